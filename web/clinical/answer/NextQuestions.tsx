import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { DiagnosisContent } from '#web/clinical/answer/AnswerDiagnosis.tsx'
import { Part } from '#web/ui/Part.tsx'
import classes from './NextQuestions.module.css'

interface Props extends Pick<DiagnosisContent, 'questions' | 'askAgain'> {
  /** The way to answer them. */
  children: ReactNode
}

/** What to ask or measure to be surer: what would mean danger first, and marked. */
export function NextQuestions({ questions, askAgain, children }: Props) {
  const { t } = useTranslation('medicalPlan')
  const dangerFirst = questions.toSorted((one, other) => Number(other.forDanger) - Number(one.forDanger))
  return (
    <Part title={t('diagnosis.questions')}>
      {questions.length === 0 && askAgain.length === 0 ? (
        <p>{t('diagnosis.noQuestions')}</p>
      ) : (
        <ul>
          {askAgain.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
          {dangerFirst.map(({ finding, question, forDanger }) => (
            <li key={finding}>
              {question} {forDanger && <strong className={classes.danger}>{t('diagnosis.questionForDanger')}</strong>}
            </li>
          ))}
        </ul>
      )}
      {children}
    </Part>
  )
}
