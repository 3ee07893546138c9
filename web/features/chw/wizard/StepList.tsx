import { useTranslation } from 'react-i18next'
import { STEPS } from '#web/features/chw/wizard/steps.ts'
import classes from './StepList.module.css'

/** The six steps in their order, and at which one stands. */
export function StepList({ step }: { step: number }) {
  const { t } = useTranslation('chwWizard')
  return (
    <ol className={classes.list} aria-label={t('steps.label')}>
      {STEPS.map((name, index) => (
        <li
          key={name}
          className={classes.step}
          data-state={index === step ? 'here' : index < step ? 'past' : 'ahead'}
          {...(index === step && { 'aria-current': 'step' as const })}
        >
          <span className={classes.number} aria-hidden>
            {index + 1}
          </span>
          <span className={classes.name}>{t(`steps.${name}`)}</span>
        </li>
      ))}
    </ol>
  )
}
