import { CombinedGraphQLErrors, type ErrorLike } from '@apollo/client'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { PlanSkeleton } from '#web/features/medical/plan/PlanSkeleton.tsx'
import { showToast } from '#web/lib/toast.ts'

const isSignedOut = (error: ErrorLike): boolean =>
  CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => extensions?.['code'] === 'UNAUTHENTICATED')

/** Tells that the plan could not be loaded and leaves for the dashboard (specification §8), with a way back. */
export function FailedToLoad({ error }: { error: ErrorLike }) {
  const { t } = useTranslation('medicalPlan')
  const navigate = useNavigate()
  const { pathname } = useLocation()

  useEffect(() => {
    // The session has ended: that leads to signing in, and back here.
    if (isSignedOut(error)) return
    showToast({
      tone: 'error',
      title: t('failed.title'),
      action: { label: t('failed.openAgain'), onPress: () => void navigate(pathname) },
    })
    void navigate('/medical/dashboard', { replace: true })
  }, [error, navigate, pathname, t])

  return <PlanSkeleton />
}
