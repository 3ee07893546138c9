import type { TFunction } from 'i18next'
import type { UiLanguage } from '#domain/vocabulary/languages.ts'
import { VISIT_SIGNS, type VisitSign } from '#domain/vocabulary/visit-signs.ts'
import {
  ASSOCIATED_SYMPTOM_CODES,
  ASSOCIATED_SYMPTOMS,
  EXAMINATION,
  EXAMINATION_FIELDS,
  RISK_FACTOR_CODES,
  RISK_FACTORS,
  VISIT_DURATIONS,
  VISIT_HISTORY,
  VISIT_HISTORY_FIELDS,
  VISIT_SEVERITIES,
} from '#domain/vocabulary/visits.ts'
import { STEP_OF_FIELD, type Step } from '#web/features/chw/wizard/steps.ts'
import { visitFields } from '#web/features/chw/wizard/visit-fields.ts'
import type { Person, WizardField, WizardValues } from '#web/features/chw/wizard/wizard-values.ts'

export interface SummaryRow {
  readonly field: WizardField
  readonly label: string
  readonly value: string
}

type Translate = TFunction<'chwWizard'>

const MEASURED = [
  ['temperatureC', '°C'],
  ['bloodPressure', 'mmHg'],
  ['heartRatePerMin', '/min'],
  ['respiratoryRatePerMin', '/min'],
  ['oxygenSaturationPercent', '%'],
  ['weight', 'kg'],
  ['height', 'cm'],
  ['muacMm', 'mm'],
  ['glucoseMmolPerL', 'mmol/L'],
  ['haemoglobinGPerDl', 'g/dL'],
] as const
const FIELD_OF = { weight: 'weightKg', height: 'heightCm' } as const

const fieldOf = (name: (typeof MEASURED)[number][0]) => (name === 'weight' || name === 'height' ? FIELD_OF[name] : name)

/** Everything that is sent and was answered, in words, in the order of the steps. */
export function summaryRows(values: WizardValues, person: Person, t: Translate, language: UiLanguage): SummaryRow[] {
  const sent = visitFields(values, person)
  const rows: SummaryRow[] = []
  const add = (field: WizardField, label: string, value: string | null | undefined) => {
    if (value) rows.push({ field, label, value })
  }
  const yesNo = (flag: boolean | null | undefined) => (flag == null ? null : flag ? t('yes') : t('no'))
  const ticked = <Code extends string>(
    codes: readonly Code[],
    given: readonly string[],
    label: (code: Code) => string,
  ) => codes.filter((code) => given.includes(code)).map(label)

  add('pregnant', t('person.pregnant'), yesNo(sent.pregnant))
  add('pregnancyWeeks', t('person.pregnancyWeeks'), sent.pregnancyWeeks == null ? null : String(sent.pregnancyWeeks))
  add('afterBirth', t('person.afterBirth'), yesNo(sent.afterBirth))
  const signs = Object.keys(VISIT_SIGNS) as VisitSign[]
  add(
    'symptoms',
    t('signs.summary'),
    ticked(signs, sent.symptoms ?? [], (code) => VISIT_SIGNS[code][language]).join(' · '),
  )
  add('signsComplete', t('signs.completeLegend'), sent.signsComplete ? t('yes') : null)
  for (const [name, unit] of MEASURED) {
    const value = sent[fieldOf(name)]
    add(fieldOf(name), t(`vitals.${name}`), value == null ? null : `${value} ${unit}`)
  }
  add(
    'bloodPressureNotMeasured',
    t('vitals.bloodPressure'),
    sent.bloodPressureNotMeasured ? t('pressure.notMeasured') : null,
  )
  add('glucoseFasting', t('vitals.glucoseFasting'), yesNo(sent.glucoseFasting))
  add('chiefComplaint', t('symptoms.chiefComplaint'), sent.chiefComplaint)
  add('duration', t('symptoms.duration'), sent.duration && VISIT_DURATIONS[sent.duration][language])
  add('illnessDays', t('symptoms.days'), sent.illnessDays == null ? null : String(sent.illnessDays))
  add('severity', t('symptoms.severity'), sent.severity && VISIT_SEVERITIES[sent.severity][language])
  add(
    'associatedSymptoms',
    t('symptoms.associated'),
    ticked(ASSOCIATED_SYMPTOM_CODES, sent.associatedSymptoms ?? [], (code) => ASSOCIATED_SYMPTOMS[code][language]).join(
      ' · ',
    ),
  )
  add('painScale', t('symptoms.pain'), t('symptoms.painValue', { value: sent.painScale ?? 0 }))
  for (const field of EXAMINATION_FIELDS) add(field, EXAMINATION[field][language], sent[field])
  for (const field of VISIT_HISTORY_FIELDS) add(field, VISIT_HISTORY[field][language], sent[field])
  add(
    'riskFactors',
    t('history.riskFactors'),
    ticked(RISK_FACTOR_CODES, sent.riskFactors ?? [], (code) => RISK_FACTORS[code][language]).join(' · '),
  )
  return rows
}

export const rowsOf = (rows: readonly SummaryRow[], step: Step): readonly SummaryRow[] =>
  rows.filter(({ field }) => STEP_OF_FIELD[field] === step)
