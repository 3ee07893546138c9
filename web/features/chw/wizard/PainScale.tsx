import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { WizardFormPart } from '#web/features/chw/wizard/wizard-values.ts'
import classes from './PainScale.module.css'

const MOST = 10

/** How much it hurts, from 0 to 10 (specification §9); 0 until it is moved. */
export function PainScale({ form, words }: WizardFormPart) {
  const { t } = useTranslation('chwWizard')
  const id = useId()
  const { painScale } = form.values
  const error = words.error(form.errors['painScale'])
  return (
    <div data-field="painScale" className={classes.root}>
      <label htmlFor={id} className={classes.label}>
        {t('symptoms.pain')}
      </label>
      <div className={classes.row}>
        <input
          id={id}
          type="range"
          className={classes.range}
          min={0}
          max={MOST}
          step={1}
          value={painScale}
          aria-valuetext={t('symptoms.painValue', { value: painScale })}
          aria-describedby={`${id}-ends`}
          onChange={(event) => form.setValues({ painScale: event.currentTarget.value })}
        />
        <output htmlFor={id} className={classes.value}>
          {painScale}
        </output>
      </div>
      <p id={`${id}-ends`} className={classes.ends}>
        {t('symptoms.painEnds')}
      </p>
      {error && <p className={classes.error}>{error}</p>}
    </div>
  )
}
