// npm run knowledge -- show CONDITION: what the clinical engine knows of a condition. -- why FILE: what it makes of one
// case, line by line. In English, or with --lang sw in Swahili.

import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { UI_LANGUAGES, type UiLanguage } from '#domain/vocabulary/languages.ts'
import { answerCommand } from './knowledge/answer-command.ts'

const { values, positionals } = parseArgs({
  options: { lang: { type: 'string', default: 'en' }, row: { type: 'string', default: '1' } },
  allowPositionals: true,
})
const isLanguage = (language: string): language is UiLanguage => UI_LANGUAGES.some((one) => one === language)
const language = isLanguage(values.lang) ? values.lang : 'en'
const { lines, found } = answerCommand(positionals, {
  language,
  row: Number(values.row),
  readFile: (path) => readFileSync(path, 'utf8'),
})
const print = found ? console.log : console.error
print(lines.join('\n'))
process.exitCode = found ? 0 : 1
