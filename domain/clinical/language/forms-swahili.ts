const SUBJECTS = 'ni|u|a|tu|m|mu|wa|i|ki|vi|zi|li|ya|ku|pa|mwa'
const TENSES = 'na|me|li|ta|ka|ki|nge|mesha'
const OBJECTS = ['ni', 'ku', 'mu', 'mw', 'm', 'tu', 'wa', 'ji', 'i', 'ki', 'zi', 'li', 'ya']
/** ninaumwa, anatapika, imevimba, kutapika, naumwa, hukohoa, kananyonya */
const MARKED = new RegExp(`^(?:(?:${SUBJECTS})(?:${TENSES})|ka(?:na|me|li)|na|ku|hu|nime|nina)(.{3,})$`)
/** anayekohoa, yanayouma, aliyezimia, anapopumua */
const RELATIVE = new RegExp(`^(?:${SUBJECTS})(?:na|li)(?:ye|yo|cho|vyo|zo|lo|o|po|ko|mo)(.{3,})$`)
/** Things whose names begin like a verb with its marks: what is in bed, `kitandani`, is not just `ndani`, within. */
const THINGS: ReadonlySet<string> = new Set(['kitanda', 'kitandani', 'vitanda', 'vitandani', 'mkanda'])
/** Verbs that only look like one with an object: who is calm, `anatulia`, does not cry. */
const NO_OBJECT = new Set(['tulia', 'tuliza'])
/** kanidunga, kamuuma: how a story says what somebody or something did to one, for `amenidunga`. */
const DID_TO = /^ka(?:ni|mu)([a-z]{3,}a)$/
const INFINITIVE = /^ku(.{3,})$/
/** kutapika, kukatwa, kulialia: what follows `ku` there looks like a tense, and is the verb's own. */
const NO_TENSE = /^ku(?:ta|ka|ki|li|nge)/
/** mguuni, kichwani */
const PLACE = /^(.{4,})ni$/
/** sitapiki, hatapiki, hawali, hakutapika, haja..., and of things: haliumi, hayaoni */
const DENIALS = [
  'haku',
  'siku',
  'haja',
  'sija',
  'hatu',
  'hawa',
  'hali',
  'haki',
  'haya',
  'hazi',
  'havi',
  'hau',
  'hai',
  'ha',
  'si',
]
const SHORTEST_ROOT = 3

/**
 * The forms under which a Swahili word is looked up: itself, without the marks of person and tense, without the
 * object; a place without its ending.
 */
export function swahiliForms(word: string): readonly string[] {
  const forms = [word]
  const patterns = NO_TENSE.test(word) ? [INFINITIVE, RELATIVE] : [MARKED, RELATIVE, INFINITIVE, DID_TO]
  for (const pattern of THINGS.has(word) ? [] : patterns) {
    const rest = pattern.exec(word)?.[1]
    if (!rest) continue
    forms.push(rest)
    if (NO_OBJECT.has(rest)) continue
    for (const object of OBJECTS) {
      if (rest.startsWith(object) && rest.length >= object.length + SHORTEST_ROOT) forms.push(rest.slice(object.length))
    }
  }
  // A verb may end like a place: "anatamani" is known by what is left of "tamani".
  return [...forms, ...forms.flatMap((form) => PLACE.exec(form)?.[1] ?? [])]
}

/** `hatapiki` denies `anatapika`, `halimuumi` "anamuuma": the verb that a Swahili word denies, or null. */
export function swahiliDenied(word: string, isKnown: (form: string) => boolean): string | null {
  const verbs = DENIALS.filter((denial) => word.startsWith(denial) && word.length >= denial.length + SHORTEST_ROOT)
    .map((denial) => word.slice(denial.length))
    .map((rest) => `ana${rest.endsWith('i') ? `${rest.slice(0, -1)}a` : rest}`)
    .map((verb) => ({ verb, known: swahiliForms(verb).filter(isKnown).length }))
    .filter(({ known }) => known > 0)
    // The best known, then the longest: "hakiniumi" denies "niuma", "haumwi" denies "umwa".
    .toSorted((one, other) => other.known - one.known || other.verb.length - one.verb.length)
  return verbs[0]?.verb ?? null
}
