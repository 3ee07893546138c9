import { SOURCES, type SourceId } from '#domain/clinical/knowledge/sources.ts'
import type { MedicineConcern } from '#domain/clinical/planning/planning-case.ts'
import type { PrescribedItem } from '#domain/clinical/prescribing/prescription.ts'
import type {
  NotChecked,
  PrescriptionFinding,
  PrescriptionFindingKind,
} from '#domain/clinical/prescribing/prescription-finding.ts'

/** Of people's own words no more stands in a finding. */
const LONGEST_WORDS = 100
const HALF_A_CHARACTER = /[\uD800-\uDBFF]$/

const KIND_OF_REASON: Readonly<Record<MedicineConcern['reason'], PrescriptionFindingKind>> = {
  allergy: 'allergy',
  too_young: 'age',
  too_light: 'weight',
  newborn: 'age',
  pregnancy: 'pregnancy',
  before_birth: 'pregnancy',
  childbearing: 'pregnancy',
  breastfeeding: 'breastfeeding',
  kidney_disease: 'kidney_disease',
  liver_disease: 'liver_disease',
  not_with: 'condition',
  possible_condition: 'condition',
  interaction: 'interaction',
  same_class: 'same_class',
  duplicate: 'duplicate',
  age_unknown: 'age',
  weight_unknown: 'weight',
  weight_implausible: 'weight',
  pregnancy_unknown: 'pregnancy',
  breastfeeding_unknown: 'breastfeeding',
  kidney_unknown: 'kidney_disease',
  not_known: 'condition',
}
/** Reasons that say that something matters and is not known. */
const UNKNOWN_REASONS: ReadonlySet<MedicineConcern['reason']> = new Set([
  'age_unknown',
  'weight_unknown',
  'weight_implausible',
  'pregnancy_unknown',
  'breastfeeding_unknown',
  'kidney_unknown',
  'not_known',
])
/** Reasons that the table of medicines gives, with its sources. */
const OF_THE_MEDICINE: ReadonlySet<MedicineConcern['reason']> = new Set([
  'too_young',
  'too_light',
  'newborn',
  'pregnancy',
  'before_birth',
  'childbearing',
  'breastfeeding',
  'kidney_disease',
  'liver_disease',
  'not_with',
  'pregnancy_unknown',
  'breastfeeding_unknown',
  'kidney_unknown',
  'not_known',
])

export const sourceTexts = (ids: readonly SourceId[]): string[] => ids.map((id) => SOURCES[id])

/** Whose finding it is: a line of the prescription, or the whole. */
export type OfItem = Pick<PrescribedItem, 'id' | 'name'> | null

/** People's own words, so that a finding stays short; cut at a whole character. */
export function shortened(text: string): string {
  const words = text.trim()
  if (words.length <= LONGEST_WORDS) return words
  return `${words.slice(0, LONGEST_WORDS - 1).replace(HALF_A_CHARACTER, '')}…`
}

/** A finding with its id: line, kind, and what it says, without its severity, which a new table may change. */
export function makeFinding(
  of: OfItem,
  kind: PrescriptionFindingKind,
  severity: PrescriptionFinding['severity'],
  about: PrescriptionFinding['about'],
  sources: readonly string[] = [],
): PrescriptionFinding {
  return {
    id: [of?.id ?? '', kind, ...partsOf(about)].join('|'),
    item: of?.id ?? null,
    medicine: of ? shortened(of.name) : null,
    severity,
    kind,
    about,
    sources: [...new Set(sources)],
  }
}

function partsOf(about: PrescriptionFinding['about']): readonly (string | number)[] {
  switch (about.type) {
    case 'concern':
      return [about.concern.reason, about.concern.of ?? '', about.concern.with ?? '']
    case 'dose':
      return [about.per, about.basis, about.given.amount, about.given.unit, about.limit.amount, about.limit.unit]
    case 'too_early':
      return [about.with, about.dispensedOn, about.lastsUntil]
    case 'waiting':
    case 'same_prescription':
      return [about.type, about.with]
    case 'weight_old':
      return [about.weightKg, about.on]
    case 'not_checked':
      break
  }
  return [about.what, about.of ?? '']
}

/** @param sources of the medicine's cautions; of a pair, of its interactions */
export function findingOfConcern(
  of: OfItem,
  concern: MedicineConcern,
  { ofMedicine, ofPair = [] }: { readonly ofMedicine: readonly SourceId[]; readonly ofPair?: readonly string[] },
): PrescriptionFinding {
  const { reason, severity } = concern
  const weight = UNKNOWN_REASONS.has(reason) ? 'unknown' : severity === 'avoid' ? 'stop' : 'caution'
  const short: MedicineConcern = {
    severity,
    reason,
    ...(concern.of !== undefined && { of: shortened(concern.of) }),
    ...(concern.with !== undefined && { with: shortened(concern.with) }),
  }
  const sources = reason === 'interaction' ? ofPair : OF_THE_MEDICINE.has(reason) ? sourceTexts(ofMedicine) : []
  return makeFinding(of, KIND_OF_REASON[reason], weight, { type: 'concern', concern: short }, sources)
}

export const notChecked = (of: OfItem, what: NotChecked, about: string | null = null): PrescriptionFinding =>
  makeFinding(of, 'not_checked', 'unknown', {
    type: 'not_checked',
    what,
    of: about === null ? null : shortened(about),
  })
