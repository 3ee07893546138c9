import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useSettled } from '#web/features/chw/wizard/use-settled.ts'
import { NO_ANSWERS } from '#web/features/chw/wizard/wizard-values.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const six = { ...NO_ANSWERS, respiratoryRatePerMin: '6' }
const sixty = { ...NO_ANSWERS, respiratoryRatePerMin: '60' }
const complaint = { ...NO_ANSWERS, chiefComplaint: 'cough' }
const ticked = { ...six, symptoms: ['convulsing_now'] }

describe('When an answer is looked at for danger signs', () => {
  it('a tick at once', () => {
    const { result } = renderHook(() => useSettled(NO_ANSWERS))
    act(() => result.current.change(ticked, new Set(['symptoms'])))
    expect(result.current.settled).toBe(ticked)
  })

  it('a number when it is left, and not at its first digit', () => {
    const { result } = renderHook(() => useSettled(NO_ANSWERS))
    act(() => result.current.change(six, new Set(['respiratoryRatePerMin'])))
    act(() => void vi.advanceTimersByTime(1500))
    act(() => result.current.change(sixty, new Set(['respiratoryRatePerMin'])))
    act(() => void vi.advanceTimersByTime(1500))
    expect(result.current.settled).toBe(NO_ANSWERS)
    act(() => result.current.settle())
    expect(result.current.settled).toBe(sixty)
  })

  it('a number and a text when one pauses', () => {
    const { result } = renderHook(() => useSettled(NO_ANSWERS))
    act(() => result.current.change(complaint, new Set(['chiefComplaint'])))
    act(() => void vi.advanceTimersByTime(799))
    expect(result.current.settled).toBe(NO_ANSWERS)
    act(() => void vi.advanceTimersByTime(1))
    expect(result.current.settled).toBe(complaint)
    act(() => result.current.change(sixty, new Set(['respiratoryRatePerMin'])))
    act(() => void vi.advanceTimersByTime(2000))
    expect(result.current.settled).toBe(sixty)
  })
})
