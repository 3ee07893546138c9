/** What a medicine was not tolerated by, told as what happened: "collapsed minutes after amoxicillin". */
const REACTION =
  /^(swell|swollen|rash|hives|urticaria|wheez|collaps|react|anaphyla|blister|peel|itch|clos|chok)|vimb|upele|washw|zimia/
const AFTER = new Set([
  'after',
  'from',
  'time',
  'within',
  'whenever',
  'kumeza',
  'kunywa',
  'kudungwa',
  'kuchomwa',
  'kupewa',
])
/** All that may stand before the medicine then: "after an injection of", not "after the fall I took". */
const SMALL =
  /^(?:the|an?|my|his|her|i|s?he|we|took|tak\w+|using|getting|start\w+|injections?|doses?|tablets?|of|first|last|on|given|one|some|pink|red|hours?|days?|ya|sindano|dawa|\d+)$/
/** Right behind what the body did: "my lips swelled badly on enalapril", but "swollen glands, on amoxicillin". */
const WITH = new Set(['to', 'with', 'on', 'by'])
const DID = /^(swelled|swells|itche|react|wheezed|collapsed|blistered|peeled|closed|choked)/
const WORDS_TO_WITH = 2
/** Between them it was no harm: "the wheeze got better after salbutamol", "rash, no change with the cream". */
const NO_HARM =
  /^(better|improv|help|reliev|settl|clear|gone|went|down|reduc|stop|no|not|despite|change|treat|start|puff|neb|without)/
const WORDS_FROM_REACTION = 7
/** "Every time I took Flagyl my lips blistered", "ceftriaxone made my lips swell": the harm stands behind. */
const MADE = new Set(['made', 'makes', 'gave', 'gives', 'caused'])
const WORDS_TO_REACTION = 18

/**
 * Whether a harm stands beside a medicine as what it did, and nothing between them says that it is no harm of it.
 *
 * @param at where the medicine stands among the words of its sentence
 * @param isDenied whether the word at a place is denied
 */
export function isOfReaction(
  words: readonly string[],
  at: number,
  isDenied: (words: readonly string[], at: number) => boolean,
): boolean {
  const from = Math.max(0, at - WORDS_FROM_REACTION)
  const before = words.slice(from, at)
  const reaction = before.findLastIndex((word) => REACTION.test(word))
  const between = before.slice(reaction + 1)
  const isAfter = isRightAfter(before)
  if (
    reaction !== -1 &&
    ((isAfter && between.some((word) => AFTER.has(word))) || isWith(before[reaction] ?? '', between))
  )
    return !isDenied(words, from + reaction) && isHarm(between)
  const behind = words.slice(at + 1, at + 1 + WORDS_TO_REACTION)
  const later = behind.findIndex((word) => REACTION.test(word))
  const isCause = isAfter || behind.slice(0, later).some((word) => MADE.has(word))
  return later !== -1 && isCause && isHarm(behind.slice(0, later + 3))
}

/** Nothing but small words stands between "after" and the medicine. */
function isRightAfter(before: readonly string[]): boolean {
  const after = before.findLastIndex((word) => AFTER.has(word))
  return after !== -1 && before.slice(after + 1).every((word) => SMALL.test(word))
}

const isWith = (reaction: string, between: readonly string[]): boolean =>
  DID.test(reaction) && between.length <= WORDS_TO_WITH && WITH.has(between.at(-1) ?? '')

const isHarm = (between: readonly string[]): boolean => !between.some((word) => NO_HARM.test(word))
