import type { ApolloClient } from '@apollo/client'
import { Button, Loader } from '@mantine/core'
import { type FormEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { AboutPerson } from '#web/features/nutrition/assessment/AboutPerson.tsx'
import { HealthAndFood } from '#web/features/nutrition/assessment/HealthAndFood.tsx'
import { useAssessmentForm } from '#web/features/nutrition/assessment/use-assessment-form.ts'
import { useFieldWords } from '#web/i18n/use-field-words.ts'
import { focusFirstFault } from '#web/lib/focus-first-fault.ts'
import type { Account } from '#web/lib/session/account.ts'
import classes from './AssessmentForm.module.css'

interface Props {
  account: Account | null
  loadClient: () => Promise<ApolloClient>
}

/** The questions, in two parts. What was answered stays through every failure, and through a reload. */
export function AssessmentForm({ account, loadClient }: Props) {
  const { t } = useTranslation('nutrition')
  const element = useRef<HTMLFormElement>(null)

  const words = useFieldWords()

  const { form, submitting, submit, startOver, draft } = useAssessmentForm({
    account,
    loadClient,
    onRefused: (errors) => focusFirstFault(element.current, errors),
  })
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void submit(form.getValues())
  }
  const hasErrors = Object.values(form.errors).some(Boolean)

  return (
    <form ref={element} className={classes.form} noValidate onSubmit={onSubmit} aria-busy={submitting}>
      {draft.restored && !form.isTouched() && (
        <output className={classes.restored}>
          <p>{t('assessment.draftRestored')}</p>
          <Button variant="default" onClick={startOver}>
            {t('assessment.startOver')}
          </Button>
        </output>
      )}
      <AboutPerson form={form} words={words} />
      <HealthAndFood form={form} words={words} />
      <div className={classes.send}>
        <p role="alert" className={classes.wrong}>
          {hasErrors && t('assessment.checkAnswers')}
        </p>
        <Button
          type="submit"
          size="lg"
          fullWidth
          className={classes.submit}
          classNames={{ label: classes.submitLabel }}
          disabled={submitting}
          leftSection={submitting && <Loader size={18} color="currentcolor" aria-hidden />}
        >
          {submitting ? t('assessment.submitting') : t('assessment.submit')}
        </Button>
        <p className={classes.kept}>{t('assessment.draftKept')}</p>
      </div>
    </form>
  )
}
