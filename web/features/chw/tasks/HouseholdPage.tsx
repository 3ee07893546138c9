import { gql, type TypedDocumentNode } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import { IconHomeCheck, IconUserOff } from '@tabler/icons-react'
import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { TaskCard } from '#web/features/chw/tasks/TaskCard.tsx'
import { TasksFailure, TasksSkeleton } from '#web/features/chw/tasks/TaskStates.tsx'
import { TasksFrame } from '#web/features/chw/tasks/TasksFrame.tsx'
import { TASK_CARD } from '#web/features/chw/tasks/task-card-fragment.ts'
import { useTaskToasts } from '#web/features/chw/tasks/use-task-toasts.ts'
import type { ChwHouseholdTasksQuery, ChwHouseholdTasksQueryVariables } from '#web/graphql/operations.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { wireLanguage } from '#web/lib/wire-names.ts'
import { StatePanel } from '#web/ui/StatePanel.tsx'
import classes from './tasks.module.css'

const CHW_HOUSEHOLD_TASKS: TypedDocumentNode<ChwHouseholdTasksQuery, ChwHouseholdTasksQueryVariables> = gql`
  query ChwHouseholdTasks($patientId: ID!, $language: Language!) {
    householdTasks(patientId: $patientId) {
      id
      state
      patient {
        id
        firstName
        lastName
      }
      ...TaskCard_task
    }
  }
  ${TASK_CARD}
`

type HouseholdTask = NonNullable<ChwHouseholdTasksQuery['householdTasks']>[number]

/** The tasks of each person, the patient's own first, then in the order in which they are due. */
function byPerson(tasks: readonly HouseholdTask[], patientId: string) {
  const persons = new Map<string, HouseholdTask[]>()
  for (const task of tasks) persons.set(task.patient.id, [...(persons.get(task.patient.id) ?? []), task])
  return [...persons.entries()].toSorted(([one], [other]) => Number(other === patientId) - Number(one === patientId))
}

/** A visit at home: everything that is to be done for those who live together. */
export function HouseholdPage() {
  const { t } = useTranslation('chwTasks')
  const { patientId = '' } = useParams()
  return (
    <TasksFrame
      title={t('householdPage.title')}
      intro={t('householdPage.intro')}
      back={{ to: '/chw/tasks', label: t('householdPage.back') }}
    >
      <Household key={patientId} patientId={patientId} />
    </TasksFrame>
  )
}

function Household({ patientId }: { patientId: string }) {
  const { t } = useTranslation('chwTasks')
  const language = wireLanguage(useLanguage())
  const toasts = useTaskToasts()
  const frame = useRef<HTMLDivElement>(null)
  const { data, loading, refetch } = useQuery(CHW_HOUSEHOLD_TASKS, {
    variables: { patientId, language },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
    errorPolicy: 'all',
  })
  if (!data) return loading ? <TasksSkeleton /> : <TasksFailure busy={loading} onRetry={() => void refetch()} />
  const { householdTasks: tasks } = data
  if (!tasks) {
    const words = 'householdPage.notFound'
    return <StatePanel icon={IconUserOff} title={t(`${words}.title`)} message={t(`${words}.message`)} />
  }
  const closed = () => {
    frame.current?.focus()
    refetch().catch(toasts.notLoaded)
  }
  const rows = (shown: readonly HouseholdTask[]) => (
    <ul className={classes.list}>
      {shown.map((task) => (
        <li key={task.id}>
          <TaskCard task={task} language={language} ofPerson onClosed={closed} />
        </li>
      ))}
    </ul>
  )
  return (
    <section ref={frame} tabIndex={-1} className={classes.focusless} aria-label={t('householdPage.title')}>
      {tasks.length === 0 && (
        <StatePanel icon={IconHomeCheck} title={t('empty.household.title')} message={t('empty.household.message')} />
      )}
      {byPerson(tasks, patientId).map(([id, theirs]) => (
        <section key={id} aria-labelledby={`person-${id}`}>
          <h2 className={classes.heading} id={`person-${id}`}>
            {theirs[0]?.patient.firstName} {theirs[0]?.patient.lastName}
          </h2>
          {rows(theirs.filter(({ state }) => state !== 'DRAFT'))}
          <Later count={theirs.filter(({ state }) => state === 'DRAFT').length}>
            {rows(theirs.filter(({ state }) => state === 'DRAFT'))}
          </Later>
        </section>
      ))}
    </section>
  )
}

/** What cannot be done yet, folded away. */
function Later({ count, children }: { count: number; children: ReactNode }) {
  const { t } = useTranslation('chwTasks')
  if (count === 0) return null
  return (
    <details className={classes.source}>
      <summary>{t('householdPage.later', { count })}</summary>
      {children}
    </details>
  )
}
