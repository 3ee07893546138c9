import { parseArgs } from 'node:util'
import { UI_LANGUAGES, type UiLanguage } from '#domain/vocabulary/languages.ts'
import { findConditions } from './find-condition.ts'
import { caseOfFile } from './read-case-file.ts'
import { showCondition } from './show-condition.ts'
import { type Texts, textsOf } from './texts.ts'
import { whyCase } from './why-case.ts'

/** What a file holds, or null where there is none to read. */
type ReadFile = (path: string) => string | null

interface Answer {
  readonly lines: readonly string[]
  /** Whether what was asked for is there. */
  readonly found: boolean
}

const isLanguage = (language: unknown): language is UiLanguage => UI_LANGUAGES.some((one) => one === language)

/** What npm run knowledge prints for its arguments: how it is used, where it does not know one of them. */
export function answerArguments(args: readonly string[], readFile: ReadFile): Answer {
  const { values, positionals, tokens } = parseArgs({
    args: [...args],
    options: { lang: { type: 'string', default: 'en' }, row: { type: 'string', default: '1' } },
    allowPositionals: true,
    strict: false,
    tokens: true,
  })
  const isOther = tokens.some((token) => token.kind === 'option' && !isOption(token.name))
  const row = Number(values.row)
  const language = isLanguage(values.lang) ? values.lang : 'en'
  const texts = textsOf(language)
  const [command, ...rest] = positionals
  const subject = rest.join(' ').trim()
  const isUnderstood = !isOther && isLanguage(values.lang) && Number.isInteger(row) && row > 0 && subject !== ''
  if (isUnderstood && command === 'show') return show(subject, texts)
  if (isUnderstood && command === 'why') {
    const content = readFile(subject)
    return content === null ? { lines: [texts.why.noFile(subject)], found: false } : why(content, row, texts)
  }
  return { lines: [texts.words.usage], found: false }
}

const isOption = (name: string): boolean => name === 'lang' || name === 'row'

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
