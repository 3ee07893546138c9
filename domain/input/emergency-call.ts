import * as z from 'zod/mini'
import { message } from '#domain/input/messages.ts'
import { orNull } from '#domain/input/or-null.ts'
import { referralMessage } from '#domain/input/referral-messages.ts'
import { COUNTRY_CODES, type CountryCode } from '#domain/vocabulary/countries.ts'

/** That the Emergency button was pressed: whose number was offered, and for whom, where that is known. */
export const EmergencyCallInput = z.object({
  patientId: orNull(z.uuid(message('id_invalid'))),
  country: z.enum(COUNTRY_CODES as [CountryCode, ...CountryCode[]], referralMessage('country_invalid')),
})
