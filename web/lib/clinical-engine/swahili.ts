import { SWAHILI_ANSWER } from '#domain/clinical/knowledge/text/sw/answer-words.ts'
import { SWAHILI_PACK } from '#domain/clinical/knowledge/text/sw/words.ts'
import type { LoadLanguage } from '#web/lib/clinical-engine/engine-language.ts'

/** A build has them in bits and takes these apart here: scripts/compact-knowledge.ts. */
export const load: LoadLanguage = () => Promise.resolve({ pack: SWAHILI_PACK, answer: SWAHILI_ANSWER })
