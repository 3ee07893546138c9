import '@mantine/core/styles/Input.layer.css'
import { TextInput } from '@mantine/core'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { LONGEST_INSTRUCTION } from '#domain/input/prescription.ts'
import type { RequestableCareQuery } from '#web/graphql/operations.ts'
import classes from './MedicineChoice.module.css'

type Medicine = NonNullable<RequestableCareQuery['requestableCare']>['medicines'][number]

interface Props {
  medicine: Medicine
  /** What is added to what the plan says; null where the medicine is not asked for. */
  instruction: string | null
  onChange: (instruction: string | null) => void
}

/** One medicine of a plan, to be asked for with an instruction; or why it cannot be. */
export function MedicineChoice({ medicine, instruction, onChange }: Props) {
  const { t } = useTranslation('referrals')
  const id = useId()
  const { name, dosage, notes, concerns, durationDays, quantity, refusal } = medicine
  const figures = [
    durationDays === null ? null : t('medicine.days', { count: durationDays }),
    quantity === null ? null : t('medicine.quantity', { count: quantity }),
  ].filter((text) => text !== null)
  return (
    <div className={classes.root} data-refused={refusal !== null || undefined}>
      <label className={classes.choice}>
        <input
          type="checkbox"
          checked={instruction !== null}
          disabled={refusal !== null}
          aria-describedby={id}
          onChange={(event) => onChange(event.currentTarget.checked ? '' : null)}
        />
        <strong>{name}</strong>
      </label>
      <div id={id} className={classes.about}>
        {refusal === null ? <p>{dosage}</p> : <p className={classes.refusal}>{t(`medicine.refusal.${refusal}`)}</p>}
        {figures.length > 0 && <p>{figures.join(' · ')}</p>}
        {[...notes, ...concerns].map((text) => (
          <p key={text} className={classes.quiet}>
            {text}
          </p>
        ))}
      </div>
      {instruction !== null && (
        <TextInput
          label={t('medicine.instruction')}
          aria-label={t('medicine.instructionFor', { name })}
          maxLength={LONGEST_INSTRUCTION}
          value={instruction}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </div>
  )
}
