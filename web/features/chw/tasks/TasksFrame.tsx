import { Button, Container } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { PageTitle } from '#web/ui/PageTitle.tsx'
import classes from './tasks.module.css'

interface Props {
  title: string
  intro: string
  back: { readonly to: string; readonly label: string }
  children: ReactNode
}

/** The frame of the pages of tasks: the way back, the title, what the page is for. */
export function TasksFrame({ title, intro, back, children }: Props) {
  return (
    <Container size="sm" py="md" w="100%">
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
        <h1 className={classes.title}>{title}</h1>
        <p className={classes.intro}>{intro}</p>
      </div>
      {children}
    </Container>
  )
}
