import { describe, expect, it } from 'vitest'
import type { FindingId } from '#domain/clinical/knowledge/findings/all-findings.ts'
import { toldApart } from '#domain/clinical/knowledge/text/told-apart.ts'
import { FRENCH } from '#domain/clinical/language/grammars/french.ts'

const CLASSES = { head: ['tête'], pain: ['douleur', 'mal'], no: ['pas de'] }
const of = (id: FindingId, phrase: string, together?: readonly FindingId[]) =>
  toldApart({ [id]: { phrases: [phrase] } }, FRENCH, CLASSES, together).get(id)

describe('Phrases whose words may stand apart', () => {
  it('are those of a class and one or two words more, beside the phrase as it is', () => {
    expect(of('headache', '{head} {pain}')).toEqual(['{head} {pain}', '{head} ~ {pain}'])
    expect(of('headache', '(lourde|serrée) {head}')).toEqual(['(lourde|serrée) {head}', '(lourde|serrée) ~ {head}'])
    expect(of('headache', '{pain} front (chaud|très chaud)')).toEqual([
      '{pain} front (chaud|très chaud)',
      '{pain} ~ front (chaud|très chaud)',
      '{pain} front ~ (chaud|très chaud)',
    ])
  })

  it.each([
    ['has no class', 'headache', 'casque serré'],
    ['is one word', 'headache', '{head}'],
    ['has more words', 'headache', '{head} bat tambour {pain}'],
    ['has halves', 'headache', '{head} ~ {pain}'],
    ['says that it is not there', 'headache', '! {head} légère'],
    ['denies', 'loss_of_appetite', 'pas {pain}'],
    ['denies by a class', 'loss_of_appetite', '{no} appétit'],
    ['leaves a part out', 'headache', '{head} (lourde|)'],
    ['counts', 'headache', '{head} {3-9}'],
    ['is of a danger sign', 'severe_headache', '{head} {pain}'],
    ['goes from one part to another', 'back_pain_to_leg', '{pain} {head}'],
  ] as const)('are none where the phrase %s', (_, id, phrase) => {
    expect(of(id, phrase)).toEqual([phrase])
  })

  it('are none of findings that the language excepts', () => {
    expect(of('headache', '{head} {pain}', ['headache'])).toEqual(['{head} {pain}'])
  })
})
