import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { STEPS, stepAt } from '#web/features/chw/wizard/steps.ts'
import classes from './StepHeading.module.css'

interface Props {
  step: number
  /** The page was just opened, and nobody went anywhere. */
  keepsFocus?: boolean
}

/** The heading of a step. It gets the focus when one comes to the step, so that it is read out. */
export function StepHeading({ step, keepsFocus = false }: Props) {
  const { t } = useTranslation('chwWizard')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (keepsFocus) return
    heading.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [keepsFocus])
  return (
    <h2 ref={heading} id="step" tabIndex={-1} className={classes.heading}>
      <span className={classes.count}>{t('steps.count', { step: step + 1, steps: STEPS.length })}</span>
      {t(`steps.${stepAt(step)}`)}
    </h2>
  )
}
