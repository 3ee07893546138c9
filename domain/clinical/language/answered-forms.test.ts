import { describe, expect, it } from 'vitest'
import { ALL_PACKS } from '#domain/clinical/knowledge/text/all-packs.ts'
import { textReader } from '#domain/clinical/language/read-text.ts'

const FORMS = [
  ['en', 'Fever: no. Cough: yes.', 'absent', 'present'],
  ['en', 'Fever: no, cough: yes', 'absent', 'present'],
  ['en', 'Fever? No. Cough? Yes.', 'absent', 'present'],
  ['en', 'fever (no), cough (yes)', 'absent', 'present'],
  ['en', 'Fever - none\nCough - 3 days', 'absent', 'present'],
  ['en', 'Fever: N, cough: Y', 'absent', 'present'],
  ['en', 'Fever no. Cough yes.', 'absent', 'present'],
  ['en', 'fever no cough yes', 'absent', 'present'],
  ['en', 'cough yes, fever no', 'absent', 'present'],
  ['en', 'Cough: dry. Fever: nil', 'absent', 'present'],
  ['sw', 'Homa: hapana. Kikohozi: ndiyo', 'absent', 'present'],
  ['fr', 'Fièvre : non. Toux : oui', 'absent', 'present'],
  ['ar', 'الحمى: لا. الكحة: نعم', 'absent', 'present'],
  ['rw', 'Umuriro: oya. Inkorora: yego', 'absent', 'present'],
  ['lg', 'Omusujja: nedda. Okukolola: yee', 'absent', 'present'],
  ['ln', 'Fièvre: te. Kosukosu: ee', 'absent', 'present'],
  // What follows goes on: no answer.
  ['en', 'Complaint: no appetite, fever and cough', 'present', 'present'],
  ['en', 'Fever - no appetite, cough', 'present', 'present'],
] as const

const statusIn = (language: string, text: string, id: string) => {
  const pack = ALL_PACKS.find((one) => one.language === language)
  return textReader(pack ? [pack.words] : [])(text).findings.find((one) => one.id === id)?.status
}

describe('A form that is filled in', () => {
  it.each(FORMS)('of %s "%s" has a fever that is %s and a cough that is %s', (language, text, fever, cough) => {
    expect(statusIn(language, text, 'fever')).toBe(fever)
    expect(statusIn(language, text, 'cough')).toBe(cough)
  })

  it.each([
    ['Able to drink: no', 'unable_to_drink_or_breastfeed'],
    ['Bleeding: not stopped', 'bleeding_not_stopping'],
    ['Complaint: no urine since yesterday', 'anuria'],
    ['Problem: not breathing', 'apnoea'],
  ])('has a danger sign in "%s"', (text, id) => {
    expect(statusIn('en', text, id)).toBe('present')
  })
})
