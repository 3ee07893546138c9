import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { missingAt } from '#web/features/chw/wizard/gates.ts'
import { STEPS } from '#web/features/chw/wizard/steps.ts'
import { rowsOf, summaryRows } from '#web/features/chw/wizard/summary-rows.ts'
import type { Person, WizardValues } from '#web/features/chw/wizard/wizard-values.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import classes from './Summary.module.css'

const ENTERED = STEPS.filter((step) => step !== 'patient' && step !== 'assessment')

interface Props {
  values: WizardValues
  person: Person
  onChange: (step: (typeof STEPS)[number]) => void
}

/** Step 5: everything that was entered, step by step, each with the way back to it. */
export function Summary({ values, person, onChange }: Props) {
  const { t } = useTranslation('chwWizard')
  const language = useLanguage()
  const rows = summaryRows(values, person, t, language)
  return (
    <>
      <p className={classes.hint}>{t('summary.hint')}</p>
      {ENTERED.map((step) => {
        const entered = rowsOf(rows, step)
        const missing = missingAt(step, values, person)
        return (
          <section key={step} className={classes.step} aria-labelledby={`summary-${step}`}>
            <div className={classes.head}>
              <h3 id={`summary-${step}`} className={classes.heading}>
                {t(`steps.${step}`)}
              </h3>
              <Button
                variant="default"
                onClick={() => onChange(step)}
                aria-label={t('summary.changeStep', { step: t(`steps.${step}`) })}
              >
                {t('summary.change')}
              </Button>
            </div>
            {missing.length > 0 && (
              <p className={classes.missing}>
                {t('missing.still', { names: missing.map((name) => t(`missing.${name}`)).join(', ') })}
              </p>
            )}
            {entered.length === 0 ? (
              <p className={classes.hint}>{t('summary.nothing')}</p>
            ) : (
              <dl className={classes.list}>
                {entered.map(({ field, label, value }) => (
                  <div key={field} className={classes.row}>
                    <dt>{label}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
            )}
          </section>
        )
      })}
    </>
  )
}
