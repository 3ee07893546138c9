import type { LocalText } from '#domain/vocabulary/languages.ts'

/** The sentences that only a visit is refused with, by id; the others are those of its measurements and of MESSAGES. */
export const VISIT_MESSAGES = {
  temperature_required: { en: 'Measure the temperature', sw: 'Pima joto la mwili' },
  blood_pressure_required: { en: 'Measure the blood pressure', sw: 'Pima shinikizo la damu' },
  blood_pressure_required_or_not_measured: {
    en: 'Measure the blood pressure, or say that it was not measured',
    sw: 'Pima shinikizo la damu, au sema kuwa halikupimwa',
  },
  blood_pressure_not_measured_child_only: {
    en: 'Only in a child under five can the blood pressure be left unmeasured',
    sw: 'Ni kwa mtoto wa chini ya miaka mitano tu shinikizo la damu linaweza kuachwa bila kupimwa',
  },
  blood_pressure_measured: {
    en: 'The blood pressure is given: it cannot be not measured too',
    sw: 'Shinikizo la damu limeandikwa: haliwezi pia kuwa halikupimwa',
  },
  chief_complaint_required: { en: 'Write the chief complaint', sw: 'Andika tatizo kuu' },
  general_appearance_required: { en: 'Write how the patient looks', sw: 'Andika muonekano wa mgonjwa' },
  duration_invalid: { en: 'Choose a duration from the list', sw: 'Chagua muda kutoka kwenye orodha' },
  severity_invalid: { en: 'Choose a severity from the list', sw: 'Chagua ukali kutoka kwenye orodha' },
  pain_scale_range: {
    en: 'Pain must be a whole number from 0 to 10',
    sw: 'Maumivu yawe nambari kamili, kuanzia 0 hadi 10',
  },
  associated_symptoms_invalid: {
    en: 'Associated symptoms must be a list of those offered',
    sw: 'Dalili nyingine lazima ziwe orodha ya dalili zilizopo',
  },
  risk_factors_invalid: {
    en: 'Risk factors must be a list of those offered',
    sw: 'Vihatarishi lazima viwe orodha ya vilivyopo',
  },
  cut_short_without_danger: {
    en: 'Only for a danger can an assessment be sent before it is finished',
    sw: 'Ni kwa hatari tu tathmini inaweza kutumwa kabla ya kukamilika',
  },
  illness_days_beyond_duration: {
    en: 'The number of days does not fit the duration chosen',
    sw: 'Idadi ya siku hailingani na muda uliochaguliwa',
  },
} as const satisfies Record<string, LocalText>

/** The sentence that the schema answers with: the English one of the table. */
export const visitMessage = (id: keyof typeof VISIT_MESSAGES): string => VISIT_MESSAGES[id].en
