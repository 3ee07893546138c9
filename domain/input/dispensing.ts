import * as z from 'zod/mini'
import { caseMessage } from '#domain/clinical/case/case-messages.ts'
import { message } from '#domain/input/messages.ts'
import { prescriptionMessage } from '#domain/input/prescription-messages.ts'
import { optionalText, requiredText } from '#domain/input/text.ts'
import { PRESCRIPTION_RULES } from '#domain/prescriptions/prescription-moves.ts'
import { PATIENT_LANGUAGES } from '#domain/vocabulary/patient-languages.ts'

/** Of what is said at a step. */
export const LONGEST_PRESCRIPTION_NOTE = 2000
const LONGEST_FINDING = 300
const MOST_FINDINGS = 200
const MOST_LINES = 50
const MOST_BATCHES = 100
const MOST_POINTS = 500
const LONGEST_POINT = 100
/** More units than any course has. */
export const MOST_UNITS = 100_000

/** The moves that are steps alone: dispensing is an input of its own. */
export const PRESCRIPTION_STEP_MOVES = ['approve', 'override', 'ask', 'answer', 'close', 'cancel'] as const
export type PrescriptionStepMove = (typeof PRESCRIPTION_STEP_MOVES)[number]

const id = () => z.uuid(message('id_invalid'))
const units = () =>
  z
    .number(prescriptionMessage('quantity_invalid'))
    .check(
      z.int(prescriptionMessage('quantity_invalid')),
      z.gte(1, prescriptionMessage('quantity_invalid')),
      z.lte(MOST_UNITS, prescriptionMessage('quantity_invalid')),
    )
const differ = (ids: readonly string[]): boolean => new Set(ids).size === ids.length

/** A step of a prescription: what is done, what is said, and which findings of the check are set aside by it. */
export const PrescriptionStepInput = z
  .object({
    move: z.enum(PRESCRIPTION_STEP_MOVES, prescriptionMessage('move_invalid')),
    note: optionalText(LONGEST_PRESCRIPTION_NOTE),
    /** Ids of findings that say stop, which whoever may decides to set aside, for the reason in the note. */
    overrides: z._default(
      z
        .array(z.string().check(z.maxLength(LONGEST_FINDING)), prescriptionMessage('override_unknown'))
        .check(z.maxLength(MOST_FINDINGS, prescriptionMessage('override_unknown'))),
      [],
    ),
  })
  .check((ctx) => {
    const { move, note, overrides } = ctx.value
    if (note !== null || (PRESCRIPTION_RULES[move].note === 'optional' && overrides.length === 0)) return
    ctx.issues.push({ code: 'custom', message: message('reason_required'), path: ['note'], input: note })
  })
export type PrescriptionStepInput = z.output<typeof PrescriptionStepInput>

const DispensedLineInput = z.object({
  itemId: id(),
  /** Which medicine of the facility's is handed over. */
  medicineId: id(),
  /** The batches that whoever dispenses has seen and holds in their hands. */
  batches: z.array(z.object({ batchId: id(), quantity: units() }), prescriptionMessage('lines_required')).check(
    z.minLength(1, prescriptionMessage('lines_required')),
    z.maxLength(MOST_BATCHES, prescriptionMessage('lines_required')),
    z.refine((batches) => differ(batches.map(({ batchId }) => batchId)), prescriptionMessage('line_twice')),
  ),
})

/** What is handed over of a prescription. */
export const DispensingInput = z.object({
  prescriptionId: id(),
  lines: z.array(DispensedLineInput, prescriptionMessage('lines_required')).check(
    z.minLength(1, prescriptionMessage('lines_required')),
    z.maxLength(MOST_LINES, prescriptionMessage('lines_required')),
    z.refine((lines) => differ(lines.map(({ itemId }) => itemId)), prescriptionMessage('line_twice')),
  ),
  /** Why less is handed over than is still to be. */
  reason: optionalText(LONGEST_PRESCRIPTION_NOTE),
})
export type DispensingInput = z.output<typeof DispensingInput>

/** What comes back of what was handed over. */
export const DispensingReturnInput = z.object({
  dispensingId: id(),
  items: z.array(z.object({ dispensedItemId: id(), quantity: units() }), prescriptionMessage('lines_required')).check(
    z.minLength(1, prescriptionMessage('lines_required')),
    z.maxLength(MOST_LINES * MOST_BATCHES, prescriptionMessage('lines_required')),
    z.refine((items) => differ(items.map((item) => item.dispensedItemId)), prescriptionMessage('line_twice')),
  ),
  reason: requiredText('reason_required', LONGEST_PRESCRIPTION_NOTE),
  /** They never left the counter, and go back to the shelf; what a patient brings back is destroyed. */
  restocked: z.boolean(caseMessage('yes_or_no')),
})
export type DispensingReturnInput = z.output<typeof DispensingReturnInput>

/** What a patient was told. */
export const CounselingInput = z.object({
  dispensingId: id(),
  language: z.enum(PATIENT_LANGUAGES, message('language_invalid')),
  told: z
    .array(
      z.object({
        itemId: id(),
        points: z
          .array(z.string().check(z.maxLength(LONGEST_POINT)), prescriptionMessage('points_required'))
          .check(z.maxLength(MOST_POINTS, prescriptionMessage('point_unknown'))),
      }),
      prescriptionMessage('points_required'),
    )
    .check(
      z.minLength(1, prescriptionMessage('points_required')),
      z.maxLength(MOST_LINES, prescriptionMessage('points_required')),
      z.refine((told) => differ(told.map(({ itemId }) => itemId)), prescriptionMessage('line_twice')),
    ),
  teachBack: z.boolean(caseMessage('yes_or_no')),
  note: optionalText(LONGEST_PRESCRIPTION_NOTE),
})
export type CounselingInput = z.output<typeof CounselingInput>
