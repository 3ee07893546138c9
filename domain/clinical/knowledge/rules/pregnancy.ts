import {
  AFTER_BIRTH,
  above,
  all,
  any,
  below,
  from,
  has,
  lacks,
  notDenied,
  PREGNANT,
  ruleOf,
  told,
  weeksBelow,
  weeksFrom,
} from '#domain/clinical/knowledge/rules/write.ts'
import type { TriageRule } from '#domain/clinical/triage/rule.ts'

const pregnancy = ruleOf(
  'pregnancy',
  'WHO, Pregnancy, childbirth, postpartum and newborn care, 3rd edition, 2015; Medic, Community Health Toolkit danger signs',
)
const afterBirth = ruleOf(
  'after-birth',
  'WHO, Pregnancy, childbirth, postpartum and newborn care, 3rd edition, 2015; Medic, Community Health Toolkit danger signs',
)
const eclampsia = ruleOf('pre-eclampsia', 'WHO, Managing complications in pregnancy and childbirth, 2nd edition, 2017')
/** Diabetes in pregnancy harms mother and child within weeks: treated from the day it is found. */
const sugar = ruleOf(
  'glucose',
  'WHO, Diagnostic criteria and classification of hyperglycaemia first detected in pregnancy, 2013',
)

const contraception = ruleOf('contraception', 'WHO, Emergency contraception: selected practice recommendations, 2016')

const BLEEDING = any(
  'vaginal_bleeding',
  'painful_bleeding_in_pregnancy',
  'bleeding_in_early_pregnancy',
  'bleeding_in_late_pregnancy',
  'heavy_vaginal_bleeding',
)
/** It comes in the six weeks after a birth too. */
const PREGNANT_OR_AFTER_BIRTH = any(PREGNANT, AFTER_BIRTH)
const FEVER = any('fever', from('temperatureC', 38))

/** Danger signs in pregnancy and in the six weeks after it. */
export const PREGNANCY_RULES = [
  // It works for five days, and the sooner the better.
  contraception('after-unprotected-sex', 'high', 'wants_no_pregnancy_after_sex'),
  sugar(
    'in-pregnancy',
    'high',
    all(PREGNANT, any(from('glucoseMmolPerL', 11.1), all('fasting_glucose_raised', from('glucoseMmolPerL', 7)))),
  ),
  pregnancy('bleeding', 'critical', all(PREGNANT, BLEEDING)),
  pregnancy('fits', 'critical', all(PREGNANT, any('convulsions', 'convulsing_now', 'unconscious', { notAlert: true }))),
  pregnancy(
    'severe-abdominal-pain',
    'critical',
    all(PREGNANT, any('severe_abdominal_pain', 'abdominal_rigidity', 'uterine_tenderness', 'hard_tender_uterus')),
  ),
  pregnancy(
    'abdominal-pain',
    'high',
    all(PREGNANT, any('abdominal_pain', 'lower_abdominal_pain', 'epigastric_pain', 'right_upper_quadrant_pain')),
  ),
  // Blood in the belly, of a pregnancy outside the womb or a placenta that came off.
  pregnancy(
    'pain-with-blood-loss',
    'critical',
    any(
      all(any(PREGNANT, 'missed_period'), 'abdominal_pain', any('shoulder_pain', 'syncope', below('systolicMmHg', 90))),
      all('missed_period', 'heavy_vaginal_bleeding'),
    ),
    2,
  ),
  pregnancy('severe-headache', 'critical', all(PREGNANT, any('severe_headache', 'thunderclap_headache'))),
  pregnancy(
    'headache-and-vision',
    'critical',
    all(PREGNANT, 'headache', any('blurred_vision', 'reduced_vision', 'flashing_lights', 'vision_loss')),
  ),
  pregnancy(
    'headache-or-vision',
    'high',
    all(PREGNANT, any('headache', 'blurred_vision', 'flashing_lights', 'vision_loss')),
  ),
  pregnancy('very-pale', 'critical', all(PREGNANT, any('severe_pallor', below('haemoglobinGPerDl', 7)))),
  // Down to 7 it is moderate anaemia, treated with iron and seen again ("Check for anaemia" in the same book).
  pregnancy('pale', 'moderate', all(PREGNANT, any('pallor', below('haemoglobinGPerDl', 11))), 2),
  pregnancy('fever', 'high', all(PREGNANT, FEVER)),
  pregnancy(
    'high-fever',
    'critical',
    all(
      PREGNANT,
      any(
        from('temperatureC', 39),
        all(
          any(FEVER, 'rigors'),
          any('foul_waters', 'leaking_waters', 'waters_broken_over_18_hours', 'uterine_tenderness', 'flank_pain'),
        ),
        // "Very severe febrile disease": too weak to stand.
        all(FEVER, any('prostration', 'difficulty_walking', 'unable_to_sit', 'lethargy')),
      ),
    ),
    4,
  ),
  // Foul waters are an infection of womb and child, with a fever or without.
  pregnancy('foul-waters', 'critical', all(PREGNANT, 'foul_waters')),
  // "Possible pneumonia": two of the three.
  pregnancy('possible-pneumonia', 'critical', all(PREGNANT, 'cough', FEVER, any('chest_pain', 'pleuritic_chest_pain'))),
  // Who tells of a child that moves less has told of the pregnancy.
  pregnancy('reduced-movements', 'high', 'reduced_fetal_movements', 2),
  pregnancy('past-term', 'high', has('past_due_date', 7)),
  pregnancy('waters-broken', 'high', all(PREGNANT, 'leaking_waters')),
  pregnancy(
    'waters-broken-early',
    'critical',
    all(
      PREGNANT,
      any(
        all('leaking_waters', weeksBelow(37)),
        all('contractions', weeksBelow(34), lacks('irregular_tightenings')),
        all('contractions', any('previous_caesarean', 'genital_blisters', 'genital_ulcer')),
      ),
    ),
    2,
  ),
  pregnancy(
    'cord-or-limb',
    'critical',
    any(
      all('cord_prolapse', any(PREGNANT, 'leaking_waters', 'contractions')),
      all(PREGNANT, 'prolonged_labour'),
      // Before the 36th week most turn by themselves; later it waits where somebody asked for labour.
      all(
        PREGNANT,
        'malpresentation',
        any('contractions', 'leaking_waters', all(weeksFrom(36), notDenied('contractions', 'leaking_waters'))),
      ),
    ),
    3,
  ),
  // Looked at within days: how far the neck of the womb is, nobody can tell from outside.
  pregnancy('tightenings', 'moderate', all(PREGNANT, 'irregular_tightenings')),
  pregnancy('birth-stopped', 'critical', 'birth_stopped'),
  pregnancy('lie', 'moderate', all(PREGNANT, 'malpresentation')),
  pregnancy('womb-torn-or-turned', 'critical', any('uterine_rupture_signs', 'uterus_inverted')),
  // Who tells of pains that do not end has told of the pregnancy.
  pregnancy('long-labour', 'critical', all('prolonged_labour', 'contractions', lacks('recently_gave_birth'))),
  pregnancy(
    'breathlessness',
    'critical',
    all(
      PREGNANT,
      any(
        // On a hill alone it is asked about with the pallor.
        all('shortness_of_breath', lacks('exertional_breathlessness')),
        'shortness_of_breath_at_rest',
        told('fast_breathing'),
        from('respiratoryRatePerMin', 30),
        below('oxygenSaturationPercent', 92),
      ),
    ),
    3,
  ),
  // Tested and treated at one visit: each week that passes can harm the child.
  pregnancy('syphilis', 'high', all(PREGNANT, 'syphilis_test_positive')),
  // It harms the unborn child, and is changed for another.
  pregnancy('harmful-medicine', 'moderate', all(PREGNANT, 'ace_inhibitor_use')),
  pregnancy('tires-easily', 'high', all(PREGNANT, 'tires_easily')),
  pregnancy(
    'swelling',
    'high',
    all(PREGNANT, any('facial_swelling', 'face_hand_swelling_in_pregnancy', 'hand_swelling', 'generalised_oedema')),
  ),
  pregnancy(
    'vomiting',
    'high',
    all(PREGNANT, any('vomits_everything', 'repeated_vomiting', 'severe_vomiting_in_pregnancy')),
  ),
  // A neck of the womb that is closed has not begun to give birth.
  pregnancy(
    'labour',
    'high',
    all(
      PREGNANT,
      lacks('irregular_tightenings'),
      any('labour_before_37_weeks', all('contractions', lacks('cervix_closed'))),
    ),
    3,
  ),
  pregnancy('injury', 'critical', all(PREGNANT, any('abdominal_injury', 'road_traffic_injury', 'fall_from_height')), 2),
  pregnancy('fast-pulse', 'high', all(PREGNANT, from('heartRatePerMin', 120))),
  pregnancy('low-pressure', 'critical', all(PREGNANT, below('systolicMmHg', 90))),
  eclampsia(
    'raised-pressure',
    'high',
    all(PREGNANT_OR_AFTER_BIRTH, any(from('systolicMmHg', 140), from('diastolicMmHg', 90), 'high_blood_pressure')),
    2,
  ),
  eclampsia(
    'severe-pressure',
    'critical',
    all(PREGNANT, any(from('systolicMmHg', 160), from('diastolicMmHg', 110), 'severe_high_blood_pressure')),
  ),
  eclampsia(
    'raised-pressure-with-symptoms',
    'critical',
    all(
      PREGNANT_OR_AFTER_BIRTH,
      any(from('systolicMmHg', 140), from('diastolicMmHg', 90), 'high_blood_pressure'),
      any(
        'headache',
        'severe_headache',
        'blurred_vision',
        'flashing_lights',
        'epigastric_pain',
        'right_upper_quadrant_pain',
        'brisk_reflexes',
        'shortness_of_breath',
        'confusion',
        'oliguria',
      ),
    ),
    2,
  ),
  pregnancy('unsafe-abortion', 'high', 'unsafe_abortion'),
  pregnancy(
    'complicated-abortion',
    'critical',
    all('unsafe_abortion', any(BLEEDING, 'abdominal_pain', 'lower_abdominal_pain', 'abdominal_tenderness')),
  ),
  pregnancy(
    'septic-or-bleeding-abortion',
    'critical',
    all(
      any('unsafe_abortion', 'recent_miscarriage_or_abortion'),
      any(
        FEVER,
        'rigors',
        'fishy_or_foul_odour',
        'foul_lochia',
        'heavy_vaginal_bleeding',
        'severe_bleeding',
        'severe_abdominal_pain',
        'dizziness_on_standing',
        'syncope',
      ),
    ),
  ),
  // Told, or measured from 38.
  afterBirth('fever', 'high', all(AFTER_BIRTH, any(told('fever'), from('temperatureC', 38))), 2),
  afterBirth(
    'high-fever',
    'critical',
    all(
      AFTER_BIRTH,
      any(
        from('temperatureC', 39),
        all(
          any(FEVER, 'rigors'),
          any(
            'lower_abdominal_pain',
            'flank_pain',
            'foul_lochia',
            'fishy_or_foul_odour',
            'confusion',
            from('heartRatePerMin', 110),
          ),
        ),
      ),
    ),
    4,
  ),
  afterBirth('severe-headache', 'critical', all(AFTER_BIRTH, 'severe_headache')),
  afterBirth(
    'bleeding',
    'critical',
    // Who tells of an afterbirth that has not come has told of the birth.
    any(
      'placenta_not_delivered',
      'soft_uterus_after_birth',
      'heavy_bleeding_after_birth',
      all(AFTER_BIRTH, any('heavy_vaginal_bleeding', 'gum_bleeding', 'abnormal_bleeding')),
    ),
    5,
  ),
  afterBirth(
    'blood-loss',
    'critical',
    all(
      AFTER_BIRTH,
      any(
        from('bloodLossMl', 500),
        all(from('bloodLossMl', 300), any(above('heartRatePerMin', 100), below('systolicMmHg', 100))),
      ),
    ),
  ),
  // What fades from day to day is no bleeding that anybody has to see.
  afterBirth('bleeding-any', 'high', all(AFTER_BIRTH, BLEEDING, lacks('lochia_fading')), 2),
  afterBirth('foul-discharge', 'high', all(AFTER_BIRTH, any('foul_lochia', 'fishy_or_foul_odour'))),
  afterBirth('convulsions', 'critical', all(AFTER_BIRTH, any('convulsions', 'convulsing_now', 'unconscious'))),
  afterBirth(
    'raised-pressure',
    'critical',
    all(AFTER_BIRTH, any(from('systolicMmHg', 160), from('diastolicMmHg', 110))),
  ),
  afterBirth(
    'breathless-or-one-leg',
    'critical',
    all(
      AFTER_BIRTH,
      any('shortness_of_breath', 'chest_pain', 'one_leg_swelling', 'calf_pain', above('respiratoryRatePerMin', 29)),
    ),
  ),
  afterBirth(
    'infected-wound',
    'high',
    all(any(AFTER_BIRTH, 'perineal_tear'), any('wound_infected', 'caesarean_wound_problem')),
  ),
  afterBirth('vulval-swelling', 'high', all(AFTER_BIRTH, any('vulval_lump', 'vulval_redness_or_swelling'))),
  afterBirth(
    'leaking-urine',
    'moderate',
    all(AFTER_BIRTH, any('dribbling_urine', 'urinary_incontinence', 'faecal_incontinence')),
    2,
  ),
  // Sewn within hours; one that reaches the anus in a hospital.
  // Down to 7 it is treated with iron and seen again, as in pregnancy.
  afterBirth('pale', 'moderate', all(AFTER_BIRTH, any('pallor', below('haemoglobinGPerDl', 11)))),
  afterBirth('urine-burns', 'moderate', all(AFTER_BIRTH, any('dysuria', 'urinary_frequency'))),
  afterBirth('tear', 'high', 'perineal_tear'),
  afterBirth('tear-to-anus', 'critical', 'tear_to_anus'),
  afterBirth(
    'depression',
    'high',
    all(AFTER_BIRTH, any('low_mood_2_weeks', 'no_pleasure', 'hopelessness', 'guilt_worthlessness')),
  ),
  afterBirth(
    'harm',
    'critical',
    all(AFTER_BIRTH, any('thoughts_of_harming_baby', 'suicidal_thoughts', 'hallucinations', 'delusions')),
  ),
] as const satisfies readonly TriageRule[]
