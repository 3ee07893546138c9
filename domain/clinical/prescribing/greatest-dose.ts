import type { MedicineId } from '#domain/clinical/knowledge/medicines/all-medicines.ts'
import type { MedicineForm } from '#domain/vocabulary/medicines.ts'

/** An upper limit: so much for each kg, never more than `most`; either may be all that there is. */
export type Limit =
  | { readonly perKg: number; readonly most?: number }
  | { readonly most: number }
  | { readonly byKg: readonly { readonly from: number; readonly below: number; readonly most: number }[] }

/** The greatest dose of a medicine for somebody of an age, whatever it is given for. */
export interface GreatestDose {
  readonly medicine: MedicineId
  readonly fromMonths?: number
  readonly belowMonths?: number
  /** Missing: in every form. */
  readonly forms?: readonly MedicineForm[]
  /** Of the first substance of a combination, but the sum for co-trimoxazole; both limits are in it. */
  readonly unit: 'mg' | 'microgram' | 'iu' | 'tablet'
  readonly strength?: string
  /** At a time; where it is missing, the limit of the day is that of a dose too. */
  readonly perDose?: Limit
  readonly perDay?: Limit
  /** The publication, with its year. */
  readonly source: string
}
