import * as z from 'zod/mini'
import { message } from '#domain/input/messages.ts'
import { orNull } from '#domain/input/or-null.ts'
import { PageInput } from '#domain/input/page.ts'
import { RECORD_ENTRY_KINDS } from '#domain/vocabulary/record-entries.ts'

/** A page of what was done for a patient, of some kinds only where these are named. */
export const TimelineInput = z.object({
  ...PageInput.shape,
  kinds: orNull(z.array(z.enum(RECORD_ENTRY_KINDS))),
})

/** So many days of who opened one's record, before a day where one is named. */
export const RecordReadersInput = z.object({
  days: PageInput.shape.limit,
  before: orNull(z.iso.date(message('day_invalid'))),
})

/** The code of an invitation: whatever was typed; whether it is one, is not told apart from whether it is right. */
export const RecordCodeInput = z.object({
  code: z.string(message('record_code_invalid')).check(z.maxLength(100, message('record_code_invalid'))),
})
