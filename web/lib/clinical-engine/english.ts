import { ENGLISH_ANSWER } from '#domain/clinical/knowledge/text/en/answer-words.ts'
import { ENGLISH_PACK } from '#domain/clinical/knowledge/text/en/words.ts'
import type { LoadLanguage } from '#web/lib/clinical-engine/engine-language.ts'

/** A build has them in bits and takes these apart here: scripts/compact-knowledge.ts. */
export const load: LoadLanguage = () => Promise.resolve({ pack: ENGLISH_PACK, answer: ENGLISH_ANSWER })
