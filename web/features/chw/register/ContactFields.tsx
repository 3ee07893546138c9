import { NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { PATIENT_LIMITS } from '#domain/input/patient.ts'
import { COUNTRY_CODES } from '#domain/vocabulary/countries.ts'
import type { PatientFormPart } from '#web/features/chw/register/patient-values.ts'
import { TextField } from '#web/features/chw/register/TextField.tsx'
import { FieldPair } from '#web/ui/FieldPair.tsx'
import classes from './PatientForm.module.css'

/** Where the patient lives, and how to reach them. */
export function ContactFields(part: PatientFormPart) {
  const { t } = useTranslation(['chwRegister', 'common'])
  const country = part.form.getInputProps('country')
  return (
    <section className={classes.part} aria-labelledby="contact">
      <h2 id="contact" className={classes.heading}>
        {t('contact.heading')}
      </h2>
      <FieldPair>
        <TextField
          {...part}
          field="phone"
          label={t('contact.phone')}
          description={t('contact.phoneHint')}
          type="tel"
          inputMode="tel"
          maxLength={PATIENT_LIMITS.phone}
        />
        <TextField
          {...part}
          field="emergencyContact"
          label={t('contact.emergency')}
          description={t('contact.emergencyHint')}
          maxLength={PATIENT_LIMITS.contact}
          optional
        />
      </FieldPair>
      <FieldPair>
        <div data-field="country">
          <NativeSelect
            {...country}
            error={part.words.error(country.error)}
            label={t('contact.country')}
            description={t('contact.countryHint')}
            required
            data={[
              { value: '', label: t('contact.chooseCountry') },
              ...COUNTRY_CODES.map((value) => ({ value, label: t(`common:countries.${value}`) })),
            ]}
          />
        </div>
        <TextField
          {...part}
          field="county"
          label={t('contact.county')}
          description={t('contact.countyHint')}
          maxLength={PATIENT_LIMITS.place}
        />
      </FieldPair>
      <FieldPair>
        <TextField
          {...part}
          field="villageWard"
          label={t('contact.village')}
          maxLength={PATIENT_LIMITS.place}
          optional
        />
        <TextField {...part} field="address" label={t('contact.address')} maxLength={PATIENT_LIMITS.address} optional />
      </FieldPair>
    </section>
  )
}
