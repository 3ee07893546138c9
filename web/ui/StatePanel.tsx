import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './StatePanel.module.css'

interface Props {
  icon: Icon
  title: string
  message: string
  /** What one can do about it. */
  children?: ReactNode
}

/** In the place of records that are not there: none yet, none found, or not to be fetched. */
export function StatePanel({ icon: Picture, title, message, children }: Props) {
  return (
    <section className={classes.root}>
      <Picture size={48} stroke={1.5} className={classes.icon} aria-hidden />
      <h2 className={classes.title}>{title}</h2>
      <p className={classes.message}>{message}</p>
      {children}
    </section>
  )
}
