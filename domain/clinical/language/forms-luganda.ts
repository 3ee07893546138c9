import { bantuForms } from '#domain/clinical/language/forms-bantu.ts'

/** The forms of a Luganda word: asesemye, gumulumye and ng'okolola are `sesemye`, `lumye` and `kolola`. */
export const lugandaForms = bantuForms({
  elisions: 'n|ng|w|y|z|k|g|b|gw|ky|by|lw|bw|ly|gy|kw|ogw|obw|eky|eby|olw|ery|ey|ez|ow|ek|ag|egy|okw|ab'.split('|'),
  subjects: 'n|m|o|a|y|w|tu|tw|mu|mw|ba|b|gu|gw|gi|gy|li|ly|ga|g|ki|ky|bi|by|e|zi|z|lu|lw|ka|k|bu|bw|ku|kw'.split('|'),
  tenses: 'a|aa|kya|naa|li|ka|ku'.split('|'),
  objects: 'n|m|mu|ku|tu|ba|gu|ki|li|ga|zi'.split('|'),
  // Pregnant, not the belly; a Swahili word, no labour pains; two, not twenty (abiri); teeth, not "very" (nnyo); and a year, not the home (waka).
  whole: /^(?:owolubuto|kabisa|bbiri|a?mannyo|o?mwaka|(?:gu|gwa|oku|tegu)kali(?:ra|dde))$/,
})

/** sikolola, tebakolola, teguluma; takolola, tali */
const DENIED = /^(?:(?:s?si|te)(?=.{4})|t(?=[ao].{2}))(.+)$/

/** `takolola` denies `kolola`: what a Luganda verb denies, or null. */
export const lugandaDenied = (word: string): string | null => DENIED.exec(word)?.[1] ?? null
