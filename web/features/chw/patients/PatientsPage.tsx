import { Button, Container } from '@mantine/core'
import { IconUserPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { PatientSearch } from '#web/clinical/PatientSearch.tsx'
import { CardLookup, type SummarisedPatient } from '#web/features/chw/patients/CardLookup.tsx'
import { ChosenPatient } from '#web/features/chw/patients/ChosenPatient.tsx'
import { useIsAtBedside } from '#web/lib/session/use-is-at-bedside.ts'
import { PageTitle } from '#web/ui/PageTitle.tsx'
import classes from './PatientsPage.module.css'

/** Finds a patient: by what one knows of them, or by their card. */
export function PatientsPage() {
  const { t } = useTranslation('chwPatients')
  const isAtBedside = useIsAtBedside()
  const [chosen, setChosen] = useState<SummarisedPatient | null>(null)
  const [isAnother, setIsAnother] = useState(false)
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
          onAnother={() => {
            setChosen(null)
            setIsAnother(true)
          }}
        />
      ) : (
        <div className={classes.parts}>
          <PatientSearch takesFocus={isAnother} onChoose={setChosen} />
          <CardLookup onFound={setChosen} />
          {isAtBedside && (
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
