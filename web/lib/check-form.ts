import type { UseFormReturnType } from '@mantine/form'
import { checkValues, type FormSchema } from '#web/lib/check-values.ts'

/**
 * Checks the values of a form with the schema that the server checks them with. What is wrong is set on the fields,
 * one sentence each, and the first such field gets the focus.
 * @returns the checked values, or null when something is wrong
 */
export function checkForm<Values extends Record<string, unknown>, Output>(
  form: UseFormReturnType<Values>,
  schema: FormSchema<Output>,
  values: Values,
): Output | null {
  const result = checkValues(schema, values)
  if ('data' in result) return result.data
  form.setErrors(result.errors)
  const [first] = Object.keys(result.errors)
  if (first !== undefined) form.getInputNode(first)?.focus()
  return null
}
