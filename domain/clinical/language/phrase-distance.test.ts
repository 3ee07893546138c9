import { describe, expect, it } from 'vitest'
import { ALL_PACKS } from '#domain/clinical/knowledge/text/all-packs.ts'
import { anyLanguageReader } from '#domain/clinical/language/read-any-language.ts'

const read = anyLanguageReader(ALL_PACKS)
const statusesIn = (text: string, language: string) =>
  new Map(read(text, { language }).findings.map(({ id, status }) => [id, status]))

describe('What is read of words that stand apart', () => {
  it.each([
    ['small words between', 'en', 'bitten on the foot by a thick, slow snake', 'snake_bite'],
    ['small words between', 'en', 'a snake lay on the path and in the dark it has bitten my son', 'snake_bite'],
    ['small words between', 'sw', 'nyoka alikuwa njiani gizani akamuuma mguuni', 'snake_bite'],
    ['one word within', 'en', 'he vomited a basin of dark blood', 'vomiting_blood'],
    ['one word within', 'en', 'marked palmar pallor', 'severe_pallor'],
    ['one word within', 'en', 'eyes deep yellow', 'jaundice'],
  ])('%s: %s: %s', (_, language, text, finding) => {
    expect(statusesIn(text, language).get(finding)).toBe('present')
  })
})

describe('How far apart the words of one finding may stand', () => {
  it('is less across a "but"', () => {
    const found = statusesIn('The baby sweats when wrapped in too many shawls, but sucks strongly and finishes', 'en')
    expect(found.has('sweats_or_tires_when_feeding')).toBe(false)
  })
})

describe('A word within a phrase that the phrase does not know', () => {
  it.each([
    ['what names something with one of them', 'the pain came back yesterday', 'back_pain'],
    ['an "and"', 'he vomits and his stool has blood', 'vomiting_blood'],
    ['a part of the body', 'sores round the nose and a dry mouth', 'purulent_nasal_discharge'],
    ['a number', 'BP 108/66', 'hypotension'],
  ])('is none that is %s', (_, text, finding) => {
    expect(statusesIn(text, 'en').get(finding)).not.toBe('present')
  })

  it('is no denial, in whatever language', () => {
    expect(statusesIn('Eyes not yellow.', 'en').get('jaundice')).toBe('absent')
    expect(statusesIn('Body not hot.', 'en').get('fever')).toBe('absent')
  })
})

describe('What follows an "if" and a comma', () => {
  it('is so, where it tells of another thing of the patient', () => {
    const text = 'My son cries if we bend his head forward, his neck has gone stiff like wood'
    expect(statusesIn(text, 'en').get('neck_stiffness')).toBe('present')
  })

  it('is supposed, where the "if" begins the sentence or a list goes on', () => {
    expect(statusesIn('If he vomits, his eyes are sunken, come back', 'en').get('sunken_eyes')).toBe('hypothetical')
    expect(statusesIn('Return if he vomits, has a fit or cannot drink', 'en').get('convulsions')).toBe('hypothetical')
  })
})
