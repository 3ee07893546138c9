import { gql, type TypedDocumentNode } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import { Button } from '@mantine/core'
import { IconCalendarCheck } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TaskCard } from '#web/features/chw/tasks/TaskCard.tsx'
import { TasksFailure, TasksSkeleton } from '#web/features/chw/tasks/TaskStates.tsx'
import { TASK_CARD } from '#web/features/chw/tasks/task-card-fragment.ts'
import { useTaskToasts } from '#web/features/chw/tasks/use-task-toasts.ts'
import type { ChwTasksQuery, ChwTasksQueryVariables } from '#web/graphql/operations.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { member, wireLanguage } from '#web/lib/wire-names.ts'
import { StatePanel } from '#web/ui/StatePanel.tsx'
import classes from './tasks.module.css'

const CHW_TASKS: TypedDocumentNode<ChwTasksQuery, ChwTasksQueryVariables> = gql`
  query ChwTasks($list: TaskList!, $language: Language!, $limit: Int!, $cursor: ID) {
    tasks(list: $list, limit: $limit, cursor: $cursor) {
      id
      ...TaskCard_task
    }
  }
  ${TASK_CARD}
`

const PAGE_SIZE = 20

interface Props {
  list: 'today' | 'late' | 'coming' | 'unexplained'
}

/** One of the lists of tasks. When a task leaves it, the focus stays with the list. */
export function TaskList({ list }: Props) {
  const { t } = useTranslation('chwTasks')
  const language = wireLanguage(useLanguage())
  const toasts = useTaskToasts()
  const frame = useRef<HTMLDivElement>(null)
  const [endsAt, setEndsAt] = useState(0)
  const { data, loading, refetch, fetchMore } = useQuery(CHW_TASKS, {
    variables: { list: member(list), language, limit: PAGE_SIZE, cursor: null },
    // What is due changes with the clock, and with what others do.
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
    errorPolicy: 'all',
  })
  const tasks = data?.tasks
  if (!tasks) {
    // What asks for reasons stands below a list: it comes when it is there.
    if (list === 'unexplained') return null
    return loading ? <TasksSkeleton /> : <TasksFailure busy={loading} onRetry={() => void refetch()} />
  }

  const showMore = async () => {
    try {
      const more = await fetchMore({ variables: { cursor: tasks.at(-1)?.id ?? null } })
      if ((more.data?.tasks.length ?? 0) < PAGE_SIZE) setEndsAt(tasks.length + (more.data?.tasks.length ?? 0))
    } catch {
      toasts.notLoaded()
    }
  }
  const closed = () => {
    frame.current?.focus()
    refetch().catch(toasts.notLoaded)
  }

  if (tasks.length === 0 && list === 'unexplained') return null
  const isWhole = tasks.length % PAGE_SIZE > 0 || endsAt === tasks.length
  const rows = (
    <ul className={classes.list}>
      {tasks.map((task) => (
        <li key={task.id}>
          <TaskCard task={task} language={language} onClosed={closed} />
        </li>
      ))}
    </ul>
  )
  const label = list === 'unexplained' ? t('unexplained.title') : t(list)
  return (
    <section ref={frame} tabIndex={-1} className={classes.focusless} aria-label={label}>
      {list === 'unexplained' && (
        <>
          <h2 className={classes.heading}>{label}</h2>
          <p className={classes.intro}>{t('unexplained.intro')}</p>
        </>
      )}
      {tasks.length === 0 && list !== 'unexplained' ? (
        <StatePanel icon={IconCalendarCheck} title={t(`empty.${list}.title`)} message={t(`empty.${list}.message`)} />
      ) : (
        rows
      )}
      {tasks.length > 0 && !isWhole && (
        <Button variant="default" mt="md" fullWidth loading={loading} onClick={() => void showMore()}>
          {t('showMore')}
        </Button>
      )}
    </section>
  )
}
