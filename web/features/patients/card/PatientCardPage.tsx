import { gql, type TypedDocumentNode } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import { Button, Container } from '@mantine/core'
import { IconArrowLeft, IconPlugConnectedX, IconPrinter, IconUserQuestion } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { showPatientCode } from '#domain/patients/patient-code.ts'
import { QrCode } from '#web/features/patients/card/QrCode.tsx'
import type { PatientCardQuery, PatientCardQueryVariables } from '#web/graphql/operations.ts'
import { Note } from '#web/ui/Note.tsx'
import { PageSkeleton } from '#web/ui/PageSkeleton.tsx'
import { PageTitle } from '#web/ui/PageTitle.tsx'
import { StatePanel } from '#web/ui/StatePanel.tsx'
import classes from './PatientCardPage.module.css'

const PATIENT_CARD: TypedDocumentNode<PatientCardQuery, PatientCardQueryVariables> = gql`
  query PatientCard($id: ID!) {
    patient(id: $id) {
      id
      code
      firstName
      lastName
      dateOfBirth
      birthDateEstimated
      mergedIntoId
      facility {
        id
        name
      }
    }
  }
`

const YEAR_LENGTH = 4

/** The card that a patient takes home: the code by which they are found, to be scanned or typed. It prints alone. */
export function PatientCardPage() {
  const { t } = useTranslation(['patientCard', 'common'])
  const { id = '' } = useParams()
  const { data, loading, error, refetch } = useQuery(PATIENT_CARD, {
    variables: { id },
    errorPolicy: 'all',
    notifyOnNetworkStatusChange: true,
  })
  const patient = data?.patient
  if (patient) {
    return (
      <Frame>
        <Button
          component={Link}
          to={`/patients/${patient.id}`}
          variant="subtle"
          px="xs"
          className={classes.screenOnly}
          leftSection={<IconArrowLeft size={18} aria-hidden />}
        >
          {t('back')}
        </Button>
        {patient.mergedIntoId !== null && (
          <div className={classes.screenOnly}>
            <Note>{t('merged')}</Note>
          </div>
        )}
        <Card patient={patient} />
        <div className={classes.screenOnly}>
          <p className={classes.hint}>{t('hint')}</p>
          <Button onClick={() => window.print()} leftSection={<IconPrinter size={18} aria-hidden />}>
            {t('print')}
          </Button>
        </div>
      </Frame>
    )
  }
  if (loading) return <PageSkeleton shape="article" label={t('common:loading')} />
  return (
    <Frame>
      {error ? (
        <StatePanel icon={IconPlugConnectedX} title={t('notLoaded')} message={t('notLoadedMessage')}>
          <Button onClick={() => void refetch()}>{t('tryAgain')}</Button>
        </StatePanel>
      ) : (
        <StatePanel icon={IconUserQuestion} title={t('unknown')} message={t('unknownMessage')} />
      )}
    </Frame>
  )
}

function Frame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('patientCard')
  return (
    <Container size="sm" py="md" w="100%" className={classes.frame}>
      <PageTitle>{t('title')}</PageTitle>
      <h1 className={classes.title}>{t('title')}</h1>
      {children}
    </Container>
  )
}

function Card({ patient }: { patient: NonNullable<PatientCardQuery['patient']> }) {
  const { t } = useTranslation('patientCard')
  const { code, firstName, lastName, dateOfBirth, birthDateEstimated, facility } = patient
  const year = dateOfBirth.slice(0, YEAR_LENGTH)
  return (
    <section className={classes.card} aria-label={t('card')}>
      <div className={classes.text}>
        <p className={classes.brand}>Afya Mashariki</p>
        <p className={classes.name}>
          {firstName} {lastName}
        </p>
        <p>{t(birthDateEstimated ? 'bornAbout' : 'born', { year })}</p>
        <p className={classes.facility}>{facility.name}</p>
        <p className={classes.code}>{showPatientCode(code)}</p>
      </div>
      <QrCode text={code} label={t('qr', { code: showPatientCode(code) })} className={classes.qr} />
    </section>
  )
}
