import { Button, Container } from '@mantine/core'
import { IconUserPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { PatientSearch } from '#web/clinical/PatientSearch.tsx'
import { CardLookup, type SummarisedPatient } from '#web/features/chw/patients/CardLookup.tsx'
import { ChosenPatient } from '#web/features/chw/patients/ChosenPatient.tsx'
import { FirstOfTwo } from '#web/features/chw/patients/FirstOfTwo.tsx'
import { useIsAtBedside } from '#web/lib/session/use-is-at-bedside.ts'
import { PageTitle } from '#web/ui/PageTitle.tsx'
import classes from './PatientsPage.module.css'

/** Finds a patient, by what one knows of them or by their card; and of one person the two records that there are. */
export function PatientsPage() {
  const { t } = useTranslation('chwPatients')
  const isAtBedside = useIsAtBedside()
  const [chosen, setChosen] = useState<SummarisedPatient | null>(null)
  const [isAnother, setIsAnother] = useState(false)
  /** One of two records of a person: the other one is looked for. */
  const [first, setFirst] = useState<SummarisedPatient | null>(null)
  const [isSame, setSame] = useState(false)
  const navigate = useNavigate()

  const choose = (patient: SummarisedPatient) => {
    if (!first) return setChosen(patient)
    setSame(patient.id === first.id)
    // The one that stays is chosen there.
    if (patient.id !== first.id) void navigate(`/chw/merges?kept=${first.id}&duplicate=${patient.id}`)
  }
  const lookFor = (one: SummarisedPatient | null) => {
    setFirst(one)
    setSame(false)
    setChosen(null)
    setIsAnother(true)
  }
  return (
    <Container size="sm" py="md" w="100%">
      <PageTitle>{t('title')}</PageTitle>
      <h1 className={classes.title}>{t('title')}</h1>
      <p className={classes.intro}>{t('intro')}</p>
      {chosen ? (
        <ChosenPatient
          key={chosen.id}
          patient={chosen}
          isAtBedside={isAtBedside}
          onAnother={() => lookFor(null)}
          onDuplicate={() => lookFor(chosen)}
        />
      ) : (
        <div className={classes.parts}>
          {first && (
            <FirstOfTwo
              patient={first}
              isSame={isSame}
              onCancel={() => {
                lookFor(null)
                setChosen(first)
              }}
            />
          )}
          <PatientSearch key={first?.id ?? ''} takesFocus={isAnother} onChoose={choose} />
          <CardLookup onFound={choose} />
          {isAtBedside && !first && (
            <section className={classes.part}>
              <p className={classes.hint}>{t('notFound')}</p>
              <Button
                component={Link}
                to="/chw/register-patient"
                variant="default"
                leftSection={<IconUserPlus size={20} aria-hidden />}
                className={classes.scan}
              >
                {t('register')}
              </Button>
            </section>
          )}
        </div>
      )}
    </Container>
  )
}
