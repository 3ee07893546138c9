import * as z from 'zod/mini'
import { message } from '#domain/input/messages.ts'

/** A text that must not be blank; the spaces around it are cut off. */
export const requiredText = (required: Parameters<typeof message>[0], max: number) =>
  z
    .string(message(required))
    .check(z.trim(), z.minLength(1, message(required)), z.maxLength(max, message('text_too_long')))

/** A text that may be left out; blank counts as left out and becomes null. */
export const optionalText = (max: number) =>
  z.pipe(
    z.optional(
      z.nullable(z.string(message('text_invalid')).check(z.trim(), z.maxLength(max, message('text_too_long')))),
    ),
    z.transform((text) => (text ? text : null)),
  )
