import { describe, expect, it } from 'vitest'
import { ENGLISH_PACK } from '#domain/clinical/knowledge/text/en/words.ts'
import { textReader } from '#domain/clinical/language/read-text.ts'
import { CHART_SENTENCES } from '#domain/clinical/language/sentences/charts.ts'
import { DIGESTIVE_SENTENCES } from '#domain/clinical/language/sentences/digestive.ts'
import { ENDOCRINE_METABOLIC_SENTENCES } from '#domain/clinical/language/sentences/endocrine-metabolic.ts'
import { GENITAL_SENTENCES } from '#domain/clinical/language/sentences/genital.ts'
import { LIST_SENTENCES } from '#domain/clinical/language/sentences/lists.ts'
import { misread } from '#domain/clinical/language/sentences/misread.ts'
import { PREDICATE_SENTENCES } from '#domain/clinical/language/sentences/predicates.ts'
import { PREGNANCY_BIRTH_SENTENCES } from '#domain/clinical/language/sentences/pregnancy-birth.ts'
import { SKIN_SENTENCES } from '#domain/clinical/language/sentences/skin.ts'
import { URINARY_SENTENCES } from '#domain/clinical/language/sentences/urinary.ts'

const read = textReader([ENGLISH_PACK.words])

describe.each([
  ['what charts say', CHART_SENTENCES],
  ['lists', LIST_SENTENCES],
  ['what is said of a thing', PREDICATE_SENTENCES],
  ['the digestive system', DIGESTIVE_SENTENCES],
  ['hormones and metabolism', ENDOCRINE_METABOLIC_SENTENCES],
  ['the genitals and breasts', GENITAL_SENTENCES],
  ['pregnancy and birth', PREGNANCY_BIRTH_SENTENCES],
  ['the skin', SKIN_SENTENCES],
  ['urine', URINARY_SENTENCES],
] as const)('Reading sentences about %s', (_, sentences) => {
  it.each(sentences)('%s', (text, expected) => {
    expect(misread(read(text), expected)).toEqual([])
  })
})
