import type { MedicineId } from '#domain/clinical/knowledge/medicines/all-medicines.ts'
import type { Regimen } from '#domain/clinical/knowledge/medicines/medicine.ts'
import { REGIMENS_CHRONIC } from '#domain/clinical/knowledge/medicines/regimens-chronic.ts'
import { REGIMENS_INFECTION } from '#domain/clinical/knowledge/medicines/regimens-infection.ts'
import { REGIMENS_MORE } from '#domain/clinical/knowledge/medicines/regimens-more.ts'
import { REGIMENS_OTHER } from '#domain/clinical/knowledge/medicines/regimens-other.ts'

export const REGIMENS = {
  ...REGIMENS_INFECTION,
  ...REGIMENS_CHRONIC,
  ...REGIMENS_OTHER,
  ...REGIMENS_MORE,
} as const satisfies Record<string, Regimen<MedicineId>>

export type RegimenId = keyof typeof REGIMENS
