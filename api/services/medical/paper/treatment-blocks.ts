import type { PrintedBlock } from '#api/platform/pdf/printed-document.ts'
import { actionList, entryList, heading, line, paragraph, textList } from '#api/services/medical/paper/blocks.ts'
import { type PlanPhrases, put } from '#api/services/medical/paper/plan-phrases.ts'
import type { ExplainedMedicine } from '#domain/clinical/explain/explanation.ts'
import type { MedicalText } from '#domain/clinical/medical/medical-answer.ts'

const given = ({ line: dose, concerns, notes }: ExplainedMedicine) => [
  line(dose, 'strong'),
  ...concerns.map((concern) => line(concern)),
  ...(notes.length > 0 ? [line(notes.join(' '), 'quiet')] : []),
]

function medicineBlocks({ plan }: MedicalText, { words }: PlanPhrases): PrintedBlock[] {
  const { treatment } = words
  const safe = plan.medicines.filter((medicine) => medicine.safe)
  const unsafe = plan.medicines.filter((medicine) => !medicine.safe)
  return [
    heading(3, treatment.medicines),
    ...(safe.length === 0
      ? [paragraph(treatment.noMedicines, 'quiet')]
      : [paragraph(treatment.medicinesExplained), entryList(safe.map(given), treatment.noMedicines)]),
    ...(unsafe.length === 0
      ? []
      : [{ kind: 'box', tone: 'plain', title: treatment.notGiven, lines: unsafe.flatMap(given) } as const]),
    ...(plan.notChecked === null ? [] : [paragraph(plan.notChecked, 'strong')]),
  ]
}

/** What to do, with which medicines, and when to be seen again: as on its tab. */
export function treatmentBlocks(text: MedicalText, phrases: PlanPhrases): PrintedBlock[] {
  const { words } = phrases
  const { treatment } = words
  const { plan } = text
  const doneBy = (who: string) => put(words.doneBy, { who })
  return [
    heading(2, treatment.title),
    paragraph(words.notice),
    heading(3, treatment.referral),
    plan.referral === null ? paragraph(treatment.noReferral, 'quiet') : paragraph(plan.referral),
    heading(3, treatment.immediateActions),
    actionList(plan.now, { none: treatment.noImmediateActions, doneBy }, true),
    ...medicineBlocks(text, phrases),
    heading(3, treatment.lifestyleChanges),
    actionList(plan.lifestyle, { none: treatment.noLifestyleChanges, doneBy }),
    heading(3, treatment.followUpSchedule),
    textList(plan.followUp, treatment.noFollowUpSchedule),
  ]
}

/** So that it does not happen, or not again. */
export function preventionBlocks({ plan }: MedicalText, { words }: PlanPhrases): PrintedBlock[] {
  const doneBy = (who: string) => put(words.doneBy, { who })
  return [heading(2, words.prevention.title), actionList(plan.prevention, { none: words.prevention.none, doneBy })]
}
