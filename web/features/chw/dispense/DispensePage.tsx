import '@mantine/core/styles/Input.layer.css'
import { Button, Container, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { PrescriptionList } from '#web/features/chw/dispense/PrescriptionList.tsx'
import { type FacilityStock, useFacilityStock } from '#web/features/chw/dispense/use-facility-stock.ts'
import { PageTitle } from '#web/ui/PageTitle.tsx'
import { TabBar } from '#web/ui/TabBar.tsx'
import classes from './dispense.module.css'

const TABS = ['ready', 'pending', 'history'] as const
const LISTS = { ready: 'READY', pending: 'PENDING', history: 'HISTORY' } as const
type Tab = (typeof TABS)[number]

const LONGEST_SEARCH = 100
/** So long nothing is typed before it is searched for. */
const PAUSE_MS = 300

/** The prescriptions: those to hand out, those that wait for an approval, and those of the past (specification §2). */
export function DispensePage() {
  const { t } = useTranslation('dispensing')
  const [params, setParams] = useSearchParams()
  const stock = useFacilityStock()
  const tab = TABS.find((one) => one === params.get('tab')) ?? 'ready'
  const search = params.get('search') ?? ''

  const show = (changes: { tab?: Tab; search?: string }) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        for (const [key, value] of Object.entries(changes)) {
          if (value === '') next.delete(key)
          else next.set(key, value)
        }
        return next
      },
      { replace: true },
    )

  return (
    <Container py="md" w="100%" size="md">
      <PageTitle>{t('title')}</PageTitle>
      <h1 className={classes.title}>{t('title')}</h1>
      <p className={classes.intro}>{t('intro')}</p>
      <SearchField search={search} onSettled={(settled) => show({ search: settled })} />
      {stock?.failed && (
        <div role="alert" className={classes.warning}>
          <p>{t('stock.failed')}</p>
          <Button variant="default" onClick={stock.refetch}>
            {t('failure.tryAgain')}
          </Button>
        </div>
      )}
      <TabBar
        label={t('title')}
        value={tab}
        tabs={TABS.map((value) => ({
          value,
          label: t(`tabs.${LISTS[value]}`),
          panel: panelOf(value, search, stock),
        }))}
        onChange={(chosen) => show({ tab: chosen })}
      />
    </Container>
  )
}

const panelOf = (tab: Tab, search: string, stock: FacilityStock | null) => () => (
  <PrescriptionList key={`${tab} ${search}`} list={LISTS[tab]} search={search} stock={stock} />
)

/** What is searched for, once nothing was typed for a moment. */
function SearchField({ search, onSettled }: { search: string; onSettled: (search: string) => void }) {
  const { t } = useTranslation('dispensing')
  const [typed, setTyped] = useState(search)
  const settle = useEffectEvent(() => {
    if (typed.trim() !== search) onSettled(typed.trim())
  })
  useEffect(() => {
    const timer = setTimeout(() => settle(), typed === '' ? 0 : PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return (
    <TextInput
      type="search"
      mb="md"
      label={t('search.label')}
      description={t('search.hint')}
      leftSection={<IconSearch size={18} aria-hidden />}
      value={typed}
      maxLength={LONGEST_SEARCH}
      autoComplete="off"
      onChange={(event) => setTyped(event.currentTarget.value)}
    />
  )
}
