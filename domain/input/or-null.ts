import * as z from 'zod/mini'

/** What may be left out, and becomes null. */
export const orNull = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.pipe(
    z.optional(z.nullable(schema)),
    z.transform((value): z.output<Schema> | null => value ?? null),
  )
