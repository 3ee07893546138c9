import type { Medicine } from '#domain/clinical/knowledge/medicines/medicine.ts'
import { MEDICINES_CHRONIC } from '#domain/clinical/knowledge/medicines/medicines-chronic.ts'
import { MEDICINES_INFECTION } from '#domain/clinical/knowledge/medicines/medicines-infection.ts'
import { MEDICINES_MORE } from '#domain/clinical/knowledge/medicines/medicines-more.ts'
import { MEDICINES_OTHER } from '#domain/clinical/knowledge/medicines/medicines-other.ts'

export const MEDICINES = {
  ...MEDICINES_INFECTION,
  ...MEDICINES_CHRONIC,
  ...MEDICINES_OTHER,
  ...MEDICINES_MORE,
} as const satisfies Record<string, Medicine>

export type MedicineId = keyof typeof MEDICINES
