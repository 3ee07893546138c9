/**
 * Texts of a table in which a word that the row's id or an earlier text of the row has is one character: `chest_pain` is
 * "Chest pain", and is asked for by "Do you have pain in your chest?".
 */
export interface CompactTexts {
  /** Characters that no text has: one between texts, those for words, and those for words with a capital. */
  readonly between: string
  readonly words: string
  readonly capitals: string
  /** Of each field the texts of all rows. */
  readonly fields: Readonly<Record<string, string>>
}

type Texts = Readonly<Record<string, string>>

const WORD = /(\p{L}+)/u
const SHORTEST = 2
const CAPITALS = 8
const NOT_IN_A_STRING = new Set(['"', "'", '\\', ' '])
const PRINTABLE = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at))

const wordsOfId = (id: string): string[] => id.split('_')
const withCapital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1)

/** Puts the words of a text behind those that are known. */
function learn(text: string, known: string[]): void {
  for (const [at, part] of text.split(WORD).entries()) {
    const word = part.toLowerCase()
    if (at % 2 === 1 && word.length >= SHORTEST && !known.includes(word)) known.push(word)
  }
}

/**
 * @param fields those that are wanted: every row has a text for each
 * @throws Error where it has none
 */
export function compactTexts(
  table: Readonly<Record<string, object>>,
  ids: readonly string[],
  fields: readonly string[],
): CompactTexts {
  const rows = ids.map((id): Texts => ({ ...table[id] }))
  const textOf = (row: Texts, field: string, at: number): string => {
    const text = row[field]
    if (typeof text !== 'string') throw new Error(`${ids[at]} has no ${field}`)
    return text
  }
  const all = rows.flatMap((row, at) => fields.map((field) => textOf(row, field, at))).join('')
  const [between = '', ...free] = PRINTABLE.filter((mark) => !all.includes(mark) && !NOT_IN_A_STRING.has(mark))
  if (between === '') throw new Error('The texts leave no character that could part them')
  const capitals = free.slice(0, CAPITALS)
  const words = free.slice(CAPITALS)
  const markOf = (word: string, known: readonly string[]): string => {
    if (word.length < SHORTEST) return word
    const at = known.indexOf(word)
    if (at !== -1) return words[at] ?? word
    const capital = known.findIndex((one) => withCapital(one) === word)
    return capitals[capital] ?? word
  }
  const known = ids.map(wordsOfId)
  const coded = fields.map((field) => {
    const texts = rows.map((row, at) => {
      const text = textOf(row, field, at)
      const ofRow = known[at] ?? []
      const marked = text.split(WORD).map((part, place) => (place % 2 === 1 ? markOf(part, ofRow) : part))
      learn(text, ofRow)
      return marked.join('')
    })
    return [field, texts.join(between)] as const
  })
  return { between, words: words.join(''), capitals: capitals.join(''), fields: Object.fromEntries(coded) }
}

/** The texts that compactTexts was given. Their rows are trusted: they come from the same build. */
export function textsOfCompact<Row>(
  { between, words, capitals, fields }: CompactTexts,
  ids: readonly string[],
): Record<string, Row> {
  const wordOf = (mark: string, known: readonly string[]): string => {
    const at = words.indexOf(mark)
    if (at !== -1) return known[at] ?? ''
    const capital = capitals.indexOf(mark)
    return withCapital(known[capital] ?? '')
  }
  const codes = Array.from(words + capitals, (mark) => String.raw`\x${mark.charCodeAt(0).toString(16)}`)
  const anyMark = new RegExp(`[${codes.join('')}]`, 'g')
  const columns = Object.entries(fields).map(([field, texts]) => [field, texts.split(between)] as const)
  return Object.fromEntries(
    ids.map((id, at) => {
      const known = wordsOfId(id)
      const row = columns.map(([field, texts], place) => {
        const text = (texts[at] ?? '').replaceAll(anyMark, (mark) => wordOf(mark, known))
        if (place < columns.length - 1) learn(text, known)
        return [field, text]
      })
      return [id, Object.fromEntries(row) as Row]
    }),
  )
}
