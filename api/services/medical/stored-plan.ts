import type { Assessment } from '#domain/clinical/assess/assessment.ts'
import type { MedicalTexts } from '#domain/clinical/medical/medical-answer.ts'

/*
 * What a stored plan holds was written as such and is never changed. Where one plan is read the row has it as its text,
 * parsed here and not before: call these where the answer is made, and no wait lies between.
 */
const parsed = (stored: unknown): unknown => (typeof stored === 'string' ? JSON.parse(stored) : stored)

/** The texts of a stored plan. */
export const planTexts = ({ texts }: { readonly texts: unknown }): MedicalTexts => parsed(texts) as MedicalTexts

/** What the engine computed of a stored plan. */
export const planResult = ({ result }: { readonly result: unknown }): Assessment => parsed(result) as Assessment
