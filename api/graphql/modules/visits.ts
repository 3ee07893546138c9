import { builder } from '#api/graphql/builder.ts'
import { VisitDurationEnum, VisitSeverityEnum } from '#api/graphql/modules/visit-vocabulary.ts'
import { orNothing } from '#api/graphql/or-nothing.ts'
import { memberOf } from '#api/graphql/scalars.ts'
import { VISIT_DURATION_CODES, VISIT_SEVERITY_CODES } from '#domain/vocabulary/visits.ts'

const VisitExaminationType = builder.prismaObject('Visit', {
  variant: 'VisitExamination',
  description: 'What was seen at a visit, in the words of whoever examined; none where it was not looked at.',
  fields: (t) => ({
    generalAppearance: t.exposeString('generalAppearance', {
      description: 'General appearance; empty: not asked, since a danger cut the visit short.',
    }),
    headEyes: t.exposeString('headEyes', { nullable: true, description: 'Head and eyes.' }),
    chestLungs: t.exposeString('chestLungs', { nullable: true, description: 'Chest and lungs.' }),
    heart: t.exposeString('heart', { nullable: true, description: 'Heart.' }),
    abdomen: t.exposeString('abdomen', { nullable: true, description: 'Abdomen.' }),
    extremities: t.exposeString('extremities', { nullable: true, description: 'Arms and legs.' }),
    neurological: t.exposeString('neurological', { nullable: true, description: 'Nerves and mind.' }),
    skin: t.exposeString('skin', { nullable: true, description: 'Skin.' }),
  }),
})

const VisitHistoryType = builder.prismaObject('Visit', {
  variant: 'VisitHistory',
  description: 'What was there before the illness, as it was told at a visit; none where it was not asked.',
  fields: (t) => ({
    currentMedications: t.exposeString('currentMedications', { nullable: true, description: 'Medicines taken now.' }),
    allergies: t.exposeString('allergies', { nullable: true, description: 'What is not tolerated.' }),
    previousIllnesses: t.exposeString('previousIllnesses', { nullable: true, description: 'Previous illnesses.' }),
    familyHistory: t.exposeString('familyHistory', {
      nullable: true,
      description: 'Illnesses of the family, none of which counts as the patient’s own.',
    }),
    socialHistory: t.exposeString('socialHistory', { nullable: true, description: 'How the patient lives.' }),
    medicalAlerts: t.exposeStringList('medicalAlerts', {
      description: 'What the patient’s record warned of on that day.',
    }),
    riskFactors: t.exposeStringList('riskFactors', {
      description: 'Ticked of the risk factors: findings by their ids.',
    }),
  }),
})

builder.prismaObject('Visit', {
  description: 'A visit of a patient: everything that was entered. What was measured and ticked is its assessment.',
  fields: (t) => ({
    id: t.exposeID('assessmentId', { description: 'The visit’s id, which is its assessment’s.' }),
    assessment: t.relation('assessment', { description: 'The assessment that it is, with its patient and plan.' }),
    chiefComplaint: t.exposeString('chiefComplaint', {
      description: 'The chief complaint; empty: not asked, since a danger cut the visit short.',
    }),
    duration: t.field({
      type: VisitDurationEnum,
      nullable: true,
      description: 'How long it has lasted; none: not said.',
      select: { duration: true },
      resolve: ({ duration }) => (duration === null ? null : memberOf(VISIT_DURATION_CODES, duration)),
    }),
    severity: t.field({
      type: VisitSeverityEnum,
      nullable: true,
      description: 'How bad it is; none: not said.',
      select: { severity: true },
      resolve: ({ severity }) => (severity === null ? null : memberOf(VISIT_SEVERITY_CODES, severity)),
    }),
    painScale: t.exposeInt('painScale', { nullable: true, description: 'Pain, 0 to 10; none: not asked.' }),
    associatedSymptoms: t.exposeStringList('associatedSymptoms', {
      description: 'Ticked of the sixteen: findings by their ids.',
    }),
    examination: t.variant(VisitExaminationType, { description: 'What was seen.' }),
    history: t.variant(VisitHistoryType, { description: 'What was there before.' }),
    agreed: t.exposeBoolean('agreed', {
      nullable: true,
      description: 'Whether a health worker agrees with the answer; none: nobody has said yet.',
    }),
    disagreementReason: t.exposeString('disagreementReason', { nullable: true, description: 'Why not.' }),
    reviewedAt: t.expose('reviewedAt', { type: 'DateTime', nullable: true, description: 'When that was said.' }),
  }),
})

builder.queryField('visit', (t) =>
  t.prismaField({
    type: 'Visit',
    nullable: true,
    description: 'A visit of a patient whom you may see, or nothing. For health workers.',
    args: { id: t.arg.id({ required: true, description: 'The visit’s id.' }) },
    // All of it is read, whatever is asked for: a visit and what hangs on it in one statement.
    resolve: (_query, _root, { id }, { services, actor }) => orNothing(() => services.readVisit(actor, id)),
  }),
)
