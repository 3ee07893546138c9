import { describe, expect, it } from 'vitest'
import { assess } from '#domain/clinical/assess/assess.ts'
import { ALL_PACKS } from '#domain/clinical/knowledge/text/all-packs.ts'
import { anyLanguageReader } from '#domain/clinical/language/read-any-language.ts'

const read = anyLanguageReader(ALL_PACKS)
const levelOf = (text: string) => assess({ text }, read(text)).triage.level
const present = (ageMonths: number, ...ids: string[]) =>
  assess({ ageMonths, findings: ids.map((id) => ({ id, status: 'present' as const })) }).read.present

describe('Words that are a danger in a small child', () => {
  it('take a lethargic child for one in danger, and an adult who is called so for a tired one', () => {
    expect(present(59, 'called_lethargic')).toContain('lethargy')
    expect(present(60, 'called_lethargic')).not.toContain('lethargy')
    expect(levelOf('9/12 F, watery diarrhoea x1/7. Lethargic, drinking poorly. Eyes not sunken')).toBe('critical')
    expect(levelOf('34F, lethargic for two months, heavy periods')).not.toBe('critical')
  })

  it('take a floppy child for a lethargic one where the illness is sudden', () => {
    expect(present(9, 'hypotonia', 'fever')).toContain('lethargy')
    expect(present(9, 'hypotonia')).not.toContain('lethargy')
    expect(present(61, 'hypotonia', 'fever')).not.toContain('lethargy')
  })

  it('take thirst in a diarrhoea for eager drinking', () => {
    expect(present(24, 'excessive_thirst', 'diarrhoea')).toContain('drinks_eagerly')
    expect(present(24, 'excessive_thirst')).not.toContain('drinks_eagerly')
  })

  it('take drinks that do not go down for a child who cannot drink', () => {
    expect(present(8, 'dysphagia_to_solids_and_liquids')).toContain('unable_to_drink_or_breastfeed')
    expect(present(61, 'dysphagia_to_solids_and_liquids')).not.toContain('unable_to_drink_or_breastfeed')
  })

  it('never go against what was denied', () => {
    const { present: found } = assess({
      ageMonths: 20,
      findings: [
        { id: 'called_lethargic', status: 'present' },
        { id: 'lethargy', status: 'absent' },
      ],
    }).read
    expect(found).not.toContain('lethargy')
  })
})

describe('A slow skin pinch', () => {
  it('with sunken eyes is some dehydration in a child below five, and a very slow one severe', () => {
    const told = '2-year-old, diarrhoea since yesterday, restless, eyes sunken, drinks eagerly'
    expect(levelOf(`${told}, the skin pinch goes back slowly`)).toBe('high')
    expect(levelOf(`${told}, the skin pinch goes back very slowly, 3 seconds`)).toBe('critical')
  })

  it('has a serious infection first where it is hot and not yet two months old', () => {
    const of = (ageMonths: number) => assess({ ageMonths, vitals: { temperatureC: 38.3 } })
    expect(of(1.9).read.present).toContain('young_infant_fever')
    expect(of(1.9).differential[0]?.id).toBe('newborn_sepsis')
    expect(of(2).read.present).not.toContain('young_infant_fever')
  })
})
