import { Button, Container } from '@mantine/core'
import { IconArrowLeft, IconPrinter } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Note } from '#web/ui/Note.tsx'
import { PageTitle } from '#web/ui/PageTitle.tsx'
import classes from './HelpFrame.module.css'

interface Props {
  title: string
  intro: string
  /** Where the link above the title leads. */
  back: { readonly to: string; readonly label: string }
  children: ReactNode
}

/** The frame of the pages that help without a person's data: way back, title, the state of the texts, and printing. */
export function HelpFrame({ title, intro, back, children }: Props) {
  const { t } = useTranslation('medicalHelp')
  return (
    <Container py="md" w="100%" className={classes.root}>
      <PageTitle>{title}</PageTitle>
      <div className={classes.screenOnly}>
        <Button
          component={Link}
          to={back.to}
          variant="subtle"
          px="xs"
          leftSection={<IconArrowLeft size={18} aria-hidden />}
        >
          {back.label}
        </Button>
      </div>
      <h1 className={classes.title}>{title}</h1>
      <p className={classes.intro}>{intro}</p>
      {children}
      <div className={classes.foot}>
        <Note>{t('review')}</Note>
        <div className={classes.screenOnly}>
          <Button variant="default" leftSection={<IconPrinter size={18} aria-hidden />} onClick={() => window.print()}>
            {t('print')}
          </Button>
        </div>
      </div>
    </Container>
  )
}
