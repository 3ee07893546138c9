import { builder } from '#api/graphql/builder.ts'
import { AppointmentStatusEnum, AppointmentTypeEnum, ProgrammeEnum } from '#api/graphql/modules/care-vocabulary.ts'
import { AssessmentTypeType } from '#api/graphql/modules/medical-types.ts'
import { RiskLevelEnum } from '#api/graphql/modules/medical-vocabulary.ts'
import { BodyPartEnum, jpegDataUrl, PhotoAssessmentTypeEnum, PhotoSeverityEnum } from '#api/graphql/modules/photos.ts'
import { PrescriptionStatusEnum } from '#api/graphql/modules/prescriptions.ts'
import { ReferralStatusEnum, ReferralUrgencyEnum } from '#api/graphql/modules/referrals.ts'
import { LanguageEnum } from '#api/graphql/modules/shared-vocabulary.ts'
import { memberOf } from '#api/graphql/scalars.ts'
import { assessmentTypeOf } from '#api/services/medical/list-assessment-types.ts'
import { TRIAGE_LEVELS } from '#domain/clinical/knowledge/conditions/condition.ts'
import type {
  AppointmentEntry,
  AssessmentEntry,
  EmergencyCallEntry,
  EnrolmentEntry,
  PhotoEntry,
  PrescribedItem,
  PrescriptionEntry,
  RecordEntry,
  ReferralEntry,
  VisitEntry,
} from '#domain/patients/record-entry.ts'
import { APPOINTMENT_STATUSES, APPOINTMENT_TYPES } from '#domain/vocabulary/appointments.ts'
import { ASSESSMENT_TYPE_NAMES } from '#domain/vocabulary/medical/assessment-types.ts'
import { BODY_PARTS, PHOTO_ASSESSMENT_TYPES, PHOTO_SEVERITIES } from '#domain/vocabulary/photos.ts'
import { PRESCRIPTION_STATUSES } from '#domain/vocabulary/prescriptions.ts'
import { PROGRAMMES } from '#domain/vocabulary/programmes.ts'
import { REFERRAL_STATUSES, REFERRAL_URGENCIES } from '#domain/vocabulary/referrals.ts'

/** What every entry says: the key is the record's own id, which the next page begins behind. */
const RecordEntryInterface = builder.interfaceRef<RecordEntry>('RecordEntry').implement({
  description: 'Something that was done for a patient: when, by whom and where.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The record’s id; the cursor of the page after it.' }),
    at: t.expose('at', { type: 'DateTime', description: 'When it was done; of an appointment, when it is to be.' }),
    byName: t.exposeString('byName', { nullable: true, description: 'The name of who did it.' }),
    placeName: t.exposeString('placeName', { nullable: true, description: 'The facility at which it was done.' }),
  }),
})

const PatientAnswerInterface = builder.interfaceRef<AssessmentEntry | VisitEntry>('RecordedAnswer').implement({
  description: 'What the clinical engine answered to an assessment; none where there is no plan.',
  fields: (t) => ({
    planId: t.exposeID('planId', { nullable: true, description: 'The plan.' }),
    riskLevel: t.field({
      type: RiskLevelEnum,
      nullable: true,
      description: 'How soon the patient had to be seen.',
      resolve: ({ riskLevel }) => (riskLevel === null ? null : memberOf(TRIAGE_LEVELS, riskLevel)),
    }),
    diagnosis: t.string({
      nullable: true,
      description: 'The likeliest condition with what it is, or that too little was known.',
      args: { language: t.arg({ type: LanguageEnum, defaultValue: 'en', description: 'The language.' }) },
      resolve: ({ diagnosis }, { language }) => diagnosis?.[language ?? 'en'] ?? null,
    }),
  }),
})

const AssessmentEntryType = builder.objectRef<AssessmentEntry>('AssessmentEntry').implement({
  description: 'An assessment by disease type.',
  interfaces: [RecordEntryInterface, PatientAnswerInterface],
  fields: (t) => ({
    assessmentType: t.field({
      type: AssessmentTypeType,
      description: 'What it was about.',
      resolve: ({ assessmentType }) => assessmentTypeOf(memberOf(ASSESSMENT_TYPE_NAMES, assessmentType)),
    }),
  }),
})

const VisitEntryType = builder.objectRef<VisitEntry>('VisitEntry').implement({
  description: 'A health worker’s assessment at the bedside.',
  interfaces: [RecordEntryInterface, PatientAnswerInterface],
  fields: (t) => ({
    chiefComplaint: t.exposeString('chiefComplaint', {
      description: 'Why the patient came; empty: not asked, since a danger cut the visit short.',
    }),
    agreed: t.exposeBoolean('agreed', {
      nullable: true,
      description: 'Whether the health worker agreed with the answer; none while nobody said.',
    }),
    disagreementReason: t.exposeString('disagreementReason', { nullable: true, description: 'Why not.' }),
  }),
})

const ReferralEntryType = builder.objectRef<ReferralEntry>('ReferralEntry').implement({
  description: 'The patient was sent to another facility.',
  interfaces: [RecordEntryInterface],
  fields: (t) => ({
    toName: t.exposeString('toName', { description: 'The facility to which.' }),
    urgency: t.field({
      type: ReferralUrgencyEnum,
      description: 'How soon the patient was to be seen there.',
      resolve: ({ urgency }) => memberOf(REFERRAL_URGENCIES, urgency),
    }),
    reason: t.exposeString('reason', { description: 'Why.' }),
    status: t.field({
      type: ReferralStatusEnum,
      description: 'What became of it.',
      resolve: ({ status }) => memberOf(REFERRAL_STATUSES, status),
    }),
  }),
})

const PrescribedItemType = builder.objectRef<PrescribedItem>('PrescribedItem').implement({
  description: 'A medicine of a prescription.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Its name.' }),
    genericName: t.exposeString('genericName', { description: 'The name of its substance.' }),
    dosage: t.exposeString('dosage', { description: 'How much, how and how often it is taken.' }),
    quantity: t.exposeInt('quantity', { nullable: true, description: 'How many units of it are given out.' }),
    instructions: t.exposeString('instructions', { nullable: true, description: 'What else there is to know.' }),
    durationDays: t.exposeInt('durationDays', { nullable: true, description: 'For how many days it is taken.' }),
  }),
})

const PrescriptionEntryType = builder.objectRef<PrescriptionEntry>('PrescriptionEntry').implement({
  description: 'Medicines that were asked for.',
  interfaces: [RecordEntryInterface],
  fields: (t) => ({
    diagnosis: t.exposeString('diagnosis', { description: 'What for.' }),
    instructions: t.exposeString('instructions', { nullable: true, description: 'For all of them.' }),
    followUpOn: t.exposeString('followUpOn', { nullable: true, description: 'When to come again, YYYY-MM-DD.' }),
    status: t.field({
      type: PrescriptionStatusEnum,
      description: 'What became of it.',
      resolve: ({ status }) => memberOf(PRESCRIPTION_STATUSES, status),
    }),
    items: t.field({
      type: [PrescribedItemType],
      description: 'The medicines, in order.',
      resolve: ({ items }) => [...items],
    }),
  }),
})

const AppointmentEntryType = builder.objectRef<AppointmentEntry>('AppointmentEntry').implement({
  description: 'A time at which the patient is, or was, expected.',
  interfaces: [RecordEntryInterface],
  fields: (t) => ({
    type: t.field({
      type: AppointmentTypeEnum,
      description: 'How the patient is seen.',
      resolve: ({ type }) => memberOf(APPOINTMENT_TYPES, type),
    }),
    reason: t.exposeString('reason', { nullable: true, description: 'Why.' }),
    status: t.field({
      type: AppointmentStatusEnum,
      description: 'What became of it.',
      resolve: ({ status }) => memberOf(APPOINTMENT_STATUSES, status),
    }),
  }),
})

const EnrolmentEntryType = builder.objectRef<EnrolmentEntry>('EnrolmentEntry').implement({
  description: 'The patient was enrolled in a programme.',
  interfaces: [RecordEntryInterface],
  fields: (t) => ({
    programme: t.field({
      type: ProgrammeEnum,
      description: 'In which.',
      resolve: ({ programme }) => memberOf(PROGRAMMES, programme),
    }),
    startedOn: t.exposeString('startedOn', { description: 'The first day, YYYY-MM-DD.' }),
    endedOn: t.exposeString('endedOn', { nullable: true, description: 'The last day, YYYY-MM-DD.' }),
    endReason: t.exposeString('endReason', { nullable: true, description: 'Why it ended.' }),
  }),
})

const PhotoEntryType = builder.objectRef<PhotoEntry>('PhotoEntry').implement({
  description: 'A medical photo.',
  interfaces: [RecordEntryInterface],
  fields: (t) => ({
    assessmentType: t.field({
      type: PhotoAssessmentTypeEnum,
      description: 'What it was taken for.',
      resolve: ({ assessmentType }) => memberOf(PHOTO_ASSESSMENT_TYPES, assessmentType),
    }),
    bodyPart: t.field({
      type: BodyPartEnum,
      description: 'What it shows.',
      resolve: ({ bodyPart }) => memberOf(BODY_PARTS, bodyPart),
    }),
    findings: t.exposeString('findings', { description: 'What is seen on it; empty where nobody said.' }),
    severity: t.field({
      type: PhotoSeverityEnum,
      description: 'How bad whoever took it took it to be.',
      resolve: ({ severity }) => memberOf(PHOTO_SEVERITIES, severity),
    }),
    thumbnailUrl: t.string({
      description: 'A small picture, as a data URL.',
      resolve: ({ thumbnail }) => jpegDataUrl(thumbnail),
    }),
  }),
})

const EmergencyCallEntryType = builder.objectRef<EmergencyCallEntry>('EmergencyCallEntry').implement({
  description: 'The Emergency button was pressed.',
  interfaces: [RecordEntryInterface],
  fields: (t) => ({
    country: t.exposeString('country', { description: 'Whose number was offered: ISO 3166-1.' }),
  }),
})

const TYPE_OF_KIND = {
  assessment: AssessmentEntryType,
  visit: VisitEntryType,
  referral: ReferralEntryType,
  prescription: PrescriptionEntryType,
  appointment: AppointmentEntryType,
  enrolment: EnrolmentEntryType,
  emergency_call: EmergencyCallEntryType,
  photo: PhotoEntryType,
} as const satisfies Record<RecordEntry['kind'], unknown>

/** One entry of a patient's timeline. A new kind of record is a new member. */
export const TimelineEntryType = builder.unionType('TimelineEntry', {
  description: 'An entry of a patient’s timeline.',
  types: Object.values(TYPE_OF_KIND),
  resolveType: ({ kind }) => TYPE_OF_KIND[kind].name,
})
