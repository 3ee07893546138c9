import * as z from 'zod/mini'
import { message } from '#domain/input/messages.ts'
import { orNull } from '#domain/input/or-null.ts'
import { PageInput, type PageRequest } from '#domain/input/page.ts'
import { prescriptionMessage } from '#domain/input/prescription-messages.ts'
import { referralMessage } from '#domain/input/referral-messages.ts'
import { optionalText } from '#domain/input/text.ts'
import { PRESCRIPTION_LISTS, PRESCRIPTION_STATUSES } from '#domain/vocabulary/prescriptions.ts'

/** Of what is said to one medicine. */
export const LONGEST_INSTRUCTION = 500
/** More than any plan has. */
const MOST_MEDICINES = 50
const LONGEST_REGIMEN = 100

/** The medicines that are asked for, of those that the plan of an assessment names, each by its regimen. */
export const PrescriptionRequestInput = z.object({
  assessmentId: z.uuid(message('id_invalid')),
  medicines: z
    .array(
      z.object({
        regimen: z.string(referralMessage('medicine_not_planned')).check(z.maxLength(LONGEST_REGIMEN)),
        instruction: optionalText(LONGEST_INSTRUCTION),
      }),
      referralMessage('medicines_required'),
    )
    .check(
      z.minLength(1, referralMessage('medicines_required')),
      z.maxLength(MOST_MEDICINES, referralMessage('medicine_twice')),
      z.refine(
        (medicines) => new Set(medicines.map(({ regimen }) => regimen)).size === medicines.length,
        referralMessage('medicine_twice'),
      ),
    ),
})
export type PrescriptionRequestInput = z.output<typeof PrescriptionRequestInput>

/** Of what is searched for in the patient's name and the diagnosis. */
const LONGEST_SEARCH = 100

/** A page of prescriptions: of one state, list or patient, or whose patient's name or diagnosis holds what is searched for. */
export const PrescriptionListInput = z.extend(PageInput, {
  status: orNull(z.enum(PRESCRIPTION_STATUSES, referralMessage('prescription_status_invalid'))),
  list: orNull(z.enum(PRESCRIPTION_LISTS, prescriptionMessage('list_invalid'))),
  patientId: orNull(z.uuid(message('id_invalid'))),
  search: optionalText(LONGEST_SEARCH),
})
export type PrescriptionListInput = z.output<typeof PrescriptionListInput>

/** What a client sends of it, not yet checked. */
export interface PrescriptionListRequest extends PageRequest {
  readonly status?: unknown
  readonly list?: unknown
  readonly patientId?: unknown
  readonly search?: unknown
}
