import type { MedicalTexts } from '#domain/clinical/medical/medical-answer.ts'

/** The texts that a stored plan holds. They were written as such, and are never changed. */
export const planTexts = (row: { readonly texts: unknown }): MedicalTexts => row.texts as MedicalTexts
