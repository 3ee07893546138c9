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
    { ageMonths: 300, sex: 'female', findings: present('lower_abdominal_pain', 'syncope') },
    { ageMonths: 300, sex: 'male', findings: present('lower_abdominal_pain', 'syncope') },
  ],
  [
    'triage.emergency-signs.thyroid-storm',
    'critical',
    {
      ageMonths: 480,
      vitals: { temperatureC: 39, heartRatePerMin: 128 },
      findings: present('known_thyroid_disease', 'agitation'),
    },
    {
      ageMonths: 480,
      vitals: { temperatureC: 39, heartRatePerMin: 119 },
      findings: present('known_thyroid_disease', 'agitation'),
    },
  ],
  [
    'triage.heart.sweating-in-diabetes',
    'critical',
    { ageMonths: 888, findings: present('known_diabetes', 'sweating', 'nausea') },
    { ageMonths: 599, findings: present('known_diabetes', 'sweating', 'nausea') },
  ],
  [
    'triage.pregnancy.past-term',
    'high',
    { ageMonths: 336, sex: 'female', pregnant: true, pregnancyWeeks: 41, findings: present('back_pain') },
    { ageMonths: 336, sex: 'female', pregnant: true, pregnancyWeeks: 40, findings: present('back_pain') },
  ],
  [
    'triage.imci.measles-severe',
    'critical',
    { ageMonths: 19, findings: present('rash', 'deep_mouth_ulcers') },
    { ageMonths: 61, findings: present('rash', 'deep_mouth_ulcers') },
  ],
  [
    'triage.emergency-signs.cord-compression',
    'critical',
    { ageMonths: 660, vitals: { temperatureC: 38.4 }, findings: present('back_pain', 'leg_heaviness') },
    { ageMonths: 660, findings: present('back_pain', 'leg_heaviness') },
  ],
  [
    'triage.emergency-signs.blocked-kidney',
    'critical',
    { ageMonths: 560, vitals: { temperatureC: 38.9 }, findings: present('known_kidney_stones', 'flank_pain') },
    { ageMonths: 560, findings: present('known_kidney_stones', 'flank_pain') },
  ],
  [
    'triage.contacts.blood-of-haemorrhagic-fever',
    'critical',
    { ageMonths: 370, findings: present('contact_haemorrhagic_fever', 'hiv_exposure') },
    { ageMonths: 370, findings: present('contact_haemorrhagic_fever') },
  ],
  [
    'triage.emergency-signs.skin-and-mouth-after-medicine',
    'critical',
    { ageMonths: 450, findings: present('new_medicine', 'burning_skin_pain', 'mouth_blisters') },
    { ageMonths: 450, findings: present('burning_skin_pain', 'mouth_blisters') },
  ],
  [
    'triage.contacts.measles',
    'high',
    { ageMonths: 10, findings: present('contact_chickenpox_measles', 'not_immunised') },
    { ageMonths: 10, findings: present('contact_chickenpox_measles') },
  ],
  [
    'triage.pregnancy.waters-broken-early',
    'critical',
    { ageMonths: 288, sex: 'female', pregnant: true, pregnancyWeeks: 33, findings: present('contractions') },
    { ageMonths: 288, sex: 'female', pregnant: true, pregnancyWeeks: 34, findings: present('contractions') },
  ],
  [
    'triage.pregnancy.waters-broken-early',
    'critical',
    { ageMonths: 372, sex: 'female', pregnant: true, findings: present('contractions', 'previous_caesarean') },
    { ageMonths: 372, sex: 'female', pregnant: true, findings: present('contractions') },
  ],
  [
    'triage.pregnancy.pain-with-blood-loss',
    'critical',
    { ageMonths: 336, sex: 'female', findings: present('missed_period', 'heavy_vaginal_bleeding') },
    { ageMonths: 336, sex: 'female', findings: present('missed_period', 'vaginal_bleeding') },
  ],
  [
    'triage.emergency-signs.bleeding',
    'critical',
    { ageMonths: 850, findings: present('nosebleed_prolonged', 'anticoagulant_use') },
    { ageMonths: 850, findings: present('nosebleed_prolonged') },
  ],
  [
    'triage.injury.head',
    'critical',
    { ageMonths: 168, findings: present('head_injury', 'bleeding_disorder') },
    { ageMonths: 168, findings: present('head_injury') },
  ],
  [
    'triage.contacts.measles',
    'high',
    { ageMonths: 300, pregnant: true, sex: 'female', findings: present('contact_chickenpox_measles', 'not_immunised') },
    { ageMonths: 300, sex: 'female', findings: present('contact_chickenpox_measles', 'not_immunised') },
  ],
  [
    'triage.pregnancy.waters-broken-early',
    'critical',
    { ageMonths: 324, sex: 'female', pregnant: true, findings: present('contractions', 'genital_blisters') },
    { ageMonths: 324, sex: 'female', pregnant: true, findings: present('genital_blisters') },
  ],
  [
    'triage.adrenal.steroids-not-kept',
    'high',
    { ageMonths: 470, findings: present('steroid_use', 'vomiting') },
    { ageMonths: 470, findings: present('steroid_use', 'nausea') },
  ],
  [
    'triage.injury.major',
    'critical',
    { ageMonths: 840, findings: present('fall', 'neck_pain', 'numbness') },
    { ageMonths: 840, findings: present('fall', 'neck_pain') },
  ],
  [
    'triage.injury.major',
    'critical',
    { ageMonths: 200, findings: present('fracture_suspected', 'cold_extremities') },
    { ageMonths: 200, findings: present('fracture_suspected', 'limb_pain') },
  ],
  [
    'triage.injury.head',
    'critical',
    { ageMonths: 890, findings: present('fall', 'headache', 'anticoagulant_use') },
    { ageMonths: 890, findings: present('fall', 'headache') },
  ],
  [
    'triage.stroke.sudden',
    'critical',
    { ageMonths: 790, findings: present('double_vision', 'vertigo', 'loss_of_balance') },
    { ageMonths: 790, findings: present('double_vision', 'vertigo') },
  ],
  [
    'triage.stroke.sudden',
    'critical',
    { ageMonths: 790, findings: [{ id: 'vision_loss', status: 'present', days: 0.2 }] },
    { ageMonths: 790, findings: [{ id: 'vision_loss', status: 'present', days: 5 }] },
  ],
  [
    'triage.stroke.sudden',
    'critical',
    { ageMonths: 790, findings: present('sudden_onset', 'side_vision_loss') },
    { ageMonths: 790, findings: present('side_vision_loss') },
  ],
  [
    'triage.emergency-signs.fever-on-chemotherapy',
    'critical',
    { ageMonths: 620, findings: present('on_chemotherapy', 'rigors') },
    { ageMonths: 620, findings: present('on_chemotherapy', 'chills') },
  ],
  [
    'triage.wasting.swollen-feet',
    'high',
    { ageMonths: 59, findings: present('both_legs_swollen') },
    { ageMonths: 60, findings: present('both_legs_swollen') },
  ],
  [
    'triage.glucose.in-pregnancy',
    'high',
    { ageMonths: 300, sex: 'female', pregnant: true, vitals: { glucoseMmolPerL: 11.1 } },
    { ageMonths: 300, sex: 'female', pregnant: true, vitals: { glucoseMmolPerL: 11 } },
  ],
  [
    'triage.glucose.in-pregnancy',
    'high',
    {
      ageMonths: 300,
      sex: 'female',
      pregnant: true,
      findings: present('fasting_glucose_raised'),
      vitals: { glucoseMmolPerL: 7 },
    },
    {
      ageMonths: 300,
      sex: 'female',
      pregnant: true,
      findings: present('fasting_glucose_raised'),
      vitals: { glucoseMmolPerL: 6.9 },
    },
  ],
  [
    'triage.emergency-signs.ectopic',
    'critical',
    { ageMonths: 300, sex: 'female', findings: present('missed_period', 'presyncope', 'intrauterine_device') },
    { ageMonths: 300, sex: 'female', findings: present('missed_period', 'presyncope') },
  ],
  [
    'triage.emergency-signs.ectopic',
    'critical',
    { ageMonths: 300, sex: 'female', findings: present('missed_period', 'vaginal_bleeding', 'shoulder_pain') },
    { ageMonths: 300, sex: 'female', findings: present('missed_period', 'shoulder_pain') },
  ],
  [
    'triage.emergency-signs.bleeding-signs',
    'high',
    { ageMonths: 800, findings: present('nosebleed', 'anticoagulant_use') },
    { ageMonths: 800, findings: present('nosebleed') },
  ],
  [
    'triage.blood-pressure.on-the-pill',
    'high',
    { ageMonths: 456, sex: 'female', vitals: { systolicMmHg: 160 }, findings: present('hormonal_contraception') },
    { ageMonths: 456, sex: 'female', vitals: { systolicMmHg: 159 }, findings: present('hormonal_contraception') },
  ],
  [
    'triage.blood-pressure.on-the-pill',
    'high',
    { ageMonths: 456, sex: 'female', vitals: { diastolicMmHg: 100 }, findings: present('hormonal_contraception') },
    { ageMonths: 456, sex: 'female', vitals: { diastolicMmHg: 100 } },
  ],
  [
    'triage.emergency-signs.anaemia-under-7',
    'high',
    { ageMonths: 624, sex: 'male', vitals: { haemoglobinGPerDl: 7.9 } },
    { ageMonths: 624, sex: 'male', vitals: { haemoglobinGPerDl: 8 } },
  ],
  [
    'triage.emergency-signs.anaemia-under-7',
    'high',
    { ageMonths: 324, sex: 'female', pregnant: true, vitals: { haemoglobinGPerDl: 6.9 } },
    { ageMonths: 324, sex: 'female', pregnant: true, vitals: { haemoglobinGPerDl: 7 } },
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
  [
    'triage.newborn.early-birth',
    'high',
    { ageMonths: 6 * MONTHS_A_DAY, findings: present('premature_birth') },
    { ageMonths: 8 * MONTHS_A_DAY, findings: present('premature_birth') },
  ],
  [
    'triage.newborn.weight-loss',
    'high',
    { ageMonths: 0.9, findings: present('weight_loss') },
    { ageMonths: 1, findings: present('weight_loss') },
  ],
  [
    'triage.sick-child.floppy',
    'high',
    { ageMonths: 11, findings: present('hypotonia') },
    { ageMonths: 12, findings: present('hypotonia') },
  ],
  [
    'triage.imci.measles',
    'moderate',
    { ageMonths: 59, findings: present('measles_rash') },
    { ageMonths: 60, findings: present('measles_rash') },
  ],
  ...['potassium_very_high', 'potassium_very_low', 'sodium_very_low'].map(
    (result) =>
      [
        'triage.salts.dangerous',
        'critical',
        { ageMonths: 600, findings: present(result) },
        { ageMonths: 600, findings: present(result.replace('_very', '')) },
      ] as const,
  ),
  [
    'triage.emergency-signs.gut-blocked',
    'critical',
    { ageMonths: 480, findings: present('constipation', 'vomiting', 'abdominal_distension') },
    { ageMonths: 480, findings: present('constipation', 'abdominal_distension') },
  ],
  [
    'triage.emergency-signs.back-and-bladder',
    'high',
    { ageMonths: 480, findings: present('back_pain', 'urinary_incontinence') },
    { ageMonths: 480, findings: present('urinary_incontinence') },
  ],
  [
    'triage.emergency-signs.clot',
    'high',
    { ageMonths: 396, findings: present('calf_pain', 'hormonal_contraception') },
    { ageMonths: 396, findings: present('calf_pain') },
  ],
  [
    'triage.emergency-signs.skin-and-mouth-after-medicine',
    'critical',
    { ageMonths: 396, findings: present('new_medicine', 'vesicles', 'mouth_ulcers') },
    { ageMonths: 396, findings: present('new_medicine', 'rash', 'mouth_ulcers') },
  ],
  [
    'triage.heart.palpitations-faint',
    'high',
    { ageMonths: 396, findings: present('palpitations', 'presyncope') },
    { ageMonths: 396, findings: present('palpitations', 'dizziness') },
  ],
  [
    'triage.injury.knocked-out',
    'critical',
    { ageMonths: 396, findings: present('road_traffic_injury', 'loss_of_consciousness') },
    { ageMonths: 396, findings: present('fall', 'loss_of_consciousness') },
  ],
  [
    'triage.injury.bleeding-within',
    'critical',
    { ageMonths: 396, findings: present('road_traffic_injury', 'abdominal_pain') },
    { ageMonths: 396, findings: present('fall', 'abdominal_pain') },
  ],
  [
    'triage.injury.bleeding-within',
    'critical',
    { ageMonths: 396, findings: present('fall', 'shoulder_pain', 'presyncope') },
    { ageMonths: 396, findings: present('fall', 'shoulder_pain', 'syncope') },
  ],
  [
    'triage.heart.pulmonary-oedema',
    'critical',
    { ageMonths: 480, findings: present('pink_frothy_sputum', 'orthopnoea') },
    { ageMonths: 480, findings: present('pink_frothy_sputum') },
  ],
  [
    'triage.heart.aneurysm',
    'critical',
    { ageMonths: 840, findings: present('pulsatile_abdominal_mass', 'back_pain') },
    { ageMonths: 840, findings: present('back_pain') },
  ],
  [
    'triage.contacts.plague-in-lungs',
    'critical',
    { ageMonths: 396, findings: present('contact_plague', 'fever', 'haemoptysis') },
    { ageMonths: 396, findings: present('contact_plague', 'haemoptysis') },
  ],
  [
    'triage.imci.slow-or-stopped-breathing',
    'critical',
    { ageMonths: 0, findings: present('did_not_cry_at_birth', 'cyanosis') },
    { ageMonths: 0, findings: present('did_not_cry_at_birth') },
  ],
  [
    'triage.injury.knocked-out',
    'critical',
    { ageMonths: 396, findings: present('road_traffic_injury', 'sleeps_too_much', 'vomiting') },
    { ageMonths: 396, findings: present('road_traffic_injury', 'sleeps_too_much') },
  ],
  [
    'triage.injury.smoke-in-lungs',
    'critical',
    { ageMonths: 396, findings: present('inhalation_of_smoke', 'hoarse_voice') },
    { ageMonths: 396, findings: present('inhalation_of_smoke') },
  ],
  [
    'triage.bites.scorpion-poison',
    'critical',
    { ageMonths: 36, findings: present('scorpion_sting', 'vomiting') },
    { ageMonths: 36, findings: present('scorpion_sting') },
  ],
  [
    'triage.pregnancy.womb-torn-or-turned',
    'critical',
    { ageMonths: 300, findings: present('uterus_inverted') },
    { ageMonths: 300, findings: present('contractions') },
  ],
  [
    'triage.pregnancy.reduced-movements',
    'high',
    { ageMonths: 300, findings: present('reduced_fetal_movements') },
    { ageMonths: 300, findings: present('contractions') },
  ],
  [
    'triage.emergency-signs.sickle-crisis',
    'critical',
    { ageMonths: 48, findings: present('known_sickle_cell', 'splenomegaly', 'pallor') },
    { ageMonths: 48, findings: present('known_sickle_cell', 'splenomegaly') },
  ],
  [
    'triage.emergency-signs.watery-diarrhoea-profuse',
    'high',
    { ageMonths: 396, findings: present('diarrhoea', 'drinks_eagerly') },
    { ageMonths: 396, findings: present('drinks_eagerly') },
  ],
  [
    'triage.mental-health.violence',
    'critical',
    { ageMonths: 300, findings: present('thoughts_of_harming_baby', 'auditory_hallucinations') },
    { ageMonths: 300, findings: present('thoughts_of_harming_baby') },
  ],
  [
    'triage.injury.burn',
    'critical',
    { ageMonths: 396, findings: present('burn', 'hoarse_voice') },
    { ageMonths: 396, findings: present('burn') },
  ],
  [
    'triage.emergency-signs.infected-wound-with-fever',
    'high',
    { ageMonths: 396, findings: present('wound_infected', 'rigors') },
    { ageMonths: 396, findings: present('wound_infected') },
  ],
  [
    'triage.emergency-signs.ectopic-possible',
    'high',
    { ageMonths: 300, sex: 'female', findings: present('missed_period', 'abdominal_pain') },
    { ageMonths: 300, sex: 'female', findings: present('missed_period') },
  ],
  [
    'triage.bites.venom-in-blood-or-nerves',
    'critical',
    { ageMonths: 396, findings: present('insect_bite', 'gum_bleeding') },
    { ageMonths: 396, findings: present('insect_bite') },
  ],
  [
    'triage.tuberculosis-hiv.lasting-headache-with-hiv',
    'high',
    { ageMonths: 396, findings: [...present('known_hiv'), { id: 'headache', status: 'present', days: 7 }] },
    { ageMonths: 396, findings: [...present('known_hiv'), { id: 'headache', status: 'present', days: 6 }] },
  ],
  [
    'triage.pregnancy.long-labour',
    'critical',
    { findings: present('contractions', 'prolonged_labour') },
    { findings: present('contractions', 'prolonged_labour', 'recently_gave_birth') },
  ],
  [
    'triage.heart.coronary',
    'critical',
    { ageMonths: 480, findings: present('chest_tightness', 'sweating') },
    { ageMonths: 479, findings: present('chest_tightness', 'sweating') },
  ],
  [
    'triage.after-birth.bleeding',
    'critical',
    { ageMonths: 312, sex: 'female', findings: present('heavy_bleeding_after_birth') },
    { ageMonths: 312, sex: 'female', findings: present('heavy_vaginal_bleeding') },
  ],
]

describe('Rules of follow-up, newborns, mothers and treatment', () => {
  it.each(RULES)('%s is %s where it is met, and does not apply one step short', (rule, level, meets, misses) => {
    expect(isRaisedBy(rule, meets)).toBe(level)
    expect(isRaisedBy(rule, misses)).toBeNull()
  })
})
