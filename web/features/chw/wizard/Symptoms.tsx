import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { CASE_LIMITS } from '#domain/clinical/case/case-limits.ts'
import {
  ASSOCIATED_SYMPTOM_CODES,
  ASSOCIATED_SYMPTOMS,
  VISIT_DURATION_CODES,
  VISIT_DURATIONS,
  VISIT_SEVERITIES,
  VISIT_SEVERITY_CODES,
} from '#domain/vocabulary/visits.ts'
import { PainScale } from '#web/features/chw/wizard/PainScale.tsx'
import { TextField } from '#web/features/chw/wizard/TextField.tsx'
import { isUnderFive, type Person, type WizardFormPart } from '#web/features/chw/wizard/wizard-values.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { ChoiceField } from '#web/ui/ChoiceField.tsx'
import { MultipleChoiceField } from '#web/ui/MultipleChoiceField.tsx'
import { NumberField } from '#web/ui/NumberField.tsx'

const [fewestDays, mostDays] = CASE_LIMITS.illnessDays

/** Step 2: what the patient comes with (specification §3 symptoms, §9). */
export function Symptoms({ form, words, person }: WizardFormPart & { person: Person }) {
  const { t } = useTranslation('chwWizard')
  const language = useLanguage()
  const part = { form, words }
  const durations = useMemo(
    () => VISIT_DURATION_CODES.map((value) => ({ value, label: VISIT_DURATIONS[value][language] })),
    [language],
  )
  const severities = useMemo(
    () => VISIT_SEVERITY_CODES.map((value) => ({ value, label: VISIT_SEVERITIES[value][language] })),
    [language],
  )
  const associated = useMemo(
    () => ASSOCIATED_SYMPTOM_CODES.map((value) => ({ value, label: ASSOCIATED_SYMPTOMS[value][language] })),
    [language],
  )
  return (
    <>
      <TextField
        {...part}
        field="chiefComplaint"
        label={t('symptoms.chiefComplaint')}
        description={t('symptoms.chiefComplaintHint')}
        required
      />
      <ChoiceField {...part} field="duration" legend={t('symptoms.duration')} options={durations} optional />
      <NumberField
        {...part}
        field="illnessDays"
        label={t('symptoms.days')}
        unit={t('symptoms.unitDays')}
        limits={{ min: fewestDays, max: mostDays }}
        step={1}
        {...(isUnderFive(person) && { description: t('symptoms.daysHint') })}
        optional
      />
      <ChoiceField {...part} field="severity" legend={t('symptoms.severity')} options={severities} optional />
      <MultipleChoiceField
        {...part}
        field="associatedSymptoms"
        legend={t('symptoms.associated')}
        options={associated}
      />
      <PainScale {...part} />
    </>
  )
}
