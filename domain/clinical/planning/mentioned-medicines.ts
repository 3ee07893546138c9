import type { MedicineKnowledge } from '#domain/clinical/planning/planning-case.ts'
import { nameAt, wordsOf } from '#domain/clinical/planning/taken-medicines.ts'
import { isOfReaction } from '#domain/clinical/planning/told-reaction.ts'

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
/** Given for such things: named behind them they are the treatment. */
const TREATS_REACTIONS = new Set<string>(['beta_agonist', 'corticosteroid', 'antihistamine', 'topical'])
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
      } else if (
        (found || className) &&
        isOfReaction(words, at, isDenied) &&
        !treatsReactions(found?.medicines ?? [], knowledge)
      )
        allergies.add(name)
      else if (
        found &&
        !TESTED.test(words[at + found.length] ?? '') &&
        name.length >= SHORTEST &&
        !ORDINARY.has(name) &&
        !isDenied(words, at)
      )
        medicines.add(name)
      if (found) at += found.length - 1
    }
  }
  return { medicines: [...medicines], allergies: [...allergies] }
}

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
