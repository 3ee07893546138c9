import type { BITES_FINDINGS } from '#domain/clinical/knowledge/findings/bites.ts'
import type { FindingText } from '#domain/clinical/knowledge/text/finding-text.ts'

export const BITES_FINDINGS_RW: Partial<Record<keyof typeof BITES_FINDINGS, FindingText>> = {
  snake_bite: {
    label: "Kurumwa n'inzoka",
    question: "Warumwe n'inzoka?",
    phrases: ['{bitten} ninzoka', 'inzoka ~ {bit}', 'inzoka ~ {bitten}'],
  },
  drooping_eyelids_after_bite: {
    label: 'Ingohe zimanuka cyangwa intege nke nyuma yo kurumwa',
    question: 'Ingohe ziramanuka, cyangwa kumira birakugora kuva warumwa?',
    phrases: [
      '{bitten} ~ ingohe',
      'ptosis après morsure',
      'ptosis after bite',
      'drooping eyelids after bite',
      'weakness after snake bite',
    ],
  },
  animal_bite: {
    label: "Kurumwa n'inyamaswa",
    question: "Warumwe n'inyamaswa?",
    phrases: ['{bitten} ninyamaswa', 'inyamaswa ~ {bit}', 'injangwe ~ {bit}', '{bitten} ninjangwe', 'inkende ~ {bit}'],
  },
  dog_bite: {
    label: "Kurumwa n'imbwa",
    question: "Warumwe n'imbwa?",
    phrases: ['{bitten} nimbwa', 'imbwa ~ {bit}', 'imbwa ~ {bitten}'],
  },
  bat_exposure: {
    label: "Guhura n'uducurama",
    question: "Wahuye n'agacurama cyangwa winjiye mu buvumo burimo uducurama?",
    phrases: [
      'uducurama',
      'agacurama',
      'chauve-souris',
      'chauves-souris',
      'chauve souris',
      'chauves souris',
      'grotte de chauves-souris',
      'bat bite',
      'bat cave',
      'contact with bats',
      'contact with a bat',
      'bat exposure',
    ],
  },
  human_bite: {
    label: "Kurumwa n'umuntu",
    question: "Warumwe n'umuntu?",
    phrases: ['{bitten} numuntu', 'umuntu {bit}'],
  },
  scorpion_sting: {
    label: 'Kurumwa na sikorupiyo',
    question: 'Warumwe na sikorupiyo (scorpion)?',
    phrases: [
      '{bitten} na sikorupiyo',
      'sikorupiyo ~ {bit}',
      'piqûre de scorpion',
      'piqué par un scorpion',
      'piquée par un scorpion',
      'envenimation scorpionique',
      'scorpion sting',
      'stung by a scorpion',
      'scorpion bite',
    ],
  },
  spider_bite: {
    label: "Kurumwa n'igitagangurirwa",
    question: "Warumwe n'igitagangurirwa?",
    phrases: [
      '{bitten} nigitagangurirwa',
      'igitagangurirwa ~ {bit}',
      "morsure d'araignée",
      "piqûre d'araignée",
      'mordu par une araignée',
      'spider bite',
      'bitten by a spider',
    ],
  },
  bee_sting: {
    label: "Kuribwa n'uruyuki",
    question: "Wariwe n'uruyuki?",
    phrases: [
      'riwe nuruyuki',
      'riwe ninzuki',
      '{bitten} nuruyuki',
      '{bitten} ninzuki',
      'inzuki ~ (muriye|zamuriye|zandiye|zaramuriye)',
      'inzuki (zariye|zandiye|zamuriye|zamudwinze|zandwinze)',
      '(ariwe|yariwe|nariwe) ninzuki',
    ],
  },
  multiple_bee_stings: {
    label: "Kuribwa n'inzuki nyinshi",
    question: "Wariwe n'inzuki nyinshi?",
    phrases: ['{bitten} ninzuki nyinshi', 'inzuki nyinshi ~ {bit}'],
  },
  insect_bite: {
    label: "Kurumwa n'agakoko",
    question: "Warumwe n'agakoko?",
    phrases: ['{bitten} nagakoko', '{bitten} numubu'],
  },
  hydrophobia: {
    label: 'Gutinya amazi',
    question: 'Atinya amazi?',
    phrases: ['atinya amazi', 'gutinya amazi', 'tinya amazi'],
  },
  aerophobia: {
    label: 'Gutinya umuyaga: umuyaga utuma akakara',
    question: 'Umuyaga umuhushye utuma akakara?',
    phrases: [
      'atinya umuyaga',
      'gutinya umuyaga',
      'aérophobie',
      "spasmes au courant d'air",
      'aerophobia',
      'fear of air',
      'fear of drafts',
    ],
  },
}
