import { TRIAGE_LEVELS, type TriageLevel } from '#domain/clinical/knowledge/conditions/condition.ts'
import { isRecordedType, type RecordedTypeName } from '#domain/vocabulary/medical/recorded-types.ts'
import type { RiskLevel, AssessmentTypeName as WireTypeName } from '#web/graphql/operations.ts'
import { member } from '#web/lib/wire-names.ts'

/** What a list of assessments or plans is narrowed to; an empty text and null: not by that. */
export interface ListFilters {
  readonly search: string
  readonly assessmentType: RecordedTypeName | null
  readonly riskLevel: TriageLevel | null
  /** The first and the last day, as YYYY-MM-DD, in the time zone of the device. */
  readonly from: string | null
  readonly to: string | null
}

export const NO_FILTERS: ListFilters = { search: '', assessmentType: null, riskLevel: null, from: null, to: null }

/** As the server takes it. */
export const LONGEST_SEARCH = 100
const DAY = /^(\d{4})-(\d{2})-(\d{2})$/

/** The beginning of a day on this device, or of the day so many days later; undefined for what is no day. */
function beginningOf(day: string, daysLater = 0): Date | undefined {
  const [, year, month, date] = (DAY.exec(day) ?? []).map(Number)
  if (year === undefined || month === undefined || date === undefined) return undefined
  const beginning = new Date(year, month - 1, date)
  const isReal = beginning.getFullYear() === year && beginning.getMonth() === month - 1 && beginning.getDate() === date
  return isReal ? new Date(year, month - 1, date + daysLater) : undefined
}

const dayOrNull = (text: string | null): string | null => (text !== null && beginningOf(text) ? text : null)

/** The filters that an address holds. What is none of ours is left out. */
export function readFilters(parameters: URLSearchParams): ListFilters {
  const type = parameters.get('type') ?? ''
  const risk = parameters.get('risk')
  return {
    search: (parameters.get('q') ?? '').slice(0, LONGEST_SEARCH),
    assessmentType: isRecordedType(type) ? type : null,
    riskLevel: TRIAGE_LEVELS.find((level) => level === risk) ?? null,
    from: dayOrNull(parameters.get('from')),
    to: dayOrNull(parameters.get('to')),
  }
}

/** The same as parameters of an address, without those that narrow nothing. */
export function writeFilters({ search, assessmentType, riskLevel, from, to }: ListFilters): URLSearchParams {
  const named = { q: search.trim(), type: assessmentType, risk: riskLevel, from, to }
  return new URLSearchParams(Object.entries(named).flatMap(([name, value]) => (value ? [[name, value]] : [])))
}

/** Whether the last day lies before the first. */
export const isReversed = ({ from, to }: ListFilters): boolean => from !== null && to !== null && to < from

interface WireFilters {
  search: string | null
  assessmentType: WireTypeName | null
  riskLevel: RiskLevel | null
  /** Instants, ISO 8601: from the beginning of the first day until before the end of the last. */
  from: string | null
  before: string | null
}

/** The filters as the server takes them. */
export const wireFilters = ({ search, assessmentType, riskLevel, from, to }: ListFilters): WireFilters => ({
  search: search.trim() || null,
  assessmentType: assessmentType && member(assessmentType),
  riskLevel: riskLevel && member(riskLevel),
  from: (from && beginningOf(from)?.toISOString()) || null,
  before: (to && beginningOf(to, 1)?.toISOString()) || null,
})
