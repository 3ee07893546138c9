export { ENGLISH_ANSWER as answer } from '#domain/clinical/knowledge/text/en/answer-words.ts'
export { ENGLISH_PACK as pack } from '#domain/clinical/knowledge/text/en/words.ts'
