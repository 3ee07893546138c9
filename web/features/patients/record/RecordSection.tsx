import type { ReactNode } from 'react'
import classes from './record.module.css'

interface Props {
  id: string
  title: string
  intro?: string
  children: ReactNode
}

/** A part of a record under its heading. */
export function RecordSection({ id, title, intro, children }: Props) {
  return (
    <section className={classes.section} aria-labelledby={id}>
      <h2 id={id} className={classes.heading}>
        {title}
      </h2>
      {intro !== undefined && <p className={classes.intro}>{intro}</p>}
      {children}
    </section>
  )
}
