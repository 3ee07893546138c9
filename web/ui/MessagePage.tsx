import { Container } from '@mantine/core'
import type { ReactNode } from 'react'
import { BrandMark } from '#web/ui/BrandMark.tsx'
import { PageTitle } from '#web/ui/PageTitle.tsx'
import classes from './MessagePage.module.css'

interface Props {
  title: string
  message: string
  actions: ReactNode
  children?: ReactNode
}

/** A page that has one thing to say, and where to go from there. */
export function MessagePage({ title, message, actions, children }: Props) {
  return (
    <Container size="xs" className={classes.root}>
      <PageTitle>{title}</PageTitle>
      <BrandMark size={56} />
      <h1 className={classes.title}>{title}</h1>
      <p className={classes.message}>{message}</p>
      {children && <div className={classes.details}>{children}</div>}
      <div className={classes.actions}>{actions}</div>
    </Container>
  )
}
