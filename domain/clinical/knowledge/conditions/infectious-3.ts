import type { Condition } from '#domain/clinical/knowledge/conditions/condition.ts'

/** HIV and the infections that come with it, tuberculosis of every site. */
export const INFECTIOUS_3_CONDITIONS = {
  acute_hiv: {
    icd10: 'B23.0', icd11: '1C62.0', category: 'infectious', triage: 'high', per10000: 3,
    ages: { newborn: 0, infant: 0.01, young_child: 0.01, child: 0.02, adolescent: 0.8, older: 0.3 },
    course: { hours: 0.01, days: 0.5, weeks: 0.47, months: 0.02 },
    findings: {
      fever: 0.9, fatigue: 0.75, malaise: 0.65, sore_throat: 0.65, throat_red: 0.4, tonsil_exudate: 0.06, rash: 0.6, macular_rash: 0.55, rash_on_trunk: 0.5, rash_on_face: 0.3, rash_palms_soles: 0.08, generalised_lymph_nodes: 0.5, neck_lymph_nodes: 0.45,
      lymph_nodes_enlarged: 0.65, headache: 0.5, muscle_pain: 0.5, joint_pain: 0.35, night_sweats: 0.35, mouth_ulcers: 0.3, genital_ulcer: 0.08, diarrhoea: 0.35, nausea: 0.3, vomiting: 0.2, weight_loss: 0.3, white_patches_in_mouth: 0.1, loss_of_appetite: 0.35,
      neck_stiffness: 0.06, runny_nose: 0.06, cough: 0.12, unprotected_sex: 0.75, sexual_assault: 0.02, injecting_drugs: 0.04, hiv_test_positive: 0.3, leucopenia: 0.35, thrombocytopenia: 0.35, transaminases_raised: 0.2, atypical_lymphocytes: 0.1, malaria_test_positive: 0.02,
    },
    worse: { critical: ['unconscious', 'convulsions'], high: ['neck_stiffness', 'pregnant', 'facial_droop'] },
    plan: {
      now: ['go_to_facility_today', 'hiv_test', 'malaria_test', 'syphilis_test', 'talk_and_listen', 'treat_partners'], lifestyle: ['sexual_rest', 'support_from_family'], followUpDays: [7, 28, 42],
      prevention: ['condoms'], returnIf: ['severe_headache', 'neck_stiffness', 'confusion', 'difficulty_breathing'],
    },
    sources: ['hiv_2021', 'harrison_2022'],
  },
  hiv_infection: {
    icd10: 'B24', icd11: '1C62.Z', category: 'infectious', triage: 'moderate', per10000: 40,
    ages: { newborn: 0.05, infant: 0.35, young_child: 0.3, child: 0.15, adolescent: 0.35, adult: 1, older: 0.5 }, countries: { UG: 1.2, KE: 1.1, TZ: 1.1, RW: 0.8, CD: 0.4, SS: 0.7, ET: 0.4, SO: 0.05, ER: 0.2, DJ: 0.3, BI: 0.4 },
    course: { days: 0.08, weeks: 0.27, months: 0.65 },
    findings: {
      weight_loss: 0.55, marked_weight_loss: 0.25, fatigue: 0.55, fever: 0.4, fever_3_weeks: 0.18, night_sweats: 0.3, chronic_diarrhoea: 0.2, persistent_diarrhoea: 0.22, diarrhoea: 0.3, loss_of_appetite: 0.35, white_patches_in_mouth: 0.25, mouth_ulcers: 0.12, cracked_mouth_corners: 0.08,
      generalised_lymph_nodes: 0.3, lymph_nodes_4_weeks: 0.3, lymph_nodes_enlarged: 0.4, itching: 0.25, papules: 0.2, rash: 0.35, dermatomal_rash: 0.08, rash_in_folds: 0.08, warts: 0.06, umbilicated_papules: 0.05, genital_ulcer: 0.1, genital_warts: 0.06, curdy_white_discharge: 0.06, cough: 0.3, cough_2_weeks: 0.2,
      cheek_gland_swelling: 0.03, growth_faltering: 0.3, developmental_delay: 0.1, numb_hands_and_feet: 0.08, hair_thin_reddish: 0.05, purple_nodules: 0.02, finger_clubbing: 0.03, hepatomegaly: 0.1, splenomegaly: 0.1, contact_tb: 0.1, unprotected_sex: 0.7, known_tb_past: 0.12,
      hiv_test_positive: 0.97, known_hiv: 0.5, low_cd4: 0.35, anaemia_result: 0.45, leucopenia: 0.2, memory_loss: 0.05, excessive_thirst: 0.02,
    },
    worse: { critical: ['convulsions', 'respiratory_distress', 'unconscious'], high: ['severe_headache', 'confusion', 'fever', 'visible_wasting', 'difficulty_swallowing', 'shortness_of_breath', 'pregnant', 'neck_stiffness'] },
    confirmedBy: ['hiv_test_positive'],
    plan: {
      now: ['see_clinician_soon', 'hiv_test', 'tb_test', 'talk_and_listen', 'syphilis_test', 'check_haemoglobin', 'treat_partners'], lifestyle: ['take_medicines_daily', 'balanced_diet', 'support_from_family'], followUpDays: [14, 28, 90],
      referral: { to: 'health_centre', urgency: 'soon' }, prevention: ['condoms', 'screen_family', 'screening'], returnIf: ['severe_headache', 'difficulty_breathing', 'confusion', 'convulsions', 'fever'],
    },
    sources: ['hiv_2021', 'advanced_hiv_2017', 'imai_2011'],
  },
  cryptococcal_meningitis: {
    icd10: 'B45.1', icd11: '1F27.1', category: 'infectious', triage: 'critical', per10000: 2,
    ages: { newborn: 0, infant: 0.01, young_child: 0.02, child: 0.08, adolescent: 0.3, older: 0.5 }, countries: { UG: 1.3, KE: 1, SO: 0.1, DJ: 0.4, ER: 0.3 },
    course: { days: 0.25, weeks: 0.65, months: 0.1 },
    findings: {
      headache: 0.93, severe_headache: 0.6, headache_worse_morning_or_straining: 0.25, headache_with_vomiting: 0.45, fever: 0.6, neck_stiffness: 0.4, photophobia: 0.3, vomiting: 0.5, nausea: 0.5, confusion: 0.4, reduced_consciousness: 0.35, drowsiness: 0.25, bizarre_behaviour: 0.12, blurred_vision: 0.3, reduced_vision: 0.2, double_vision: 0.2,
      eye_movement_palsy: 0.2, papilloedema: 0.2, hearing_loss: 0.1, convulsions: 0.18, weight_loss: 0.5, white_patches_in_mouth: 0.25, umbilicated_papules: 0.08, focal_weakness: 0.05, cough: 0.2, gradual_onset: 0.5, getting_worse: 0.4, known_hiv: 0.9, hiv_test_positive: 0.95, low_cd4: 0.9, art_recently_started: 0.2, missed_medicines: 0.3,
      cryptococcus_found: 0.95, csf_abnormal: 0.9, csf_lymphocytic: 0.5, malaria_test_positive: 0.03, rash: 0.1, not_eased_by_painkillers: 0.4,
    },
    confirmedBy: ['cryptococcus_found'],
    plan: {
      now: ['go_to_hospital_now', 'lumbar_puncture', 'hiv_test', 'malaria_test', 'check_glucose', 'kidney_function', 'tb_test'], followUpDays: [14, 28], referral: { to: 'hospital', urgency: 'now' }, prevention: ['screening'],
      returnIf: ['severe_headache', 'convulsions', 'confusion', 'vision_loss', 'repeated_vomiting'],
    },
    sources: ['advanced_hiv_2017', 'imai_2011'],
  },
  cerebral_toxoplasmosis: {
    icd10: 'B58.2', icd11: '1F57.1', category: 'infectious', triage: 'critical', per10000: 0.8,
    ages: { newborn: 0, infant: 0.01, young_child: 0.02, child: 0.05, adolescent: 0.3, older: 0.5 }, countries: { SO: 0.1, ER: 0.4, DJ: 0.5 },
    course: { hours: 0.05, days: 0.4, weeks: 0.5, months: 0.05 },
    findings: {
      headache: 0.65, severe_headache: 0.25, fever: 0.5, focal_weakness: 0.65, one_sided_weakness: 0.55, facial_droop: 0.2, convulsions: 0.35, focal_seizure: 0.25, first_convulsion: 0.2, confusion: 0.5, reduced_consciousness: 0.35, drowsiness: 0.25, speech_difficulty: 0.25, aphasia: 0.1, slurred_speech: 0.15,
      limb_incoordination: 0.2, loss_of_balance: 0.2, involuntary_movements: 0.08, reduced_vision: 0.12, eye_movement_palsy: 0.1, bizarre_behaviour: 0.15, neck_stiffness: 0.08, vomiting: 0.2, weight_loss: 0.45, white_patches_in_mouth: 0.25, upgoing_plantar: 0.35, brisk_reflexes: 0.35,
      known_hiv: 0.85, hiv_test_positive: 0.96, low_cd4: 0.92, missed_medicines: 0.3, brain_scan_lesion: 0.92, cryptococcus_found: 0.03, sudden_onset: 0.1, known_hypertension: 0.1,
    },
    confirmedBy: ['brain_scan_lesion'],
    plan: {
      now: ['go_to_hospital_now', 'open_airway_recovery_position', 'check_glucose', 'hiv_test', 'malaria_test', 'biopsy_or_imaging', 'tb_test'], followUpDays: [7, 14, 42], referral: { to: 'hospital', urgency: 'now' }, prevention: ['safe_water_food'],
      returnIf: ['convulsions', 'confusion', 'focal_weakness', 'severe_headache'],
    },
    sources: ['advanced_hiv_2017', 'imai_2011', 'harrison_2022'],
  },
  pneumocystis_pneumonia: {
    icd10: 'B48.5', icd11: 'CA40.20', category: 'infectious', triage: 'critical', per10000: 1.5,
    ages: { newborn: 0.05, infant: 1.5, young_child: 0.3, child: 0.2, adolescent: 0.4, older: 0.5 }, countries: { SO: 0.1, ER: 0.4, DJ: 0.5 },
    course: { hours: 0.02, days: 0.4, weeks: 0.53, months: 0.05 },
    findings: {
      shortness_of_breath: 0.93, exertional_breathlessness: 0.8, shortness_of_breath_at_rest: 0.4, dry_cough: 0.8, cough: 0.88, productive_cough: 0.12, fever: 0.8, fast_breathing: 0.8, low_oxygen_saturation: 0.85, cyanosis: 0.25, respiratory_distress: 0.5, chest_indrawing: 0.4, crackles: 0.3, crackles_both_bases: 0.2, chest_tightness: 0.2,
      tachycardia: 0.7, fatigue: 0.65, weight_loss: 0.55, night_sweats: 0.25, white_patches_in_mouth: 0.5, gradual_onset: 0.5, getting_worse: 0.5, haemoptysis: 0.03, pleuritic_chest_pain: 0.06, air_under_skin: 0.02, bronchial_breathing: 0.05, wheeze: 0.05,
      known_hiv: 0.75, hiv_test_positive: 0.95, low_cd4: 0.92, missed_medicines: 0.25, immunosuppressed: 0.08, steroid_use: 0.06, xray_both_lungs_hazy: 0.8, xray_consolidation: 0.1, xray_pleural_fluid: 0.04, tb_test_positive: 0.03, poor_feeding: 0.5, recent_antibiotics: 0.35,
    },
    plan: {
      now: ['go_to_hospital_now', 'give_oxygen', 'hiv_test', 'chest_xray', 'tb_test', 'malaria_test'], followUpDays: [3, 21], referral: { to: 'hospital', urgency: 'now' }, prevention: ['screening'],
      returnIf: ['difficulty_breathing', 'cyanosis', 'chest_pain', 'confusion'],
    },
    sources: ['advanced_hiv_2017', 'imai_2011', 'pocketbook_2013'],
  },
  oral_candidiasis: {
    icd10: 'B37.0', icd11: '1F23.0', category: 'infectious', triage: 'moderate', per10000: 30,
    ages: { newborn: 1.3, infant: 1.5, young_child: 0.3, child: 0.1, adolescent: 0.15, adult: 0.5, older: 0.6 },
    course: { hours: 0.01, days: 0.5, weeks: 0.4, months: 0.09 },
    findings: {
      white_patches_in_mouth: 0.97, white_patch_cannot_be_scraped: 0.02, cracked_mouth_corners: 0.2, smooth_sore_tongue: 0.15, sore_mouth: 0.45, loss_of_taste: 0.2, painful_swallowing: 0.15, poor_feeding: 0.3, rash_nappy: 0.2, curdy_white_discharge: 0.05,
      known_hiv: 0.4, hiv_test_positive: 0.5, low_cd4: 0.3, known_diabetes: 0.08, recent_antibiotics: 0.3, steroid_use: 0.1, immunosuppressed: 0.1, breastfeeding: 0.15, weight_loss: 0.25, fever: 0.08, fungal_elements: 0.8, throat_membrane: 0.005, mouth_ulcers: 0.08, not_breastfed_or_weaned_early: 0.1, neck_lymph_nodes: 0.05,
    },
    worse: { high: ['unable_to_drink_or_breastfeed', 'difficulty_swallowing', 'marked_weight_loss'], critical: ['shock'] },
    plan: {
      now: ['see_clinician_soon', 'hiv_test', 'check_glucose', 'continue_breastfeeding'], lifestyle: ['less_sugar'], followUpDays: [7], prevention: ['wash_hands'], returnIf: ['difficulty_swallowing', 'unable_to_drink_or_breastfeed', 'fever'],
    },
    sources: ['advanced_hiv_2017', 'imci_2014', 'msf_guidelines_2023'],
  },
  oesophageal_candidiasis: {
    icd10: 'B37.8', icd11: '1F23.Y', category: 'infectious', triage: 'high', per10000: 4,
    ages: { newborn: 0.02, infant: 0.3, young_child: 0.2, child: 0.15, adolescent: 0.3, older: 0.6 }, countries: { SO: 0.2, ER: 0.4, DJ: 0.5 },
    course: { hours: 0.01, days: 0.44, weeks: 0.5, months: 0.05 },
    findings: {
      painful_swallowing: 0.88, difficulty_swallowing: 0.8, central_chest_pain: 0.4, chest_pain: 0.45, white_patches_in_mouth: 0.7, weight_loss: 0.55, loss_of_appetite: 0.45, nausea: 0.25, vomiting: 0.2, epigastric_pain: 0.15, heartburn: 0.15, fever: 0.12, dehydration_signs: 0.2, sore_throat: 0.25, sore_mouth: 0.3,
      progressive_dysphagia: 0.03, vomiting_blood: 0.02, drooling: 0.05, known_hiv: 0.75, hiv_test_positive: 0.9, low_cd4: 0.85, missed_medicines: 0.25, immunosuppressed: 0.1, steroid_use: 0.06, recent_antibiotics: 0.15, fungal_elements: 0.6, mouth_ulcers: 0.08,
    },
    worse: { critical: ['shock', 'vomiting_blood', 'drooling_unable_to_swallow'] },
    plan: {
      now: ['go_to_facility_today', 'hiv_test', 'tb_test', 'drink_often'], followUpDays: [7, 14], referral: { to: 'health_centre', urgency: 'same_day' }, prevention: ['screening'], returnIf: ['drooling_unable_to_swallow', 'vomiting_blood', 'dehydration_signs'],
    },
    sources: ['advanced_hiv_2017', 'hiv_2021', 'imai_2011'],
  },
  kaposi_sarcoma: {
    icd10: 'C46.9', icd11: '2B57.Z', category: 'blood_and_cancer', triage: 'moderate', per10000: 1.2,
    ages: { newborn: 0, infant: 0.02, young_child: 0.1, child: 0.15, adolescent: 0.2, older: 0.8 }, sex: { female: 0.6 }, countries: { UG: 1.6, TZ: 1.2, SO: 0.2, ET: 0.5 },
    course: { days: 0.02, weeks: 0.23, months: 0.75 },
    findings: {
      purple_nodules: 0.9, dark_patches: 0.4, nodules_under_skin: 0.35, scaly_plaques: 0.15, skin_growth_bleeds: 0.15, skin_ulcer: 0.15, palate_or_gum_purple_patches: 0.35, one_leg_swelling: 0.3, both_legs_swollen: 0.3, skin_swelling_limb_chronic: 0.3, facial_swelling: 0.12, lymph_nodes_enlarged: 0.35, generalised_lymph_nodes: 0.2, weight_loss: 0.4,
      itching: 0.06, rash: 0.5, rash_feet_toes: 0.15, haemoptysis: 0.08, cough: 0.25, shortness_of_breath: 0.2, fever: 0.2, blood_in_stool: 0.05, black_tarry_stool: 0.06, white_patches_in_mouth: 0.25, known_hiv: 0.8, hiv_test_positive: 0.9, low_cd4: 0.65, xray_pleural_fluid: 0.12, anaemia_result: 0.5, pale_patch_numb: 0.005,
    },
    worse: { critical: ['stridor', 'respiratory_distress'], high: ['haemoptysis', 'shortness_of_breath', 'black_tarry_stool'] },
    plan: {
      now: ['see_clinician_soon', 'hiv_test', 'biopsy_or_imaging', 'chest_xray', 'check_haemoglobin'], lifestyle: ['take_medicines_daily', 'balanced_diet'], followUpDays: [14, 28], referral: { to: 'specialist', urgency: 'soon' }, prevention: ['screening'],
      returnIf: ['haemoptysis', 'difficulty_breathing', 'black_tarry_stool'],
    },
    sources: ['advanced_hiv_2017', 'fitzpatrick_2019', 'harrison_2022'],
  },
  pulmonary_tuberculosis: {
    icd10: 'A16.2', icd11: '1B10.Z', category: 'infectious', triage: 'high', per10000: 40,
    ages: { newborn: 0.02, infant: 0.2, young_child: 0.3, child: 0.15, adolescent: 0.5, older: 0.9 }, sex: { female: 0.6 }, countries: { SO: 1.2, SS: 1.2, CD: 1.4, RW: 0.4, ER: 0.5, DJ: 1.2 },
    course: { days: 0.03, weeks: 0.47, months: 0.5 },
    findings: {
      cough: 0.95, cough_2_weeks: 0.85, cough_8_weeks: 0.3, productive_cough: 0.7, dry_cough: 0.25, haemoptysis: 0.22, fever: 0.68, low_grade_fever: 0.35, evening_fever: 0.3, fever_3_weeks: 0.35, night_sweats: 0.62, weight_loss: 0.72, marked_weight_loss: 0.3, loss_of_appetite: 0.55, fatigue: 0.65, chest_pain: 0.4, pleuritic_chest_pain: 0.15,
      shortness_of_breath: 0.3, crackles: 0.3, bronchial_breathing: 0.12, finger_clubbing: 0.06, lymph_nodes_enlarged: 0.12, neck_lymph_nodes: 0.08, hoarse_voice: 0.05, pallor: 0.2, gradual_onset: 0.5, growth_faltering: 0.25, contact_tb: 0.3, known_hiv: 0.35, known_tb_past: 0.12, known_diabetes: 0.08, smoking: 0.25, heavy_alcohol: 0.15, dust_or_chemical_work: 0.08,
      recent_antibiotics: 0.35, travel: 0.1, tb_test_positive: 0.75, xray_cavity_upper: 0.45, xray_consolidation: 0.4, xray_pleural_fluid: 0.1, hiv_test_positive: 0.35, inflammation_raised: 0.75, anaemia_result: 0.5, runny_nose: 0.05, wheeze: 0.06, rash: 0.02,
    },
    worse: { critical: ['massive_haemoptysis', 'respiratory_distress', 'shock', 'unconscious'], high: ['haemoptysis', 'low_oxygen_saturation', 'neck_stiffness', 'prostration'] },
    confirmedBy: ['tb_test_positive'],
    plan: {
      now: ['go_to_facility_today', 'tb_test', 'hiv_test', 'chest_xray', 'isolate_and_report', 'check_glucose'], lifestyle: ['take_medicines_daily', 'balanced_diet', 'no_tobacco', 'no_alcohol'], followUpDays: [14, 28, 56], prevention: ['screen_family', 'cover_cough'],
      returnIf: ['haemoptysis', 'difficulty_breathing', 'jaundice', 'reduced_vision', 'severe_headache'],
    },
    sources: ['tb_2022', 'imai_2011', 'msf_guidelines_2023'],
  },
  tb_lymph_node: {
    icd10: 'A18.2', icd11: '1B12.6', category: 'infectious', triage: 'moderate', per10000: 4,
    ages: { newborn: 0.01, infant: 0.1, young_child: 0.6, child: 0.8, older: 0.4 }, countries: { ET: 2, SO: 1.3 },
    course: { days: 0.03, weeks: 0.35, months: 0.62 },
    findings: {
      lymph_nodes_enlarged: 0.97, neck_lymph_nodes: 0.85, lymph_nodes_4_weeks: 0.8, neck_lump: 0.75, armpit_lymph_nodes: 0.12, collarbone_lymph_node: 0.12, groin_lymph_nodes: 0.05, tender_lymph_nodes: 0.12, lymph_node_discharging: 0.2, draining_sinuses: 0.12, hard_fixed_lymph_nodes: 0.08, matted_lymph_nodes: 0.45,
      fever: 0.35, low_grade_fever: 0.2, night_sweats: 0.35, weight_loss: 0.4, loss_of_appetite: 0.3, fatigue: 0.35, cough: 0.2, cough_2_weeks: 0.12, gradual_onset: 0.5, raw_milk: 0.2, contact_tb: 0.25, known_hiv: 0.35, hiv_test_positive: 0.4, tb_test_positive: 0.6, splenomegaly: 0.03, easy_bruising: 0.01, sore_throat: 0.04, inflammation_raised: 0.6, recent_antibiotics: 0.35,
    },
    worse: { critical: ['stridor'], high: ['difficulty_breathing', 'marked_weight_loss'] },
    confirmedBy: ['tb_test_positive'],
    plan: {
      now: ['see_clinician_soon', 'tb_test', 'hiv_test', 'biopsy_or_imaging', 'chest_xray'], lifestyle: ['take_medicines_daily', 'balanced_diet'], followUpDays: [14, 56], prevention: ['screen_family'], returnIf: ['difficulty_breathing', 'difficulty_swallowing', 'jaundice'],
    },
    sources: ['tb_2022', 'msf_guidelines_2023', 'oxford_tropical_2014'],
  },
  tb_pleural: {
    icd10: 'A16.5', icd11: '1B10.Z', category: 'infectious', triage: 'high', per10000: 4,
    ages: { newborn: 0.01, infant: 0.05, young_child: 0.2, child: 0.4, adolescent: 0.8, older: 0.6 },
    course: { hours: 0.01, days: 0.2, weeks: 0.6, months: 0.19 },
    findings: {
      pleuritic_chest_pain: 0.65, chest_pain: 0.75, stabbing_chest_pain: 0.25, shortness_of_breath: 0.65, exertional_breathlessness: 0.4, cough: 0.75, dry_cough: 0.6, cough_2_weeks: 0.5, productive_cough: 0.15, fever: 0.75, fever_7_days: 0.5, low_grade_fever: 0.3, night_sweats: 0.5, weight_loss: 0.5, loss_of_appetite: 0.4, fatigue: 0.45,
      dull_percussion: 0.8, reduced_breath_sounds_one_side: 0.85, trachea_shifted: 0.1, unequal_chest_movement: 0.35, pleural_rub: 0.1, fast_breathing: 0.3, crackles: 0.08, haemoptysis: 0.04, contact_tb: 0.25, known_hiv: 0.45, hiv_test_positive: 0.5, xray_pleural_fluid: 0.97, tb_test_positive: 0.3, inflammation_raised: 0.75, xray_consolidation: 0.2,
      orthopnoea: 0.1, both_legs_swollen: 0.03, raised_neck_veins: 0.02, recent_antibiotics: 0.35, rash: 0.01,
    },
    worse: { critical: ['respiratory_distress', 'shock'], high: ['low_oxygen_saturation', 'shortness_of_breath_at_rest'] },
    plan: {
      now: ['go_to_facility_today', 'chest_xray', 'check_oxygen', 'tb_test', 'hiv_test'], lifestyle: ['take_medicines_daily', 'balanced_diet'], followUpDays: [14, 56], referral: { to: 'hospital', urgency: 'same_day' }, prevention: ['screen_family', 'cover_cough'],
      returnIf: ['difficulty_breathing', 'shortness_of_breath_at_rest', 'jaundice'],
    },
    sources: ['tb_2022', 'imai_2011', 'oxford_tropical_2014'],
  },
  tb_meningitis: {
    icd10: 'A17.0', icd11: '1B11.0', category: 'infectious', triage: 'critical', per10000: 0.8,
    ages: { newborn: 0.02, infant: 0.8, young_child: 1, child: 0.5, adolescent: 0.5, adult: 0.7, older: 0.5 },
    course: { days: 0.22, weeks: 0.68, months: 0.1 },
    findings: {
      headache: 0.8, severe_headache: 0.3, fever: 0.82, low_grade_fever: 0.35, fever_7_days: 0.6, vomiting: 0.55, neck_stiffness: 0.7, kernig_brudzinski: 0.25, photophobia: 0.15, confusion: 0.5, reduced_consciousness: 0.6, drowsiness: 0.45, lethargy: 0.4, irritable_child: 0.5, convulsions: 0.3, eye_movement_palsy: 0.25, double_vision: 0.2, squint: 0.1, facial_droop: 0.12,
      focal_weakness: 0.25, one_sided_weakness: 0.2, papilloedema: 0.15, bulging_fontanelle: 0.2, large_or_growing_head: 0.06, weight_loss: 0.5, night_sweats: 0.3, loss_of_appetite: 0.45, cough_2_weeks: 0.25, cough: 0.3, gradual_onset: 0.65, getting_worse: 0.4, growth_faltering: 0.3, contact_tb: 0.45, known_hiv: 0.45, hiv_test_positive: 0.5, low_cd4: 0.35,
      csf_lymphocytic: 0.85, csf_abnormal: 0.95, csf_bacterial: 0.06, tb_test_positive: 0.4, xray_miliary: 0.15, sodium_low: 0.45, cryptococcus_found: 0.01, petechiae: 0.003, malaria_test_positive: 0.03, brain_scan_lesion: 0.25,
    },
    plan: {
      now: ['go_to_hospital_now', 'lumbar_puncture', 'hiv_test', 'tb_test', 'malaria_test', 'check_glucose', 'chest_xray'], followUpDays: [14, 28], referral: { to: 'hospital', urgency: 'now' }, prevention: ['immunise', 'screen_family'],
      returnIf: ['convulsions', 'unconscious', 'vision_loss', 'focal_weakness'],
    },
    sources: ['tb_2022', 'imai_2011', 'pocketbook_2013'],
  },
  tb_spine: {
    icd10: 'A18.0', icd11: '1B12.40', category: 'infectious', triage: 'high', per10000: 1.2,
    ages: { newborn: 0, infant: 0.05, young_child: 0.5, child: 0.8, adolescent: 0.8 },
    course: { days: 0.02, weeks: 0.23, months: 0.75 },
    findings: {
      back_pain: 0.9, back_pain_night_or_rest: 0.5, spine_deformity_or_tenderness: 0.7, gibbus: 0.4, neck_pain: 0.1, both_legs_weak: 0.35, leg_weakness: 0.38, focal_weakness: 0.38, stiff_legged_walk: 0.15, difficulty_walking: 0.4, numbness: 0.25, sensory_level: 0.15, brisk_reflexes: 0.3, upgoing_plantar: 0.2, urinary_retention: 0.1, urinary_incontinence: 0.1,
      limp_or_refuses_walk: 0.1, fever: 0.4, low_grade_fever: 0.25, night_sweats: 0.35, weight_loss: 0.45, loss_of_appetite: 0.35, fatigue: 0.35, draining_sinuses: 0.06, groin_hernia: 0.01, flank_mass: 0.04, cough_2_weeks: 0.15, gradual_onset: 0.65, getting_worse: 0.4, contact_tb: 0.2, known_tb_past: 0.1, known_hiv: 0.25, tb_test_positive: 0.4, inflammation_raised: 0.85, raw_milk: 0.1,
      relieved_by_rest: 0.15, back_pain_to_leg: 0.12, injury: 0.03,
    },
    worse: { critical: ['saddle_numbness'], high: ['both_legs_weak', 'urinary_retention', 'sensory_level'] },
    plan: {
      now: ['go_to_facility_today', 'tb_test', 'hiv_test', 'biopsy_or_imaging', 'chest_xray'], lifestyle: ['take_medicines_daily', 'balanced_diet', 'rest'], followUpDays: [14, 56], referral: { to: 'hospital', urgency: 'same_day' }, prevention: ['screen_family'],
      returnIf: ['both_legs_weak', 'urinary_retention', 'saddle_numbness', 'numbness'],
    },
    sources: ['tb_2022', 'oxford_tropical_2014', 'harrison_2022'],
  },
  tb_miliary: {
    icd10: 'A19.9', icd11: '1B13.Z', category: 'infectious', triage: 'high', per10000: 1,
    ages: { newborn: 0.1, infant: 1.2, young_child: 1, child: 0.4, adolescent: 0.5, adult: 0.8 },
    course: { days: 0.12, weeks: 0.6, months: 0.28 },
    findings: {
      fever: 0.88, fever_7_days: 0.75, fever_3_weeks: 0.45, weight_loss: 0.75, marked_weight_loss: 0.45, loss_of_appetite: 0.65, fatigue: 0.7, general_weakness: 0.6, night_sweats: 0.5, cough: 0.6, dry_cough: 0.4, cough_2_weeks: 0.45, shortness_of_breath: 0.45, fast_breathing: 0.45, low_oxygen_saturation: 0.3, crackles: 0.25, hepatomegaly: 0.4, splenomegaly: 0.3,
      lymph_nodes_enlarged: 0.3, headache: 0.25, neck_stiffness: 0.15, confusion: 0.15, retinal_damage_signs: 0.12, visible_wasting: 0.3, growth_faltering: 0.5, pallor: 0.4, diarrhoea: 0.15, contact_tb: 0.35, known_hiv: 0.5, hiv_test_positive: 0.55, low_cd4: 0.45, xray_miliary: 0.9, tb_test_positive: 0.45, anaemia_result: 0.7, sodium_low: 0.3, transaminases_raised: 0.3, inflammation_raised: 0.85,
      haemoptysis: 0.04, malaria_test_positive: 0.04, runny_nose: 0.03, leucopenia: 0.15,
    },
    worse: { critical: ['respiratory_distress', 'unconscious', 'convulsions', 'shock'], high: ['neck_stiffness', 'confusion', 'low_oxygen_saturation'] },
    confirmedBy: ['xray_miliary', 'tb_test_positive'],
    plan: {
      now: ['go_to_facility_today', 'chest_xray', 'tb_test', 'hiv_test', 'check_oxygen', 'lumbar_puncture', 'malaria_test'], lifestyle: ['take_medicines_daily', 'balanced_diet'], followUpDays: [7, 14, 56], referral: { to: 'hospital', urgency: 'same_day' }, prevention: ['immunise', 'screen_family'],
      returnIf: ['difficulty_breathing', 'convulsions', 'neck_stiffness', 'confusion'],
    },
    sources: ['tb_2022', 'imai_2011', 'pocketbook_2013'],
  },
  tb_abdominal: {
    icd10: 'A18.3', icd11: '1B12.7', category: 'infectious', triage: 'high', per10000: 1.2,
    ages: { newborn: 0.01, infant: 0.1, young_child: 0.4, child: 0.5, adolescent: 0.8, older: 0.6 },
    course: { days: 0.04, weeks: 0.41, months: 0.55 },
    findings: {
      abdominal_pain: 0.8, diffuse_abdominal_pain: 0.4, right_lower_quadrant_pain: 0.2, abdominal_distension: 0.65, ascites: 0.55, doughy_abdomen: 0.25, abdominal_tenderness: 0.4, abdominal_mass: 0.25, right_iliac_fossa_mass: 0.12, fever: 0.6, low_grade_fever: 0.3, fever_3_weeks: 0.3, night_sweats: 0.45, weight_loss: 0.7, loss_of_appetite: 0.55, fatigue: 0.45,
      diarrhoea: 0.25, chronic_diarrhoea: 0.15, constipation: 0.2, alternating_bowel_habit: 0.08, vomiting: 0.25, no_stool_or_gas: 0.06, blood_in_stool: 0.06, hepatomegaly: 0.2, splenomegaly: 0.12, lymph_nodes_enlarged: 0.15, cough_2_weeks: 0.25, gradual_onset: 0.6, contact_tb: 0.25, known_hiv: 0.45, hiv_test_positive: 0.5, raw_milk: 0.15,
      tb_test_positive: 0.3, anaemia_result: 0.6, inflammation_raised: 0.8, xray_pleural_fluid: 0.15, liver_stigmata: 0.01, caput_medusae: 0.005, jaundice: 0.04, heavy_alcohol: 0.08,
    },
    worse: { critical: ['abdominal_rigidity', 'shock', 'faeculent_vomiting'], high: ['no_stool_or_gas', 'bilious_vomiting', 'guarding'] },
    plan: {
      now: ['go_to_facility_today', 'ultrasound', 'tb_test', 'hiv_test', 'chest_xray'], lifestyle: ['take_medicines_daily', 'balanced_diet'], followUpDays: [14, 56], referral: { to: 'hospital', urgency: 'same_day' }, prevention: ['screen_family', 'safe_water_food'],
      returnIf: ['no_stool_or_gas', 'repeated_vomiting', 'severe_abdominal_pain', 'abdominal_rigidity'],
    },
    sources: ['tb_2022', 'oxford_tropical_2014', 'imai_2011'],
  },
  tb_pericardial: {
    icd10: 'A18.8', icd11: '1B12.0', category: 'infectious', triage: 'critical', per10000: 0.6,
    ages: { newborn: 0, infant: 0.03, young_child: 0.15, child: 0.3, adolescent: 0.7, older: 0.7 },
    course: { hours: 0.01, days: 0.17, weeks: 0.62, months: 0.2 },
    findings: {
      shortness_of_breath: 0.85, exertional_breathlessness: 0.7, orthopnoea: 0.45, chest_pain: 0.5, chest_pain_leaning_forward: 0.12, central_chest_pain: 0.25, pleuritic_chest_pain: 0.15, cough: 0.6, fever: 0.65, low_grade_fever: 0.3, night_sweats: 0.5, weight_loss: 0.5, fatigue: 0.55, raised_neck_veins: 0.7, muffled_heart_sounds: 0.6, pericardial_rub: 0.2,
      tachycardia: 0.75, hypotension: 0.25, narrow_pulse_pressure: 0.2, weak_pulse: 0.2, both_legs_swollen: 0.5, pitting_oedema: 0.4, ascites: 0.35, hepatomegaly: 0.6, tender_hepatomegaly: 0.25, palpitations: 0.3, shock: 0.06, gradual_onset: 0.5, contact_tb: 0.2, known_hiv: 0.5, hiv_test_positive: 0.55, xray_heart_large_or_congested: 0.9, xray_pleural_fluid: 0.35, tb_test_positive: 0.25,
      heart_murmur: 0.03, inflammation_raised: 0.8, known_hypertension: 0.06, crackles_both_bases: 0.08,
    },
    plan: {
      now: ['go_to_hospital_now', 'give_oxygen', 'ultrasound', 'ecg', 'chest_xray', 'tb_test', 'hiv_test'], lifestyle: ['take_medicines_daily'], followUpDays: [7, 28], referral: { to: 'hospital', urgency: 'now' }, prevention: ['screen_family'],
      returnIf: ['shortness_of_breath_at_rest', 'syncope', 'cold_extremities', 'chest_pain'],
    },
    sources: ['tb_2022', 'imai_2011', 'harrison_2022'],
  },
} as const satisfies Record<string, Condition>
