import { niloticForms } from '#domain/clinical/language/forms-nilotic.ts'
import type { Grammar } from '#domain/clinical/language/grammar.ts'
import { list } from '#domain/clinical/language/written-list.ts'

/** Nuer, without accents: only what is certain. Without words for who speaks and of whom, it tells no relative from the patient. */
export const NUER: Grammar = {
  skipped: list('kɛ, ke, kɛnɛ, a, ɛ, e, ka'),
  optional: [],
  formsOf: niloticForms,
  deniedForm: () => null,
  guessesSpelling: false,
  denials: list('thil, thilɛ, thile'),
  listDenials: [],
  laterDenials: [],
  noDenials: [],
  turns: list('duŋdɛ, dungde'),
  startsStatement: () => false,
  orWords: list('kiɛ, kie'),
  doubts: [],
  hypotheses: [],
  pasts: [],
  relatives: [],
  children: [],
  speakers: [],
  units: { nin: 1, nini: 1 },
  numbers: { kɛl: 1, rɛw: 2, diɔk: 3, ŋuan: 4, dhieec: 5 },
  absences: {},
  persons: { female: [], male: [], child: [], she: [], he: [], newborn: [], ages: [], gestations: [] },
  // Clinicians write measurements in English.
  measures: { names: { bloodPressure: ['bp'] }, links: [], over: ['over'], fasting: ['fasting'] },
}
