import { type Finding, history, result, sign, symptom } from '#domain/clinical/knowledge/findings/finding.ts'

/** Findings that tell infectious diseases apart. */
export const EXTRA_INFECTIOUS_FINDINGS = {
  rose_spots: sign(0.0003, { isA: ['macular_rash'] }),
  burning_skin_pain: symptom(0.003),
  matted_lymph_nodes: sign(0.0005, { isA: ['lymph_nodes_enlarged'] }),
  tingling_at_old_bite: symptom(0.0002, { redFlag: true }),
  migratory_limb_swelling: symptom(0.0005),
  milky_urine: symptom(0.0003),
  contact_mpox: history(0.0005, { redFlag: 'soon' }),
  dog_contact: history(0.04),
  undercooked_meat: history(0.03),
  // Results
  csf_bacterial: result(0.0005, { isA: ['csf_abnormal'], redFlag: true }),
  csf_lymphocytic: result(0.0005, { isA: ['csf_abnormal'], redFlag: true }),
  cryptococcus_found: result(0.0005, { redFlag: true }),
  low_cd4: result(0.006, { isA: ['known_hiv'] }),
  brucella_test_positive: result(0.005),
  dengue_test_positive: result(0.002),
  viral_fever_test_positive: result(0.0002, { redFlag: true }),
  spirochaetes_found: result(0.0003),
  microfilariae_found: result(0.002),
  trypanosomes_found: result(0.0002, { redFlag: true }),
  leishmania_test_positive: result(0.0005),
  atypical_lymphocytes: result(0.002),
  xray_miliary: result(0.0004, { redFlag: true }),
  xray_both_lungs_hazy: result(0.003),
  cyst_on_scan: result(0.002),
  covid_test_positive: result(0.005),
  influenza_test_positive: result(0.003),
} as const satisfies Record<string, Finding>
