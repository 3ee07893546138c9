import '@mantine/core/styles/Input.layer.css'
import { Container } from '@mantine/core'
import type { ReactNode } from 'react'
import { PageTitle } from '#web/ui/PageTitle.tsx'
import classes from './account.module.css'

interface Props {
  title: string
  intro: string
  children: ReactNode
}

/** The frame of the account's pages: title, what it is about, and the sections. */
export function AccountFrame({ title, intro, children }: Props) {
  return (
    <Container size="sm" py="lg" w="100%">
      <PageTitle>{title}</PageTitle>
      <h1 className={classes.title}>{title}</h1>
      <p className={classes.intro}>{intro}</p>
      <div className={classes.sections}>{children}</div>
    </Container>
  )
}
