import type { ConditionId } from '#domain/clinical/knowledge/conditions/all-conditions.ts'
import type { RegimenId } from '#domain/clinical/knowledge/medicines/all-regimens.ts'

/**
 * Regimens of which one is given: the first that can be given to the patient. A child's and an adult's form of the same
 * stand side by side, each meant for its own ages.
 */
type Alternatives = readonly RegimenId[]

const PAIN_OR_FEVER: Alternatives = ['paracetamol_child', 'paracetamol_adult']
const PARACETAMOL: Alternatives = ['paracetamol_child', 'paracetamol_adult']
const PARACETAMOL_FIRST: Alternatives = ['paracetamol_child', 'paracetamol_adult', 'ibuprofen_child', 'ibuprofen_adult']
const IBUPROFEN_FIRST: Alternatives = ['ibuprofen_child', 'ibuprofen_adult', 'paracetamol_child', 'paracetamol_adult']
const ITCH_OR_ALLERGY: Alternatives = [
  'cetirizine_allergy_child',
  'cetirizine_allergy',
  'chlorphenamine_allergy_child',
  'chlorphenamine_allergy_adult',
]
const SKIN_BACTERIA: Alternatives = [
  'cloxacillin_skin_infection_child',
  'cloxacillin_skin_infection_adult',
  'flucloxacillin_skin_infection_child',
  'flucloxacillin_skin_infection_adult',
  'cefalexin_skin_infection_child',
  'cefalexin_skin_infection_adult',
  'erythromycin_pharyngitis_child',
  'erythromycin_pharyngitis_adult',
]
const THROAT_BACTERIA: Alternatives = [
  'benzathine_benzylpenicillin_pharyngitis',
  'amoxicillin_pharyngitis_adult',
  'erythromycin_pharyngitis_child',
  'erythromycin_pharyngitis_adult',
]
const CHLAMYDIA: Alternatives = ['doxycycline_chlamydia', 'azithromycin_chlamydia']
const GONORRHOEA: Alternatives = ['ceftriaxone_gonorrhoea', 'cefixime_gonorrhoea']
const SYPHILIS: Alternatives = ['benzathine_benzylpenicillin_syphilis', 'doxycycline_syphilis']
const SCABIES: Alternatives = ['permethrin_scabies', 'benzyl_benzoate_scabies', 'ivermectin_scabies']
const BEFORE_REFERRAL: Alternatives = ['ceftriaxone_before_referral']
const SEVERE_MALARIA: readonly Alternatives[] = [
  ['artesunate_im_before_referral', 'artesunate_rectal_before_referral'],
  ['artesunate_severe_malaria'],
]
const REHYDRATION: readonly Alternatives[] = [['ors_plan_b'], ['ors_plan_a'], ['zinc_diarrhoea']]
const YOUNG_INFANT_INFECTION: readonly Alternatives[] = [
  ['ampicillin_young_infant_before_referral'],
  ['gentamicin_newborn_first_week', 'gentamicin_newborn_low_weight', 'gentamicin_young_infant'],
]
const MENINGITIS: readonly Alternatives[] = [
  BEFORE_REFERRAL,
  ['ceftriaxone_meningitis_child', 'ceftriaxone_meningitis_adult'],
]
const TB: readonly Alternatives[] = [['rhze_tb_intensive'], ['rifampicin_isoniazid_tb_continuation']]
const SEIZURE: Alternatives = ['diazepam_rectal_seizure', 'diazepam_iv_seizure_adult']
const VESSELS: readonly Alternatives[] = [['aspirin_prevention'], ['simvastatin_prevention', 'atorvastatin_prevention']]

/**
 * What is given for a condition that is likely enough to treat: all of a row, of each inner list one. A condition that
 * is not here is not treated with a medicine before somebody who may decide it has seen the patient.
 */
export const TREATMENTS: Readonly<Partial<Record<ConditionId, readonly Alternatives[]>>> = {
  // Blood
  iron_deficiency_anaemia: [['iron_folic_acid_child', 'iron_folic_acid_adult']],
  sickle_cell_crisis: [PAIN_OR_FEVER, ['folic_acid_sickle_cell']],
  sickle_cell_disease: [['folic_acid_sickle_cell']],
  neutropenic_fever: [BEFORE_REFERRAL],
  // Stomach and bowel
  gastritis: [['omeprazole_dyspepsia']],
  peptic_ulcer: [['omeprazole_dyspepsia']],
  gerd: [['omeprazole_dyspepsia']],
  viral_gastroenteritis: REHYDRATION,
  food_poisoning: REHYDRATION,
  travellers_diarrhoea: [['ors_plan_b'], ['ors_plan_a']],
  persistent_diarrhoea_of_child: REHYDRATION,
  constipation_functional: [['lactulose_constipation']],
  anal_fissure: [['lactulose_constipation']],
  // Ear, nose, throat, mouth
  acute_otitis_media: [
    [
      'amoxicillin_ear_infection_child',
      'amoxicillin_ear_infection_older_child',
      'amoxicillin_ear_infection_adult',
      'erythromycin_pharyngitis_adult',
    ],
    PAIN_OR_FEVER,
  ],
  chronic_suppurative_otitis_media: [['ciprofloxacin_ear_discharge']],
  otitis_externa: [['ciprofloxacin_ear_otitis_externa'], PARACETAMOL_FIRST],
  mastoiditis: [BEFORE_REFERRAL],
  allergic_rhinitis: [ITCH_OR_ALLERGY],
  acute_sinusitis: [PARACETAMOL_FIRST],
  viral_pharyngitis: [PAIN_OR_FEVER],
  laryngitis: [PAIN_OR_FEVER],
  streptococcal_pharyngitis: [THROAT_BACTERIA, PAIN_OR_FEVER],
  dental_caries_pulpitis: [IBUPROFEN_FIRST],
  dental_abscess: [['amoxicillin_dental_abscess_child', 'amoxicillin_dental_abscess_adult'], IBUPROFEN_FIRST],
  herpetic_gingivostomatitis: [PAIN_OR_FEVER],
  temporomandibular_disorder: [PARACETAMOL_FIRST],
  // Hormones, metabolism, nutrition
  diabetes_type_2: [['metformin_diabetes', 'gliclazide_diabetes']],
  hypoglycaemia_condition: [['glucose_newborn', 'glucose_child', 'glucose_adult']],
  hypothyroidism: [['levothyroxine_hypothyroidism']],
  severe_acute_malnutrition: [['amoxicillin_malnutrition']],
  pellagra: [['nicotinamide_pellagra']],
  xerophthalmia: [['vitamin_a_xerophthalmia']],
  // Eye
  conjunctivitis_bacterial: [['tetracycline_eye_conjunctivitis']],
  conjunctivitis_allergic: [ITCH_OR_ALLERGY],
  trachoma: [['azithromycin_trachoma', 'tetracycline_eye_trachoma']],
  corneal_abrasion_foreign_body: [['tetracycline_eye_conjunctivitis'], PARACETAMOL_FIRST],
  orbital_cellulitis: [BEFORE_REFERRAL],
  // Sexual health and the genitals
  bacterial_vaginosis: [['metronidazole_bv']],
  vaginal_candidiasis: [['clotrimazole_vaginal_candidiasis', 'fluconazole_vaginal_candidiasis']],
  trichomoniasis: [['metronidazole_trichomoniasis']],
  gonorrhoea: [GONORRHOEA, ['azithromycin_chlamydia', 'doxycycline_chlamydia']],
  chlamydia: [CHLAMYDIA],
  pelvic_inflammatory_disease: [GONORRHOEA, ['doxycycline_pelvic'], ['metronidazole_pelvic'], PARACETAMOL_FIRST],
  epididymo_orchitis: [GONORRHOEA, ['doxycycline_pelvic'], PARACETAMOL_FIRST],
  syphilis_primary: [SYPHILIS],
  syphilis_secondary: [SYPHILIS],
  genital_herpes: [['aciclovir_genital_herpes'], PAIN_OR_FEVER],
  chancroid: [['azithromycin_chlamydia', 'ceftriaxone_gonorrhoea']],
  dysmenorrhoea_primary: [IBUPROFEN_FIRST],
  sexual_assault_care: [['levonorgestrel_emergency'], ['tetanus_vaccine_wound']],
  // Heart and vessels
  hypertension: [
    [
      'methyldopa_pregnancy',
      'amlodipine_hypertension',
      'hydrochlorothiazide_hypertension',
      'losartan_hypertension',
      'enalapril_hypertension',
    ],
  ],
  acute_coronary_syndrome: [['aspirin_mi']],
  stable_angina: VESSELS,
  peripheral_artery_disease: VESSELS,
  heart_failure: [['furosemide_pulmonary_oedema'], ['furosemide_heart_failure'], ['enalapril_heart_failure']],
  rheumatic_heart_disease: [['benzathine_benzylpenicillin_rheumatic_prevention']],
  acute_rheumatic_fever: [THROAT_BACTERIA],
  musculoskeletal_chest_pain: [PARACETAMOL_FIRST],
  // Infections
  malaria_uncomplicated: [['artemether_lumefantrine_malaria'], PAIN_OR_FEVER],
  severe_malaria: SEVERE_MALARIA,
  cerebral_malaria: SEVERE_MALARIA,
  typhoid_fever: [['azithromycin_typhoid_child', 'azithromycin_typhoid_adult'], PAIN_OR_FEVER],
  brucellosis: [['doxycycline_brucellosis'], ['rifampicin_brucellosis'], PAIN_OR_FEVER],
  dengue: [PAIN_OR_FEVER],
  chikungunya: [PAIN_OR_FEVER],
  leptospirosis: [['doxycycline_leptospirosis'], PAIN_OR_FEVER],
  relapsing_fever: [['doxycycline_relapsing_fever']],
  rickettsial_fever: [['doxycycline_rickettsia'], PAIN_OR_FEVER],
  sepsis_adult: [BEFORE_REFERRAL, ['ceftriaxone_sepsis_adult']],
  bacterial_meningitis: MENINGITIS,
  meningococcal_disease: MENINGITIS,
  measles: [['vitamin_a_measles'], ['tetracycline_eye_measles'], PAIN_OR_FEVER],
  rubella: [PAIN_OR_FEVER],
  mumps: [PAIN_OR_FEVER],
  chickenpox: [PAIN_OR_FEVER],
  shingles: [['aciclovir_shingles_child', 'aciclovir_shingles'], PAIN_OR_FEVER],
  infectious_mononucleosis: [PAIN_OR_FEVER],
  influenza: [PAIN_OR_FEVER],
  covid_19: [PAIN_OR_FEVER],
  pertussis: [['azithromycin_pertussis_child']],
  hiv_infection: [
    ['tenofovir_lamivudine_dolutegravir_hiv'],
    ['cotrimoxazole_prophylaxis_child', 'cotrimoxazole_prophylaxis_adult'],
  ],
  pneumocystis_pneumonia: [
    ['cotrimoxazole_pneumocystis'],
    ['ampicillin_child_before_referral'],
    ['gentamicin_child_before_referral'],
  ],
  oral_candidiasis: [['nystatin_oral_thrush']],
  oesophageal_candidiasis: [['fluconazole_oesophageal_candidiasis']],
  pulmonary_tuberculosis: TB,
  tb_lymph_node: TB,
  tb_pleural: TB,
  cholera: [...REHYDRATION, ['doxycycline_cholera', 'azithromycin_cholera']],
  amoebic_dysentery: [['metronidazole_amoebic_child', 'metronidazole_amoebic_adult'], ...REHYDRATION],
  bacillary_dysentery: [['ciprofloxacin_dysentery_child', 'ciprofloxacin_dysentery_adult'], ...REHYDRATION],
  giardiasis: [['metronidazole_giardiasis_child', 'metronidazole_giardiasis_adult'], ['ors_plan_a']],
  intestinal_schistosomiasis: [['praziquantel_schistosomiasis']],
  urinary_schistosomiasis: [['praziquantel_schistosomiasis']],
  hookworm: [['albendazole_worms']],
  ascariasis: [['albendazole_worms']],
  enterobiasis: [['albendazole_worms']],
  strongyloidiasis: [['ivermectin_single']],
  onchocerciasis: [['ivermectin_onchocerciasis']],
  // Injuries, bites, poisons
  sprain_strain: [PARACETAMOL_FIRST],
  contusion: [PARACETAMOL_FIRST],
  minor_head_injury: [PARACETAMOL_FIRST],
  wound_laceration: [['tetanus_vaccine_wound'], PAIN_OR_FEVER],
  wound_infection: [SKIN_BACTERIA, ['tetanus_vaccine_wound']],
  burn_minor: [PAIN_OR_FEVER, ['tetanus_vaccine_wound']],
  limb_fracture: [PAIN_OR_FEVER],
  wrist_fracture: [PAIN_OR_FEVER],
  scorpion_sting_condition: [PAIN_OR_FEVER],
  bee_wasp_sting: [ITCH_OR_ALLERGY],
  anaphylaxis: [['adrenaline_anaphylaxis']],
  animal_bite_rabies_exposure: [
    ['rabies_vaccine_exposure'],
    ['amoxicillin_clavulanate_bite'],
    ['tetanus_vaccine_wound'],
  ],
  human_bite_condition: [['amoxicillin_clavulanate_bite'], ['tetanus_vaccine_wound']],
  // Nothing that makes bleeding worse.
  snakebite_cytotoxic: [PARACETAMOL],
  snakebite_haemotoxic: [PARACETAMOL],
  organophosphate_poisoning: [['atropine_organophosphate_child', 'atropine_organophosphate_adult']],
  opioid_overdose: [['naloxone_opioid_overdose']],
  // Kidneys and urine
  cystitis: [['nitrofurantoin_cystitis', 'cotrimoxazole_cystitis', 'amoxicillin_clavulanate_cystitis']],
  pyelonephritis: [['ciprofloxacin_pyelonephritis', 'ceftriaxone_pyelonephritis'], PAIN_OR_FEVER],
  kidney_stone: [IBUPROFEN_FIRST],
  // Mind
  depression: [['fluoxetine_depression', 'amitriptyline_depression']],
  persistent_depressive_disorder: [['fluoxetine_depression']],
  schizophrenia: [['haloperidol_psychosis', 'risperidone_psychosis']],
  acute_psychosis: [['haloperidol_psychosis', 'risperidone_psychosis']],
  alcohol_use_disorder: [['thiamine_alcohol']],
  // Muscles, bones, joints
  mechanical_low_back_pain: [IBUPROFEN_FIRST],
  osteoarthritis: [PARACETAMOL_FIRST],
  rheumatoid_arthritis: [IBUPROFEN_FIRST],
  gout_attack: [['ibuprofen_adult', 'prednisolone_gout'], PAIN_OR_FEVER],
  muscle_strain: [PARACETAMOL_FIRST],
  shoulder_rotator_cuff_frozen: [PARACETAMOL_FIRST],
  plantar_fasciitis: [PARACETAMOL_FIRST],
  tennis_elbow: [PARACETAMOL_FIRST],
  bursitis: [PARACETAMOL_FIRST],
  cervical_spondylosis: [PARACETAMOL_FIRST],
  // Nerves
  migraine: [IBUPROFEN_FIRST],
  tension_headache: [PARACETAMOL_FIRST],
  sciatica: [PARACETAMOL_FIRST],
  peripheral_neuropathy: [['amitriptyline_nerve_pain']],
  epilepsy_generalised: [['phenobarbital_epilepsy_child', 'phenobarbital_epilepsy_adult']],
  focal_epilepsy: [['carbamazepine_epilepsy_adult', 'phenobarbital_epilepsy_child', 'phenobarbital_epilepsy_adult']],
  febrile_seizure: [SEIZURE, PAIN_OR_FEVER],
  status_epilepticus: [SEIZURE],
  // Newborns and children
  newborn_sepsis: YOUNG_INFANT_INFECTION,
  umbilical_infection: YOUNG_INFANT_INFECTION,
  ophthalmia_neonatorum: [['ceftriaxone_ophthalmia_neonatorum']],
  neonatal_bleeding: [['phytomenadione_newborn']],
  febrile_illness_child_viral: [PAIN_OR_FEVER],
  roseola: [PAIN_OR_FEVER],
  // Pregnancy and birth
  normal_pregnancy: [['iron_folic_acid_pregnancy'], ['sulfadoxine_pyrimethamine_pregnancy']],
  pre_eclampsia: [
    ['methyldopa_pregnancy'],
    ['nifedipine_severe_hypertension_pregnancy'],
    ['magnesium_sulfate_eclampsia_im'],
  ],
  eclampsia: [['magnesium_sulfate_eclampsia_im'], ['nifedipine_severe_hypertension_pregnancy']],
  postpartum_haemorrhage: [['oxytocin_pph', 'misoprostol_pph'], ['tranexamic_acid_pph']],
  puerperal_sepsis: [BEFORE_REFERRAL],
  septic_abortion: [BEFORE_REFERRAL],
  chorioamnionitis: [BEFORE_REFERRAL],
  mastitis: [
    [
      'cloxacillin_mastitis',
      'flucloxacillin_skin_infection_adult',
      'cefalexin_skin_infection_adult',
      'erythromycin_pharyngitis_adult',
    ],
    PARACETAMOL_FIRST,
  ],
  anaemia_in_pregnancy: [['iron_folic_acid_pregnancy_anaemia']],
  malaria_in_pregnancy: [['artemether_lumefantrine_malaria'], PAIN_OR_FEVER],
  // Lungs
  common_cold: [PAIN_OR_FEVER],
  acute_bronchitis: [PAIN_OR_FEVER],
  pneumonia_adult: [
    ['ceftriaxone_pneumonia_adult_before_referral'],
    ['amoxicillin_pneumonia_adult', 'doxycycline_pneumonia'],
  ],
  pneumonia_child: [
    [
      'amoxicillin_pneumonia_child',
      'amoxicillin_pneumonia_older_child',
      'amoxicillin_fast_breathing_young_infant',
      'azithromycin_pertussis_child',
    ],
    ['ampicillin_child_before_referral'],
    ['gentamicin_child_before_referral'],
    PAIN_OR_FEVER,
  ],
  croup: [['dexamethasone_croup']],
  epiglottitis: [BEFORE_REFERRAL],
  asthma: [['beclometasone_asthma'], ['salbutamol_attack_child', 'salbutamol_attack_adult']],
  asthma_severe_attack: [
    ['salbutamol_nebulised', 'salbutamol_attack_child', 'salbutamol_attack_adult'],
    ['prednisolone_asthma_child', 'prednisolone_asthma_adult'],
  ],
  copd: [['salbutamol_attack_adult'], ['prednisolone_copd']],
  // Skin
  atopic_dermatitis: [['hydrocortisone_cream_eczema'], ITCH_OR_ALLERGY],
  contact_dermatitis_irritant: [['hydrocortisone_cream_eczema']],
  contact_dermatitis_allergic: [['hydrocortisone_cream_eczema'], ITCH_OR_ALLERGY],
  seborrhoeic_dermatitis: [['clotrimazole_skin'], ['hydrocortisone_cream_eczema']],
  nummular_eczema: [['hydrocortisone_cream_eczema']],
  acne: [['benzoyl_peroxide_acne']],
  impetigo: [SKIN_BACTERIA],
  cellulitis: [SKIN_BACTERIA, PAIN_OR_FEVER],
  skin_abscess_condition: [SKIN_BACTERIA, PAIN_OR_FEVER],
  paronychia: [SKIN_BACTERIA],
  scabies: [SCABIES],
  cutaneous_larva_migrans: [['ivermectin_single', 'albendazole_larva_migrans']],
  tinea_capitis: [['griseofulvin_tinea_capitis', 'fluconazole_tinea_capitis']],
  tinea_corporis: [['clotrimazole_skin']],
  tinea_cruris: [['clotrimazole_skin']],
  tinea_pedis: [['clotrimazole_skin']],
  pityriasis_versicolor: [['clotrimazole_skin']],
  candidal_intertrigo: [['clotrimazole_skin']],
  nappy_rash: [['clotrimazole_skin']],
  papular_pruritic_eruption: [['hydrocortisone_cream_eczema'], ITCH_OR_ALLERGY],
  urticaria: [ITCH_OR_ALLERGY],
  insect_bite_reaction: [ITCH_OR_ALLERGY],
  scarlet_fever: [THROAT_BACTERIA, PAIN_OR_FEVER],
  hand_foot_mouth_disease: [PAIN_OR_FEVER],
  yaws: [['azithromycin_yaws']],
}
