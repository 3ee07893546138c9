import '@mantine/core/styles/Input.layer.css'
import { Button, Container } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { StepList } from '#web/features/chw/wizard/StepList.tsx'
import classes from './WizardFrame.module.css'

interface Props {
  step: number
  /** Who is assessed, always in sight. */
  patient?: ReactNode
  children: ReactNode
}

/** The frame of the assessment: way back, title, the six steps and where one stands, the patient. */
export function WizardFrame({ step, patient, children }: Props) {
  const { t } = useTranslation('chwWizard')
  return (
    <Container size="sm" py="md" w="100%">
      <Button
        component={Link}
        to="/chw/dashboard"
        variant="subtle"
        px="xs"
        leftSection={<IconArrowLeft size={18} aria-hidden />}
      >
        {t('back')}
      </Button>
      <h1 className={classes.title}>{t('title')}</h1>
      <StepList step={step} />
      {patient}
      {children}
    </Container>
  )
}
