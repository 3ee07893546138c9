import { describe, expect, it } from 'vitest'
import { enrolmentOf, opened, visitOf, WHO } from '#domain/tasks/tasks.test-data.ts'
import { tasksFrom } from '#domain/tasks/tasks-from.ts'

const CHILD = { ageMonths: 12, gender: 'female', systolicMmHg: null, diastolicMmHg: null } as const

const made = (...given: Parameters<typeof tasksFrom>) => tasksFrom(...given).map(({ ruleId }) => ruleId)

/** The windows in the days of Nairobi: that in which a moment lies; the end of a day lies in the next. */
const inNairobi = (at: Date) => new Date(at.getTime() + 3 * 3_600_000).toISOString().replace('T00:00:00.000Z', '')

describe('The follow-up of a visit’s plan', () => {
  it('is a task for each of its days, from the day before to a week after', () => {
    const tasks = tasksFrom(visitOf({ followUpDays: [2, 14] }))
    expect(tasks.map(({ ruleId, sequence }) => [ruleId, sequence])).toEqual([
      ['task.follow_up', 2],
      ['task.follow_up', 14],
    ])
    const [second] = tasks
    expect([second?.opensAt, second?.dueAt, second?.closesAt].map((at) => at && inNairobi(at))).toEqual([
      '2026-11-22',
      '2026-11-24',
      '2026-12-01',
    ])
  })

  it('begins on the day after where it is due then, and never on the day of the visit', () => {
    const [task] = tasksFrom(visitOf({ followUpDays: [1] }))
    expect(task && inNairobi(task.opensAt)).toBe('2026-11-22')
    expect(task && inNairobi(task.dueAt)).toBe('2026-11-23')
    expect(tasksFrom(visitOf({ followUpDays: [0, 3, 3] }))).toHaveLength(1)
  })

  it('counts from the day that it is at the facility: half past nine at night in UTC is tomorrow in Nairobi', () => {
    const at = new Date('2026-11-21T21:30:00.000Z')
    const due = (timeZone: 'Africa/Nairobi' | 'Africa/Kinshasa') =>
      tasksFrom(visitOf({ at, timeZone, followUpDays: [2] }))[0]?.dueAt.toISOString()
    expect(due('Africa/Nairobi')).toBe('2026-11-24T21:00:00.000Z')
    expect(due('Africa/Kinshasa')).toBe('2026-11-23T23:00:00.000Z')
  })
})

describe('A malnourished child', () => {
  it.each([
    ['a MUAC of 114 mm', { muacMm: 114 }, 'task.weigh_again.severe'],
    ['a MUAC of 115 mm', { muacMm: 115 }, 'task.weigh_again.moderate'],
    ['a MUAC of 124 mm', { muacMm: 124 }, 'task.weigh_again.moderate'],
    ['oedema of both feet', { muacMm: 140, findings: ['bilateral_pitting_oedema'] }, 'task.weigh_again.severe'],
    ['a red arm band', { findings: ['muac_red'] }, 'task.weigh_again.severe'],
    ['a yellow arm band', { findings: ['muac_yellow'] }, 'task.weigh_again.moderate'],
    // WHO’s tables for girls of 74.0 cm: median 9.0 kg, −2 at 7.5, −3 at 6.9.
    ['a weight for length below −3', { weightKg: 6.8, heightCm: 74 }, 'task.weigh_again.severe'],
    ['a weight for length below −2', { weightKg: 7.2, heightCm: 74 }, 'task.weigh_again.moderate'],
  ])('is weighed again: %s', (_what, changes, ruleId) => {
    expect(made(visitOf({ ...CHILD, ...changes }))).toEqual([ruleId])
  })

  it.each([
    ['a MUAC of 125 mm', { muacMm: 125 }],
    ['a weight for length of a well-fed child', { weightKg: 9, heightCm: 74 }],
    ['a weight without a height', { weightKg: 5 }],
    ['a thin arm before six months, for which the limit is not', { ageMonths: 5, muacMm: 110 }],
    ['a thin arm from five years', { ageMonths: 60, muacMm: 120 }],
    ['a size that no child has', { weightKg: 2, heightCm: 74 }],
  ])('is one with less than that only: %s makes no task', (_what, changes) => {
    expect(made(visitOf({ ...CHILD, ...changes }))).toEqual([])
  })

  it('is due after seven days', () => {
    const [task] = tasksFrom(visitOf({ ...CHILD, muacMm: 120 }))
    expect(task && inNairobi(task.dueAt)).toBe('2026-11-29')
  })
})

describe('A first high blood pressure', () => {
  it.each([
    [140, 80, 'task.blood_pressure_again'],
    [139, 90, 'task.blood_pressure_again'],
    [159, 99, 'task.blood_pressure_again'],
    [160, 80, 'task.blood_pressure_again.high'],
    [150, 100, 'task.blood_pressure_again.high'],
    [200, 110, 'task.blood_pressure_again.high'],
  ])('of %i/%i is measured again', (systolicMmHg, diastolicMmHg, ruleId) => {
    expect(made(visitOf({ systolicMmHg, diastolicMmHg }))).toEqual([ruleId])
  })

  it.each([
    ['below 140/90', { systolicMmHg: 139, diastolicMmHg: 89 }],
    ['in the range of an emergency', { systolicMmHg: 201, diastolicMmHg: 90 }],
    ['in the range of an emergency by the lower number', { systolicMmHg: 150, diastolicMmHg: 111 }],
    ['above 180 in a patient who is sent today', { systolicMmHg: 185, diastolicMmHg: 90, triageLevel: 'high' }],
    ['in pregnancy', { systolicMmHg: 150, diastolicMmHg: 95, pregnant: true }],
    ['under 18 years', { systolicMmHg: 150, diastolicMmHg: 95, ageMonths: 18 * 12 - 1 }],
    ['that is known', { systolicMmHg: 150, diastolicMmHg: 95, findings: ['known_hypertension'] }],
    ['of which one number is missing', { systolicMmHg: 150, diastolicMmHg: null }],
  ])('makes no task: %s', (_what, changes) => {
    expect(made(visitOf(changes))).toEqual([])
  })

  it('is the second where a task waits for it', () => {
    const high = visitOf({ systolicMmHg: 150, diastolicMmHg: 95 })
    expect(made(high, opened(tasksFrom(high)))).toEqual([])
  })
})

describe('Treatment of tuberculosis', () => {
  it('begins with the doses of seven days and the talk of the first week: not half a year at once', () => {
    const tasks = tasksFrom(enrolmentOf())
    expect(tasks.filter(({ ruleId }) => ruleId === 'task.tb.dose').map(({ sequence }) => sequence)).toEqual([
      1, 2, 3, 4, 5, 6, 7,
    ])
    expect(tasks.filter(({ ruleId }) => ruleId === 'task.tb.week').map(({ sequence }) => sequence)).toEqual([1])
    expect(tasks.map(({ opensAt }) => inNairobi(opensAt))).toEqual([
      '2026-11-21',
      '2026-11-22',
      '2026-11-23',
      '2026-11-24',
      '2026-11-25',
      '2026-11-26',
      '2026-11-27',
      '2026-11-27',
    ])
  })

  it('goes on from today where it began before, or from its first day where that is to come', () => {
    const doses = (startedOn: string) => tasksFrom(enrolmentOf({ startedOn })).map(({ sequence }) => sequence)
    expect(doses('2026-11-11')).toEqual([11, 12, 13, 14, 15, 16, 17, 2])
    expect(doses('2026-11-23')).toEqual([1, 2, 3, 4, 5, 6, 7, 1])
  })

  const closed = (ruleId: string, sequence: number, at: string) =>
    tasksFrom({
      ...enrolmentOf(),
      kind: 'enrolment_task_closed',
      at: new Date(at),
      task: { ruleId, sequence },
    }).map((task) => `${task.ruleId} ${task.sequence}`)

  it('has the doses of a week ahead whenever one is recorded, also after a gap', () => {
    const next = closed('task.tb.dose', 1, '2026-11-22T06:00:00.000Z')
    expect(next).toEqual([2, 3, 4, 5, 6, 7, 8].map((day) => `task.tb.dose ${day}`))
    const afterGap = closed('task.tb.dose', 3, '2026-12-20T06:00:00.000Z')
    expect(afterGap[0]).toBe('task.tb.dose 30')
  })

  it('has a talk for the next week when one is closed, and for this week after a gap', () => {
    expect(closed('task.tb.week', 1, '2026-11-27T06:00:00.000Z')).toContain('task.tb.week 2')
    expect(closed('task.tb.week', 1, '2026-12-31T06:00:00.000Z')).toContain('task.tb.week 6')
  })

  it('keeps a talk open for half a year, so that silence does not end the reminders', () => {
    const talk = tasksFrom(enrolmentOf()).find(({ ruleId }) => ruleId === 'task.tb.week')
    expect(talk && inNairobi(talk.closesAt)).toBe('2027-05-27')
  })
})

describe('A pregnancy', () => {
  const pregnancy = (startedOn: string) => tasksFrom(enrolmentOf({ programme: 'pregnancy', startedOn }))

  it('has WHO’s eight contacts from the first day of the last period', () => {
    const tasks = pregnancy('2026-11-01')
    expect(tasks.map(({ sequence }) => sequence)).toEqual([12, 20, 26, 30, 34, 36, 38, 40])
    // Twelve weeks are over on 1 Nov + 12 × 7 + 7 days.
    expect(tasks[0] && inNairobi(tasks[0].dueAt)).toBe('2027-01-31')
    expect(tasks[7] && inNairobi(tasks[7].dueAt)).toBe('2027-08-15')
  })

  it('that is found late has those contacts only whose weeks are not over', () => {
    // 25 weeks on 21 November.
    expect(pregnancy('2026-05-30').map(({ sequence }) => sequence)).toEqual([26, 30, 34, 36, 38, 40])
    expect(pregnancy('2026-01-01')).toEqual([])
  })

  it('makes nothing more when a contact is closed', () => {
    const trigger = {
      ...enrolmentOf({ programme: 'pregnancy' }),
      kind: 'enrolment_task_closed' as const,
      task: { ruleId: 'task.pregnancy_contact', sequence: 12 },
    }
    expect(tasksFrom(trigger)).toEqual([])
  })
})

describe('Referrals and appointments', () => {
  const common = { id: '01a0a000-0000-7000-8000-000000000030', ...WHO, at: new Date('2026-11-21T06:00:00.000Z') }

  it('asks after a referral at once, and late after 24 hours', () => {
    const [task] = tasksFrom({ ...common, kind: 'referral' })
    expect(task).toMatchObject({ ruleId: 'task.referral_unconfirmed', opensAt: common.at, priority: 'high' })
    expect(task?.dueAt.toISOString()).toBe('2026-11-22T06:00:00.000Z')
  })

  it('looks for another place where a referral is declined, and for none otherwise', () => {
    const after = (status: 'arrived' | 'closed' | 'declined' | 'cancelled') =>
      made({ ...common, kind: 'referral_confirmed', status })
    expect(after('declined')).toEqual(['task.referral_declined'])
    expect([...after('arrived'), ...after('closed'), ...after('cancelled')]).toEqual([])
  })

  it('expects the patient on the day of the appointment', () => {
    const scheduledFor = new Date('2026-11-30T22:00:00.000Z')
    const [task] = tasksFrom({ ...common, kind: 'appointment', scheduledFor })
    expect(task && [inNairobi(task.opensAt), inNairobi(task.dueAt)]).toEqual(['2026-12-01', '2026-12-02'])
  })

  it('looks for a patient who missed one, and for no other', () => {
    const closed = (outcome: 'completed' | 'missed' | 'cancelled') =>
      made({ ...common, kind: 'appointment_closed', outcome })
    expect(closed('missed')).toEqual(['task.appointment_missed'])
    expect(closed('completed')).toEqual([])
    expect(closed('cancelled')).toEqual([])
  })
})
