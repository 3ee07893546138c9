import { Container } from '@mantine/core'
import { Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { InventoryTab } from '#web/features/stock/InventoryTab.tsx'
import { StockState } from '#web/features/stock/StockState.tsx'
import { lazyPage } from '#web/lib/lazy-page.tsx'
import { PageTitle } from '#web/ui/PageTitle.tsx'
import { TabBar } from '#web/ui/TabBar.tsx'
import classes from './stock.module.css'

/** What is opened by its tab alone is loaded with it: the inventory is there first. */
const LATE = {
  receive: lazyPage(() => import('#web/features/stock/ReceiveTab.tsx').then(({ ReceiveTab }) => ReceiveTab)),
  count: lazyPage(() => import('#web/features/stock/CountTab.tsx').then(({ CountTab }) => CountTab)),
  transfers: lazyPage(() => import('#web/features/stock/TransfersTab.tsx').then(({ TransfersTab }) => TransfersTab)),
  expiring: lazyPage(() => import('#web/features/stock/ExpiringTab.tsx').then(({ ExpiringTab }) => ExpiringTab)),
  orders: lazyPage(() => import('#web/features/stock/OrdersTab.tsx').then(({ OrdersTab }) => OrdersTab)),
  recall: lazyPage(() => import('#web/features/stock/RecallTab.tsx').then(({ RecallTab }) => RecallTab)),
} as const

const PANELS = {
  inventory: () => <InventoryTab />,
  receive: () => <LATE.receive />,
  count: () => <LATE.count />,
  transfers: () => <LATE.transfers />,
  expiring: () => <LATE.expiring />,
  orders: () => <LATE.orders />,
  recall: () => <LATE.recall />,
} as const
type Tab = keyof typeof PANELS

const TABS = Object.keys(PANELS) as Tab[]

/** The stock of one's facility: what there is, what comes and goes, and what is to be done about it. */
export function StockPage() {
  const { t } = useTranslation('stock')
  const [tab, setTab] = useState<Tab>('inventory')
  useEffect(() => {
    // The other tabs are fetched behind the first, so that a count can begin where the network ends; what fails is tried again.
    for (const { preload } of Object.values(LATE)) preload().catch(() => undefined)
  }, [])
  return (
    <Container py="md" w="100%" size="md">
      <PageTitle>{t('title')}</PageTitle>
      <h1 className={classes.title}>{t('title')}</h1>
      <p className={classes.intro}>{t('intro')}</p>
      <Suspense fallback={<StockState loading onRetry={() => undefined} />}>
        <TabBar
          label={t('title')}
          value={tab}
          tabs={TABS.map((value) => ({
            value,
            label: t(`tabs.${value}`),
            panel: PANELS[value],
          }))}
          onChange={setTab}
        />
      </Suspense>
    </Container>
  )
}
