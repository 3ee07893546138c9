import { clinicalKnowledge } from '#domain/clinical/assess/knowledge.ts'
import type { FindingId } from '#domain/clinical/knowledge/findings/all-findings.ts'
import type { LanguagePack } from '#domain/clinical/knowledge/text/language-pack.ts'
import { keyReader } from '#domain/clinical/language/keyed-phrases.ts'
import { textReader } from '#domain/clinical/language/read-text.ts'

const GROUP = /\(([^()]*)\)/
const CLASS = /\{([a-z_]+)\}/

/** A phrase with each of its alternatives. */
function withoutGroups(phrase: string): string[] {
  const [whole, choices] = GROUP.exec(phrase) ?? []
  if (whole === undefined || choices === undefined) return [phrase]
  return choices.split('|').flatMap((choice) => withoutGroups(phrase.replace(whole, choice)))
}

/** A phrase without alternatives with each member of its classes in turn, its other classes by their first. */
function withoutClasses(phrase: string, classes: LanguagePack['words']['classes']): string[] {
  const [whole, name = ''] = CLASS.exec(phrase) ?? []
  if (whole === undefined) return [phrase.replaceAll('~', ' ').replaceAll(/\s+/g, ' ').trim()]
  return (classes[name] ?? []).flatMap((member, at) => {
    const said = withoutClasses(phrase.replace(whole, member), classes)
    return at === 0 ? said : said.slice(0, 1)
  })
}

/** Every way of saying a phrase. */
export const waysToSay = (phrase: string, classes: LanguagePack['words']['classes']): string[] =>
  withoutGroups(phrase).flatMap((plain) => withoutClasses(plain, classes))

/**
 * Of the ways of saying a phrase the first, and so many that each two words which stand side by side in a way of saying
 * its finding do so in one of these: what silences a phrase is a word beside another. Forms of a word are one.
 *
 * @param met pairs of words that stood side by side before in phrases of the finding; those of this one are added
 */
function withAllNeighbours(ways: readonly string[], met: Set<string>, keyOf: (word: string) => string): string[] {
  return ways.filter((said, at) => {
    const words = ['', ...said.split(' ').map(keyOf), '']
    const pairs = words.slice(1).map((word, before) => `${words[before]} ${word}`)
    const isNew = pairs.some((pair) => !met.has(pair))
    for (const pair of pairs) met.add(pair)
    return isNew || at === 0
  })
}

/**
 * The phrases of a language that are not read back as what they name or as a narrower finding, as `finding: phrase`; those
 * that begin with `!` are to be read as its absence. For tests: a word that the grammar skips, or a longer phrase of
 * another finding, can silence a phrase.
 *
 * @param part of the findings, from 0: a language with many forms takes long, and each test may take its share
 */
export function unreadPhrases({ words }: LanguagePack, part = 0, parts = 1): string[] {
  const read = textReader([words])
  const { ancestors } = clinicalKnowledge().families
  const keysOf = keyReader(words.grammar)
  // A small word has no key, and may be a denial.
  const keyOf = (word: string) => keysOf(word).join(' ') || word
  const isSaid = (finding: string, id: string) => id === finding || (ancestors.get(id) ?? []).includes(finding)
  const asked = [...words.phrases].filter((_, at) => at % parts === part)
  return asked.flatMap(([finding, phrases]) => {
    const met = { present: new Set<string>(), absent: new Set<string>() }
    return phrases.flatMap((phrase) => {
      const wanted = phrase.startsWith('!') ? 'absent' : 'present'
      return withAllNeighbours(waysToSay(phrase.replace(/^!\s*/, ''), words.classes), met[wanted], keyOf)
        .filter((said) => !read(said).findings.some(({ id, status }) => isSaid(finding, id) && status === wanted))
        .map((said) => `${finding}: ${said}`)
    })
  })
}

/**
 * The phrases of a language of which less is looked for than is written, as `finding: phrase`: where small words alone are
 * left out and one word remains, it names the finding wherever it stands, so that it has to be written as the one word
 * ("by lightning" was any lightning); where a half is small words alone, the other half is the whole phrase.
 */
export function shrunkPhrases({ words: { phrases, grammar } }: LanguagePack): string[] {
  const keysOf = keyReader(grammar)
  /** How many of the words are looked for; a class is one. */
  const count = (words: readonly string[]) => {
    const others = words.filter((word) => !CLASS.test(word))
    return words.length - others.length + keysOf(others.join(' ')).length
  }
  const isShrunk = (phrase: string) => {
    const halves = phrase.split('~').map((half) => half.split(/[\s!]+/).filter((word) => word !== ''))
    const words = halves.flat()
    return (words.length > 1 && count(words) < 2) || (halves.length > 1 && halves.some((half) => count(half) === 0))
  }
  return [...phrases].flatMap(([finding, list]) =>
    list.filter((phrase) => withoutGroups(phrase).some(isShrunk)).map((phrase) => `${finding}: ${phrase}`),
  )
}

/** Danger signs that people tell of in plain words, without having examined anybody: no language may lack one. */
export const DANGERS_PEOPLE_TELL: readonly FindingId[] = [
  'convulsions',
  'convulsing_now',
  'unconscious',
  'loss_of_consciousness',
  'syncope',
  'confusion',
  'drowsiness',
  'unable_to_drink_or_breastfeed',
  'vomits_everything',
  'fast_breathing',
  'chest_indrawing',
  'shortness_of_breath_at_rest',
  'haemoptysis',
  'jaundice',
  'cough_2_weeks',
  'fever_7_days',
  'severe_headache',
  'neck_stiffness',
  'one_sided_weakness',
  'facial_droop',
  'speech_difficulty',
  'unable_to_walk_unaided',
  'blind',
  'vision_loss',
  'vomiting_blood',
  'bloody_diarrhoea',
  'profuse_diarrhoea',
  'severe_abdominal_pain',
  'blood_in_urine',
  'urinary_retention',
  'heavy_vaginal_bleeding',
  'severe_bleeding',
  'leaking_waters',
  'reduced_fetal_movements',
  'fits_in_pregnancy',
  'heavy_bleeding_after_birth',
  'suicidal_thoughts',
  'self_harm',
  'sexual_assault',
  'violence_at_home',
  'auditory_hallucinations',
  'sunken_eyes',
  'inconsolable_crying',
  'umbilical_pus',
  'visible_wasting',
  'bilateral_pitting_oedema',
  'one_leg_swelling',
  'generalised_oedema',
  'lip_swelling',
  'tongue_swelling',
  'road_traffic_injury',
  'fall_from_height',
  'assault',
  'head_injury',
  'fracture_suspected',
  'burn',
  'gunshot_wound',
  'stab_wound',
  'electric_shock',
  'lightning',
  'drowning',
  'snake_bite',
  'dog_bite',
  'human_bite',
  'poison_swallowed',
  'pesticide_exposure',
  'kerosene_swallowed',
  'overdose',
  'contact_haemorrhagic_fever',
]
