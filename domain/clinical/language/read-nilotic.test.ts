import { describe, expect, it } from 'vitest'
import { FINDINGS } from '#domain/clinical/knowledge/findings/all-findings.ts'
import { FINDINGS_DIN } from '#domain/clinical/knowledge/text/din/all-findings.ts'
import { DINKA_PACK } from '#domain/clinical/knowledge/text/din/words.ts'
import { ENGLISH_PACK } from '#domain/clinical/knowledge/text/en/words.ts'
import { FINDINGS_NUS } from '#domain/clinical/knowledge/text/nus/all-findings.ts'
import { NUER_PACK } from '#domain/clinical/knowledge/text/nus/words.ts'
import type { FindingStatus } from '#domain/clinical/language/read-finding.ts'
import { textReader } from '#domain/clinical/language/read-text.ts'
import { unreadPhrases } from '#domain/clinical/language/say-phrases.ts'

const dinka = textReader([DINKA_PACK.words, ENGLISH_PACK.words])
const nuer = textReader([NUER_PACK.words, ENGLISH_PACK.words])
const of = (read: typeof dinka, text: string, status: FindingStatus = 'present') =>
  read(text)
    .findings.filter((finding) => finding.status === status)
    .map(({ id }) => id)

describe('Reading Dinka', () => {
  it.each([
    ['ɣɛn ala guop juäi ku ɣɛn e ɣɔl', ['fever', 'cough']],
    ['aŋɔ̈k riɛm', ['vomiting_blood']],
    ['La guop yäc riɛm', ['bloody_diarrhoea']],
    ['ɣɔl riɛm', ['haemoptysis']],
    ['arɛm puou ku wɛ̈i ic riɛl', ['chest_pain', 'difficulty_breathing']],
    ['acï jö kac', ['dog_bite']],
    ['awïc ba rɔt nɔ̈k', ['suicidal_thoughts']],
    ['aŋɔ̈k riɛm and has a headache', ['vomiting_blood', 'headache']],
  ])('finds in "%s" %j', (text, findings) => {
    expect(of(dinka, text)).toEqual(expect.arrayContaining(findings))
  })

  it('reads the letters of an English keyboard', () => {
    expect(of(dinka, 'ghol riem')).toContain('haemoptysis')
  })

  it('reads what is denied, and how long', () => {
    expect(of(dinka, 'acïn ɣɔl', 'absent')).toEqual(['cough'])
    expect(dinka('yäc riɛm nïn kädiäk').findings).toMatchObject([{ id: 'bloody_diarrhoea', days: 3 }])
  })
})

describe('Reading Nuer', () => {
  it.each([
    ['leth puɔny kɛnɛ kiɛl', ['fever', 'cough']],
    ['ŋɔk kɛ riɛm', ['vomiting_blood']],
    ['kiɛl kɛ riɛm', ['haemoptysis']],
    ['cɛ kac ɛ thɔl', ['snake_bite']],
    ['ce kac e thol', ['snake_bite']],
    ['cɛ kac ɛ jiɔk', ['dog_bite']],
    ['kiɛl kɛ riɛm and has fever', ['haemoptysis', 'fever']],
  ])('finds in "%s" %j', (text, findings) => {
    expect(of(nuer, text)).toEqual(expect.arrayContaining(findings))
  })

  it('reads what is denied', () => {
    expect(of(nuer, 'thilɛ leth puɔny', 'absent')).toEqual(['fever'])
    expect(of(nuer, 'thilɛ leth puɔny duŋdɛ kiɛl kɛ riɛm')).toEqual(['haemoptysis'])
  })
})

it.each([
  ['Dinka', DINKA_PACK, FINDINGS_DIN],
  ['Nuer', NUER_PACK, FINDINGS_NUS],
] as const)('%s is a draft that reads each of its phrases back', (_language, pack, texts) => {
  expect(pack.review).toBe('draft')
  expect(unreadPhrases(pack)).toEqual([])
  expect(Object.keys(texts).filter((id) => !(id in FINDINGS))).toEqual([])
})
