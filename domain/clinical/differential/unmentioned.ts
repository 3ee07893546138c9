import type { Evidence, FindingFamilies } from '#domain/clinical/differential/evidence.ts'
import type { DifferentialKnowledge } from '#domain/clinical/differential/prepare.ts'
import { FAMILY_SHARE, type Scales } from '#domain/clinical/differential/scales.ts'
import { addTo } from '#domain/clinical/grouped.ts'
import type { Finding } from '#domain/clinical/knowledge/findings/finding.ts'

/** What it says of each condition, by its place, that something is not told: see weighUnmentioned. */
export interface Silence {
  readonly needing: readonly Needing[]
  readonly leading: LeadingSymptoms
}

/** A condition that hardly comes without one of some findings; the first of them is missed for all. */
interface Needing {
  readonly at: number
  readonly needs: readonly string[]
  readonly first: string
}

/** The symptoms that most who have a condition have, in columns: those of one condition after those of another. */
interface LeadingSymptoms {
  /** Each of them once, whichever conditions have it. */
  readonly symptoms: readonly string[]
  /** Their families. */
  readonly families: readonly string[]
  /** The places of the symptoms of each family. */
  readonly ofFamily: ReadonlyMap<string, readonly number[]>
  /** The places of the symptoms that each finding is, or is broader than. */
  readonly within: ReadonlyMap<string, readonly number[]>
  /** Of each condition, where its symptoms end in the columns. */
  readonly ends: Uint32Array
  /** The places of the conditions' symptoms among all, the strongest first. */
  readonly places: Uint16Array
  /** What it says of the condition that an account does not speak of the symptom. */
  readonly weights: Float64Array
}

/** Of symptoms that are there, the share that people speak of by themselves when they tell why they come. */
const SPOKEN_OF = 0.6
/** Symptoms that at least so many have are missed in an account that does not name them. */
const LEADING_FROM = 0.5
/** So many leading symptoms at most count for not being spoken of. */
const MOST_UNMENTIONED = 3
/** What it says that nothing is told of which a condition hardly comes without. */
const WITHOUT_ITS_NEED = -Math.log(12)

/** A leading symptom of a condition, and what it says that an account does not speak of it. */
export interface LeadingSymptom {
  readonly finding: string
  readonly weight: number
}

/**
 * A condition's leading symptoms, the strongest first; of a family the one that says the most for not being spoken of.
 *
 * @param likelihoods of what the condition names, and of the broader findings that follow from it
 */
export function leadingSymptoms(
  likelihoods: ReadonlyMap<string, number>,
  findings: Readonly<Record<string, Finding>>,
  { familyOf }: FindingFamilies,
): LeadingSymptom[] {
  const strongest = new Map<string, LeadingSymptom>()
  for (const [finding, likelihood] of likelihoods) {
    const { kind, background = 1 } = findings[finding] ?? {}
    if (kind !== 'symptom' || likelihood < LEADING_FROM) continue
    const one = { finding, weight: Math.log((1 - SPOKEN_OF * likelihood) / (1 - SPOKEN_OF * background)) }
    const family = familyOf.get(finding) ?? finding
    const other = strongest.get(family)
    if (one.weight < 0 && (!other || strongestFirst(one, other) < 0)) strongest.set(family, one)
  }
  return [...strongest.values()].toSorted(strongestFirst)
}

/** Ties are in the order of the ids, whatever the order in which a condition names them. */
const strongestFirst = (one: LeadingSymptom, other: LeadingSymptom): number =>
  one.weight - other.weight || (one.finding < other.finding ? -1 : 1)

/** What silence says of all conditions. */
export function silenceOf(
  conditions: readonly { readonly needs: readonly string[]; readonly leading: readonly LeadingSymptom[] }[],
  { familyOf, ancestors }: FindingFamilies,
): Silence {
  const all = conditions.flatMap(({ leading }) => leading)
  const symptoms = [...new Set(all.map(({ finding }) => finding))]
  const placeOf = new Map(symptoms.map((finding, place) => [finding, place]))
  const ofFamily = new Map<string, number[]>()
  const within = new Map<string, number[]>()
  const families = symptoms.map((finding) => familyOf.get(finding) ?? finding)
  for (const [place, finding] of symptoms.entries()) {
    addTo(ofFamily, families[place] ?? finding, place)
    for (const one of [finding, ...(ancestors.get(finding) ?? [])]) addTo(within, one, place)
  }
  let end = 0
  return {
    needing: conditions.flatMap(({ needs }, at) => (needs[0] === undefined ? [] : [{ at, needs, first: needs[0] }])),
    leading: {
      symptoms,
      families,
      ofFamily,
      within,
      ends: Uint32Array.from(conditions, ({ leading }) => (end += leading.length)),
      places: Uint16Array.from(all, ({ finding }) => placeOf.get(finding) ?? 0),
      weights: Float64Array.from(all, ({ weight }) => weight),
    },
  }
}

/**
 * Adds what it says that a condition's needs are not told, and that an account in free words does not name a leading
 * symptom. People do not name all that they have, so the latter is far weaker than a denial; signs, results and history
 * nobody tells by themselves, and they say nothing.
 *
 * @param isAccount what is known was told in free words: see DifferentialCase
 */
export function weighUnmentioned(
  scales: Scales,
  knowledge: DifferentialKnowledge,
  evidence: Evidence,
  isAccount: boolean,
): void {
  const { silence, families } = knowledge
  const missing = new Map<number, string>()
  for (const { at, needs, first } of silence.needing) {
    if (needs.some((id) => evidence.present.has(id))) continue
    missing.set(at, families.familyOf.get(first) ?? first)
    scales.add(at, first, 'unmentioned', WITHOUT_ITS_NEED)
  }
  if (!isAccount) return
  const { symptoms, families: familyOfSymptom, ends, places, weights } = silence.leading
  const spokenOf = placesSpokenOf(silence.leading, families, evidence)
  let one = 0
  for (let at = 0; at < ends.length; at++) {
    const end = ends[at] ?? 0
    const need = missing.size > 0 ? missing.get(at) : undefined
    for (let missed = 0; one < end && missed < MOST_UNMENTIONED; one++) {
      const place = places[one] ?? 0
      if (spokenOf[place]) continue
      missed += 1
      const share = need !== undefined && familyOfSymptom[place] === need ? FAMILY_SHARE : 1
      scales.add(at, symptoms[place] ?? '', 'unmentioned', (weights[one] ?? 0) * share)
    }
    one = end
  }
}

/** By its place, 1 for each symptom of which an account says something: of its family, or against it. */
function placesSpokenOf(
  { symptoms, ofFamily, within }: LeadingSymptoms,
  { familyOf }: FindingFamilies,
  { present, absent }: Evidence,
): Uint8Array {
  const spokenOf = new Uint8Array(symptoms.length)
  for (const id of present.keys()) for (const place of ofFamily.get(familyOf.get(id) ?? id) ?? []) spokenOf[place] = 1
  for (const id of absent) for (const place of within.get(id) ?? []) spokenOf[place] = 1
  return spokenOf
}
