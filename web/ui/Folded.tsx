import { IconChevronDown } from '@tabler/icons-react'
import { type ReactNode, useId, useState } from 'react'
import classes from './Folded.module.css'

/** A part that is folded away on the screen until it is asked for, and open on paper. */
export function Folded({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  const [opened, setOpened] = useState(false)
  return (
    <section className={classes.root}>
      <h3 className={classes.heading}>
        <button
          type="button"
          className={classes.toggle}
          aria-expanded={opened}
          aria-controls={id}
          onClick={() => setOpened(!opened)}
        >
          {title}
          <IconChevronDown size={20} className={classes.chevron} aria-hidden />
        </button>
      </h3>
      <div id={id} className={classes.content} hidden={!opened}>
        {children}
      </div>
    </section>
  )
}
