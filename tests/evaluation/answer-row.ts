import { assess } from '#domain/clinical/assess/assess.ts'
import type { Assessment, TriageReason } from '#domain/clinical/assess/assessment.ts'
import { CONDITIONS } from '#domain/clinical/knowledge/conditions/all-conditions.ts'
import type { Condition } from '#domain/clinical/knowledge/conditions/condition.ts'
import { ALL_PACKS } from '#domain/clinical/knowledge/text/all-packs.ts'
import { CONDITIONS_EN } from '#domain/clinical/knowledge/text/en/all-conditions.ts'
import { anyLanguageReader } from '#domain/clinical/language/read-any-language.ts'
import { type CaseRow, caseOf } from '#tests/evaluation/case-row.ts'
import type { Answer } from '#tests/evaluation/summary.ts'

const read = anyLanguageReader(ALL_PACKS)
const conditions: Readonly<Record<string, Condition>> = CONDITIONS
const texts: Readonly<Record<string, { readonly name: string; readonly aliases: readonly string[] }>> = CONDITIONS_EN

const reasonOf = (reason: TriageReason): string => {
  if (reason.kind === 'rule')
    return `${reason.level}: ${reason.rule.id} v${reason.rule.version} (${reason.rule.source})`
  if (reason.kind === 'not_enough') return `${reason.level}: not enough to go on`
  return `${reason.level}: ${reason.kind === 'named' ? 'named' : 'likely enough'}: ${reason.conditions.join(', ')}`
}

/** What of a row the engine did not use, in the words of its reasons. */
const notUsed = ({ implausible, unread }: Assessment['read']): string[] => [
  ...implausible.map(({ field, value }) => `not used: ${field} ${value}, which no living person has`),
  ...(unread ? [`not read: characters ${unread[0]} to ${unread[1]} of the text`] : []),
]

/** What the engine says of a row, in the form of the evaluation's answers. */
export function answerRow(row: CaseRow): Answer {
  const started = performance.now()
  const clinicalCase = caseOf(row)
  const assessment = assess(
    clinicalCase,
    read(row.text, {
      language: row.lang ?? null,
      ...(clinicalCase.ageMonths !== undefined && { ageMonths: clinicalCase.ageMonths }),
    }),
  )
  const ms = performance.now() - started
  return {
    id: row.id,
    triage: assessment.triage.level,
    triage_reasons: [...assessment.triage.reasons.map(reasonOf), ...notUsed(assessment.read)],
    differential: assessment.differential.map(({ id, probability }) => ({
      id,
      icd10: conditions[id]?.icd10 ?? '',
      name: texts[id]?.name ?? id,
      aliases: texts[id]?.aliases ?? [],
      probability: Number(probability.toFixed(4)),
    })),
    confidence: Number(assessment.confidence.toFixed(3)),
    findings: { present: assessment.read.present, absent: assessment.read.absent },
    abstained: assessment.abstained,
    ms: Number(ms.toFixed(2)),
  }
}
