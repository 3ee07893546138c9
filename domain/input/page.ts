import * as z from 'zod/mini'
import { message } from '#domain/input/messages.ts'

const text = message('limit_range')

/** Paging of a list: how many (20 unless told), and the id of the last record that was seen. */
export const PageInput = z.object({
  limit: z._default(
    z.pipe(
      z.nullable(z.coerce.number(text).check(z.int(text), z.gte(1, text), z.lte(100, text))),
      z.transform((limit) => limit ?? 20),
    ),
    20,
  ),
  cursor: z._default(z.nullable(z.uuid(message('id_invalid'))), null),
})
/** What a client sends of it, not yet checked. */
export interface PageRequest {
  readonly limit?: unknown
  readonly cursor?: unknown
}
