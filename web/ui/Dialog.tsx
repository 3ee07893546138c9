import { type ReactNode, type RefObject, type SyntheticEvent, useEffect, useId, useRef } from 'react'
import classes from './Dialog.module.css'

interface Props {
  /** What closes it: `dialog.current?.close()`. The focus goes back to where it was. */
  dialog: RefObject<HTMLDialogElement | null>
  title: string
  /** Called once when it has closed, by Escape too. */
  onClosed: () => void
  /** For what must be read at once. */
  role?: 'alertdialog'
  /** As wide as the screen allows, for a picture. */
  wide?: boolean
  children: ReactNode
}

/** The browser's own modal dialog: what lies behind it cannot be reached, Escape closes it. Open while it is rendered. */
export function Dialog({ dialog, title, onClosed, role, wide, children }: Props) {
  const id = useId()
  const hasClosed = useRef(false)
  useEffect(() => {
    const element = dialog.current
    if (element && !element.open) element.showModal()
  }, [dialog])
  const finish = () => {
    if (hasClosed.current) return
    hasClosed.current = true
    onClosed()
  }
  // The browser says of what Escape closed only later that it has closed, when the button that the focus went back to
  // may have been pressed again: what that opened would close at once.
  const closeNow = (event: SyntheticEvent<HTMLDialogElement>) => {
    // A field for files inside says so too when no file was chosen.
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    event.currentTarget.close()
    finish()
  }
  return (
    <dialog
      ref={dialog}
      role={role}
      className={classes.root}
      data-wide={wide || undefined}
      aria-labelledby={id}
      onCancel={closeNow}
      onClose={finish}
    >
      <h2 id={id} className={classes.title}>
        {title}
      </h2>
      {children}
    </dialog>
  )
}
