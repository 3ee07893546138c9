import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Day } from '#domain/time/local-day.ts'
import { isCarer } from '#domain/vocabulary/roles.ts'
import type { FacilityStock } from '#web/features/chw/dispense/use-facility-stock.ts'
import type { PrescriptionCard_PrescriptionFragment, PrescriptionMove } from '#web/graphql/operations.ts'
import { showConnectionToast } from '#web/i18n/connection-toast.ts'
import { useSession } from '#web/lib/session/SessionProvider.tsx'
import { useLatePart } from '#web/lib/use-late-part.ts'
import classes from './dispense.module.css'

const loadDialogs = async () => {
  const [approve, step, dispense, { repeatableIds }] = await Promise.all([
    import('#web/features/chw/dispense/ApproveDialog.tsx'),
    import('#web/features/chw/dispense/StepDialog.tsx'),
    import('#web/features/chw/dispense/DispenseDialog.tsx'),
    import('#web/lib/use-repeatable-id.ts'),
  ])
  return {
    Approve: approve.ApproveDialog,
    Step: step.StepDialog,
    Dispense: dispense.DispenseDialog,
    // Kept when the dialog is closed: what was sent without an answer is sent again as the same. Once it was taken, the
    // page gives way to the receipt, and the id with it.
    dispenseIdFor: repeatableIds(),
  }
}

/** What leads on stands out. */
const LEADING: ReadonlySet<PrescriptionMove> = new Set(['APPROVE', 'DISPENSE', 'ANSWER'])

interface Props {
  prescription: PrescriptionCard_PrescriptionFragment
  /** The patient's. */
  name: string
  today: Day
  stock: FacilityStock | null
  isOpened: boolean
  onMoved: () => void
  onChanged: () => void
}

/** What one may do with a prescription where it stands, as the server says, and the dialogs for it. */
export function PrescriptionActions({ prescription, name, today, stock, isOpened, onMoved, onChanged }: Props) {
  const { t } = useTranslation('dispensing')
  const session = useSession()
  const [move, setMove] = useState<PrescriptionMove | null>(null)
  const { part: dialogs, need } = useLatePart(loadDialogs)
  const { id, patient, isAsked } = prescription
  const isRecordSeen = session.status === 'authenticated' && isCarer(session.account.roles)
  // Nothing leaves while a question waits; findings are set aside where the check is read, on the page of its own.
  const isOffered = (one: PrescriptionMove) =>
    one === 'OVERRIDE' ? isOpened : one !== 'DISPENSE' || (!isAsked && stock !== null)
  const about = { prescription, name, onClosed: () => setMove(null), onMoved, onChanged }
  return (
    <div className={classes.actions}>
      {prescription.moves.filter(isOffered).map((one) => (
        <Button
          key={one}
          variant={LEADING.has(one) ? 'filled' : 'default'}
          aria-haspopup="dialog"
          aria-label={t('move.of', { move: t(`move.${one}.button`), name })}
          onClick={() => {
            setMove(one)
            need(showConnectionToast)
          }}
        >
          {t(`move.${one}.button`)}
        </Button>
      ))}
      {!isOpened && (
        <Button
          component={Link}
          to={`/chw/dispense-medication/prescription/${id}`}
          variant="subtle"
          px="xs"
          aria-label={t('card.openOf', { name })}
        >
          {t('card.open')}
        </Button>
      )}
      {isRecordSeen && (
        <Button
          component={Link}
          to={`/patients/${patient.id}`}
          variant="subtle"
          px="xs"
          aria-label={t('card.recordOf', { name })}
        >
          {t('card.record')}
        </Button>
      )}
      {dialogs && (move === 'APPROVE' || move === 'OVERRIDE') && <dialogs.Approve {...about} move={move} />}
      {dialogs && move === 'DISPENSE' && stock && (
        <dialogs.Dispense {...about} today={today} stock={stock} idFor={dialogs.dispenseIdFor} />
      )}
      {dialogs && (move === 'ASK' || move === 'ANSWER' || move === 'CLOSE' || move === 'CANCEL') && (
        <dialogs.Step {...about} move={move} />
      )}
    </div>
  )
}
