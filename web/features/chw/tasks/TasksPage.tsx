import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { TaskList } from '#web/features/chw/tasks/TaskList.tsx'
import { TasksFrame } from '#web/features/chw/tasks/TasksFrame.tsx'
import { TabBar } from '#web/ui/TabBar.tsx'

const LISTS = ['today', 'late', 'coming'] as const

/** What is to be done today, what is late, and what is coming. The address holds which is open. */
export function TasksPage() {
  const { t } = useTranslation('chwTasks')
  const [address, setAddress] = useSearchParams()
  const list = LISTS.find((one) => one === address.get('list')) ?? 'today'
  return (
    <TasksFrame title={t('title')} intro={t('intro')} back={{ to: '/chw/dashboard', label: t('back') }}>
      <TabBar
        label={t('lists')}
        value={list}
        onChange={(next) => setAddress(next === 'today' ? {} : { list: next }, { replace: true })}
        tabs={LISTS.map((value) => ({
          value,
          label: t(value),
          panel: panelOf(value),
        }))}
      />
    </TasksFrame>
  )
}

/** A list; below what is late, what was done late without a reason. */
const Lists = ({ list }: { list: (typeof LISTS)[number] }) => (
  <>
    <TaskList list={list} />
    {list === 'late' && <TaskList list="unexplained" />}
  </>
)

const panelOf = (list: (typeof LISTS)[number]) => () => <Lists key={list} list={list} />
