import { useTranslation } from 'react-i18next'
import type { PrescriptionCard_PrescriptionFragment } from '#web/graphql/operations.ts'
import { useFormats } from '#web/i18n/use-formats.ts'
import classes from './dispense.module.css'

/** What happened to a prescription, questions and answers among it: when, by whom, and what was said. */
export function PrescriptionThread({ steps }: Pick<PrescriptionCard_PrescriptionFragment, 'steps'>) {
  const { t } = useTranslation('dispensing')
  const { moment } = useFormats()
  if (steps.length === 0) return null
  return (
    <ol className={classes.steps} aria-label={t('card.steps')}>
      {steps.map(({ id, kind, at, byName, note, overrode }) => (
        <li key={id} data-kind={kind}>
          <strong>{t(`step.${kind}`)}</strong>
          <span className={classes.quiet}>
            {moment(at)} · {byName}
          </span>
          {kind !== 'OVERRIDDEN' && overrode > 0 && <span>{t('step.OVERRIDDEN')}</span>}
          {note !== null && <p className={classes.said}>{note}</p>}
        </li>
      ))}
    </ol>
  )
}
