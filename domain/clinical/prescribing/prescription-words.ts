import type { AnswerWords } from '#domain/clinical/knowledge/text/answer-words.ts'
import type { PrescribingEffect } from '#domain/clinical/prescribing/interactions-prescribing.ts'
import type { MEDICINES_PRESCRIBING } from '#domain/clinical/prescribing/medicines-prescribing.ts'
import type { NotChecked, PrescriptionFinding } from '#domain/clinical/prescribing/prescription-finding.ts'

/** What the check of a prescription says in one language. In the templates, what stands in braces is put in. */
export interface PrescriptionWords {
  /** The engine's own words, with those of the medicines and effects that only prescriptions have. */
  readonly answer: AnswerWords
  /** `{medicine}` and `{reason}`, a sentence that begins small. */
  readonly concern: Readonly<Record<PrescriptionFinding['severity'], string>>
  /** `{given}`, `{limit}`, `{patient}`. */
  readonly tooHigh: Readonly<Record<'dose' | 'day', Readonly<Record<'maximum' | 'regimens', string>>>>
  readonly tooLow: string
  /** `{quantity}` and `{strength}`; `{quantity}` and what it holds, `{amount}`. */
  readonly ofStrength: string
  readonly holding: string
  /** `{kg}`; `{months}`; `{years}`. */
  readonly patient: { readonly kg: string; readonly months: string; readonly years: string; readonly unknown: string }
  /** `{medicine}`, `{with}`, `{on}`, `{until}`. */
  readonly tooEarly: string
  readonly waiting: string
  readonly samePrescription: string
  /** `{kg}`, `{on}`. */
  readonly weightOld: string
  /** `{medicine}` and `{of}`. */
  readonly notChecked: Readonly<Record<NotChecked, string>>
}

/** Names and effects that only prescriptions have. */
export interface WordsOfPrescribing {
  readonly medicines: Readonly<Record<keyof typeof MEDICINES_PRESCRIBING, string>>
  readonly effects: Readonly<Record<PrescribingEffect, string>>
}

export const withPrescribing = (answer: AnswerWords, { medicines, effects }: WordsOfPrescribing): AnswerWords => ({
  ...answer,
  medicines: { ...answer.medicines, ...medicines },
  interactionEffects: { ...answer.interactionEffects, ...effects },
})
