import { compactIds, idsOfCompact } from '#domain/clinical/compact/compact-ids.ts'
import { type CompactRows, compactRows, rowsOfCompact } from '#domain/clinical/compact/compact-rows.ts'
import type { CompactPhrases } from '#domain/clinical/compact/phrase-coder.ts'
import type { TriageRule, When } from '#domain/clinical/triage/rule.ts'

/**
 * The triage rules as rows. What several rules ask for ("a fever by any of its names") stands once among the parts, and a rule names
 * it by its place.
 */
export interface CompactRules {
  readonly names: CompactPhrases
  readonly rows: CompactRows
  /** How many parts there are. */
  readonly shared: number
  readonly parts: CompactRows
  /** Area and source of the rules, each once: "imci", "WHO/UNICEF, ...". */
  readonly sources: readonly (readonly [area: string, source: string])[]
}

/**
 * A condition of a rule in short: a finding by its id, a part by its place, a list with what it is before it: any or all of, at least
 * so many of, a measurement and its limit, and whatever else as it stands.
 */
type Short = string | number | readonly unknown[]

const LIMITS = ['below', 'atMost', 'above', 'from'] as const

function shortOf(when: When, partOf: (when: When) => number | undefined): Short {
  const inside = (whens: readonly When[]) => whens.map((each): Short => partOf(each) ?? shortOf(each, partOf))
  if ('finding' in when) return when.days === undefined ? when.finding : ['lasts', when.finding, when.days]
  if ('any' in when) return ['any', ...inside(when.any)]
  if ('all' in when) return ['all', ...inside(when.all)]
  if ('atLeast' in when) return ['atLeast', when.atLeast, ...inside(when.of)]
  const limit = 'vital' in when ? LIMITS.find((each) => each in when) : undefined
  if (limit && 'vital' in when) return [limit, when.vital, Object.entries(when).find(([key]) => key === limit)?.[1]]
  return ['is', when]
}

function whenOf(short: Short, parts: readonly When[]): When {
  if (typeof short === 'string') return { finding: short }
  const inside = (shorts: readonly unknown[]) => shorts.map((each) => whenOf(each as Short, parts))
  if (typeof short === 'number') {
    const part = parts[short]
    if (!part) throw new Error(`The rules have no part ${short}`)
    return part
  }
  const [kind, first, second] = short
  if (kind === 'any') return { any: inside(short.slice(1)) }
  if (kind === 'all') return { all: inside(short.slice(1)) }
  if (kind === 'lasts') return { finding: String(first), days: Number(second) }
  if (kind === 'atLeast') return { atLeast: Number(first), of: inside(short.slice(2)) }
  return (kind === 'is' ? first : { vital: first, [String(kind)]: second }) as When
}

const insideOf = (when: When): readonly When[] => {
  if ('any' in when) return when.any
  if ('all' in when) return when.all
  return 'atLeast' in when ? when.of : []
}

/** What the rules ask for more than once and is no finding alone, by how it reads: what stands within others comes before them. */
function sharedParts(rules: readonly TriageRule[]): ReadonlyMap<string, When> {
  const met = new Map<string, When>()
  const often = new Set<string>()
  const meet = (when: When): void => {
    const said = JSON.stringify(when)
    if (met.has(said)) often.add(said)
    else {
      insideOf(when).forEach(meet)
      met.set(said, when)
    }
  }
  for (const { when } of rules) meet(when)
  return new Map([...met].filter(([said, when]) => often.has(said) && !('finding' in when)))
}

/** Of a rule's name the words are apart by hyphens, of other ids by underscores. */
const toWords = (name: string): string => name.replaceAll('_', '+').replaceAll('-', '_')
const ofWords = (words: string): string => words.replaceAll('_', '-').replaceAll('+', '_')

const rowsOf = (values: readonly object[], findings: readonly string[]): CompactRows =>
  compactRows(
    Object.fromEntries(values.entries()),
    values.map((_, at) => String(at)),
    findings,
  )

function valuesOf<Value>(rows: CompactRows, count: number, findings: readonly string[]): Value[] {
  const places = Array.from({ length: count }, (_, at) => String(at))
  return Object.values(rowsOfCompact<Value>(rows, places, findings))
}

interface Row extends Pick<TriageRule, 'level' | 'general'> {
  /** The place of its source. */
  readonly of: number
  /** None is 1. */
  readonly version?: number
  readonly when: Short
}

/** @param findings the ids that rules name, in the order in which rulesOfCompact will be given them */
export function compactRules(rules: readonly TriageRule[], findings: readonly string[]): CompactRules {
  const shared = sharedParts(rules)
  const places = [...shared.keys()]
  const placeOf = (when: When) => {
    const place = places.indexOf(JSON.stringify(when))
    return place < 0 ? undefined : place
  }
  const sourceOf = ({ id, source }: TriageRule) => [id.split('.')[1] ?? '', source] as const
  const sources = [...new Map(rules.map((rule) => [sourceOf(rule).join(), sourceOf(rule)])).values()]
  const saidSources = sources.map((each) => each.join())
  const rows = rules.map(
    (rule): Row => ({
      of: saidSources.indexOf(sourceOf(rule).join()),
      level: rule.level,
      ...(rule.version !== 1 && { version: rule.version }),
      ...(rule.general && { general: rule.general }),
      when: placeOf(rule.when) ?? shortOf(rule.when, placeOf),
    }),
  )
  return {
    names: compactIds(
      rules.map(({ id }) => toWords(id.split('.')[2] ?? '')),
      findings,
    ),
    rows: rowsOf(rows, findings),
    shared: places.length,
    parts: rowsOf(
      [...shared.values()].map((when) => ({ when: shortOf(when, placeOf) })),
      findings,
    ),
    sources,
  }
}

/** The rules that compactRules was given. */
export function rulesOfCompact(compact: CompactRules, findings: readonly string[]): TriageRule[] {
  const whens: When[] = []
  for (const { when } of valuesOf<Row>(compact.parts, compact.shared, findings)) whens.push(whenOf(when, whens))
  const names = idsOfCompact(compact.names, findings)
  return valuesOf<Row>(compact.rows, names.length, findings).map(({ of, when, version = 1, ...row }, at) => {
    const [area, source] = compact.sources[of] ?? []
    if (area === undefined || source === undefined) throw new Error(`No source ${of}`)
    return { id: `triage.${area}.${ofWords(names[at] ?? '')}`, version, source, ...row, when: whenOf(when, whens) }
  })
}
