import '@mantine/core/styles/Input.layer.css'
import { NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'

interface Props<Value extends string> {
  label: string
  values: readonly Value[]
  nameOf: (value: Value) => string
  /** Null while nothing is chosen: then it is required. */
  value: Value | null
  onChange: (value: Value) => void
  required?: boolean
}

/** One of a few words of the vocabulary. */
export function PhotoSelect<Value extends string>(props: Props<Value>) {
  const { label, values, nameOf, value, onChange, required = false } = props
  const { t } = useTranslation('imaging')
  return (
    <NativeSelect
      label={label}
      required={required}
      value={value ?? ''}
      onChange={({ currentTarget }) => {
        const chosen = values.find((one) => one === currentTarget.value)
        if (chosen !== undefined) onChange(chosen)
      }}
    >
      {value === null && (
        <option value="" disabled>
          {t('subject.choose')}
        </option>
      )}
      {values.map((one) => (
        <option key={one} value={one}>
          {nameOf(one)}
        </option>
      ))}
    </NativeSelect>
  )
}
