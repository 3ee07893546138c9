import type { Condition } from '#domain/clinical/knowledge/conditions/condition.ts'

/** Infections of the bowel, worms and other parasites. */
export const INFECTIOUS_4_CONDITIONS = {
  cholera: {
    icd10: 'A00.9', icd11: '1A00', category: 'infectious', triage: 'critical', per10000: 2,
    ages: { newborn: 0.02, infant: 0.3, older: 0.8 }, countries: { SS: 2.5, SO: 2.5, CD: 2.5, ET: 2, KE: 1, BI: 1, UG: 0.5, TZ: 0.7, RW: 0.1, ER: 0.3, DJ: 0.8 },
    course: { hours: 0.6, days: 0.39, weeks: 0.01 },
    findings: {
      diarrhoea: 0.97, watery_diarrhoea: 0.96, profuse_diarrhoea: 0.85, rice_water_stool: 0.7, vomiting: 0.8, repeated_vomiting: 0.5, sudden_onset: 0.6, dehydration_signs: 0.85, sunken_eyes: 0.75, skin_pinch_very_slow: 0.4, skin_pinch_slow: 0.65, excessive_thirst: 0.65, drinks_eagerly: 0.35, dry_mouth: 0.7, muscle_cramps: 0.5, oliguria: 0.5, anuria: 0.25,
      weak_pulse: 0.45, cold_extremities: 0.45, hypotension: 0.45, shock: 0.3, tachycardia: 0.65, lethargy: 0.35, collapse: 0.2, hoarse_voice: 0.1, fever: 0.08, abdominal_pain: 0.2, bloody_diarrhoea: 0.005, blood_in_stool: 0.01, contact_cholera: 0.7, contact_sick: 0.5, unsafe_water_food: 0.75, hypoglycaemia: 0.05, potassium_low: 0.3, creatinine_raised: 0.3, low_temperature: 0.1,
    },
    plan: {
      now: ['oral_rehydration', 'iv_access_fluids', 'go_to_hospital_now', 'isolate_and_report', 'zinc_for_child', 'continue_breastfeeding', 'check_glucose'], followUpDays: [1], referral: { to: 'hospital', urgency: 'now' }, prevention: ['safe_water_food', 'wash_hands', 'latrine', 'immunise'],
      returnIf: ['profuse_diarrhoea', 'vomits_everything', 'lethargy', 'anuria', 'sunken_eyes'],
    },
    sources: ['cholera_2017', 'imci_2014', 'msf_guidelines_2023'],
  },
  amoebic_dysentery: {
    icd10: 'A06.0', icd11: '1A36.0', category: 'infectious', triage: 'moderate', per10000: 15,
    ages: { newborn: 0.01, infant: 0.2, young_child: 0.6, older: 0.6 },
    course: { hours: 0.02, days: 0.48, weeks: 0.4, months: 0.1 },
    findings: {
      diarrhoea: 0.95, bloody_diarrhoea: 0.8, blood_in_stool: 0.85, mucus_in_stool: 0.75, tenesmus: 0.45, lower_abdominal_pain: 0.5, abdominal_pain: 0.75, colicky_abdominal_pain: 0.45, foul_smelling_stool: 0.35, gradual_onset: 0.45, fever: 0.25, low_grade_fever: 0.15, high_fever: 0.04, abdominal_tenderness: 0.35, lower_abdominal_tenderness: 0.25, weight_loss: 0.2, flatulence: 0.2,
      bloating: 0.15, vomiting: 0.12, dehydration_signs: 0.1, tender_hepatomegaly: 0.03, loss_of_appetite: 0.3, fatigue: 0.25, unsafe_water_food: 0.6, travel: 0.12, stool_parasites: 0.8, stool_blood_test: 0.85, leucocytosis: 0.25, recurrent_episodes: 0.2, contact_sick: 0.1, rice_water_stool: 0.002,
    },
    worse: { critical: ['shock', 'abdominal_rigidity', 'heavy_rectal_bleeding'], high: ['severe_abdominal_pain', 'right_upper_quadrant_pain', 'dehydration_signs', 'pregnant'] },
    confirmedBy: ['stool_parasites'],
    plan: {
      now: ['see_clinician_soon', 'stool_test', 'oral_rehydration', 'continue_feeding'], followUpDays: [3, 7], prevention: ['safe_water_food', 'wash_hands', 'latrine'], returnIf: ['severe_abdominal_pain', 'heavy_rectal_bleeding', 'right_upper_quadrant_pain', 'abdominal_rigidity'],
    },
    sources: ['msf_guidelines_2023', 'oxford_tropical_2014', 'aware_2022'],
  },
  bacillary_dysentery: {
    icd10: 'A03.9', icd11: '1A02', category: 'infectious', triage: 'high', per10000: 25,
    ages: { newborn: 0.1, infant: 0.7, child: 0.6, adolescent: 0.5, adult: 0.5, older: 0.5 },
    course: { hours: 0.15, days: 0.82, weeks: 0.03 },
    findings: {
      diarrhoea: 0.97, bloody_diarrhoea: 0.85, blood_in_stool: 0.87, mucus_in_stool: 0.65, watery_diarrhoea: 0.35, tenesmus: 0.55, fever: 0.7, high_fever: 0.45, abdominal_pain: 0.8, colicky_abdominal_pain: 0.6, lower_abdominal_pain: 0.45, abdominal_tenderness: 0.35, sudden_onset: 0.5, vomiting: 0.3, nausea: 0.35, loss_of_appetite: 0.5, malaise: 0.45, headache: 0.25,
      convulsions: 0.06, febrile_convulsion: 0.05, dehydration_signs: 0.25, rectal_prolapse: 0.04, joint_pain: 0.03, lethargy: 0.1, contact_sick: 0.35, daycare_school: 0.3, unsafe_water_food: 0.5, leucocytosis: 0.5, stool_blood_test: 0.9, stool_parasites: 0.02, chronic_diarrhoea: 0.01, oliguria: 0.06, pallor: 0.06, potassium_low: 0.15,
    },
    worse: { critical: ['shock', 'convulsions', 'unconscious', 'anuria', 'abdominal_rigidity', 'skin_pinch_very_slow'], high: ['visible_wasting', 'severe_abdominal_pain', 'lethargy'] },
    plan: {
      now: ['go_to_facility_today', 'oral_rehydration', 'zinc_for_child', 'continue_feeding', 'stool_test', 'isolate_and_report'], followUpDays: [2], prevention: ['wash_hands', 'safe_water_food', 'latrine'],
      returnIf: ['convulsions', 'lethargy', 'sunken_eyes', 'severe_abdominal_pain', 'oliguria', 'vomits_everything'],
    },
    sources: ['imci_2014', 'aware_2022', 'pocketbook_2013'],
  },
  viral_gastroenteritis: {
    icd10: 'A08.4', icd11: '1A2Z', category: 'infectious', triage: 'low', per10000: 280,
    ages: { newborn: 0.15, infant: 1, young_child: 1, child: 0.5, adolescent: 0.35, adult: 0.35, older: 0.35 },
    course: { hours: 0.3, days: 0.69, weeks: 0.01 },
    findings: {
      diarrhoea: 0.95, watery_diarrhoea: 0.9, vomiting: 0.75, repeated_vomiting: 0.25, nausea: 0.6, colicky_abdominal_pain: 0.45, abdominal_pain: 0.55, diffuse_abdominal_pain: 0.25, fever: 0.45, low_grade_fever: 0.3, high_fever: 0.08, loss_of_appetite: 0.5, malaise: 0.35, headache: 0.2, muscle_pain: 0.2, runny_nose: 0.15, cough: 0.12, dehydration_signs: 0.25, dry_mouth: 0.2,
      sunken_eyes: 0.15, skin_pinch_slow: 0.1, drinks_eagerly: 0.2, restless_irritable: 0.15, excessive_thirst: 0.2, dizziness: 0.1, irritable_child: 0.2, sudden_onset: 0.4, contact_sick: 0.45, daycare_school: 0.25, unsafe_water_food: 0.25, blood_in_stool: 0.01, bloody_diarrhoea: 0.01, mucus_in_stool: 0.05, persistent_diarrhoea: 0.02, guarding: 0.003, abdominal_tenderness: 0.15, stool_blood_test: 0.01, rash_nappy: 0.08, high_pitched_bowel_sounds: 0.01,
    },
    worse: { critical: ['shock', 'skin_pinch_very_slow', 'lethargy', 'unable_to_drink_or_breastfeed', 'anuria'], high: ['vomits_everything', 'sunken_eyes', 'drinks_poorly', 'visible_wasting'], moderate: ['dehydration_signs', 'pregnant', 'known_diabetes'] },
    plan: {
      now: ['care_at_home', 'oral_rehydration', 'zinc_for_child', 'continue_feeding', 'continue_breastfeeding'], followUpDays: [2, 5], prevention: ['wash_hands', 'safe_water_food', 'latrine', 'immunise'],
      returnIf: ['blood_in_stool', 'vomits_everything', 'sunken_eyes', 'lethargy', 'unable_to_drink_or_breastfeed', 'high_fever'],
    },
    sources: ['imci_2014', 'iccm_2011', 'msf_guidelines_2023'],
  },
  giardiasis: {
    icd10: 'A07.1', icd11: '1A31', category: 'infectious', triage: 'low', per10000: 25,
    ages: { newborn: 0.01, infant: 0.4, child: 0.8, adolescent: 0.4, adult: 0.35, older: 0.3 },
    course: { days: 0.22, weeks: 0.55, months: 0.23 },
    findings: {
      diarrhoea: 0.92, watery_diarrhoea: 0.45, persistent_diarrhoea: 0.45, chronic_diarrhoea: 0.25, foul_smelling_stool: 0.7, greasy_stool: 0.6, flatulence: 0.7, bloating: 0.7, belching: 0.35, abdominal_distension: 0.4, abdominal_pain: 0.65, colicky_abdominal_pain: 0.5, epigastric_pain: 0.25, nausea: 0.5, vomiting: 0.2, loss_of_appetite: 0.5, weight_loss: 0.5, fatigue: 0.45,
      growth_faltering: 0.25, symptoms_after_milk: 0.15, fever: 0.08, blood_in_stool: 0.01, bloody_diarrhoea: 0.01, mucus_in_stool: 0.15, tenesmus: 0.02, unsafe_water_food: 0.6, freshwater_contact: 0.25, travel: 0.2, daycare_school: 0.3, contact_sick: 0.2, stool_parasites: 0.7, stool_blood_test: 0.02, leucocytosis: 0.02, constipation: 0.05,
    },
    worse: { high: ['visible_wasting', 'sunken_eyes'], critical: ['shock', 'skin_pinch_very_slow'] },
    confirmedBy: ['stool_parasites'],
    plan: {
      now: ['see_clinician_soon', 'stool_test', 'oral_rehydration', 'continue_feeding'], followUpDays: [7], prevention: ['safe_water_food', 'wash_hands', 'latrine'], returnIf: ['blood_in_stool', 'sunken_eyes', 'marked_weight_loss'],
    },
    sources: ['msf_guidelines_2023', 'aware_2022', 'oxford_tropical_2014'],
  },
  food_poisoning: {
    icd10: 'A05.9', icd11: '1A1Z', category: 'infectious', triage: 'low', per10000: 60,
    ages: { newborn: 0.01, infant: 0.1, young_child: 0.4, child: 0.7 },
    course: { hours: 0.7, days: 0.3 },
    findings: {
      vomiting: 0.88, repeated_vomiting: 0.5, nausea: 0.85, diarrhoea: 0.75, watery_diarrhoea: 0.65, colicky_abdominal_pain: 0.6, abdominal_pain: 0.75, epigastric_pain: 0.25, sudden_onset: 0.75, unsafe_water_food: 0.75, shared_meal_then_ill: 0.55, contact_sick: 0.45, fever: 0.15, high_fever: 0.04, headache: 0.2, dizziness: 0.2, general_weakness: 0.35, sweating: 0.2,
      dehydration_signs: 0.15, blood_in_stool: 0.04, bloody_diarrhoea: 0.03, abdominal_tenderness: 0.2, guarding: 0.005, muscle_cramps: 0.1, improving_by_itself: 0.25, persistent_diarrhoea: 0.002, blurred_vision: 0.01, ptosis: 0.004, descending_weakness: 0.002, rash: 0.02, flushing: 0.02, loss_of_appetite: 0.4,
    },
    worse: { critical: ['shock', 'descending_weakness', 'ptosis', 'unconscious', 'anuria'], high: ['vomits_everything', 'double_vision', 'bloody_diarrhoea', 'sunken_eyes', 'pregnant'] },
    plan: {
      now: ['care_at_home', 'oral_rehydration', 'continue_feeding'], lifestyle: ['rest'], followUpDays: [2], prevention: ['safe_water_food', 'wash_hands'], returnIf: ['vomits_everything', 'blood_in_stool', 'double_vision', 'lethargy', 'difficulty_breathing'],
    },
    sources: ['msf_guidelines_2023', 'harrison_2022'],
  },
  travellers_diarrhoea: {
    icd10: 'A09', icd11: '1A40.Z', category: 'infectious', triage: 'low', per10000: 8,
    ages: { newborn: 0.005, infant: 0.1, young_child: 0.4, child: 0.6, older: 0.7 },
    course: { hours: 0.2, days: 0.72, weeks: 0.08 },
    findings: {
      diarrhoea: 0.98, watery_diarrhoea: 0.85, travel: 0.93, unsafe_water_food: 0.65, colicky_abdominal_pain: 0.6, abdominal_pain: 0.65, nausea: 0.5, vomiting: 0.25, fever: 0.2, low_grade_fever: 0.12, bloating: 0.3, tenesmus: 0.12, blood_in_stool: 0.05, bloody_diarrhoea: 0.05, mucus_in_stool: 0.12, malaise: 0.35, loss_of_appetite: 0.35,
      dehydration_signs: 0.12, sudden_onset: 0.5, contact_sick: 0.3, persistent_diarrhoea: 0.03, malaria_test_positive: 0.01, stool_parasites: 0.05, rash: 0.01, neck_stiffness: 0.001,
    },
    worse: { critical: ['shock'], high: ['bloody_diarrhoea', 'high_fever', 'sunken_eyes', 'pregnant'] },
    plan: {
      now: ['care_at_home', 'oral_rehydration', 'malaria_test'], followUpDays: [3], prevention: ['safe_water_food', 'wash_hands'], returnIf: ['blood_in_stool', 'high_fever', 'vomits_everything', 'lethargy'],
    },
    sources: ['aware_2022', 'harrison_2022', 'oxford_tropical_2014'],
  },
  persistent_diarrhoea_of_child: {
    icd10: 'A09', icd11: '1A40.Z', category: 'infectious', triage: 'high', per10000: 20,
    ages: { newborn: 0.02, child: 0.12, adolescent: 0.04, adult: 0.03, older: 0.03 },
    course: { weeks: 0.8, months: 0.2 },
    findings: {
      diarrhoea: 0.99, persistent_diarrhoea: 0.97, chronic_diarrhoea: 0.25, watery_diarrhoea: 0.7, bloody_diarrhoea: 0.08, mucus_in_stool: 0.25, weight_loss: 0.5, growth_faltering: 0.6, visible_wasting: 0.3, muac_red: 0.2, muac_yellow: 0.25, dehydration_signs: 0.3, sunken_eyes: 0.25, skin_pinch_slow: 0.25, poor_feeding: 0.4, loss_of_appetite: 0.4, vomiting: 0.3, fever: 0.3,
      white_patches_in_mouth: 0.12, rash_nappy: 0.25, bilateral_pitting_oedema: 0.06, pallor: 0.25, abdominal_distension: 0.15, symptoms_after_milk: 0.12, not_breastfed_or_weaned_early: 0.4, recent_antibiotics: 0.4, known_hiv: 0.12, hiv_test_positive: 0.15, unsafe_water_food: 0.55, stool_parasites: 0.25, potassium_low: 0.25, poor_diet: 0.35, cough: 0.2, greasy_stool: 0.06, restless_irritable: 0.15,
    },
    worse: { critical: ['shock', 'lethargy', 'skin_pinch_very_slow', 'unable_to_drink_or_breastfeed'], high: ['dehydration_signs', 'visible_wasting', 'bilateral_pitting_oedema', 'sunken_eyes'] },
    plan: {
      now: ['go_to_facility_today', 'oral_rehydration', 'zinc_for_child', 'continue_feeding', 'continue_breastfeeding', 'hiv_test', 'stool_test'], lifestyle: ['balanced_diet'], followUpDays: [5, 14], referral: { to: 'health_centre', urgency: 'same_day' }, prevention: ['breastfeed_exclusively', 'safe_water_food', 'wash_hands', 'vitamin_a'],
      returnIf: ['unable_to_drink_or_breastfeed', 'sunken_eyes', 'lethargy', 'blood_in_stool', 'bilateral_pitting_oedema'],
    },
    sources: ['imci_2014', 'pocketbook_2013', 'wasting_2023'],
  },
  visceral_leishmaniasis: {
    icd10: 'B55.0', icd11: '1F54.0', category: 'neglected_tropical', triage: 'high', per10000: 0.8,
    ages: { newborn: 0.01, infant: 0.4, young_child: 1, child: 1, adolescent: 1, adult: 0.7, older: 0.3 }, countries: { SS: 5, ET: 2.5, KE: 1.5, SO: 2.5, ER: 2, UG: 0.8, DJ: 0.5, TZ: 0.03, RW: 0.01, BI: 0.01, CD: 0.02 },
    course: { days: 0.02, weeks: 0.43, months: 0.55 },
    findings: {
      fever: 0.96, fever_7_days: 0.93, fever_3_weeks: 0.65, intermittent_fever: 0.5, evening_fever: 0.25, splenomegaly: 0.95, massive_splenomegaly: 0.55, hepatomegaly: 0.5, weight_loss: 0.8, marked_weight_loss: 0.5, visible_wasting: 0.35, loss_of_appetite: 0.65, fatigue: 0.7, pallor: 0.7, severe_pallor: 0.15, abdominal_distension: 0.6, left_upper_quadrant_pain: 0.3,
      nosebleed: 0.3, gum_bleeding: 0.1, lymph_nodes_enlarged: 0.4, generalised_lymph_nodes: 0.25, skin_darkening: 0.15, cough: 0.4, diarrhoea: 0.3, jaundice: 0.06, both_legs_swollen: 0.1, night_sweats: 0.2, tick_or_fly_bites: 0.3, travel: 0.25, known_hiv: 0.12, poor_diet: 0.25, anaemia_result: 0.92, leucopenia: 0.8, thrombocytopenia: 0.75, leishmania_test_positive: 0.9,
      malaria_test_positive: 0.1, recurrent_episodes: 0.06, heart_murmur: 0.03,
    },
    worse: { critical: ['abnormal_bleeding', 'shock', 'severe_pallor'], high: ['jaundice', 'visible_wasting', 'pregnant'] },
    confirmedBy: ['leishmania_test_positive'],
    plan: {
      now: ['go_to_facility_today', 'malaria_test', 'check_haemoglobin', 'hiv_test', 'tb_test', 'isolate_and_report'], lifestyle: ['balanced_diet'], followUpDays: [30, 180], referral: { to: 'hospital', urgency: 'same_day' }, prevention: ['mosquito_net'],
      returnIf: ['abnormal_bleeding', 'jaundice', 'difficulty_breathing', 'severe_pallor'],
    },
    sources: ['ntd_2020', 'msf_guidelines_2023', 'oxford_tropical_2014'],
  },
  human_african_trypanosomiasis: {
    icd10: 'B56.9', icd11: '1F51.Z', category: 'neglected_tropical', triage: 'high', per10000: 0.08,
    ages: { newborn: 0.01, infant: 0.1, young_child: 0.4, child: 0.8 }, countries: { CD: 4, SS: 2.5, UG: 1.5, TZ: 0.6, KE: 0.1, RW: 0.1, BI: 0.05, ET: 0.05, SO: 0.01, ER: 0.01, DJ: 0.01 },
    course: { days: 0.1, weeks: 0.4, months: 0.5 },
    findings: {
      fever: 0.75, intermittent_fever: 0.6, fever_3_weeks: 0.4, fever_7_days: 0.55, headache: 0.78, joint_pain: 0.4, muscle_pain: 0.35, fatigue: 0.6, weight_loss: 0.55, itching: 0.45, back_of_neck_lymph_nodes: 0.55, neck_lymph_nodes: 0.6, lymph_nodes_enlarged: 0.65, facial_swelling: 0.2, splenomegaly: 0.2, chancre_after_tsetse_bite: 0.15, rash: 0.12,
      daytime_sleepiness: 0.6, insomnia: 0.3, confusion: 0.35, bizarre_behaviour: 0.3, irritability: 0.25, memory_loss: 0.2, poor_concentration: 0.2, tremor: 0.25, difficulty_walking: 0.3, limb_incoordination: 0.15, involuntary_movements: 0.12, slurred_speech: 0.15, convulsions: 0.06, reduced_consciousness: 0.2, missed_period: 0.15, tachycardia: 0.3,
      tick_or_fly_bites: 0.75, travel: 0.35, livestock_contact: 0.35, trypanosomes_found: 0.85, csf_lymphocytic: 0.5, csf_abnormal: 0.6, anaemia_result: 0.45, malaria_test_positive: 0.08,
    },
    worse: { critical: ['unconscious', 'convulsions'], high: ['confusion', 'daytime_sleepiness'] },
    confirmedBy: ['trypanosomes_found'],
    plan: {
      now: ['go_to_facility_today', 'malaria_test', 'lumbar_puncture', 'hiv_test', 'isolate_and_report'], followUpDays: [14, 180], referral: { to: 'hospital', urgency: 'same_day' }, prevention: ['avoid_animals'], returnIf: ['confusion', 'convulsions', 'drowsiness'],
    },
    sources: ['ntd_2020', 'msf_guidelines_2023', 'oxford_tropical_2014'],
  },
  acute_schistosomiasis: {
    icd10: 'B65.9', icd11: '1F86.Y', category: 'neglected_tropical', triage: 'moderate', per10000: 1,
    ages: { newborn: 0, infant: 0.03, young_child: 0.5 },
    course: { days: 0.25, weeks: 0.68, months: 0.07 },
    findings: {
      fever: 0.85, evening_fever: 0.2, night_sweats: 0.35, chills: 0.35, dry_cough: 0.55, cough: 0.6, wheeze: 0.15, hives: 0.4, itching: 0.45, rash: 0.5, itchy_rash_after_water: 0.35, headache: 0.5, muscle_pain: 0.45, joint_pain: 0.3, fatigue: 0.6, abdominal_pain: 0.5, diarrhoea: 0.45, bloody_diarrhoea: 0.12, blood_in_stool: 0.12,
      loss_of_appetite: 0.4, weight_loss: 0.3, facial_swelling: 0.12, hepatomegaly: 0.35, tender_hepatomegaly: 0.2, splenomegaly: 0.2, lymph_nodes_enlarged: 0.15, freshwater_contact: 0.95, travel: 0.55, contact_sick: 0.25, eosinophilia: 0.85, schistosoma_eggs: 0.3, both_legs_weak: 0.02, malaria_test_positive: 0.02, shortness_of_breath: 0.12,
    },
    worse: { critical: ['convulsions', 'unconscious'], high: ['both_legs_weak', 'confusion', 'shortness_of_breath', 'urinary_retention'] },
    plan: {
      now: ['see_clinician_soon', 'malaria_test', 'stool_test', 'urine_test'], followUpDays: [14, 42], prevention: ['safe_water_food', 'latrine'], returnIf: ['both_legs_weak', 'urinary_retention', 'convulsions', 'difficulty_breathing'],
    },
    sources: ['oxford_tropical_2014', 'harrison_2022', 'ntd_2020'],
  },
  intestinal_schistosomiasis: {
    icd10: 'B65.1', icd11: '1F86.1', category: 'neglected_tropical', triage: 'moderate', per10000: 25,
    ages: { newborn: 0, infant: 0.03, young_child: 0.5, child: 1.3, adolescent: 1.2, adult: 0.7, older: 0.5 }, countries: { UG: 1.5, TZ: 1.3, ET: 1, KE: 1, SO: 0.05, DJ: 0.05 },
    course: { days: 0.08, weeks: 0.32, months: 0.6 },
    findings: {
      abdominal_pain: 0.65, recurrent_abdominal_pain: 0.35, colicky_abdominal_pain: 0.3, left_lower_quadrant_pain: 0.12, diarrhoea: 0.55, bloody_diarrhoea: 0.35, blood_in_stool: 0.45, mucus_in_stool: 0.3, chronic_diarrhoea: 0.2, tenesmus: 0.12, fatigue: 0.4, growth_faltering: 0.15, pallor: 0.25, hepatomegaly: 0.4, splenomegaly: 0.4, massive_splenomegaly: 0.1,
      abdominal_distension: 0.25, ascites: 0.1, vomiting_blood: 0.1, black_tarry_stool: 0.08, caput_medusae: 0.05, jaundice: 0.02, liver_stigmata: 0.02, fever: 0.06, weight_loss: 0.15, freshwater_contact: 0.93, travel: 0.08, schistosoma_eggs: 0.85, stool_parasites: 0.35, eosinophilia: 0.4, anaemia_result: 0.4, transaminases_raised: 0.08, thrombocytopenia: 0.2, heavy_alcohol: 0.06,
      blood_in_urine: 0.03,
    },
    worse: { critical: ['vomiting_blood', 'shock', 'unconscious'], high: ['black_tarry_stool', 'ascites', 'both_legs_weak', 'severe_pallor'] },
    confirmedBy: ['schistosoma_eggs'],
    plan: {
      now: ['see_clinician_soon', 'stool_test', 'check_haemoglobin', 'ultrasound'], followUpDays: [42], prevention: ['safe_water_food', 'latrine', 'deworm'], returnIf: ['vomiting_blood', 'black_tarry_stool', 'both_legs_weak', 'confusion'],
    },
    sources: ['ntd_2020', 'msf_guidelines_2023', 'oxford_tropical_2014'],
  },
  urinary_schistosomiasis: {
    icd10: 'B65.0', icd11: '1F86.0', category: 'neglected_tropical', triage: 'moderate', per10000: 15,
    ages: { newborn: 0, infant: 0.02, young_child: 0.3, child: 1.4, adolescent: 1.3, adult: 0.5, older: 0.3 }, countries: { TZ: 1.5, KE: 1.2, SO: 1.5, SS: 1, UG: 0.25, RW: 0.02, BI: 0.05, ET: 0.2, ER: 0.1, CD: 0.6 },
    course: { days: 0.1, weeks: 0.4, months: 0.5 },
    findings: {
      blood_in_urine: 0.85, terminal_haematuria: 0.65, painless_haematuria: 0.35, dysuria: 0.5, urinary_frequency: 0.45, suprapubic_pain: 0.35, lower_abdominal_pain: 0.35, urinary_urgency: 0.2, clots_in_urine: 0.05, flank_pain: 0.12, fever: 0.05, fatigue: 0.3, pallor: 0.2, blood_in_semen: 0.06, vaginal_bleeding: 0.05, postcoital_bleeding: 0.05, pain_during_sex: 0.05,
      inflamed_or_friable_cervix: 0.06, vaginal_discharge: 0.06, infertility: 0.03, urinary_retention: 0.02, costovertebral_tenderness: 0.03, foul_smelling_urine: 0.04, puffy_around_eyes: 0.01, high_blood_pressure: 0.05, freshwater_contact: 0.95, travel: 0.08, contact_sick: 0.25, blood_in_urine_test: 0.93, proteinuria: 0.5, schistosoma_eggs: 0.85, urine_leucocytes_nitrite: 0.25, eosinophilia: 0.4,
      anaemia_result: 0.35, hydronephrosis_or_stone: 0.15, recurrent_episodes: 0.3,
    },
    worse: { critical: ['anuria'], high: ['urinary_retention', 'clots_in_urine', 'both_legs_weak', 'severe_pallor'] },
    confirmedBy: ['schistosoma_eggs'],
    plan: {
      now: ['see_clinician_soon', 'urine_test', 'check_haemoglobin'], followUpDays: [42], prevention: ['safe_water_food', 'latrine', 'deworm'], returnIf: ['urinary_retention', 'clots_in_urine', 'both_legs_weak', 'flank_pain'],
    },
    sources: ['ntd_2020', 'msf_guidelines_2023', 'oxford_tropical_2014'],
  },
  hookworm: {
    icd10: 'B76.9', icd11: '1F68', category: 'neglected_tropical', triage: 'low', per10000: 30,
    ages: { newborn: 0, infant: 0.05, young_child: 0.5, child: 1, adolescent: 1, adult: 0.8, older: 0.7 },
    course: { days: 0.1, weeks: 0.3, months: 0.6 },
    findings: {
      fatigue: 0.55, tires_easily: 0.4, pallor: 0.5, severe_pallor: 0.08, dizziness: 0.25, exertional_breathlessness: 0.2, palpitations: 0.15, epigastric_pain: 0.3, abdominal_pain: 0.4, diarrhoea: 0.15, nausea: 0.15, loss_of_appetite: 0.2, eating_soil: 0.2, itchy_feet_after_soil: 0.3, itching: 0.25, creeping_track: 0.03, rash_feet_toes: 0.12, cough: 0.1, wheeze: 0.05,
      black_tarry_stool: 0.03, both_legs_swollen: 0.08, growth_faltering: 0.15, nail_changes: 0.08, fever: 0.02, walks_barefoot: 0.7, poor_diet: 0.15, stool_parasites: 0.8, eosinophilia: 0.6, anaemia_result: 0.65, microcytic_anaemia: 0.55, severe_anaemia_result: 0.08, stool_blood_test: 0.3, weight_loss: 0.12,
    },
    worse: { critical: ['shock', 'shortness_of_breath_at_rest'], high: ['severe_pallor', 'severe_anaemia_result'], moderate: ['pregnant', 'pallor'] },
    confirmedBy: ['stool_parasites'],
    plan: {
      now: ['see_clinician_soon', 'stool_test', 'check_haemoglobin'], lifestyle: ['balanced_diet'], followUpDays: [28], prevention: ['wear_shoes', 'latrine', 'deworm', 'wash_hands'], returnIf: ['severe_pallor', 'shortness_of_breath', 'black_tarry_stool'],
    },
    sources: ['ntd_2020', 'msf_guidelines_2023', 'imci_2014'],
  },
  ascariasis: {
    icd10: 'B77.9', icd11: '1F62', category: 'neglected_tropical', triage: 'low', per10000: 60,
    ages: { newborn: 0, infant: 0.2, young_child: 1, child: 1, adolescent: 0.5, adult: 0.25, older: 0.2 },
    course: { days: 0.25, weeks: 0.4, months: 0.35 },
    findings: {
      worms_in_stool: 0.6, vomited_worm: 0.12, abdominal_pain: 0.55, periumbilical_pain: 0.3, colicky_abdominal_pain: 0.3, recurrent_abdominal_pain: 0.2, abdominal_distension: 0.35, loss_of_appetite: 0.3, nausea: 0.25, vomiting: 0.2, diarrhoea: 0.15, growth_faltering: 0.25, weight_loss: 0.12, cough: 0.12, wheeze: 0.08, fever: 0.05, hives: 0.05, poor_concentration: 0.05,
      abdominal_mass: 0.02, no_stool_or_gas: 0.01, bilious_vomiting: 0.01, eating_soil: 0.2, unsafe_water_food: 0.4, walks_barefoot: 0.25, tapeworm_segments: 0.01, threadworms_at_anus: 0.02, anal_itching: 0.05, stool_parasites: 0.85, eosinophilia: 0.35, anaemia_result: 0.2, jaundice: 0.005, blood_in_stool: 0.01,
    },
    worse: { critical: ['no_stool_or_gas', 'abdominal_rigidity', 'shock'], high: ['bilious_vomiting', 'jaundice', 'severe_abdominal_pain', 'abdominal_mass'] },
    confirmedBy: ['stool_parasites'],
    plan: {
      now: ['care_at_home', 'stool_test'], followUpDays: [14], prevention: ['wash_hands', 'latrine', 'safe_water_food', 'deworm'], returnIf: ['no_stool_or_gas', 'bilious_vomiting', 'severe_abdominal_pain', 'jaundice'],
    },
    sources: ['ntd_2020', 'msf_guidelines_2023', 'imci_2014'],
  },
  strongyloidiasis: {
    icd10: 'B78.9', icd11: '1F6B', category: 'neglected_tropical', triage: 'moderate', per10000: 5,
    ages: { newborn: 0, infant: 0.05, young_child: 0.4, child: 0.8 },
    course: { days: 0.08, weeks: 0.27, months: 0.65 },
    findings: {
      creeping_track: 0.3, itching: 0.45, rash: 0.35, hives: 0.2, anal_itching: 0.1, epigastric_pain: 0.4, burning_epigastric_pain: 0.2, abdominal_pain: 0.5, bloating: 0.25, diarrhoea: 0.4, chronic_diarrhoea: 0.2, nausea: 0.2, vomiting: 0.12, weight_loss: 0.25, dry_cough: 0.2, cough: 0.25, wheeze: 0.12, fever: 0.06, shock: 0.02, neck_stiffness: 0.01, absent_bowel_sounds: 0.02,
      walks_barefoot: 0.6, steroid_use: 0.12, immunosuppressed: 0.1, known_hiv: 0.15, recurrent_episodes: 0.3, eosinophilia: 0.75, stool_parasites: 0.55, anaemia_result: 0.2, blood_culture_positive: 0.02, travel: 0.1, growth_faltering: 0.1,
    },
    worse: { critical: ['shock', 'respiratory_distress', 'neck_stiffness', 'unconscious'], high: ['steroid_use', 'immunosuppressed', 'absent_bowel_sounds', 'haemoptysis'] },
    confirmedBy: ['stool_parasites'],
    plan: {
      now: ['see_clinician_soon', 'stool_test', 'hiv_test'], followUpDays: [14, 28], prevention: ['wear_shoes', 'latrine', 'deworm'], returnIf: ['difficulty_breathing', 'neck_stiffness', 'high_fever', 'severe_abdominal_pain'],
    },
    sources: ['msf_guidelines_2023', 'oxford_tropical_2014', 'harrison_2022'],
  },
  taeniasis: {
    icd10: 'B68.9', icd11: '1F76.Z', category: 'neglected_tropical', triage: 'low', per10000: 8,
    ages: { newborn: 0, infant: 0.02, young_child: 0.3, child: 0.7 }, countries: { ET: 3, SO: 0.5, DJ: 0.7 },
    course: { days: 0.2, weeks: 0.35, months: 0.45 },
    findings: {
      tapeworm_segments: 0.85, worms_in_stool: 0.9, anal_itching: 0.3, abdominal_pain: 0.35, epigastric_pain: 0.15, hunger_pain: 0.12, nausea: 0.25, increased_appetite: 0.15, loss_of_appetite: 0.2, weight_loss: 0.2, diarrhoea: 0.12, constipation: 0.1, bloating: 0.15, headache: 0.1, fatigue: 0.15, fever: 0.01, undercooked_meat: 0.7, unsafe_water_food: 0.6, livestock_contact: 0.35,
      stool_parasites: 0.65, eosinophilia: 0.25, convulsions: 0.02, blood_in_stool: 0.01, vomited_worm: 0.01, threadworms_at_anus: 0.01, anaemia_result: 0.1,
    },
    worse: { critical: ['convulsing_now'], high: ['convulsions', 'severe_headache', 'nodules_under_skin'] },
    confirmedBy: ['tapeworm_segments', 'stool_parasites'],
    plan: {
      now: ['see_clinician_soon', 'stool_test'], followUpDays: [28], prevention: ['safe_water_food', 'wash_hands', 'latrine'], returnIf: ['convulsions', 'severe_headache', 'vision_loss'],
    },
    sources: ['msf_guidelines_2023', 'ntd_2020', 'oxford_tropical_2014'],
  },
  neurocysticercosis: {
    icd10: 'B69.0', icd11: '1F70.0', category: 'neglected_tropical', triage: 'high', per10000: 1.5,
    ages: { newborn: 0, infant: 0.01, young_child: 0.1, child: 0.5, adolescent: 0.8, older: 0.7 }, countries: { SO: 0.05, DJ: 0.05, ET: 0.5, TZ: 1.3, UG: 1.3, BI: 1.8, RW: 1.8 },
    course: { hours: 0.15, days: 0.15, weeks: 0.2, months: 0.5 },
    findings: {
      convulsions: 0.78, focal_seizure: 0.4, generalised_convulsion: 0.45, recurrent_seizures: 0.5, first_convulsion: 0.25, headache: 0.4, severe_headache: 0.12, headache_worse_morning_or_straining: 0.12, headache_with_vomiting: 0.15, focal_weakness: 0.12, one_sided_weakness: 0.08, confusion: 0.1, memory_loss: 0.06, reduced_vision: 0.06, papilloedema: 0.1, dizziness: 0.15,
      nodules_under_skin: 0.12, tapeworm_segments: 0.06, undercooked_meat: 0.4, livestock_contact: 0.45, pig_contact: 0.5, unsafe_water_food: 0.45, fever: 0.03, neck_stiffness: 0.05, known_epilepsy: 0.2, brain_scan_lesion: 0.95, eosinophilia: 0.12, csf_lymphocytic: 0.15, csf_abnormal: 0.25, known_hiv: 0.05, malaria_test_positive: 0.03, tongue_bitten_or_wet: 0.25, drowsy_after_fit: 0.4, family_history_same_illness: 0.06, stool_parasites: 0.08,
    },
    worse: { critical: ['convulsing_now', 'prolonged_convulsion', 'unconscious', 'repeated_convulsions'], high: ['papilloedema', 'headache_worse_morning_or_straining', 'confusion', 'focal_weakness'] },
    confirmedBy: ['brain_scan_lesion'],
    plan: {
      now: ['go_to_facility_today', 'check_glucose', 'hiv_test', 'malaria_test', 'biopsy_or_imaging', 'eye_care'], lifestyle: ['take_medicines_daily', 'good_sleep', 'no_alcohol'], followUpDays: [14, 90], referral: { to: 'hospital', urgency: 'same_day' }, prevention: ['wash_hands', 'latrine', 'safe_water_food'],
      returnIf: ['repeated_convulsions', 'severe_headache', 'vision_loss', 'confusion'],
    },
    sources: ['ntd_2020', 'oxford_tropical_2014', 'mhgap_2023'],
  },
  hydatid_disease: {
    icd10: 'B67.9', icd11: '1F73.Z', category: 'neglected_tropical', triage: 'moderate', per10000: 0.8,
    ages: { newborn: 0, infant: 0.01, young_child: 0.15, child: 0.6 }, countries: { KE: 2, SS: 2.5, ET: 1.3, UG: 1, SO: 1.3, TZ: 0.8, RW: 0.2, BI: 0.2, CD: 0.1 },
    course: { days: 0.06, weeks: 0.14, months: 0.8 },
    findings: {
      right_upper_quadrant_pain: 0.45, abdominal_pain: 0.5, abdominal_mass: 0.45, hepatomegaly: 0.5, abdominal_distension: 0.35, early_satiety: 0.15, nausea: 0.15, jaundice: 0.1, weight_loss: 0.12, cough: 0.2, chest_pain: 0.18, haemoptysis: 0.1, salty_water_coughed: 0.06, shortness_of_breath: 0.12, fever: 0.12, hives: 0.06, itching: 0.08, shock: 0.03, bone_pain: 0.02,
      convulsions: 0.02, livestock_contact: 0.85, dog_contact: 0.8, cyst_on_scan: 0.95, eosinophilia: 0.3, transaminases_raised: 0.15, gradual_onset: 0.6, tender_hepatomegaly: 0.12, hard_nodular_liver: 0.02, heavy_alcohol: 0.05, hepatitis_b_positive: 0.02, dull_percussion: 0.08, marked_weight_loss: 0.01,
    },
    worse: { critical: ['shock', 'hives', 'respiratory_distress'], high: ['jaundice', 'high_fever', 'severe_abdominal_pain', 'haemoptysis'] },
    confirmedBy: ['cyst_on_scan'],
    plan: {
      now: ['see_clinician_soon', 'ultrasound', 'chest_xray', 'surgical_review'], followUpDays: [28, 90], referral: { to: 'specialist', urgency: 'soon' }, prevention: ['avoid_animals', 'wash_hands', 'safe_water_food'], returnIf: ['collapse', 'severe_abdominal_pain', 'hives', 'difficulty_breathing', 'jaundice'],
    },
    sources: ['ntd_2020', 'oxford_tropical_2014', 'msf_guidelines_2023'],
  },
  lymphatic_filariasis: {
    icd10: 'B74.0', icd11: '1F66.3', category: 'neglected_tropical', triage: 'moderate', per10000: 4,
    ages: { newborn: 0, infant: 0.005, young_child: 0.03, child: 0.1, adolescent: 0.4, older: 1.3 }, countries: { TZ: 2, KE: 0.8, UG: 1, CD: 1.3, SS: 1, ET: 0.8, RW: 0.03, BI: 0.03, SO: 0.2, DJ: 0.02, ER: 0.2 },
    course: { days: 0.15, weeks: 0.1, months: 0.75 },
    findings: {
      skin_swelling_limb_chronic: 0.6, one_leg_swelling: 0.5, both_legs_swollen: 0.25, pitting_oedema: 0.2, thickened_skin: 0.4, leg_heaviness: 0.3, testicular_swelling: 0.35, scrotum_transilluminates: 0.3, scrotal_elephantiasis: 0.12, groin_lymph_nodes: 0.35, tender_lymph_nodes: 0.2, lymph_nodes_enlarged: 0.4, tender_cord_vein: 0.1, skin_warm_red_painful: 0.3, fever: 0.25, chills: 0.15, testicular_pain: 0.1,
      milky_urine: 0.06, recurrent_episodes: 0.5, breast_lump: 0.005, genital_ulcer: 0.005, mosquito_area: 0.9, walks_barefoot: 0.3, microfilariae_found: 0.3, eosinophilia: 0.3, shortness_of_breath: 0.02, proteinuria: 0.04, facial_swelling: 0.01, calf_pain: 0.05, wheeze: 0.02, gradual_onset: 0.6,
    },
    worse: { high: ['high_fever', 'skin_warm_red_painful'], critical: ['shock'] },
    confirmedBy: ['microfilariae_found'],
    plan: {
      now: ['see_clinician_soon', 'elevate_and_rest', 'wound_care'], lifestyle: ['foot_care', 'skin_moisturise', 'be_active'], followUpDays: [28, 90], referral: { to: 'health_centre', urgency: 'soon' }, prevention: ['mosquito_net', 'wear_shoes', 'deworm'], returnIf: ['high_fever', 'skin_warm_red_painful', 'testicular_pain'],
    },
    sources: ['ntd_2020', 'skin_ntd_2018', 'oxford_tropical_2014'],
  },
  onchocerciasis: {
    icd10: 'B73', icd11: '1F6A', category: 'neglected_tropical', triage: 'moderate', per10000: 2,
    ages: { newborn: 0, infant: 0.005, young_child: 0.1, child: 0.4, adolescent: 0.8, older: 1.2 }, countries: { SS: 3, CD: 3, ET: 2, UG: 1, TZ: 0.8, BI: 0.8, RW: 0.02, KE: 0.01, SO: 0.02, ER: 0.02, DJ: 0.01 },
    course: { days: 0.02, weeks: 0.13, months: 0.85 },
    findings: {
      itching: 0.85, itching_generalised: 0.55, rash: 0.6, papules: 0.5, nodules_under_skin: 0.5, pale_patches: 0.3, thickened_skin: 0.35, dry_skin: 0.35, dark_patches: 0.15, reduced_vision: 0.3, gradual_vision_loss: 0.25, night_blindness: 0.15, blind: 0.06, corneal_clouding: 0.12, red_eye: 0.2, itchy_eyes: 0.2, photophobia: 0.15, side_vision_loss: 0.08, retinal_damage_signs: 0.1,
      groin_lymph_nodes: 0.2, lymph_nodes_enlarged: 0.25, nodding_attacks: 0.02, recurrent_seizures: 0.05, insomnia: 0.25, scaly_plaques: 0.1, rash_hands_webs: 0.05, pale_patch_numb: 0.005, tick_or_fly_bites: 0.75, insect_bite: 0.4, freshwater_contact: 0.5, microfilariae_found: 0.65, eosinophilia: 0.65, gradual_onset: 0.6, contact_sick: 0.2, fever: 0.02,
    },
    worse: { high: ['reduced_vision', 'corneal_clouding', 'red_eye', 'nodding_attacks'] },
    confirmedBy: ['microfilariae_found'],
    plan: {
      now: ['see_clinician_soon', 'eye_care'], lifestyle: ['skin_moisturise'], followUpDays: [90, 180], referral: { to: 'health_centre', urgency: 'soon' }, prevention: ['deworm'], returnIf: ['vision_loss', 'convulsions', 'severe_eye_pain'],
    },
    sources: ['ntd_2020', 'skin_ntd_2018', 'oxford_tropical_2014'],
  },
  loiasis: {
    icd10: 'B74.3', icd11: '1F66.0', category: 'neglected_tropical', triage: 'moderate', per10000: 0.3,
    ages: { newborn: 0, infant: 0.01, young_child: 0.1, child: 0.4 }, countries: { CD: 4, SS: 2, UG: 0.3, KE: 0.05, TZ: 0.03, RW: 0.05, BI: 0.05, ET: 0.1, SO: 0.01, ER: 0.01, DJ: 0.01 },
    course: { hours: 0.1, days: 0.35, weeks: 0.2, months: 0.35 },
    findings: {
      worm_in_eye: 0.5, migratory_limb_swelling: 0.6, hand_swelling: 0.3, facial_swelling: 0.15, eyelid_swelling: 0.25, itching: 0.55, itching_generalised: 0.25, hives: 0.2, rash: 0.2, red_eye: 0.3, eye_pain: 0.15, itchy_eyes: 0.3, joint_pain: 0.25, muscle_pain: 0.15, fatigue: 0.25, fever: 0.04, nodules_under_skin: 0.04, reduced_vision: 0.02, recurrent_episodes: 0.6,
      tick_or_fly_bites: 0.5, travel: 0.4, microfilariae_found: 0.5, eosinophilia: 0.8, proteinuria: 0.15, confusion: 0.01, creeping_track: 0.03, skin_warm_red_painful: 0.1,
    },
    worse: { critical: ['unconscious'], high: ['confusion', 'worm_in_eye'] },
    confirmedBy: ['worm_in_eye', 'microfilariae_found'],
    plan: {
      now: ['see_clinician_soon', 'eye_care'], followUpDays: [28], referral: { to: 'specialist', urgency: 'soon' }, returnIf: ['confusion', 'severe_eye_pain', 'unconscious'],
    },
    sources: ['oxford_tropical_2014', 'msf_guidelines_2023', 'harrison_2022'],
  },
} as const satisfies Record<string, Condition>
