import type { Sentence } from '#domain/clinical/language/sentences/sentence.ts'

/** Words in a row that are said of one thing, and an "and" that parts two things. */
export const LIST_SENTENCES: readonly Sentence[] = [
  ['head, neck and back pain', { present: ['headache', 'neck_pain', 'back_pain'] }],
  ['no chest or abdominal pain', { absent: ['chest_pain', 'abdominal_pain'] }],
  ['no pain in the chest, abdomen or back', { absent: ['chest_pain', 'abdominal_pain', 'back_pain'] }],
  ['muscle and joint pains', { present: ['muscle_pain', 'joint_pain'] }],
  ['pain in my muscles, joints and back', { present: ['muscle_pain', 'joint_pain', 'back_pain'] }],
  ['swelling in the eye and chest pain', { present: ['chest_pain'], not: ['eye_pain'] }],
  ['yellow face and chest, palms and soles not yellow', { absent: ['jaundice_palms_soles'] }],
  ['swollen, red, tight eyelid', { present: ['eyelid_swelling'] }],
  ['his eyelid is swollen, red and tight', { present: ['eyelid_swelling'] }],
  ['his calf is red, hot and swollen', { present: ['calf_swelling'] }],
  ['both legs are red, hot and swollen', { present: ['both_legs_swollen'] }],
  ['frequent, painful urination', { present: ['urinary_frequency', 'dysuria'] }],
  ['heavy, painful periods', { present: ['heavy_periods', 'painful_periods'] }],
  ['bloody, foul-smelling stools', { present: ['blood_in_stool', 'foul_smelling_stool'] }],
  ['no red, swollen or painful eye', { absent: ['eye_pain'] }],
  ['vomiting and blood in the stool', { present: ['vomiting', 'blood_in_stool'], not: ['vomiting_blood'] }],
  // Words that together are something else
  ['blood pressure is high and protein in urine', { not: ['blood_in_urine'] }],
  ['blood pressure 150/100 at 34 weeks pregnant', { not: ['bleeding_in_late_pregnancy'] }],
  ['blood sugar high, passing urine often', { present: ['urinary_frequency'], not: ['blood_in_urine'] }],
  ['blood test and stool test done', { not: ['blood_in_stool'] }],
]
