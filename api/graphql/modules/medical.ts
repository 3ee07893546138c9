import { builder } from '#api/graphql/builder.ts'
import { MedicalPlanContentType } from '#api/graphql/modules/medical-plan-content.ts'
import { AssessmentTypeType } from '#api/graphql/modules/medical-types.ts'
import { AssessmentTypeNameEnum, MedicalRegionEnum, RiskLevelEnum } from '#api/graphql/modules/medical-vocabulary.ts'
import { GenderEnum, LanguageEnum } from '#api/graphql/modules/shared-vocabulary.ts'
import { orNothing } from '#api/graphql/or-nothing.ts'
import { PLAIN } from '#api/graphql/plain-fields.ts'
import { memberOf } from '#api/graphql/scalars.ts'
import { assessmentTypeOf } from '#api/services/medical/list-assessment-types.ts'
import { planResult, planTexts } from '#api/services/medical/stored-plan.ts'
import { TRIAGE_LEVELS } from '#domain/clinical/knowledge/conditions/condition.ts'
import { writeBloodPressure } from '#domain/input/blood-pressure.ts'
import { RECORDED_REGIONS } from '#domain/vocabulary/countries.ts'
import { RECORDED_TYPE_NAMES } from '#domain/vocabulary/medical/recorded-types.ts'
import { GENDERS } from '#domain/vocabulary/nutrition.ts'

const VitalSignsType = builder.prismaObject('MedicalAssessment', {
  variant: 'MedicalVitalSigns',
  description: 'What was measured; none where it was not.',
  fields: (t) => ({
    temperatureC: t.exposeFloat('temperatureC', { nullable: true, description: 'Temperature, °C.' }),
    bloodPressure: t.string({
      nullable: true,
      description: 'Blood pressure, mmHg, such as `120/80`.',
      select: { systolicMmHg: true, diastolicMmHg: true },
      resolve: writeBloodPressure,
    }),
    heartRatePerMin: t.exposeFloat('heartRatePerMin', { nullable: true, description: 'Heart rate, per minute.' }),
    respiratoryRatePerMin: t.exposeFloat('respiratoryRatePerMin', {
      nullable: true,
      description: 'Breaths per minute.',
    }),
    oxygenSaturationPercent: t.exposeFloat('oxygenSaturationPercent', {
      nullable: true,
      description: 'Oxygen saturation, %.',
    }),
    glucoseMmolPerL: t.exposeFloat('glucoseMmolPerL', { nullable: true, description: 'Blood glucose, mmol/L.' }),
    glucoseFasting: t.exposeBoolean('glucoseFasting', {
      nullable: true,
      description: 'Whether the glucose was measured fasting.',
    }),
    haemoglobinGPerDl: t.exposeFloat('haemoglobinGPerDl', { nullable: true, description: 'Haemoglobin, g/dL.' }),
    creatinineUmolPerL: t.exposeFloat('creatinineUmolPerL', { nullable: true, description: 'Creatinine, µmol/L.' }),
    muacMm: t.exposeFloat('muacMm', { nullable: true, description: 'Mid-upper arm circumference, mm.' }),
  }),
})

builder.prismaObject('MedicalAssessment', {
  description: 'What was told, measured and seen of one person for an assessment by disease type. It is never changed.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The assessment’s id.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was taken.' }),
    assessmentType: t.field({
      type: AssessmentTypeType,
      description: 'What it is about.',
      select: { assessmentType: true },
      resolve: ({ assessmentType }) => assessmentTypeOf(memberOf(RECORDED_TYPE_NAMES, assessmentType)),
    }),
    age: t.exposeInt('age', { description: 'Completed years; 0 under one year.' }),
    ageMonths: t.exposeInt('ageMonths', {
      nullable: true,
      description: 'Completed months, where the age of a child under five was given so.',
    }),
    gender: t.field({
      type: GenderEnum,
      description: 'Gender.',
      select: { gender: true },
      resolve: ({ gender }) => memberOf(GENDERS, gender),
    }),
    weightKg: t.exposeFloat('weightKg', { nullable: true, description: 'Weight, kg.' }),
    heightCm: t.exposeFloat('heightCm', { nullable: true, description: 'Height or length, cm.' }),
    pregnant: t.exposeBoolean('pregnant', { nullable: true, description: 'Whether pregnant; none: not known.' }),
    pregnancyWeeks: t.exposeInt('pregnancyWeeks', { nullable: true, description: 'Completed weeks of the pregnancy.' }),
    afterBirth: t.exposeBoolean('afterBirth', {
      nullable: true,
      description: 'Whether she gave birth, or a pregnancy ended, within six weeks; none: not known.',
    }),
    region: t.field({
      type: MedicalRegionEnum,
      description: 'The country.',
      select: { region: true },
      resolve: ({ region }) => memberOf(RECORDED_REGIONS, region),
    }),
    vitalSigns: t.variant(VitalSignsType, { description: 'What was measured.' }),
    illnessDays: t.exposeInt('illnessDays', { nullable: true, description: 'How many days the illness has lasted.' }),
    symptoms: t.exposeStringList('symptoms', { description: 'What was ticked: findings by their ids.' }),
    checklistComplete: t.exposeBoolean('checklistComplete', {
      description: 'The whole checklist was gone through: what is not ticked is not there.',
    }),
    medicalHistory: t.exposeStringList('medicalHistory', {
      description: 'Ticked of the history: findings by their ids.',
    }),
    medicines: t.exposeStringList('medicines', { description: 'Medicines taken now, as they were named.' }),
    allergies: t.exposeStringList('allergies', { description: 'What is not tolerated, as it was named.' }),
    examinationFindings: t.exposeString('examinationFindings', {
      nullable: true,
      description: 'In the words of whoever examined.',
    }),
    facility: t.relation('facility', { nullable: true, description: 'Where it was made.' }),
    patient: t.relation('patient', {
      nullable: true,
      description: 'The patient whom it was filed for; none where it is one’s own.',
    }),
    plan: t.relation('plan', { nullable: true, description: 'The plan that was computed from it.' }),
  }),
})

builder.prismaObject('MedicalPlan', {
  description: 'What the clinical engine answered to one assessment. It is never changed afterwards.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The plan’s id.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was made.' }),
    engineVersion: t.exposeString('engineVersion', { description: 'The version of the engine and its knowledge.' }),
    riskLevel: t.field({
      type: RiskLevelEnum,
      description: 'How soon the person must be seen.',
      select: { riskLevel: true },
      resolve: ({ riskLevel }) => memberOf(TRIAGE_LEVELS, riskLevel),
    }),
    confidenceScore: t.exposeFloat('confidence', {
      description: 'How often a first condition given with this much certainty is right, 0 to 1.',
    }),
    followUpRequired: t.exposeBoolean('followUpRequired', {
      description: 'Whether somebody must see the person again.',
    }),
    followUpDays: t.field({
      type: ['Int'],
      description: 'How many days after the plan the person is to be seen again, the soonest first.',
      select: { result: true },
      resolve: (plan) => [...planResult(plan).plan.followUpDays],
    }),
    diagnosis: t.string({
      description: 'The likeliest condition with what it is, or that too little is known.',
      args: { language: t.arg({ type: LanguageEnum, defaultValue: 'en', description: 'The language.' }) },
      select: { diagnosisEn: true, diagnosisSw: true },
      resolve: ({ diagnosisEn, diagnosisSw }, { language }) => (language === 'sw' ? diagnosisSw : diagnosisEn),
    }),
    assessment: t.relation('assessment', { description: 'What it was computed from.' }),
    content: t.field({
      type: MedicalPlanContentType,
      description: 'What it says, in the language asked for.',
      args: { language: t.arg({ type: LanguageEnum, defaultValue: 'en', description: 'The language of its texts.' }) },
      select: { texts: true },
      extensions: PLAIN,
      resolve: (plan, { language }) => planTexts(plan)[language ?? 'en'],
    }),
  }),
})

builder.queryFields((t) => {
  const listArguments = {
    limit: t.arg.int({ defaultValue: 20, description: 'How many, 1 to 100.' }),
    cursor: t.arg.id({ description: 'The id of the last record of the page before.' }),
    assessmentType: t.arg({ type: AssessmentTypeNameEnum, description: 'Of this type only.' }),
    riskLevel: t.arg({ type: RiskLevelEnum, description: 'Of this risk level only.' }),
    patientId: t.arg.id({ description: 'Of this patient only.' }),
    followUpRequired: t.arg.boolean({ description: 'Of plans with, or without, a follow-up only.' }),
    from: t.arg({ type: 'DateTime', description: 'From this moment on.' }),
    before: t.arg({ type: 'DateTime', description: 'Before this moment.' }),
    search: t.arg.string({ description: 'With this text in the type, the diagnosis or the patient’s name.' }),
  }
  return {
    medicalPlan: t.prismaField({
      type: 'MedicalPlan',
      nullable: true,
      description: 'A medical plan of your own or of a patient whom you may see, or nothing.',
      args: { id: t.arg.id({ required: true, description: 'The plan’s id.' }) },
      // All of it is read, whatever is asked for: one statement past Prisma is cheaper than a choice of fields.
      resolve: (_query, _root, { id }, { services, actor }) => orNothing(() => services.readMedicalPlan(actor, id)),
    }),
    medicalAssessments: t.prismaField({
      type: ['MedicalAssessment'],
      description: 'Assessments of your own and of the patients whom you may see, newest first, a page at a time.',
      args: listArguments,
      resolve: async (query, _root, list, { client, services, actor }) =>
        client.medicalAssessment.findMany({ ...query, ...(await services.medicalAssessmentsPage(actor, list)) }),
    }),
    medicalPlans: t.prismaField({
      type: ['MedicalPlan'],
      description: 'Plans of your own and of the patients whom you may see, newest first, a page at a time.',
      args: listArguments,
      resolve: async (query, _root, list, { client, services, actor }) =>
        client.medicalPlan.findMany({ ...query, ...(await services.medicalPlansPage(actor, list)) }),
    }),
  }
})
