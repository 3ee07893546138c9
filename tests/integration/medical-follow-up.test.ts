import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#api/platform/ids.ts'
import type { Json } from '#tests/support/caller.ts'
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** The plan of a woman with these symptoms. */
const assess = async (person: Person, ...symptoms: string[]): Promise<string> => {
  const assessmentData = { patient_age: 30, patient_gender: 'female', region: 'Kenya', symptoms }
  const body = { id: newId(), assessmentType: 'pneumonia', assessmentData }
  const answer = await person.rest('POST', '/api/medical/ai-diagnosis', body)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body.plan_id
}

const FOLLOW_UP = `query($id: ID!) {
  medicalPlan(id: $id) { followUpRequired followUpDays content { treatmentPlan { followUpSchedule } } }
}`

describe('§2 What is to be followed up', () => {
  it('names the days after the plan beside the same in words, over both transports', async () => {
    const person = await server.person()
    const id = await assess(person, 'prostration', 'fever')
    const data = await person.data(FOLLOW_UP, { id })
    const { followUpRequired, followUpDays, content } = data.medicalPlan
    expect(followUpRequired).toBe(true)
    expect(followUpDays[0]).toBe(1)
    expect(content.treatmentPlan.followUpSchedule[0]).toBe('See the patient again after one day.')
    expect(content.treatmentPlan.followUpSchedule).toHaveLength(followUpDays.length)
    const rest = await person.rest('GET', `/api/medical/plan/${id}`)
    expect(rest.body.treatment_plan.follow_up_days).toEqual(followUpDays)
  })

  it('lists the plans that need a follow-up, or those that do not, over both transports', async () => {
    const person = await server.person()
    const urgent = await assess(person, 'prostration', 'fever')
    const calm = await assess(person, 'runny_nose')
    const listed = async (needed: boolean) => {
      const query = `query($needed: Boolean) {
        medicalPlans(followUpRequired: $needed) { id followUpRequired }
        medicalAssessments(followUpRequired: $needed) { plan { id } }
      }`
      const data = await person.data(query, { needed })
      const rest = await person.rest('GET', `/api/medical/plans?follow_up_required=${needed}`)
      const ids = data.medicalPlans.map(({ id }: Json) => id)
      expect(data.medicalAssessments.map(({ plan }: Json) => plan.id)).toEqual(ids)
      expect(rest.body.map(({ id }: Json) => id)).toEqual(ids)
      return data.medicalPlans
    }
    expect(await listed(true)).toEqual([{ id: urgent, followUpRequired: true }])
    expect(await listed(false)).toEqual([{ id: calm, followUpRequired: false }])
    const both = await person.rest('GET', '/api/medical/plans')
    expect(both.body).toHaveLength(2)
  })

  it('refuses another word than true and false', async () => {
    const person = await server.person()
    const answer = await person.rest('GET', '/api/medical/plans?follow_up_required=maybe')
    expect(answer.status).toBe(400)
    expect(answer.body.error).toContain('Follow-up required must be true or false')
  })
})
