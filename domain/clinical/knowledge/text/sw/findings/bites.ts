import type { BITES_FINDINGS } from '#domain/clinical/knowledge/findings/bites.ts'
import type { FindingText } from '#domain/clinical/knowledge/text/finding-text.ts'

export const BITES_FINDINGS_SW: Record<keyof typeof BITES_FINDINGS, FindingText> = {
  snake_bite: {
    label: 'Kuumwa na nyoka',
    question: 'Je, aliumwa na nyoka?',
    phrases: [
      'kuumwa na nyoka',
      'ameumwa na nyoka',
      'nimeumwa na nyoka',
      'umwa nyoka',
      "(umwa|gongwa|ng'atwa|temewa) nyoka",
      "nyoka (uma|umwa|gonga|tema|ng'ata|muuma)",
      "(uma|umwa|gongwa|ng'atwa|ng'atiwa) nyoka",
      'nyoka ~ (amenigonga|amemgonga|alinigonga|alimgonga|kamgonga|ameniuma|amemuuma|aliniuma|alimuuma)',
      'joka (gonga|uma)',
    ],
  },
  swelling_after_bite: {
    label: 'Uvimbe unaosambaa kutoka mahali pa kuumwa',
    question: 'Je, uvimbe unasambaa kutoka mahali alipoumwa?',
    phrases: ['uvimbe baada ya kuumwa'],
  },
  drooping_eyelids_after_bite: {
    label: 'Kope kulegea baada ya kuumwa',
    question: 'Je, kope zimelegea tangu kuumwa?',
    phrases: ['kope zimelegea', 'kope ~ (legea|anguka|shuka|funga)'],
  },
  animal_bite: {
    label: 'Kuumwa na mnyama',
    question: 'Je, mnyama aliuma au kukwaruza?',
    phrases: [
      'kuumwa na mnyama',
      'ameumwa na paka',
      'ameumwa na nyani',
      "(umwa|ng'atwa|ng'atiwa|raruliwa|uma) (paka|nyani|fisi|punda|ngamia|mnyama|panya|mbweha|kima|sungura|ngedere)",
      "(paka|nyani|fisi|mnyama|mbweha|panya|kima) (uma|ng'ata|muuma|rarua|kwaruza)",
    ],
  },
  dog_bite: {
    label: 'Kuumwa na mbwa',
    question: 'Je, mbwa aliuma?',
    phrases: [
      'kuumwa na mbwa',
      'ameumwa na mbwa',
      "mbwa (uma|umwa|ng'ata|muuma|rarua)",
      "(uma|umwa|ng'atwa|ng'atiwa|raruliwa) mbwa",
      "mbwa ~ (ng'ata|muuma|rarua)",
      "(umwa|ng'atwa|umia) mbwa",
      "mbwa ~ (uma|umwa|toboa|ng'ata|tafuna)",
      'umwa ~ mbwa',
    ],
  },
  bat_exposure: {
    label: 'Kugusana na popo',
    question: 'Je, uligusana na popo au kuingia pango la popo?',
    phrases: ['popo', 'pango la popo', 'popo ~ (uma|umwa|kwaruza|shika|gusa|ingia|pango|chumba)'],
  },
  human_bite: {
    label: 'Kuumwa na binadamu',
    question: 'Je, aliumwa na mtu?',
    phrases: ['kuumwa na mtu', "(ng'atwa|ng'atiwa|umwa) (mtu|binadamu|mwenzake)"],
  },
  scorpion_sting: {
    label: 'Kuumwa na nge',
    question: 'Je, aliumwa na nge?',
    phrases: ['kuumwa na nge', 'nge (uma|umwa|choma|dunga|muuma)', '(uma|umwa|chomwa|dungwa) nge'],
  },
  spider_bite: {
    label: 'Kuumwa na buibui',
    question: 'Je, aliumwa na buibui?',
    phrases: ['buibui', 'buibui (uma|umwa)'],
  },
  bee_sting: {
    label: 'Kuumwa na nyuki',
    question: 'Je, aliumwa na nyuki au nyigu?',
    phrases: ['nyuki', 'nyigu', 'kuumwa na nyuki'],
  },
  multiple_bee_stings: {
    label: 'Kuumwa na nyuki wengi',
    question: 'Je, aliumwa na nyuki wengi?',
    phrases: ['nyuki wengi', 'nyuki ~ (wengi|shambulia|shambuliwa|kundi|mwili mzima|vamia|hamsini|sabini)'],
  },
  insect_bite: {
    label: 'Kuumwa na wadudu',
    question: 'Je, kuna alama za kuumwa na wadudu?',
    phrases: ['kuumwa na wadudu', 'kunguni', 'viroboto'],
  },
  hydrophobia: {
    label: 'Kuogopa maji',
    question: 'Je, anaogopa maji au hukaza koo akinywa?',
    phrases: [
      'kuogopa maji',
      'anaogopa maji',
      '(ogopa|kuogopa|shtuka) ~ (maji akiona|kunywa maji|akiona maji)',
      'ogopa maji',
      'akiona maji ~ (kaba|shtuka|tetemeka|ogopa)',
    ],
  },
  aerophobia: {
    label: 'Kuogopa upepo',
    question: 'Je, upepo huleta mkazo wa misuli?',
    phrases: ['anaogopa upepo', 'ogopa (upepo|hewa)'],
  },
  allergen_exposure: {
    label: 'Chakula, dawa au kuumwa kabla ya kuanza',
    question: 'Je, ilianza baada ya chakula, dawa au kuumwa na mdudu?',
    phrases: ['baada ya kula karanga', 'baada ya sindano', 'baada ya kula samaki'],
  },
}
