interface Issue {
  readonly path: readonly PropertyKey[]
  readonly message: string
}

/** A schema of `domain/input`, seen only as far as a form needs it. */
export interface FormSchema<Output> {
  safeParse: (
    values: unknown,
  ) => { success: true; data: Output } | { success: false; error: { issues: readonly Issue[] } }
}

/** What is wrong with each field, by its path (`email`, `symptoms.0`): one English sentence each. */
export type FieldErrors = Record<string, string>

/** Checks the values of a form with the schema that the server checks them with. */
export function checkValues<Output>(
  schema: FormSchema<Output>,
  values: unknown,
): { data: Output } | { errors: FieldErrors } {
  const result = schema.safeParse(values)
  if (result.success) return { data: result.data }
  const errors: FieldErrors = {}
  for (const { path, message } of result.error.issues) errors[path.map(String).join('.')] ??= message
  return { errors }
}
