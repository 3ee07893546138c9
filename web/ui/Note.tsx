import type { ReactNode } from 'react'
import classes from './Note.module.css'

/** What a person has to know beside a form. */
export const Note = ({ children }: { children: ReactNode }) => (
  <p className={classes.root} role="note">
    {children}
  </p>
)
