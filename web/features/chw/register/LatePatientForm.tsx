import { type ComponentProps, lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { PageSkeleton } from '#web/ui/PageSkeleton.tsx'

const load = () => import('#web/features/chw/register/PatientForm.tsx')
const PatientForm = lazy(() => load().then((module) => ({ default: module.PatientForm })))

/** The form, fetched once its page stands. */
export function LatePatientForm(props: ComponentProps<typeof PatientForm>) {
  const { t } = useTranslation('common')
  return (
    <Suspense fallback={<PageSkeleton shape="form" label={t('loading')} />}>
      <PatientForm {...props} />
    </Suspense>
  )
}
