import { Container } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './Section.module.css'

interface Props {
  /** The anchor that the header's links lead to. */
  id: string
  heading: string
  lead?: string
  children: ReactNode
}

/** A part of the landing page, under its own heading. */
export function Section({ id, heading, lead, children }: Props) {
  return (
    <section id={id} className={classes.root} aria-labelledby={`${id}-heading`}>
      <Container>
        <h2 id={`${id}-heading`} className={classes.heading}>
          {heading}
        </h2>
        {lead && <p className={classes.lead}>{lead}</p>}
        {children}
      </Container>
    </section>
  )
}
