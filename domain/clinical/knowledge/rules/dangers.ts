import {
  above,
  ageMonths,
  all,
  any,
  atMost,
  began,
  below,
  from,
  has,
  lacks,
  NOT_PREGNANT,
  notAllDenied,
  notDenied,
  notOlder,
  ruleOf,
  told,
  twoOf,
  YEARS_5,
  YEARS_12,
  YEARS_16,
  YEARS_30,
} from '#domain/clinical/knowledge/rules/write.ts'
import type { TriageRule, When } from '#domain/clinical/triage/rule.ts'

const malaria = ruleOf(
  'severe-malaria',
  'WHO, Guidelines for malaria, 2023; severe malaria, Tropical Medicine and International Health 2014',
)
const stroke = ruleOf('stroke', 'FAST; UPESI, African Journal of Emergency Medicine 2024')
const emergency = ruleOf('emergency-signs', 'WHO/ICRC, Basic emergency care, 2018')
const heart = ruleOf('heart', 'WHO PEN, 2020; WHO/ICRC, Basic emergency care, 2018')
const mind = ruleOf('mental-health', 'WHO, mhGAP intervention guide, 2016')
const injury = ruleOf('injury', 'WHO/ICRC, Basic emergency care, 2018')
const bites = ruleOf(
  'bites',
  'WHO Regional Office for Africa, Snakebite guidelines, 2010; WHO, rabies position paper, 2018',
)
const poison = ruleOf(
  'poisoning',
  'WHO/ICRC, Basic emergency care, 2018; WHO, Pocket book of hospital care for children, 2013',
)
const tuberculosis = ruleOf(
  'tuberculosis-hiv',
  'WHO consolidated guidelines on tuberculosis, module 2: screening, 2021; Advanced HIV disease, 2017',
)
const interagency = ruleOf('interagency', 'WHO/ICRC/MSF, Interagency integrated triage tool, 2020')
const sickleCell = ruleOf('sickle-cell', 'WHO, Pocket book of hospital care for children, 2nd edition, 2013')
const nerve = ruleOf('nerves', 'WHO, Guidelines for the diagnosis, treatment and prevention of leprosy, 2018')
const cancer = ruleOf('cancer', 'WHO, Guide to cancer early diagnosis, 2017')
const plague = ruleOf('plague', 'WHO, Guidelines for plague management, 2021')
const contact = ruleOf('contacts', 'WHO, Managing meningitis epidemics in Africa, revised 2015')
const salts = ruleOf(
  'salts',
  'UK Kidney Association, Treatment of acute hyperkalaemia in adults, 2023; Harrison, Principles of internal medicine, 21st edition, 2022',
)
const adrenal = ruleOf(
  'adrenal',
  'Endocrine Society, Diagnosis and treatment of primary adrenal insufficiency: clinical practice guideline, 2016',
)
const district = ruleOf(
  'district-hospital',
  'WHO, IMAI district clinician manual: hospital care for adolescents and adults, 2011',
)
const surveillance = ruleOf(
  'surveillance',
  'WHO Regional Office for Africa, Integrated disease surveillance and response, 3rd edition, 2019',
)
const community = ruleOf('community', 'WHO/UNICEF, Caring for the sick child in the community, 2011')

/** From this age on adults' signs of advanced HIV disease hold. */
const YEARS_10 = 120
const YEARS_40 = 480
const YEARS_50 = 600
const YEARS_9 = 108
const YEARS_55 = 660
const YEARS_60 = 720
const YEARS_65 = 780
const YEARS_70 = 840
const YEARS_2 = 24
/** Iron colours the stool as well: not like tar, and nobody faints or hurts of it. */
const BLACK_STOOL = all(
  'black_tarry_stool',
  any(
    lacks('iron_tablets'),
    'sticky_black_stool',
    'dizziness',
    'dizziness_on_standing',
    'syncope',
    'general_weakness',
    'shortness_of_breath',
    'tachycardia',
    'hypotension',
    'severe_pallor',
    'epigastric_pain',
    'severe_abdominal_pain',
    'known_peptic_ulcer',
    'nsaid_use',
    'anticoagulant_use',
  ),
)
/** Of the young a pain that pressing brings on is one of the chest wall; up to the 55th year of who breathes well too. */
const NOT_OF_CHEST_WALL = any(
  lacks('chest_wall_tenderness'),
  ageMonths(YEARS_55),
  all(ageMonths(YEARS_30), notDenied('shortness_of_breath', 'difficulty_breathing', 'fast_breathing')),
)
/** Before the 30th year, and of the pregnant, what burns after meals or comes up sour is the gullet's. */
const NO_REFLUX = any(
  all(NOT_PREGNANT, ageMonths(YEARS_30)),
  all(lacks('heartburn'), lacks('acid_regurgitation'), lacks('worse_lying_after_meals')),
)
const FEVER: When = any('fever', 'high_fever', from('temperatureC', 37.5))
/** Beside gums that bleed: with none of it they bleed of the brush, as inflamed gums do. */
const BEYOND_THE_GUMS: When = any(
  FEVER,
  'nosebleed',
  'bruise',
  'petechiae',
  'purpura',
  'heavy_periods',
  'vaginal_bleeding',
  'blood_in_urine',
  'blood_in_stool',
  'bright_red_rectal_bleeding',
  'bleeding_disorder',
  'anticoagulant_use',
  'known_liver_disease',
  'jaundice',
  'pallor',
  'fatigue',
  'general_weakness',
  'weight_loss',
  'bone_pain',
  'joint_pain',
  'abdominal_pain',
  'headache',
  'vomiting',
  'snake_bite',
  'swelling_after_bite',
  'contact_haemorrhagic_fever',
)
/** Words for a stiff neck are words for a sore one too: with fever or a severe headache both count. */
const STIFF_NECK: When = any('neck_stiffness', 'stiff_sore_neck')
const MALARIA: When = any(FEVER, 'malaria_test_positive')
const SORE_MOUTH: When = any('mouth_blisters', 'mouth_ulcers', 'deep_mouth_ulcers')
const ALTERED: When = any(
  'unconscious',
  'confusion',
  'reduced_consciousness',
  // Of an adult "lethargic" mostly means tired.
  all(ageMonths(undefined, YEARS_5), any('lethargy', 'drowsiness')),
  { notAlert: true },
)

/** Ebola and Marburg show themselves within 21 days of the contact, or never (WHO, 2016). */
const INCUBATION_DAYS = 21

/** Dangers at any age, by what they are. */
export const DANGER_RULES = [
  malaria('coma', 'critical', all(MALARIA, any(ALTERED, atMost('glasgowComaScale', 10)))),
  malaria('prostration', 'critical', all(MALARIA, any('prostration', 'unable_to_sit'))),
  malaria('convulsions', 'critical', all(MALARIA, any('repeated_convulsions', 'convulsions', 'convulsing_now'))),
  malaria(
    'breathing',
    'critical',
    all(
      MALARIA,
      any(
        'deep_rapid_breathing',
        'respiratory_distress',
        all(below('oxygenSaturationPercent', 92), above('respiratoryRatePerMin', 30)),
      ),
    ),
  ),
  malaria(
    'shock',
    'critical',
    all(
      MALARIA,
      any(
        from('capillaryRefillS', 3),
        all(ageMonths(undefined, YEARS_12), below('systolicMmHg', 70)),
        all(ageMonths(YEARS_12), below('systolicMmHg', 80)),
      ),
    ),
  ),
  malaria(
    'bleeding',
    'critical',
    all(
      MALARIA,
      any(
        'abnormal_bleeding',
        'vomiting_blood',
        'black_tarry_stool',
        'gum_bleeding',
        'petechiae',
        'nosebleed_prolonged',
      ),
    ),
  ),
  malaria(
    'jaundice-or-dark-urine',
    'critical',
    all(MALARIA, any('jaundice', 'dark_urine'), any('malaria_test_positive', 'pallor', 'dark_urine')),
  ),
  malaria('glucose', 'critical', all(MALARIA, below('glucoseMmolPerL', 2.2))),
  malaria(
    'anaemia',
    'critical',
    all(
      MALARIA,
      any(
        'severe_pallor',
        all(ageMonths(undefined, YEARS_12), below('haemoglobinGPerDl', 5)),
        all(ageMonths(YEARS_12), below('haemoglobinGPerDl', 7)),
      ),
    ),
  ),
  malaria('parasitaemia', 'critical', above('parasitaemiaPercent', 10)),
  malaria('creatinine', 'critical', all(MALARIA, above('creatinineUmolPerL', 265))),
  malaria('bilirubin', 'critical', all(MALARIA, above('bilirubinUmolPerL', 50))),
  malaria('vomits-everything', 'high', all(MALARIA, any('vomits_everything', 'repeated_vomiting'))),
  malaria('test-positive', 'high', 'malaria_test_positive'),
  stroke(
    'face-arm-speech',
    'critical',
    any(
      // With the forehead, and arms or speech as they were, it is the nerve of the face.
      all(
        'facial_droop',
        any(
          lacks('forehead_also_weak'),
          notDenied('focal_weakness', 'one_sided_weakness', 'arm_weakness', 'slurred_speech', 'speech_difficulty'),
        ),
      ),
      'one_sided_weakness',
      'speech_difficulty',
      'slurred_speech',
      'sudden_vision_loss',
      'aphasia',
    ),
    2,
  ),
  // Its medicine begins in the first days, and the eye that does not close is covered.
  stroke('face-alone', 'high', 'forehead_also_weak'),
  stroke(
    'sudden',
    'critical',
    any(
      all(
        has('sudden_onset'),
        any(
          'focal_weakness',
          'arm_weakness',
          'leg_weakness',
          'loss_of_balance',
          'double_vision',
          'vision_loss',
          'side_vision_loss',
          'confusion',
          'severe_headache',
        ),
      ),
      // Of the back of the brain, where nobody says how it began.
      all('double_vision', any('dizziness', 'vertigo'), any('loss_of_balance', 'limb_incoordination', 'vomiting')),
    ),
    3,
  ),
  stroke(
    'thunderclap',
    'critical',
    any('thunderclap_headache', all('severe_headache', any(STIFF_NECK, 'loss_of_consciousness', ALTERED))),
  ),
  emergency('unconscious', 'critical', any('unconscious', 'convulsing_now', 'prolonged_convulsion')),
  emergency(
    'seizure',
    'high',
    any('convulsions', 'first_convulsion', 'loss_of_consciousness', all('brief_jerks', 'tongue_bitten_or_wet')),
    2,
  ),
  emergency(
    'repeated-seizures',
    'critical',
    any('repeated_convulsions', all('convulsions', any(FEVER, STIFF_NECK, 'head_injury', ALTERED))),
  ),
  emergency(
    'meningitis',
    'critical',
    all(FEVER, any(STIFF_NECK, 'bulging_fontanelle', 'non_blanching_rash', 'purpura', ALTERED)),
  ),
  emergency('altered', 'critical', ALTERED),
  emergency('shock', 'critical', any('shock', 'abnormal_posturing')),
  emergency(
    'breathing',
    'critical',
    any(
      'shortness_of_breath_at_rest',
      'respiratory_distress',
      'cannot_speak_full_sentences',
      'cyanosis',
      'stridor',
      'apnoea',
      'choking',
      'gasping',
      'silent_chest',
      'slow_breathing',
      'irregular_breathing',
      'sits_leaning_forward_to_breathe',
      'trachea_shifted',
    ),
    2,
  ),
  emergency(
    'short-of-breath',
    'high',
    any('shortness_of_breath', 'difficulty_breathing', 'chest_indrawing', 'accessory_muscle_use'),
  ),
  emergency('coughing-blood', 'high', 'haemoptysis'),
  emergency(
    'coughing-much-blood',
    'critical',
    any('massive_haemoptysis', all('haemoptysis', any('dizziness_on_standing', 'syncope', 'hypotension'))),
    2,
  ),
  emergency(
    'bleeding',
    'critical',
    any(
      'vomiting_blood',
      BLACK_STOOL,
      'severe_bleeding',
      'heavy_rectal_bleeding',
      'bleeding_not_stopping',
      all('nosebleed_prolonged', 'anticoagulant_use'),
      // Of a girl it is no period.
      all(ageMonths(undefined, YEARS_9), 'heavy_vaginal_bleeding'),
      all(
        any('heavy_vaginal_bleeding', 'heavy_periods', 'passing_clots_vaginally'),
        any('syncope', 'collapse', 'prostration', 'cold_sweat', from('heartRatePerMin', 120)),
      ),
      all('heavy_vaginal_bleeding', any('presyncope', 'dizziness', 'general_weakness')),
      all('vaginal_bleeding', 'collapse'),
    ),
    5,
  ),
  emergency(
    'bleeding-signs',
    'high',
    any(
      'abnormal_bleeding',
      'petechiae',
      'purpura',
      all('gum_bleeding', BEYOND_THE_GUMS),
      // Below 50 years a streak with hard stools is a tear of the skin or a pile.
      all('bright_red_rectal_bleeding', any(lacks('constipation'), ageMonths(YEARS_50))),
      all('anticoagulant_use', any('blood_in_stool', 'nosebleed', 'blood_in_urine')),
    ),
    4,
  ),
  // Who slept on it, and was asked for both, has a sore neck.
  emergency('stiff-neck', 'high', all('neck_stiffness', any(FEVER, notAllDenied('fever', 'headache')))),
  emergency(
    'gut-blocked',
    'critical',
    all(
      'abdominal_distension',
      any(
        all(any('constipation', 'no_stool_or_gas'), any('vomiting', 'repeated_vomiting')),
        all('no_stool_or_gas', any('severe_abdominal_pain', 'tachycardia', 'hypotension')),
      ),
    ),
    2,
  ),
  emergency('bright-red-blood', 'moderate', any('bright_red_rectal_bleeding', 'blood_in_stool'), 2),
  emergency(
    'haemorrhagic-fever',
    'critical',
    all(
      FEVER,
      any(
        'abnormal_bleeding',
        'gum_bleeding',
        notOlder('contact_haemorrhagic_fever', INCUBATION_DAYS),
        // Rift Valley and Crimean-Congo fever come of sick animals and their meat.
        all('livestock_contact', any('nosebleed', 'vomiting_blood', 'petechiae', 'purpura')),
      ),
    ),
    3,
  ),
  emergency(
    'anaphylaxis',
    'critical',
    all(
      // Puffiness around the eyes is a swelling of the face too, and mostly the kidneys'.
      any(
        'hives',
        'lip_swelling',
        'tongue_swelling',
        told('facial_swelling'),
        'allergen_exposure',
        all('rash', any('bee_sting', 'new_medicine', 'nsaid_use')),
      ),
      any(
        'shortness_of_breath',
        'difficulty_breathing',
        'wheeze',
        'stridor',
        'throat_tightness',
        'throat_swelling',
        'hoarse_voice',
        'hypotension',
        'syncope',
        'presyncope',
        all(any('hives', 'allergen_exposure'), any('vomiting', 'repeated_vomiting')),
        all('new_medicine', 'difficulty_swallowing'),
      ),
    ),
    4,
  ),
  emergency('airway-swelling', 'critical', any('tongue_swelling', 'throat_swelling', 'drooling_unable_to_swallow')),
  emergency(
    'acute-abdomen',
    'critical',
    any(
      'abdominal_rigidity',
      'guarding',
      'rebound_tenderness',
      // A clot from the heart may close the bowel's artery.
      all('severe_abdominal_pain', any('known_atrial_fibrillation', 'irregular_heartbeat', 'irregular_pulse')),
    ),
    2,
  ),
  emergency(
    'severe-abdominal-pain',
    'high',
    any(
      'severe_abdominal_pain',
      'right_lower_quadrant_pain',
      'no_stool_or_gas',
      'faeculent_vomiting',
      'bilious_vomiting',
    ),
  ),
  emergency(
    'ectopic',
    'critical',
    any(
      all(
        any('missed_period', 'pregnancy_test_positive'),
        any(
          all(
            any(
              'lower_abdominal_pain',
              'abdominal_pain',
              'right_lower_quadrant_pain',
              'left_lower_quadrant_pain',
              'one_sided_pelvic_pain',
            ),
            any(
              'vaginal_bleeding',
              'syncope',
              'presyncope',
              'collapse',
              'prostration',
              'cold_sweat',
              'dizziness_on_standing',
              'shoulder_tip_pain',
              'dizziness',
              'pallor',
              'severe_abdominal_pain',
            ),
          ),
          all('vaginal_bleeding', any('syncope', 'presyncope', 'shoulder_tip_pain', 'shoulder_pain')),
          'syncope',
          'collapse',
          // A pregnancy beside a coil is outside the womb more often than any other.
          all('presyncope', any('intrauterine_device', 'tachycardia', 'hypotension', 'pallor')),
        ),
      ),
      // Of a woman who may not know that she is pregnant.
      all(any('lower_abdominal_pain', 'right_lower_quadrant_pain', 'left_lower_quadrant_pain'), {
        told: 'syncope',
        of: { sex: 'female', fromMonths: YEARS_12, belowMonths: YEARS_50 },
      }),
    ),
    6,
  ),
  emergency(
    'ectopic-possible',
    'high',
    all(
      'missed_period',
      any(
        'lower_abdominal_pain',
        'left_lower_quadrant_pain',
        'right_lower_quadrant_pain',
        'abdominal_pain',
        'vaginal_bleeding',
      ),
    ),
    2,
  ),
  // Whoever names one as happening now has seen something, whatever else is told.
  emergency('named', 'critical', 'stroke_or_heart_attack_named'),
  emergency('infected-wound-with-fever', 'high', all('wound_infected', any(FEVER, 'rigors', 'chills'))),
  emergency(
    'torsion',
    'critical',
    all(
      'testicular_pain',
      any('sudden_onset', 'sudden_testicular_pain', 'testicular_swelling', 'vomiting', 'high_riding_testis'),
    ),
    3,
  ),
  emergency('testicle', 'high', 'testicular_pain'),
  // Of the old the main artery, torn: a first "stone of the kidney" with fainting is one.
  emergency(
    'aorta',
    'critical',
    all(
      ageMonths(YEARS_60),
      any('flank_pain', 'back_pain', 'abdominal_pain', 'severe_abdominal_pain'),
      any('syncope', 'presyncope', 'collapse', 'pulsatile_abdominal_mass'),
    ),
  ),
  emergency('prolonged_painful_erection', 'critical', 'prolonged_painful_erection'),
  // Water in the lungs, or potassium, which takes the strength of the legs.
  emergency(
    'missed-dialysis',
    'critical',
    all(
      'missed_dialysis',
      any(
        'shortness_of_breath',
        'orthopnoea',
        'general_weakness',
        'leg_weakness',
        'both_legs_weak',
        'palpitations',
        'bradycardia',
      ),
    ),
  ),
  // The heart can stop, the brain can swell.
  salts('dangerous', 'critical', any('potassium_very_high', 'potassium_very_low', 'sodium_very_low')),
  // So much creatinine is an eGFR of less than 30 at any adult age.
  emergency('no-urine', 'high', any('anuria', 'urinary_retention', above('creatinineUmolPerL', 265)), 2),
  emergency(
    'cord-compression',
    'critical',
    any(
      'saddle_numbness',
      all(
        any('leg_weakness', 'both_legs_weak'),
        any('urinary_retention', 'urinary_incontinence', 'faecal_incontinence', 'back_pain', 'known_cancer'),
      ),
      all('back_pain', 'faecal_incontinence'),
      // Pus beside the cord.
      all('back_pain', 'leg_heaviness', FEVER),
    ),
    4,
  ),
  emergency(
    'back-and-bladder',
    'high',
    all('back_pain', any('urinary_incontinence', 'urinary_retention', 'faecal_incontinence')),
  ),
  emergency('acute-flaccid-paralysis', 'high', any('acute_flaccid_paralysis', 'ascending_weakness', 'both_legs_weak')),
  emergency(
    'tetanus',
    'critical',
    any(
      'lockjaw',
      'opisthotonus',
      'muscle_spasms_generalised',
      all('trismus', any('wound', 'deep_wound', 'neck_stiffness')),
    ),
    2,
  ),
  emergency(
    'severe-dehydration',
    'critical',
    twoOf(
      'sunken_eyes',
      // In a child below five years a slow pinch is a sign of some dehydration: IMCI has rules of its own.
      any(all(ageMonths(YEARS_5), 'skin_pinch_slow'), 'skin_pinch_very_slow'),
      any('anuria', 'oliguria'),
      any('weak_pulse', 'cold_extremities', 'hypotension'),
      any(ALTERED, all('diarrhoea', any('prostration', 'syncope', 'drinks_poorly'))),
    ),
    2,
  ),
  emergency('dehydration-named', 'critical', 'severe_dehydration'),
  emergency(
    'watery-diarrhoea-profuse',
    'high',
    any(
      'rice_water_stool',
      // Some dehydration, of whatever age.
      all('diarrhoea', any('no_tears', 'sunken_eyes')),
      // One of the signs alone is none of some dehydration: IMCI asks for two.
      all(
        ageMonths(undefined, YEARS_5),
        'diarrhoea',
        any('drinks_eagerly', 'excessive_thirst'),
        notAllDenied('sunken_eyes', 'restless_irritable'),
      ),
      all('diarrhoea', ageMonths(YEARS_5), any('drinks_eagerly', 'excessive_thirst')),
      all('diarrhoea', any('vomits_everything', 'oliguria', 'dizziness_on_standing')),
    ),
    3,
  ),
  emergency(
    'eye',
    'critical',
    any(
      'sudden_vision_loss',
      'chemical_in_eye',
      'penetrating_eye_injury',
      // An infection behind the eye.
      all('bulging_eyes', any('eyelid_swelling', 'eye_pain', 'double_vision'), FEVER),
    ),
    2,
  ),
  emergency('eye-sudden', 'high', all(has('sudden_onset'), any('blurred_vision', 'reduced_vision', 'floaters'))),
  // Giant cell arteritis: the second eye can go within days.
  emergency(
    'temple-and-sight',
    'critical',
    all(
      ageMonths(YEARS_50),
      any('temple_tenderness', all('jaw_pain', 'headache')),
      any('blurred_vision', 'reduced_vision', 'vision_loss', 'vision_loss_passing', 'double_vision'),
    ),
  ),
  emergency(
    'painful-red-eye',
    'high',
    any(
      all('eye_pain', any('reduced_vision', 'vision_loss', 'photophobia', 'corneal_clouding')),
      'corneal_ulcer',
      'hypopyon',
    ),
  ),
  emergency(
    'limb-at-risk',
    'critical',
    any(
      'cold_limb',
      'absent_pulse_limb',
      'gangrene',
      'crepitus_skin',
      'skin_pain_out_of_proportion',
      'limb_pain_on_stretch',
    ),
    2,
  ),
  // Of a painful calf what makes blood clot (Wells).
  emergency(
    'clot',
    'high',
    any(
      // Around the place of a vaccination it is that.
      all('one_leg_swelling', lacks('recent_vaccination')),
      all(
        'calf_pain',
        any(
          'calf_swelling',
          'recent_surgery',
          'immobility',
          'known_clot',
          'known_cancer',
          'recently_gave_birth',
          'pregnant',
          'hormonal_contraception',
        ),
      ),
    ),
    4,
  ),
  // A clot of the leg that has gone to the lung.
  emergency(
    'clot-of-lung',
    'critical',
    all(
      any('one_leg_swelling', 'calf_swelling', 'calf_pain', 'known_clot'),
      any('chest_pain', 'pleuritic_chest_pain', 'shortness_of_breath', 'haemoptysis'),
    ),
  ),
  emergency(
    'hot-joint',
    'high',
    all(any('hot_joint', 'single_joint_swelling', all(ageMonths(undefined, YEARS_5), 'joint_swelling')), FEVER),
    2,
  ),
  emergency('skin', 'critical', any('skin_peeling_with_mucosal_lesions', 'skin_detachment', 'non_blanching_rash')),
  // Stevens-Johnson syndrome and its like, as a medicine brings them on.
  emergency(
    'skin-and-mouth-after-medicine',
    'critical',
    all(
      // Medicines of epilepsy are among those that do it.
      any('new_medicine', 'art_recently_started', 'known_epilepsy'),
      any(
        twoOf(
          any(
            'vesicles',
            'bullae',
            'burning_skin_pain',
            'skin_detachment',
            all('rash', any(FEVER, 'red_eye', 'eye_discharge', 'eye_pain', 'difficulty_swallowing')),
          ),
          SORE_MOUTH,
          any('genital_ulcer', 'genital_blisters'),
        ),
        all(SORE_MOUTH, any('red_eye', 'eye_pain')),
      ),
    ),
    4,
  ),
  emergency(
    'thyroid-storm',
    'critical',
    all(
      'known_thyroid_disease',
      from('temperatureC', 38),
      from('heartRatePerMin', 120),
      any(ALTERED, 'agitation', 'vomiting', 'diarrhoea'),
    ),
  ),
  emergency(
    'blocked-kidney',
    'critical',
    all('known_kidney_stones', any(FEVER, 'rigors'), any('flank_pain', 'rigors', from('painScore', 7))),
  ),
  emergency(
    'deep-neck',
    'critical',
    all(
      any('lockjaw', 'trismus', 'neck_swelling', 'muffled_voice', 'floor_of_mouth_swelling'),
      any(FEVER, 'drooling', 'shortness_of_breath', 'difficulty_swallowing'),
    ),
  ),
  emergency(
    'fever-weak-immunity',
    'high',
    all(FEVER, any('known_hiv', 'known_sickle_cell', 'known_cancer', 'on_chemotherapy', 'immunosuppressed')),
  ),
  emergency(
    'fever-on-chemotherapy',
    'critical',
    all('on_chemotherapy', any('fever', 'rigors', from('temperatureC', 38))),
    2,
  ),
  emergency(
    'sickle-crisis',
    'critical',
    all(
      'known_sickle_cell',
      any(
        'chest_pain',
        'shortness_of_breath',
        'focal_weakness',
        'severe_pallor',
        'prolonged_painful_erection',
        'convulsions',
        'massive_splenomegaly',
        'chest_indrawing',
        all('splenomegaly', any('pallor', 'cold_extremities')),
      ),
    ),
    3,
  ),
  emergency('severe-pallor', 'high', any('severe_pallor', 'severe_anaemia_result')),
  emergency('high-fever', 'high', from('temperatureC', 39.5)),
  emergency('fever-week', 'high', any(has('fever', 7), 'fever_7_days')),
  // Of typhoid the gut tears in the second or third week.
  district(
    'fever-week-and-belly',
    'critical',
    all(
      any(has('fever', 7), 'fever_7_days'),
      any('sudden_abdominal_pain', all('abdominal_distension', any('severe_abdominal_pain', 'abdominal_tenderness'))),
    ),
  ),
  emergency('fever', 'moderate', FEVER),
  emergency('jaundice', 'high', 'jaundice'),
  emergency(
    'weight-loss',
    'moderate',
    any(
      'weight_loss',
      'night_sweats',
      'breast_lump',
      'breast_shape_change',
      'recurrent_infections',
      'lymph_nodes_enlarged',
      'postmenopausal_bleeding',
      'difficulty_swallowing',
    ),
  ),
  {
    ...heart(
      'chest-pain',
      'high',
      all('chest_pain', lacks('dermatomal_rash'), any('exertional_chest_pain', all(NOT_OF_CHEST_WALL, NO_REFLUX))),
      3,
    ),
    source: 'WHO PEN, 2020; Marburg Heart Score (Bösner and others, CMAJ 2010)',
  },
  { ...heart('chest-wall', 'moderate', 'chest_pain'), general: true },
  // Many tell of a heart attack as a tightness, not as a pain.
  heart('chest-tightness', 'high', all('chest_tightness', ageMonths(YEARS_40))),
  heart(
    'coronary',
    'critical',
    all(
      any(
        'chest_pain',
        'chest_pressure',
        'crushing_chest_pain',
        'epigastric_pain',
        'jaw_pain',
        all('chest_tightness', ageMonths(YEARS_40)),
      ),
      any(
        'chest_pain_radiating_arm_jaw',
        'sweating',
        'cold_sweat',
        // Breathless on effort alone is mostly a failing heart, which is seen the same day.
        any(
          told('shortness_of_breath'),
          told('difficulty_breathing'),
          'shortness_of_breath_at_rest',
          'sudden_breathlessness',
        ),
        'syncope',
        'presyncope',
        'crushing_chest_pain',
        all('epigastric_pain', 'jaw_pain'),
        'st_elevation',
        'troponin_raised',
        'hypotension',
      ),
      ageMonths(YEARS_12 + 72),
    ),
    5,
  ),
  // With diabetes and in old age a heart attack often does not hurt in the chest.
  heart(
    'silent-coronary',
    'high',
    all(
      any('epigastric_pain', 'jaw_pain'),
      any(
        all('epigastric_pain', 'jaw_pain'),
        all(
          any('known_diabetes', ageMonths(YEARS_65)),
          any('general_weakness', 'vomiting', 'nausea', 'sweating', 'dizziness', 'shortness_of_breath'),
        ),
      ),
      ageMonths(YEARS_40),
    ),
    3,
  ),
  heart(
    'sweating-in-diabetes',
    'critical',
    all(
      'known_diabetes',
      ageMonths(YEARS_50),
      'sweating',
      any('nausea', 'vomiting', 'general_weakness', 'shortness_of_breath'),
    ),
  ),
  heart('tearing', 'critical', any('tearing_chest_pain', 'st_elevation')),
  heart(
    'aneurysm',
    'critical',
    all(
      'pulsatile_abdominal_mass',
      any('abdominal_pain', 'back_pain', 'flank_pain', 'syncope', 'presyncope', 'dizziness', 'hypotension'),
    ),
  ),
  heart(
    'slow-pulse-with-signs',
    'critical',
    all(
      ageMonths(YEARS_16),
      below('heartRatePerMin', 50),
      any('syncope', 'presyncope', 'confusion', 'chest_pain', 'shortness_of_breath', below('systolicMmHg', 90)),
    ),
  ),
  heart('syncope', 'high', any('syncope', 'exertional_syncope')),
  heart(
    'palpitations-danger',
    'critical',
    all('palpitations', any('chest_pain', 'syncope', 'shortness_of_breath', 'hypotension')),
  ),
  heart('palpitations-faint', 'high', all('palpitations', 'presyncope')),
  heart('failure', 'high', any('orthopnoea', 'paroxysmal_nocturnal_dyspnoea', 'pink_frothy_sputum')),
  heart(
    'pulmonary-oedema',
    'critical',
    all('pink_frothy_sputum', any('orthopnoea', 'shortness_of_breath', 'difficulty_breathing')),
  ),
  mind('suicide', 'critical', any('suicide_attempt', 'suicide_plan', 'self_harm')),
  mind('suicidal-thoughts', 'critical', any('suicidal_thoughts')),
  mind(
    'violence',
    'critical',
    any(
      'homicidal_thoughts',
      'violent_behaviour',
      all('thoughts_of_harming_baby', any('hallucinations', 'delusions', 'mania')),
    ),
    2,
  ),
  mind(
    'psychosis',
    'high',
    any(
      'hallucinations',
      'delusions',
      'agitation',
      'mania',
      'bizarre_behaviour',
      twoOf('grandiosity', 'pressured_speech', 'insomnia'),
    ),
    2,
  ),
  // A mother may act on what the voices say of her child.
  mind('psychosis-after-birth', 'critical', all('recently_gave_birth', any('hallucinations', 'delusions', 'mania'))),
  mind(
    'delirium',
    'critical',
    any('delirium', all('alcohol_withdrawal', any('tremor', 'hallucinations', 'convulsions', 'confusion'))),
  ),
  injury(
    'major',
    'critical',
    any(
      'open_fracture',
      all('sexual_assault', any('heavy_vaginal_bleeding', 'severe_bleeding')),
      'penetrating_injury',
      'gunshot_wound',
      'stab_wound',
      'large_burn',
      'amputation',
      'spinal_injury',
      'flail_chest',
      'strangulation',
      'drowning',
      'electric_shock',
      'lightning',
      'crush_injury',
      // A neck that hurts after a fall, with feeling or strength lost below.
      all(
        any('fall', 'fall_from_height', 'road_traffic_injury', 'assault', 'head_injury'),
        'neck_pain',
        any('numbness', 'focal_weakness', 'arm_weakness', 'leg_weakness', 'both_legs_weak'),
      ),
      // No blood reaches what lies beyond the break, or what a plaster ties.
      all(any('fracture_suspected', 'xray_fracture'), any('cold_limb', 'cold_extremities', 'absent_pulse_limb')),
    ),
    3,
  ),
  injury(
    'mechanism',
    'high',
    any(
      'road_traffic_injury',
      'fall_from_height',
      // A burn without blisters is a superficial one.
      all('burn', notDenied('vesicles', 'bullae')),
      // Who was knocked out or vomits is seen now: the next rule. Where both were asked for and neither is there, it can wait.
      all('head_injury', any(ageMonths(undefined, YEARS_2), notAllDenied('loss_of_consciousness', 'vomiting'))),
      'fracture_suspected',
      'deformity_after_injury',
      'abdominal_injury',
      'chest_injury',
      'eye_injury',
      'deep_wound',
      'assault',
      'sexual_assault',
      // Tetanus antitoxin, with the first dose.
      all('wound', 'not_immunised'),
    ),
    4,
  ),
  injury(
    'head',
    'critical',
    all(
      any('head_injury', all('fall', 'headache')),
      any(
        'loss_of_consciousness',
        'anticoagulant_use',
        'bleeding_disorder',
        'vomiting',
        'convulsions',
        'severe_headache',
        'clear_fluid_from_ear_or_nose',
        'unequal_pupils',
        ALTERED,
        'focal_weakness',
        'amnesia',
      ),
    ),
    2,
  ),
  // Nobody has looked at the head yet.
  injury(
    'knocked-out',
    'critical',
    all(
      any('fall_from_height', 'road_traffic_injury', 'assault'),
      any('loss_of_consciousness', 'convulsions', ALTERED, 'amnesia', all('sleeps_too_much', 'vomiting')),
    ),
    2,
  ),
  // The base of the skull, whoever speaks of no blow to the head.
  injury(
    'skull-base',
    'critical',
    all('clear_fluid_from_ear_or_nose', any('road_traffic_injury', 'fall_from_height', 'assault')),
  ),
  injury(
    'burn',
    'critical',
    all(
      'burn',
      any(
        'burn_of_face_or_airway',
        'inhalation_of_smoke',
        'hoarse_voice',
        'large_burn',
        'electric_burn',
        ageMonths(undefined, 12),
      ),
    ),
    2,
  ),
  injury(
    'smoke-in-lungs',
    'critical',
    all(
      'inhalation_of_smoke',
      any('cough', 'hoarse_voice', 'wheeze', 'shortness_of_breath', 'difficulty_breathing', ALTERED),
    ),
  ),
  interagency(
    'burn-of-young-or-old',
    'critical',
    all('burn', any(ageMonths(undefined, YEARS_2), ageMonths(YEARS_70)), notDenied('vesicles', 'bullae')),
  ),
  interagency('high-risk-trauma', 'critical', 'high_risk_trauma'),
  interagency(
    'pain-from-50',
    'critical',
    all(ageMonths(YEARS_50), any(began('chest_pain', 1), began('severe_abdominal_pain', 1))),
  ),
  injury(
    'skull-leaks',
    'critical',
    all('clear_fluid_from_ear_or_nose', any('injury', 'head_injury', 'road_traffic_injury', 'fall')),
  ),
  // Blood in the belly is felt at the tip of the shoulder.
  injury(
    'bleeding-within',
    'critical',
    any(
      all('shoulder_tip_pain', any('fall_from_height', 'abdominal_injury', 'road_traffic_injury', 'assault')),
      all('abdominal_injury', any('syncope', 'presyncope', 'dizziness_on_standing')),
      all('road_traffic_injury', any('abdominal_pain', 'abdominal_tenderness', 'abdominal_distension')),
      // Who faints first and then falls has another illness: nearly fainting after a fall is what counts.
      all(
        'presyncope',
        any('fall', 'road_traffic_injury'),
        any('abdominal_pain', 'shoulder_pain', 'abdominal_rigidity'),
      ),
    ),
    3,
  ),
  // Of the womb and its tubes: untreated it spreads, or leaves her without children.
  district(
    'pelvic-infection',
    'high',
    all(
      FEVER,
      any('vaginal_discharge', 'fishy_or_foul_odour'),
      any('lower_abdominal_pain', 'pelvic_pain', 'pain_during_sex', 'abdominal_pain'),
    ),
  ),
  surveillance('mpox', 'high', all('contact_mpox', any('vesicles', 'pustules', 'lymph_nodes_enlarged'))),
  surveillance('anthrax', 'high', all('livestock_contact', any('black_eschar', 'painless_skin_ulcer'))),
  emergency('rash-with-medicine', 'moderate', all('new_medicine', 'rash')),
  // Its medicine works in the first three days.
  tuberculosis('shingles-with-hiv', 'high', all('known_hiv', 'dermatomal_rash')),
  // Of malaria, leptospirosis or a failing liver: the kidneys stop.
  emergency('jaundice-with-little-urine', 'critical', all('jaundice', any('oliguria', 'anuria'))),
  // Of Guillain-Barré's: the legs first, breathing within days.
  emergency(
    'weak-without-reflexes',
    'high',
    all(
      'reduced_reflexes',
      any('muscle_weakness_proximal', 'leg_weakness', 'both_legs_weak', 'arm_weakness', 'focal_weakness'),
    ),
  ),
  nerve('new-drop', 'high', began('wrist_or_foot_drop', 14)),
  // A reaction: within weeks a nerve or an eye is lost for good, unless steroids are begun.
  nerve(
    'leprosy-reaction',
    'high',
    all(
      'known_leprosy',
      any(
        'wrist_or_foot_drop',
        'focal_weakness',
        'arm_weakness',
        'leg_weakness',
        'joint_pain',
        'limb_pain',
        'eye_pain',
        'facial_droop',
        FEVER,
      ),
    ),
  ),
  cancer('mouth-patch', 'moderate', any(has('white_patches_in_mouth', 21), 'white_patch_cannot_be_scraped')),
  sickleCell(
    'severe-pain',
    'high',
    all(
      'known_sickle_cell',
      any(
        'not_eased_by_painkillers',
        all(
          any('limb_pain', 'bone_pain', 'joint_pain', 'back_pain', 'chest_pain', 'abdominal_pain'),
          from('painScore', 7),
        ),
      ),
    ),
    2,
  ),
  bites('snake', 'critical', 'snake_bite'),
  // Whatever it was that bit.
  bites(
    'venom-in-blood-or-nerves',
    'critical',
    all(any('insect_bite', 'animal_bite'), any('gum_bleeding', 'abnormal_bleeding', 'ptosis')),
  ),
  bites('rabies-signs', 'critical', any('hydrophobia', 'aerophobia')),
  bites('animal', 'high', any('animal_bite', 'dog_bite', 'bat_exposure', 'human_bite')),
  bites(
    'scorpion-poison',
    'critical',
    all(
      'scorpion_sting',
      any('sweating', 'vomiting', 'drooling', 'tachycardia', 'palpitations', 'difficulty_breathing', 'convulsions'),
    ),
    2,
  ),
  bites('sting', 'high', any('scorpion_sting', 'multiple_bee_stings', 'spider_bite')),
  poison(
    'taken',
    'critical',
    any(
      'poison_swallowed',
      'pesticide_exposure',
      'kerosene_swallowed',
      'overdose',
      'caustic_swallowed',
      'carbon_monoxide_exposure',
      'button_battery_swallowed',
      'poisonous_mushroom_or_plant',
    ),
    2,
  ),
  // Many drink such spirits each week: what methanol does makes it one.
  poison(
    'methanol',
    'critical',
    all(
      'methanol_or_illicit_brew',
      any(
        'blurred_vision',
        'reduced_vision',
        'vision_loss',
        'vomiting',
        'abdominal_pain',
        'severe_headache',
        ALTERED,
        'drowsiness',
        'convulsions',
        'deep_rapid_breathing',
        'shortness_of_breath',
      ),
    ),
    2,
  ),
  poison(
    'cholinergic',
    'critical',
    twoOf('pinpoint_pupils', 'excessive_salivation', 'pesticide_exposure', 'muscle_twitching', 'excessive_sweating'),
  ),
  // Plague: its bubo in the groin is told as a lump of any kind.
  plague(
    'bubo',
    'critical',
    all(
      'rodents_flood',
      any(FEVER, 'rigors', 'chills'),
      any('groin_lymph_nodes', 'armpit_lymph_nodes', 'tender_lymph_nodes', 'groin_hernia'),
    ),
  ),
  tuberculosis('cough-2-weeks', 'moderate', any(has('cough', 14), 'cough_2_weeks')),
  // Ethambutol can harm the nerve of the eye, and others the liver: they are stopped the same day.
  tuberculosis(
    'harm-of-treatment',
    'high',
    all(
      'tb_treatment',
      any('reduced_vision', 'blurred_vision', 'vision_loss', 'sudden_vision_loss', 'jaundice', 'bilirubin_raised'),
    ),
  ),
  tuberculosis(
    'screen-positive-with-hiv',
    'moderate',
    all('known_hiv', any('cough', FEVER, 'night_sweats', 'weight_loss')),
  ),
  tuberculosis(
    'seriously-ill-with-hiv',
    'critical',
    all(
      'known_hiv',
      ageMonths(YEARS_10),
      any(
        from('respiratoryRatePerMin', 30),
        from('temperatureC', 39),
        from('heartRatePerMin', 120),
        'unable_to_walk_unaided',
      ),
    ),
    2,
  ),
  tuberculosis(
    'headache-with-hiv',
    'critical',
    all(
      'known_hiv',
      any('headache', 'severe_headache', 'vision_loss', STIFF_NECK),
      any(FEVER, STIFF_NECK, 'confusion', 'convulsions', 'vomiting', 'double_vision'),
    ),
  ),
  tuberculosis('lasting-headache-with-hiv', 'high', all('known_hiv', has('headache', 7))),
  // Who takes steroids every day and cannot keep them down falls into a crisis within hours.
  adrenal('steroids-not-kept', 'high', all('steroid_use', any('vomiting', 'repeated_vomiting', 'vomits_everything'))),
  contact('meningitis', 'high', 'contact_meningitis'),
  contact('blood-of-haemorrhagic-fever', 'critical', all('contact_haemorrhagic_fever', 'hiv_exposure')),
  contact(
    'plague-in-lungs',
    'critical',
    all('contact_plague', FEVER, any('cough', 'haemoptysis', 'chest_pain', 'shortness_of_breath')),
  ),
  community('diarrhoea-14-days', 'moderate', any(has('diarrhoea', 14), 'persistent_diarrhoea')),
  community('blood-in-stool', 'high', any('bloody_diarrhoea')),
  community('older-person-falls-ill', 'high', all(ageMonths(75 * 12), any(FEVER, 'confusion', 'fall'))),
  community('young-child-diarrhoea', 'moderate', all(ageMonths(undefined, YEARS_5), any('diarrhoea', 'vomiting'))),
  emergency('adult-cold', 'high', all(ageMonths(YEARS_16), atMost('temperatureC', 35))),
] as const satisfies readonly TriageRule[]
