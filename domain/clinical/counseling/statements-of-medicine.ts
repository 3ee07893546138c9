import type { StatementId } from '#domain/clinical/counseling/all-statements.ts'
import type { CounselingKind } from '#domain/clinical/counseling/counseling.ts'

/** What is said of one listed medicine, beside what its form and its class bring. */
export interface MedicineCounseling {
  readonly says: readonly StatementId[]
  /** Kinds of which only what stands here is said, and nothing of its form. */
  readonly insteadOfForm?: readonly CounselingKind[]
  /** Whoever is not better after so many days comes back; `course`: at the end of the course. */
  readonly betterWithinDays?: number | 'course'
}

const BACTERIA = [
  'when.finish_course',
  'when.missed_dose',
  'side_effects.antibiotic_diarrhoea',
  'side_effects.antibiotic_thrush',
  'come_back.vomits_everything',
] as const satisfies readonly StatementId[]
const PARACETAMOL = [
  'when.only_when_needed',
  'when.paracetamol_6_hours',
  'side_effects.few',
  'come_back.fever_stays',
  'come_back.too_much',
  'warning.paracetamol_limit',
] as const satisfies readonly StatementId[]
const AL = [
  'when.al_six_doses',
  'when.al_vomited',
  'food.fatty',
  'side_effects.al',
] as const satisfies readonly StatementId[]
const LASTING = [
  'when.every_day_same_hour',
  'when.do_not_stop',
  'when.missed_dose',
] as const satisfies readonly StatementId[]
const PRESSURE = [
  ...LASTING,
  'food.any',
  'food.less_salt',
  'come_back.chest_pain',
  'come_back.faint',
] as const satisfies readonly StatementId[]
const RIFAMPICIN = [
  'when.tb_every_day',
  'side_effects.rifampicin_orange',
  'come_back.tb_not_better',
  'come_back.rash_ask',
  'warning.contraceptive_weak',
  'warning.other_medicines',
  'warning.tb_spread',
] as const satisfies readonly StatementId[]
const ORS = [
  'when.ors_each_stool',
  'food.diarrhoea_feed_on',
  'side_effects.ors',
  'come_back.dehydration',
] as const satisfies readonly StatementId[]
const ZINC = ['when.zinc_days', 'when.zinc_vomited', 'side_effects.zinc'] as const satisfies readonly StatementId[]

/** By the code of the essential list. */
export const STATEMENTS_OF_MEDICINE: Readonly<Record<string, MedicineCounseling>> = {
  // Pain and fever
  'paracetamol-tab-500': { says: [...PARACETAMOL, 'food.any', 'warning.paracetamol_8_tablets'] },
  'paracetamol-liq-120': { says: [...PARACETAMOL, 'food.any'] },
  'paracetamol-sup-125': { says: PARACETAMOL },
  'ibuprofen-tab-200': {
    says: [
      'when.only_when_needed',
      'when.ibuprofen_8_hours',
      'side_effects.nsaid',
      'come_back.fever_stays',
      'come_back.little_urine',
      'warning.nsaid_not_with',
      'warning.nsaid_dehydrated',
      'warning.not_in_pregnancy',
    ],
  },
  'aspirin-tab-75': {
    says: [
      'how.aspirin_water',
      ...LASTING,
      'side_effects.nsaid',
      'side_effects.bleeding_aspirin',
      'come_back.chest_pain',
      'warning.aspirin_child',
      'warning.aspirin_daily',
    ],
    insteadOfForm: ['how'],
  },
  // Infections
  'amoxicillin-dt-250': { says: [...BACTERIA, 'when.evenly', 'food.any'], betterWithinDays: 3 },
  'amoxicillin-cap-500': { says: [...BACTERIA, 'when.evenly', 'food.any'], betterWithinDays: 3 },
  'amoxiclav-tab-1g': {
    says: [...BACTERIA, 'when.evenly', 'food.meal_start', 'come_back.yellow_eyes'],
    betterWithinDays: 3,
  },
  'azithromycin-tab-500': {
    says: [
      ...BACTERIA,
      'when.every_day_same_hour',
      'food.any',
      'food.no_antacid',
      'come_back.heart_flutter',
      'warning.partner_treated',
    ],
    betterWithinDays: 3,
  },
  'benzathine-pen-inj-1.2mu': { says: ['when.wait_after_injection', 'warning.partner_treated'] },
  'benzylpenicillin-inj-600': { says: ['side_effects.antibiotic_diarrhoea'] },
  'penicillin-v-tab-250': { says: [...BACTERIA, 'when.evenly', 'food.empty_stomach'], betterWithinDays: 3 },
  'ceftriaxone-inj-1g': { says: ['side_effects.antibiotic_diarrhoea', 'warning.partner_treated'] },
  'cefixime-tab-400': { says: [...BACTERIA, 'food.any', 'warning.partner_treated'], betterWithinDays: 3 },
  'ciprofloxacin-tab-500': {
    says: [
      ...BACTERIA,
      'when.evenly',
      'food.any',
      'food.no_milk_minerals',
      'food.water_plenty',
      'side_effects.ciprofloxacin',
      'warning.drive_sleepy',
      'warning.not_in_pregnancy',
    ],
    betterWithinDays: 3,
  },
  'ciprofloxacin-ear-0.3': {
    says: ['when.ear_days', 'side_effects.ear_drops', 'come_back.ear_danger', 'warning.ear_hole'],
    betterWithinDays: 5,
  },
  'cotrimoxazole-tab-960': {
    says: [...BACTERIA, 'food.any', 'food.water_plenty', 'side_effects.cotrimoxazole', 'come_back.yellow_eyes'],
    betterWithinDays: 3,
  },
  'cotrimoxazole-liq-240': {
    says: [...BACTERIA, 'food.any', 'food.water_plenty', 'side_effects.cotrimoxazole', 'come_back.yellow_eyes'],
    betterWithinDays: 3,
  },
  'doxycycline-cap-100': {
    says: [
      'how.upright_30_minutes',
      ...BACTERIA,
      'food.with_food',
      'food.no_minerals',
      'side_effects.doxycycline_sun',
      'warning.not_in_pregnancy',
    ],
    betterWithinDays: 3,
  },
  'flucloxacillin-cap-500': {
    says: [...BACTERIA, 'when.evenly', 'food.empty_stomach', 'come_back.yellow_eyes'],
    betterWithinDays: 3,
  },
  'gentamicin-inj-80': { says: [] },
  'metronidazole-tab-400': {
    says: [
      ...BACTERIA,
      'food.with_food',
      'food.no_alcohol_now',
      'side_effects.metronidazole',
      'come_back.fits_or_tingling',
      'warning.partner_treated',
    ],
    betterWithinDays: 3,
  },
  'nitrofurantoin-tab-100': {
    says: [
      ...BACTERIA,
      'when.evenly',
      'food.with_food',
      'side_effects.nitrofurantoin',
      'come_back.lungs_nitrofurantoin',
    ],
    betterWithinDays: 3,
  },
  'tetracycline-eye-1': {
    says: ['when.eye_days', 'side_effects.eye_ointment', 'come_back.eye_danger'],
    betterWithinDays: 3,
  },
  'al-tab-20-120': { says: AL, betterWithinDays: 3 },
  'al-dt-20-120': { says: AL, betterWithinDays: 3 },
  'artesunate-inj-60': { says: ['when.after_artesunate', 'come_back.dark_urine_weeks'] },
  'artesunate-sup-100': {
    says: ['how.suppository_again', 'when.before_referral', 'side_effects.few', 'come_back.dark_urine_weeks'],
  },
  'albendazole-tab-400': {
    says: ['food.any', 'side_effects.worms', 'come_back.fits_after_worms', 'warning.not_in_pregnancy'],
  },
  'praziquantel-tab-600': {
    says: [
      'how.praziquantel_bitter',
      'food.with_food',
      'side_effects.praziquantel',
      'come_back.fits_after_worms',
      'warning.praziquantel_eye',
      'warning.drive_sleepy',
    ],
  },
  'ivermectin-tab-3': {
    says: [
      'food.ivermectin',
      'side_effects.ivermectin',
      'come_back.fits_after_worms',
      'come_back.faint',
      'warning.loa_loa',
      'warning.not_in_pregnancy',
    ],
  },
  'fluconazole-cap-150': {
    says: [
      'when.finish_course',
      'food.any',
      'side_effects.fluconazole',
      'come_back.yellow_eyes',
      'come_back.rash_ask',
      'warning.other_medicines',
      'warning.not_in_pregnancy',
    ],
    betterWithinDays: 7,
  },
  'clotrimazole-cream-1': {
    says: [
      'how.clotrimazole_around',
      'when.antifungal_longer',
      'side_effects.skin_sting',
      'come_back.skin_worse',
      'warning.latex',
    ],
    betterWithinDays: 14,
  },
  'clotrimazole-vag-500': {
    says: [
      'when.bedtime_vaginal',
      'side_effects.vaginal_sting',
      'come_back.lower_belly',
      'warning.latex',
      'warning.vaginal_pregnant',
    ],
    betterWithinDays: 7,
  },
  'nystatin-liq-100000': {
    says: ['how.nystatin_drops', 'when.nystatin', 'food.after_food_mouth', 'side_effects.stomach'],
    insteadOfForm: ['how'],
    betterWithinDays: 'course',
  },
  'aciclovir-tab-400': {
    says: [
      'when.aciclovir_early',
      'when.finish_course',
      'when.missed_dose',
      'food.any',
      'food.water_plenty',
      'side_effects.aciclovir',
      'come_back.little_urine',
    ],
    betterWithinDays: 'course',
  },
  'benzyl-benzoate-25': {
    says: [
      'how.scabies_lotion',
      'how.scabies_others',
      'when.scabies_night',
      'side_effects.scabies_itch',
      'come_back.skin_worse',
      'come_back.lotion_in_eye',
      'warning.scabies_child',
    ],
    betterWithinDays: 28,
  },
  'rhze-tab': { says: [...RIFAMPICIN, 'side_effects.rhze_joints', 'come_back.eyesight'] },
  'rh-tab-150-75': { says: RIFAMPICIN },
  'isoniazid-tab-300': {
    says: ['when.isoniazid_prevention', 'when.every_day_same_hour', 'when.missed_dose', 'come_back.rash_ask'],
  },
  'pyridoxine-tab-25': {
    says: ['when.every_day_same_hour', 'food.any', 'side_effects.few', 'come_back.tingling_worse'],
  },
  'tld-tab': {
    says: [
      'food.any',
      'food.dolutegravir_apart',
      'side_effects.tld',
      'come_back.rash_ask',
      'come_back.yellow_eyes_hiv',
      'come_back.little_urine',
      'come_back.thoughts_of_dying',
      'storage.bottle_of_tablets',
      'warning.hiv_hepatitis_b',
    ],
  },
  // Heart and blood pressure
  'amlodipine-tab-5': { says: [...PRESSURE, 'side_effects.amlodipine'] },
  'enalapril-tab-5': { says: PRESSURE },
  'losartan-tab-50': { says: PRESSURE },
  'hctz-tab-25': { says: [...PRESSURE, 'warning.not_in_pregnancy'] },
  'methyldopa-tab-250': {
    says: [
      ...PRESSURE,
      'side_effects.methyldopa',
      'side_effects.stand_up_slowly',
      'come_back.pressure_in_pregnancy',
      'come_back.yellow_or_low_mood',
      'warning.drive_sleepy',
    ],
  },
  'furosemide-tab-40': { says: [...PRESSURE, 'come_back.breathless_swollen'] },
  'atorvastatin-tab-20': { says: [...LASTING, 'food.any', 'come_back.chest_pain'] },
  // Sugar
  'metformin-tab-500': {
    says: [
      'when.with_meals',
      'when.do_not_stop',
      'when.missed_dose',
      'food.with_food',
      'food.no_alcohol_sugar',
      'side_effects.metformin',
      'come_back.dehydrated_ask',
      'come_back.high_sugar',
      'warning.metformin_scan',
    ],
  },
  'gliclazide-tab-80': {
    says: [
      'when.with_meals',
      'when.do_not_stop',
      'food.with_meal',
      'come_back.high_sugar',
      'come_back.dehydrated_ask',
      'warning.not_in_pregnancy',
    ],
  },
  'insulin-premixed-10ml': {
    says: [
      'how.insulin_inject',
      'how.insulin_shown',
      'when.insulin_before_meal',
      'when.do_not_stop',
      'food.insulin_eat_soon',
      'side_effects.insulin_skin',
      'come_back.child_danger',
      'storage.insulin',
      'storage.out_of_reach',
      'warning.insulin_needles',
    ],
    insteadOfForm: ['how', 'when', 'food', 'side_effects', 'come_back', 'storage', 'warning'],
  },
  // Fits and mind
  'carbamazepine-tab-200': {
    says: ['food.any', 'side_effects.carbamazepine', 'come_back.blood_signs', 'warning.contraceptive_weak'],
  },
  'phenobarbital-tab-30': {
    says: ['food.any', 'side_effects.phenobarbital', 'come_back.too_much', 'warning.contraceptive_weak'],
  },
  'diazepam-rectal-5': {
    says: ['when.fit_5_minutes', 'side_effects.diazepam_sleep', 'come_back.after_rectal_diazepam'],
  },
  'amitriptyline-tab-25': {
    says: [
      'when.evening',
      'food.any',
      'side_effects.amitriptyline',
      'come_back.heart_flutter',
      'come_back.urine_stuck',
      'warning.overdose_heart',
    ],
  },
  'fluoxetine-tab-20': {
    says: [
      'when.morning',
      'food.any',
      'side_effects.fluoxetine',
      'side_effects.fluoxetine_child',
      'come_back.rash_ask',
    ],
  },
  // Breathing and allergy
  'salbutamol-beclometasone-inh': {
    says: [
      'how.inhaler_rinse',
      'when.inhaler_as_written',
      'side_effects.salbutamol',
      'side_effects.inhaled_steroid',
      'come_back.asthma_attack',
      'warning.inhaler_spare',
    ],
  },
  'salbutamol-neb-5': {
    says: ['when.nebuliser_attack', 'side_effects.salbutamol', 'come_back.asthma_attack'],
    insteadOfForm: ['when'],
  },
  'prednisolone-tab-5': {
    says: ['when.morning', 'food.with_food', 'side_effects.prednisolone', 'come_back.stomach_bleeding'],
  },
  'hydrocortisone-cream-1': {
    says: ['when.cream_days', 'side_effects.skin_thin', 'come_back.skin_worse', 'warning.skin_steroid'],
    betterWithinDays: 7,
  },
  'cetirizine-tab-10': {
    says: [
      'when.evening_if_sleepy',
      'food.any',
      'food.no_alcohol_sleepy',
      'side_effects.cetirizine',
      'warning.drive_sleepy',
    ],
    betterWithinDays: 'course',
  },
  'adrenaline-inj-1': {
    says: ['when.in_emergency', 'side_effects.adrenaline', 'warning.adrenaline_trigger'],
    insteadOfForm: ['when'],
  },
  // Stomach, diarrhoea, nutrition
  'omeprazole-cap-20': {
    says: ['when.before_breakfast', 'food.before_food', 'side_effects.omeprazole', 'come_back.weight_loss_stomach'],
    betterWithinDays: 14,
  },
  'ors-sachet-500': { says: ORS },
  'ors-zinc-copack': { says: [...ORS, ...ZINC] },
  'zinc-dt-20': {
    says: [
      'how.zinc_tablet',
      ...ZINC,
      'food.any',
      'food.diarrhoea_feed_on',
      'come_back.dehydration',
      'warning.zinc_ors_too',
    ],
  },
  'vitamin-a-cap-200000': {
    says: [
      'how.vitamin_a_squeeze',
      'when.vitamin_a',
      'food.no_matter',
      'side_effects.vitamin_a',
      'come_back.eye_danger',
      'storage.at_facility',
      'warning.vitamin_a',
      'warning.vitamin_a_women',
    ],
    insteadOfForm: ['how', 'storage'],
  },
  'iron-folic-acid-tab': {
    says: [
      'when.every_day_same_hour',
      'when.missed_dose',
      'food.iron',
      'side_effects.iron',
      'come_back.child_swallowed_iron',
      'come_back.anaemia',
    ],
  },
  'folic-acid-tab-5': {
    says: [
      'when.every_day_same_hour',
      'food.any',
      'side_effects.few',
      'come_back.anaemia',
      'warning.malaria_with_folic',
    ],
  },
  'rutf-paste': {
    says: ['when.rutf', 'side_effects.rutf', 'come_back.wasting', 'warning.rutf_peanut'],
  },
  // Birth, newborn, family planning
  'oxytocin-inj-10': { says: ['when.while_watched'], insteadOfForm: ['when'] },
  'misoprostol-tab-200': {
    says: [
      'how.misoprostol_tongue',
      'food.no_matter',
      'side_effects.misoprostol',
      'storage.at_facility',
      'warning.not_at_home',
    ],
    insteadOfForm: ['how', 'storage'],
  },
  'magnesium-sulfate-inj-50': {
    says: ['when.while_watched', 'side_effects.magnesium', 'come_back.magnesium', 'come_back.pressure_in_pregnancy'],
    insteadOfForm: ['when'],
  },
  'chlorhexidine-gel-7.1': {
    says: [
      'how.cord_gel',
      'when.cord_daily',
      'side_effects.cord_gel',
      'come_back.cord_danger',
      'come_back.gel_in_eye',
      'warning.chlorhexidine_eye',
    ],
  },
  'povidone-iodine-10': {
    says: [
      'how.antiseptic',
      'when.antiseptic',
      'side_effects.antiseptic',
      'come_back.skin_worse',
      'come_back.swallowed_antiseptic',
      'warning.iodine',
    ],
    betterWithinDays: 3,
  },
  'levonorgestrel-tab-1.5': {
    says: [
      'when.emergency_pill',
      'when.emergency_pill_vomited',
      'food.any',
      'side_effects.emergency_pill',
      'come_back.no_period',
      'warning.emergency_pill',
      'warning.emergency_pill_weaker',
    ],
  },
  'dmpa-im-150': {
    says: ['when.dmpa_3_months', 'side_effects.dmpa', 'come_back.dmpa', 'warning.no_hiv_protection'],
    insteadOfForm: ['when', 'warning'],
  },
  'sodium-chloride-0.9-500': { says: ['when.while_watched', 'come_back.infusion'], insteadOfForm: ['when'] },
}
