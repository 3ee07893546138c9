import type { AnswerWords } from '#domain/clinical/knowledge/text/answer-words.ts'

/** Puts values into the braces of a template. A brace without a value stays, so that a slip is seen. */
export const fill = (template: string, values: Readonly<Record<string, string | number>>): string =>
  template.replaceAll(/\{(\w+)\}/g, (brace, name: string) => String(values[name] ?? brace))

/** The label of a finding, the name of a condition or medicine. What has no words in the language stands as its id. */
export const labelOf = ({ findings }: AnswerWords, id: string): string => findings[id]?.label ?? id
export const questionOf = ({ findings }: AnswerWords, id: string): string => findings[id]?.question ?? id
export const conditionOf = ({ conditions }: AnswerWords, id: string): string => conditions[id]?.name ?? id
export const medicineOf = ({ medicines }: AnswerWords, id: string): string => medicines[id] ?? id
