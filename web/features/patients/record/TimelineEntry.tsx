import { type FragmentType, gql } from '@apollo/client'
import { useSuspenseFragment } from '@apollo/client/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { RiskBadge } from '#web/clinical/RiskBadge.tsx'
import { PhotoEntry } from '#web/features/patients/record/PhotoEntry.tsx'
import type { RecordFragment } from '#web/features/patients/record/record-fragment.ts'
import type { TimelineEntry_TimelineEntryFragment } from '#web/graphql/operations.ts'
import { useFormats } from '#web/i18n/use-formats.ts'
import type { WireLanguage } from '#web/lib/wire-names.ts'
import paper from '#web/ui/Paper.module.css'
import classes from './record.module.css'

export const TIMELINE_ENTRY: RecordFragment<TimelineEntry_TimelineEntryFragment> = gql`
  fragment TimelineEntry_timelineEntry on TimelineEntry {
    ... on RecordEntry {
      id
      at
      byName
      placeName
    }
    ... on RecordedAnswer {
      planId
      riskLevel
      answer: diagnosis(language: $language)
    }
    ... on AssessmentEntry {
      assessmentType {
        name
        displayName(language: $language)
      }
    }
    ... on VisitEntry {
      chiefComplaint
      agreed
      disagreementReason
    }
    ... on ReferralEntry {
      toName
      urgency
      reason
      referralStatus: status
    }
    ... on PrescriptionEntry {
      diagnosis
      instructions
      followUpOn
      prescriptionStatus: status
      items {
        name
        dosage
        durationDays
      }
    }
    ... on AppointmentEntry {
      type
      appointmentReason: reason
      appointmentStatus: status
    }
    ... on EnrolmentEntry {
      programme
      startedOn
      endedOn
      endReason
    }
    ... on EmergencyCallEntry {
      country
    }
    ... on PhotoEntry {
      photoOf: assessmentType
      bodyPart
      findings
      severity
      thumbnailUrl
    }
  }
`

type Entry = TimelineEntry_TimelineEntryFragment
type Of<Name extends Entry['__typename']> = Extract<Entry, { __typename: Name }>

interface Props {
  entry: FragmentType<Entry>
  language: WireLanguage
  own: boolean
  /** Whose record it is. */
  patientId: string
  /** What can be done about it. */
  children?: ReactNode
}

/** One thing that was done: when, what, by whom and where. */
export function TimelineEntry({ entry, language, own, patientId, children }: Props) {
  const { t } = useTranslation('patientRecord')
  const formats = useFormats()
  const { data } = useSuspenseFragment({ fragment: TIMELINE_ENTRY, from: entry, variables: { language } })
  const by = [data.byName, data.placeName].filter(Boolean).join(', ')
  return (
    <article className={classes.entry}>
      <p className={classes.when}>
        <time dateTime={data.at}>
          {data.__typename === 'AppointmentEntry' ? formats.moment(data.at) : formats.date(data.at)}
        </time>
      </p>
      <div className={classes.what}>
        <Told entry={data} own={own} patientId={patientId} />
        {by !== '' && <p className={classes.quiet}>{t('timeline.by', { by })}</p>}
        {children && <div className={paper.screenOnly}>{children}</div>}
      </div>
    </article>
  )
}

function Told({ entry, own, patientId }: { entry: Entry; own: boolean; patientId: string }) {
  const { t } = useTranslation('patientRecord')
  switch (entry.__typename) {
    case 'VisitEntry':
    case 'AssessmentEntry':
      return <Answered entry={entry} own={own} />
    case 'ReferralEntry':
      return (
        <>
          <h3 className={classes.rowTitle}>{t('referral.title', { place: entry.toName })}</h3>
          <p>{entry.reason}</p>
          <p className={classes.quiet}>
            {t(`referral.urgency.${entry.urgency}`)} · {t(`referral.status.${entry.referralStatus}`)}
          </p>
        </>
      )
    case 'PrescriptionEntry':
      return <Prescribed entry={entry} own={own} />
    case 'AppointmentEntry':
      return (
        <>
          <h3 className={classes.rowTitle}>{t(`appointment.type.${entry.type}`)}</h3>
          {entry.appointmentReason && <p>{entry.appointmentReason}</p>}
          <p className={classes.quiet}>{t(`appointment.status.${entry.appointmentStatus}`)}</p>
        </>
      )
    case 'EnrolmentEntry':
      return <Enrolled entry={entry} />
    case 'PhotoEntry':
      return <PhotoEntry entry={entry} patientId={own ? null : patientId} />
    case 'EmergencyCallEntry':
    default:
      return <h3 className={classes.rowTitle}>{t('emergencyCall')}</h3>
  }
}

function Answered({ entry, own }: { entry: Of<'VisitEntry'> | Of<'AssessmentEntry'>; own: boolean }) {
  const { t } = useTranslation('patientRecord')
  const isVisit = entry.__typename === 'VisitEntry'
  const title = isVisit
    ? // Empty where a danger cut the visit short.
      t(entry.chiefComplaint ? 'visit.title' : 'visit.cutShort', { complaint: entry.chiefComplaint })
    : t('assessment.title', { type: entry.assessmentType.displayName })
  return (
    <>
      <h3 className={classes.rowTitle}>
        {own || entry.planId === null ? (
          title
        ) : (
          <Link to={isVisit ? `/chw/assessment-result/${entry.id}` : `/medical/plan/${entry.planId}`}>{title}</Link>
        )}
      </h3>
      {entry.riskLevel && <RiskBadge level={entry.riskLevel} />}
      {entry.answer && <p>{entry.answer}</p>}
      {own && entry.riskLevel && <p>{t(`own.whatToDo.${entry.riskLevel}`)}</p>}
      {isVisit && entry.agreed !== null && (
        <p className={classes.quiet}>
          {entry.agreed
            ? t('visit.agreed')
            : [t('visit.disagreed'), entry.disagreementReason].filter(Boolean).join(' ')}
        </p>
      )}
    </>
  )
}

function Prescribed({ entry, own }: { entry: Of<'PrescriptionEntry'>; own: boolean }) {
  const { t } = useTranslation('patientRecord')
  const formats = useFormats()
  const title = t('prescription.title', { diagnosis: entry.diagnosis })
  return (
    <>
      <h3 className={classes.rowTitle}>
        {own ? title : <Link to={`/chw/dispense-medication/prescription/${entry.id}`}>{title}</Link>}
      </h3>
      <ul className={classes.medicines}>
        {entry.items.map(({ name, dosage, durationDays }) => (
          <li key={`${name} ${dosage}`}>
            <strong>{name}</strong>: {dosage}
            {durationDays !== null && `, ${t('prescription.days', { count: durationDays })}`}
          </li>
        ))}
      </ul>
      {entry.instructions && <p>{entry.instructions}</p>}
      {entry.followUpOn && <p>{t('prescription.followUp', { date: formats.date(entry.followUpOn) })}</p>}
      <p className={classes.quiet}>{t(`prescription.status.${entry.prescriptionStatus}`)}</p>
    </>
  )
}

function Enrolled({ entry }: { entry: Of<'EnrolmentEntry'> }) {
  const { t } = useTranslation('patientRecord')
  const formats = useFormats()
  return (
    <>
      <h3 className={classes.rowTitle}>
        {t('enrolment.title', { programme: t(`enrolment.programme.${entry.programme}`) })}
      </h3>
      <p>
        {entry.endedOn === null
          ? t('enrolment.since', { date: formats.date(entry.startedOn) })
          : t('enrolment.from', { first: formats.date(entry.startedOn), last: formats.date(entry.endedOn) })}
      </p>
      {entry.endReason && <p className={classes.quiet}>{entry.endReason}</p>}
    </>
  )
}
