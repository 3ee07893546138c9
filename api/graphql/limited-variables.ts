/** Several times what the largest form sends. */
const MAX_VALUES = 1_000
const MAX_LEVELS = 12

/**
 * Whether the variables of an operation hold more values, or are nested deeper, than any real ones. The
 * engine quotes a whole value with each of the fifty errors that it finds in it, so large ones cost most
 * when they are wrong.
 */
export function areVariablesTooLarge(variables: unknown): boolean {
  let level: unknown[] = [variables]
  let values = 0
  for (let depth = 0; level.length > 0; depth += 1) {
    values += level.length
    if (depth > MAX_LEVELS || values > MAX_VALUES) return true
    level = level.flatMap((value) => (value !== null && typeof value === 'object' ? Object.values(value) : []))
  }
  return false
}
