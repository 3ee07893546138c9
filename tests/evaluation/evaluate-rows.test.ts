import { describe, expect, it } from 'vitest'
import { evaluateRows } from '#tests/evaluation/evaluate-rows.ts'
import type { Judged } from '#tests/evaluation/summary.ts'

const row = (fields: object) => JSON.stringify({ id: 'a', text: 'I have a runny nose', age_years: 30, ...fields })

async function evaluated(...lines: string[]) {
  const skipped: [number, string][] = []
  const judged: Judged[] = []
  for await (const one of evaluateRows(lines, (number, why) => skipped.push([number, why]))) judged.push(one)
  return { skipped, answers: judged.map(({ answer }) => answer) }
}

describe('The rows of a file of cases', () => {
  it('are answered while later rows are not yet read', async () => {
    let read = 0
    function* lines() {
      for (const id of [1, 2, 3]) {
        read = id
        yield row({ id })
      }
    }
    const first = await evaluateRows(lines(), () => {}).next()
    expect(first.value).toMatchObject({ answer: { id: 1 } })
    expect(read).toBe(1)
  })

  it('are skipped where they cannot be read, by number, and the others answered', async () => {
    const { skipped, answers } = await evaluated(
      row({ id: 1 }),
      '{"id": 2,',
      '',
      row({ id: 4, text: 5 }),
      '[]',
      row({ id: 6, vitals: { spo2: 'low' } }),
      row({ id: 7 }),
    )
    expect(answers.map(({ id }) => id)).toEqual([1, 7])
    expect(skipped.map(([number]) => number)).toEqual([2, 4, 5, 6])
    expect(skipped[1]?.[1]).toContain('text')
    expect(skipped[3]?.[1]).toContain('vitals.spo2')
  })

  it('are read in a file that begins with the mark of its encoding', async () => {
    const { skipped, answers } = await evaluated(`\ufeff${row({ id: 9 })}\r`)
    expect(skipped).toEqual([])
    expect(answers[0]?.id).toBe(9)
  })

  it.each([
    [{ temperature_c: 400 }, 'temperatureC 400'],
    [{ spo2: 140 }, 'oxygenSaturationPercent 140'],
    [{ sbp: 80, dbp: 120 }, 'systolicMmHg 80'],
    [{ pain_nrs: 20 }, 'painScore 20'],
  ])('are answered without a measurement that nobody can have, and say it: %j', async (vitals, said) => {
    const { skipped, answers } = await evaluated(row({}), row({ vitals }))
    expect(skipped).toEqual([])
    const [without, with_] = answers
    expect(with_?.triage_reasons.some((reason) => reason.startsWith(`not used: ${said}`))).toBe(true)
    expect(with_?.differential).toEqual(without?.differential)
    expect(without?.triage).toBe('low')
    expect(with_?.triage).toBe('moderate')
  })

  it('are answered without an age that nobody has', async () => {
    const { answers } = await evaluated(row({ age_years: -1 }))
    expect(answers[0]?.triage_reasons).toContain('not used: ageMonths -12, which no living person has')
  })

  it('leave nobody for later whose pulse, breathing, pressure or saturation is next to nothing', async () => {
    for (const vitals of [{ heart_rate: 0 }, { respiratory_rate: 1 }, { sbp: 0 }, { spo2: 12 }]) {
      const { answers } = await evaluated(row({ vitals }))
      expect(answers[0]?.triage, JSON.stringify(vitals)).toBe('high')
    }
  })

  it('use the measurements at the ends of what can be', async () => {
    const { answers } = await evaluated(row({ vitals: { temperature_c: 45, spo2: 40, heart_rate: 20, sbp: 300 } }))
    expect(answers[0]?.triage_reasons.filter((reason) => reason.startsWith('not used'))).toEqual([])
    expect(answers[0]?.triage).toBe('critical')
  })

  it('say which characters of a text too long were not read', async () => {
    const { answers } = await evaluated(row({ text: `I have a runny nose. ${'blah '.repeat(20_000)}` }))
    expect(answers[0]?.triage_reasons.some((reason) => reason.startsWith('not read: characters '))).toBe(true)
    expect(answers[0]?.triage).toBe('moderate')
  })
})
