import { describe, expect, it } from 'vitest'
import { assess } from '#domain/clinical/assess/assess.ts'
import type { ClinicalCase } from '#domain/clinical/case/clinical-case.ts'
import type { TriageLevel } from '#domain/clinical/knowledge/conditions/condition.ts'

const present = (...ids: string[]) => ids.map((id) => ({ id, status: 'present' as const }))
const MONTHS_A_DAY = 1 / 30.4

const isRaisedBy = (rule: string, clinicalCase: ClinicalCase): TriageLevel | null => {
  const reason = assess(clinicalCase).triage.reasons.find((one) => one.kind === 'rule' && one.rule.id === rule)
  return reason?.level ?? null
}

/** A rule, a case that meets it, its level, and the same case one sign or step short of it. */
const RULES: readonly (readonly [rule: string, level: TriageLevel, meets: ClinicalCase, misses: ClinicalCase])[] = [
  [
    'triage.imci.indrawing-on-antibiotic',
    'critical',
    { ageMonths: 20, findings: present('cough', 'chest_indrawing', 'recent_antibiotics') },
    { ageMonths: 20, findings: present('cough', 'chest_indrawing') },
  ],
  [
    'triage.imci.ear-fever-on-antibiotic',
    'critical',
    { ageMonths: 30, vitals: { temperatureC: 38.5 }, findings: present('ear_discharge', 'recent_antibiotics') },
    { ageMonths: 30, vitals: { temperatureC: 38.4 }, findings: present('ear_discharge', 'recent_antibiotics') },
  ],
  [
    'triage.imci.pneumonia-with-hiv',
    'critical',
    { ageMonths: 7, findings: present('chest_indrawing', 'mother_with_hiv') },
    { ageMonths: 7, findings: present('cough', 'mother_with_hiv') },
  ],
  [
    'triage.imci.pneumonia-with-hiv',
    'critical',
    { ageMonths: 14, findings: present('chest_indrawing', 'hiv_exposure') },
    { ageMonths: 14, findings: present('chest_indrawing') },
  ],
  [
    'triage.wasting.oedema-everywhere',
    'critical',
    { ageMonths: 22, findings: present('both_legs_swollen', 'facial_swelling', 'loss_of_appetite') },
    { ageMonths: 22, findings: present('both_legs_swollen', 'facial_swelling') },
  ],
  [
    'triage.imci.measles-severe',
    'critical',
    { ageMonths: 24, findings: present('measles_rash', 'deep_mouth_ulcers') },
    { ageMonths: 24, findings: present('measles_rash', 'mouth_ulcers') },
  ],
  [
    'triage.imci.measles-severe',
    'critical',
    { ageMonths: 22, findings: present('contact_chickenpox_measles', 'deep_mouth_ulcers') },
    { ageMonths: 22, findings: present('contact_chickenpox_measles', 'mouth_ulcers') },
  ],
  [
    'triage.emergency-signs.ectopic',
    'critical',
    {
      ageMonths: 396,
      sex: 'female',
      findings: present('pregnancy_test_positive', 'abdominal_pain', 'shoulder_tip_pain'),
    },
    { ageMonths: 396, sex: 'female', findings: present('abdominal_pain', 'shoulder_tip_pain') },
  ],
  [
    'triage.heart.silent-coronary',
    'high',
    { ageMonths: 852, findings: present('jaw_pain', 'known_diabetes', 'nausea') },
    { ageMonths: 852, findings: present('jaw_pain', 'known_diabetes') },
  ],
  [
    'triage.newborn.cool',
    'high',
    { ageMonths: 3 * MONTHS_A_DAY, vitals: { temperatureC: 35.9 } },
    { ageMonths: 3 * MONTHS_A_DAY, vitals: { temperatureC: 36 } },
  ],
  [
    'triage.newborn.spreading-umbilicus',
    'critical',
    { ageMonths: 8 * MONTHS_A_DAY, findings: present('umbilical_pus', 'skin_warm_red_painful') },
    { ageMonths: 8 * MONTHS_A_DAY, findings: present('umbilical_pus') },
  ],
  [
    'triage.newborn.bleeding-and-pale',
    'critical',
    { ageMonths: MONTHS_A_DAY, findings: present('umbilical_bleeding', 'pallor') },
    { ageMonths: MONTHS_A_DAY, findings: present('pallor') },
  ],
  [
    'triage.newborn.severe-skin-infection',
    'critical',
    { ageMonths: 9 * MONTHS_A_DAY, findings: present('newborn_skin_pustules', 'bullae') },
    { ageMonths: 9 * MONTHS_A_DAY, findings: present('newborn_skin_pustules') },
  ],
  [
    'triage.pregnancy.complicated-abortion',
    'critical',
    { ageMonths: 228, sex: 'female', findings: present('unsafe_abortion', 'vaginal_bleeding') },
    { ageMonths: 228, sex: 'female', findings: present('unsafe_abortion') },
  ],
  [
    'triage.after-birth.infected-wound',
    'high',
    { ageMonths: 288, sex: 'female', afterBirth: true, findings: present('wound_infected') },
    { ageMonths: 288, sex: 'female', findings: present('wound_infected') },
  ],
  [
    'triage.after-birth.depression',
    'high',
    { ageMonths: 312, sex: 'female', afterBirth: true, findings: present('no_pleasure') },
    { ageMonths: 312, sex: 'female', findings: present('no_pleasure') },
  ],
  [
    'triage.glucose.infected-foot-with-illness',
    'critical',
    { ageMonths: 720, vitals: { temperatureC: 37.5 }, findings: present('known_diabetes', 'foot_ulcer') },
    { ageMonths: 720, vitals: { temperatureC: 37.4 }, findings: present('known_diabetes', 'foot_ulcer') },
  ],
  [
    'triage.tuberculosis-hiv.harm-of-treatment',
    'high',
    { ageMonths: 660, findings: present('tb_treatment', 'blurred_vision') },
    { ageMonths: 660, findings: present('blurred_vision') },
  ],
  [
    'triage.emergency-signs.kidneys-and-slow-heart',
    'critical',
    { ageMonths: 684, vitals: { heartRatePerMin: 49 }, findings: present('known_kidney_disease') },
    { ageMonths: 684, vitals: { heartRatePerMin: 50 }, findings: present('known_kidney_disease') },
  ],
]

describe('Rules of follow-up, newborns, mothers and treatment', () => {
  it.each(RULES)('%s is %s where it is met, and does not apply one step short', (rule, level, meets, misses) => {
    expect(isRaisedBy(rule, meets)).toBe(level)
    expect(isRaisedBy(rule, misses)).toBeNull()
  })
})
