import type { RESULT_FINDINGS } from '#domain/clinical/knowledge/findings/results.ts'
import type { FindingText } from '#domain/clinical/knowledge/text/finding-text.ts'

export const RESULT_FINDINGS_FR: Partial<Record<keyof typeof RESULT_FINDINGS, FindingText>> = {
  malaria_test_positive: {
    label: 'Test de paludisme positif',
    question: 'Le test de paludisme est-il positif ?',
    phrases: [
      '(TDR|test rapide|goutte épaisse|GE|frottis) (positif|positive|pos)',
      '(TDR|test rapide|goutte épaisse|GE|frottis) ~ (positif|positive)',
      '(TDR|test|examen|analyse) (palu|paludisme|malaria) ~ (positif|positive)',
      '(palu|paludisme|malaria) (positif|positive|confirmé|confirmée)',
      '(trophozoïtes|plasmodium|parasites) ~ (sang|frottis|GE|vus)',
      '(TDR|GE|goutte épaisse|test) ~ (palu positif|positif au palu|paludisme positif|trophozoïtes|falciparum)',
    ],
  },
  hiv_test_positive: {
    label: 'Test VIH positif',
    question: 'Un test VIH était-il positif ?',
    phrases: [
      'autotest ~ (traits|lignes|barres|bandes|positif|réactif)',
      'sérologie (rétrovirale|VIH) positive',
      '(test|sérologie|dépistage|SRV) (VIH|HIV|rétrovirale) (positif|positive|réactif)',
      '(test|autotest|dépistage|tests) (VIH|sida|HIV) ~ (deux traits|deux lignes|deux barres|deux bandes|positif|réactif)',
      '(deux traits|deux lignes|deux barres) ~ (VIH|sida|HIV)',
    ],
  },
  tb_test_positive: {
    label: 'Test de tuberculose positif',
    question: 'Un examen des crachats a-t-il montré la tuberculose ?',
    phrases: [
      '(BAAR|BK|GeneXpert|Xpert|bacilloscopie|crachats) (positif|positive|positifs)',
      '(BAAR|BK|GeneXpert|Xpert) ~ (positif|positive|détecté)',
    ],
  },
  pregnancy_test_positive: {
    label: 'Test de grossesse positif',
    question: 'Un test de grossesse était-il positif ?',
    phrases: [
      'test grossesse ~ (traits|barres|lignes)',
      'test (de|) grossesse (positif|est positif)',
      '(BHCG|HCG|PDF) (positif|positifs)',
      'test grossesse ~ positif',
    ],
  },
  hepatitis_b_positive: {
    label: 'Hépatite B positive',
    question: "Un test d'hépatite B était-il positif ?",
    phrases: ['hépatite B', '(AgHBs|HBs|HBsAg) positif', '(AgHBs|HBs|hépatite B) (positif|positive)'],
  },
  thrombocytopenia: {
    label: 'Plaquettes basses',
    question: 'Les plaquettes sont-elles basses ?',
    phrases: ['(plaquettes) (basses|{5000-140000}|effondrées|diminuées|{5-139})', 'thrombopénie', 'thrombocytopénie'],
  },
  anaemia_result: {
    label: 'Anémie au test',
    question: "L'hémoglobine est-elle basse ?",
    phrases: ['(anémie|anémique)', '(Hb|hémoglobine) (basse|{7.0-10.4}|diminuée)'],
  },
  severe_anaemia_result: {
    label: 'Anémie sévère au bilan',
    question: "L'hémoglobine est-elle inférieure à 7 ?",
    phrases: [
      'anémie (sévère|grave|profonde|décompensée)',
      'hémoglobine (inférieure à 7|effondrée|très basse|basse à 5|basse à 4)',
      'anémie ~ (sévère|transfusion)',
      "(Hb|hémoglobine|taux d'hémoglobine) ({1.0-6.9}|très basse|effondrée|trop basse)",
    ],
  },
  hyperglycaemia: {
    label: 'Sucre élevé dans le sang',
    question: 'Le sucre est-il élevé dans le sang ?',
    phrases: [
      'diabète (gestationnel|grossesse)',
      '(trouvé|trouve) sucre (sang|urines)',
      'sucre ~ sang',
      'hyperglycémie',
      '(glycémie|sucre|dextro) (élevée|élevé|haute|haut|HI|high|monté|très haute|trop haute)',
      '(glycémie|sucre) ~ (élevée|élevé|monté|trop haut|trop haute)',
      '(glycémie|dextro|sucre) ({200-700}|très élevée|à 300|à 400)',
      '(sucre|glycémie) (trop haut|trop élevé|très haut)',
      'glycémie ~ {200-700}',
    ],
  },
  hypoglycaemia: {
    label: 'Sucre bas dans le sang',
    question: 'Le sucre du sang est-il bas ?',
    phrases: [
      'hypoglycémie',
      'hypoglycémique',
      '(sucre|glycémie) (bas|basse|trop basse|effondrée|très basse)',
      'glycémie ~ basse',
      '(glycémie|dextro|sucre) ({20-60}|tombé trop bas|trop bas|très bas|descendu|à 30|à 40)',
      '(sucre) ~ (tombé trop bas|trop bas|très bas)',
      'glycémie ~ {20-60}',
    ],
  },
  ketones_raised: {
    label: 'Cétones élevées',
    question: 'Les cétones sont-elles élevées ?',
    phrases: [
      'cétonurie',
      'cétonémie élevée',
      '(cétones|corps cétoniques) ~ (positif|positives|élevées|urine)',
      '(cétonurie|acétonurie|corps cétoniques|cétones|acétone) ~ (urines|positif|positifs|croix|bandelette)',
      'cétones 3+',
    ],
  },
  proteinuria: {
    label: "Protéines dans l'urine",
    question: "A-t-on trouvé des protéines dans l'urine ?",
    phrases: [
      'protéinurie',
      'albuminurie',
      '(albumine|protéines|protéine) {urine}',
      '{urine} ~ (albumine|protéines)',
      'bandelette ~ (protéines|albumine)',
      '(protéinurie|albuminurie|protéines|albumine) ~ (croix|urines|positive|bandelette)',
    ],
  },
  troponin_raised: {
    label: 'Troponine élevée',
    question: 'La troponine est-elle élevée ?',
    phrases: [
      'troponine (élevée|positive|haute|augmentée)',
      'troponines (élevées|positives|augmentées)',
      'troponine ~ (élevée|positive)',
      'troponine ~ (positive|élevée|haute|augmentée)',
    ],
  },
  potassium_very_high: {
    label: 'Potassium dangereusement élevé',
    question: 'Le potassium est-il à 6,5 ou plus ?',
    phrases: ['(potassium|kaliémie) {6.5-10}'],
  },
  potassium_very_low: {
    label: 'Potassium dangereusement bas',
    question: 'Le potassium est-il inférieur à 2,5 ?',
    phrases: ['(potassium|kaliémie) ({1.1-1.95}|{2.05-2.49})'],
  },
  sodium_very_low: {
    label: 'Sodium dangereusement bas',
    question: 'Le sodium est-il inférieur à 120 ?',
    phrases: ['(sodium|natrémie) {95-119}'],
  },
  st_elevation: {
    label: "Sus-décalage ST à l'ECG",
    question: "L'ECG montre-t-il un sus-décalage ST ?",
    phrases: [
      '(sus-décalage|sus décalage|susdécalage|élévation) (ST|du ST|du segment ST|segment ST)',
      'STEMI',
      'IDM',
      'ST élevé',
      'infarctus (antérieur|inférieur|du myocarde)',
    ],
  },
  xray_pneumothorax: {
    label: 'Air autour du poumon',
    question: "La radio montre-t-elle de l'air autour du poumon ?",
    phrases: [
      'pneumothorax',
      'épanchement gazeux pleural',
      'décollement pleural',
      '(pneumothorax|décollement pleural)',
    ],
  },
  free_air_abdomen: {
    label: "Air libre dans l'abdomen",
    question: "La radio montre-t-elle de l'air libre sous le diaphragme ?",
    phrases: [
      'pneumopéritoine',
      'croissant gazeux',
      'air (libre|sous le diaphragme|sous diaphragmatique)',
      'perforation (digestive|intestinale|gastrique)',
    ],
  },
  dilated_bowel: {
    label: 'Intestin dilaté à la radio',
    question: 'La radio montre-t-elle un intestin dilaté ou des niveaux liquides ?',
    phrases: [
      'niveaux (hydro-aériques|liquides|hydroaériques)',
      'NHA',
      '(anses|grêle|intestin|côlon|anses grêles) (dilatées|dilaté|distendues|distendu)',
      'distension des anses',
    ],
  },
  brain_scan_bleed: {
    label: 'Saignement au scanner cérébral',
    question: 'Le scanner du cerveau montre-t-il un saignement ?',
    phrases: [
      'hémorragie (cérébrale|méningée|intracrânienne|sous-arachnoïdienne|intracérébrale)',
      'hématome (sous-dural|extra-dural|extradural|intracérébral|intracrânien|cérébral)',
      '(scanner|TDM|IRM) ~ (hémorragie|saignement|hématome)',
    ],
  },
  brain_scan_lesion: {
    label: 'Lésion au scanner cérébral',
    question: 'Le scanner du cerveau montre-t-il une masse ou une image en anneau ?',
    phrases: [
      '(scanner|TDM|IRM) (cérébral|cérébrale|) ~ (lésion|masse|abcès|cocarde|tumeur|processus expansif)',
      'lésion (cérébrale|en cocarde|expansive intracrânienne)',
      'processus expansif',
      'abcès cérébral',
      'tumeur cérébrale',
    ],
  },
  transaminases_raised: {
    label: 'Transaminases élevées',
    question: 'Les transaminases sont-elles élevées ?',
    phrases: ['(transaminases|ASAT|ALAT) ~ (élevées|élevés|hautes|augmentées)', 'cytolyse hépatique'],
  },
  creatinine_raised: {
    label: 'Créatinine élevée',
    question: 'La créatinine est-elle élevée ?',
    phrases: [
      'créatinine ~ (élevée|haute|augmentée)',
      'insuffisance rénale',
      'reins ~ (travaillent mal|travaillent plus|fonctionnent mal|fonctionnent plus)',
    ],
  },
  leucocytosis: {
    label: 'Globules blancs élevés',
    question: 'Les globules blancs sont-ils élevés ?',
    phrases: ['hyperleucocytose', '(leucocytes|globules blancs) (élevés|augmentés|hauts)'],
  },
  inflammation_raised: {
    label: 'CRP ou VS élevée',
    question: 'La CRP ou la VS est-elle élevée ?',
    phrases: ['(CRP|VS) (élevée|haute|positive|accélérée)', 'syndrome inflammatoire'],
  },
  eosinophilia: {
    label: 'Éosinophiles élevés',
    question: 'Les éosinophiles sont-ils élevés ?',
    phrases: ['(hyperéosinophilie|éosinophilie)', 'éosinophiles (élevés|augmentés)'],
  },
  microcytic_anaemia: {
    label: 'Anémie microcytaire',
    question: "L'anémie est-elle microcytaire ?",
    phrases: ['anémie (microcytaire|ferriprive|hypochrome)', 'microcytose'],
  },
  urine_leucocytes_nitrite: {
    label: 'Leucocytes ou nitrites dans les urines',
    question: 'Y a-t-il des leucocytes ou des nitrites dans les urines ?',
    phrases: [
      'nitrites positifs',
      '(leucocytes|nitrites) ~ (urines|bandelette|urinaire)',
      'ECBU positif',
      'leucocyturie',
    ],
  },
  stool_parasites: {
    label: 'Parasites dans les selles',
    question: 'A-t-on vu des parasites dans les selles ?',
    phrases: [
      '(selles|KOP|coproscopie) ~ (œufs|kystes|parasites|giardia|amibes|ankylostomes|anguillules|trophozoïtes|trichocéphales)',
      '(ankylostomes|ankylostome|anguillules|giardia|trichocéphales)',
    ],
  },
  schistosoma_eggs: {
    label: 'Œufs de schistosome',
    question: 'A-t-on vu des œufs de schistosome ?',
    phrases: ['œufs (schistosoma|schistosome|bilharzie|bilharziose)', 'schistosoma (mansoni|haematobium)'],
  },
  chlamydia_positive: {
    label: 'Test de chlamydia positif',
    question: 'Le test de chlamydia est-il positif ?',
    phrases: ['chlamydia (positif|positive)', 'chlamydia ~ (positif|positive)'],
  },
  hepatitis_c_positive: {
    label: 'Hépatite C positive',
    question: "Le test de l'hépatite C est-il positif ?",
    phrases: ['(hépatite C|VHC|anti-VHC|HCV) (positif|positive)'],
  },
  syphilis_test_positive: {
    label: 'Test de syphilis positif',
    question: 'Le test de syphilis est-il positif ?',
    phrases: [
      '(RPR|VDRL|TPHA) (positif|positive|réactif)',
      'syphilis (positive|positif)',
      '(sérologie|test) syphilis ~ (positif|positive)',
    ],
  },
  clue_cells_or_high_ph: {
    label: 'Clue cells',
    question: 'Y a-t-il des clue cells ?',
    phrases: ['clue cells', 'test à la potasse positif'],
  },
  fungal_elements: {
    label: 'Levures ou filaments',
    question: 'A-t-on vu des levures ou des filaments ?',
    phrases: ['levures', 'filaments mycéliens', 'candida ~ (prélèvement|frottis|examen)'],
  },
  trichomonads: { label: 'Trichomonas', question: 'A-t-on vu des trichomonas ?', phrases: ['trichomonas'] },
  gram_negative_diplococci: {
    label: 'Gonocoque',
    question: 'A-t-on vu le gonocoque ?',
    phrases: ['(gonocoque|gonocoques|diplocoques)'],
  },
  ecg_irregular: {
    label: 'ECG irrégulier',
    question: "L'ECG est-il irrégulier ?",
    phrases: ['ECG ~ (irrégulier|ACFA|fibrillation)', 'fibrillation auriculaire'],
  },
  xray_consolidation: {
    label: 'Foyer à la radio',
    question: 'La radio montre-t-elle un foyer ?',
    phrases: [
      '(radio|radiographie) ~ (foyer|opacité|condensation|pneumonie)',
      'foyer pulmonaire',
      'opacité (alvéolaire|pulmonaire)',
    ],
  },
  xray_pleural_fluid: {
    label: 'Eau autour du poumon',
    question: "Y a-t-il de l'eau autour du poumon ?",
    phrases: ['(eau|liquide) (poumon|poumons|plèvre)', 'épanchement pleural'],
  },
  impaired_fasting_glucose: {
    label: 'Sucre à jeun un peu élevé',
    question: 'Le sucre à jeun est-il un peu élevé ?',
    phrases: ['(prédiabète|prédiabétique)', 'glycémie à jeun (limite|modérément élevée)'],
  },
  xray_fracture: {
    label: 'Fracture à la radio',
    question: 'La radio montre-t-elle une fracture ?',
    phrases: ['(radio|radiographie) ~ (fracture|cassé)'],
  },
}
