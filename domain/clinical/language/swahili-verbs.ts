import { swahiliDenied, swahiliForms } from '#domain/clinical/language/forms-swahili.ts'
import { list } from '#domain/clinical/language/written-list.ts'

/** Words that only look like a verb with its marks: `kubwa` is no `kabwa`, `zamani` no `zama`, `kutazama` neither. */
const WHOLE = new Set(
  list(
    'kitanzi, kitambi, ukimwi, ukatili, huzuni, kubwa, mkubwa, kikubwa, zamani, tazama, kutazama, natazama, anatazama, nikitazama',
  ),
)
/** English verbs that take the marks of a Swahili one: anavomit, alifaint, kubreathe. */
const ENGLISH_VERBS: ReadonlyMap<string, string> = new Map([
  ['vomit', 'tapika'],
  ['cough', 'kohoa'],
  ['faint', 'zimia'],
  ['swell', 'vimba'],
  ['breathe', 'pumua'],
  ['pee', 'kojoa'],
  ['itch', 'washa'],
])
/** kaumwa, kajifungua: how stories are told, for `ameumwa`. */
const TOLD = /^ka(?=[a-z]{4,})/
/** Of a small one: kachanga hakanyonyi, for `hanyonyi`. */
const SMALL_ONE = /^haka(?=(?:nyonyi|nywi|lii|lali|kojoi|pumui|jitambui|chezi|tapiki|amki)$)/
/** nimeshakunywa, ameshatapika: has already. */
const ALREADY = /^(ni|u|a|tu|m|wa|i|ki|vi|zi|li|ya|pa)mesha(?=[a-z]{3,})/
/** haijavimba, hayajaingia: has not, of things. */
const NOT_YET = /^ha(?:i|u|ya|zi|li|ki|vi|pa|ku|mu|wa|tu)ja(?=[a-z]{3,})/

/**
 * It has happened: amemeza, alikunywa, akameza, umeungua. Taking medicines every day is another thing, and so is what
 * burns on passing urine.
 */
const HAPPENED =
  /^(?:(?:ni|u|a|tu|m|wa)(?:me|li|mesha|ka)|ka)(?:ku)?(meza|nywa)$|^(?:(?:ni|u|a|tu|m|wa|i|ki|vi|zi|li|ya)(?:me|li|mesha)|ka)(ungua)$/
/** Somebody has become so, not teeth or knees: amelegea. Who or what was hurt, not what hurts: nimeumia. */
const HAPPENED_TO_SOMEBODY =
  /^(?:(?:ni|a|tu|wa)(?:me|li|ka)|ka)(legea)$|^(?:(?:ni|a|tu|wa|u|i|ki|li|vi|zi|ya)(?:me|li|ka)|ka|(?:a|wa|ni)li(?:ye|o|po|vyo))(umia)$/
/** Somebody lights a fire or a lamp: what itches is a thing, `inawasha`, or done to somebody, `nawashwa`. */
const LIGHTS = /^(?:ni|a|tu|wa)(?:me|li|ka)washa$/

/** A word as it is written, and the verbs that it may be a form of. */
export function formsOfVerb(written: string): readonly string[] {
  const word = written.replace(SMALL_ONE, 'ha')
  if (WHOLE.has(word) || LIGHTS.test(word)) return [word]
  const forms = swahiliForms(word.replace(ALREADY, '$1me'))
  const told = word.replace(TOLD, '')
  const english = forms.slice(1).flatMap((form) => ENGLISH_VERBS.get(form) ?? [])
  const [, swallowed, burnt] = HAPPENED.exec(word) ?? []
  const [, slack, hurt] = HAPPENED_TO_SOMEBODY.exec(word) ?? []
  const verb = swallowed ?? burnt ?? slack ?? hurt
  const happened = verb ? [`asha${verb}`] : []
  const others = [...new Set([...forms, ...english, ...happened])].filter((form) => form !== word)
  // Phrases are known by the second form: a verb's own ka-, as in kakamaa, is none of a story.
  return [word, ...(others.length > 0 ? others : [word]), ...(told === word ? [] : [told])]
}

/** A verb with its subject: amechoka, anakohoa, nimetapika. */
const STATEMENT = /^(?:ni|a|u|tu|wa|i|vi|ya|ki|zi|li|ku|pa)(?:me|na|li)[a-z]{3,}$/
/** The same of the speaker in short: nakohoa, natapika. */
const OWN_STATEMENT = /^na(?!(?:fuu|mna|fasi|fsi|dra|mbari|nasi|namna|hodha)$)[a-z]{4,}a$/
/** What only describes: kidonda kinachouma, macho yaliyovimba, hakuna anayeharisha. */
const DESCRIBING =
  /^(?:a(?:na|li)ye|wa(?:na|li)o|ki(?:na|li)cho|zi(?:na|li)zo|li(?:na|li)lo|ku(?:na|li)ko|pa(?:na|li)po)[a-z]{3,}$/

/** A verb of a thing, which stands right before it: kichwa kinauma, miguu imevimba. */
const OF_THING = /^(?:i|u|ki|vi|zi|li|ya)(?:me|na)[a-z]{3,}$/
const RELATIVE =
  /^(?:i(?:na|li)yo|u(?:na|li)o|ki(?:na|li)cho|vi(?:na|li)vyo|zi(?:na|li)zo|li(?:na|li)lo|ya(?:na|li)yo)[a-z]{3,}$/

/** Does not, did not, has not yet: hanywi, hajibu, sikulala, hajapata. */
const DENIED_VERB = /^(?:ha(?:tu|wa|i|zi|li|ki|vi|ya|u)?|si)(?:(?:ja|ku)[a-z]{3,}|[a-z]{2,}[iu])$/
const NO_DENIED_VERB = new Set(
  list(
    'hali, hadi, habari, hatari, siku, sikuzote, sisi, siri, halisi, simu, haki, hamu, harufu, hasi, sigareti, sifuri, hakimu, simanzi, hayati, hakuna',
  ),
)

/** The verb that a word denies, or null: hatapiki, halimuumi, haijavimba. */
export const deniedVerb = (word: string, isKnown: (form: string) => boolean): string | null =>
  swahiliDenied(word.replace(NOT_YET, 'haja'), isKnown)

/** Whether a word begins a statement of its own, as a verb with its subject does. */
export const startsStatement = (word: string): boolean =>
  (STATEMENT.test(word) && !DESCRIBING.test(word)) || OWN_STATEMENT.test(word)

/** Whether a word is a verb that denies itself. */
export const deniesItself = (word: string): boolean => DENIED_VERB.test(word) && !NO_DENIED_VERB.has(word)

/** Whether a word says something of the thing right before it. */
export const saysOfBefore = (word: string): boolean => OF_THING.test(word) && !RELATIVE.test(word)
