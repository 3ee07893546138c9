import { Button, Container } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { PageTitle } from '#web/ui/PageTitle.tsx'
import classes from './MedicalFrame.module.css'

interface Props {
  title: string
  intro: string
  back: { readonly to: string; readonly label: string }
  /** Beside the title. */
  aside?: ReactNode
  children: ReactNode
}

/** The frame of the Medical Assessment Center's pages: the way back, the title, what the page is for. */
export function MedicalFrame({ title, intro, back, aside, children }: Props) {
  return (
    <Container py="md" w="100%">
      <PageTitle>{title}</PageTitle>
      <Button
        component={Link}
        to={back.to}
        variant="subtle"
        px="xs"
        leftSection={<IconArrowLeft size={18} aria-hidden />}
      >
        {back.label}
      </Button>
      <div className={classes.head}>
        <div>
          <h1 className={classes.title}>{title}</h1>
          <p className={classes.intro}>{intro}</p>
        </div>
        {aside}
      </div>
      {children}
    </Container>
  )
}
