import { describe, expect, it } from 'vitest'
import {
  isReversed,
  type ListFilters,
  NO_FILTERS,
  readFilters,
  wireFilters,
  writeFilters,
} from '#web/features/medical/lists/list-filters.ts'

const ALL: ListFilters = {
  search: 'Achieng',
  assessmentType: 'hiv_aids',
  riskLevel: 'high',
  from: '2026-03-01',
  to: '2026-03-31',
}
const ADDRESS = 'q=Achieng&type=hiv_aids&risk=high&from=2026-03-01&to=2026-03-31'

describe('the filters in the address', () => {
  it('are written and read again as they were', () => {
    expect(writeFilters(ALL).toString()).toBe(ADDRESS)
    expect(readFilters(new URLSearchParams(ADDRESS))).toEqual(ALL)
  })

  it('leave the address empty where nothing is narrowed', () => {
    expect(writeFilters(NO_FILTERS).toString()).toBe('')
    expect(readFilters(new URLSearchParams())).toEqual(NO_FILTERS)
  })

  it.each(['type=plague', 'type=toString', 'risk=HIGH', 'from=2026-02-30', 'to=tomorrow', 'from=', 'page=2'])(
    'leave out %s, which is none of ours',
    (parameter) => {
      expect(readFilters(new URLSearchParams(parameter))).toEqual(NO_FILTERS)
    },
  )

  it('hold no longer search than the server takes', () => {
    expect(readFilters(new URLSearchParams({ q: 'a'.repeat(101) })).search).toHaveLength(100)
  })
})

describe('the filters on the wire', () => {
  it('say days of this device as instants: from the beginning of the first, before the end of the last', () => {
    expect(wireFilters(ALL)).toEqual({
      search: 'Achieng',
      assessmentType: 'HIV_AIDS',
      riskLevel: 'HIGH',
      from: new Date(2026, 2, 1).toISOString(),
      before: new Date(2026, 3, 1).toISOString(),
    })
  })

  it('make a whole day of a range of one day, also at the end of a year', () => {
    const { from, before } = wireFilters({ ...NO_FILTERS, from: '2026-12-31', to: '2026-12-31' })
    expect([from, before]).toEqual([new Date(2026, 11, 31).toISOString(), new Date(2027, 0, 1).toISOString()])
  })

  it('are all empty where nothing is narrowed, spaces included', () => {
    const none = { search: null, assessmentType: null, riskLevel: null, from: null, before: null }
    expect(wireFilters({ ...NO_FILTERS, search: '  ' })).toEqual(none)
  })
})

describe('a range', () => {
  it('is reversed where the last day lies before the first', () => {
    expect(isReversed({ ...NO_FILTERS, from: '2026-03-02', to: '2026-03-01' })).toBe(true)
    expect(isReversed({ ...NO_FILTERS, from: '2026-03-01', to: '2026-03-01' })).toBe(false)
    expect(isReversed({ ...NO_FILTERS, to: '2026-03-01' })).toBe(false)
  })
})
