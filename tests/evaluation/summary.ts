import { TRIAGE_LEVELS, type TriageLevel } from '#domain/clinical/knowledge/conditions/condition.ts'
import type { CaseRow } from '#tests/evaluation/case-row.ts'

export interface Answer {
  readonly id: string | number
  readonly triage: TriageLevel
  readonly triage_reasons: readonly string[]
  readonly differential: readonly {
    readonly id: string
    readonly icd10: string
    readonly name: string
    readonly aliases: readonly string[]
    readonly probability: number
  }[]
  readonly confidence: number
  readonly findings: { readonly present: readonly string[]; readonly absent: readonly string[] }
  readonly abstained: boolean
  readonly ms: number
}

/** Words that do not tell diagnoses apart when names are compared. */
const LOOSE = /\b(?:acute|chronic|disease|syndrome|infection|disorder|primary|the|of|due|to|with|s|severe|mild)\b/g

const plain = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/ae|oe/g, 'e')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .replaceAll(LOOSE, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** Whether an answer's name or one of its aliases is the gold diagnosis: the same words, or one within the other. */
export function isSameDiagnosis(gold: string, names: readonly string[]): boolean {
  const wanted = ` ${plain(gold)} `
  return names.some((name) => {
    const given = ` ${plain(name)} `
    return (
      given.trim().length > 2 &&
      (wanted === given || wanted.includes(given) || (wanted.trim().length > 4 && given.includes(wanted)))
    )
  })
}

interface Share {
  readonly share: number
  readonly low: number
  readonly high: number
  readonly of: number
}

/** A share with its 95 % interval (Wilson). */
export function shareOf(hits: number, of: number): Share | null {
  if (of === 0) return null
  const z = 1.96
  const p = hits / of
  const centre = (p + z ** 2 / (2 * of)) / (1 + z ** 2 / of)
  const half = (z * Math.sqrt((p * (1 - p)) / of + z ** 2 / (4 * of ** 2))) / (1 + z ** 2 / of)
  return { share: p, low: Math.max(0, centre - half), high: Math.min(1, centre + half), of }
}

const BINS = 10

export interface Judged {
  readonly row: CaseRow
  readonly answer: Answer
}

/** The expected calibration error over ten bins of confidence, with how many cases it is of. */
export function calibrationError(
  judged: readonly { readonly confidence: number; readonly right: boolean }[],
): number | null {
  if (judged.length === 0) return null
  const bins = Map.groupBy(judged, ({ confidence }) => Math.min(BINS - 1, Math.floor(confidence * BINS)))
  return [...bins.values()].reduce((sum, bin) => {
    const confidence = bin.reduce((total, one) => total + one.confidence, 0) / bin.length
    const right = bin.filter((one) => one.right).length / bin.length
    return sum + (bin.length / judged.length) * Math.abs(confidence - right)
  }, 0)
}

/** Three characters of ICD-10 are a disease, the fourth is its site or kind. */
const ICD10_CATEGORY = 3

/** Whether a condition of an answer is the one that a row names: by any of the names that it gives, or by its code. */
function isGold(
  { gold_diagnosis, gold_also, gold_icd10 }: CaseRow,
  { name, aliases, icd10 }: Answer['differential'][number],
): boolean {
  const golds = [gold_diagnosis, ...(gold_also ?? [])].filter((gold) => typeof gold === 'string')
  const category = gold_icd10?.slice(0, ICD10_CATEGORY)
  return golds.some((gold) => isSameDiagnosis(gold, [name, ...aliases])) || (!!category && icd10.startsWith(category))
}

/** By its diagnosis where the row says so, else by the level that it asks for; null where it says neither. */
function isEmergency({ emergency_by_diagnosis, gold_urgency }: CaseRow): boolean | null {
  if (typeof emergency_by_diagnosis === 'boolean') return emergency_by_diagnosis
  return gold_urgency ? gold_urgency === 'critical' || gold_urgency === 'high' : null
}

/** What a run over cases with gold fields shows. Rows without a gold field do not count for its figure. */
export function summarise(judged: readonly Judged[]): Record<string, Share | number | null> {
  const diagnosed = judged.flatMap(({ row, answer }) => {
    if (!row.gold_diagnosis) return []
    const rank = answer.differential.findIndex((given) => isGold(row, given))
    return [{ rank, answer }]
  })
  const within = (most: number) =>
    shareOf(diagnosed.filter(({ rank }) => rank >= 0 && rank < most).length, diagnosed.length)
  const triaged = judged.flatMap(({ row, answer }) =>
    row.gold_urgency ? [{ gold: row.gold_urgency, given: answer.triage }] : [],
  )
  const steps = triaged.map(({ gold, given }) => TRIAGE_LEVELS.indexOf(given) - TRIAGE_LEVELS.indexOf(gold))
  const emergencies = judged.filter(({ row }) => isEmergency(row))
  const seen = emergencies.filter(({ answer }) => answer.triage === 'critical' || answer.triage === 'high')
  return {
    cases: judged.length,
    'top 1': within(1),
    'top 3': within(3),
    'top 5': within(5),
    'top 10': within(10),
    'triage exact': shareOf(steps.filter((step) => step === 0).length, steps.length),
    'under-triage': shareOf(steps.filter((step) => step < 0).length, steps.length),
    'over-triage': shareOf(steps.filter((step) => step > 0).length, steps.length),
    'emergencies seen the same day or now': shareOf(seen.length, emergencies.length),
    'emergencies left at home': shareOf(
      emergencies.filter(({ answer }) => answer.triage === 'low').length,
      emergencies.length,
    ),
    'others seen the same day or now': (() => {
      const others = judged.filter(({ row }) => isEmergency(row) === false)
      return shareOf(
        others.filter(({ answer }) => answer.triage === 'critical' || answer.triage === 'high').length,
        others.length,
      )
    })(),
    coverage: shareOf(judged.filter(({ answer }) => !answer.abstained).length, judged.length),
    'calibration error': calibrationError(
      diagnosed.map(({ rank, answer }) => ({ confidence: answer.confidence, right: rank === 0 })),
    ),
  }
}
