import type { EXTRA_INFECTIOUS_FINDINGS } from '#domain/clinical/knowledge/findings/extra-infectious.ts'
import type { FindingText } from '#domain/clinical/knowledge/text/finding-text.ts'

export const EXTRA_INFECTIOUS_FINDINGS_FR: Partial<Record<keyof typeof EXTRA_INFECTIOUS_FINDINGS, FindingText>> = {
  tingling_at_old_bite: {
    label: "Picotement à l'endroit d'une morsure",
    question: "L'endroit d'une ancienne morsure picote-t-il, gratte-t-il ou fait-il mal ?",
    phrases: [
      '(morsure|mordu|mordue|cicatrice) ~ (picote|picotements|fourmillements|fourmille|gratte|démange|paresthésies)',
      '(mordu|morsure|cicatrice) ~ (fourmille|pique|fourmillement|picote|brûle|démange|engourdi|paresthésies)',
      'chien mordu ~ (fourmille|pique|picote|fourmillements)',
    ],
  },
  milky_urine: {
    label: 'Urines laiteuses',
    question: 'Les urines sont-elles blanches comme du lait ?',
    phrases: ['(urine|urines|pipi) (laiteuses|laiteuse|blanches comme du lait|comme du lait|blanches)', '(chylurie)'],
  },
  contact_mpox: {
    label: 'Contact avec la mpox',
    question: "Avez-vous été proche d'un cas de mpox ou de telles pustules ?",
    phrases: [
      'contact ~ (mpox|variole du singe|monkeypox|variole simienne)',
      'contact mpox',
      '(colocataire|voisin|mari|femme|frère|sœur|ami|contact|cas) ~ (mpox|variole du singe|monkeypox|variole simienne)',
      'mpox ~ (quartier|village|école|voisins|maison|famille)',
    ],
  },
  csf_bacterial: {
    label: 'LCR de méningite bactérienne',
    question: 'Le LCR est-il trouble, à neutrophiles, sucre bas ou bactéries ?',
    phrases: [
      '(LCR|liquide céphalo-rachidien|liquide céphalorachidien|ponction lombaire|PL) (trouble|purulent|louche|eau de riz)',
      '(LCR|PL|ponction lombaire) ~ (trouble|purulent|polynucléaires|pneumocoque|méningocoque|germes|neutrophiles)',
      'méningite (bactérienne|purulente|à pneumocoque|à méningocoque)',
      '(LCR|ponction lombaire|PL) ~ (trouble|purulent|polynucléaires|bactéries|germes)',
    ],
  },
  csf_lymphocytic: {
    label: 'LCR lymphocytaire',
    question: 'Le LCR est-il fait surtout de lymphocytes ?',
    phrases: [
      '(LCR|PL|ponction lombaire) (lymphocytaire|lymphocytes|à prédominance lymphocytaire)',
      '(LCR|PL|ponction lombaire) ~ (lymphocytes|lymphocytaire|lymphocytose)',
      'méningite (lymphocytaire|à liquide clair|tuberculeuse)',
      'LCR ~ (lymphocytaire|lymphocytes|lymphocytose)',
    ],
  },
  cryptococcus_found: {
    label: 'Cryptocoque trouvé',
    question: 'Un cryptocoque a-t-il été trouvé dans le LCR ou le sang ?',
    phrases: [
      'cryptocoque',
      'cryptococcose',
      'antigène cryptococcique',
      'encre de Chine positive',
      'CrAg positif',
      'méningite à cryptocoque',
      'cryptococcique',
    ],
  },
  viral_fever_test_positive: {
    label: "Test positif d'un virus dangereux",
    question: "Un test d'Ebola, Marburg, Crimée-Congo, vallée du Rift ou mpox est-il positif ?",
    phrases: [
      '(PCR|test|prélèvement) (Ebola|Marburg|mpox|Crimée-Congo|vallée du Rift) (positif|positive)',
      '(Ebola|Marburg|mpox|fièvre de la vallée du Rift) (confirmé|confirmée|positif|positive)',
    ],
  },
  trypanosomes_found: {
    label: 'Trypanosomes trouvés',
    question: 'Des trypanosomes ont-ils été vus dans le sang, la lymphe ou le LCR ?',
    phrases: ['trypanosomes', 'trypanosome', 'trypanosomiase (confirmée|)', 'maladie du sommeil confirmée'],
  },
  xray_miliary: {
    label: 'Images miliaires à la radio',
    question: 'La radio du thorax montre-t-elle de très petits points partout ?',
    phrases: [
      'miliaire',
      '(images|aspect|opacités) (miliaires|miliaire|granité)',
      'tuberculose miliaire',
      'granité miliaire',
    ],
  },
  low_cd4: {
    label: 'CD4 bas',
    question: 'Les CD4 sont-ils bas ?',
    phrases: ['CD4 {1-199}', 'CD4 (effondrés|faibles)'],
  },
  covid_test_positive: {
    label: 'Test covid positif',
    question: 'Le test covid est-il positif ?',
    phrases: ['(covid|corona) positif', '(test|PCR|TDR) (covid|corona) positif'],
  },
  burning_skin_pain: {
    label: 'Peau qui brûle',
    question: 'La peau brûle-t-elle ?',
    phrases: ['{skin} {burning}', '(cloques|vésicules|plaques|boutons) ~ ({burning}|comme du feu)'],
  },
  undercooked_meat: {
    label: 'Viande mal cuite',
    question: 'Mangez-vous de la viande mal cuite ?',
    phrases: ['viande (crue|pas cuite|saignante)'],
  },
}
