import type { Assessment } from '#domain/clinical/assess/assessment.ts'
import type { ChosenMedicine } from '#domain/clinical/planning/choose-medicines.ts'
import type { MedicineConcern } from '#domain/clinical/planning/planning-case.ts'
import { quantityInWords, regimenInWords } from './medicine-lines.ts'
import type { Texts } from './texts.ts'

/** What to do, with every medicine's single dose and each concern about it. */
export function planLines({ plan }: Assessment, texts: Texts): string[] {
  const { words, why } = texts
  const list = (title: string, items: readonly string[]) => (items.length > 0 ? [`${title}: ${items.join('; ')}`] : [])
  return [
    ...list(
      why.planOf,
      plan.of.map((id) => texts.condition(id).name),
    ),
    ...list(words.now, plan.immediateActions.map(texts.action)),
    ...(plan.medicines.length > 0 ? [`${words.medicines}:`] : []),
    ...plan.medicines.flatMap((medicine) => medicineLines(medicine, texts)).map((line) => `  ${line}`),
    ...list(words.lifestyle, plan.lifestyle.map(texts.action)),
    ...list(words.followUp, plan.followUpDays.map(words.days)),
    ...(plan.referral
      ? [`${words.referral}: ${words.places[plan.referral.to]}, ${words.urgencies[plan.referral.urgency]}`]
      : []),
    ...list(words.prevention, plan.prevention.map(texts.action)),
    ...list(words.returnIf, plan.returnIf.map(texts.finding)),
  ]
}

function medicineLines({ regimen, dose, concerns, use, needs }: ChosenMedicine, texts: Texts): string[] {
  const { why } = texts
  return [
    regimenInWords(regimen, texts),
    `  ${why.uses[use]}${needs.length > 0 ? `: ${needs.map(texts.finding).join('; ')}` : ''}`,
    ...(dose ? [`  ${why.dose}: ${quantityInWords(dose, texts)}`] : []),
    ...concerns.map((concern) => `  ${why.severities[concern.severity]}: ${concernInWords(concern, texts)}`),
  ]
}

function concernInWords({ reason, of, with: other }: MedicineConcern, texts: Texts): string {
  const said = other === undefined ? texts.why.concerns[reason] : `${texts.why.concerns[reason]} (${other})`
  if (of === undefined) return said
  if (reason === 'interaction') return `${said}: ${texts.effect(of)}`
  if (reason === 'possible_condition') return `${said}: ${texts.condition(of).name}`
  return `${said}: ${['not_with', 'not_known', 'newborn'].includes(reason) ? texts.finding(of) : of}`
}
