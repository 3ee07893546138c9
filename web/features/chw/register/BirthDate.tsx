import { NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ageOn, birthOf } from '#web/features/chw/register/birth-date.ts'
import type { PatientFormPart } from '#web/features/chw/register/patient-values.ts'
import { Tick } from '#web/features/chw/register/Tick.tsx'
import { useFormats } from '#web/i18n/use-formats.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { ChoiceRow } from '#web/ui/ChoiceRow.tsx'
import classes from './PatientForm.module.css'

const MONTHS = Array.from({ length: 12 }, (_, month) => month + 1)
/** Nobody is born in it: only the names of its months are shown. */
const SOME_YEAR = 2000

/** The day of birth, typed as day, month and year, or estimated from an age; and how old that makes the person today. */
export function BirthDate({ form, words }: PatientFormPart) {
  const { t } = useTranslation('chwRegister')
  const formats = useFormats()
  const language = useLanguage()
  const { values } = form
  const fault = words.error(form.errors['dateOfBirth'])
  const monthName = new Intl.DateTimeFormat(language === 'sw' ? 'sw-KE' : 'en-GB', { month: 'long', timeZone: 'UTC' })
  const months = MONTHS.map((month) => ({
    value: String(month),
    label: monthName.format(Date.UTC(SOME_YEAR, month - 1)),
  }))
  const [today] = useState(() => new Date())
  const { dateOfBirth, birthDateEstimated } = birthOf(values, today)
  const age = ageOn(dateOfBirth, today)
  // Without a message of its own: the group has one for all three.
  const wrong = Boolean(fault)

  return (
    <fieldset className={classes.birth} data-field="dateOfBirth" aria-describedby={fault ? 'birth-fault' : undefined}>
      <legend className={classes.legend}>
        {t('birth.legend')}
        <span className={classes.required} aria-hidden>
          {' *'}
        </span>
      </legend>
      <ChoiceRow
        legend={t('birth.known')}
        value={values.birth}
        onChange={(birth) => form.setFieldValue('birth', birth)}
        options={[
          { value: 'date', label: t('birth.date') },
          { value: 'age', label: t('birth.age') },
        ]}
      />
      {values.birth === 'date' ? (
        <>
          <div className={classes.date}>
            <TextInput
              {...form.getInputProps('birthDay')}
              error={wrong}
              label={t('birth.day')}
              inputMode="numeric"
              maxLength={2}
              autoComplete="off"
            />
            <NativeSelect
              {...form.getInputProps('birthMonth')}
              error={wrong}
              label={t('birth.month')}
              data={[{ value: '', label: t('birth.chooseMonth') }, ...months]}
            />
            <TextInput
              {...form.getInputProps('birthYear')}
              error={wrong}
              label={t('birth.year')}
              inputMode="numeric"
              maxLength={4}
              autoComplete="off"
            />
          </div>
          <Tick
            form={form}
            words={words}
            field="birthDateEstimated"
            label={t('birth.estimated')}
            hint={t('birth.estimatedHint')}
          />
        </>
      ) : (
        <div className={classes.age}>
          <TextInput
            {...form.getInputProps('age')}
            error={wrong}
            label={t('birth.ageNumber')}
            description={t('birth.ageHint')}
            inputMode="numeric"
            maxLength={4}
            autoComplete="off"
          />
          <ChoiceRow
            legend={t('birth.unit')}
            value={values.ageUnit}
            onChange={(unit) => form.setFieldValue('ageUnit', unit)}
            options={[
              { value: 'years', label: t('birth.years') },
              { value: 'months', label: t('birth.months') },
            ]}
          />
        </div>
      )}
      <p id="birth-fault" className={classes.fault}>
        {fault}
      </p>
      <output className={classes.shownAge}>
        {age &&
          (birthDateEstimated
            ? t('birth.ageEstimated', { age: formats.age(age), date: formats.date(dateOfBirth) })
            : t('birth.ageToday', { age: formats.age(age) }))}
      </output>
    </fieldset>
  )
}
