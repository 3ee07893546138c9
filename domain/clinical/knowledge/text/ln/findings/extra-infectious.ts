import type { EXTRA_INFECTIOUS_FINDINGS } from '#domain/clinical/knowledge/findings/extra-infectious.ts'
import type { FindingText } from '#domain/clinical/knowledge/text/finding-text.ts'

export const EXTRA_INFECTIOUS_FINDINGS_LN: Partial<Record<keyof typeof EXTRA_INFECTIOUS_FINDINGS, FindingText>> = {
  tingling_at_old_bite: {
    label: 'Esika nyama aswaki ezali kosala mokosa to lokola bantonga',
    question: 'Esika ya kala oyo nyama aswaki ezali kosala mokosa, kotumba to mpasi?',
    phrases: [
      'esika nyama aswaki ~ mokosa',
      'fourmillements à la cicatrice de morsure',
      'picotements au site de morsure',
      'paresthésies au site de morsure',
      'esika (mbwa|nyama) (aswaki|eswaki|aswi) ~ (fourmi fourmi|mokosa|fourmillement|fourmillements|{itch})',
      'esika ~ (mbwa|{bit}) (ezokosa|ekosaka|ezotuba|ezoswa)',
      'esika (baswaki|baswami|naswamaki|aswamaki|naswami|aswami|koswama) ~ (kosaka|fourmillement|fourmi|{itch}|ezotumba)',
    ],
  },
  milky_urine: {
    label: 'Masuba lokola miliki',
    question: 'Masuba ezali pembe lokola miliki?',
    phrases: ['{urine} ~ (miliki|lait)', '{urine} pembe'],
  },
  contact_mpox: {
    label: 'Penepene na moto ya mpox',
    question: 'Ozalaki penepene na moto ya mpox?',
    phrases: [
      'moto ya mpox',
      'mobeli ya mpox',
      '{ill} mpox',
      'variole ya makako',
      '{person} ({have}|{ill}) mpox',
      '{person} ~ (monkeypox|variole ya makako)',
      '(mwasi|mobali|moto|moninga|ndeko|voisin) ~ ({have}|{ill}|azalaki) mpox',
      '(nalalaki|alalaki|nasimbaki|asimbaki|nakutani|akutani|nafandaki) ~ mpox',
    ],
  },
  csf_bacterial: {
    label: 'LCR (mai ya mokongo) lokola na méningite bactérienne',
    question: 'LCR (mai ya mokongo) ezali pole te, na neutrophiles, sukali moke to bactéries?',
    phrases: [
      'lcr trouble',
      'lcr purulent',
      'lcr louche',
      'ponction lombaire trouble',
      'ponction lombaire purulente',
      'méningite bactérienne',
      'méningite purulente',
    ],
  },
  csf_lymphocytic: {
    label: 'LCR (mai ya mokongo) na ba lymphocytes',
    question: 'Na LCR, ba lymphocytes nde ezali mingi?',
    phrases: [
      'lcr lymphocytaire',
      'lcr à prédominance lymphocytaire',
      'méningite lymphocytaire',
      'méningite à liquide clair',
      'méningite tuberculeuse',
    ],
  },
  cryptococcus_found: {
    label: 'Cryptocoque emonani',
    question: 'Cryptocoque emonani na LCR to na makila?',
    phrases: [
      'cryptocoque',
      'cryptococcose',
      'antigène cryptococcique positif',
      'crag positif',
      'encre de chine positive',
      'méningite à cryptocoque',
    ],
  },
  viral_fever_test_positive: {
    label: 'Examen ya virus ya likama (Ebola, Marburg, mpox) positif',
    question: 'Examen ya Ebola, Marburg, Crimée-Congo, vallée du Rift to mpox ezali positif?',
    phrases: [
      'pcr ebola positive',
      'pcr marburg positive',
      'pcr mpox positive',
      'test ebola positif',
      'test mpox positif',
      'ebola confirmé',
      'marburg confirmé',
      'mpox confirmé',
    ],
  },
  trypanosomes_found: {
    label: 'Ba trypanosomes emonani',
    question: 'Ba trypanosomes emonani na makila, na lymphe to na LCR?',
    phrases: ['trypanosomes', 'trypanosomiase confirmée', 'maladie du sommeil confirmée'],
  },
  xray_miliary: {
    label: 'Bilembo mike ebele na ba poumons na radio (miliaire)',
    question: 'Radio ya ntolo emonisi bilembo ya mike mpenza bipai nyonso?',
    phrases: ['miliaire', 'tuberculose miliaire', 'images miliaires', 'opacités miliaires', 'granité miliaire'],
  },
  burning_skin_pain: {
    label: 'Loposo ezotumba lokola moto',
    question: 'Loposo ezali na mpasi lokola moto?',
    phrases: [
      '{skin} {burning}',
      '{skin} ~ {burning}',
      '(bambuma|mbuma|bapunza|mapunza) ~ {burning}',
      'moi ezikisi {skin}',
      '{skin} ~ (moi ezikisi|moi zikisi)',
    ],
  },
  undercooked_meat: {
    label: 'Kolia mosuni oyo elambami malamu te',
    question: 'Oliaka mosuni ya mobesu to oyo elambami malamu te?',
    phrases: ['mosuni ya mobesu', 'mosuni elambami malamu te', '(liaka|naliaka|aliaka) (mosuni|mbisi) ya mobesu'],
  },
}
