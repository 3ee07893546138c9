import { niloticForms } from '#domain/clinical/language/forms-nilotic.ts'
import type { Grammar } from '#domain/clinical/language/grammar.ts'
import { list } from '#domain/clinical/language/written-list.ts'

/** Dinka, without accents: only what is certain. Without words for who speaks and of whom, it tells no relative from the patient. */
export const DINKA: Grammar = {
  skipped: list('ku, ke, kek, e, a, ye'),
  optional: [],
  formsOf: niloticForms,
  deniedForm: () => null,
  guessesSpelling: false,
  denials: list('acin, cin, acen, cen'),
  listDenials: [],
  laterDenials: [],
  noDenials: [],
  turns: [],
  startsStatement: () => false,
  orWords: list('wala, wula'),
  doubts: [],
  hypotheses: [],
  pasts: [],
  relatives: [],
  children: [],
  speakers: [],
  units: { akol: 1, nin: 1, niin: 1, pɛi: 30, pɛɛi: 30 },
  numbers: {
    tok: 1,
    rou: 2,
    karou: 2,
    diak: 3,
    kadiak: 3,
    ŋuan: 4,
    kaŋuan: 4,
    dhiec: 5,
    kadhiec: 5,
    dhorou: 7,
    kadhorou: 7,
    thiaar: 10,
  },
  absences: {},
  persons: { female: [], male: [], child: [], she: [], he: [], newborn: [], ages: [], gestations: [] },
  // Clinicians write measurements in English.
  measures: { names: { bloodPressure: ['bp'] }, links: [], over: ['over'], fasting: ['fasting'] },
}
