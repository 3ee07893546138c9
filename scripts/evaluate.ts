// npm run evaluate -- --cases FILE.jsonl [--out FILE] [--summary]: what the clinical engine says of cases in a file,
// one JSON line a row. Deterministic, without a network. A row that cannot be read is reported by its number.

import { once } from 'node:events'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { evaluateRows } from '#tests/evaluation/evaluate-rows.ts'
import { type Judged, summarise } from '#tests/evaluation/summary.ts'

const { values } = parseArgs({
  options: { cases: { type: 'string' }, out: { type: 'string' }, summary: { type: 'boolean', default: false } },
})
if (!values.cases) {
  console.error('Say which file: npm run evaluate -- --cases FILE.jsonl [--out FILE] [--summary]')
  process.exit(1)
}
if (!existsSync(values.cases)) {
  console.error(`There is no file ${values.cases}.`)
  process.exit(1)
}
const out = values.out ? createWriteStream(values.out) : values.summary ? null : process.stdout
const judged: Judged[] = []
let skipped = 0
const skip = (number: number, why: string) => {
  skipped += 1
  console.error(`Row ${number} is skipped: ${why}`)
}
const lines = createInterface({ input: createReadStream(values.cases), crlfDelay: Infinity })
for await (const one of evaluateRows(lines, skip)) {
  if (out && !out.write(`${JSON.stringify(one.answer)}\n`)) await once(out, 'drain')
  if (values.summary) judged.push(one)
}
if (values.out) await new Promise<void>((resolve) => out?.end(resolve))
if (values.summary) {
  for (const [name, figure] of Object.entries(summarise(judged))) {
    const percent = (share: number) => `${(share * 100).toFixed(1)} %`
    if (figure === null) console.log(`${name}: no gold field`)
    else if (typeof figure === 'number')
      console.log(`${name}: ${Number.isInteger(figure) ? figure : figure.toFixed(3)}`)
    else
      console.log(
        `${name}: ${percent(figure.share)} (${percent(figure.low)} to ${percent(figure.high)}; n ${figure.of})`,
      )
  }
  if (skipped > 0) console.log(`rows skipped: ${skipped}`)
}
