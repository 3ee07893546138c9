import { Container } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { countryCodeOf } from '#domain/vocabulary/countries.ts'
import { LatePatientForm } from '#web/features/chw/register/LatePatientForm.tsx'
import { NO_ANSWERS } from '#web/features/chw/register/patient-values.ts'
import { useSession } from '#web/lib/session/SessionProvider.tsx'
import { Note } from '#web/ui/Note.tsx'
import { PageTitle } from '#web/ui/PageTitle.tsx'
import classes from './PatientForm.module.css'

const DASHBOARD = '/chw/dashboard'

/** Patient Registration, Cross-Border System (specification §2). */
export function RegisterPatientPage() {
  const { t } = useTranslation('chwRegister')
  const navigate = useNavigate()
  const session = useSession()
  if (session.status !== 'authenticated') return null
  const { account } = session
  // Most patients live where the worker does.
  const country = (account.region === null ? undefined : countryCodeOf(account.region)) ?? ''
  return (
    <Container size="sm" py="md" w="100%">
      <PageTitle>{t('register.title')}</PageTitle>
      <h1 className={classes.title}>{t('register.title')}</h1>
      <p className={classes.system}>{t('register.system')}</p>
      <p className={classes.intro}>{t('register.intro')}</p>
      {account.facilityId === null ? (
        <Note>{t('register.noFacility')}</Note>
      ) : (
        <LatePatientForm
          key={account.id}
          accountId={account.id}
          empty={{ ...NO_ANSWERS, country }}
          record={null}
          onCancel={() => void navigate(DASHBOARD)}
          openCard={(id) => void navigate(`/patients/${id}/card`)}
          onTaken={() => void navigate(DASHBOARD)}
        />
      )}
    </Container>
  )
}
