import type { FindingId } from '#domain/clinical/knowledge/findings/all-findings.ts'

/** A sentence as people say it, and which findings the reader must find in it, find denied, and not find. */
export type Sentence = readonly [
  text: string,
  findings: {
    readonly present?: readonly FindingId[]
    readonly absent?: readonly FindingId[]
    readonly not?: readonly FindingId[]
  },
]
