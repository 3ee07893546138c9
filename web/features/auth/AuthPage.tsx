import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/PasswordInput.layer.css'
import { Button } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, Navigate, useLocation, useSearchParams } from 'react-router-dom'
import { SignInForm } from '#web/features/auth/SignInForm.tsx'
import { StillSignedIn } from '#web/features/auth/StillSignedIn.tsx'
import { safePath } from '#web/lib/safe-path.ts'
import { type ServerConfig, useServerConfig } from '#web/lib/server-config.ts'
import { useSession } from '#web/lib/session/SessionProvider.tsx'
import { PageTitle } from '#web/ui/PageTitle.tsx'
import { TabBar } from '#web/ui/TabBar.tsx'
import classes from './AuthPage.module.css'

// Only a demonstration has it.
const QuickAccess = lazy(() =>
  import('#web/features/auth/QuickAccess.tsx').then(({ QuickAccess: component }) => ({ default: component })),
)

// Most who come here have an account: the longer form is loaded when it is asked for.
const SignUpForm = lazy(() =>
  import('#web/features/auth/SignUpForm.tsx').then(({ SignUpForm: component }) => ({ default: component })),
)

type Tab = 'quick-access' | 'sign-in' | 'sign-up'

interface Surroundings {
  demo: ServerConfig['demo']
  changeTab: (tab: Tab) => void
}

const PANELS: Readonly<Record<Tab, (surroundings: Surroundings) => React.ReactNode>> = {
  'quick-access': ({ demo }) => (
    <Suspense fallback={<div className={classes.formSpace} aria-busy="true" />}>
      {demo && <QuickAccess {...demo} />}
    </Suspense>
  ),
  'sign-in': ({ changeTab }) => <SignInForm onWantsAccount={() => changeTab('sign-up')} />,
  'sign-up': ({ demo }) => (
    <Suspense fallback={<div className={classes.formSpace} aria-busy="true" />}>
      <SignUpForm isDemo={demo !== null} />
    </Suspense>
  ),
}

const wishedTab = (state: unknown): Tab | undefined => {
  const tab = (state as { tab?: unknown } | null)?.tab
  return tab === 'sign-in' || tab === 'sign-up' ? tab : undefined
}

/** Signing in and up (specification §2 "Auth page"). */
export function AuthPage() {
  const { t } = useTranslation('auth')
  const { demo } = useServerConfig()
  const session = useSession()
  const [params] = useSearchParams()
  const { state } = useLocation()
  const [chosen, changeTab] = useState<Tab | undefined>(wishedTab(state))
  const tab = chosen ?? (demo ? 'quick-access' : 'sign-in')

  if (session.status === 'authenticated') return <Navigate to={safePath(params.get('next'))} replace />

  const labels = { 'quick-access': t('tabs.quickAccess'), 'sign-in': t('tabs.signIn'), 'sign-up': t('tabs.signUp') }
  const offered: Tab[] = demo ? ['quick-access', 'sign-in', 'sign-up'] : ['sign-in', 'sign-up']
  const tabs = offered.map((value) => ({
    value,
    label: labels[value],
    panel: () => PANELS[value]({ demo, changeTab }),
  }))

  return (
    <div className={classes.root}>
      <PageTitle>{t('title')}</PageTitle>
      <Button
        component={Link}
        to="/"
        variant="subtle"
        color="gray"
        px="xs"
        leftSection={<IconArrowLeft size={18} aria-hidden />}
      >
        {t('backToHome')}
      </Button>
      <div className={classes.card}>
        <header className={classes.intro}>
          <h1 className={classes.heading}>{t('heading')}</h1>
          <p className={classes.lead}>{t('lead')}</p>
        </header>
        {session.status === 'unauthenticated' && session.unreachable && <StillSignedIn />}
        <TabBar label={t('tabs.label')} tabs={tabs} value={tab} onChange={changeTab} />
      </div>
    </div>
  )
}
