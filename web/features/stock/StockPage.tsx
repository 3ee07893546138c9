import { Container } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CountTab } from '#web/features/stock/CountTab.tsx'
import { ExpiringTab } from '#web/features/stock/ExpiringTab.tsx'
import { InventoryTab } from '#web/features/stock/InventoryTab.tsx'
import { OrdersTab } from '#web/features/stock/OrdersTab.tsx'
import { RecallTab } from '#web/features/stock/RecallTab.tsx'
import { ReceiveTab } from '#web/features/stock/ReceiveTab.tsx'
import { TransfersTab } from '#web/features/stock/TransfersTab.tsx'
import { PageTitle } from '#web/ui/PageTitle.tsx'
import { TabBar } from '#web/ui/TabBar.tsx'
import classes from './stock.module.css'

const PANELS = {
  inventory: () => <InventoryTab />,
  receive: () => <ReceiveTab />,
  count: () => <CountTab />,
  transfers: () => <TransfersTab />,
  expiring: () => <ExpiringTab />,
  orders: () => <OrdersTab />,
  recall: () => <RecallTab />,
} as const
type Tab = keyof typeof PANELS

const TABS = Object.keys(PANELS) as Tab[]

/** The stock of one's facility: what there is, what comes and goes, and what is to be done about it. */
export function StockPage() {
  const { t } = useTranslation('stock')
  const [tab, setTab] = useState<Tab>('inventory')
  return (
    <Container py="md" w="100%" size="md">
      <PageTitle>{t('title')}</PageTitle>
      <h1 className={classes.title}>{t('title')}</h1>
      <p className={classes.intro}>{t('intro')}</p>
      <TabBar
        label={t('title')}
        value={tab}
        tabs={TABS.map((value) => ({ value, label: t(`tabs.${value}`), panel: PANELS[value] }))}
        onChange={setTab}
      />
    </Container>
  )
}
