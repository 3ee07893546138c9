import { bantuForms } from '#domain/clinical/language/forms-bantu.ts'

const formsAsWritten = bantuForms({
  elisions: 'n|ng|w|y|z|k|g|b|gw|ky|by|lw|bw|ly|gy|kw|ogw|obw|eky|eby|olw|ery|ey|ez|ow|ek|ag|egy|okw|ab'.split('|'),
  subjects: 'n|m|o|a|y|w|tu|tw|mu|mw|ba|b|gu|gw|gi|gy|li|ly|ga|g|ki|ky|bi|by|e|zi|z|lu|lw|ka|k|bu|bw|ku|kw'.split('|'),
  tenses: 'a|aa|kya|naa|li|ka|ku'.split('|'),
  objects: 'n|m|mu|ku|tu|ba|gu|ki|li|ga|zi'.split('|'),
  // Pregnant, not the belly; a Swahili word, no labour pains; two, not twenty (abiri); teeth, not "very" (nnyo); and a year, not the home (waka).
  whole: /^(?:owolubuto|kabisa|bbiri|a?mannyo|o?mwaka|(?:gu|gwa|oku|tegu)kali(?:ra|dde))$/,
})

/** How many write by ear what the spelling doubles: `anywede` for anywedde, `omusuja`, `adukana`, `ekigele` for ekigere. */
const BY_EAR: readonly (readonly [RegExp, string])[] = [
  [/([aeiou])d(?=(?:e|wa)(?:mu|ko|yo)?$)/, '$1dd'],
  [/([ei])l(?=[aeiou])/g, '$1r'],
  [/([aou])r(?=[aeiou])/g, '$1l'],
  [/^(.*)ona$/, '$1onna'],
  [/usuja$/, 'usujja'],
  [/duk(?=an|any)/, 'dduk'],
  [/dugav/, 'ddugav'],
  [/dagala$/, 'ddagala'],
  [/mazi$/, 'mazzi'],
  [/^(o?)muka$/, '$1mukka'],
  [/^((?:n?ga|oku|ku|a|lwa|bwa|ta|ngo)?)sa$/, '$1ssa'],
  [/zukuk/, 'zuukuk'],
  [/zukus/, 'zuukus'],
  [/zany(?=a)/, 'zanny'],
  [/tegera/, 'tegeera'],
  [/^(y|n|ab|ok?w|kw)eba(?=k|s)/, '$1eeba'],
  [/kweta$/, 'kwetta'],
  [/sanyal/, 'sannyal'],
  [/(?<=s)obezako$/, 'obezzaako'],
  [/(?<=v)ako$/, 'aako'],
  [/(?<=v)amu$/, 'aamu'],
  [/^(gaa?)yise$/, '$1yiise'],
  [/(?<=v)ayo$/, 'aayo'],
  [/^(s?)ukali$/, '$1ukaali'],
  [/^nyingi$/, 'nnyingi'],
  [/^(e?)naku$/, '$1nnaku'],
  [/luda$/, 'ludda'],
  [/riso$/, 'riiso'],
]

/** A Luganda word as it is spelt, where one can tell. */
const spelt = (word: string): string => BY_EAR.reduce((one, [ear, spelling]) => one.replace(ear, spelling), word)

const known = new Map<string, readonly string[]>()
const MEMO_SIZE = 20_000

/**
 * The forms of a Luganda word: asesemye, gumulumye and ng'okolola are `sesemye`, `lumye` and `kolola`, and one written by
 * ear has also those of its spelling: anywede is also `nywedde`.
 */
export const lugandaForms = (word: string): readonly string[] => {
  const before = known.get(word)
  if (before) return before
  const forms = formsAsWritten(word)
  const right = spelt(word)
  const both = right === word ? forms : [...forms, ...formsAsWritten(right).filter((form) => !forms.includes(form))]
  if (known.size < MEMO_SIZE) known.set(word, both)
  return both
}

/** sikolola, tebakolola, teguluma; takolola, tali */
const DENIED = /^(?:(?:s?si|te)(?=.{4})|t(?=[ao].{2}))(.+)$/

/** `takolola` denies `kolola`: what a Luganda verb denies, or null. */
export const lugandaDenied = (word: string): string | null => DENIED.exec(word)?.[1] ?? null
