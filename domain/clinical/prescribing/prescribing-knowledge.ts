import { clinicalKnowledge } from '#domain/clinical/assess/knowledge.ts'
import { MEDICINES, type MedicineId } from '#domain/clinical/knowledge/medicines/all-medicines.ts'
import { INTERACTIONS } from '#domain/clinical/knowledge/medicines/interactions.ts'
import type { Interaction, Medicine } from '#domain/clinical/knowledge/medicines/medicine.ts'
import type { ReadExamination } from '#domain/clinical/medical/assess-medical.ts'
import type { MedicineKnowledge } from '#domain/clinical/planning/planning-case.ts'
import type { GreatestDose } from '#domain/clinical/prescribing/greatest-dose.ts'
import { GREATEST_DOSES } from '#domain/clinical/prescribing/greatest-doses.ts'
import { INTERACTIONS_PRESCRIBING } from '#domain/clinical/prescribing/interactions-prescribing.ts'
import {
  ALSO_CONTAINS,
  MEDICINE_NAMES_PRESCRIBING,
  MEDICINES_PRESCRIBING,
} from '#domain/clinical/prescribing/medicines-prescribing.ts'

/** A medicine that a prescription can be checked for. */
export type PrescribingMedicineId = MedicineId | keyof typeof MEDICINES_PRESCRIBING

/** Everything that a prescription is held against: more than a plan knows, for the server alone. */
export interface PrescribingKnowledge extends MedicineKnowledge {
  readonly medicines: Readonly<Record<string, Medicine>>
  readonly interactions: readonly Interaction[]
  readonly greatestDoses: readonly GreatestDose[]
  /** Reads what alerts say of illnesses. */
  readonly readText: ReadExamination
}

/** @param readText reads the texts of records, in the languages that they are written in */
export function prescribingKnowledge(readText: ReadExamination): PrescribingKnowledge {
  const care = clinicalKnowledge().medicines
  const medicines: Record<string, Medicine> = { ...MEDICINES, ...MEDICINES_PRESCRIBING }
  for (const [id, also] of Object.entries(ALSO_CONTAINS)) {
    const medicine = medicines[id]
    if (medicine) medicines[id] = { ...medicine, contains: [...(medicine.contains ?? []), ...also] }
  }
  return {
    ...care,
    medicines,
    names: { ...care.names, ...MEDICINE_NAMES_PRESCRIBING },
    interactions: [...INTERACTIONS, ...INTERACTIONS_PRESCRIBING],
    greatestDoses: GREATEST_DOSES,
    readText,
  }
}
