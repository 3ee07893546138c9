import type { FragmentType } from '@apollo/client'
import { useFragment } from '@apollo/client/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { TaskActions } from '#web/features/chw/tasks/TaskActions.tsx'
import { TASK_CARD } from '#web/features/chw/tasks/task-card-fragment.ts'
import type { Language, TaskCard_TaskFragment } from '#web/graphql/operations.ts'
import { useFormats } from '#web/i18n/use-formats.ts'
import classes from './tasks.module.css'

interface Props {
  task: FragmentType<TaskCard_TaskFragment>
  language: Language
  /** Beside others of the same person the name is not said again. */
  ofPerson?: boolean
  onClosed: () => void
}

/** A day of the calendar at noon of wherever it is read: it is that day there. */
const noonOf = (day: string) => `${day}T12:00:00`

/** What is to be done, for whom, why, by when, and the way to it. */
export function TaskCard({ task, language, ofPerson = false, onClosed }: Props) {
  const { t } = useTranslation('chwTasks')
  const { date } = useFormats()
  // No suspense: the list's query has brought all of it.
  const { data, complete } = useFragment({ fragment: TASK_CARD, from: task, variables: { language } })
  if (!complete) return null
  const { patient, rule, late, state, priority } = data
  const name = `${patient.firstName} ${patient.lastName}`
  const due = date(noonOf(data.dueOn))
  const drafted =
    data.opensOn === data.dueOn ? t('onDay', { date: due }) : t('fromOn', { date: date(noonOf(data.opensOn)), due })
  const when = state === 'DRAFT' ? drafted : t(late ? 'wasDueOn' : 'dueOn', { date: due })
  const badge = (tone: string, text: string): ReactNode => (
    <span className={classes.badge} data-tone={tone}>
      {text}
    </span>
  )
  const Heading = ofPerson ? 'h3' : 'h2'
  return (
    <article className={classes.card} aria-label={`${data.title}, ${name}`}>
      <Heading className={classes.what}>{data.title}</Heading>
      {!ofPerson && <p className={classes.patient}>{name}</p>}
      <div className={classes.due}>
        <span>{when}</span>
        {late && badge('late', t('lateBadge'))}
        {priority === 'HIGH' && badge('high', t('highBadge'))}
      </div>
      <p>{t('why', { why: data.why })}</p>
      <details className={classes.source}>
        <summary>{t('source')}</summary>
        <p>{rule.source}</p>
        <p>{t('rule', { id: rule.id, version: rule.version })}</p>
      </details>
      <TaskActions task={data} name={name} ofPerson={ofPerson} onClosed={onClosed} />
    </article>
  )
}
