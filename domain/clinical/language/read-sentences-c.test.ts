import { describe, expect, it } from 'vitest'
import { ENGLISH_PACK } from '#domain/clinical/knowledge/text/en/words.ts'
import { SWAHILI_PACK } from '#domain/clinical/knowledge/text/sw/words.ts'
import { textReader } from '#domain/clinical/language/read-text.ts'
import { EAR_NOSE_THROAT_MOUTH_SENTENCES } from '#domain/clinical/language/sentences/ear-nose-throat-mouth.ts'
import { EAST_AFRICAN_ENGLISH_SENTENCES } from '#domain/clinical/language/sentences/east-african-english.ts'
import { EXTRA_INFECTIOUS_SENTENCES } from '#domain/clinical/language/sentences/extra-infectious.ts'
import { EYE_SENTENCES } from '#domain/clinical/language/sentences/eye.ts'
import { HARMLESS_SENTENCES } from '#domain/clinical/language/sentences/harmless.ts'
import { MENTAL_SENTENCES } from '#domain/clinical/language/sentences/mental.ts'
import { misread } from '#domain/clinical/language/sentences/misread.ts'
import { MUSCULOSKELETAL_SENTENCES } from '#domain/clinical/language/sentences/musculoskeletal.ts'
import { NEUROLOGICAL_SENTENCES } from '#domain/clinical/language/sentences/neurological.ts'
import { SWAHILI_EVERYDAY_SENTENCES } from '#domain/clinical/language/sentences/swahili-everyday.ts'
import { SWAHILI_HEARD_SENTENCES } from '#domain/clinical/language/sentences/swahili-heard.ts'
import { SWAHILI_RED_FLAG_SENTENCES } from '#domain/clinical/language/sentences/swahili-red-flags.ts'

const read = textReader([ENGLISH_PACK.words, SWAHILI_PACK.words])

const CHAPTERS = {
  neurological: NEUROLOGICAL_SENTENCES,
  mental: MENTAL_SENTENCES,
  eye: EYE_SENTENCES,
  'ear, nose, throat and mouth': EAR_NOSE_THROAT_MOUTH_SENTENCES,
  'what is harmless': HARMLESS_SENTENCES,
  'East African English': EAST_AFRICAN_ENGLISH_SENTENCES,
  musculoskeletal: MUSCULOSKELETAL_SENTENCES,
  infectious: EXTRA_INFECTIOUS_SENTENCES,
  'everyday Swahili': SWAHILI_EVERYDAY_SENTENCES,
  'red flags in Swahili': SWAHILI_RED_FLAG_SENTENCES,
  'danger signs as heard in Swahili': SWAHILI_HEARD_SENTENCES,
}

describe.each(Object.entries(CHAPTERS))('Reading what people say: %s', (_chapter, sentences) => {
  it.each(sentences)('%s', (text, expected) => {
    expect(misread(read(text), expected)).toEqual([])
  })
})
