import { ClinicalCaseInput } from '#domain/clinical/case/case-input.ts'
import type { ClinicalCase } from '#domain/clinical/case/clinical-case.ts'
import { caseOf, parseJson, parseRow } from '#tests/evaluation/case-row.ts'

/** A case from a file; or why there is none; or how many rows there are, where there are not so many as asked for. */
type CaseOfFile =
  | { readonly clinicalCase: ClinicalCase }
  | { readonly faults: readonly string[] }
  | { readonly rows: number }

/**
 * What a file holds: a ClinicalCase as JSON, rows of npm run evaluate, or else a text. A row has an id, which a case
 * has not.
 *
 * @param row which row, from 1
 */
export function caseOfFile(content: string, row: number): CaseOfFile {
  const trimmed = content.trim()
  if (!trimmed.startsWith('{')) return { clinicalCase: { text: trimmed } }
  const isWhole = parseJson(trimmed) !== undefined
  const rows = isWhole ? [trimmed] : trimmed.split('\n').filter((line) => line.trim() !== '')
  const chosen = rows[row - 1]
  if (chosen === undefined) return { rows: rows.length }
  const sent = parseJson(chosen)
  const isRow = typeof sent === 'object' && sent !== null && Object.hasOwn(sent, 'id')
  if (isRow || sent === undefined) {
    const read = parseRow(chosen)
    return typeof read === 'string' ? { faults: [read] } : { clinicalCase: caseOf(read) }
  }
  const checked = ClinicalCaseInput.safeParse(sent)
  if (checked.success) return { clinicalCase: checked.data }
  return { faults: checked.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) }
}
