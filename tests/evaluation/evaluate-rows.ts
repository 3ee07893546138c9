import { answerRow } from '#tests/evaluation/answer-row.ts'
import { parseRow } from '#tests/evaluation/case-row.ts'
import type { Judged } from '#tests/evaluation/summary.ts'

/**
 * The rows of a file with what the engine says of each, one at a time, as they are read. An empty line is passed over.
 *
 * @param skipped is told of a row that cannot be read, by its number from 1, and why
 */
export async function* evaluateRows(
  lines: AsyncIterable<string> | Iterable<string>,
  skipped: (number: number, why: string) => void,
): AsyncGenerator<Judged> {
  let number = 0
  for await (const line of lines) {
    number += 1
    if (line.trim() === '') continue
    const row = parseRow(line)
    if (typeof row === 'string') skipped(number, row)
    else yield { row, answer: answerRow(row) }
  }
}
