/** What a patient can be enrolled in: treatment of tuberculosis, pregnancy. Each makes tasks of its own (domain/tasks). */
export const PROGRAMMES = ['tb_treatment', 'pregnancy'] as const
export type Programme = (typeof PROGRAMMES)[number]
