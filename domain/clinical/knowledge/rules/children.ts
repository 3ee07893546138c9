import {
  above,
  ageMonths,
  all,
  any,
  atMost,
  below,
  from,
  has,
  lacks,
  MONTHS_2,
  notAllDenied,
  notDenied,
  PREGNANT,
  ruleOf,
  twoOf,
  weeksBelow,
  YEARS_5,
} from '#domain/clinical/knowledge/rules/write.ts'
import type { TriageRule, When } from '#domain/clinical/triage/rule.ts'

const contact = ruleOf('contacts', 'WHO, Measles vaccines: position paper, 2017')
const imci = ruleOf(
  'imci',
  'WHO/UNICEF, Integrated Management of Childhood Illness: chart booklet, 2014; WHO SMART guidelines EmCare',
)
const infant = ruleOf(
  'young-infant',
  'WHO, Managing possible serious bacterial infection in young infants, 2015; IMCI chart booklet, 2014',
)
const newborn = ruleOf(
  'newborn',
  'WHO, Pregnancy, childbirth, postpartum and newborn care: a guide for essential practice, 3rd edition, 2015',
)
const community = ruleOf('iccm', 'WHO/UNICEF, Caring for the sick child in the community, 2011')
const pocketBook = ruleOf('sick-child', 'WHO, Pocket book of hospital care for children, 2nd edition, 2013')
const wasting = ruleOf(
  'wasting',
  'WHO, Guideline on the prevention and management of wasting and nutritional oedema, 2023',
)

const YEARS_15 = 180
/** A day of age, in months. */
const ONE_DAY = 1 / 30.4
const FEVER = any('fever', from('temperatureC', 37.5))
const WASTED = any(below('muacMm', 115), 'muac_red', 'visible_wasting')
const COMPLICATION_OF_WASTING = any(
  from('temperatureC', 38.5),
  below('temperatureC', 35.5),
  'high_fever',
  'low_temperature',
  'chest_indrawing',
  'fast_breathing',
  'lethargy',
  'drowsiness',
  'poor_feeding',
  'unable_to_drink_or_breastfeed',
  'repeated_vomiting',
  'vomits_everything',
  'convulsions',
  'dehydration_signs',
  'skin_pinch_slow',
  'severe_pallor',
  'hypoglycaemia',
)
const UNDER_5 = ageMonths(undefined, YEARS_5)
const FROM_2_MONTHS = ageMonths(MONTHS_2, YEARS_5)
const YOUNG_INFANT = ageMonths(undefined, MONTHS_2)
const THREE_DAYS = 3 * ONE_DAY
const ONE_WEEK = 7 * ONE_DAY
const FAST_BREATHING_OF_INFANT = any(from('respiratoryRatePerMin', 60), 'fast_breathing')

const DANGER_SIGN: When = any(
  'convulsions',
  'convulsing_now',
  'unconscious',
  'lethargy',
  'unable_to_drink_or_breastfeed',
  'vomits_everything',
  'cyanosis',
  'grunting',
  'head_nodding',
  { notAlert: true },
)
const COUGH_OR_HARD_BREATHING = any('cough', 'difficulty_breathing', 'shortness_of_breath')
const FAST_BREATHING = any(
  all(ageMonths(undefined, 2), from('respiratoryRatePerMin', 60)),
  all(ageMonths(2, 12), from('respiratoryRatePerMin', 50)),
  all(ageMonths(12, 60), from('respiratoryRatePerMin', 40)),
  'fast_breathing',
)

const SOME_DEHYDRATION = twoOf(
  any('restless_irritable', 'irritable_child', 'irritability', 'lethargy'),
  'sunken_eyes',
  any('drinks_eagerly', 'drinks_poorly', 'unable_to_drink_or_breastfeed'),
  any('skin_pinch_slow', 'skin_pinch_very_slow'),
)

/** The sick child under five years, and the young infant. */
export const CHILD_RULES = [
  imci('general-danger-sign', 'critical', all(FROM_2_MONTHS, DANGER_SIGN)),
  imci(
    'severe-pneumonia',
    'critical',
    all(FROM_2_MONTHS, COUGH_OR_HARD_BREATHING, any('stridor', below('oxygenSaturationPercent', 90))),
  ),
  imci('low-oxygen', 'critical', all(UNDER_5, below('oxygenSaturationPercent', 90))),
  imci('pneumonia', 'high', all(FROM_2_MONTHS, COUGH_OR_HARD_BREATHING, any(FAST_BREATHING, 'chest_indrawing'))),
  imci(
    'pneumonia-with-hiv',
    'critical',
    all(FROM_2_MONTHS, 'chest_indrawing', any('known_hiv', 'hiv_test_positive', 'mother_with_hiv', 'hiv_exposure')),
    3,
  ),
  // Seen again after days of an antibiotic ("Give follow-up care": pneumonia, ear infection).
  imci('indrawing-on-antibiotic', 'critical', all(FROM_2_MONTHS, 'chest_indrawing', 'recent_antibiotics')),
  imci(
    'ear-fever-on-antibiotic',
    'critical',
    all(UNDER_5, any('ear_pain', 'ear_discharge'), 'recent_antibiotics', from('temperatureC', 38.5)),
  ),
  imci('fast-breathing', 'high', all(FROM_2_MONTHS, FAST_BREATHING)),
  imci(
    'very-severe-febrile-disease',
    'critical',
    all(FROM_2_MONTHS, any('fever', from('temperatureC', 37.5)), any('neck_stiffness', 'stiff_sore_neck')),
  ),
  imci('fever', 'moderate', all(FROM_2_MONTHS, any('fever', from('temperatureC', 37.5)))),
  imci('very-high-fever', 'high', all(FROM_2_MONTHS, from('temperatureC', 39))),
  imci('low-temperature', 'high', all(FROM_2_MONTHS, below('temperatureC', 35.5))),
  imci(
    'severe-dehydration',
    'critical',
    all(
      UNDER_5,
      twoOf(
        any('lethargy', 'unconscious'),
        'sunken_eyes',
        any('unable_to_drink_or_breastfeed', 'drinks_poorly'),
        'skin_pinch_very_slow',
      ),
    ),
  ),
  imci('some-dehydration', 'high', all(UNDER_5, any(SOME_DEHYDRATION, 'dehydration_signs')), 2),
  imci('persistent-diarrhoea', 'moderate', all(UNDER_5, any(has('diarrhoea', 14), 'persistent_diarrhoea'))),
  imci(
    'severe-persistent-diarrhoea',
    'critical',
    all(UNDER_5, any(has('diarrhoea', 14), 'persistent_diarrhoea'), any(SOME_DEHYDRATION, 'dehydration_signs')),
    2,
  ),
  imci('dysentery', 'high', all(UNDER_5, any('bloody_diarrhoea', 'blood_in_stool')), 2),
  imci('severe-anaemia', 'critical', all(UNDER_5, any('severe_pallor', below('haemoglobinGPerDl', 7)))),
  imci('anaemia', 'moderate', all(UNDER_5, any('pallor', below('haemoglobinGPerDl', 11)))),
  // Without a pain or a discharge of the ear it may be a lymph node in whoever is older.
  imci('mastoiditis', 'critical', all('swelling_behind_ear', any(UNDER_5, 'ear_pain', 'ear_discharge')), 2),
  imci(
    'measles-severe',
    'critical',
    any(
      all(
        ageMonths(undefined, YEARS_15),
        any(
          'measles_rash',
          'rash_began_on_face',
          'contact_chickenpox_measles',
          all('rash', FEVER, any('cough', 'red_eye', 'runny_nose')),
          all('rash', 'red_eye', any('cough', 'runny_nose')),
        ),
        any('corneal_clouding', 'corneal_ulcer', 'deep_mouth_ulcers'),
      ),
      all(UNDER_5, 'rash', 'deep_mouth_ulcers'),
    ),
    6,
  ),
  // Within days of the contact it can still be prevented: by the vaccine, in pregnancy by immunoglobulin.
  contact('measles', 'high', all(any(UNDER_5, PREGNANT), 'contact_chickenpox_measles', 'not_immunised')),
  // Of measles or of a lack of vitamin A: vitamin A at once, and the hospital.
  imci('cloudy-cornea', 'critical', all(UNDER_5, any('corneal_clouding', 'corneal_ulcer'))),
  imci('immunisation', 'moderate', all(UNDER_5, 'not_immunised')),
  imci('measles', 'moderate', all(UNDER_5, 'measles_rash')),
  imci('measles-complicated', 'high', all(UNDER_5, 'measles_rash', any('mouth_ulcers', 'eye_discharge'))),
  wasting(
    'severe-acute-malnutrition',
    'critical',
    any(
      all(ageMonths(undefined, 6), 'visible_wasting'),
      all(
        ageMonths(6, YEARS_5),
        any(
          'bilateral_pitting_oedema',
          // With a good appetite and no complication it is treated as an outpatient.
          all(WASTED, any(notDenied('loss_of_appetite'), COMPLICATION_OF_WASTING)),
        ),
      ),
    ),
    3,
  ),
  { ...wasting('severe-with-appetite', 'high', all(ageMonths(6, YEARS_5), WASTED)), general: true },
  // Face and hands swollen as the legs are: oedema of the third degree.
  wasting(
    'oedema-everywhere',
    'critical',
    all(
      ageMonths(6, YEARS_5),
      'both_legs_swollen',
      any('facial_swelling', 'hand_swelling'),
      any('loss_of_appetite', 'drinks_poorly', 'irritability', 'dry_skin', 'hair_thin_reddish', WASTED),
    ),
  ),
  wasting('oedema-of-both-feet', 'critical', all(UNDER_5, 'bilateral_pitting_oedema')),
  // Nobody has pressed them yet: that is done today.
  wasting('swollen-feet', 'high', all(UNDER_5, 'both_legs_swollen')),
  wasting('moderate-wasting', 'moderate', all(ageMonths(6, YEARS_5), any(below('muacMm', 125), 'muac_yellow'))),
  infant(
    'possible-serious-infection',
    'critical',
    all(
      YOUNG_INFANT,
      any(
        'convulsions',
        'convulsing_now',
        'unconscious',
        'lethargy',
        'poor_feeding',
        'unable_to_drink_or_breastfeed',
        'chest_indrawing',
        'grunting',
        'cyanosis',
        'bulging_fontanelle',
        // From a week on it is pneumonia where there is nothing else: the next rule.
        all(ageMonths(undefined, ONE_WEEK), FAST_BREATHING_OF_INFANT),
        from('temperatureC', 38),
        'fever',
        below('temperatureC', 35.5),
        'low_temperature',
        'moves_only_when_stimulated',
        { notAlert: true },
      ),
    ),
    2,
  ),
  // The chart booklet has 37.5 for a young infant's fever, later guidelines 38: between the two it is measured again today.
  infant('warm', 'high', all(YOUNG_INFANT, from('temperatureC', 37.5))),
  infant('pneumonia', 'high', all(ageMonths(ONE_WEEK, MONTHS_2), FAST_BREATHING_OF_INFANT)),
  infant('jaundice', 'high', all(YOUNG_INFANT, any('jaundice', 'newborn_jaundice'))),
  infant(
    'early-jaundice',
    'critical',
    any(
      all(YOUNG_INFANT, any('jaundice_first_24_hours', 'jaundice_palms_soles')),
      all(ageMonths(undefined, ONE_DAY), any('jaundice', 'newborn_jaundice')),
    ),
    2,
  ),
  infant('umbilicus', 'high', all(YOUNG_INFANT, any('umbilical_redness', 'umbilical_pus'))),
  newborn(
    'spreading-umbilicus',
    'critical',
    all(YOUNG_INFANT, any('umbilical_redness', 'umbilical_pus'), 'skin_warm_red_painful'),
  ),
  newborn(
    'bleeding-and-pale',
    'critical',
    all(
      YOUNG_INFANT,
      any(
        all(any('umbilical_bleeding', 'newborn_bleeding'), 'pallor'),
        all('nosebleed', any('umbilical_bleeding', 'newborn_bleeding', 'vomiting_blood', 'bleeding')),
      ),
    ),
    2,
  ),
  newborn(
    'slow-heart',
    'critical',
    all(
      ageMonths(undefined, 1),
      below('heartRatePerMin', 100),
      any('did_not_cry_at_birth', 'cyanosis', 'hypotonia', 'pallor', 'difficulty_breathing'),
    ),
  ),
  newborn(
    'open-back',
    'critical',
    all(
      YOUNG_INFANT,
      any('spine_swelling_or_defect', 'lump_on_newborn_back'),
      any('draining_sinuses', 'wound', 'deep_wound'),
    ),
  ),
  newborn(
    'severe-skin-infection',
    'critical',
    all(
      YOUNG_INFANT,
      any(
        'bullae',
        'many_newborn_pustules',
        all(any('newborn_skin_pustules', 'pustules'), any('skin_warm_red_painful', 'skin_detachment')),
      ),
    ),
    3,
  ),
  // A newborn below 36.5 is warmed skin to skin and measured again within hours.
  newborn(
    'cool',
    'high',
    any(all(YOUNG_INFANT, below('temperatureC', 36)), all(ageMonths(undefined, 1), below('temperatureC', 36.5))),
    3,
  ),
  infant(
    'not-well',
    'high',
    all(
      YOUNG_INFANT,
      any(
        'vomiting',
        'inconsolable_crying',
        // The chart's green rows: all of it was looked for, and is not there.
        all(
          'diarrhoea',
          any(
            notDenied('poor_feeding'),
            all(notDenied('dehydration_signs'), notAllDenied('sunken_eyes', 'skin_pinch_slow')),
          ),
        ),
        'eye_discharge',
        'eyelid_swelling',
        all('cough', notAllDenied('poor_feeding', 'fast_breathing', 'chest_indrawing')),
        'difficulty_breathing',
        all('rash', lacks('newborn_harmless_spots')),
        'newborn_skin_pustules',
        'abdominal_distension',
        'blood_in_stool',
      ),
    ),
    5,
  ),
  // Of the first two days it is normal, where tongue and lips are pink.
  infant('blue-hands-and-feet', 'high', all(ageMonths(THREE_DAYS, MONTHS_2), 'peripheral_cyanosis')),
  infant('nose', 'moderate', all(YOUNG_INFANT, any('runny_nose', 'blocked_nose'))),
  infant('bilious-vomiting', 'critical', all(ageMonths(undefined, 12), 'bilious_vomiting')),
  // Not of an infant who does it every evening and is well by day.
  pocketBook('crying-bouts', 'high', all('crying_bouts_drawing_up_legs', lacks('colic_crying_in_evening'))),
  pocketBook(
    'intussusception',
    'critical',
    any(
      'sausage_shaped_mass',
      all(
        ageMonths(undefined, 36),
        'crying_bouts_drawing_up_legs',
        any('blood_in_stool', 'bloody_diarrhoea', 'bilious_vomiting', 'abdominal_mass', 'pallor', 'lethargy'),
      ),
    ),
  ),
  newborn(
    'very-low-birth-weight',
    'critical',
    any(
      all(ageMonths(undefined, 1), any('very_low_birth_weight', below('weightKg', 1.5))),
      all(YOUNG_INFANT, below('weightKg', 1.5), lacks('weight_gain')),
      // Told by the mother, of a child that has no age.
      all('recently_gave_birth', 'very_low_birth_weight'),
    ),
    3,
  ),
  pocketBook('floppy', 'high', all(ageMonths(undefined, 12), 'hypotonia')),
  imci('wheeze', 'moderate', all(UNDER_5, 'wheeze')),
  newborn('slow-breathing', 'critical', all(ageMonths(undefined, 1), below('respiratoryRatePerMin', 30))),
  newborn('very-early-birth', 'critical', all(ageMonths(undefined, 1), 'premature_birth', weeksBelow(32))),
  newborn('mother-with-syphilis', 'high', all(ageMonths(undefined, 2), 'syphilis_test_positive')),
  newborn('mother-with-hepatitis-b', 'high', all(ageMonths(undefined, ONE_WEEK), 'hepatitis_b_positive')),
  // Its medicine begins within hours of the birth.
  newborn('mother-with-hiv', 'high', all(ageMonths(undefined, ONE_WEEK), 'mother_with_hiv')),
  newborn('weight-below-2-kg', 'high', all(ageMonths(undefined, ONE_WEEK), below('weightKg', 2))),
  newborn('early-birth', 'high', all(ageMonths(undefined, ONE_WEEK), 'premature_birth')),
  // A tenth of the weight at birth is lost by many in the first days; somebody has to weigh the baby.
  newborn('weight-loss', 'high', all(ageMonths(undefined, 1), 'weight_loss')),
  newborn('low-weight', 'moderate', all(ageMonths(undefined, 1), any('low_birth_weight', below('weightKg', 2.5)))),
  // Both are danger signs of the community: "refer urgently to the health facility".
  community('cough-14-days', 'high', all(UNDER_5, any(has('cough', 14), 'cough_2_weeks')), 2),
  community('diarrhoea-14-days', 'high', all(UNDER_5, any(has('diarrhoea', 14), 'persistent_diarrhoea'))),
  community('fever-7-days', 'high', all(UNDER_5, any(has('fever', 7), 'fever_7_days'))),
  community('not-feeding', 'critical', all(UNDER_5, 'unable_to_drink_or_breastfeed')),
  imci(
    'slow-or-stopped-breathing',
    'critical',
    all(
      UNDER_5,
      any('apnoea', atMost('respiratoryRatePerMin', 15), all('did_not_cry_at_birth', any('hypotonia', 'cyanosis'))),
    ),
    2,
  ),
  imci(
    'shock',
    'critical',
    all(
      UNDER_5,
      twoOf(
        any('slow_capillary_refill', above('capillaryRefillS', 3)),
        'cold_extremities',
        'weak_pulse',
        'hypotension',
      ),
    ),
  ),
] as const satisfies readonly TriageRule[]
