import { Button, Container } from '@mantine/core'
import { IconBuildingHospital } from '@tabler/icons-react'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { countryCodeOf } from '#domain/vocabulary/countries.ts'
import { timeZoneOf } from '#domain/vocabulary/time-zones.ts'
import { Actions } from '#web/features/chw/dashboard/Actions.tsx'
import { Clock } from '#web/features/chw/dashboard/Clock.tsx'
import { DashboardFailure } from '#web/features/chw/dashboard/DashboardFailure.tsx'
import { DashboardSkeleton } from '#web/features/chw/dashboard/DashboardSkeleton.tsx'
import { EmergencyButton } from '#web/features/chw/dashboard/EmergencyButton.tsx'
import { EmergencyHelp } from '#web/features/chw/dashboard/EmergencyHelp.tsx'
import { Indicators } from '#web/features/chw/dashboard/Indicators.tsx'
import { Inventory } from '#web/features/chw/dashboard/Inventory.tsx'
import { Schedule } from '#web/features/chw/dashboard/Schedule.tsx'
import { Tiles } from '#web/features/chw/dashboard/Tiles.tsx'
import { SCHEDULED, useChwDashboard } from '#web/features/chw/dashboard/use-chw-dashboard.ts'
import { useEmergencyCalls } from '#web/features/chw/dashboard/use-emergency-calls.ts'
import type { Account } from '#web/lib/session/account.ts'
import { useSession } from '#web/lib/session/SessionProvider.tsx'
import { showToast } from '#web/lib/toast.ts'
import { PageTitle } from '#web/ui/PageTitle.tsx'
import { StatePanel } from '#web/ui/StatePanel.tsx'
import classes from './ChwDashboardPage.module.css'

interface Props {
  /** Whether the product has a page there. */
  isOpen: (path: string) => boolean
}

/** The mobile hospital of a health worker (specification §2 "CHW dashboard"). */
export function ChwDashboardPage(props: Props) {
  const session = useSession()
  // The guard lets nobody else in; while it signs out there is nothing to show.
  return session.status === 'authenticated' ? <Dashboard account={session.account} {...props} /> : null
}

/** Title, clock, indicators and Emergency stand and work whatever the server does. */
function Dashboard({ account, isOpen }: Props & { account: Account }) {
  const { t } = useTranslation('chwDashboard')
  const { data, language, loading, refetch } = useChwDashboard(account.roles)
  const emergency = useEmergencyCalls(account.id)
  const country = (account.region === null ? undefined : countryCodeOf(account.region)) ?? null
  const numbers = data?.chwDashboard ?? null

  const press = () => {
    showToast({ tone: 'info', title: t('emergency.toast'), message: t('emergency.toastMessage') })
    // Pressed again while the number is on the screen, it is the same emergency.
    if (emergency.recording === null) emergency.press(country)
  }

  return (
    <Container py="md">
      <PageTitle>{t('title')}</PageTitle>
      <div className={classes.head}>
        <div>
          <h1 className={classes.title}>{t('title')}</h1>
          {numbers && <p className={classes.facility}>{numbers.facility.name}</p>}
          <Clock timeZone={numbers?.timeZone ?? timeZoneOf(country ?? 'KE', '')} />
        </div>
        <EmergencyButton country={country} onPress={press} />
      </div>
      <div className={classes.indicators}>
        <Indicators accountId={account.id} stored={numbers?.storedThisWeek ?? null} />
      </div>
      {emergency.recording !== null && (
        <EmergencyHelp region={account.region ?? ''} recording={emergency.recording} onClose={emergency.close} />
      )}
      <div className={classes.sections}>
        <Actions isOpen={isOpen} />
        {data ? (
          <Suspense fallback={<DashboardSkeleton />}>
            {numbers ? <Tiles numbers={numbers} /> : <NoFacility />}
            <div className={classes.lists}>
              <Schedule
                tasks={[...data.late, ...data.today]}
                language={language}
                isCut={data.late.length === SCHEDULED || data.today.length === SCHEDULED}
                isOpen={isOpen}
              />
              {data.inventory && <Inventory items={data.inventory} />}
            </div>
          </Suspense>
        ) : loading ? (
          <DashboardSkeleton />
        ) : (
          <DashboardFailure busy={loading} onRetry={() => void refetch()} />
        )}
      </div>
    </Container>
  )
}

function NoFacility() {
  const { t } = useTranslation('chwDashboard')
  return (
    <StatePanel icon={IconBuildingHospital} title={t('noFacility.title')} message={t('noFacility.message')}>
      <Button component={Link} to="/profile">
        {t('noFacility.action')}
      </Button>
    </StatePanel>
  )
}
