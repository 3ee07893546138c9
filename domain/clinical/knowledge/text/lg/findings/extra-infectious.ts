import type { EXTRA_INFECTIOUS_FINDINGS } from '#domain/clinical/knowledge/findings/extra-infectious.ts'
import type { FindingText } from '#domain/clinical/knowledge/text/finding-text.ts'

export const EXTRA_INFECTIOUS_FINDINGS_LG: Partial<Record<keyof typeof EXTRA_INFECTIOUS_FINDINGS, FindingText>> = {
  tingling_at_old_bite: {
    label: "Awali ekisago ky'okulumwa ensolo wasiiwa oba wookya",
    question: 'We yalumibwa edda wasiiwa, wookya oba waluma?',
    phrases: [
      'tingling at bite site',
      'tingling at the bite site',
      'itching at bite site',
      'paraesthesia at bite site',
      'paresthesia at bite site',
      '(awaalumibwa|awalumibwa|awalumiddwa|awaalumirwa) ({itch}|{pain}|wasannyalala)',
      '({itch}|{pain}|sannyalala) (awaalumibwa|awalumibwa|awalumiddwa|awaalumirwa)',
      '(we yanduma|we yannuma|awaalumwa|awaalumibwa|we yamuluma|yanduma|yamuluma) ~ (wansiiwa|wamusiiwa|wazannyazannya|wasannyalala)',
    ],
  },
  contact_mpox: {
    label: 'Okusemberera omulwadde wa mpox',
    question: 'Wasembereddeko omulwadde wa mpox?',
    phrases: [
      'omulwadde wa mpox',
      '{ill} mpox',
      '({person}|omuntu) ~ mpox',
      '(munnange|muliraanwa|munne|omuntu|{relative}|{partner}) ~ (mpox|monkeypox)',
    ],
  },
  csf_bacterial: {
    label: "Amazzi g'omu mugongo (CSF) nga mu bacterial meningitis",
    question: "Amazzi g'omu mugongo (CSF) gasiikuuse, galimu neutrophils, sukaali mutono oba bacteria?",
    phrases: [
      'turbid csf',
      'cloudy csf',
      'purulent csf',
      'csf turbid',
      'csf cloudy',
      'csf purulent',
      'neutrophilic pleocytosis',
    ],
  },
  csf_lymphocytic: {
    label: "Amazzi g'omu mugongo (CSF) agalimu lymphocytes",
    question: 'Mu CSF, lymphocytes ze zisinga obungi?',
    phrases: [
      'lymphocytic csf',
      'csf lymphocytic',
      'csf lymphocytosis',
      'lymphocytic pleocytosis',
      'csf lymphocyte predominance',
    ],
  },
  cryptococcus_found: {
    label: 'Cryptococcus azuuliddwa',
    question: 'Cryptococcus azuuliddwa mu CSF oba mu musaayi?',
    phrases: [
      'cryptococcal antigen positive',
      'positive cryptococcal antigen',
      'crag positive',
      'india ink positive',
      'cryptococcal meningitis',
      'cryptococcus found',
    ],
  },
  viral_fever_test_positive: {
    label: "Okukebera akawuka ak'obulabe (Ebola, Marburg, mpox) kulaze nti kaliwo",
    question: 'Okukebera Ebola, Marburg, Crimean-Congo, Rift Valley oba mpox kwavudde positive?',
    phrases: [
      'ebola pcr positive',
      'marburg pcr positive',
      'mpox pcr positive',
      'ebola positive',
      'marburg positive',
      'mpox positive',
      'confirmed ebola',
      'confirmed marburg',
      'confirmed mpox',
      'rift valley fever positive',
    ],
  },
  trypanosomes_found: {
    label: 'Trypanosomes zizuuliddwa',
    question: 'Trypanosomes zizuuliddwa mu musaayi, mu lymph oba mu CSF?',
    phrases: ['trypanosomes', 'trypanosomes found', 'trypanosomes seen', 'catt positive', 'trypomastigotes'],
  },
  xray_miliary: {
    label: 'Obutonnyeze bungi obutono mu mawuggwe ku X-ray (miliary)',
    question: "X-ray y'ekifuba eraga obutonnyeze obutono wonna?",
    phrases: [
      'miliary pattern',
      'miliary shadowing',
      'miliary nodules',
      'miliary opacities',
      'miliary tuberculosis',
      'miliary tb',
    ],
  },
  undercooked_meat: {
    label: 'Ennyama embisi',
    question: 'Olya ennyama embisi oba etayidde bulungi?',
    phrases: ['(ennyama|nnyama|embizzi|mbizzi) (embisi|mbisi|etayidde|teyidde|etayidde bulungi)'],
  },
}
