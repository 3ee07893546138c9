import { alternatives, halvesOf, type KeyedPhrase, type KeyedWords } from '#domain/clinical/language/keyed-phrases.ts'

type Classes = KeyedWords['classes']

interface Pruned {
  readonly phrase: KeyedPhrase
  /** How it says its finding, as one string each. */
  readonly ways: ReadonlySet<string>
  /** Some of its alternatives come to the same. */
  readonly isDoubled: boolean
}

/** The keys that a phrase in one piece is looked up by: a member of several words stands for its class by its words. */
function paths(keys: KeyedPhrase, classes: Classes): string[] {
  let all = ['']
  for (const key of keys) {
    const members = key.startsWith('{') ? (classes.get(key.slice(1, -1)) ?? []) : []
    const ways = [key, ...members.filter((member) => member.length > 1).map((member) => member.join(' '))]
    all = all.flatMap((before) => ways.map((way) => `${before} ${way}`))
  }
  return all
}

/** Of two halves the order matters where several phrases say a finding, so that they count as they are written. */
function withWays(phrase: KeyedPhrase, classes: Classes): Pruned {
  const absent = phrase[0] === '!'
  const plain = alternatives(absent ? phrase.slice(1) : phrase)
  const ways = plain.flatMap((keys) => (halvesOf(keys).length === 1 ? paths(keys, classes) : [keys.join(' ')]))
  const distinct = new Set(absent ? ways.map((way) => `! ${way}`) : ways)
  return { phrase, ways: distinct, isDoubled: distinct.size < ways.length }
}

const isInHalves = (way: string): boolean => way.includes('~')

/** A bracket without others in it, from its `(` to its `)`. */
function innerBrackets(phrase: KeyedPhrase): (readonly [open: number, close: number])[] {
  return phrase.flatMap((key, close) => {
    const open = key === ')' ? phrase.lastIndexOf('(', close) : -1
    return open === -1 || phrase.slice(open, close).includes(')') ? [] : [[open, close] as const]
  })
}

/** The phrase with each alternative left out in turn, the last first. */
function* shorter(phrase: KeyedPhrase): Generator<KeyedPhrase> {
  for (const [open, close] of innerBrackets(phrase)) {
    const bars = phrase.flatMap((key, at) => (key === '|' && open < at && at < close ? [at] : []))
    const ends = [...bars, close]
    for (let nth = bars.length; nth >= 0; nth -= 1) {
      const from = ends[nth - 1] ?? open
      const to = ends[nth] ?? close
      // What parts it from another goes with it.
      const without = phrase.toSpliced(nth === 0 ? from + 1 : from, to - from)
      if (bars.length > 0) yield without
    }
  }
}

/** Without brackets around a single alternative. */
function withoutNeedlessBrackets(phrase: KeyedPhrase): KeyedPhrase {
  const needless = innerBrackets(phrase).find(([open, close]) => !phrase.slice(open, close).includes('|'))
  if (!needless) return phrase
  const [open, close] = needless
  return withoutNeedlessBrackets(phrase.filter((_, at) => at !== open && at !== close))
}

/**
 * The phrases without what says nothing that others of the same finding do not say: every text is read as before, for
 * the same words lead to the same finding. What is said twice stays where it stands first.
 */
export function prunedWords({ phrases, diagnoses, classes }: KeyedWords): KeyedWords {
  const pruned = [...phrases].map(([finding, list]) => [finding, prunedList(list, classes)] as const)
  return { phrases: new Map(pruned), diagnoses, classes }
}

function prunedList(list: readonly KeyedPhrase[], classes: Classes): KeyedPhrase[] {
  const kept = list.map((phrase) => withWays(phrase, classes))
  for (let at = kept.length - 1; at >= 0; at -= 1) {
    const isSaid = (way: string) =>
      kept.some((other, place) => (isInHalves(way) ? place < at : place !== at) && other.ways.has(way))
    const one = kept[at]
    if (!one) continue
    const shortest = withoutAlternatives(one, isSaid, classes)
    if ([...shortest.ways].every(isSaid)) kept.splice(at, 1)
    else kept[at] = shortest
  }
  return kept.map(({ phrase }) => withoutNeedlessBrackets(phrase))
}

/** The phrase without alternatives that are said elsewhere. */
function withoutAlternatives(one: Pruned, isSaid: (way: string) => boolean, classes: Classes): Pruned {
  if (!one.isDoubled && ![...one.ways].some(isSaid)) return one
  for (const phrase of shorter(one.phrase)) {
    const other = withWays(phrase, classes)
    const isNoLess = [...one.ways].every((way) => other.ways.has(way) || isSaid(way))
    if (isNoLess) return withoutAlternatives(other, isSaid, classes)
  }
  return one
}
