import type { BITES_FINDINGS } from '#domain/clinical/knowledge/findings/bites.ts'
import type { FindingText } from '#domain/clinical/knowledge/text/finding-text.ts'

export const BITES_FINDINGS_LG: Partial<Record<keyof typeof BITES_FINDINGS, FindingText>> = {
  snake_bite: {
    label: 'Okulumwa omusota',
    question: 'Walumiddwa omusota?',
    phrases: ['omusota ~ {bit}', '{bitten} omusota', 'omusota ~ {bitten}'],
  },
  swelling_after_bite: {
    label: 'Awalumiddwa wazimbye',
    question: 'Awalumiddwa wazimbye?',
    phrases: ['({bit}|{bitten}) ~ (wazimbye|{swelling})'],
  },
  drooping_eyelids_after_bite: {
    label: "Ebikowe by'amaaso ebigwa oba obunafu oluvannyuma lw'okulumibwa",
    question: "Ebikowe by'amaaso bigwa, oba okumira kukaluba okuva lwe walumibwa?",
    phrases: ['{bitten} ~ ebikowe', 'ptosis after bite', 'drooping eyelids after bite', 'weakness after snake bite'],
  },
  animal_bite: {
    label: 'Okulumwa ensolo',
    question: 'Walumiddwa ensolo?',
    phrases: ['ensolo ~ {bit}', '{bitten} ensolo', '{bitten} kkapa', 'kkapa ~ {bit}', 'enkima ~ {bit}'],
  },
  dog_bite: {
    label: 'Okulumwa embwa',
    question: 'Walumiddwa embwa?',
    phrases: [
      'embwa ~ {bit}',
      '{bitten} embwa',
      'embwa ~ {bitten}',
      'embwa (yalumye|yamulumye|yalumya|yamuluma|yannuma|yannumye|emulumye|ennumye|eruma|yaluma)',
      'yalumibwa embwa',
      '(alumiddwa|yalumiddwa|yalumibwa|nalumibwa) embwa',
    ],
  },
  bat_exposure: {
    label: 'Okukwata ku binyira (bats)',
    question: 'Wakutte ku kinyira (bat) oba wayingidde empuku erimu ebinyira?',
    phrases: [
      'ebinyira',
      'ekinyira',
      'bat bite',
      'bat cave',
      'contact with bats',
      'contact with a bat',
      'bat exposure',
    ],
  },
  human_bite: {
    label: 'Okulumwa omuntu',
    question: 'Walumiddwa omuntu?',
    phrases: ['omuntu {bit}', '{bitten} omuntu'],
  },
  scorpion_sting: {
    label: 'Okulumwa scorpion',
    question: 'Walumiddwa scorpion?',
    phrases: ['{bitten} scorpion', 'scorpion ~ {bit}', 'scorpion sting', 'stung by a scorpion', 'scorpion bite'],
  },
  spider_bite: {
    label: 'Okulumwa nnabbubi',
    question: 'Walumiddwa nnabbubi?',
    phrases: ['{bitten} nnabbubi', 'nnabbubi ~ {bit}', 'spider bite', 'bitten by a spider'],
  },
  bee_sting: {
    label: 'Okulumwa enjuki',
    question: 'Walumiddwa enjuki?',
    phrases: [
      '{bitten} enjuki',
      'enjuki ~ {bit}',
      'enjuki ~ zimulumye',
      'enjuki (zannumye|zamulumye|ennumye|emulumye)',
    ],
  },
  multiple_bee_stings: {
    label: 'Okulumwa enjuki ennyingi',
    question: 'Walumiddwa enjuki nnyingi?',
    phrases: ['{bitten} enjuki nnyingi', 'enjuki nnyingi ~ {bit}'],
  },
  insect_bite: {
    label: 'Okulumwa ekiwuka',
    question: 'Walumiddwa ekiwuka?',
    phrases: ['{bitten} ekiwuka', 'ekiwuka ~ {bit}', 'ensiri ~ {bit}'],
  },
  hydrophobia: {
    label: 'Okutya amazzi',
    question: 'Atya amazzi?',
    phrases: [
      'atya amazzi',
      'okutya amazzi',
      'amazzi ~ (agatya|atya|gamutiisa)',
      '(okunywa|anywa) ~ emimiro (gyesiba|geesiba|gyekwata)',
    ],
  },
  aerophobia: {
    label: 'Okutya empewo: empewo emuleetera okukakanyala',
    question: 'Empewo emufuuyiddwako emuleetera okukakanyala?',
    phrases: [
      'atya empewo',
      'okutya empewo',
      'aerophobia',
      'fear of air',
      'fear of drafts',
      '(empewo|mpewo) ~ (agitya|atya|emutiisa)',
    ],
  },
}
