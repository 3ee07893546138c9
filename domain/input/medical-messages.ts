import type { LocalText } from '#domain/vocabulary/languages.ts'

/** The sentences that only a medical assessment is refused with, by id; the others are MESSAGES' and CASE_MESSAGES'. */
export const MEDICAL_MESSAGES = {
  required_fields: { en: 'Please fill in all required fields', sw: 'Tafadhali jaza sehemu zote zinazohitajika' },
  assessment_type_invalid: {
    en: 'Choose an assessment type from the list',
    sw: 'Chagua aina ya tathmini kutoka kwenye orodha',
  },
  only_for_female: {
    en: 'This assessment is for women and girls only',
    sw: 'Tathmini hii ni ya wanawake na wasichana pekee',
  },
  only_for_male: { en: 'This assessment is for men and boys only', sw: 'Tathmini hii ni ya wanaume na wavulana pekee' },
  blood_pressure_invalid: {
    en: 'Write the blood pressure as two numbers, such as 120/80',
    sw: 'Andika shinikizo la damu kama nambari mbili, mfano 120/80',
  },
  glucose_fasting_alone: {
    en: 'Say whether it was fasting only together with the blood glucose',
    sw: 'Taja kama ilikuwa kabla ya kula pale tu sukari ya damu imepimwa',
  },
  pregnancy_not_possible: {
    en: 'Pregnancy and birth can be chosen only for a woman or girl aged 10 to 60',
    sw: 'Ujauzito na kujifungua vinaweza kuchaguliwa tu kwa mwanamke au msichana wa miaka 10 hadi 60',
  },
  symptoms_invalid: {
    en: 'Symptoms must be a list of the symptoms offered',
    sw: 'Dalili lazima ziwe orodha ya dalili zilizopo',
  },
  medical_history_invalid: {
    en: 'Medical history must be a list of the conditions offered',
    sw: 'Historia ya afya lazima iwe orodha ya hali zilizopo',
  },
  patient_unknown: {
    en: 'Choose a patient from the list',
    sw: 'Chagua mgonjwa kutoka kwenye orodha',
  },
  risk_level_invalid: {
    en: 'Risk level must be low, moderate, high or critical',
    sw: 'Kiwango cha hatari kiwe chini, wastani, juu au cha dharura',
  },
  follow_up_required_invalid: {
    en: 'Follow-up required must be true or false',
    sw: 'Hitaji la ufuatiliaji liwe true au false',
  },
  date_invalid: { en: 'Give a date, such as 2026-03-31', sw: 'Weka tarehe, mfano 2026-03-31' },
  dates_reversed: {
    en: 'The end must be after the beginning',
    sw: 'Mwisho uwe baada ya mwanzo',
  },
} as const satisfies Record<string, LocalText>

/** The sentence that the schema answers with: the English one of the table. */
export const medicalMessage = (id: keyof typeof MEDICAL_MESSAGES): string => MEDICAL_MESSAGES[id].en
