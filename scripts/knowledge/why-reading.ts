import { findingsOfVitals } from '#domain/clinical/case/vital-findings.ts'
import type { VitalSigns } from '#domain/clinical/case/vital-signs.ts'
import type { ReadFinding } from '#domain/clinical/language/read-finding.ts'
import { few } from './shares.ts'
import type { Texts } from './texts.ts'
import type { Explained } from './why-case.ts'

type Section = readonly [title: string, lines: readonly string[]]

const LONGEST_QUOTE = 120

/** What was understood, what not, and what was measured: each a title with its lines. */
export function readingLines(explained: Explained, texts: Texts): Section[] {
  const { why } = texts
  const orNothing = (lines: readonly string[], nothing: string) => (lines.length > 0 ? lines : [nothing])
  return [
    [why.understood, orNothing([...patientLines(explained, texts), ...findingLines(explained, texts)], why.nothing)],
    [why.notUnderstood, orNothing(unknownLines(explained, texts), why.allUnderstood)],
    [why.measurements, orNothing(vitalLines(explained, texts), why.nothing)],
  ]
}

const inDays = (days: number, { words }: Texts): string =>
  days < 1 ? words.courses.hours : words.days(Number(few(days)))

function patientLines({ gathered }: Explained, texts: Texts): string[] {
  const { why, words } = texts
  const { ageMonths, sex, pregnant, afterBirth, country } = gathered.person
  const { pregnancyWeeks, illnessDays } = gathered
  const said = [
    ...(ageMonths === undefined ? [] : [why.age(words.age(Number(ageMonths.toFixed(1))))]),
    ...(sex ? [why.sex[sex]] : []),
    ...(pregnant === undefined || pregnancyWeeks !== undefined ? [] : [pregnant ? why.pregnant : why.notPregnant]),
    ...(pregnancyWeeks === undefined ? [] : [why.pregnantWeeks(pregnancyWeeks)]),
    ...(afterBirth ? [why.afterBirth] : []),
    ...(country ? [country] : []),
  ]
  return [
    ...(said.length > 0 ? [`${why.patient}: ${said.join(', ')}`] : []),
    ...(illnessDays === undefined ? [] : [why.illness(inDays(illnessDays, texts))]),
  ]
}

/** Each finding and named illness with the words that say it, then those that were given, then those that follow from the others. */
function findingLines({ clinicalCase, read, gathered }: Explained, texts: Texts): string[] {
  const { why } = texts
  const text = clinicalCase.text ?? ''
  const lasting = (days: number | undefined) => (days === undefined ? '' : why.lasting(inDays(days, texts)))
  const status = ({ id, status: said, theirs }: ReadFinding) => {
    const counts = said === 'other' && gathered.known.has(id) && !given.has(id)
    return counts ? why.counted(why.statuses[theirs ?? said]) : why.statuses[said]
  }
  const ticked = clinicalCase.findings ?? []
  const given = new Set(ticked.map(({ id }) => id))
  const line = (said: ReadFinding, name: string) => {
    const words = text
      .slice(...said.quote)
      .replaceAll(/\s+/g, ' ')
      .slice(0, LONGEST_QUOTE)
    return `"${words}": ${name}: ${status(said)}${lasting(said.days)}`
  }
  const quoted = [
    ...(read?.findings ?? []).map((finding) => line(finding, texts.finding(finding.id))),
    ...(read?.diagnoses ?? []).map((named) => line(named, texts.condition(named.id).name)),
  ]
  const isUnknown = new Set(gathered.unknown)
  const fields = ticked
    .filter(({ id }) => !isUnknown.has(id))
    .map(({ id, status: said, days }) => `${why.ticked}: ${texts.finding(id)}: ${why.statuses[said]}${lasting(days)}`)
  const told = new Set([...(read?.findings ?? []).map(({ id }) => id), ...given, ...gathered.measured])
  const follows = [...gathered.evidence.present.keys()].filter((id) => !told.has(id)).map(texts.finding)
  return [...quoted, ...fields, ...(follows.length > 0 ? [`${why.follows}: ${follows.join('; ')}`] : [])]
}

function unknownLines({ assessment: { read } }: Explained, texts: Texts): string[] {
  const { why } = texts
  const words = read.notUnderstood.map(({ word, quote: [start, end] }) => `"${word}" (${start}–${end})`)
  return [
    ...(words.length > 0 ? [`${why.words}: ${words.join(', ')}`] : []),
    ...(read.unknown.length > 0 ? [`${why.unknown}: ${read.unknown.join('; ')}`] : []),
    ...(read.contradictory.length > 0
      ? [`${why.contradictory}: ${read.contradictory.map(texts.finding).join('; ')}`]
      : []),
    ...read.implausible.map(({ field, value }) => why.implausible(field, value)),
    ...(read.unread ? [why.unread(...read.unread)] : []),
  ]
}

function vitalLines({ gathered }: Explained, texts: Texts): string[] {
  const { why } = texts
  const { vitals, person } = gathered
  const lines = (Object.entries(vitals) as [keyof VitalSigns, string | number | boolean][]).map(
    ([vital, value]) => `${why.vitals[vital]}: ${value}`,
  )
  const { present } = findingsOfVitals(vitals, person.ageMonths)
  return [...lines, ...(present.length > 0 ? [why.makes(present.map(texts.finding).join('; '))] : [])]
}
