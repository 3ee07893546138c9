import { doseLine } from '#domain/clinical/explain/dose-line.ts'
import type { ExplainedAction, ExplainedMedicine, ExplainedPlan } from '#domain/clinical/explain/explanation.ts'
import { conditionOf, fill, labelOf, medicineOf } from '#domain/clinical/explain/say.ts'
import { ACTIONS, type ActionId } from '#domain/clinical/knowledge/actions/all-actions.ts'
import { REGIMENS } from '#domain/clinical/knowledge/medicines/all-regimens.ts'
import type { AssessedRegimen } from '#domain/clinical/knowledge/medicines/medicine.ts'
import type { AnswerWords, Concern, PlannedMedicine } from '#domain/clinical/knowledge/text/answer-words.ts'
import type { CarePlan } from '#domain/clinical/planning/plan-care.ts'

const regimens: Readonly<Record<string, AssessedRegimen>> = REGIMENS

function explainAction(id: ActionId, { actions, phrases }: AnswerWords): ExplainedAction {
  const { by } = ACTIONS[id]
  const text = actions[id]
  return { id, title: text?.title ?? id, instruction: text?.instruction ?? '', by, byText: phrases.doneBy[by] }
}

/** What a concern is about, in words: the finding, the effect of an interaction, or what the patient takes. */
function aboutOf({ reason, of = '' }: Concern, words: AnswerWords): string {
  if (reason === 'not_with' || reason === 'not_known' || reason === 'newborn') return of && labelOf(words, of)
  if (reason === 'possible_condition') return conditionOf(words, of)
  if (reason === 'interaction') return words.interactionEffects[of] ?? of
  return medicineOf(words, of)
}

/** The other medicine: one of this plan, or as the case or its finding names it. */
const otherOf = ({ with: other = '' }: Concern, words: AnswerWords): string =>
  words.medicines[other] ?? words.findings[other]?.label ?? other

/** Why a medicine is not given, or only with care, by itself: `the patient has to be weighed first.` */
export const concernReason = (concern: Concern, words: AnswerWords): string =>
  fill(words.phrases.concerns[concern.reason], { of: aboutOf(concern, words), with: otherOf(concern, words) }).trim()

/** The same after how much it weighs: `With care: the patient has to be weighed first.` */
export const concernText = (concern: Concern, words: AnswerWords): string =>
  `${words.phrases.severities[concern.severity]} ${concernReason(concern, words)}`

function explainMedicine(planned: PlannedMedicine, words: AnswerWords): ExplainedMedicine[] {
  const regimen = regimens[planned.regimen]
  if (!regimen) return []
  const { dose, levelsOfCare } = words.phrases
  const note = words.regimenNotes[planned.regimen]
  const howTo = [
    ...(planned.use === 'alternative' ? [dose.alternative] : []),
    ...(planned.needs.length > 0
      ? [fill(dose.afterTest, { of: planned.needs.map((id) => labelOf(words, id)).join('; ') })]
      : []),
    ...(note ? [note] : []),
    ...(regimen.beforeReferral ? [`${dose.beforeReferral}.`] : []),
    `${fill(dose.givenFrom, { place: levelsOfCare[regimen.from] })}.`,
  ]
  return [
    {
      regimen: planned.regimen,
      safe: planned.safe,
      line: doseLine(planned, regimen, words),
      notes: planned.safe ? howTo : [],
      concerns: planned.concerns.map((concern) => concernText(concern, words)),
    },
  ]
}

/** A plan in words, in its own order: medicines that must not be given stand last, with the reason. */
export function explainPlan(plan: CarePlan, words: AnswerWords): ExplainedPlan {
  const { phrases } = words
  const medicines = plan.medicines.flatMap((planned) => explainMedicine(planned, words))
  return {
    now: plan.immediateActions.map((id) => explainAction(id, words)),
    medicines: medicines.toSorted((one, other) => Number(other.safe) - Number(one.safe)),
    notChecked:
      plan.notCheckedAgainst.length > 0 ? fill(phrases.notChecked, { of: plan.notCheckedAgainst.join('; ') }) : null,
    lifestyle: plan.lifestyle.map((id) => explainAction(id, words)),
    prevention: plan.prevention.map((id) => explainAction(id, words)),
    referral: plan.referral
      ? fill(phrases.referral, {
          to: phrases.levelsOfCare[plan.referral.to],
          urgency: phrases.urgencies[plan.referral.urgency],
        })
      : null,
    followUp: plan.followUpDays.map((days) =>
      days === 1 ? phrases.followUp.one : fill(phrases.followUp.many, { days }),
    ),
    returnIf: plan.returnIf.map((id) => labelOf(words, id)),
  }
}
