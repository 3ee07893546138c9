import type * as z from 'zod/mini'
import * as validators from 'zod/mini'
import { type InputIssue, InvalidInput } from '#api/services/errors.ts'
import { message } from '#domain/input/messages.ts'

/**
 * What a schema of domain/input makes of what was sent.
 * @throws InvalidInput with one issue a field, in the order of the schema; one within another is named `vitals.painScore`.
 */
export function parseInput<Schema extends z.ZodMiniType>(schema: Schema, sent: unknown): z.output<Schema> {
  const parsed = schema.safeParse(sent)
  if (parsed.success) {
    const issues = fieldsNotStorable(parsed.data).map((field) => ({ field, message: message('text_invalid') }))
    if (issues.length > 0) throw new InvalidInput(issues as [InputIssue, ...InputIssue[]])
    return parsed.data
  }
  const byField = new Map<string, InputIssue>()
  for (const issue of parsed.error.issues) {
    const field = fieldOf(issue.path)
    if (!byField.has(field))
      byField.set(field, { field, message: issue.path.length === 0 ? message('body_not_object') : issue.message })
  }
  throw new InvalidInput([...byField.values()] as [InputIssue, ...InputIssue[]])
}

/** A member of a list is not named: it is the list that is wrong. */
function fieldOf(path: readonly PropertyKey[]): string {
  const inList = path.findIndex((step) => typeof step === 'number')
  return (inList === -1 ? path : path.slice(0, inList)).map(String).join('.')
}

/** Whether PostgreSQL can hold every text in it: not U+0000, nor half of a character, which would become another. */
function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed()
  return value === null || typeof value !== 'object' || Object.values(value).every(isStorable)
}

const fieldsNotStorable = (input: unknown): string[] =>
  Object.entries(input ?? {})
    .filter(([, value]) => !isStorable(value))
    .map(([field]) => field)

const Id = validators.uuid()

/**
 * An id that a client sent.
 * @throws InvalidInput naming the field when it is not a UUID.
 */
export function parseId(sent: unknown, field = 'id'): string {
  const parsed = Id.safeParse(sent)
  if (!parsed.success) throw new InvalidInput([{ field, message: message('id_invalid') }])
  return parsed.data.toLowerCase()
}
