import * as z from 'zod/mini'
import { message } from '#domain/input/messages.ts'
import { orNull } from '#domain/input/or-null.ts'
import { PageInput } from '#domain/input/page.ts'
import { optionalText } from '#domain/input/text.ts'
import { LONGEST_SEARCH } from '#domain/patients/search-text.ts'

const LONGEST_NAME = 100
const LONGEST_NUMBER = 60

/** A search for patients; without a text it is all, by name. */
export const PatientSearchInput = z.object({ limit: PageInput.shape.limit, search: optionalText(LONGEST_SEARCH) })

/** What is known of a patient to be registered, of whom there may be a record already. */
export const PatientDuplicatesInput = z.object({
  firstName: optionalText(LONGEST_NAME),
  lastName: optionalText(LONGEST_NAME),
  /** A day, `1990-01-31`. */
  dateOfBirth: orNull(z.iso.date(message('date_of_birth_invalid'))),
  phone: optionalText(LONGEST_NUMBER),
  nationalId: optionalText(LONGEST_NUMBER),
  villageWard: optionalText(LONGEST_NAME),
  /** The record that is being changed, which is no duplicate of itself. */
  exceptId: orNull(z.uuid(message('id_invalid'))),
})
export type PatientDuplicatesInput = z.output<typeof PatientDuplicatesInput>
