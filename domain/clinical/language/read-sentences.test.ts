import { describe, expect, it } from 'vitest'
import { ENGLISH_PACK } from '#domain/clinical/knowledge/text/en/words.ts'
import { textReader } from '#domain/clinical/language/read-text.ts'
import { BITE_SENTENCES } from '#domain/clinical/language/sentences/bites.ts'
import { EXPOSURE_SENTENCES } from '#domain/clinical/language/sentences/exposures.ts'
import { GENERAL_SENTENCES } from '#domain/clinical/language/sentences/general.ts'
import { HEART_SENTENCES } from '#domain/clinical/language/sentences/heart.ts'
import { HISTORY_SENTENCES } from '#domain/clinical/language/sentences/history.ts'
import { INJURY_SENTENCES } from '#domain/clinical/language/sentences/injury.ts'
import { misread } from '#domain/clinical/language/sentences/misread.ts'
import { NEWBORN_CHILD_SENTENCES } from '#domain/clinical/language/sentences/newborn-child.ts'
import { POISONING_SENTENCES } from '#domain/clinical/language/sentences/poisoning.ts'
import { RESPIRATORY_SENTENCES } from '#domain/clinical/language/sentences/respiratory.ts'
import { RESULT_SENTENCES } from '#domain/clinical/language/sentences/results.ts'

const read = textReader([ENGLISH_PACK.words])

const CHAPTERS = {
  bites: BITE_SENTENCES,
  exposures: EXPOSURE_SENTENCES,
  general: GENERAL_SENTENCES,
  heart: HEART_SENTENCES,
  history: HISTORY_SENTENCES,
  injury: INJURY_SENTENCES,
  'newborn-child': NEWBORN_CHILD_SENTENCES,
  poisoning: POISONING_SENTENCES,
  respiratory: RESPIRATORY_SENTENCES,
  results: RESULT_SENTENCES,
}

describe.each(Object.entries(CHAPTERS))('Reading what people say: %s', (_chapter, sentences) => {
  it.each(sentences)('%s', (text, expected) => {
    expect(misread(read(text), expected)).toEqual([])
  })
})
