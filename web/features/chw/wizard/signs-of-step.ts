import type { VisitSign } from '#domain/vocabulary/visit-signs.ts'

/** Signs that are looked and felt for while one examines; all others are asked before anything is measured. */
const WHILE_EXAMINING: ReadonlySet<VisitSign> = new Set<VisitSign>([
  'neck_stiffness',
  'bulging_fontanelle',
  'umbilical_redness',
  'umbilical_pus',
  'newborn_skin_pustules',
  'newborn_eye_pus',
  'newborn_jaundice',
  'jaundice_first_24_hours',
  'jaundice_palms_soles',
  'restless_irritable',
  'sunken_eyes',
  'drinks_poorly',
  'drinks_eagerly',
  'skin_pinch_slow',
  'skin_pinch_very_slow',
  'pallor',
  'severe_pallor',
  'swelling_behind_ear',
  'visible_wasting',
  'bilateral_pitting_oedema',
])

/** The signs that are asked at once, and those that come with the examination, each in its order. */
export const signsOfStep = (asked: readonly VisitSign[]) => ({
  vitals: asked.filter((sign) => !WHILE_EXAMINING.has(sign)),
  examination: asked.filter((sign) => WHILE_EXAMINING.has(sign)),
})
