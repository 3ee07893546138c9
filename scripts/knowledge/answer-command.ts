import type { UiLanguage } from '#domain/vocabulary/languages.ts'
import { findConditions } from './find-condition.ts'
import { showCondition } from './show-condition.ts'
import { type Texts, textsOf } from './texts.ts'

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
export function answerCommand([command, ...rest]: readonly string[], { language }: Options): Answer {
  const texts = textsOf(language)
  const subject = rest.join(' ').trim()
  if (subject !== '' && command === 'show') return show(subject, texts)
  return { lines: [texts.words.usage], found: false }
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
