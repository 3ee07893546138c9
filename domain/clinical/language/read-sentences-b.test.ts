import { describe, expect, it } from 'vitest'
import { ENGLISH_PACK } from '#domain/clinical/knowledge/text/en/words.ts'
import { textReader } from '#domain/clinical/language/read-text.ts'
import { DIGESTIVE_SENTENCES } from '#domain/clinical/language/sentences/digestive.ts'
import { LIST_SENTENCES } from '#domain/clinical/language/sentences/lists.ts'

const read = textReader([ENGLISH_PACK.words])

describe.each([
  ['lists', LIST_SENTENCES],
  ['the digestive system', DIGESTIVE_SENTENCES],
] as const)('Reading sentences about %s', (_, sentences) => {
  it.each(sentences)('%s', (text, { present = [], absent = [], not = [] }) => {
    const statuses = new Map(read(text).findings.map(({ id, status }) => [id, status]))
    expect(Object.fromEntries(statuses)).toMatchObject({
      ...Object.fromEntries(present.map((id) => [id, 'present'])),
      ...Object.fromEntries(absent.map((id) => [id, 'absent'])),
    })
    for (const id of not) expect(statuses.get(id)).not.toBe('present')
  })
})
