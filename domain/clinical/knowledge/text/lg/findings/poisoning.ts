import type { POISONING_FINDINGS } from '#domain/clinical/knowledge/findings/poisoning.ts'
import type { FindingText } from '#domain/clinical/knowledge/text/finding-text.ts'

export const POISONING_FINDINGS_LG: Partial<Record<keyof typeof POISONING_FINDINGS, FindingText>> = {
  poison_swallowed: {
    label: 'Okunywa obutwa',
    question: 'Yanywedde oba yalidde obutwa?',
    phrases: ['obutwa', '{drank} obutwa', 'alidde obutwa'],
  },
  pesticide_exposure: {
    label: "Eddagala ly'ebiwuka",
    question: "Yanywedde oba yakutte ku ddagala ly'ebiwuka?",
    phrases: ['eddagala lyebiwuka', '{drank} eddagala lyebiwuka', 'eddagala lyemmese'],
  },
  kerosene_swallowed: {
    label: "Okunywa amafuta g'ettaala",
    question: "Yanywedde amafuta g'ettaala?",
    phrases: ['{drank} amafuta gettaala', '{drank} amafuta', '{drank} peetulooli'],
  },
  caustic_swallowed: {
    label: 'Okunywa asidi',
    question: 'Yanywedde asidi?',
    phrases: ['{drank} asidi', '{drank} jik'],
  },
  overdose: {
    label: 'Okunywa eddagala eringi',
    question: 'Yamize eddagala lingi ekisukkiridde?',
    phrases: [
      '{drank} eddagala lingi',
      'amize eddagala lingi',
      'amize amakerenda mangi',
      '{drank} amakerenda mangi',
      'amize empeke nnyingi',
    ],
  },
  methanol_or_illicit_brew: { label: 'Enguli', question: 'Wanywedde enguli?', phrases: ['enguli'] },
  carbon_monoxide_exposure: {
    label: 'Ssigiri mu nnyumba enzigale',
    question: 'Waliwo ssigiri eyaka mu nnyumba enzigale?',
    phrases: ['ssigiri ~ nnyumba', 'sigiri ~ nnyumba', 'ssigiri ~ ekisenge', 'sigiri ~ ekisenge'],
  },
  poisonous_mushroom_or_plant: {
    label: "Obutiko bw'omu nsiko",
    question: "Walidde obutiko bw'omu nsiko?",
    phrases: ['alidde obutiko', 'yalidde obutiko', 'ndidde obutiko'],
  },
  button_battery_swallowed: {
    label: 'Okumira bbaatule',
    question: 'Omwana amize bbaatule?',
    phrases: [
      'amize bbaatule',
      'yamize bbaatule',
      'button battery',
      'swallowed battery',
      'swallowed a battery',
      'battery ingestion',
    ],
  },
  herbal_medicine: {
    label: "Eddagala ly'ekinnansi",
    question: "Okozesezza eddagala ly'ekinnansi?",
    phrases: ['eddagala (lyekinnansi|ekinnansi|lyekiganda|ekiganda|lya kinnansi)', 'omuddo gweddagala'],
  },
  pinpoint_pupils: {
    label: 'Emmunye entono ennyo',
    question: "Emmunye z'amaaso ntono nnyo?",
    phrases: [
      'emmunye entono nnyo',
      'emmunye ntono nnyo',
      'pinpoint pupils',
      'miosis',
      'constricted pupils',
      'pinpoint pupil',
    ],
  },
}
