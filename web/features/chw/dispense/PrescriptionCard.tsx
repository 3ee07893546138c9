import type { FragmentType } from '@apollo/client'
import { useFragment } from '@apollo/client/react'
import { IconAlertTriangle } from '@tabler/icons-react'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { dayOfFacility } from '#web/features/chw/dispense/facility-day.ts'
import { PrescribedLine } from '#web/features/chw/dispense/PrescribedLine.tsx'
import { PrescriptionActions } from '#web/features/chw/dispense/PrescriptionActions.tsx'
import { PrescriptionThread } from '#web/features/chw/dispense/PrescriptionThread.tsx'
import { PRESCRIPTION_CARD } from '#web/features/chw/dispense/prescription-card-fragment.ts'
import type { FacilityStock } from '#web/features/chw/dispense/use-facility-stock.ts'
import type { PrescriptionCard_PrescriptionFragment } from '#web/graphql/operations.ts'
import { useFormats } from '#web/i18n/use-formats.ts'
import { ageOn } from '#web/lib/completed-months.ts'
import classes from './dispense.module.css'

interface Props {
  prescription: FragmentType<PrescriptionCard_PrescriptionFragment>
  stock: FacilityStock | null
  /** Called when what is shown may no longer be so. */
  onChanged: () => void
  /** What stands on its own page alone: the check. */
  renderCheck?: (prescription: PrescriptionCard_PrescriptionFragment) => ReactNode
}

/** One prescription: for whom, by whom, which medicines with their stock, what happened to it, and what one may do. */
export function PrescriptionCard({ prescription, stock, onChanged, renderCheck }: Props) {
  const { t } = useTranslation('dispensing')
  const formats = useFormats()
  const [now] = useState(() => new Date())
  const card = useRef<HTMLElement>(null)
  const { data, complete } = useFragment({ fragment: PRESCRIPTION_CARD, from: prescription })
  if (!complete) return null
  const { patient, facility, status } = data
  const name = `${patient.firstName} ${patient.lastName}`
  const today = dayOfFacility(facility, now)
  const isOpen = data.moves.length > 0
  // The shelf is that of one's own facility: it says nothing of a prescription of another.
  const shelf = isOpen && stock?.facilityId === facility.id ? stock.medicines : null
  return (
    <article ref={card} tabIndex={-1} className={classes.card} aria-label={name}>
      <div className={classes.head}>
        <h2 className={classes.name}>
          {renderCheck ? name : <Link to={`/chw/dispense-medication/prescription/${data.id}`}>{name}</Link>}
        </h2>
        <span className={classes.badge} data-tone={status === 'PENDING' ? 'yellow' : undefined}>
          {t(`status.${status}`)}
        </span>
        <p className={classes.quiet}>
          {t(`gender.${patient.gender}`)}, {formats.age(ageOn(patient.dateOfBirth, now))}
        </p>
      </div>
      {patient.medicalAlerts.length > 0 && (
        <p className={classes.alerts}>
          <IconAlertTriangle size={18} aria-hidden />
          <span>{t('card.alerts', { alerts: patient.medicalAlerts.join(', ') })}</span>
        </p>
      )}
      <p>{t('card.diagnosis', { diagnosis: data.diagnosis })}</p>
      <p className={classes.quiet}>
        {t('card.askedBy', { name: data.requestedByName, facility: facility.name })} · {formats.moment(data.createdAt)}
      </p>
      <ul className={classes.lines} aria-label={t('card.medicines')}>
        {data.items.map((item) => (
          <li key={item.id}>
            <PrescribedLine item={item} stock={shelf} today={today} />
          </li>
        ))}
      </ul>
      {data.instructions !== null && <p className={classes.said}>{data.instructions}</p>}
      {data.isAsked && isOpen && (
        <p className={classes.warning} role="note">
          {t('card.asked')}
        </p>
      )}
      <PrescriptionThread steps={data.steps} />
      {data.dispensings.length > 0 && (
        <ul className={classes.receipts} aria-label={t('card.receipts')}>
          {data.dispensings.map(({ id, receiptNumber, at }) => (
            <li key={id}>
              <Link to={`/chw/dispense-medication/receipt/${id}`}>{t('card.receipt', { number: receiptNumber })}</Link>{' '}
              <span className={classes.quiet}>{formats.moment(at)}</span>
            </li>
          ))}
        </ul>
      )}
      {renderCheck?.(data)}
      <PrescriptionActions
        prescription={data}
        name={name}
        today={today}
        stock={stock}
        isOpened={renderCheck !== undefined}
        onMoved={() => {
          card.current?.focus()
          onChanged()
        }}
        onChanged={onChanged}
      />
    </article>
  )
}
