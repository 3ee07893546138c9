import { numberReader, numberText } from '#domain/clinical/compact/numbers.ts'
import type { KeyedPhrase, KeyedWords } from '#domain/clinical/language/keyed-phrases.ts'

/**
 * The words of a language as short as they come. Phrases of one finding use the same few words again and again, and
 * those of its label: each key stands as how long ago the finding had it last. The three kinds of text are apart, so
 * that each compresses by itself.
 */
export interface CompactWords {
  /** Keys that no label has and no phrase has had before, in their order. */
  readonly keys: string
  /** Of each key its kind: see END to AGO. */
  readonly steps: string
  /** Of each key that the finding has not had yet and another has, how many others were used since. */
  readonly known: string
  /** Names of classes, in their order; their members come before the phrases of findings. */
  readonly classes: readonly string[]
}

/** Of a finding, the keys of what it is called and asked by: its phrases will have most of them. */
export type KeysOfLabel = (finding: string) => readonly string[]

/** A step ends a phrase (an empty one: the finding), is a new key, one of another finding's, or one so long ago. */
const END = 0
const NEW = 1
const KNOWN = 2
const AGO = 3
/** What was used longer ago stands by its place. */
const LONGEST_AGO = 80
const MARKS = ['(', '|', ')', '~', '!']

const atFirst = (label: readonly string[]): string[] => [...new Set([...label, ...MARKS])].slice(0, LONGEST_AGO)

/** The latest used first; what was used long ago is forgotten. */
const toFront = (recent: string[], key: string, from: number): void => {
  if (from >= 0) recent.splice(from, 1)
  else if (recent.length === LONGEST_AGO) recent.pop()
  recent.unshift(key)
}

/** Of thousands the latest used last: putting a key there moves few. */
const toEnd = (all: string[], key: string, from: number): void => {
  if (from >= 0) all.splice(from, 1)
  all.push(key)
}

export function compactWords({ phrases, classes }: KeyedWords, keysOfLabel: KeysOfLabel): CompactWords {
  const all: string[] = []
  const fresh: string[] = []
  let steps = ''
  let known = ''
  const writeKey = (key: string, recent: string[]) => {
    const ago = recent.indexOf(key)
    const before = all.lastIndexOf(key)
    if (ago !== -1) steps += numberText(AGO + ago)
    else if (before !== -1) {
      steps += numberText(KNOWN)
      known += numberText(all.length - 1 - before)
    } else {
      steps += numberText(NEW)
      fresh.push(key)
    }
    toFront(recent, key, ago)
    // What the finding has had stays in its place: the reader would have to look for it.
    if (ago === -1 || before === -1) toEnd(all, key, before)
  }
  const writeList = (list: readonly KeyedPhrase[], label: readonly string[]) => {
    const recent = atFirst(label)
    for (const phrase of list) {
      for (const key of phrase) writeKey(key, recent)
      steps += numberText(END)
    }
    steps += numberText(END)
  }
  for (const members of classes.values()) writeList(members, [])
  for (const [finding, list] of phrases) writeList(list, keysOfLabel(finding))
  return { keys: fresh.join(' '), steps, known, classes: [...classes.keys()] }
}

/**
 * What compactWords was given.
 *
 * @param findings whose phrases they are, in their order
 */
export function wordsOfCompact(
  { keys, steps, known, classes }: CompactWords,
  findings: readonly string[],
  keysOfLabel: KeysOfLabel,
): KeyedWords {
  const fresh = keys.split(' ')[Symbol.iterator]()
  const met = new Set<string>()
  const all: string[] = []
  const nextStep = numberReader(steps)
  const nextKnown = numberReader(known)
  const readKey = (step: number, recent: string[]): string => {
    const before = step === KNOWN ? all.length - 1 - nextKnown() : -1
    const key = (step === NEW ? fresh.next().value : step === KNOWN ? all[before] : recent[step - AGO]) ?? ''
    toFront(recent, key, step < AGO ? -1 : step - AGO)
    if (step === KNOWN || !met.has(key)) toEnd(all, key, before)
    if (step !== KNOWN) met.add(key)
    return key
  }
  const readList = (label: readonly string[]): KeyedPhrase[] => {
    const recent = atFirst(label)
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
    classes: new Map(classes.map((name) => [name, readList([])])),
    phrases: new Map(findings.map((id) => [id, readList(keysOfLabel(id))])),
  }
}
