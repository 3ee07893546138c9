import { describe, expect, it } from 'vitest'
import { rankFacilities } from '#web/features/chw/referrals/rank-facilities.ts'

const FACILITIES = [
  { id: 'own', name: 'Ahero', district: 'Kisumu', region: 'Kenya' },
  { id: 'far', name: 'Alpha Clinic', district: 'Nairobi', region: 'Kenya' },
  { id: 'near', name: 'Victoria', district: 'Kisumu', region: 'Kenya' },
  { id: 'nearer', name: 'Béla', district: 'Kisumu', region: 'Kenya' },
  { id: 'abroad', name: 'Mulago', district: 'Kampala', region: 'Uganda' },
  { id: 'namesake', name: 'Kisumu House', district: 'Kisumu', region: 'Uganda' },
]
const ranked = (changes: Partial<Parameters<typeof rankFacilities>[1]> = {}) =>
  rankFacilities(FACILITIES, { ownId: 'own', region: 'Kenya', search: '', ...changes }).map(({ id }) => id)

describe('The facilities to refer to', () => {
  it('are those of the country without one’s own, of one’s own district first, then by name', () => {
    expect(ranked()).toEqual(['nearer', 'near', 'far'])
  })

  it('have none nearer abroad, whatever a district there is called', () => {
    expect(ranked({ region: 'Uganda' })).toEqual(['namesake', 'abroad'])
  })

  it('are found by every word of name or district, without case and marks', () => {
    expect(ranked({ search: ' KISUMU bela ' })).toEqual(['nearer'])
    expect(ranked({ search: 'nairobi victoria' })).toEqual([])
  })

  it('are in order of name where one works nowhere', () => {
    expect(ranked({ ownId: null })).toEqual(['own', 'far', 'nearer', 'near'])
  })
})
