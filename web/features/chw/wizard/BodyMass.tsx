import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { adultBmiCategory, bodyMassIndex } from '#domain/clinical/bmi.ts'
import { GROWTH_CATEGORY_LABELS } from '#domain/clinical/growth/categories.ts'
import { useGrowth } from '#web/features/chw/wizard/use-growth.ts'
import { ADULT_FROM_MONTHS, numberOf, type Person, type WizardValues } from '#web/features/chw/wizard/wizard-values.ts'
import { useFormats } from '#web/i18n/use-formats.ts'
import { useLanguage } from '#web/i18n/use-language.ts'

/** Beyond this the figures are being typed, or are wrong. */
const PLAUSIBLE_BMI = { min: 5, max: 150 }

interface Props {
  values: WizardValues
  person: Person
}

/**
 * The body mass index, computed from weight and height (specification §5 "CHW vitals"), with its category: an adult's
 * bands, under 19 years WHO's, in a pregnancy none.
 */
export function BodyMass({ values, person }: Props) {
  const { t } = useTranslation('chwWizard')
  const formats = useFormats()
  const language = useLanguage()
  const weightKg = numberOf(values.weightKg)
  const heightCm = numberOf(values.heightCm)
  const computed = weightKg && heightCm ? bodyMassIndex({ weightKg, heightCm }) : null
  const bmi = computed !== null && computed >= PLAUSIBLE_BMI.min && computed <= PLAUSIBLE_BMI.max ? computed : null
  const isChild = person.ageMonths < ADULT_FROM_MONTHS
  const growth = useGrowth(
    bmi !== null && isChild && weightKg && heightCm && person.gender !== 'other'
      ? { sex: person.gender, ageMonths: person.ageMonths, ageIsApproximate: false, weightKg, heightCm, muacMm: null }
      : null,
  )

  const meaning = (): string => {
    if (bmi === null) return t('bmi.empty')
    if (values.pregnant === 'yes') return t('bmi.pregnancy')
    if (!isChild) return GROWTH_CATEGORY_LABELS[adultBmiCategory(bmi)][language]
    if (person.gender === 'other') return t('bmi.withoutSex')
    if (!growth) return t('bmi.unknown')
    return growth.implausible ? t('bmi.implausible') : t('bmi.child', { category: growth.label[language] })
  }

  return (
    <TextInput
      label={t('bmi.label')}
      description={<output>{meaning()}</output>}
      value={bmi === null ? '' : formats.bmi(bmi)}
      readOnly
      rightSection="kg/m²"
      rightSectionWidth={64}
      rightSectionPointerEvents="none"
    />
  )
}
