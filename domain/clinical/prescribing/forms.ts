import type { Regimen } from '#domain/clinical/knowledge/medicines/medicine.ts'
import type { MedicineForm } from '#domain/vocabulary/medicines.ts'

/** How each form can be given: a regimen by mouth says nothing of an injection. */
const ROUTES_OF_FORM: Readonly<Record<MedicineForm, readonly Regimen['route'][]>> = {
  tablet: ['oral', 'sublingual'],
  dispersible_tablet: ['oral'],
  chewable_tablet: ['oral'],
  vaginal_tablet: ['vaginal'],
  capsule: ['oral'],
  oral_liquid: ['oral'],
  oral_powder: ['oral'],
  co_pack: ['oral'],
  paste: ['oral'],
  suppository: ['rectal', 'vaginal'],
  rectal_gel: ['rectal'],
  injection: ['im', 'iv', 'subcutaneous'],
  powder_for_injection: ['im', 'iv', 'subcutaneous'],
  infusion: ['iv'],
  inhaler: ['inhaled'],
  nebuliser_solution: ['inhaled'],
  cream: ['topical', 'vaginal'],
  gel: ['topical'],
  lotion: ['topical'],
  solution: ['topical'],
  eye_ointment: ['eye'],
  ear_drops: ['ear'],
}

/** Put on a place and not into the body: the same medicine elsewhere is no second dose of it. */
const LOCAL: ReadonlySet<MedicineForm> = new Set([
  'vaginal_tablet',
  'inhaler',
  'nebuliser_solution',
  'cream',
  'gel',
  'lotion',
  'solution',
  'eye_ointment',
  'ear_drops',
])

/** Of these no dose is measured. */
const UNMEASURED: ReadonlySet<MedicineForm> = new Set([
  'cream',
  'gel',
  'lotion',
  'solution',
  'eye_ointment',
  'ear_drops',
])

export const isLocal = (form: MedicineForm | null): boolean => form !== null && LOCAL.has(form)
export const isUnmeasured = (form: MedicineForm | null): boolean => form !== null && UNMEASURED.has(form)

/** Whether what comes in a form can be given so; what it comes in may be unknown. */
export const canBeGiven = (form: MedicineForm | null, route: Regimen['route']): boolean =>
  form === null || ROUTES_OF_FORM[form].includes(route)
