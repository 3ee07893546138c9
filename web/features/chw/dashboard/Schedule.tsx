import { type FragmentType, gql, type TypedDocumentNode } from '@apollo/client'
import { useSuspenseFragment } from '@apollo/client/react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Language, Schedule_TaskFragment } from '#web/graphql/operations.ts'
import { useFormats } from '#web/i18n/use-formats.ts'
import classes from './List.module.css'

export const SCHEDULE_TASK: TypedDocumentNode<Schedule_TaskFragment, { language: Language }> = gql`
  fragment Schedule_task on Task {
    id
    title(language: $language)
    late
    dueOn
    patient {
      id
      firstName
      lastName
    }
  }
`

const TASKS_PATH = '/chw/tasks'

interface Props {
  /** What is late first. */
  tasks: readonly FragmentType<Schedule_TaskFragment>[]
  language: Language
  /** There are more than are shown. */
  isCut: boolean
  isOpen: (path: string) => boolean
}

/** A day of the calendar at noon of wherever it is read: it is that day there. */
const noonOf = (day: string) => `${day}T12:00:00`

/** What is to be done by the end of the day, appointments among it; what is late stands first. */
export function Schedule({ tasks: given, language, isCut, isOpen }: Props) {
  const { t } = useTranslation('chwDashboard')
  const { data: tasks } = useSuspenseFragment({ fragment: SCHEDULE_TASK, from: [...given], variables: { language } })
  return (
    <section aria-labelledby="chw-schedule">
      <div className={classes.head}>
        <h2 id="chw-schedule" className={classes.heading}>
          {t('schedule.heading')}
        </h2>
        {isOpen(TASKS_PATH) && (
          <Link to={TASKS_PATH} className={classes.all}>
            {t('schedule.all')}
          </Link>
        )}
      </div>
      {tasks.length === 0 ? (
        <p className={classes.none}>{t('schedule.empty')}</p>
      ) : (
        <ul className={classes.list}>
          {tasks.map((task) => (
            <li key={task.id} className={classes.entry}>
              <ScheduleEntry task={task} />
            </li>
          ))}
        </ul>
      )}
      {isCut && <p className={classes.none}>{t('schedule.more')}</p>}
    </section>
  )
}

function ScheduleEntry({ task: { title, late, dueOn, patient } }: { task: Schedule_TaskFragment }) {
  const { t } = useTranslation('chwDashboard')
  const formats = useFormats()
  return (
    <>
      <span className={classes.line}>
        <strong>{title}</strong>
        <span className={classes.badge} data-tone={late ? 'bad' : 'good'}>
          {late ? t('schedule.late') : t('schedule.dueToday')}
        </span>
      </span>
      <span>
        {patient.firstName} {patient.lastName}
      </span>
      {late && <span className={classes.quiet}>{t('schedule.due', { date: formats.date(noonOf(dueOn)) })}</span>}
    </>
  )
}
