import { Button, TextInput } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { type KeyboardEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { LONGEST_NAME } from '#domain/clinical/case/case-limits.ts'
import type { AssessmentFormPart } from '#web/features/medical/assessment/assessment-values.ts'
import classes from './NameListField.module.css'

interface Props extends AssessmentFormPart {
  field: 'medicines' | 'allergies'
  /** Where the form keeps what is typed and not added yet. */
  typed: 'medicineTyped' | 'allergyTyped'
  label: string
  description: string
}

/** Names that are typed and added one by one; a press on one removes it. */
export function NameListField({ form, words, field, typed, label, description }: Props) {
  const { t } = useTranslation('medicalForm')
  const names = form.values[field]
  const name = form.values[typed].trim()
  const input = form.getInputProps(typed)

  const box = useRef<HTMLInputElement>(null)

  const remove = (gone: string) => {
    form.setValues({ [field]: names.filter((other) => other !== gone) })
    // The button that had the focus goes with its name.
    box.current?.focus()
  }
  const add = () =>
    form.setValues({ [typed]: '', ...(name !== '' && !names.includes(name) && { [field]: [...names, name] }) })
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    // Else it would send the form.
    event.preventDefault()
    add()
  }

  return (
    <div data-field={field}>
      <div className={classes.row}>
        <TextInput
          {...input}
          ref={box}
          className={classes.input}
          error={words.error(form.errors[field])}
          label={`${label} (${words.optional})`}
          description={description}
          maxLength={LONGEST_NAME}
          autoComplete="off"
          enterKeyHint="done"
          onKeyDown={onKeyDown}
        />
        <Button
          variant="default"
          className={classes.add}
          onClick={add}
          aria-label={t('history.addTo', { list: label })}
        >
          {t('history.add')}
        </Button>
      </div>
      {names.length > 0 && (
        <ul className={classes.names} aria-label={label}>
          {names.map((added) => (
            <li key={added}>
              <button
                type="button"
                className={classes.name}
                onClick={() => remove(added)}
                aria-label={t('history.remove', { name: added })}
              >
                <span>{added}</span>
                <IconX size={18} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
