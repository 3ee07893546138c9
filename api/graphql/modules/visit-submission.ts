import { builder } from '#api/graphql/builder.ts'
import { VisitDurationEnum, VisitSeverityEnum } from '#api/graphql/modules/visit-vocabulary.ts'
import { InvalidInput, NotFound } from '#api/services/errors.ts'

const VisitInput = builder.inputType('VisitInput', {
  description:
    'A visit of a patient, whose age and gender are those of the record. Temperature, blood pressure, chief complaint and ' +
    'general appearance are required, but of a visit that a danger cuts short; of a child under five it can be said that ' +
    'the blood pressure was not measured. What was not told or measured is left out.',
  fields: (t) => ({
    cutShort: t.boolean({
      defaultValue: false,
      description:
        'The patient is referred at once: what is missing was not asked. Taken only where there is a danger.',
    }),
    temperatureC: t.float({ description: 'Temperature, 25 to 45 °C.' }),
    bloodPressure: t.string({ description: 'Blood pressure as it is written, such as `120/80`, mmHg.' }),
    bloodPressureNotMeasured: t.boolean({ description: 'Of a child under five: that it was not measured.' }),
    heartRatePerMin: t.float({ description: 'Heart rate, 20 to 300 a minute.' }),
    respiratoryRatePerMin: t.float({ description: 'Breaths, 4 to 150 a minute.' }),
    oxygenSaturationPercent: t.float({ description: 'Oxygen saturation, 40 to 100 %.' }),
    weightKg: t.float({ description: 'Weight, 10 to 300 kg (1 to 60 under five years).' }),
    heightCm: t.float({ description: 'Height, 50 to 250 cm (40 to 130 under five years).' }),
    muacMm: t.float({ description: 'Mid-upper arm circumference, 60 to 500 mm.' }),
    glucoseMmolPerL: t.float({ description: 'Blood glucose, 0.5 to 60 mmol/L.' }),
    glucoseFasting: t.boolean({ description: 'Whether the glucose was measured fasting.' }),
    haemoglobinGPerDl: t.float({ description: 'Haemoglobin, 1 to 25 g/dL.' }),
    pregnant: t.boolean({ description: 'Whether pregnant; left out: not known.' }),
    pregnancyWeeks: t.int({ description: 'Completed weeks of the pregnancy, 0 to 45.' }),
    afterBirth: t.boolean({ description: 'Whether she gave birth, or a pregnancy ended, within six weeks.' }),
    chiefComplaint: t.string({ description: 'The chief complaint, up to 1000 characters; it is read and weighed.' }),
    duration: t.field({ type: VisitDurationEnum, description: 'How long it has lasted.' }),
    illnessDays: t.int({ description: 'How many days exactly, within the duration.' }),
    severity: t.field({ type: VisitSeverityEnum, description: 'How bad it is.' }),
    painScale: t.int({ description: 'Pain, 0 to 10.' }),
    associatedSymptoms: t.stringList({ defaultValue: [], description: 'Ticked of the sixteen: by their ids.' }),
    symptoms: t.stringList({
      defaultValue: [],
      description: 'Danger signs and whatever else is there: findings of the clinical engine by their ids.',
    }),
    signsComplete: t.boolean({
      defaultValue: false,
      description: 'All danger signs were asked and looked for: what of them is not ticked is not there.',
    }),
    generalAppearance: t.string({
      description: 'How the patient looks, up to 1000 characters; it is read and weighed.',
    }),
    headEyes: t.string({ description: 'Head and eyes.' }),
    chestLungs: t.string({ description: 'Chest and lungs.' }),
    heart: t.string({ description: 'Heart.' }),
    abdomen: t.string({ description: 'Abdomen.' }),
    extremities: t.string({ description: 'Arms and legs.' }),
    neurological: t.string({ description: 'Nerves and mind.' }),
    skin: t.string({ description: 'Skin.' }),
    currentMedications: t.string({ description: 'Medicines taken now, with commas or line breaks between them.' }),
    allergies: t.string({ description: 'What is not tolerated, with commas or line breaks between.' }),
    previousIllnesses: t.string({ description: 'Previous illnesses.' }),
    familyHistory: t.string({ description: 'Illnesses of the family: never the patient’s own.' }),
    socialHistory: t.string({ description: 'How the patient lives.' }),
    riskFactors: t.stringList({ defaultValue: [], description: 'Of the thirteen risk factors: by their ids.' }),
  }),
})

const SubmittedVisitType = builder.objectRef<{ id: string; planId: string }>('SubmittedVisit').implement({
  description: 'A visit that was taken.',
  fields: (t) => ({
    visitId: t.id({ description: 'The visit, which is an assessment.', resolve: ({ id }) => id }),
    planId: t.exposeID('planId', { description: 'The plan that was computed from it.' }),
  }),
})

builder.mutationFields((t) => ({
  submitVisit: t.field({
    type: SubmittedVisitType,
    description:
      'Takes a visit of a patient whom one may see, and computes its plan. For health workers at the bedside.',
    args: {
      id: t.arg.id({ required: true, description: 'The new visit’s id, a UUIDv7 made by the client.' }),
      patientId: t.arg.id({ required: true, description: 'The patient.' }),
      input: t.arg({ type: VisitInput, required: true, description: 'The visit.' }),
    },
    errors: { types: [InvalidInput], union: { name: 'SubmitVisitResult', description: 'What came of it.' } },
    resolve: (_root, { id, patientId, input }, { services, actor }) =>
      services.submitVisit(actor, { id, patientId, visit: input }),
  }),
  reviewVisit: t.prismaField({
    type: 'Visit',
    description: 'Says whether a health worker agrees with the answer to a visit, and why not.',
    args: {
      id: t.arg.id({ required: true, description: 'The visit’s id.' }),
      agreed: t.arg.boolean({ required: true, description: 'Whether they agree.' }),
      reason: t.arg.string({ description: 'Why not, up to 1000 characters; required where they do not agree.' }),
    },
    errors: {
      types: [InvalidInput, NotFound],
      union: { name: 'ReviewVisitResult', description: 'What came of it.' },
    },
    resolve: (_query, _root, sent, { services, actor }) => services.reviewVisit(actor, sent),
  }),
}))
