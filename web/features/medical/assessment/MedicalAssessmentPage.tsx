import { gql, type TypedDocumentNode } from '@apollo/client'
import { useSuspenseQuery } from '@apollo/client/react'
import { Container } from '@mantine/core'
import { lazy, Suspense, useDeferredValue, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { validate as isUuid } from 'uuid'
import { isAssessmentType } from '#domain/vocabulary/medical/assessment-types.ts'
import { isCarer, isStaff } from '#domain/vocabulary/roles.ts'
import type { MedicalAssessmentPageQuery, MedicalAssessmentPageQueryVariables } from '#web/graphql/operations.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useSession } from '#web/lib/session/SessionProvider.tsx'
import { showToast } from '#web/lib/toast.ts'
import { wireLanguage } from '#web/lib/wire-names.ts'
import { PageSkeleton } from '#web/ui/PageSkeleton.tsx'
import { PageTitle } from '#web/ui/PageTitle.tsx'
import classes from './MedicalAssessmentPage.module.css'

/** Fetched while the server is asked what the form asks. */
const loadForm = () => import('#web/features/medical/assessment/AssessmentForm.tsx')
const AssessmentForm = lazy(() => loadForm().then(({ AssessmentForm: component }) => ({ default: component })))

const MEDICAL_ASSESSMENT_PAGE: TypedDocumentNode<MedicalAssessmentPageQuery, MedicalAssessmentPageQueryVariables> = gql`
  query MedicalAssessmentPage($assessmentType: String!, $language: Language!) {
    assessmentForm(assessmentType: $assessmentType) {
      assessmentType {
        name
        displayName(language: $language)
        description(language: $language)
      }
      symptoms {
        code
        label(language: $language)
        danger
        onlyFor
        fromMonths
        belowMonths
      }
      measurements
    }
  }
`

/** The form of an assessment type, from which a medical plan is made (specification §2 "Medical assessment form"). */
export function MedicalAssessmentPage() {
  const { t } = useTranslation(['medicalForm', 'common'])
  const { assessmentType = '' } = useParams()
  useEffect(() => {
    loadForm().catch((error: unknown) => console.info('The form could not be loaded yet:', error))
  }, [])
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <Suspense fallback={<PageSkeleton shape="form" label={t('common:loading')} />}>
        <AskedType key={assessmentType} assessmentType={assessmentType} />
      </Suspense>
    </>
  )
}

function AskedType({ assessmentType }: { assessmentType: string }) {
  const { t } = useTranslation('medicalForm')
  const session = useSession()
  const [search] = useSearchParams()
  // While the texts of the other language are on their way, the form stays as it is.
  const language = useDeferredValue(wireLanguage(useLanguage()))
  const { data, error } = useSuspenseQuery(MEDICAL_ASSESSMENT_PAGE, {
    variables: { assessmentType, language },
    errorPolicy: 'all',
  })
  const form = data?.assessmentForm
  if (!form || !isAssessmentType(assessmentType)) return <Leave because={error ? 'toast.notLoaded' : 'toast.noType'} />
  if (session.status !== 'authenticated') return null

  const { account } = session
  const { displayName, description } = form.assessmentType
  const patient = search.get('patient')
  const patientId = isCarer(account.roles) && patient !== null && isUuid(patient) ? patient.toLowerCase() : null
  return (
    <Container size="sm" py="md">
      <PageTitle>{displayName}</PageTitle>
      <h1 className={classes.title}>{displayName}</h1>
      <p className={classes.intro}>{description}</p>
      <p className={classes.hint}>{t('intro')}</p>
      <AssessmentForm
        key={`${account.id} ${patientId}`}
        account={account}
        patientId={patientId}
        asked={{
          name: assessmentType,
          symptoms: form.symptoms,
          measurements: form.measurements,
          byStaff: isStaff(account.roles),
        }}
      />
    </Container>
  )
}

/** There is no form to show: says why, and goes where the types are (specification §8). */
function Leave({ because }: { because: 'toast.noType' | 'toast.notLoaded' }) {
  const { t } = useTranslation(['medicalForm', 'common'])
  const navigate = useNavigate()
  useEffect(() => {
    showToast({ tone: 'error', title: t(`medicalForm:${because}`) })
    void navigate('/medical/dashboard', { replace: true })
  }, [because, navigate, t])
  return <PageSkeleton shape="form" label={t('common:loading')} />
}
