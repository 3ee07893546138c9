import { describe, expect, it } from 'vitest'
import { answerTo, MAN } from '#domain/clinical/visit/visit.test-data.ts'
import type { VisitFields } from '#domain/input/visit.ts'

const namedIn = (told: Partial<VisitFields>) =>
  answerTo(told, MAN).result.triage.reasons.flatMap((reason) => (reason.kind === 'named' ? reason.conditions : []))

describe('An illness named at a visit', () => {
  it('counts in the complaint and in the examination', () => {
    expect(namedIn({ chiefComplaint: 'Sent by the dispensary with appendicitis' })).toEqual(['appendicitis'])
    expect(namedIn({ abdomen: 'Peritonitis' })).toEqual(['perforated_ulcer'])
  })

  it('is of before, or the family’s, in the fields of these', () => {
    expect(namedIn({ previousIllnesses: 'appendicitis, operated' })).toEqual([])
    expect(namedIn({ familyHistory: 'father: aortic dissection' })).toEqual([])
  })
})
