import type { StatementId } from '#domain/clinical/counseling/all-statements.ts'
import type { MedicineForm } from '#domain/vocabulary/medicines.ts'

const AT_HOME = ['storage.out_of_reach', 'come_back.child_danger'] as const satisfies readonly StatementId[]
const SWALLOWED = ['storage.dry_cool', 'come_back.allergy', ...AT_HOME] as const satisfies readonly StatementId[]
const OUTSIDE = ['food.no_matter', ...AT_HOME] as const satisfies readonly StatementId[]
const BY_HEALTH_WORKER = [
  'when.by_health_worker',
  'food.no_matter',
  'come_back.allergy_given',
  'come_back.child_danger',
  'storage.at_facility',
] as const satisfies readonly StatementId[]
const INJECTED = [
  'how.injection_by_health_worker',
  'side_effects.injection_pain',
  ...BY_HEALTH_WORKER,
  'warning.not_at_home',
] as const satisfies readonly StatementId[]

/** What is said of every medicine that comes so. */
export const STATEMENTS_OF_FORM: Readonly<Record<MedicineForm, readonly StatementId[]>> = {
  tablet: ['how.swallow_tablet', ...SWALLOWED],
  dispersible_tablet: ['how.dissolve_tablet', 'storage.leave_in_blister', ...SWALLOWED],
  chewable_tablet: ['how.chew_tablet', ...SWALLOWED],
  vaginal_tablet: ['how.vaginal_tablet', 'storage.dry_cool', ...OUTSIDE],
  capsule: ['how.swallow_capsule', ...SWALLOWED],
  oral_liquid: ['how.measure_liquid', 'storage.bottle', ...SWALLOWED],
  oral_powder: ['how.ors_mix', 'how.ors_sips', 'storage.ors_24_hours', 'warning.ors_amount', ...AT_HOME],
  co_pack: [
    'how.ors_mix',
    'how.ors_sips',
    'how.copack_zinc',
    'storage.ors_24_hours',
    'storage.leave_in_blister',
    'warning.ors_amount',
    ...AT_HOME,
  ],
  paste: ['how.paste', 'food.rutf', 'storage.rutf', ...AT_HOME],
  suppository: ['how.suppository', 'storage.suppository_cool', 'come_back.allergy', ...OUTSIDE],
  rectal_gel: ['how.rectal_gel', 'storage.dry_cool', 'come_back.allergy', ...OUTSIDE],
  injection: INJECTED,
  powder_for_injection: INJECTED,
  infusion: ['how.drip_by_health_worker', 'side_effects.drip_pain', ...BY_HEALTH_WORKER, 'warning.not_at_home'],
  inhaler: ['how.inhaler', 'storage.inhaler', 'come_back.allergy', ...OUTSIDE],
  nebuliser_solution: ['how.nebuliser', ...BY_HEALTH_WORKER, 'warning.not_at_home'],
  cream: ['how.cream', 'storage.tube', ...OUTSIDE],
  gel: ['storage.tube', ...OUTSIDE],
  lotion: ['storage.tube', ...OUTSIDE],
  solution: ['storage.tube', ...OUTSIDE],
  eye_ointment: ['how.eye_ointment', 'storage.tube', 'storage.four_weeks_open', ...OUTSIDE],
  ear_drops: ['how.ear_drops', 'storage.tube', 'storage.four_weeks_open', ...OUTSIDE],
}

/** Forms that act where they are put: what is known of the class of a swallowed medicine is not said of them. */
export const ACTS_WHERE_PUT: ReadonlySet<MedicineForm> = new Set([
  'vaginal_tablet',
  'cream',
  'gel',
  'lotion',
  'solution',
  'eye_ointment',
  'ear_drops',
])
