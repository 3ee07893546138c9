import { builder } from '#api/graphql/builder.ts'
import { AssessmentTypeNameEnum, MedicalRegionEnum } from '#api/graphql/modules/medical-vocabulary.ts'
import { GenderEnum } from '#api/graphql/modules/shared-vocabulary.ts'
import { InvalidInput } from '#api/services/errors.ts'

const MedicalAssessmentInput = builder.inputType('MedicalAssessmentInput', {
  description:
    'A medical assessment by disease type. Age, gender and region are required; what was not told or measured is left ' +
    'out. The age of a child under five can be given in months; the limits of weight and height are then a child’s.',
  fields: (t) => ({
    assessmentType: t.field({ type: AssessmentTypeNameEnum, required: true, description: 'What it is about.' }),
    age: t.int({ description: 'Completed years, 1 to 120. May be left out where ageMonths is given.' }),
    ageMonths: t.int({ description: 'Completed months, 0 to 59.' }),
    gender: t.field({ type: GenderEnum, required: true, description: 'Gender.' }),
    weightKg: t.float({ description: 'Weight, 10 to 300 kg (1 to 60 with ageMonths).' }),
    heightCm: t.float({ description: 'Height, 50 to 250 cm (40 to 130 with ageMonths).' }),
    pregnant: t.boolean({ description: 'Whether pregnant; left out: not known.' }),
    pregnancyWeeks: t.int({ description: 'Completed weeks of the pregnancy, 0 to 45.' }),
    afterBirth: t.boolean({ description: 'Whether she gave birth, or a pregnancy ended, within six weeks.' }),
    region: t.field({ type: MedicalRegionEnum, required: true, description: 'The country.' }),
    temperatureC: t.float({ description: 'Temperature, 25 to 45 °C.' }),
    bloodPressure: t.string({ description: 'Blood pressure as it is written, such as `120/80`, mmHg.' }),
    heartRatePerMin: t.float({ description: 'Heart rate, 20 to 300 a minute.' }),
    respiratoryRatePerMin: t.float({ description: 'Breaths, 4 to 150 a minute.' }),
    oxygenSaturationPercent: t.float({ description: 'Oxygen saturation, 40 to 100 %.' }),
    glucoseMmolPerL: t.float({ description: 'Blood glucose, 0.5 to 60 mmol/L.' }),
    glucoseFasting: t.boolean({ description: 'Whether the glucose was measured fasting.' }),
    haemoglobinGPerDl: t.float({ description: 'Haemoglobin, 1 to 25 g/dL.' }),
    creatinineUmolPerL: t.float({ description: 'Creatinine, 5 to 3000 µmol/L.' }),
    muacMm: t.float({ description: 'Mid-upper arm circumference, 60 to 500 mm.' }),
    illnessDays: t.int({ description: 'How many days it has lasted.' }),
    symptoms: t.stringList({ defaultValue: [], description: 'What is there: findings by their ids.' }),
    checklistComplete: t.boolean({
      defaultValue: false,
      description: 'The whole checklist was gone through: what of it is not among the symptoms is not there.',
    }),
    medicalHistory: t.stringList({ defaultValue: [], description: 'Of the sixteen of the history: by their ids.' }),
    medicines: t.stringList({ defaultValue: [], description: 'Medicines taken now, each by its name.' }),
    allergies: t.stringList({ defaultValue: [], description: 'What is not tolerated, each by its name.' }),
    examinationFindings: t.string({ description: 'In the words of whoever examined; they are read and weighed.' }),
    facilityId: t.id({ description: 'Where it is made: a facility of the region.' }),
  }),
})

const SubmittedType = builder.objectRef<{ id: string; assessmentId: string }>('SubmittedMedicalAssessment').implement({
  description: 'A medical assessment that was taken.',
  fields: (t) => ({
    planId: t.id({ description: 'The plan that was computed from it.', resolve: ({ id }) => id }),
    assessmentId: t.exposeID('assessmentId', { description: 'The assessment.' }),
  }),
})

builder.mutationField('submitMedicalAssessment', (t) =>
  t.field({
    type: SubmittedType,
    description: 'Takes a medical assessment of one’s own, or of a patient whom one may see, and computes its plan.',
    args: {
      id: t.arg.id({ required: true, description: 'The new assessment’s id, a UUIDv7 made by the client.' }),
      input: t.arg({ type: MedicalAssessmentInput, required: true, description: 'The assessment.' }),
      patientId: t.arg.id({ description: 'The patient whom it is of; left out: oneself.' }),
    },
    errors: {
      types: [InvalidInput],
      union: { name: 'SubmitMedicalAssessmentResult', description: 'What came of it.' },
    },
    resolve: (_root, { id, input, patientId }, { services, actor }) =>
      services.submitMedicalAssessment(actor, { id, patientId, assessment: input }),
  }),
)
