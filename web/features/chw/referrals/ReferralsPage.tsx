import { Button, Container } from '@mantine/core'
import { IconPill } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Referrals } from '#web/features/chw/referrals/Referrals.tsx'
import { useSession } from '#web/lib/session/SessionProvider.tsx'
import { PageTitle } from '#web/ui/PageTitle.tsx'
import { TabBar } from '#web/ui/TabBar.tsx'
import classes from './referrals.module.css'

const PANELS = {
  incoming: () => <Referrals direction="INCOMING" />,
  outgoing: () => <Referrals direction="OUTGOING" />,
} as const
type Tab = keyof typeof PANELS

/** The referrals that came to one's facility and those that it sent, with the steps to take. */
export function ReferralsPage() {
  const { t } = useTranslation('referrals')
  const session = useSession()
  const roles = session.status === 'authenticated' ? session.account.roles : []
  // Patients are sent to clinicians: a health worker would always find none.
  const receives = roles.some((role) => role === 'clinician' || role === 'medical_officer')
  const [tab, setTab] = useState<Tab>(receives ? 'incoming' : 'outgoing')
  const shown: readonly Tab[] = receives ? ['incoming', 'outgoing'] : ['outgoing']
  return (
    <Container py="md" w="100%" size="md">
      <PageTitle>{t('title')}</PageTitle>
      <h1 className={classes.title}>{t('title')}</h1>
      <p className={classes.intro}>{t('intro')}</p>
      <Button
        component={Link}
        to="/chw/dispense-medication?tab=pending"
        variant="default"
        mb="md"
        leftSection={<IconPill size={18} aria-hidden />}
      >
        {t('prescriptions')}
      </Button>
      <TabBar
        label={t('title')}
        value={tab}
        tabs={shown.map((value) => ({ value, label: t(`tabs.${value}`), panel: PANELS[value] }))}
        onChange={setTab}
      />
    </Container>
  )
}
