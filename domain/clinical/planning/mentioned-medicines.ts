import type { MedicineKnowledge } from '#domain/clinical/planning/planning-case.ts'
import { nameAt, wordsOf } from '#domain/clinical/planning/taken-medicines.ts'

export interface MentionedMedicines {
  readonly medicines: readonly string[]
  readonly allergies: readonly string[]
}

const NONE: MentionedMedicines = { medicines: [], allergies: [] }
const SENTENCE_ENDS = /[.!?;\n]+|\bbut\b|\blakini\b/
/** Names that are ordinary words, or letters that stand for other things, in a text. */
const ORDINARY = new Set(
  'act al art implant iron calcium zinc pred metro para asa sp rh inh ors pcm abz bbe gtn steroid steroids depo insulini'.split(
    ' ',
  ),
)
const SHORTEST = 3
const ALLERGY = /^(allerg|mzio|anaphyla|hypersensitiv)/
/** What a medicine was not tolerated by, told as what happened: "collapsed minutes after amoxicillin". */
const REACTION = /^(swell|swollen|rash|hives|urticaria|wheez|collaps|react|anaphyla|blister|peel|itch|clos|chok)/
const AFTER = new Set(['after', 'from', 'to', 'with', 'on', 'by', 'taking', 'took', 'given', 'injection'])
/** Between them it was no harm: "the wheeze got better after salbutamol", "rash, no change with the cream". */
const NO_HARM =
  /^(better|improv|help|reliev|settl|clear|gone|went|down|reduc|stop|no|not|despite|change|treat|start|puff|neb)/
/** Given for such things: named behind them they are the treatment. */
const TREATS_REACTIONS = new Set<string>(['beta_agonist', 'corticosteroid', 'antihistamine', 'topical'])
const WORDS_FROM_REACTION = 7
/** "Every time I took Flagyl my lips blistered", "ceftriaxone made my lips swell": the harm stands behind. */
const WHENEVER = new Set(['after', 'time', 'within', 'minutes', 'whenever', 'made', 'makes', 'gave', 'gives', 'caused'])
const WORDS_TO_REACTION = 18
/** "Rifampicin resistance not detected": it is not taken. */
const TESTED = /^(resistan|sensitiv|susceptib)/
const DENIALS = new Set(
  'no never without denies stopped refused hana sina hatumii situmii hajawahi nimeacha'.split(' '),
)
const WORDS_BEFORE = 4

/**
 * The medicines that a text names, as taken or as not tolerated. Whatever is named counts as taken unless it is denied
 * in the words before it: a medicine too many makes a plan careful, one too few makes it dangerous. A text's unknown
 * names cannot be told from other words: only a list of medicines can say what is not known.
 */
export function mentionedMedicines(text: string | undefined, knowledge: MedicineKnowledge): MentionedMedicines {
  if (!text) return NONE
  const medicines = new Set<string>()
  const allergies = new Set<string>()
  for (const sentence of text.toLowerCase().split(SENTENCE_ENDS)) {
    const words = wordsOf(sentence)
    const allergyAt = words.findIndex((word) => ALLERGY.test(word))
    for (let at = 0; at < words.length; at += 1) {
      const className = Object.hasOwn(knowledge.allergyNames, words[at] ?? '')
      const found = nameAt(words, at, knowledge)
      const name = found ? words.slice(at, at + found.length).join(' ') : (words[at] ?? '')
      if (allergyAt !== -1 && (found || className)) {
        if (!isDenied(words, allergyAt)) allergies.add(name)
      } else if ((found || className) && isOfReaction(words, at) && !treatsReactions(found?.medicines ?? [], knowledge))
        allergies.add(name)
      else if (found && TESTED.test(words[at + found.length] ?? '')) continue
      else if (found && name.length >= SHORTEST && !ORDINARY.has(name) && !isDenied(words, at)) medicines.add(name)
      if (found) at += found.length - 1
    }
  }
  return { medicines: [...medicines], allergies: [...allergies] }
}

/** Whether a harm stands beside a medicine as what it did, and nothing between them says that it is no harm of it. */
function isOfReaction(words: readonly string[], at: number): boolean {
  const from = Math.max(0, at - WORDS_FROM_REACTION)
  const before = words.slice(from, at)
  const reaction = before.findLastIndex((word) => REACTION.test(word))
  const between = before.slice(reaction + 1)
  if (reaction !== -1 && between.some((word) => AFTER.has(word)))
    return !isDenied(words, from + reaction) && isHarm(between)
  const behind = words.slice(at + 1, at + 1 + WORDS_TO_REACTION)
  const later = behind.findIndex((word) => REACTION.test(word))
  return (
    later !== -1 &&
    [...before, ...behind.slice(0, later)].some((word) => WHENEVER.has(word)) &&
    isHarm(behind.slice(0, later + 3))
  )
}

const isHarm = (between: readonly string[]): boolean => !between.some((word) => NO_HARM.test(word))

const treatsReactions = (medicines: readonly string[], { medicines: known }: MedicineKnowledge): boolean =>
  medicines.some((id) => known[id]?.classes.some((one) => TREATS_REACTIONS.has(one)))

/** "Not" denies a taking alone: who has not got better with a medicine, or cannot stop it, takes it. */
const TAKING = new Set(['taking', 'take', 'takes', 'taken', 'using', 'use', 'uses', 'given', 'allergic'])

function isDenied(words: readonly string[], at: number): boolean {
  const before = words.slice(Math.max(0, at - WORDS_BEFORE), at + 1)
  const not = before.indexOf('not')
  return (
    before.slice(0, -1).some((word) => DENIALS.has(word)) ||
    (not !== -1 && before.slice(not + 1).some((word) => TAKING.has(word)))
  )
}
