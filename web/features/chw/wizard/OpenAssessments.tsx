import { Button } from '@mantine/core'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { STEPS, stepAt } from '#web/features/chw/wizard/steps.ts'
import { discardAssessment, openAssessments, type WizardDraft } from '#web/features/chw/wizard/wizard-draft.ts'
import { useFormats } from '#web/i18n/use-formats.ts'
import { Dialog } from '#web/ui/Dialog.tsx'
import classes from './OpenAssessments.module.css'

interface Props {
  accountId: string
  /** The one that is open now is no other. */
  except: string | null
}

/** The assessments that were begun on this device and not sent: to go on with, or to discard. */
export function OpenAssessments({ accountId, except }: Props) {
  const { t } = useTranslation('chwWizard')
  const formats = useFormats()
  const navigate = useNavigate()
  const [open, setOpen] = useState(() => openAssessments(accountId))
  const [discarding, setDiscarding] = useState<WizardDraft | null>(null)
  const listed = open.filter(({ patient }) => patient.id !== except)
  const nameOf = ({ patient }: WizardDraft) => `${patient.firstName} ${patient.lastName}`
  const discard = (draft: WizardDraft) => {
    discardAssessment(draft.patient.id)
    setOpen(openAssessments(accountId))
  }
  return (
    <>
      {listed.length > 0 && (
        <section className={classes.root} aria-labelledby="open-assessments">
          <h3 id="open-assessments" className={classes.heading}>
            {t('open.heading')}
          </h3>
          <ul className={classes.list}>
            {listed.map((draft) => (
              <li key={draft.patient.id} className={classes.item}>
                <div className={classes.who}>
                  <strong>{nameOf(draft)}</strong>
                  <span>
                    {t('steps.count', { step: draft.step + 1, steps: STEPS.length })} ·{' '}
                    {t(`steps.${stepAt(draft.step)}`)}
                  </span>
                  <span>
                    {t('open.changed', { date: formats.date(draft.changedAt) })}
                    {draft.unsent && ` · ${t('open.unsent')}`}
                  </span>
                </div>
                <div className={classes.buttons}>
                  <Button
                    onClick={() => void navigate(`/chw/patient-assessment/${draft.patient.id}`)}
                    aria-label={t('open.resumeOf', { name: nameOf(draft) })}
                  >
                    {t('open.resume')}
                  </Button>
                  <Button
                    variant="default"
                    onClick={() => setDiscarding(draft)}
                    aria-label={t('open.discardOf', { name: nameOf(draft) })}
                  >
                    {t('open.discard')}
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
      {discarding && (
        <ConfirmDiscard
          name={nameOf(discarding)}
          onConfirm={() => discard(discarding)}
          onClosed={() => setDiscarding(null)}
        />
      )}
    </>
  )
}

function ConfirmDiscard(props: { name: string; onConfirm: () => void; onClosed: () => void }) {
  const { name, onConfirm, onClosed } = props
  const { t } = useTranslation('chwWizard')
  const dialog = useRef<HTMLDialogElement>(null)
  return (
    <Dialog dialog={dialog} role="alertdialog" title={t('open.confirmTitle')} onClosed={onClosed}>
      <p>{t('open.confirmText', { name })}</p>
      <div className={classes.buttons}>
        <Button variant="default" onClick={() => dialog.current?.close()}>
          {t('open.keep')}
        </Button>
        <Button
          className={classes.dangerous}
          onClick={() => {
            onConfirm()
            dialog.current?.close()
          }}
        >
          {t('open.confirm')}
        </Button>
      </div>
    </Dialog>
  )
}
