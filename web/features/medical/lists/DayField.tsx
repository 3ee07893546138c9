import { TextInput } from '@mantine/core'
import { useState } from 'react'

/** A year that is still being typed is an early one: 2026 is first 0002. */
const EARLIEST_DAY = '1900-01-01'

interface Props {
  label: string
  /** YYYY-MM-DD. */
  value: string | null
  error?: string | undefined
  onChange: (day: string | null) => void
}

/** The browser's own field for a day. It tells of whole days only, and keeps what is being typed. */
export function DayField({ label, value, error, onChange }: Props) {
  const [typed, setTyped] = useState(value ?? '')
  const [known, setKnown] = useState(value)
  if (value !== known) {
    setKnown(value)
    setTyped(value ?? '')
  }
  return (
    <TextInput
      type="date"
      label={label}
      value={typed}
      error={error}
      onChange={({ currentTarget: { value: day } }) => {
        setTyped(day)
        if (day === '' || day >= EARLIEST_DAY) onChange(day || null)
      }}
    />
  )
}
