import { useTranslation } from 'react-i18next'
import { VITAL_LIMITS } from '#domain/clinical/case/vital-signs.ts'
import { BODY_LIMITS } from '#domain/input/body.ts'
import { BloodPressure } from '#web/features/chw/wizard/BloodPressure.tsx'
import { BodyMass } from '#web/features/chw/wizard/BodyMass.tsx'
import { BreathCounter } from '#web/features/chw/wizard/BreathCounter.tsx'
import { Pregnancy, useYesNoUnknown } from '#web/features/chw/wizard/Pregnancy.tsx'
import { SignTicks } from '#web/features/chw/wizard/SignTicks.tsx'
import { signsOfStep } from '#web/features/chw/wizard/signs-of-step.ts'
import { askedSigns } from '#web/features/chw/wizard/visit-fields.ts'
import {
  asksArm,
  asksPregnancy,
  isUnderFive,
  type Person,
  type WizardFormPart,
} from '#web/features/chw/wizard/wizard-values.ts'
import { ChoiceField } from '#web/ui/ChoiceField.tsx'
import { FieldPair } from '#web/ui/FieldPair.tsx'
import { NumberField } from '#web/ui/NumberField.tsx'
import classes from './Wizard.module.css'

/** Each measurement with its unit, and to how much of it one measures. */
const UNITS = {
  temperatureC: ['°C', 0.1],
  heartRatePerMin: ['/min', 1],
  respiratoryRatePerMin: ['/min', 1],
  oxygenSaturationPercent: ['%', 1],
  glucoseMmolPerL: ['mmol/L', 0.1],
  haemoglobinGPerDl: ['g/dL', 0.1],
  muacMm: ['mm', 1],
} as const satisfies Partial<Record<keyof typeof VITAL_LIMITS, readonly [string, number]>>
type Measured = keyof typeof UNITS

/** Step 1: the danger signs first, then what is measured (specification §3 vital_signs, §5 "CHW vitals"). */
export function VitalSigns({ form, words, person }: WizardFormPart & { person: Person }) {
  const { t } = useTranslation('chwWizard')
  const part = { form, words }
  const answers = useYesNoUnknown()
  const { values } = form
  const isSmall = isUnderFive(person)

  const measured = (
    field: Measured,
    { optional = true, description }: { optional?: boolean; description?: string } = {},
  ) => (
    <NumberField
      {...part}
      field={field}
      label={t(`vitals.${field}`)}
      unit={UNITS[field][0]}
      step={UNITS[field][1]}
      limits={{ min: VITAL_LIMITS[field][0], max: VITAL_LIMITS[field][1] }}
      {...(description !== undefined && { description })}
      optional={optional}
    />
  )

  return (
    <>
      {asksPregnancy(person) && (
        <section className={classes.part} aria-labelledby="mother">
          <h3 id="mother" className={classes.heading}>
            {t('person.heading')}
          </h3>
          <Pregnancy {...part} />
        </section>
      )}
      <SignTicks
        {...part}
        signs={signsOfStep(askedSigns(values, person)).vitals}
        legend={t('signs.first')}
        description={t('signs.firstHint')}
      />
      <section className={classes.part} aria-labelledby="measured">
        <h3 id="measured" className={classes.heading}>
          {t('vitals.heading')}
        </h3>
        <p className={classes.hint}>{t('vitals.hint')}</p>
        <FieldPair>
          {measured('temperatureC', { optional: false })}
          <BloodPressure {...part} person={person} />
          {measured('heartRatePerMin')}
          {measured('oxygenSaturationPercent')}
        </FieldPair>
        {measured('respiratoryRatePerMin')}
        <BreathCounter
          ageMonths={person.ageMonths}
          onCounted={(perMin) => form.setValues({ respiratoryRatePerMin: String(perMin) })}
        />
        <FieldPair>
          <NumberField
            {...part}
            field="weightKg"
            label={t('vitals.weight')}
            unit="kg"
            limits={isSmall ? BODY_LIMITS.infantWeightKg : BODY_LIMITS.weightKg}
            step={0.1}
            optional
          />
          <NumberField
            {...part}
            field="heightCm"
            label={t('vitals.height')}
            unit="cm"
            limits={isSmall ? BODY_LIMITS.infantHeightCm : BODY_LIMITS.heightCm}
            step={0.1}
            optional
          />
          <BodyMass values={values} person={person} />
          {asksArm(person, values) && measured('muacMm', { description: t('vitals.muacHint') })}
          {measured('glucoseMmolPerL')}
          {measured('haemoglobinGPerDl')}
        </FieldPair>
        {values.glucoseMmolPerL !== '' && (
          <ChoiceField
            {...part}
            field="glucoseFasting"
            legend={t('vitals.glucoseFasting')}
            options={answers}
            optional
          />
        )}
      </section>
    </>
  )
}
