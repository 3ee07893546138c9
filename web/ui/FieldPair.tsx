import type { ReactNode } from 'react'
import classes from './FieldPair.module.css'

/** Two fields of a form: one below the other on a phone, else side by side. */
export const FieldPair = ({ children }: { children: ReactNode }) => <div className={classes.root}>{children}</div>
