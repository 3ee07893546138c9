import type { UiLanguage } from '#domain/vocabulary/languages.ts'
import { findConditions } from './find-condition.ts'
import { caseOfFile } from './read-case-file.ts'
import { showCondition } from './show-condition.ts'
import { type Texts, textsOf } from './texts.ts'
import { whyCase } from './why-case.ts'

interface Options {
  readonly language: UiLanguage
  /** Which row of a file of rows, from 1. */
  readonly row: number
  readonly readFile: (path: string) => string
}

interface Answer {
  readonly lines: readonly string[]
  /** Whether what was asked for is there. */
  readonly found: boolean
}

/** What npm run knowledge prints for its arguments. */
export function answerCommand([command, ...rest]: readonly string[], options: Options): Answer {
  const texts = textsOf(options.language)
  const subject = rest.join(' ').trim()
  if (subject !== '' && command === 'show') return show(subject, texts)
  if (subject !== '' && command === 'why') return why(options.readFile(subject), options.row, texts)
  return { lines: [texts.words.usage], found: false }
}

function why(content: string, row: number, texts: Texts): Answer {
  const read = caseOfFile(content, row)
  if ('clinicalCase' in read) return { lines: whyCase(read.clinicalCase, texts), found: true }
  if ('rows' in read) return { lines: [texts.why.noRow(row, read.rows)], found: false }
  return { lines: [texts.why.unreadable, ...read.faults.map((fault) => `  ${fault}`)], found: false }
}

function show(name: string, texts: Texts): Answer {
  const { words } = texts
  const { ids, near } = findConditions(name)
  const named = (id: string) => `  ${id}: ${texts.condition(id).name}`
  const [only, ...others] = ids
  if (only !== undefined && others.length === 0) return { lines: showCondition(only, texts), found: true }
  if (only !== undefined) return { lines: [words.several(name), ...ids.map(named)], found: false }
  const suggested = near.length > 0 ? [words.didYouMean, ...near.map(named)] : []
  return { lines: [words.noSuchCondition(name), ...suggested], found: false }
}
