export { SWAHILI_ANSWER as answer } from '#domain/clinical/knowledge/text/sw/answer-words.ts'
export { SWAHILI_PACK as pack } from '#domain/clinical/knowledge/text/sw/words.ts'
