import type { FindingId } from '#domain/clinical/knowledge/findings/all-findings.ts'

/** What somebody says or writes, and the findings that the reader has to find there, deny, and leave alone. */
export type Sentence = readonly [
  text: string,
  findings: {
    readonly present?: readonly FindingId[]
    readonly absent?: readonly FindingId[]
    readonly not?: readonly FindingId[]
  },
]
