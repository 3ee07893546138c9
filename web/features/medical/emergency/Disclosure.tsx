import { IconChevronDown } from '@tabler/icons-react'
import { type ReactNode, useId, useState } from 'react'
import classes from './Disclosure.module.css'

interface Props {
  title: string
  /** Shown closed, too. */
  lead?: string
  picture?: ReactNode
  level: 2 | 3 | 4
  initiallyOpen?: boolean
  children: ReactNode
}

/** A part that opens and closes, by keyboard too. Printed it is open. */
export function Disclosure({ title, lead, picture, level, initiallyOpen = false, children }: Props) {
  const id = useId()
  const [open, setOpen] = useState(initiallyOpen)
  const Heading = `h${level}` as const
  return (
    <div className={classes.root}>
      <Heading className={classes.heading}>
        <button
          type="button"
          className={classes.button}
          aria-expanded={open}
          aria-controls={`${id}-panel`}
          aria-labelledby={`${id}-title`}
          aria-describedby={lead && `${id}-lead`}
          onClick={() => setOpen(!open)}
        >
          {picture && <span className={classes.picture}>{picture}</span>}
          <span className={classes.text}>
            <span id={`${id}-title`} className={classes.title}>
              {title}
            </span>
            {lead && (
              <span id={`${id}-lead`} className={classes.lead}>
                {lead}
              </span>
            )}
          </span>
          <IconChevronDown size={20} className={classes.chevron} aria-hidden />
        </button>
      </Heading>
      <div id={`${id}-panel`} className={classes.panel} hidden={!open}>
        {children}
      </div>
    </div>
  )
}
