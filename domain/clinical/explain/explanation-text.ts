import type { ExplainedAction, ExplainedMedicine, Explanation } from '#domain/clinical/explain/explanation.ts'
import type { AnswerWords, Heading } from '#domain/clinical/knowledge/text/answer-words.ts'

/** An explanation as plain text of a few screens, for a terminal, a print or a message. */
export function explanationText(explanation: Explanation, { phrases: { headings } }: AnswerWords): string {
  const { level, plan } = explanation
  const section = (heading: Heading, lines: readonly string[]): string[] =>
    lines.length === 0 ? [] : ['', headings[heading], ...lines.map((line) => `- ${line}`)]
  const couldBe = explanation.differential.flatMap(({ name, chanceText, about, speaksFor, speaksAgainst }) => [
    `- ${name} (${chanceText}). ${about}`,
    ...(speaksFor.length > 0 ? [`  ${headings.speaksFor}: ${speaksFor.join('; ')}`] : []),
    ...(speaksAgainst.length > 0 ? [`  ${headings.speaksAgainst}: ${speaksAgainst.join('; ')}`] : []),
  ])
  const care = [...(plan.referral ? [plan.referral] : []), ...plan.followUp]
  return [
    `${level.name}: ${level.whatToDo}`,
    ...section(
      'reasons',
      explanation.reasons.map(({ text }) => text),
    ),
    ...section('dangerSigns', explanation.dangerSigns),
    ...(couldBe.length > 0 ? ['', headings.couldBe] : []),
    ...[explanation.abstained, explanation.confidence].filter((text) => text !== null),
    ...couldBe,
    ...(explanation.cardiovascularRisk ? ['', explanation.cardiovascularRisk] : []),
    ...section('ask', [...explanation.askAgain, ...explanation.questions.map(({ question }) => question)]),
    ...section('now', plan.now.map(actionText)),
    ...section('medicines', [...(plan.notChecked ? [plan.notChecked] : []), ...plan.medicines.map(medicineText)]),
    ...section('lifestyle', plan.lifestyle.map(actionText)),
    ...section('prevention', plan.prevention.map(actionText)),
    ...section('followUp', care),
    ...section('returnIf', plan.returnIf),
    '',
  ].join('\n')
}

const actionText = ({ title, instruction, byText }: ExplainedAction): string => `${title} [${byText}]. ${instruction}`

const medicineText = ({ line, concerns, notes }: ExplainedMedicine): string =>
  [`${line}.`, ...concerns, ...notes].join(' ')
