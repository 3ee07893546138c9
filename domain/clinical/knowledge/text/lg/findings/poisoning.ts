import type { POISONING_FINDINGS } from '#domain/clinical/knowledge/findings/poisoning.ts'
import type { FindingText } from '#domain/clinical/knowledge/text/finding-text.ts'

export const POISONING_FINDINGS_LG: Partial<Record<keyof typeof POISONING_FINDINGS, FindingText>> = {
  poison_swallowed: {
    label: 'Okunywa obutwa',
    question: 'Yanywedde oba yalidde obutwa?',
    phrases: [
      'obutwa',
      '{drank} obutwa',
      'alidde obutwa',
      '{drank} ~ obutwa',
      '(baamuwadde|bamuwadde) obutwa',
      '(anywedde|yanywedde|nywedde) eddagala ~ (fuuyira|ebirime|ebiwuka|emmese|ensolo)',
    ],
  },
  pesticide_exposure: {
    label: "Eddagala ly'ebiwuka",
    question: "Yanywedde oba yakutte ku ddagala ly'ebiwuka?",
    phrases: [
      'eddagala lyebiwuka',
      '{drank} eddagala lyebiwuka',
      'eddagala lyemmese',
      '{drank} ~ {pesticide}',
      '(fuuyira|fuuyidde|yafuuyidde) ~ {pesticide}',
    ],
  },
  kerosene_swallowed: {
    label: "Okunywa amafuta g'ettaala",
    question: "Yanywedde amafuta g'ettaala?",
    phrases: [
      '{drank} amafuta gettaala',
      '{drank} amafuta',
      '{drank} peetulooli',
      '{drank} {paraffin}',
      '{paraffin} ~ {drank}',
    ],
  },
  caustic_swallowed: {
    label: 'Okunywa asidi',
    question: 'Yanywedde asidi?',
    phrases: ['{drank} asidi', '{drank} jik', '{drank} {caustic}', '{caustic} ~ {drank}'],
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
      '{drank} ({pill}|eddagala) (nnyingi|mangi|bungi|lingi|kkumi|bukumi|{10-200})',
      '{drank} {pill} ~ (okwetta|kwetta)',
      '(mize|namize|yamize|miridde|amira) ~ (panado|paracetamol|empeke|makerenda|eddagala) ({8-200}|asatu|ana|ataano|amakumi abiri)',
      '(mize|namize|yamize) (panado|paracetamol) ~ (asatu|ana|ataano|amakumi|nnyingi)',
      '(liridde|alidde|yalidde|alya) empeke ~ (sukaali|pressure|puleesa|jjajjaawe|jjajja)',
      '(lidde|alidde|yalidde|ndidde) ({pill}|makerenda musujja) (mangi|nnyingi|bungi|kkumi|bukumi|asatu|ataano|{8-200})',
    ],
  },
  methanol_or_illicit_brew: { label: 'Enguli', question: 'Wanywedde enguli?', phrases: ['enguli'] },
  carbon_monoxide_exposure: {
    label: 'Ssigiri mu nnyumba enzigale',
    question: 'Waliwo ssigiri eyaka mu nnyumba enzigale?',
    phrases: [
      'ssigiri ~ nnyumba',
      'sigiri ~ nnyumba',
      'ssigiri ~ ekisenge',
      'sigiri ~ ekisenge',
      'omukka gwa (ssigiri|sigiri)',
    ],
  },
  poisonous_mushroom_or_plant: {
    label: "Obutiko bw'omu nsiko",
    question: "Walidde obutiko bw'omu nsiko?",
    phrases: ['alidde obutiko', 'yalidde obutiko', 'ndidde obutiko', '(lidde|balidde|yalya|yalidde) obutiko'],
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
      '(mize|yamize|yamira) (bbaatule|bbatule|battery|batiri)',
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
  excessive_salivation: {
    label: 'Ejjovu lingi mu kamwa',
    question: 'Akamwa kavaamu ejjovu lingi?',
    phrases: ['{mouth} ~ (ejjovu|jjovu|amalusu|malusu|ddovu)', '(ejjovu|amalusu) (lingi|mangi)'],
  },
  muscle_twitching: {
    label: 'Ebinywa bibuukabuuka',
    question: 'Ebinywa bikubuukabuuka?',
    phrases: ['(ebinywa|binywa|ennyama) ~ (bibuukabuuka|ebuukabuuka|bibuuka)'],
  },
}
