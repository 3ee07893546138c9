import { describe, expect, it } from 'vitest'
import { FINDINGS } from '#domain/clinical/knowledge/findings/all-findings.ts'
import { ALL_PACKS } from '#domain/clinical/knowledge/text/all-packs.ts'
import { FURTHER_LANGUAGES, isSaid } from '#domain/clinical/knowledge/text/further-languages.test-data.ts'
import { anyLanguageReader } from '#domain/clinical/language/read-any-language.ts'

const RED_FLAGS = Object.entries(FINDINGS).flatMap(([id, { redFlag }]) => (redFlag ? [id] : []))
describe.each(FURTHER_LANGUAGES)('The red flags in %s', (_language, words) => {
  it('have a label, a question and phrases, each of them', () => {
    expect(RED_FLAGS.length).toBeGreaterThan(300)
    expect(RED_FLAGS.filter((id) => !isSaid(id, words))).toEqual([])
  })

  it('are told apart by their labels', () => {
    const byLabel = Map.groupBy(RED_FLAGS, (id) => words[id]?.label.toLowerCase())
    expect([...byLabel.values()].filter((ids) => ids.length > 1)).toEqual([])
  })
})

describe('A red flag that a clinician names within a text', () => {
  const read = anyLanguageReader(ALL_PACKS)
  const of = (text: string, language: string, status = 'present') =>
    read(text, { language })
      .findings.filter((finding) => finding.status === status)
      .map(({ id }) => id)

  it.each([
    [
      'rw',
      'Afite papilloedème na raideur de la nuque, umutwe uramurya',
      ['papilloedema', 'neck_stiffness', 'headache'],
    ],
    ['rw', 'Umwana afite battement des ailes du nez, TRC allongé', ['nasal_flaring', 'slow_capillary_refill']],
    ['rw', 'Kuva rukivuka uruhinja rutitira, uruhinja ntirwitumye', ['jittery_newborn', 'no_meconium_48h']],
    [
      'lg',
      'Alina Kernig era papilloedema, ECG eraga ST elevation',
      ['kernig_brudzinski', 'papilloedema', 'st_elevation'],
    ],
    ['lg', 'Omwana omuwere akankana era assa mpola nnyo', ['jittery_newborn', 'slow_breathing']],
    ['lg', 'Ekizimba ku mumwa gwa nnabaana', ['cervical_mass_or_ulcer']],
    ['ln', 'Mwana azali na battement des ailes du nez mpe hypoxie', ['nasal_flaring', 'low_oxygen_saturation']],
    ['ln', 'Motema ya mwana ezali koyokana te, col dilaté', ['no_fetal_heart', 'cervix_open']],
  ])('is found in %s: "%s"', (language, text, findings) => {
    expect(of(text, language)).toEqual(expect.arrayContaining(findings))
  })

  it.each([
    ['rw', 'Afite umuriro, nta stridor', 'stridor'],
    ['rw', 'Afite umuriro, pas de tirage intercostal', 'accessory_muscle_use'],
    ['lg', 'Alina omusujja, tewali stridor', 'stridor'],
    ['lg', 'Alina omusujja, no petechiae', 'petechiae'],
    ['ln', 'Azali na fièvre, stridor te', 'stridor'],
    ['ln', 'Azali na fièvre, pas de purpura', 'purpura'],
    ['rw', 'Afite umuriro sans stridor', 'stridor'],
    ['ln', 'Azali na fièvre sans stridor', 'stridor'],
  ])('is absent in %s where it is denied: "%s"', (language, text, finding) => {
    expect(of(text, language)).not.toContain(finding)
    expect(of(text, language, 'absent')).toContain(finding)
  })

  it.each([
    ['rw', 'Umwana afite umuriro sans stridor kandi yagagaye', 'convulsions'],
    ['rw', 'Umwana afite umuriro, nta stridor kandi yagagaye', 'convulsions'],
    ['ln', 'Mwana azali na fièvre sans stridor mpe abeti ndeke', 'convulsions'],
    ['ln', 'Mwana azali na convulsions sans arrêt', 'convulsions'],
    ['ln', 'Azali na hématurie sans douleur', 'painless_haematuria'],
  ])('is not lost in %s beside what is denied: "%s"', (language, text, finding) => {
    expect(of(text, language)).toContain(finding)
  })

  it.each([
    ['rw', 'Umugore yariye imizabibu, nta kibazo afite'],
    ['lg', 'Omwana wange azannya bulungi era alya bulungi'],
    ['ln', 'Mwana na ngai azali malamu, azosakana, azolia malamu'],
  ])('is not found in %s where nothing ails anybody: "%s"', (language, text) => {
    expect(of(text, language).filter((id) => id !== 'no_complaint')).toEqual([])
  })
})
