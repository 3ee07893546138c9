import { describe, expect, it } from 'vitest'
import { ALL_PACKS } from '#domain/clinical/knowledge/text/all-packs.ts'
import { anyLanguageReader } from '#domain/clinical/language/read-any-language.ts'

const read = anyLanguageReader(ALL_PACKS)

/** What is said in nearly the words of a danger, and is none. */
describe('Words beside those of a danger', () => {
  it.each([
    ['en', 'There was flooding in our village, now cough', 'heavy_periods'],
    ['en', 'Headache for a few seconds when I cough', 'thunderclap_headache'],
    ['en', 'No gas, no bloating, eats well', 'no_stool_or_gas'],
    ['en', 'I smoke every few minutes and cough', 'inhalation_of_smoke'],
    ['en', 'My son of 4 does not look at anyone and does not talk', 'unconscious'],
    ['en', 'He has loud breathing when he sleeps, snores', 'stridor'],
    ['en', 'Whistling noise in the chest with a cold', 'stridor'],
    ['en', 'He came at once when I called, only a cold', 'sudden_onset'],
    ['en', 'I took plan B yesterday, now a headache', 'dehydration_signs'],
    ['en', 'He refuses to drink his beer now, tired', 'unable_to_drink_or_breastfeed'],
    ['fr', 'Fourmillements aux deux membres', 'large_burn'],
    ['fr', 'Aucun mouvement possible du bras depuis la chute', 'reduced_fetal_movements'],
    ['fr', 'Elle a mouillé tout le lit cette nuit', 'heavy_vaginal_bleeding'],
    ['sw', 'Hajanywa dawa tangu jumatatu', 'alcohol_withdrawal'],
    ['sw', 'Nimekunywa pombe ya kienyeji jana, leo kichwa kinauma kidogo', 'methanol_or_illicit_brew'],
    ['sw', 'Mgonjwa haistop kukohoa', 'severe_bleeding'],
    ['sw', 'Mtoto wa miaka 3 haongei kabisa, anasikia vizuri', 'speech_difficulty'],
    ['sw', 'Damu imelowesha bandeji kwenye kidole', 'heavy_vaginal_bleeding'],
    ['sw', 'Mtoto hataki kuguswa, ana mafua', 'abdominal_rigidity'],
    ['sw', 'Ana kifafa kinarudi rudi kila mwezi, anatumia dawa', 'repeated_convulsions'],
  ] as const)('in %s tell of none: "%s"', (language, text, danger) => {
    const there = read(text, { language }).findings.filter(
      ({ status }) => status === 'present' || status === 'uncertain',
    )
    expect(there.map(({ id }) => id)).not.toContain(danger)
  })
})
