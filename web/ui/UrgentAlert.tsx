import { IconAlertTriangle, IconPhone } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './UrgentAlert.module.css'

interface Props {
  title: string
  message: string
  /** Red for what cannot wait, amber for what can a few days. */
  tone: 'red' | 'amber'
  /** The number of help, as a button that dials it. */
  call?: { readonly number: string; readonly text: string; readonly label: string } | undefined
  /** What to do and the number in letters that are read at arm’s length. */
  large?: boolean
  children?: ReactNode
}

/** Above everything else, when somebody must be seen: how soon, and the number to call. */
export function UrgentAlert({ title, message, tone, call, large = false, children }: Props) {
  return (
    <div role="alert" className={classes.alert} data-tone={tone} data-large={large || undefined}>
      <IconAlertTriangle size={28} className={classes.icon} aria-hidden />
      <div>
        <h2 className={classes.title}>{title}</h2>
        <p className={classes.message}>{message}</p>
        {call && (
          <a className={classes.call} href={`tel:${call.number}`} aria-label={call.label}>
            <IconPhone size={20} aria-hidden />
            {call.text}
          </a>
        )}
        {children}
      </div>
    </div>
  )
}
