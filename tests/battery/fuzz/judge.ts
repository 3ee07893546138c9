import type { Answer } from '#tests/battery/fuzz/send.ts'

/** What no answer may hold, whatever was asked. */
const LEAKS: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['a stack', /\n\s*at \S+ ?\(?(?:file:|node:|\/)|node_modules|file:\/\/\/|\.[cm]?[jt]s:\d+/],
  ['SQL', /\b(?:SELECT|INSERT INTO|DELETE FROM|UPDATE "|CREATE TABLE|ORDER BY|audit_append)\b/],
  [
    'text of a driver',
    /prisma|pglite|pg_\w+|postgres(?!ql"|ql',)|SQLSTATE|\bP[12]\d{3}\b|(?<!\d-)\b(?:22|23|42|53|57)[0-9A-Z]{3}:/i,
  ],
  [
    'text of a database',
    /violates|duplicate key|invalid input (?:syntax|value)|invalid byte sequence|unsupported Unicode|out of range for type|syntax error at or near|relation "|column "|unterminated quoted|cannot cast/i,
  ],
  ['text of the system', /\bE(?:CONN|NOENT|PIPE|TIMEDOUT|ACCES|AI_AGAIN|NOSPC)\w*/],
  [
    'text of the engine',
    /(?:Type|Reference|Range|Syntax|Assertion|Aggregate)Error\b|Cannot read propert|is not a function|is not iterable|is not valid JSON|in JSON at|Unexpected token|Maximum call stack/,
  ],
  ['a masked fault', /went wrong on our side|INTERNAL_SERVER_ERROR|not available at the moment|SERVICE_UNAVAILABLE/],
]

/** A new session's token: 43 random signs, in which any short word can stand. */
const TOKEN = /("token":")[A-Za-z0-9_-]{43}(?=")/g

/** What an answer tells that it must not, or null. */
export const leakIn = (text: string): string | null => {
  const said = text.replaceAll(TOKEN, '$1')
  for (const [what, pattern] of LEAKS) {
    const found = pattern.exec(said)
    if (found) return `the answer holds ${what}: ${JSON.stringify(found[0])}`
  }
  return null
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** What is wrong with an answer, in words, or null. */
export function faultOf({ statuses, contentType, head, body }: Answer): string | null {
  const failed = statuses.find((status) => status >= 500 || status < 100)
  if (failed !== undefined) return `the answer is ${failed}`
  if (/json/.test(contentType) && body !== '' && !isJson(body)) return 'the answer says that it is JSON, and is not'
  return leakIn(head) ?? leakIn(body)
}
