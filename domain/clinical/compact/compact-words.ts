import { numberReader, numberText } from '#domain/clinical/compact/numbers.ts'
import type { KeyedPhrase, KeyedWords } from '#domain/clinical/language/keyed-phrases.ts'

/**
 * The words of a language as short as they come. Phrases of one finding use the same few words again and again: each
 * key stands as how long ago the finding's phrases had it last. The three kinds of text are apart, so that each
 * compresses by itself.
 */
export interface CompactWords {
  /** All keys in the order in which they are first used. */
  readonly keys: string
  /** Of each key its kind: see END to AGO. */
  readonly steps: string
  /** Of each key that the finding has not had yet and another has, its place among all keys. */
  readonly known: string
  /** Names of classes, in their order; their members come before the phrases of findings. */
  readonly classes: readonly string[]
}

/** A step ends a phrase (an empty one: the finding), is the next new key, one of another finding's, or one so long ago. */
const END = 0
const NEW = 1
const KNOWN = 2
const AGO = 3
/** What was used longer ago stands by its place. */
const LONGEST_AGO = 80
const MARKS = ['(', '|', ')', '~']

/** The latest used first; what was used long ago is forgotten. */
const toFront = (recent: string[], key: string, from: number): void => {
  if (from >= 0) recent.splice(from, 1)
  else if (recent.length === LONGEST_AGO) recent.pop()
  recent.unshift(key)
}

export function compactWords({ phrases, classes }: KeyedWords): CompactWords {
  const places = new Map<string, number>()
  let steps = ''
  let known = ''
  const writeKey = (key: string, recent: string[]) => {
    const ago = recent.indexOf(key)
    const place = places.get(key)
    if (ago !== -1) steps += numberText(AGO + ago)
    else if (place !== undefined) {
      steps += numberText(KNOWN)
      known += numberText(place)
    } else {
      steps += numberText(NEW)
      places.set(key, places.size)
    }
    toFront(recent, key, ago)
  }
  for (const list of [...classes.values(), ...phrases.values()]) {
    const recent = [...MARKS]
    for (const phrase of list) {
      for (const key of phrase) writeKey(key, recent)
      steps += numberText(END)
    }
    steps += numberText(END)
  }
  return { keys: [...places.keys()].join(' '), steps, known, classes: [...classes.keys()] }
}

/**
 * What compactWords was given.
 *
 * @param findings whose phrases they are, in their order
 */
export function wordsOfCompact({ keys, steps, known, classes }: CompactWords, findings: readonly string[]): KeyedWords {
  const all = keys.split(' ')
  const nextStep = numberReader(steps)
  const nextKnown = numberReader(known)
  let fresh = 0
  const readKey = (step: number, recent: string[]): string => {
    const place = step === NEW ? fresh++ : step === KNOWN ? nextKnown() : null
    const key = (place === null ? recent[step - AGO] : all[place]) ?? ''
    toFront(recent, key, place === null ? step - AGO : -1)
    return key
  }
  const readList = (): KeyedPhrase[] => {
    const recent = [...MARKS]
    const list: KeyedPhrase[] = []
    for (let phrase: string[] = []; ; ) {
      const step = nextStep()
      if (step !== END) phrase.push(readKey(step, recent))
      else if (phrase.length === 0) return list
      else {
        list.push(phrase)
        phrase = []
      }
    }
  }
  return {
    classes: new Map(classes.map((name) => [name, readList()])),
    phrases: new Map(findings.map((id) => [id, readList()])),
  }
}
