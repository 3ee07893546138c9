import type { PrintedBlock, PrintedText } from '#api/platform/pdf/printed-document.ts'
import { entryList, heading, line, paragraph, textList } from '#api/services/medical/paper/blocks.ts'
import { type PlanPhrases, put } from '#api/services/medical/paper/plan-phrases.ts'
import type { MedicalText } from '#domain/clinical/medical/medical-answer.ts'

function reasonsOf({ reasons }: MedicalText, { words }: PlanPhrases): PrintedBlock[] {
  const { diagnosis } = words
  const rules = [...new Map(reasons.flatMap(({ rule }) => (rule ? [[rule.id, rule] as const] : []))).values()]
  return [
    heading(3, diagnosis.whyThisRisk),
    textList(
      reasons.map(({ text, kindText }) => `${text} (${kindText})`),
      diagnosis.noReasons,
    ),
    ...(rules.length === 0
      ? []
      : [
          paragraph(diagnosis.rules, 'quiet'),
          entryList(
            rules.map(({ id, version, source }) => [
              line(`${source} (${id}, ${put(words.ruleVersion, { version })})`, 'quiet'),
            ]),
            '',
          ),
        ]),
  ]
}

function possibleConditions({ differential, abstained }: MedicalText, { words }: PlanPhrases): PrintedBlock[] {
  const { diagnosis } = words
  const weighed = (label: string, findings: readonly string[]): PrintedText[] =>
    findings.length === 0 ? [] : [line(`${label}: ${findings.join('; ')}`)]
  return [
    heading(3, abstained === null ? diagnosis.couldBe : diagnosis.couldBeAbstained),
    entryList(
      differential.map(({ name, chanceText, about, speaksFor, speaksAgainst }) => [
        line(`${name} (${chanceText})`, 'strong'),
        line(about),
        ...weighed(diagnosis.speaksFor, speaksFor),
        ...weighed(diagnosis.speaksAgainst, speaksAgainst),
      ]),
      diagnosis.noConditions,
    ),
  ]
}

function askedAbout({ asked }: MedicalText, type: string, { words: { diagnosis } }: PlanPhrases): PrintedBlock[] {
  return [
    heading(3, put(diagnosis.asked, { type })),
    textList(
      asked.map(({ name, chanceText }) => `${name}: ${chanceText}`),
      put(diagnosis.noneAsked, { type }),
    ),
  ]
}

/**
 * What it could be, why it is taken so seriously, and what would make it surer or an emergency: as on its tab.
 * @param type what was asked about; null where it was no illness in particular
 */
export function diagnosisBlocks(text: MedicalText, type: string | null, phrases: PlanPhrases): PrintedBlock[] {
  const { words } = phrases
  const { diagnosis } = words
  const urgent = text.level.id === 'critical' || text.level.id === 'high'
  const dangerFirst = text.questions.toSorted((one, other) => Number(other.forDanger) - Number(one.forDanger))
  return [
    heading(2, diagnosis.title),
    paragraph(text.abstained ?? text.diagnosis, 'strong'),
    {
      kind: 'box',
      tone: 'green',
      title: null,
      lines: [line(words.notice, 'strong'), ...(text.review === 'reviewed' ? [] : [line(words.draft)])],
    },
    heading(3, diagnosis.dangerSigns),
    textList(text.dangerSigns, diagnosis.noDangerSigns, 'red'),
    ...reasonsOf(text, phrases),
    ...(text.cardiovascularRisk === null
      ? []
      : [heading(3, diagnosis.cardiovascularRisk), paragraph(text.cardiovascularRisk)]),
    ...possibleConditions(text, phrases),
    ...(type === null ? [] : askedAbout(text, type, phrases)),
    heading(3, diagnosis.questions),
    entryList(
      [
        ...text.askAgain.map((sentence) => [line(sentence)]),
        ...dangerFirst.map(({ question, forDanger }) => [
          line(question),
          ...(forDanger ? [line(diagnosis.questionForDanger, 'quiet')] : []),
        ]),
      ],
      diagnosis.noQuestions,
    ),
    heading(3, urgent ? diagnosis.emergencyIfUrgent : diagnosis.emergencyIf),
    textList(text.emergencyIf, diagnosis.noEmergencyIf),
  ]
}
