import type { RESULT_FINDINGS } from '#domain/clinical/knowledge/findings/results.ts'
import type { FindingText } from '#domain/clinical/knowledge/text/finding-text.ts'

export const RESULT_FINDINGS_SW: Record<keyof typeof RESULT_FINDINGS, FindingText> = {
  malaria_test_positive: {
    label: 'Kipimo cha malaria chanya',
    question: 'Kipimo cha malaria kilionyesha malaria?',
    phrases: [
      'kipimo cha malaria chanya',
      'malaria imeonekana',
      'ana vimelea vya malaria',
      '(mrdt|rdt|kipimo) ~ malaria chanya',
      '(mrdt|rdt|bs) (chanya|positive)',
      'malaria (imeonekana|ipo|chanya)',
      'pima malaria ~ (chanya|imeonekana)',
      '! (mrdt|rdt|malaria) (hasi|hakuna|haipo|haijaonekana)',
      '! malaria ~ (hasi|hakuna)',
      '! (kipimo|mrdt|rdt) ~ (mstari mmoja|laini moja)',
      '(mrdt|rdt|bs) (toka|onyesha|yao toka) (positive|chanya|mps|malaria)',
      '(bs|mps) (positive|chanya)',
      '(kipimo malaria|vipimo malaria|mrdt|rdt) ~ (chanya|positive)',
      '! (kipimo malaria|vipimo malaria) ~ (hasi|negative)',
      '(mrdt|rdt|bs|kipimo|vipimo|damu) ~ (vimelea malaria|wadudu malaria|vijidudu malaria)',
      'bs ~ (vimelea|wadudu)',
      '(ona|onekana|kutwa|kutwa na) (vimelea|wadudu|vijidudu) malaria',
      '(pima|pimwa|kipimo) ~ (malaria kutwa|malaria onekana|malaria ipo|malaria imo|malaria patikana)',
      '(kutwa|patikana) malaria',
      'malaria (patikana|imekutwa)',
    ],
  },
  hiv_test_positive: {
    label: 'Kipimo cha VVU chanya',
    question: 'Kipimo cha VVU kilikuwa chanya?',
    phrases: [
      'kipimo cha vvu chanya',
      'ameathirika',
      '(vct|angaza|pima damu) ~ (virusi|positive|chanya|athirika)',
      '(sema|niambia|ambiwa) virusi',
      '(majibu|kipimo) ~ virusi (patikana|onekana)',
      '(pima|pimwa|kupima) (vvu|hiv|ukimwi) ~ (kutwa nayo|kutwa navyo|gundulika|positive|chanya|patikana)',
      'patikana (hiv|vvu|virusi|ukimwi)',
    ],
  },
  tb_test_positive: {
    label: 'Kipimo cha TB chanya',
    question: 'Makohozi yalionyesha TB?',
    phrases: ['makohozi yana tb', 'genexpert chanya'],
  },
  syphilis_test_positive: {
    label: 'Kipimo cha kaswende chanya',
    question: 'Kipimo cha kaswende kilikuwa chanya?',
    phrases: ['kipimo cha kaswende chanya', 'kaswende'],
  },
  pregnancy_test_positive: {
    label: 'Kipimo cha mimba chanya',
    question: 'Kipimo cha mimba kilikuwa chanya?',
    phrases: [
      'kipimo cha mimba chanya',
      'kipimo cha mimba ~ (ndiyo|positive|mistari miwili)',
      '(pima|nimepima) mimba ~ (chanya|positive|ipo)',
      '! kipimo cha mimba (hakuna|hasi|negative|neg)',
      '! mimba ~ pima hakuna',
    ],
  },
  hepatitis_b_positive: {
    label: 'Kipimo cha homa ya ini B chanya',
    question: 'Kipimo cha homa ya ini B kilikuwa chanya?',
    phrases: ['hepatitis b chanya', 'homa ya ini b'],
  },
  hepatitis_c_positive: {
    label: 'Kipimo cha homa ya ini C chanya',
    question: 'Kipimo cha homa ya ini C kilikuwa chanya?',
    phrases: ['hepatitis c chanya'],
  },
  transaminases_raised: {
    label: 'Vimeng’enya vya ini vimepanda',
    question: 'Je, vipimo vya ini viko juu?',
    phrases: ['vipimo vya ini viko juu'],
  },
  bilirubin_raised: {
    label: 'Bilirubini imepanda',
    question: 'Je, bilirubini iko juu?',
    phrases: ['bilirubini juu'],
  },
  leucocytosis: {
    label: 'Chembe nyeupe nyingi',
    question: 'Je, chembe nyeupe za damu ziko juu?',
    phrases: ['chembe nyeupe ziko juu', 'chembe nyeupe (nyingi|panda)'],
  },
  leucopenia: {
    label: 'Chembe nyeupe chache',
    question: 'Je, chembe nyeupe za damu ni chache?',
    phrases: ['chembe nyeupe chache'],
  },
  eosinophilia: {
    label: 'Eosinofili nyingi',
    question: 'Je, eosinofili ziko juu?',
    phrases: ['eosinofili juu'],
  },
  thrombocytopenia: {
    label: 'Chembe sahani chache',
    question: 'Je, chembe sahani ni chache?',
    phrases: ['chembe sahani chache', '(plateleti|platelets|chembe sahani) (chini|chache|shuka|pungua)'],
  },
  anaemia_result: {
    label: 'Upungufu wa damu kwenye kipimo',
    question: 'Je, kiwango cha damu ni cha chini?',
    phrases: [
      'upungufu wa damu',
      'damu imepungua',
      'kiwango cha damu ~ chini',
      'damu mwilini ~ (chini|ndogo|pungua)',
      'wingi wa damu ~ (chini|ndogo)',
      'sina damu ya kutosha',
      'hana damu ya kutosha',
      '! damu pungua (kutoka|toka|tukifunga|nikifunga)',
    ],
  },
  severe_anaemia_result: {
    label: 'Upungufu mkubwa wa damu',
    question: 'Je, kiwango cha damu kiko chini ya 7?',
    phrases: ['upungufu mkubwa wa damu'],
  },
  microcytic_anaemia: {
    label: 'Chembe nyekundu ndogo',
    question: 'Je, chembe nyekundu ni ndogo?',
    phrases: ['chembe nyekundu ndogo'],
  },
  macrocytic_anaemia: {
    label: 'Chembe nyekundu kubwa',
    question: 'Je, chembe nyekundu ni kubwa?',
    phrases: ['chembe nyekundu kubwa'],
  },
  haemolysis_result: {
    label: 'Dalili za kuvunjika kwa chembe nyekundu',
    question: 'Je, vipimo vinaonyesha chembe nyekundu zinavunjika?',
    phrases: ['chembe nyekundu zinavunjika'],
  },
  blasts_or_abnormal_cells: {
    label: 'Chembe zisizo za kawaida kwenye damu',
    question: 'Je, kuna chembe zisizo za kawaida kwenye damu?',
    phrases: ['chembe zisizo za kawaida'],
  },
  inflammation_raised: {
    label: 'Vipimo vya uvimbe viko juu',
    question: 'Je, ESR au CRP ziko juu?',
    phrases: ['esr juu', 'crp juu'],
  },
  creatinine_raised: {
    label: 'Kreatinini imepanda',
    question: 'Je, kreatinini iko juu?',
    phrases: ['kreatinini juu'],
  },
  potassium_high: {
    label: 'Potasiamu juu',
    question: 'Je, potasiamu iko juu?',
    phrases: ['potasiamu juu'],
  },
  potassium_low: {
    label: 'Potasiamu chini',
    question: 'Je, potasiamu iko chini?',
    phrases: ['potasiamu chini'],
  },
  sodium_low: {
    label: 'Sodiamu chini',
    question: 'Je, sodiamu iko chini?',
    phrases: ['sodiamu chini'],
  },
  potassium_very_high: {
    label: 'Potasiamu juu kiasi cha hatari',
    question: 'Je, potasiamu ni 6.5 au zaidi?',
    phrases: ['(potasiamu|potassium) {6.5-10}'],
  },
  potassium_very_low: {
    label: 'Potasiamu chini kiasi cha hatari',
    question: 'Je, potasiamu iko chini ya 2.5?',
    phrases: ['(potasiamu|potassium) ({1.1-1.95}|{2.05-2.49})'],
  },
  sodium_very_low: {
    label: 'Sodiamu chini kiasi cha hatari',
    question: 'Je, sodiamu iko chini ya 120?',
    phrases: ['(sodiamu|sodium) {95-119}'],
  },
  calcium_high: {
    label: 'Kalsiamu juu',
    question: 'Je, kalsiamu iko juu?',
    phrases: ['kalsiamu juu'],
  },
  calcium_low: {
    label: 'Kalsiamu chini',
    question: 'Je, kalsiamu iko chini?',
    phrases: ['kalsiamu chini'],
  },
  hyperglycaemia: {
    label: 'Sukari ya damu juu',
    question: 'Je, sukari ya damu iko juu?',
    phrases: ['sukari iko juu', 'sukari imepanda', 'sukari (soma|onyesha) (hi|high)'],
  },
  hypoglycaemia: {
    label: 'Sukari ya damu chini',
    question: 'Je, sukari ya damu iko chini?',
    phrases: ['sukari imeshuka', 'sukari iko chini'],
  },
  impaired_fasting_glucose: {
    label: 'Sukari ya kufunga juu kidogo ya kawaida',
    question: 'Je, sukari kabla ya kula iko juu kidogo ya kawaida?',
    phrases: ['(karibu kisukari|prediabetes)'],
  },
  fasting_glucose_raised_in_pregnancy: {
    label: 'Sukari ya kufunga juu kwa mjamzito',
    question: 'Je, katika ujauzito sukari ya kufunga ni 5.1 mmol/L au zaidi?',
    phrases: ['sukari ya mimba'],
  },
  fasting_glucose_raised: {
    label: 'Sukari juu kabla ya kula',
    question: 'Je, sukari iko juu kabla ya kula?',
    phrases: ['sukari juu kabla ya kula'],
  },
  ketones_raised: {
    label: 'Ketoni',
    question: 'Je, kuna ketoni kwenye damu au mkojo?',
    phrases: ['ketoni'],
  },
  urine_leucocytes_nitrite: {
    label: 'Chembe nyeupe au naitraiti kwenye mkojo',
    question: 'Je, kipimo cha mkojo kina chembe nyeupe au naitraiti?',
    phrases: ['usaha kwenye mkojo', 'naitraiti'],
  },
  proteinuria: {
    label: 'Protini kwenye mkojo',
    question: 'Je, kuna protini kwenye mkojo?',
    phrases: ['protini kwenye mkojo'],
  },
  blood_in_urine_test: {
    label: 'Damu kwenye kipimo cha mkojo',
    question: 'Je, kipimo cha mkojo kina damu?',
    phrases: ['damu kwenye kipimo cha mkojo'],
  },
  schistosoma_eggs: {
    label: 'Mayai ya kichocho',
    question: 'Je, mayai ya kichocho yalionekana?',
    phrases: ['mayai ya kichocho', 'kichocho'],
  },
  stool_parasites: {
    label: 'Vimelea kwenye choo',
    question: 'Je, vimelea au mayai yalionekana kwenye choo?',
    phrases: ['mayai ya minyoo', 'vimelea kwenye choo', 'amiba'],
  },
  stool_blood_test: {
    label: 'Damu iliyofichika kwenye choo',
    question: 'Je, kipimo cha choo kilionyesha damu?',
    phrases: ['damu iliyofichika kwenye choo'],
  },
  csf_abnormal: {
    label: 'Maji ya uti wa mgongo si ya kawaida',
    question: 'Je, maji ya uti wa mgongo si ya kawaida?',
    phrases: ['maji ya uti wa mgongo'],
  },
  blood_culture_positive: {
    label: 'Bakteria kwenye damu',
    question: 'Je, bakteria walionekana kwenye damu?',
    phrases: ['bakteria kwenye damu', 'widal chanya'],
  },
  troponin_raised: {
    label: 'Troponini juu',
    question: 'Je, troponini iko juu?',
    phrases: ['troponini juu'],
  },
  st_elevation: {
    label: 'Mabadiliko ya ST kwenye ECG',
    question: 'Je, ECG inaonyesha ST imepanda?',
    phrases: ['st imepanda'],
  },
  ecg_ischaemia: {
    label: 'ECG: moyo kukosa damu',
    question: 'Je, ECG inaonyesha moyo kukosa damu?',
    phrases: ['ecg si ya kawaida'],
  },
  ecg_irregular: {
    label: 'ECG: mapigo yasiyo na mpangilio',
    question: 'Je, ECG inaonyesha mapigo yasiyo na mpangilio?',
    phrases: ['mapigo yasiyo na mpangilio'],
  },
  xray_consolidation: {
    label: 'X-ray ya kifua: nimonia',
    question: 'Je, X-ray ya kifua inaonyesha nimonia?',
    phrases: ['x-ray ya kifua inaonyesha nimonia'],
  },
  xray_cavity_upper: {
    label: 'X-ray: pango juu ya pafu',
    question: 'Je, X-ray inaonyesha pango au kivuli juu ya pafu?',
    phrases: ['pango kwenye pafu'],
  },
  xray_pleural_fluid: {
    label: 'Maji kwenye kifua',
    question: 'Je, kuna maji kuzunguka pafu?',
    phrases: ['maji kwenye mapafu', 'maji kifuani'],
  },
  xray_pneumothorax: {
    label: 'Hewa kuzunguka pafu',
    question: 'Je, X-ray inaonyesha hewa kuzunguka pafu?',
    phrases: ['pafu limeanguka'],
  },
  xray_heart_large_or_congested: {
    label: 'Moyo mkubwa au maji kwenye mapafu',
    question: 'Je, X-ray inaonyesha moyo mkubwa au maji kwenye mapafu?',
    phrases: ['moyo mkubwa', 'moyo umepanuka'],
  },
  xray_hyperinflation: {
    label: 'Mapafu yamejaa hewa',
    question: 'Je, X-ray inaonyesha mapafu yaliyojaa hewa kupita kiasi?',
    phrases: ['mapafu yamejaa hewa'],
  },
  xray_fracture: {
    label: 'Mfupa umevunjika kwenye X-ray',
    question: 'Je, X-ray inaonyesha mfupa umevunjika?',
    phrases: ['mfupa umevunjika'],
  },
  free_air_abdomen: {
    label: 'Hewa huru tumboni',
    question: 'Je, X-ray inaonyesha hewa huru tumboni?',
    phrases: ['hewa chini ya kiwambo'],
  },
  dilated_bowel: {
    label: 'Utumbo umepanuka',
    question: 'Je, X-ray inaonyesha utumbo uliopanuka?',
    phrases: ['utumbo umepanuka'],
  },
  ultrasound_gallstones: {
    label: 'Mawe ya nyongo kwenye ultrasound',
    question: 'Je, ultrasound inaonyesha mawe ya nyongo?',
    phrases: ['mawe kwenye kibofu cha nyongo'],
  },
  hydronephrosis_or_stone: {
    label: 'Jiwe au figo kuvimba',
    question: 'Je, ultrasound inaonyesha jiwe au figo iliyovimba?',
    phrases: ['jiwe kwenye figo'],
  },
  adnexal_mass_or_empty_uterus: {
    label: 'Uvimbe kando ya mfuko wa uzazi',
    question: 'Je, ultrasound inaonyesha uvimbe kando ya mfuko wa uzazi?',
    phrases: ['uvimbe kwenye ovari', 'mfuko wa uzazi tupu'],
  },
  amylase_lipase_raised: {
    label: 'Lipase juu',
    question: 'Je, lipase au amylase iko juu?',
    phrases: ['lipase juu', 'amylase juu'],
  },
  thyroid_low_tsh: {
    label: 'TSH chini',
    question: 'Je, TSH iko chini?',
    phrases: ['tsh chini'],
  },
  thyroid_high_tsh: {
    label: 'TSH juu',
    question: 'Je, TSH iko juu?',
    phrases: ['tsh juu'],
  },
  clue_cells_or_high_ph: {
    label: 'Seli za clue',
    question: 'Je, kipimo cha uke kinaonyesha seli za clue?',
    phrases: ['clue cells'],
  },
  trichomonads: {
    label: 'Trikomonasi',
    question: 'Je, trikomonasi walionekana?',
    phrases: ['trikomonasi'],
  },
  fungal_elements: {
    label: 'Fangasi kwenye darubini',
    question: 'Je, fangasi walionekana kwa darubini?',
    phrases: ['fangasi walionekana'],
  },
  gram_negative_diplococci: {
    label: 'Vijidudu vya kisonono',
    question: 'Je, vijidudu vya kisonono walionekana?',
    phrases: ['(kipimo|ugonjwa|dalili) kisonono', 'pima kisonono'],
  },
  chlamydia_positive: {
    label: 'Kipimo cha klamidia chanya',
    question: 'Je, kipimo cha klamidia kilikuwa chanya?',
    phrases: ['klamidia'],
  },
  crystals_in_joint: {
    label: 'Chumvichumvi kwenye kiungo',
    question: 'Je, maji ya kiungo yana chumvichumvi?',
    phrases: ['chumvi kwenye kiungo'],
  },
  antibodies_autoimmune: {
    label: 'Kingamwili dhidi ya mwili',
    question: 'Je, kingamwili dhidi ya mwili zimepatikana?',
    phrases: ['kingamwili'],
  },
  brain_scan_bleed: {
    label: 'Damu kwenye ubongo',
    question: 'Je, picha ya ubongo inaonyesha damu?',
    phrases: ['damu kwenye ubongo'],
  },
  brain_scan_lesion: {
    label: 'Kidonda kwenye ubongo',
    question: 'Je, picha ya ubongo inaonyesha uvimbe?',
    phrases: ['uvimbe kwenye ubongo'],
  },
}
