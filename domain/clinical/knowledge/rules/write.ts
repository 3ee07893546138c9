import type { LimitedVital } from '#domain/clinical/case/vital-signs.ts'
import type { TriageRule, When } from '#domain/clinical/triage/rule.ts'

/** Short forms in which the rules are written. */
export const has = (finding: string, days?: number): When => ({ finding, ...(days !== undefined && { days }) })
/** It began within so many days. */
export const began = (finding: string, within: number): When => ({ began: finding, within })
/** It is there, and is not told to be older than so many days. */
export const notOlder = (finding: string, than: number): When => ({ notOlder: finding, than })
export const told = (finding: string): When => ({ told: finding })
/** Holds unless this reassuring sign is there. */
export const lacks = (finding: string): When => ({ lacks: finding })
/** Holds unless one of these was asked for and is not there. */
export const notDenied = (...findings: string[]): When => ({ notDenied: findings })
/** Holds unless all of these were asked for and none is there. */
export const notAllDenied = (...findings: string[]): When => any(...findings.map((finding) => notDenied(finding)))
export const any = (...when: (When | string)[]): When => ({ any: when.map(asWhen) })
export const all = (...when: (When | string)[]): When => ({ all: when.map(asWhen) })
export const twoOf = (...when: (When | string)[]): When => ({ atLeast: 2, of: when.map(asWhen) })
export const below = (vital: LimitedVital, value: number): When => ({ vital, below: value })
export const atMost = (vital: LimitedVital, value: number): When => ({ vital, atMost: value })
export const above = (vital: LimitedVital, value: number): When => ({ vital, above: value })
export const from = (vital: LimitedVital, value: number): When => ({ vital, from: value })
export const ageMonths = (fromMonths?: number, belowMonths?: number): When => ({
  ageMonths: {
    ...(fromMonths !== undefined && { from: fromMonths }),
    ...(belowMonths !== undefined && { below: belowMonths }),
  },
})
export const weeksBelow = (weeks: number): When => ({ pregnancyWeeks: { below: weeks } })
/** Holds also where the weeks are not known. */
export const weeksFrom = (weeks: number): When => ({ pregnancyWeeks: { from: weeks } })
export const PREGNANT: When = { person: 'pregnant' }
export const NOT_PREGNANT: When = { person: 'not_pregnant' }
export const AFTER_BIRTH: When = { person: 'after_birth' }

const asWhen = (when: When | string): When => (typeof when === 'string' ? has(when) : when)

/** A rule of one source, version 1 unless said otherwise. Its id is a type of its own, so that no rule lacks words. */
export const ruleOf =
  <Area extends string>(area: Area, source: string) =>
  <Id extends string>(
    id: Id,
    level: TriageRule['level'],
    when: When | string,
    version = 1,
  ): TriageRule & { readonly id: `triage.${Area}.${Id}` } => ({
    id: `triage.${area}.${id}`,
    version,
    source,
    level,
    when: asWhen(when),
  })

export const MONTHS_2 = 2
export const YEARS_5 = 60
export const YEARS_12 = 144
export const YEARS_16 = 192
export const YEARS_30 = 360
