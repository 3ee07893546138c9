import { ENGINE_VERSION } from '#domain/clinical/assess/assess.ts'
import type { Assessment } from '#domain/clinical/assess/assessment.ts'
import type { ExplainedMedicine, ExplainedPlan } from '#domain/clinical/explain/explanation.ts'
import { MEDICINES } from '#domain/clinical/knowledge/medicines/all-medicines.ts'
import { REGIMENS } from '#domain/clinical/knowledge/medicines/all-regimens.ts'
import type { Medicine, Quantity, Regimen } from '#domain/clinical/knowledge/medicines/medicine.ts'
import { ANSWER_PHRASES_EN } from '#domain/clinical/knowledge/text/en/answer-phrases.ts'
import { ownEntry } from '#domain/clinical/own-entry.ts'
import type { ChosenMedicine } from '#domain/clinical/planning/choose-medicines.ts'
import type { RequestableMedicine } from '#domain/clinical/planning/requestable-medicine.ts'

const medicines: Readonly<Record<string, Medicine>> = MEDICINES
const regimens: Readonly<Record<string, Regimen>> = REGIMENS
/** Regimens whose words say more than so many times a day for so many days. */
const ownFrequency: Readonly<Record<string, string | undefined>> = ANSWER_PHRASES_EN.dose.ofRegimen

const COUNTED: ReadonlySet<Quantity['unit']> = new Set([
  'tablet',
  'capsule',
  'sachet',
  'vial',
  'ampoule',
  'suppository',
])

/**
 * The medicines of a stored plan, in the order of its texts. How long and how many is told only of plans of this
 * version of the engine: an older one may have meant another regimen by the same name.
 */
export function requestableMedicines(
  { plan, version }: Pick<Assessment, 'plan' | 'version'>,
  texts: Pick<ExplainedPlan, 'medicines'>,
): RequestableMedicine[] {
  return texts.medicines.flatMap((text) => {
    const planned = plan.medicines.find(({ regimen }) => regimen === text.regimen)
    return planned ? [requestable(planned, text, version === ENGINE_VERSION)] : []
  })
}

function requestable(planned: ChosenMedicine, text: ExplainedMedicine, isCurrent: boolean): RequestableMedicine {
  const { name, dosage } = partsOfLine(text.line)
  const refusal = refusalOf(planned)
  // Of what must not be given no figure is told.
  const regimen = isCurrent && refusal === null ? ownEntry(regimens, planned.regimen) : undefined
  const dose = refusal === null ? planned.dose : null
  return {
    regimen: planned.regimen,
    name,
    genericName: ownEntry(medicines, planned.medicine)?.name ?? name,
    strength: dose?.strength ?? null,
    dosage,
    notes: text.notes,
    concerns: text.concerns,
    dose: regimen ? dose : null,
    timesPerDay: regimen?.timesPerDay ?? null,
    durationDays: regimen && ownFrequency[planned.regimen] === undefined ? (regimen.days ?? null) : null,
    quantity: regimen && dose ? quantityOf(planned.regimen, regimen, dose) : null,
    refusal,
  }
}

function refusalOf({ safe, dose }: ChosenMedicine): RequestableMedicine['refusal'] {
  if (!safe) return 'not_given'
  return dose === null ? 'without_dose' : null
}

/** The line of a plan, `Amoxicillin 250 mg: 2 tablets twice a day …`; one without a dose is a sentence as a whole. */
function partsOfLine(line: string): { readonly name: string; readonly dosage: string } {
  const end = line.indexOf(': ')
  return end === -1 ? { name: line, dosage: line } : { name: line.slice(0, end), dosage: line.slice(end + 2) }
}

function quantityOf(id: string, { timesPerDay, days }: Regimen, { amount, unit }: Quantity): number | null {
  if (days === undefined || ownFrequency[id] !== undefined || !COUNTED.has(unit)) return null
  // Halves are broken off whole ones: rounded once, for the whole course.
  return Math.ceil(amount * timesPerDay * days)
}
