import type { BITES_FINDINGS } from '#domain/clinical/knowledge/findings/bites.ts'
import type { FindingText } from '#domain/clinical/knowledge/text/finding-text.ts'

export const BITES_FINDINGS_LN: Partial<Record<keyof typeof BITES_FINDINGS, FindingText>> = {
  snake_bite: {
    label: 'Nyoka aswi ye',
    question: 'Nyoka aswaki yo?',
    phrases: ['nyoka {bit}', 'nyoka ~ {bit}', 'morsure de serpent', 'nyoka (ya|) ({bit}|eswi)'],
  },
  swelling_after_bite: {
    label: 'Esika eswaki evimbi',
    question: 'Esika baswaki evimbi?',
    phrases: ['(nyoka|scorpion|nyama|nzoi) {bit} ~ {swelling}', '{bit} ~ {swelling}'],
  },
  drooping_eyelids_after_bite: {
    label: 'Loposo ya miso ekwei to bolembu nsima ya koswama',
    question: 'Loposo ya miso ezali kokwea (ptosis), to komela ezali mpasi banda baswaki ye?',
    phrases: ['ptosis après morsure'],
  },
  animal_bite: {
    label: 'Nyama aswi ye',
    question: 'Nyama aswaki yo?',
    phrases: ['nyama {bit}', 'makako {bit}', 'niawu {bit}', 'nyama ~ {bit}'],
  },
  dog_bite: {
    label: 'Mbwa aswi ye',
    question: 'Mbwa aswaki yo?',
    phrases: ['mbwa {bit}', 'mbwa ~ {bit}', 'morsure de chien', 'mbwa eswi', 'mbwa eswaki'],
  },
  bat_exposure: {
    label: 'Penepene na bangembo (chauve-souris)',
    question: 'Osimbaki ngembo to okotaki na libulu ya mabanga esika bangembo efandaka?',
    phrases: [
      'ngembo',
      'bangembo',
      'chauve-souris',
      'chauves-souris',
      'chauve souris',
      'chauves souris',
      'grotte de chauves-souris',
    ],
  },
  human_bite: { label: 'Moto aswi ye', question: 'Moto aswaki yo?', phrases: ['moto {bit}'] },
  scorpion_sting: {
    label: 'Scorpion aswi ye',
    question: 'Scorpion aswaki yo?',
    phrases: [
      'scorpion {bit}',
      'scorpion ~ {bit}',
      'piqûre de scorpion',
      'piqué par un scorpion',
      'piquée par un scorpion',
      'envenimation scorpionique',
    ],
  },
  spider_bite: {
    label: 'Araignée aswi ye',
    question: 'Araignée aswaki yo?',
    phrases: [
      'araignee {bit}',
      'araignee ~ {bit}',
      "morsure d'araignée",
      "piqûre d'araignée",
      'mordu par une araignée',
    ],
  },
  bee_sting: { label: 'Nzoi aswi ye', question: 'Nzoi aswaki yo?', phrases: ['nzoi {bit}', 'banzoi {bit}'] },
  multiple_bee_stings: {
    label: 'Banzoi ebele baswi ye',
    question: 'Banzoi ebele baswaki yo?',
    phrases: ['banzoi ebele {bit}', 'banzoi mingi {bit}', 'banzoi ebele baswi', 'banzoi mingi baswi'],
  },
  insect_bite: {
    label: 'Ngungi aswi ye',
    question: 'Nyama moke aswaki yo?',
    phrases: ['ngungi {bit}', 'nyama moke {bit}', 'ngungi eswi', 'nyama eswi'],
  },
  hydrophobia: {
    label: 'Kobanga mai',
    question: 'Azali kobanga mai?',
    phrases: ['kobanga mai', 'abangaka mai', 'azobanga mai'],
  },
  aerophobia: {
    label: 'Kobanga mopepe: mopepe ebimisaka kokangama',
    question: 'Mopepe moke ekangisaka nzoto na ye?',
    phrases: ['kobanga mopepe', 'abangaka mopepe', 'aérophobie', "spasmes au courant d'air"],
  },
}
