import { builder } from '#api/graphql/builder.ts'
import { RiskLevelEnum } from '#api/graphql/modules/medical-vocabulary.ts'
import { TimelineEntryType } from '#api/graphql/modules/record-entries.ts'
import { RecordEntryKindEnum } from '#api/graphql/modules/record-vocabulary.ts'
import { LanguageEnum } from '#api/graphql/modules/shared-vocabulary.ts'
import { orNothing } from '#api/graphql/or-nothing.ts'
import { memberOf } from '#api/graphql/scalars.ts'
import { parseInput } from '#api/services/parse-input.ts'
import type { OpenedRecord, RecordedCondition, RecordedMeasurements } from '#api/services/records/open-record.ts'
import { TRIAGE_LEVELS } from '#domain/clinical/knowledge/conditions/condition.ts'
import { TimelineInput } from '#domain/input/records.ts'

const measured = (unit: string) =>
  ({ nullable: true, description: `${unit}; none where it was not measured.` }) as const

const MeasurementsType = builder.objectRef<RecordedMeasurements>('RecordedMeasurements').implement({
  description: 'What was measured of a patient at one time.',
  fields: (t) => ({
    assessmentId: t.exposeID('id', { description: 'The assessment at which.' }),
    at: t.expose('createdAt', { type: 'DateTime', description: 'When.' }),
    temperatureC: t.exposeFloat('temperatureC', measured('Temperature, °C')),
    systolicMmHg: t.exposeFloat('systolicMmHg', measured('Systolic blood pressure, mmHg')),
    diastolicMmHg: t.exposeFloat('diastolicMmHg', measured('Diastolic blood pressure, mmHg')),
    heartRatePerMin: t.exposeFloat('heartRatePerMin', measured('Heart beats a minute')),
    respiratoryRatePerMin: t.exposeFloat('respiratoryRatePerMin', measured('Breaths a minute')),
    oxygenSaturationPercent: t.exposeFloat('oxygenSaturationPercent', measured('Oxygen saturation, %')),
    glucoseMmolPerL: t.exposeFloat('glucoseMmolPerL', measured('Blood glucose, mmol/L')),
    glucoseFasting: t.exposeBoolean('glucoseFasting', {
      nullable: true,
      description: 'Whether the glucose was measured fasting; none: not known.',
    }),
    weightKg: t.exposeFloat('weightKg', measured('Weight, kg')),
    heightCm: t.exposeFloat('heightCm', measured('Length or height, cm')),
    muacMm: t.exposeFloat('muacMm', measured('Mid-upper arm circumference, mm')),
  }),
})

const ConditionType = builder.objectRef<RecordedCondition>('RecordedCondition').implement({
  description: 'A condition that came first in one or more plans of a patient: diagnostic support, not a diagnosis.',
  fields: (t) => ({
    condition: t.exposeString('condition', { description: 'Its id in the engine’s knowledge.' }),
    name: t.string({
      description: 'Its name, in the words of the last plan that has it first.',
      args: { language: t.arg({ type: LanguageEnum, defaultValue: 'en', description: 'The language.' }) },
      resolve: ({ nameEn, nameSw }, { language }) => (language === 'sw' ? nameSw : nameEn),
    }),
    planId: t.exposeID('planId', { description: 'That plan.' }),
    riskLevel: t.field({
      type: RiskLevelEnum,
      description: 'The risk level of that plan.',
      resolve: ({ riskLevel }) => memberOf(TRIAGE_LEVELS, riskLevel),
    }),
    lastAt: t.expose('lastAt', { type: 'DateTime', description: 'When it came first last.' }),
    firstAt: t.expose('firstAt', { type: 'DateTime', description: 'When it did so for the first time.' }),
    times: t.exposeInt('times', { description: 'How many plans have it first.' }),
    agreed: t.exposeBoolean('agreed', {
      nullable: true,
      description: 'Whether the health worker agreed with the last of them; none where nobody said.',
    }),
  }),
})

const PatientRecordType = builder.objectRef<OpenedRecord>('PatientRecord').implement({
  description: 'All that is kept of a patient, also in the records that were found to be the same person’s.',
  fields: (t) => ({
    patient: t.prismaField({
      type: 'Patient',
      description: 'The patient, as the record that is kept has them.',
      resolve: (_query, { patient }) => patient,
    }),
    joined: t.exposeBoolean('joined', { description: 'Whether the patient’s own account reads it.' }),
    timeline: t.field({
      type: [TimelineEntryType],
      description: 'What was done for the patient and what is planned, newest first, a page at a time.',
      args: {
        limit: t.arg.int({ defaultValue: 20, description: 'How many, 1 to 100.' }),
        cursor: t.arg.id({ description: 'The id of the last entry of the page before.' }),
        kinds: t.arg({ type: [RecordEntryKindEnum], description: 'Of these kinds only.' }),
      },
      resolve: ({ timeline }, page) => timeline(parseInput(TimelineInput, page)),
    }),
    measurements: t.field({
      type: [MeasurementsType],
      description: 'What was measured, the oldest first: the last two hundred times.',
      resolve: ({ measurements }) => measurements(),
    }),
    conditions: t.field({
      type: [ConditionType],
      description: 'The first condition of each plan, each once, that of the last plan first.',
      resolve: ({ conditions }) => conditions(),
    }),
  }),
})

builder.queryFields((t) => ({
  patientRecord: t.field({
    type: PatientRecordType,
    nullable: true,
    description: 'The record of a patient whom you may see, or nothing. For health workers.',
    args: { id: t.arg.id({ required: true, description: 'The patient’s id.' }) },
    resolve: (_root, { id }, { services, actor }) => orNothing(() => services.openPatientRecord(actor, id)),
  }),
  myRecord: t.field({
    type: PatientRecordType,
    nullable: true,
    description: 'The record of the patient that you are, or nothing where your account is joined to none.',
    resolve: (_root, _args, { services, actor }) => orNothing(() => services.openOwnRecord(actor)),
  }),
}))
