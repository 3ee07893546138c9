import { baseRate } from '#domain/clinical/differential/base-rate.ts'
import { CONDITIONS } from '#domain/clinical/knowledge/conditions/all-conditions.ts'
import {
  AGE_STRETCHES,
  type AgeStretch,
  COURSES,
  type Condition,
  TRIAGE_LEVELS,
} from '#domain/clinical/knowledge/conditions/condition.ts'
import { FINDINGS } from '#domain/clinical/knowledge/findings/all-findings.ts'
import type { Finding } from '#domain/clinical/knowledge/findings/finding.ts'
import { TREATMENTS } from '#domain/clinical/knowledge/medicines/treatments.ts'
import { SOURCES } from '#domain/clinical/knowledge/sources.ts'
import { COUNTRIES, type CountryCode } from '#domain/vocabulary/countries.ts'
import { regimenLines } from './medicine-lines.ts'
import { few, shareInWords } from './shares.ts'
import type { Texts } from './texts.ts'

const conditions: Readonly<Record<string, Condition>> = CONDITIONS
const findings: Readonly<Record<string, Finding>> = FINDINGS
const treatments: Readonly<Record<string, readonly (readonly string[])[]>> = TREATMENTS

/** An age within each stretch, in months. */
const WITHIN: Readonly<Record<AgeStretch, number>> = {
  newborn: 0.5,
  infant: 6,
  young_child: 30,
  child: 132,
  adolescent: 180,
  adult: 400,
  older: 720,
}

const section = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['', title, ...lines.map((line) => `  ${line}`)]

/** Everything that the knowledge has of a condition, in lines. Empty where there is none of that id. */
export function showCondition(id: string, texts: Texts): string[] {
  const condition = conditions[id]
  if (!condition) return []
  const { words } = texts
  const { name, aliases, about } = texts.condition(id)
  return [
    name,
    `  ${id}; ICD-10 ${condition.icd10}; ICD-11 ${condition.icd11}; ${condition.category.replaceAll('_', ' ')}`,
    ...(about ? [`  ${about}`] : []),
    ...(aliases.length > 0 ? [`  ${words.alsoCalled}: ${aliases.join('; ')}`] : []),
    ...section(words.howSoon, urgencyLines(condition, texts)),
    ...section(words.whoGetsIt, baseRateLines(condition, texts)),
    ...section(
      words.howLong,
      COURSES.flatMap((course) => {
        const share = condition.course[course]
        return share ? [`${words.courses[course]}: ${shareInWords(share, words)}`] : []
      }),
    ),
    ...findingLines(condition, texts),
    ...section(words.settledBy, (condition.confirmedBy ?? []).map(texts.finding)),
    ...section(words.whatToDo, planLines(id, condition, texts)),
    ...section(
      words.sources,
      condition.sources.map((source) => SOURCES[source]),
    ),
  ]
}

function urgencyLines({ triage, worse = {} }: Condition, texts: Texts): string[] {
  const { levels, withAnyOf } = texts.words
  const worst = TRIAGE_LEVELS.toReversed().flatMap((level) => {
    const signs = worse[level] ?? []
    return signs.length > 0 ? [`${withAnyOf(levels[level])}: ${signs.map(texts.finding).join('; ')}`] : []
  })
  return [levels[triage], ...worst]
}

function baseRateLines(condition: Condition, { words }: Texts): string[] {
  const { only, countries = {} } = condition
  const pregnant = only !== undefined && only !== 'after_birth'
  const rate = (stretch: AgeStretch, sex: 'female' | 'male') =>
    baseRate(condition, {
      ageMonths: WITHIN[stretch],
      sex,
      ...(only && { pregnant, afterBirth: !pregnant }),
    })
  const stretches = AGE_STRETCHES.map((stretch) => {
    const [female, male] = [rate(stretch, 'female'), rate(stretch, 'male')]
    const said = female === 0 && male === 0 ? words.nobody : words.sexes(few(female), few(male))
    return `${words.stretches[stretch]}: ${said}`
  })
  const places = Object.entries(countries).map(([code, factor]) => `${COUNTRIES[code as CountryCode].name} ${factor}`)
  return [
    ...(only ? [words.only[only]] : []),
    ...stretches,
    ...(places.length > 0 ? [`${words.inCountries}: ${places.join('; ')}`] : []),
  ]
}

function findingLines(condition: Condition, texts: Texts): string[] {
  const { words } = texts
  const known = Object.entries(condition.findings)
    .flatMap(([id, share]) => {
      const background = findings[id]?.background
      return share === undefined || background === undefined
        ? []
        : [{ id, share, background, ratio: share / background }]
    })
    .toSorted((one, other) => other.ratio - one.ratio || one.id.localeCompare(other.id))
  const line = ({ id, share, background, ratio }: (typeof known)[number]) =>
    `${words.finding(texts.finding(id), shareInWords(share, words), shareInWords(background, words))} (× ${few(ratio)})`
  return [
    ...section(words.findingsFor, known.filter(({ ratio }) => ratio >= 1).map(line)),
    ...section(words.findingsAgainst, known.filter(({ ratio }) => ratio < 1).map(line)),
  ]
}

function planLines(id: string, { plan }: Condition, texts: Texts): string[] {
  const { words } = texts
  const list = (title: string, items: readonly string[]) => (items.length > 0 ? [`${title}: ${items.join('; ')}`] : [])
  const medicines = (treatments[id] ?? []).flat().flatMap((regimen) => regimenLines(regimen, texts))
  return [
    ...list(words.now, plan.now.map(texts.action)),
    ...(medicines.length > 0 ? [`${words.medicines}:`, ...medicines.map((line) => `  ${line}`)] : []),
    ...list(words.lifestyle, (plan.lifestyle ?? []).map(texts.action)),
    ...list(words.followUp, (plan.followUpDays ?? []).map(words.days)),
    ...(plan.referral
      ? [`${words.referral}: ${words.places[plan.referral.to]}, ${words.urgencies[plan.referral.urgency]}`]
      : []),
    ...list(words.prevention, (plan.prevention ?? []).map(texts.action)),
    ...list(words.returnIf, (plan.returnIf ?? []).map(texts.finding)),
  ]
}
