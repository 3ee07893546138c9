import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#api/platform/ids.ts'
import { eventsOf } from '#tests/support/audit-trail.ts'
import type { Caller } from '#tests/support/caller.ts'
import { medicalData, submitMedical } from '#tests/support/medical-requests.ts'
import { createPatient, HERE, staffAt } from '#tests/support/patients.ts'
import { settableClock } from '#tests/support/settable-clock.ts'
import { startTestServer, type TestServer } from '#tests/support/test-server.ts'

const clock = settableClock('2026-03-02T08:00:00.000Z')

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ clock })
})
afterAll(() => server.close())

const path = (planId: string, query = '') => `/api/medical/plan/${planId}/pdf${query}`

/** The bytes of an answer as a text of one letter each, and how many pages it has. */
async function pdfOf(caller: Caller, planId: string, query = '', headers: Record<string, string> = {}) {
  const answer = await fetch(`${server.url}${path(planId, query)}`, {
    headers: { authorization: `Bearer ${caller.token}`, ...headers },
  })
  const text = Buffer.from(await answer.arrayBuffer()).toString('latin1')
  return { answer, text, pages: text.match(/\/Type \/Page\n/g)?.length ?? 0 }
}

describe('GET /medical/plan/{planId}/pdf', () => {
  it('answers with a PDF of A4 pages that nobody keeps, under a name that tells nothing of the person', async () => {
    const person = await server.person()
    const { plan_id } = await submitMedical(person)
    const { answer, text, pages } = await pdfOf(person, plan_id)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="afya-plan-2026-03-02.pdf"')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(answer.headers.get('content-length')).toBe(String(text.length))
    expect(text.slice(0, 5)).toBe('%PDF-')
    expect(text.trimEnd().slice(-5)).toBe('%%EOF')
    expect(text.includes('/MediaBox [0 0 595.28 841.89]')).toBe(true)
    expect(text.includes('(Malaria: results of 2 March 2026)')).toBe(true)
    expect(pages).toBeGreaterThanOrEqual(3)
    expect(pages).toBeLessThanOrEqual(7)
    expect(text.includes(`/Count ${pages}\n`)).toBe(true)
    expect(text.length).toBeLessThan(150_000)
  })

  it.each([
    ['named in the query', '?language=sw', {}],
    ['that the browser prefers', '', { 'accept-language': 'sw-KE,en;q=0.5' }],
    ['named in the query before the one preferred', '?language=sw', { 'accept-language': 'en' }],
  ])('is in the language %s', async (_which, query, headers) => {
    const person = await server.person()
    const { plan_id } = await submitMedical(person)
    const { answer, text } = await pdfOf(person, plan_id, query, headers)
    expect(answer.headers.get('content-language')).toBe('sw')
    expect(text.includes('/Lang (sw)')).toBe(true)
    expect(text.includes('(Malaria: matokeo ya 2 Machi 2026)')).toBe(true)
  })

  it.each(['fr', 'EN', '', 'en&language=sw'])('refuses the language %j', async (language) => {
    const person = await server.person()
    const { plan_id } = await submitMedical(person)
    const { status, body } = await person.rest('GET', path(plan_id, `?language=${language}`))
    expect({ status, body }).toMatchObject({
      status: 400,
      body: { error: 'The language must be en or sw', field: 'language' },
    })
  })

  it('names the facility and the patient to whoever cares for them, and is nothing to others', async () => {
    const carer = await staffAt(server, 'clinician')
    const patientId = await createPatient(server.client, HERE)
    const { plan_id } = await submitMedical(carer, medicalData({ patient_id: patientId }))
    const { answer } = await pdfOf(carer, plan_id)
    expect(answer.status).toBe(200)
    const absent = await carer.rest('GET', path(newId()))
    for (const other of [await server.person(), await server.person({ role: 'admin' })]) {
      const { status, text } = await other.rest('GET', path(plan_id))
      expect({ status, text }).toEqual({ status: 404, text: absent.text })
    }
  })

  it('is a read that is audited once, with the plan and whose it is', async () => {
    const person = await server.person()
    const { plan_id } = await submitMedical(person)
    const events = await eventsOf(server, await person.rest('GET', path(plan_id)))
    expect(events).toMatchObject([
      { action: 'medical.read_plan', actorId: person.userId, recordId: plan_id, personId: person.userId },
    ])
  })

  it('asks to sign in first, and for an id', async () => {
    const { plan_id } = await submitMedical(await server.person())
    const { status, body } = await server.rest('GET', path(plan_id))
    expect({ status, body }).toEqual({ status: 401, body: { error: 'Sign in to continue' } })
    const wrong = await (await server.person()).rest('GET', path('nonsense'))
    expect({ status: wrong.status, field: wrong.body.field }).toEqual({ status: 400, field: 'planId' })
  })

  it('answers many at once', async () => {
    const person = await server.person()
    const { plan_id } = await submitMedical(person)
    const answers = await Promise.all(Array.from({ length: 8 }, () => pdfOf(person, plan_id)))
    expect(new Set(answers.map(({ answer, pages }) => `${answer.status} ${pages > 0}`))).toEqual(new Set(['200 true']))
  })
})
