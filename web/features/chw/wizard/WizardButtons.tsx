import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Missing } from '#web/features/chw/wizard/gates.ts'
import classes from './Wizard.module.css'

interface Props {
  canGoBack: boolean
  onPrevious: () => void
  /** Sends the form around it. Null: another button stands in its place. */
  next: { readonly allowed: boolean } | null
  /** What keeps one at the step. */
  missing: readonly Missing[]
  children?: ReactNode
}

/** Previous and Next. Where Next is not allowed, what is missing is said beside it. */
export function WizardButtons({ canGoBack, onPrevious, next, missing, children }: Props) {
  const { t } = useTranslation('chwWizard')
  const id = useId()
  const names = missing.map((name) => t(`missing.${name}`)).join(', ')
  return (
    <>
      <div className={classes.buttons}>
        <Button variant="default" size="md" disabled={!canGoBack} onClick={onPrevious}>
          {t('previous')}
        </Button>
        {next && (
          <Button type="submit" size="md" disabled={!next.allowed} aria-describedby={id}>
            {t('next')}
          </Button>
        )}
        {children}
      </div>
      {next && (
        <p id={id} className={classes.missing}>
          {!next.allowed && t('missing.text', { names })}
        </p>
      )}
    </>
  )
}
