import { NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { PATIENT_LIMITS } from '#domain/input/patient.ts'
import { GENDERS } from '#domain/vocabulary/nutrition.ts'
import { PATIENT_LANGUAGES } from '#domain/vocabulary/patient-languages.ts'
import { BirthDate } from '#web/features/chw/register/BirthDate.tsx'
import type { PatientFormPart } from '#web/features/chw/register/patient-values.ts'
import { TextField } from '#web/features/chw/register/TextField.tsx'
import { ChoiceField } from '#web/ui/ChoiceField.tsx'
import { FieldPair } from '#web/ui/FieldPair.tsx'
import classes from './PatientForm.module.css'

/** Who the patient is. */
export function PersonFields(part: PatientFormPart) {
  const { t } = useTranslation('chwRegister')
  const language = part.form.getInputProps('preferredLanguage')
  return (
    <section className={classes.part} aria-labelledby="person">
      <h2 id="person" className={classes.heading}>
        {t('person.heading')}
      </h2>
      <FieldPair>
        <TextField {...part} field="firstName" label={t('person.firstName')} maxLength={PATIENT_LIMITS.name} />
        <TextField {...part} field="lastName" label={t('person.lastName')} maxLength={PATIENT_LIMITS.name} />
      </FieldPair>
      <BirthDate {...part} />
      <ChoiceField
        {...part}
        field="gender"
        legend={t('person.gender')}
        options={GENDERS.map((value) => ({ value, label: t(`person.genders.${value}`) }))}
      />
      <FieldPair>
        <TextField
          {...part}
          field="nationalId"
          label={t('person.nationalId')}
          maxLength={PATIENT_LIMITS.number}
          optional
        />
        <div data-field="preferredLanguage">
          <NativeSelect
            {...language}
            error={part.words.error(language.error)}
            label={t('person.language')}
            data={PATIENT_LANGUAGES.map((value) => ({ value, label: t(`languages.${value}`) }))}
          />
        </div>
      </FieldPair>
    </section>
  )
}
