import { lazy, Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { validate as isUuid } from 'uuid'
import { useSession } from '#web/lib/session/SessionProvider.tsx'
import { PageSkeleton } from '#web/ui/PageSkeleton.tsx'
import { PageTitle } from '#web/ui/PageTitle.tsx'

/** Fetched once the page stands; both are needed, and by then without a network. */
const loadNew = () => import('#web/features/chw/wizard/NewAssessment.tsx')
const loadOfPatient = () => import('#web/features/chw/wizard/PatientAssessment.tsx')
const NewAssessment = lazy(() => loadNew().then((module) => ({ default: module.NewAssessment })))
const PatientAssessment = lazy(() => loadOfPatient().then((module) => ({ default: module.PatientAssessment })))

/** The six-step assessment of a patient (specification §2 "CHW patient assessment", §4 "CHW wizard"). */
export function ChwAssessmentPage() {
  const { t } = useTranslation(['chwWizard', 'common'])
  const session = useSession()
  const { patientId } = useParams()
  useEffect(() => {
    for (const load of [loadNew, loadOfPatient]) {
      load().catch((error: unknown) => console.info('A part of the assessment could not be loaded yet:', error))
    }
  }, [])
  if (session.status !== 'authenticated') return null
  const { account } = session
  const id = patientId !== undefined && isUuid(patientId) ? patientId.toLowerCase() : null
  return (
    <>
      <PageTitle>{t('chwWizard:title')}</PageTitle>
      <Suspense fallback={<PageSkeleton shape="form" label={t('common:loading')} />}>
        {id === null ? (
          <NewAssessment key={account.id} account={account} />
        ) : (
          <PatientAssessment key={`${account.id} ${id}`} account={account} patientId={id} />
        )}
      </Suspense>
    </>
  )
}
