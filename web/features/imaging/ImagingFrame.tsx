import { Button, Container } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useIsAtBedside } from '#web/lib/session/use-is-at-bedside.ts'
import { PageTitle } from '#web/ui/PageTitle.tsx'
import classes from './imaging.module.css'

/** The frame of the photo pages: the way back, to the dashboard for whoever has it, and the title. */
export function ImagingFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('imaging')
  const hasDashboard = useIsAtBedside()
  return (
    <Container py="md" w="100%">
      <PageTitle>{t('title')}</PageTitle>
      <Button
        component={Link}
        to={hasDashboard ? '/chw/dashboard' : '/'}
        variant="subtle"
        px="xs"
        leftSection={<IconArrowLeft size={18} aria-hidden />}
      >
        {hasDashboard ? t('toDashboard') : t('toHome')}
      </Button>
      <h1 className={classes.title}>{t('title')}</h1>
      <p className={classes.badge}>{t('badge')}</p>
      <p className={classes.quiet}>{t('badgeNote')}</p>
      {children}
    </Container>
  )
}
