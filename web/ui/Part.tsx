import type { ReactNode } from 'react'
import classes from './Part.module.css'

interface Props {
  title: string
  children: ReactNode
  /** 2 for the heading of a whole tab, 3 below it. */
  level?: 2 | 3
}

/** A part of the plan under its heading. */
export function Part({ title, children, level = 3 }: Props) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <section className={classes.part}>
      <Heading className={level === 2 ? classes.tabTitle : classes.title}>{title}</Heading>
      {children}
    </section>
  )
}
