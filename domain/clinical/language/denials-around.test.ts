import { describe, expect, it } from 'vitest'
import { ALL_PACKS } from '#domain/clinical/knowledge/text/all-packs.ts'
import { anyLanguageReader } from '#domain/clinical/language/read-any-language.ts'

const read = anyLanguageReader(ALL_PACKS)
const saidIn = (text: string, language: 'en' | 'sw' = 'en') =>
  Object.fromEntries(read(text, { language }).findings.map(({ id, status }) => [id, status]))

describe('A denial within a sign', () => {
  it.each([
    'The chest is not pulling in, she takes the breast.',
    'The chest is not pulling in and she takes the breast.',
  ])('is of that sign, and of nothing behind it: %s', (text) => {
    expect(saidIn(text)).toMatchObject({ chest_indrawing: 'absent' })
    expect(saidIn(text)).not.toHaveProperty('unable_to_drink_or_breastfeed')
  })

  it('is read over the verb that carries it', () => {
    expect(saidIn('The chest does not pull in.')).toMatchObject({ chest_indrawing: 'absent' })
    expect(saidIn('The chest does not suck in, he cries loudly.')).not.toHaveProperty('unable_to_drink_or_breastfeed')
  })

  it('stays with what the words around it are no part of', () => {
    expect(saidIn('The breast is full but she is not pulling.')).toMatchObject({
      unable_to_drink_or_breastfeed: 'present',
    })
    expect(saidIn('A sore on my arm that does not hurt')).toMatchObject({ painless_skin_ulcer: 'present' })
    expect(saidIn('L upper arm swollen, not moving it')).toMatchObject({ arm_weakness: 'present' })
  })
})

describe('A denial in one letter', () => {
  it('is one behind what a form asks for, and none that joins two statements', () => {
    expect(saidIn('TB screen: cough N, fever N, weight loss N. She is happy.')).toMatchObject({
      cough: 'absent',
      fever: 'absent',
      weight_loss: 'absent',
    })
    expect(saidIn('i took the rat poison one hr ago n now i regret')).toMatchObject({ poison_swallowed: 'present' })
  })
})

describe('Nobody in Swahili', () => {
  it('denies what the verb behind it tells of', () => {
    expect(saidIn('Nyumbani hakuna anayeharisha', 'sw')).toMatchObject({ diarrhoea: 'absent' })
    expect(saidIn('Hakuna mtu anayeharisha', 'sw')).toMatchObject({ diarrhoea: 'absent' })
    expect(saidIn('Mtoto anayeharisha', 'sw')).toMatchObject({ diarrhoea: 'present' })
  })
})

describe('An answer to all that was asked for', () => {
  it.each([
    'Thirty weeks. I asked about headache, fits, chest pain: no to all three.',
    'Headache, fits, chest pain? None of these.',
    'Asked about headache, fits, chest pain - none of them.',
    'Asked about headache and fits and chest pain, none.',
  ])('denies each of them: %s', (text) => {
    expect(saidIn(text)).toMatchObject({ headache: 'absent', convulsions: 'absent', chest_pain: 'absent' })
  })

  it('denies each of them in Swahili', () => {
    expect(saidIn('Nilimuuliza kuhusu homa, kikohozi, kuhara: zote hapana.', 'sw')).toMatchObject({
      fever: 'absent',
      cough: 'absent',
      diarrhoea: 'absent',
    })
  })

  it('says nothing of what was told before the asking', () => {
    expect(saidIn('Cough, and I asked about fits, chest pain: none of these.')).toMatchObject({
      cough: 'present',
      convulsions: 'absent',
      chest_pain: 'absent',
    })
  })
})
