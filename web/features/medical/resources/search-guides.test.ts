import { describe, expect, it } from 'vitest'
import { ASSESSMENT_TYPE_NAMES } from '#domain/vocabulary/medical/assessment-types.ts'
import { loadAllGuides } from '#web/features/medical/resources/guides/load-guides.ts'
import { searchGuides } from '#web/features/medical/resources/search-guides.ts'

const english = await loadAllGuides('en')
const swahili = await loadAllGuides('sw')

describe('searchGuides', () => {
  it.each(['', '   '])('finds all for %j', (query) => {
    expect(searchGuides(query, 'en', english)).toEqual(ASSESSMENT_TYPE_NAMES)
  })

  it('finds by name, whatever the case and the accents', () => {
    expect(searchGuides('MALÁRIA', 'en', {})).toEqual(['malaria'])
    expect(searchGuides('selimundu', 'sw', {})).toEqual(['sickle_cell'])
  })

  it('finds by text once it is loaded', () => {
    expect(searchGuides('antivenom', 'en', english)).toEqual([])
    expect(searchGuides('hydroxyurea', 'en', {})).toEqual([])
    expect(searchGuides('hydroxyurea', 'en', english)).toEqual(['sickle_cell'])
    expect(searchGuides('chandarua ujauzito', 'sw', swahili)).toContain('pregnancy')
  })

  it('wants every word', () => {
    expect(searchGuides('cough', 'en', english).length).toBeGreaterThan(1)
    expect(searchGuides('cough sputum-word-of-nobody', 'en', english)).toEqual([])
  })

  it('takes a straight apostrophe for a curved one', () => {
    expect(searchGuides("heart's current", 'en', english)).toEqual(['heart_disease'])
  })

  it('takes signs of a search language for what they are', () => {
    expect(searchGuides('.*(', 'en', english)).toEqual([])
  })
})
