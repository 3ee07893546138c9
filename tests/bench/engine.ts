import { assess } from '#domain/clinical/assess/assess.ts'
import { clinicalKnowledge } from '#domain/clinical/assess/knowledge.ts'
import { LONGEST_TEXT } from '#domain/clinical/case/case-limits.ts'
import { compactWords, wordsSteps } from '#domain/clinical/compact/compact-words.ts'
import { keysOfLabels } from '#domain/clinical/compact/keys-of-labels.ts'
import { prunedWords } from '#domain/clinical/compact/prune-phrases.ts'
import { CONDITIONS } from '#domain/clinical/knowledge/conditions/all-conditions.ts'
import { ENGLISH_ANSWER } from '#domain/clinical/knowledge/text/en/answer-words.ts'
import { ENGLISH_PACK } from '#domain/clinical/knowledge/text/en/words.ts'
import { SWAHILI_PACK } from '#domain/clinical/knowledge/text/sw/words.ts'
import { keyedWords } from '#domain/clinical/language/keyed-phrases.ts'
import type { LanguageWords, ReadyWords } from '#domain/clinical/language/language-reader.ts'
import { textReader } from '#domain/clinical/language/read-text.ts'
import { atOnce } from '#domain/clinical/steps.ts'
import { ENGINE_CASES } from '#tests/bench/engine-cases.ts'
import { ENGINE_LIMIT, engineSizes } from '../../scripts/engine-size.ts'

type Row = Readonly<Record<string, string | number>>

const WARM_UP_ROUNDS = 12
const ROUNDS = 30
const LONG_TEXT = 2000
const MEDIAN_MS = 5
const P99_MS = 15
const LONG_TEXT_MS = 10
/** The same words again and again, to the longest text that is taken: what a reader does most with what it has done. */
const REPEATED = ['fever chest pain cough ', 'no pain or ', 'swelling left leg ', 'temp ', '9 y ', 'homa na maumivu ']
const REPEATED_MS = 5000

function timed<Result>(work: () => Result): { readonly result: Result; readonly ms: number } {
  const started = performance.now()
  return { result: work(), ms: performance.now() - started }
}

/** Of sorted times, the one that so great a share is not longer than. */
const atShare = (times: readonly number[], share: number): number =>
  times.toSorted((one, other) => one - other)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0

/** Runs works in turn, many rounds: the time of each run, and the processor's time of one in the mean. */
function measure(works: readonly (() => unknown)[]): { readonly times: number[]; readonly cpuMs: number } {
  for (let round = 0; round < WARM_UP_ROUNDS; round += 1) for (const work of works) work()
  const before = process.cpuUsage()
  const times = Array.from({ length: ROUNDS }, () => works.map((work) => timed(work).ms)).flat()
  const { user, system } = process.cpuUsage(before)
  return { times, cpuMs: (user + system) / 1000 / times.length }
}

const ms = (value: number) => `${value.toFixed(2)} ms`

/** A figure beside its limit. Where the machine has other work the processor's time says more than the clock's. */
const row = (what: string, limit: number, value: number, say: (value: number) => string, cpuMs?: number): Row => ({
  what,
  wanted: `at most ${say(limit)}`,
  measured: say(value),
  ...(cpuMs !== undefined && { 'CPU, mean': ms(cpuMs) }),
  verdict: value <= limit ? 'met' : 'MISSED',
})

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

/** A text of 2,000 characters: the longest case, and on from its beginning. */
function longText(): string {
  const [longest = ''] = ENGINE_CASES.map(({ text }) => text).toSorted((one, other) => other.length - one.length)
  return `${longest} ${longest}`.slice(0, LONG_TEXT)
}

/** English as the browser gets it. */
const compact = (words: LanguageWords): ReadyWords => {
  const keyed = prunedWords(keyedWords(words))
  const labels = () => keysOfLabels(words.grammar, ENGLISH_ANSWER, true)
  const conditions = Object.keys(CONDITIONS)
  const made = compactWords(keyed, conditions, labels())
  const findings = [...keyed.phrases.keys()]
  return { grammar: words.grammar, keyed: () => atOnce(wordsSteps(made, findings, conditions, labels())) }
}

/** The clinical engine's speed and size, each figure beside its limit. What is needed once comes first, before warming up. */
export async function engineVerdicts(): Promise<Row[]> {
  const { words } = ENGLISH_PACK
  const ready = compact(words)
  const inBrowser = timed(() => textReader([ready]))
  const inNode = timed(() => textReader([words]))
  const knowledge = timed(() => clinicalKnowledge())
  const [firstCase] = ENGINE_CASES
  const first = timed(() => firstCase && assess(firstCase, inBrowser.result(firstCase.text)))
  const readers = { en: inNode.result, sw: textReader([SWAHILI_PACK.words, words]) }
  const cases = measure(
    ENGINE_CASES.map(
      ({ language, ...one }) =>
        () =>
          assess(one, readers[language](one.text, one.ageMonths)),
    ),
  )
  const text = longText()
  const long = measure([() => readers.en(text)])
  const repeated = REPEATED.map((filling) => {
    const filled = filling.repeat(Math.floor(LONGEST_TEXT / filling.length))
    return timed(() => assess({ text: filled }, readers.en(filled))).ms
  })
  const sizes = await engineSizes()
  const once = (what: string, value: number): Row => ({ what, wanted: '', measured: ms(value), verdict: '' })
  return [
    row('a case with its text, median', MEDIAN_MS, atShare(cases.times, 0.5), ms, cases.cpuMs),
    row('a case with its text, p99', P99_MS, atShare(cases.times, 0.99), ms),
    row(`reading ${LONG_TEXT} characters, median`, LONG_TEXT_MS, atShare(long.times, 0.5), ms, long.cpuMs),
    row(`${LONGEST_TEXT} characters that repeat, the longest`, REPEATED_MS, Math.max(...repeated), ms),
    once('once: the phrases, from the tables', inNode.ms),
    once('once: the phrases, as the browser gets them', inBrowser.ms),
    once('once: the knowledge', knowledge.ms),
    once('the first case', first.ms),
    ...Object.entries(sizes).map(([language, size]) =>
      row(`in the browser, with ${language} alone, Brotli`, ENGINE_LIMIT, size, kB),
    ),
  ]
}
