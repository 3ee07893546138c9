import type { ReactNode } from 'react'
import form from './form.module.css'

interface Props {
  checked: boolean
  onChange: (checked: boolean) => void
  children: ReactNode
}

/** Something to tick, a native checkbox with all of its words as the target. */
export function Tick({ checked, onChange, children }: Props) {
  return (
    <label className={form.tick}>
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.currentTarget.checked)} />
      <span>{children}</span>
    </label>
  )
}
