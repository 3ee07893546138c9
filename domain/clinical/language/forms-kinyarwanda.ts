import { bantuForms } from '#domain/clinical/language/forms-bantu.ts'

/** The forms of a Kinyarwanda word: ararutse, yamurumye and n'amaraso are `rutse`, `rumye` and `maraso`. */
const forms = bantuForms({
  elisions: 'n|y|w|cy|by|ry|rw|bw|z|k|h|tw|nk'.split('|'),
  subjects: 'n|nd|m|u|w|a|y|tu|tw|mu|mw|ba|b|i|ki|gi|cy|bi|by|ri|ry|zi|z|ru|rw|ka|ga|ha|h|ku|gu|kw|bu|bw'.split('|'),
  tenses: 'ra|ara|a|za|ka|ga|ki'.split('|'),
  objects: 'n|m|mu|ku|tu|ba|yi|zi|ki|bi'.split('|'),
  // Come back, come from and run; vomit is ruka, rutse. A cloth, perhaps, about to and nine, and to like or be wont to;
  // the belly is (i)nda. In front and before are no breast, `or` no fall, wringing out no womb, Mombasa no polio, cement (sima) no asthma (asima),
  // what is as always (bisanzwe) nothing that somebody always has (asanzwe), passing wind (gusura) no face (isura),
  // what shakes no grief, and a belly that swells (ikabyimba) no lump (akabyimba).
  whole:
    /(?:ga|tu|i)ru(?:ka|tse)$|^(?:mw|w|y|by|cy|k|z)enda$|kunda$|^n?i?mbere$|^cyangwa$|kamura$|^mombasa$|^asima$|[anu]sura$|^(?:bi|i|zi|ri|bu|gi|ki)sanzwe$|^[iu]kabyimba$|^(?:zi|ru|bi|ku|u|i)gahinda$/,
})

const THIN = /nanu(?:ka|tse)$/
const SMELLS = /^a?nu(?:ka|tse)$/

/**
 * What `ndashaka`, I want, leaves without its n is the `dashaka` of adashaka, he does not want; `ntubabara`, it does not
 * hurt, is not we hurt; and who grows thin (ananuka) does not smell (anuka).
 */
export const kinyarwandaForms = (word: string): readonly string[] => {
  if (word.startsWith('nda'))
    return forms(word).filter((form) => form !== word.slice(1) && !(THIN.test(word) && SMELLS.test(form)))
  if (word.startsWith('ntu')) return forms(word).filter((form) => form !== word.slice(3))
  return THIN.test(word) ? forms(word).filter((form) => !SMELLS.test(form)) : forms(word)
}

/** sinkorora, ntakorora, ntibakorora, adakorora */
const DENIED = /^(?:si|nti|nt(?=[au])|(?:a|u|i|ba|zi|bi)da)(.{4,})$/

/** `ntakorora` denies `korora`: what a Kinyarwanda verb denies, or null. */
export const kinyarwandaDenied = (word: string): string | null => DENIED.exec(word)?.[1] ?? null

const OF_ME = /^[nm]/
const VOWEL = /^[aiu]/

/** `ntabwo anyara`, he does not pass water, is `ntanyara`; `ntabwo mbona` is `simbona`, `ntabwo rukora` is `ntirukora`. */
export const kinyarwandaInOneWord = (word: string, next: string): string | null => {
  if (word !== 'ntabwo' && word !== 'ntago') return null
  if (OF_ME.test(next)) return `si${next}`
  return VOWEL.test(next) ? `nt${next}` : `nti${next}`
}
