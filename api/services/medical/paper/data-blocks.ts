import type { PrintedBlock } from '#api/platform/pdf/printed-document.ts'
import { heading, paragraph, textList } from '#api/services/medical/paper/blocks.ts'
import type { PaperPlan } from '#api/services/medical/paper/paper-plan.ts'
import { type PlanPhrases, put } from '#api/services/medical/paper/plan-phrases.ts'
import type { MedicalText } from '#domain/clinical/medical/medical-answer.ts'
import { writeBloodPressure } from '#domain/input/blood-pressure.ts'
import { memberName } from '#domain/vocabulary/member-name.ts'

type Facts = PaperPlan['assessment']
type Fact = { readonly name: string; readonly value: string }

/** What every assessment asks for: that one was not measured is worth a word. */
const ALWAYS_ASKED = [
  'weightKg',
  'heightCm',
  'temperatureC',
  'bloodPressure',
  'heartRatePerMin',
  'respiratoryRatePerMin',
  'oxygenSaturationPercent',
] as const

const known = (facts: readonly (readonly [string, string | null])[]): Fact[] =>
  facts.flatMap(([name, value]) => (value === null ? [] : [{ name, value }]))

export function personName({ patient }: Facts, { words }: PlanPhrases): string {
  return patient ? `${patient.firstName} ${patient.lastName}` : words.oneself
}

export const ageOf = ({ age, ageMonths }: Facts, { words, counted }: PlanPhrases): string =>
  ageMonths === null
    ? counted(words.age.years_one, words.age.years_other, age)
    : counted(words.age.months_one, words.age.months_other, ageMonths)

export function genderOf({ gender }: Facts, { words }: PlanPhrases): string {
  const genders: Readonly<Record<string, string>> = words.gender
  return genders[memberName(gender)] ?? gender
}

function personFacts(facts: Facts, phrases: PlanPhrases): Fact[] {
  const { words, counted, country, date } = phrases
  const { data } = words
  const { pregnant, pregnancyWeeks, afterBirth, illnessDays } = facts
  const yesOrNo = (told: boolean | null) => (told === null ? null : told ? data.yes : data.no)
  const weeks = pregnant && pregnancyWeeks !== null ? counted(data.weeks_one, data.weeks_other, pregnancyWeeks) : null
  return known([
    [data.patient, personName(facts, phrases)],
    [data.age, ageOf(facts, phrases)],
    [data.gender, genderOf(facts, phrases)],
    [data.pregnant, weeks ?? yesOrNo(pregnant)],
    [data.afterBirth, yesOrNo(afterBirth)],
    [data.illnessDays, illnessDays === null ? null : counted(data.days_one, data.days_other, illnessDays)],
    [data.region, country],
    [data.facility, facts.facility?.name ?? null],
    [data.date, date(facts.createdAt)],
  ])
}

/** By the names of the words for them; what was not measured is null. */
function measurementsOf(facts: Facts, { words, number }: PlanPhrases) {
  const { data } = words
  const said = (value: number | null, unit: string) => (value === null ? null : `${number(value)} ${unit}`)
  const often = (value: number | null) => (value === null ? null : put(data.perMinute, { amount: number(value) }))
  const pressure = writeBloodPressure(facts)
  const fasting = facts.glucoseFasting === null ? '' : `, ${facts.glucoseFasting ? data.fasting : data.notFasting}`
  return {
    weightKg: said(facts.weightKg, 'kg'),
    heightCm: said(facts.heightCm, 'cm'),
    temperatureC: said(facts.temperatureC, '°C'),
    bloodPressure: pressure && `${pressure} mmHg`,
    heartRatePerMin: often(facts.heartRatePerMin),
    respiratoryRatePerMin: often(facts.respiratoryRatePerMin),
    oxygenSaturationPercent: said(facts.oxygenSaturationPercent, '%'),
    glucoseMmolPerL: said(facts.glucoseMmolPerL, `mmol/L${fasting}`),
    haemoglobinGPerDl: said(facts.haemoglobinGPerDl, 'g/dL'),
    creatinineUmolPerL: said(facts.creatinineUmolPerL, 'µmol/L'),
    muacMm: said(facts.muacMm, 'mm'),
  }
}

/** Everything that was told, measured and seen, and what of it could not be weighed: as on its tab. */
export function dataBlocks(
  { assessment, engineVersion }: PaperPlan,
  text: MedicalText,
  phrases: PlanPhrases,
): PrintedBlock[] {
  const { data } = phrases.words
  const measurements = measurementsOf(assessment, phrases)
  const measured = known(
    Object.entries(measurements).map(([field, value]) => [data.measured[field as keyof typeof measurements], value]),
  )
  const notMeasured = ALWAYS_ASKED.filter((field) => measurements[field] === null).map((field) => data.measured[field])
  return [
    heading(2, data.title),
    { kind: 'facts', facts: personFacts(assessment, phrases) },
    heading(3, data.measurements),
    { kind: 'facts', facts: measured },
    ...(notMeasured.length === 0 ? [] : [paragraph(put(data.notMeasured, { what: notMeasured.join(', ') }), 'quiet')]),
    heading(3, data.symptoms),
    textList(
      text.symptoms.map(({ label }) => label),
      data.noSymptoms,
    ),
    paragraph(assessment.checklistComplete ? data.checklistComplete : data.checklistIncomplete, 'quiet'),
    heading(3, data.medicalHistory),
    textList(
      text.medicalHistory.map(({ label }) => label),
      data.noMedicalHistory,
    ),
    heading(3, data.medicines),
    textList(assessment.medicines, data.noMedicines),
    heading(3, data.allergies),
    textList(assessment.allergies, data.noAllergies),
    heading(3, data.examinationFindings),
    assessment.examinationFindings === null
      ? paragraph(data.noExaminationFindings, 'quiet')
      : paragraph(assessment.examinationFindings),
    ...(text.notUnderstood.length === 0
      ? []
      : [paragraph(`${data.notUnderstood} ${text.notUnderstood.join(', ')}`, 'quiet')]),
    paragraph(put(data.engineVersion, { version: engineVersion }), 'quiet'),
  ]
}
