import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ASSESSMENT_CATEGORIES, ASSESSMENT_TYPE_NAMES } from '#domain/vocabulary/medical/assessment-types.ts'
import type { Json } from '#tests/support/caller.ts'
import { ASSESSMENT_FORM, ASSESSMENT_TYPES } from '#tests/support/medical-requests.ts'
import { settableClock } from '#tests/support/settable-clock.ts'
import { startTestServer, type TestServer } from '#tests/support/test-server.ts'

const clock = settableClock('2026-03-02T08:00:00.000Z')

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ clock })
})
afterAll(() => server.close())

describe('§3 Assessment types', () => {
  it('are sixteen or more, in every category, the nine with built-in lists among them', async () => {
    const { status, body } = await (await server.person()).rest('GET', '/api/medical/assessment-types')
    expect(status).toBe(200)
    expect(body.length).toBeGreaterThanOrEqual(16)
    expect(new Set(body.map(({ category }: Json) => category))).toEqual(new Set(ASSESSMENT_CATEGORIES))
    const names = body.map(({ name }: Json) => name)
    expect(names).toEqual(
      expect.arrayContaining([
        'diabetes',
        'hypertension',
        'hiv_aids',
        'tuberculosis',
        'malaria',
        'stroke',
        'cancer_cervical',
        'cancer_breast',
        'kidney_disease',
      ]),
    )
    for (const type of body) {
      expect(type).toMatchObject({ id: type.name, display_name: expect.any(String), description: expect.any(String) })
      expect(type.symptoms.length, type.name).toBeGreaterThanOrEqual(12)
      expect(type.symptoms.filter(({ danger }: Json) => danger).length, type.name).toBeGreaterThanOrEqual(2)
    }
  })

  it('come in the language that is asked for', async () => {
    const person = await server.person()
    const inSwahili = await person.rest('GET', '/api/medical/assessment-types', undefined, { 'accept-language': 'sw' })
    expect(inSwahili.body.find(({ name }: Json) => name === 'diabetes').display_name).toBe('Kisukari')
    const { assessmentTypes } = await person.data(ASSESSMENT_TYPES)
    expect(assessmentTypes.map(({ name }: Json) => name.toLowerCase())).toEqual(ASSESSMENT_TYPE_NAMES)
  })

  it('have a form, and what is no type has none', async () => {
    const person = await server.person()
    const { assessmentForm: form } = await person.data(ASSESSMENT_FORM, { assessmentType: 'diabetes' })
    expect(form.assessmentType).toEqual({ name: 'DIABETES', displayName: 'Kisukari' })
    expect(form.measurements).toContain('GLUCOSE')
    const { body } = await person.rest('GET', '/api/medical/assessment-types', undefined, { 'accept-language': 'sw' })
    const { symptoms } = body.find(({ name }: Json) => name === 'diabetes')
    expect(form.symptoms.map(({ code, label, danger }: Json) => ({ code, label, danger }))).toEqual(symptoms)
    for (const assessmentType of ['scurvy', 'constructor', '']) {
      expect(await person.data(ASSESSMENT_FORM, { assessmentType })).toEqual({ assessmentForm: null })
    }
  })

  it('are refused to somebody who is not signed in', async () => {
    expect((await server.rest('GET', '/api/medical/assessment-types')).status).toBe(401)
  })
})
