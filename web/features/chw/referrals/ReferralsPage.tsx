import { Container } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PrescriptionRequests } from '#web/features/chw/referrals/PrescriptionRequests.tsx'
import { Referrals } from '#web/features/chw/referrals/Referrals.tsx'
import { useSession } from '#web/lib/session/SessionProvider.tsx'
import { PageTitle } from '#web/ui/PageTitle.tsx'
import { TabBar } from '#web/ui/TabBar.tsx'
import classes from './referrals.module.css'

const PANELS = {
  incoming: () => <Referrals direction="INCOMING" />,
  outgoing: () => <Referrals direction="OUTGOING" />,
  requests: () => <PrescriptionRequests />,
} as const
type Tab = keyof typeof PANELS

/** The referrals that came to one's facility and those that it sent, with the steps to take, and what medicines were asked for. */
export function ReferralsPage() {
  const { t } = useTranslation('referrals')
  const session = useSession()
  const roles = session.status === 'authenticated' ? session.account.roles : []
  // Patients are sent to clinicians: a health worker would always find none.
  const receives = roles.some((role) => role === 'clinician' || role === 'medical_officer')
  const [tab, setTab] = useState<Tab>(receives ? 'incoming' : 'outgoing')
  const shown: readonly Tab[] = receives ? ['incoming', 'outgoing', 'requests'] : ['outgoing', 'requests']
  return (
    <Container py="md" w="100%" size="md">
      <PageTitle>{t('title')}</PageTitle>
      <h1 className={classes.title}>{t('title')}</h1>
      <p className={classes.intro}>{t('intro')}</p>
      <TabBar
        label={t('title')}
        value={tab}
        tabs={shown.map((value) => ({ value, label: t(`tabs.${value}`), panel: PANELS[value] }))}
        onChange={setTab}
      />
    </Container>
  )
}
