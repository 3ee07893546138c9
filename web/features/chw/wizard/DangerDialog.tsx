import { Button } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { EmergencyNumber } from '#web/clinical/EmergencyNumber.tsx'
import type { VisitSending } from '#web/features/chw/wizard/use-send-visit.ts'
import type { FoundDanger, FoundDangers } from '#web/lib/clinical-engine/load-clinical-engine.ts'
import { Dialog } from '#web/ui/Dialog.tsx'
import classes from './DangerDialog.module.css'

interface Props {
  found: FoundDangers
  /** Those of which has to be told now. */
  dangers: readonly FoundDanger[]
  /** The country whose number is called, by its name. */
  region: string
  sending: VisitSending
  /** The dialog was left: the assessment goes on. */
  onLeft: () => void
}

/**
 * Interrupts for a danger: what was found, how soon, whom to call and what to do, and the ways on. To refer, what was
 * entered so far is sent; where that fails it all stays in sight.
 */
export function DangerDialog({ found, dangers, region, sending, onLeft }: Props) {
  const { t } = useTranslation('chwWizard')
  const dialog = useRef<HTMLDialogElement>(null)
  const about = useId()
  const signs = dangers.filter(({ kind }) => kind !== 'rule')
  const rules = dangers.filter(({ kind }) => kind === 'rule')
  // What is wrong waits at its field, behind the dialog.
  const refer = () => sending.sendCutShort(() => dialog.current?.close())
  return (
    <Dialog
      dialog={dialog}
      role="alertdialog"
      title={found.isEmergency ? t('danger.emergency') : t('danger.urgent')}
      onClosed={onLeft}
    >
      <div className={classes.red}>
        <IconAlertTriangle size={28} className={classes.icon} aria-hidden />
        <div>
          {signs.length > 0 && <p className={classes.signs}>{signs.map(({ label }) => label).join(' · ')}</p>}
          {rules.map(({ key, label }) => (
            <p key={key} className={classes.rule}>
              {label}
            </p>
          ))}
          <p className={classes.soon}>{found.whatToDo}</p>
          <EmergencyNumber region={region} />
        </div>
      </div>
      {found.actions.length > 0 && (
        <>
          <h3 className={classes.heading}>{t('danger.now')}</h3>
          <ol className={classes.actions}>
            {found.actions.map(({ id, title, instruction }) => (
              <li key={id}>
                <strong>{title}.</strong> {instruction}
              </li>
            ))}
          </ol>
        </>
      )}
      <p id={about} className={classes.about}>
        {t('danger.referAbout')}
      </p>
      <div className={classes.buttons}>
        {/* Beside the buttons, which are in sight. */}
        <div role="alert" className={sending.failure ? classes.told : classes.silent}>
          {sending.failure && !sending.isSending && <p className={classes.notSent}>{sending.failure}</p>}
        </div>
        <Button
          size="md"
          className={classes.dangerous}
          loading={sending.isSending}
          aria-describedby={about}
          onClick={() => void refer()}
        >
          {t('danger.refer')}
        </Button>
        <Button size="md" variant="default" disabled={sending.isSending} onClick={() => dialog.current?.close()}>
          {t('danger.goOn')}
        </Button>
      </div>
    </Dialog>
  )
}
