/** What a spreadsheet would take for a formula (OWASP, CSV Injection). */
const BEGINS_A_FORMULA = /^[=+\-@\t\r]/
const NEEDS_QUOTES = /[",\r\n]/

function cell(value: string | number | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return `${value}`
  const harmless = BEGINS_A_FORMULA.test(value) ? `'${value}` : value
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/**
 * Rows as a file of comma-separated values (RFC 4180), which spreadsheets read as UTF-8 and run nothing of: a text that
 * begins like a formula has an apostrophe before it. Numbers stay numbers.
 */
export const csvOf = (rows: readonly (readonly (string | number | null)[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`
