import {
  above,
  ageMonths,
  all,
  any,
  atMost,
  below,
  from,
  has,
  NOT_PREGNANT,
  ruleOf,
  YEARS_5,
  YEARS_12,
  YEARS_16,
  YEARS_30,
} from '#domain/clinical/knowledge/rules/write.ts'
import type { TriageRule } from '#domain/clinical/triage/rule.ts'

const news = ruleOf('news2', 'Royal College of Physicians, National Early Warning Score (NEWS) 2, 2017')
const sepsis = ruleOf('sepsis', 'Singer et al., Sepsis-3, JAMA 2016; qSOFA at altitude: PMC7861372')
const pressure = ruleOf(
  'blood-pressure',
  'WHO, Guideline for the pharmacological treatment of hypertension, 2021; HEARTS-D, 2020, annex 3',
)
const pill = ruleOf('blood-pressure', 'WHO, Medical eligibility criteria for contraceptive use, 5th edition, 2015')
const sugar = ruleOf('glucose', 'WHO, HEARTS-D: diagnosis and management of type 2 diabetes, 2020; WHO PEN, 2020')
const emergency = ruleOf('emergency-signs', 'WHO/ICRC, Basic emergency care, 2018')
const rising = ruleOf(
  'glucose',
  'Joint British Diabetes Societies, The management of diabetic ketoacidosis in adults, 2023',
)
const older = ruleOf(
  'older-child',
  'WHO, Pocket book of hospital care for children, 2nd edition, 2013; APLS 6th edition',
)

const ADULT = ageMonths(YEARS_16)
const OLDER_CHILD = ageMonths(YEARS_5, YEARS_16)

export const VITAL_SIGN_RULES = [
  news('total-7', 'critical', { score: 'news2', from: 7 }),
  news('told', 'critical', 'high_warning_score'),
  news('total-5', 'high', { score: 'news2', from: 5 }),
  news('single-3', 'high', { score: 'news2_highest', from: 3 }),
  news('total-1', 'moderate', { score: 'news2', from: 1 }),
  sepsis('qsofa-positive', 'critical', all({ score: 'qsofa', from: 2 }, { altitudeM: { below: 2000 } })),
  sepsis('qsofa-positive-at-altitude', 'high', { score: 'qsofa', from: 2 }),
  emergency('low-oxygen', 'critical', all(below('oxygenSaturationPercent', 90), { altitudeM: { below: 2000 } })),
  emergency('low-oxygen-at-altitude', 'high', below('oxygenSaturationPercent', 90)),
  emergency('very-low-oxygen', 'critical', below('oxygenSaturationPercent', 85)),
  emergency('shock-pressure', 'critical', all(ADULT, below('systolicMmHg', 90))),
  emergency('coma', 'critical', atMost('glasgowComaScale', 13)),
  emergency('not-alert', 'critical', { notAlert: true }),
  emergency('very-fast-pulse', 'critical', all(ADULT, above('heartRatePerMin', 150))),
  emergency('very-slow-pulse', 'critical', all(ADULT, below('heartRatePerMin', 40))),
  emergency('very-fast-breathing', 'critical', all(ADULT, from('respiratoryRatePerMin', 30))),
  emergency('very-slow-breathing', 'critical', all(ADULT, atMost('respiratoryRatePerMin', 8))),
  emergency('heat', 'critical', from('temperatureC', 41)),
  emergency('cold', 'critical', below('temperatureC', 32)),
  emergency('severe-pain', 'high', from('painScore', 8)),
  emergency('pain', 'moderate', from('painScore', 5)),
  older(
    'fast-breathing',
    'high',
    all(
      OLDER_CHILD,
      any(
        all(ageMonths(YEARS_5, YEARS_12), from('respiratoryRatePerMin', 30)),
        all(ageMonths(YEARS_12, YEARS_16), from('respiratoryRatePerMin', 25)),
      ),
    ),
    2,
  ),
  older('very-fast-breathing', 'critical', all(OLDER_CHILD, from('respiratoryRatePerMin', 50))),
  older('shock-pressure', 'critical', all(OLDER_CHILD, below('systolicMmHg', 80))),
  older('fast-pulse', 'high', all(OLDER_CHILD, from('heartRatePerMin', 140))),
  older('high-fever', 'high', all(OLDER_CHILD, from('temperatureC', 39))),
  older('fever', 'moderate', all(OLDER_CHILD, from('temperatureC', 37.5))),
  pressure(
    'raised',
    'moderate',
    all(NOT_PREGNANT, ageMonths(YEARS_16), any(from('systolicMmHg', 140), from('diastolicMmHg', 90))),
  ),
  pressure('same-day', 'high', all(ageMonths(YEARS_16), any(above('systolicMmHg', 200), above('diastolicMmHg', 110)))),
  pill(
    'on-the-pill',
    'high',
    all('hormonal_contraception', any(from('systolicMmHg', 160), from('diastolicMmHg', 100))),
  ),
  pressure(
    'with-symptoms',
    'critical',
    all(
      ageMonths(YEARS_16),
      any(above('systolicMmHg', 180), above('diastolicMmHg', 110)),
      any(
        'headache',
        'shortness_of_breath',
        'blurred_vision',
        'confusion',
        'nausea',
        'vomiting',
        'oliguria',
        'anuria',
        'chest_pain',
        'focal_weakness',
        'convulsions',
        'vision_loss',
        { notAlert: true },
      ),
    ),
  ),
  pressure(
    'told-with-symptoms',
    'high',
    all(
      ageMonths(YEARS_16),
      'high_blood_pressure',
      any(
        'severe_headache',
        'confusion',
        'vision_loss',
        'chest_pain',
        'shortness_of_breath',
        'convulsions',
        'focal_weakness',
        'oliguria',
        { notAlert: true },
      ),
    ),
  ),
  pressure(
    'with-heart-sugar-kidney-disease',
    'moderate',
    all(
      ageMonths(YEARS_16),
      from('systolicMmHg', 130),
      any('known_heart_disease', 'known_diabetes', 'known_kidney_disease'),
    ),
  ),
  pressure('child', 'high', all(ageMonths(undefined, YEARS_16), from('systolicMmHg', 140))),
  // The brain suffers of it: of a nephritis the fit comes next.
  pressure(
    'child-with-symptoms',
    'critical',
    all(
      ageMonths(undefined, YEARS_16),
      from('systolicMmHg', 140),
      any('headache', 'muscle_twitching', 'convulsions', 'blurred_vision', 'vision_loss', 'confusion', 'drowsiness'),
    ),
  ),
  // The finding too: a newborn's sugar is low only below 2.6.
  sugar('hypoglycaemia', 'critical', all('hypoglycaemia', below('glucoseMmolPerL', 3.9)), 2),
  sugar('severe-hyperglycaemia', 'high', from('glucoseMmolPerL', 18)),
  sugar('hyperglycaemia', 'moderate', from('glucoseMmolPerL', 11.1)),
  sugar('fasting-hyperglycaemia', 'moderate', all(from('glucoseMmolPerL', 7), 'fasting_glucose_raised')),
  // Of the young who lose weight it may be the first weeks of a type 1, a day or two before ketoacidosis.
  sugar(
    'suspected-type-1',
    'high',
    all(
      ageMonths(undefined, YEARS_30),
      NOT_PREGNANT,
      any(from('glucoseMmolPerL', 11.1), 'hyperglycaemia'),
      any('weight_loss', 'polyuria', 'excessive_thirst', 'ketones_raised', from('ketonesMmolPerL', 0.6)),
    ),
  ),
  sugar('ketones', 'critical', from('ketonesMmolPerL', 2)),
  rising('ketones-rising', 'high', from('ketonesMmolPerL', 1.6)),
  sugar(
    'ketoacidosis-or-hyperosmolar',
    'critical',
    all(
      any(from('glucoseMmolPerL', 11.1), 'hyperglycaemia', 'known_diabetes'),
      any(
        'vomiting',
        'deep_rapid_breathing',
        'fruity_breath',
        'confusion',
        'lethargy',
        'drowsiness',
        'unconscious',
        'dehydration_signs',
        all('ketones_raised', 'abdominal_pain'),
        { notAlert: true },
      ),
      any(from('glucoseMmolPerL', 11.1), 'deep_rapid_breathing', 'fruity_breath', 'unconscious'),
    ),
    2,
  ),
  sugar(
    'missed-medicine-and-ill',
    'high',
    all(
      'missed_insulin_or_diabetes_medicine',
      any(
        ageMonths(undefined, YEARS_16),
        'vomiting',
        'abdominal_pain',
        'excessive_thirst',
        'polyuria',
        'fatigue',
        'deep_rapid_breathing',
        'drowsiness',
        'weight_loss',
      ),
    ),
  ),
  // Without it a type 1 comes to ketoacidosis within a day or two.
  sugar('no-insulin', 'high', 'missed_insulin'),
  sugar(
    'infected-foot',
    'high',
    all('known_diabetes', any('foot_ulcer', 'skin_ulcer', 'gangrene', 'wound_infected')),
    2,
  ),
  sugar(
    'infected-foot-with-illness',
    'critical',
    all('known_diabetes', any('foot_ulcer', 'gangrene'), any('fever', 'rigors', 'confusion', 'crepitus_skin')),
    2,
  ),
  sugar('limb-or-sight', 'high', all('known_diabetes', any('vision_loss', 'cold_limb', 'gangrene', 'anuria'))),
  // Potassium that the kidneys do not pass stops the heart.
  emergency(
    'kidneys-and-slow-heart',
    'critical',
    all(
      'known_kidney_disease',
      any(
        below('heartRatePerMin', 50),
        'potassium_high',
        'syncope',
        'convulsions',
        all('shortness_of_breath', 'crackles'),
      ),
    ),
    2,
  ),
  emergency('severe-anaemia', 'critical', below('haemoglobinGPerDl', 5)),
  // WHO calls it severe below 8 from five years on, but for pregnancy.
  emergency(
    'anaemia-under-7',
    'high',
    any(below('haemoglobinGPerDl', 7), all(ageMonths(YEARS_5), NOT_PREGNANT, below('haemoglobinGPerDl', 8))),
    2,
  ),
  emergency('anaemia', 'moderate', below('haemoglobinGPerDl', 10)),
  emergency(
    'shock-signs',
    'critical',
    all(
      any(has('cold_extremities'), 'slow_capillary_refill', 'weak_pulse'),
      any('hypotension', 'weak_pulse', 'tachycardia'),
    ),
  ),
] as const satisfies readonly TriageRule[]
