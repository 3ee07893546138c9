import { type ReactNode, type RefObject, useEffect, useId } from 'react'
import classes from './Dialog.module.css'

interface Props {
  /** What closes it: `dialog.current?.close()`. The focus goes back to where it was. */
  dialog: RefObject<HTMLDialogElement | null>
  title: string
  /** Called when it has closed, by Escape too. */
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
  useEffect(() => {
    const element = dialog.current
    if (element && !element.open) element.showModal()
  }, [dialog])
  return (
    <dialog
      ref={dialog}
      role={role}
      className={classes.root}
      data-wide={wide || undefined}
      aria-labelledby={id}
      onClose={onClosed}
    >
      <h2 id={id} className={classes.title}>
        {title}
      </h2>
      {children}
    </dialog>
  )
}
