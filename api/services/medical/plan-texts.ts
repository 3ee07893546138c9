import type { MedicalTexts } from '#domain/clinical/medical/medical-answer.ts'

/**
 * The texts that a stored plan holds, which were written as such and are never changed. Where one plan is read the row
 * has them as their text, parsed here and not before: call it where the answer is made, and no wait lies between.
 */
export const planTexts = ({ texts }: { readonly texts: unknown }): MedicalTexts =>
  (typeof texts === 'string' ? JSON.parse(texts) : texts) as MedicalTexts
