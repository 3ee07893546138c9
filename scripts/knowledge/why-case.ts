import { assess } from '#domain/clinical/assess/assess.ts'
import type { Assessment, TriageReason } from '#domain/clinical/assess/assessment.ts'
import { type GatheredCase, gatherCase } from '#domain/clinical/assess/gather-case.ts'
import { clinicalKnowledge } from '#domain/clinical/assess/knowledge.ts'
import { opensDanger } from '#domain/clinical/assess/open-stories.ts'
import type { ClinicalCase } from '#domain/clinical/case/clinical-case.ts'
import { ALL_PACKS } from '#domain/clinical/knowledge/text/all-packs.ts'
import { anyLanguageReader } from '#domain/clinical/language/read-any-language.ts'
import type { ReadText } from '#domain/clinical/language/read-text.ts'
import { likelyEnough } from '#domain/clinical/triage/severe-tail.ts'
import type { Texts } from './texts.ts'
import { conditionLines, tailLines } from './why-conditions.ts'
import { planLines } from './why-plan.ts'
import { readingLines } from './why-reading.ts'

/** What the explanation of a case is made from. */
export interface Explained {
  readonly clinicalCase: ClinicalCase
  readonly read: ReadText | null
  readonly gathered: GatheredCase
  readonly assessment: Assessment
}

const knowledge = clinicalKnowledge()
const reader = anyLanguageReader(ALL_PACKS)

const section = (title: string, lines: readonly string[]): string[] => [title, ...lines.map((line) => `  ${line}`), '']

/** What the engine makes of a case, in lines: what it read, which rules apply, why each condition, what to ask and do. */
export function whyCase(clinicalCase: ClinicalCase, texts: Texts): string[] {
  const { text, ageMonths } = clinicalCase
  const read = text === undefined ? null : reader(text, { ...(ageMonths !== undefined && { ageMonths }) })
  const explained: Explained = {
    clinicalCase,
    read,
    gathered: gatherCase(clinicalCase, read, knowledge),
    assessment: assess(clinicalCase, read, knowledge),
  }
  const { assessment } = explained
  const { why, words } = texts
  return [
    ...readingLines(explained, texts).flatMap(([title, lines]) => section(title, lines)),
    ...section(why.level(words.levels[assessment.triage.level]), reasonLines(assessment, texts)),
    ...section(why.tail, tailLines(assessment, likelyEnough(opensDanger(clinicalCase, explained.gathered)), texts)),
    ...section(why.couldBe, conditionLines(explained, knowledge, texts)),
    ...section(why.questions, questionLines(assessment, texts)),
    ...section(why.plan, planLines(assessment, texts)),
    why.version(assessment.version),
  ]
}

function reasonLines({ triage, read }: Assessment, texts: Texts): string[] {
  const { why, words } = texts
  const linesOf = (reason: TriageReason): string[] => {
    const level = words.levels[reason.level]
    if (reason.kind === 'rule') {
      const { id, version, source } = reason.rule
      return [why.rule(level, id, version), `  ${why.source}: ${source}`, `  ${texts.rule(id)}`]
    }
    if (reason.kind === 'not_enough') return [why.notEnough(level)]
    const names = reason.conditions.map((id) => texts.condition(id).name).join('; ')
    return [(reason.kind === 'named' ? why.named : why.dangerous)(level, names)]
  }
  const lines = triage.reasons.flatMap(linesOf)
  const impossible = read.implausible.map(({ field, value }) => why.implausible(field, value))
  return [...(lines.length > 0 ? lines : [why.noReason]), ...impossible]
}

function questionLines({ questions }: Assessment, texts: Texts): string[] {
  const { why } = texts
  if (questions.length === 0) return [why.noQuestions]
  return questions.map(({ finding, bits, forDanger }) =>
    (forDanger ? why.danger : why.question)(texts.question(finding), bits.toFixed(2)),
  )
}
