// npm run knowledge -- show CONDITION: what the clinical engine knows of a condition. -- why FILE: what it makes of one
// case, line by line. In English, or with --lang sw in Swahili.

import { readFileSync } from 'node:fs'
import { answerArguments } from './knowledge/answer-command.ts'

const NO_FILE = new Set(['ENOENT', 'EISDIR', 'ENOTDIR', 'EACCES'])

function readFile(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && NO_FILE.has(String(error.code))) return null
    throw error
  }
}

const { lines, found } = answerArguments(process.argv.slice(2), readFile)
const print = found ? console.log : console.error
print(lines.join('\n'))
process.exitCode = found ? 0 : 1
