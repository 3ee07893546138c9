import type { Actor } from '#api/access/actor.ts'
import { authorise } from '#api/services/authorise.ts'
import type { AuditedContext } from '#api/services/context.ts'
import { type InputIssue, InvalidInput, refused } from '#api/services/errors.ts'
import { planResult } from '#api/services/medical/stored-plan.ts'
import { parseId, parseInput } from '#api/services/parse-input.ts'
import { medicinesOf } from '#api/services/prescriptions/requestable-care.ts'
import { timeZoneAt } from '#api/services/tasks/time-zone-at.ts'
import type { ReadPlan } from '#api/store/medical.ts'
import type { Store } from '#api/store/store.ts'
import type { RequestableMedicine } from '#domain/clinical/planning/requestable-medicine.ts'
import { message } from '#domain/input/messages.ts'
import { dateOfDay } from '#domain/input/patient.ts'
import { PrescriptionRequestInput } from '#domain/input/prescription.ts'
import { referralMessage } from '#domain/input/referral-messages.ts'
import { isSameMedicine } from '#domain/medicines/same-medicine.ts'
import { addDays, dayAt } from '#domain/time/local-day.ts'
import type { UiLanguage } from '#domain/vocabulary/languages.ts'

type Asked = PrescriptionRequestInput['medicines'][number]
type Kept = Awaited<ReturnType<Store['prescriptions']['medicines']>>

const MESSAGE_OF_REFUSAL = { not_given: 'medicine_not_given', without_dose: 'medicine_without_dose' } as const

/**
 * The planned medicines that are asked for.
 * @throws InvalidInput with an issue for each that cannot be, `medicines.0` for the first
 */
function chosenOf(asked: readonly Asked[], planned: readonly RequestableMedicine[]) {
  const issues: InputIssue[] = []
  const chosen = asked.flatMap(({ regimen, instruction }, at) => {
    const medicine = planned.find((one) => one.regimen === regimen)
    if (medicine && medicine.refusal === null) return [{ medicine, instruction }]
    const why = medicine?.refusal ? MESSAGE_OF_REFUSAL[medicine.refusal] : 'medicine_not_planned'
    issues.push({ field: `medicines.${at}`, message: referralMessage(why) })
    return []
  })
  const [first, ...others] = issues
  if (first) throw new InvalidInput([first, ...others])
  return chosen
}

/** The one medicine that the product keeps that is the same; none where it keeps no such, or in doubt. */
function keptOf(kept: Kept, { genericName, strength }: RequestableMedicine): string | null {
  if (strength === null) return null
  const same = kept.filter((one) => isSameMedicine(one, { genericName, strength }))
  return same.length === 1 ? (same[0]?.id ?? null) : null
}

/** The first day on which the plan wants the patient seen again; null where it asks for none. */
async function followUpOf(store: Store, facilityId: string, plan: ReadPlan): Promise<Date | null> {
  const [days] = planResult(plan).plan.followUpDays
  if (!plan.followUpRequired || days === undefined) return null
  const timeZone = timeZoneAt(await store.facilities.find(facilityId))
  return dateOfDay(addDays(dayAt(timeZone, plan.createdAt), days))
}

/** What stands with a medicine: what the plan says of its use and dangers, and what the health worker adds. */
const instructionsOf = ({ notes, concerns }: RequestableMedicine, added: string | null): string | null =>
  [...notes, ...concerns, ...(added === null ? [] : [added])].join('\n') || null

/**
 * Asks for medicines of the plan of a patient's assessment, in the words of the plan in this language. They are pending
 * until somebody who may prescribe approves them. The id is the prescription's, made by whoever sends it; sent again it
 * answers with the first and changes nothing.
 * @throws Unauthenticated, Forbidden, InvalidInput
 */
export const requestPrescription =
  ({ store, clock, newId, audit }: AuditedContext<'prescription.request' | 'prescription.read'>) =>
  async (actor: Actor | null, sent: { id: unknown; request: unknown; language: UiLanguage }) => {
    const person = authorise(actor, 'prescription.request')
    const { userId, facilityId } = person
    const id = parseId(sent.id)
    const { assessmentId, medicines } = parseInput(PrescriptionRequestInput, sent.request)
    if (facilityId === null) throw refused('assessmentId', referralMessage('facility_needed'))
    const plan = await store.medical.findPlanToUse(person, assessmentId)
    const patientId = plan?.assessment.patientId
    if (!plan || !patientId) throw refused('assessmentId', referralMessage('assessment_unknown'))
    const chosen = chosenOf(medicines, await medicinesOf(plan, sent.language))
    const kept = await store.prescriptions.medicines()
    const prescription = {
      id,
      patientId,
      facilityId,
      assessmentId,
      diagnosis: sent.language === 'sw' ? plan.diagnosisSw : plan.diagnosisEn,
      instructions: null,
      followUpOn: await followUpOf(store, facilityId, plan),
      status: 'pending' as const,
      prescribedById: userId,
      createdAt: clock.now(),
      endedAt: null,
    }
    const items = chosen.map(({ medicine, instruction }, position) => ({
      id: newId(),
      prescriptionId: id,
      position,
      medicineId: keptOf(kept, medicine),
      name: medicine.name,
      genericName: medicine.genericName,
      dosage: medicine.dosage,
      quantity: medicine.quantity,
      instructions: instructionsOf(medicine, instruction),
      durationDays: medicine.durationDays,
      regimen: medicine.regimen,
      doseAmount: medicine.dose?.amount ?? null,
      doseUnit: medicine.dose?.unit ?? null,
      doseStrength: medicine.strength,
      timesPerDay: medicine.timesPerDay,
    }))
    const record = { recordType: 'Prescription', recordId: id, personId: patientId } as const
    const isNew = await store.prescriptions.create(prescription, items, audit('prescription.request', userId, record))
    if (isNew) return { id }
    const before = await store.prescriptions.find(person, id)
    if (before?.prescribedById !== userId || before.assessmentId !== assessmentId) {
      throw refused('id', message('id_taken'))
    }
    await store.audit.record(audit('prescription.read', userId, record))
    return { id }
  }
