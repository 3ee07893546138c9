import { describe, expect, it } from 'vitest'
import { assess } from '#domain/clinical/assess/assess.ts'
import type { CaseFinding, ClinicalCase } from '#domain/clinical/case/clinical-case.ts'
import { ALL_PACKS } from '#domain/clinical/knowledge/text/all-packs.ts'
import { anyLanguageReader } from '#domain/clinical/language/read-any-language.ts'

const read = anyLanguageReader(ALL_PACKS)
const STORY =
  'That time we walked behind the market to the big shop, and when we returned the door stood open and everybody was already there.'
const SHORT = 'That time we walked behind the market to the big shop.'
const levelOf = (text: string, ...findings: CaseFinding[]) => assess({ text, findings }, read(text)).triage.level

describe('A long story of which nothing was understood', () => {
  it('has to be heard by somebody the same day, and a short one need not', () => {
    expect(levelOf(STORY)).toBe('high')
    expect(levelOf(SHORT)).toBe('moderate')
    expect(assess({ text: STORY }, read(STORY)).triage.reasons).toContainEqual({ kind: 'not_enough', level: 'high' })
  })

  it('is one no more where something was told or ticked', () => {
    expect(levelOf(`${STORY} I have a runny nose.`)).not.toBe('high')
    expect(levelOf(STORY, { id: 'runny_nose', status: 'present' })).not.toBe('high')
  })

  it('is heard within days where it has been so for a month, unless something of it is of today', () => {
    expect(levelOf(`For three weeks: ${STORY}`)).toBe('high')
    expect(levelOf(`For three months: ${STORY}`)).toBe('moderate')
    expect(levelOf(`For three months, and since this morning: ${STORY}`)).toBe('high')
  })

  it('stays one beside a danger sign that is none of today', () => {
    expect(levelOf(STORY, { id: 'abdominal_mass', status: 'present' })).toBe('high')
    expect(levelOf(`${STORY} There is an abdominal mass.`)).toBe('high')
  })

  it('is one no more where something was asked for and is not there, but of the last day and in those who show few signs', () => {
    const of = (story: string, ageMonths: number) => {
      const text = `${story} There is no runny nose.`
      return assess({ text, ageMonths }, read(text)).triage.level
    }
    expect(of(STORY, 300)).toBe('moderate')
    expect(of(`Yesterday: ${STORY}`, 300)).toBe('high')
    expect(of(STORY, 1.5)).toBe('high')
    expect(of(STORY, 740)).toBe('high')
  })
})

describe('A long story of which what was read fits nothing', () => {
  const TOLD = 'Since the wedding my hair falls out in front, my ears ring when the bus comes,'
  const UNEXPLAINED = `${TOLD} and the neighbour says it is from the tea we buy there.`

  it('has to be heard the same day where nothing is said to be absent, and a short one need not', () => {
    const { triage } = assess({ text: UNEXPLAINED }, read(UNEXPLAINED))
    expect(triage.level).toBe('high')
    expect(triage.reasons[0]).toEqual({ kind: 'not_enough', level: 'high' })
    expect(levelOf(TOLD)).toBe('moderate')
  })

  it('is one no more where something is said, ticked or measured to be absent', () => {
    expect(levelOf(`${UNEXPLAINED} I have no fever.`)).toBe('moderate')
    expect(levelOf(UNEXPLAINED, { id: 'fever', status: 'absent' })).toBe('moderate')
    const measured = { text: UNEXPLAINED, vitals: { temperatureC: 36.8 } }
    expect(assess(measured, read(UNEXPLAINED)).triage.level).toBe('moderate')
    const raised = { text: UNEXPLAINED, vitals: { systolicMmHg: 152, diastolicMmHg: 94 } }
    expect(assess(raised, read(UNEXPLAINED)).triage.level).toBe('moderate')
  })

  it('stays one beside a danger sign that is none of today', () => {
    expect(levelOf(UNEXPLAINED, { id: 'abdominal_mass', status: 'present' })).toBe('high')
  })
})

const LITTLE =
  'the nose is running and he coughs, and everybody in the house came to the door with the lamp and looked at the new curtain'

describe('A text of which too little was understood', () => {
  const isSoon = (text: string, findings: CaseFinding[] = [], ageMonths?: number) =>
    assess({ text, findings, ...(ageMonths !== undefined && { ageMonths }) }, read(text)).triage.level === 'high'

  it('is heard the same day where it is of the last day and leaves everything open', () => {
    expect(isSoon(`That week ${LITTLE}.`)).toBe(false)
    expect(isSoon(`Yesterday ${LITTLE}.`)).toBe(true)
    expect(isSoon(`For two hours ${LITTLE}.`)).toBe(true)
    expect(isSoon(`Yesterday ${LITTLE}, no fever.`)).toBe(false)
    expect(isSoon(`Yesterday ${LITTLE}.`, [{ id: 'fever', status: 'absent' }])).toBe(false)
    expect(isSoon(`Yesterday ${LITTLE}. Two weeks of it.`)).toBe(false)
    expect(isSoon('Since yesterday the nose is running and he coughs by the door.')).toBe(false)
    // What is dangerous in a diarrhoea is asked for by rules of its own.
    expect(isSoon(`Yesterday ${LITTLE}, and loose stools.`)).toBe(false)
    // One more danger sign, however long it has been there, lowers nothing.
    expect(isSoon(`Yesterday ${LITTLE}.`, [{ id: 'abdominal_mass', status: 'present', days: 30 }])).toBe(true)
  })

  it('is heard the same day of those who have few signs, whatever is absent', () => {
    const text = 'Since yesterday the knee is odd, no fever.'
    expect(isSoon(text, [], 40 * 12)).toBe(false)
    expect(isSoon(text, [], 59 * 12)).toBe(false)
    expect(isSoon(text, [], 60 * 12)).toBe(true)
    expect(isSoon('For three days the knee is odd, no fever.', [], 60 * 12)).toBe(false)
    expect(isSoon(text, [], 1.5)).toBe(true)
    expect(isSoon(text, [], 2)).toBe(false)
    expect(isSoon('For three days the knee is odd, no fever.', [], 0.5)).toBe(true)
  })

  it('is no more so of a newborn whom somebody looked at: three signs are not there, told or measured', () => {
    const isHigh = (absent: readonly string[], vitals: ClinicalCase['vitals'] = {}) => {
      const text = 'For three days the knee is odd.'
      const findings = absent.map((id) => ({ id, status: 'absent' as const }))
      return assess({ text, findings, vitals, ageMonths: 0.5 }, read(text)).triage.level === 'high'
    }
    expect(isHigh(['fever', 'chest_indrawing'])).toBe(true)
    expect(isHigh(['fever', 'chest_indrawing', 'poor_feeding'])).toBe(false)
    expect(isHigh(['poor_feeding'], { temperatureC: 36.8, respiratoryRatePerMin: 44 })).toBe(false)
  })
})

describe('An account in which nothing speaks against a danger to life', () => {
  const ACCOUNT =
    'My father has been vomiting for two days, he is weak in the whole body, feels tired, and he takes diclofenac for his knees.'
  const isNow = (text: string, more: Partial<ClinicalCase> = {}) =>
    assess({ text, ...more }, read(text)).triage.reasons.some(
      ({ kind, level }) => kind === 'conditions' && level === 'critical',
    )

  it('is seen now where a danger to life is only one of ten', () => {
    expect(isNow(ACCOUNT)).toBe(true)
    expect(isNow(`${ACCOUNT} No cough.`)).toBe(false)
    expect(isNow(ACCOUNT, { findings: [{ id: 'cough', status: 'absent' }] })).toBe(false)
    // What is measured normal is no word against it, and a few words are no account.
    expect(isNow(ACCOUNT, { vitals: { temperatureC: 36.8 } })).toBe(true)
    expect(isNow('Vomiting for two days, weak, tired, takes diclofenac for the knees.')).toBe(false)
    expect(isNow('My father has been vomiting for two days, and the whole house is tired of it by now.')).toBe(false)
  })
})

describe('Where one condition is as likely as all others together', () => {
  const SORES =
    'My son is 4 years and has sores around the nose that began yesterday as small blisters and now they have honey crusts.'

  it('what else was told and not understood need not be heard the same day', () => {
    const { triage, differential } = assess({ text: SORES }, read(SORES))
    expect(differential[0]?.probability).toBeGreaterThan(0.5)
    expect(triage.level).toBe('moderate')
  })

  it('a danger sign is seen the same day all the same', () => {
    expect(levelOf(SORES, { id: 'fever', status: 'present' }, { id: 'neck_stiffness', status: 'present' })).toBe(
      'critical',
    )
  })
})

describe('A routine visit', () => {
  const VISIT = `Routine visit. ${STORY}`

  it('is no complaint, whatever of it was not understood, but of a young infant', () => {
    expect(levelOf(VISIT)).not.toBe('high')
    const text = `Routine visit. Yesterday ${LITTLE}.`
    const of = (ageMonths: number) => assess({ text, ageMonths }, read(text)).triage.level
    expect(of(2)).not.toBe('high')
    expect(of(1.5)).toBe('high')
  })

  it('lowers no danger that is told', () => {
    expect(levelOf(`${VISIT} I had a fit this morning.`)).toBe('high')
    expect(levelOf(VISIT, { id: 'chest_indrawing', status: 'present' })).not.toBe('moderate')
  })

  it.each([
    ['en', 'Here for refill, well', 'routine_visit'],
    ['sw', 'Amekuja kliniki ya kawaida', 'routine_visit'],
    ['fr', 'Visite de routine', 'routine_visit'],
  ] as const)('is read in %s: %s', (language, text, finding) => {
    expect(read(text, { language }).findings.map(({ id }) => id)).toContain(finding)
  })
})
