import { bantuForms } from '#domain/clinical/language/forms-bantu.ts'

/** The forms of a Kinyarwanda word: ararutse, yamurumye and n'amaraso are `rutse`, `rumye` and `maraso`. */
const forms = bantuForms({
  elisions: 'n|y|w|cy|by|ry|rw|bw|z|k|h|tw|nk'.split('|'),
  subjects: 'n|nd|m|u|w|a|y|tu|tw|mu|mw|ba|b|i|ki|gi|cy|bi|by|ri|ry|zi|z|ru|rw|ka|ga|ha|h|ku|gu|kw|bu|bw'.split('|'),
  tenses: 'ra|ara|a|za|ka|ki'.split('|'),
  objects: 'n|m|mu|ku|tu|ba|yi|zi|ki|bi'.split('|'),
  // Come back, come from and run; vomit is ruka, rutse. A cloth, perhaps, about to and nine, and to like or be wont to;
  // the belly is (i)nda. In front is no breast, and `or` no fall.
  whole: /(?:ga|tu|i)ru(?:ka|tse)$|^(?:mw|w|y|by|cy|k|z)enda$|kunda$|^n?imbere$|^cyangwa$/,
})

/** What `ndashaka`, I want, leaves without its n is the `dashaka` of adashaka, he does not want. */
export const kinyarwandaForms = (word: string): readonly string[] =>
  word.startsWith('nda') ? forms(word).filter((form) => form !== word.slice(1)) : forms(word)

/** sinkorora, ntakorora, ntibakorora, adakorora */
const DENIED = /^(?:si|nti|nt(?=[au])|(?:a|u|i|ba|zi|bi)da)(.{4,})$/

/** `ntakorora` denies `korora`: what a Kinyarwanda verb denies, or null. */
export const kinyarwandaDenied = (word: string): string | null => DENIED.exec(word)?.[1] ?? null
