import type { POISONING_FINDINGS } from '#domain/clinical/knowledge/findings/poisoning.ts'
import type { FindingText } from '#domain/clinical/knowledge/text/finding-text.ts'

export const POISONING_FINDINGS_RW: Partial<Record<keyof typeof POISONING_FINDINGS, FindingText>> = {
  poison_swallowed: {
    label: 'Kunywa uburozi',
    question: 'Yanyoye cyangwa yariye uburozi?',
    phrases: ['{drank} uburozi', 'yariye uburozi', 'uburozi'],
  },
  pesticide_exposure: {
    label: 'Umuti wica udukoko',
    question: 'Yanyoye cyangwa yakoze ku muti wica udukoko?',
    phrases: ['umuti wica udukoko', 'umuti wimbeba', '{drank} tiyoda', 'tiyoda'],
  },
  kerosene_swallowed: {
    label: 'Kunywa peteroli',
    question: 'Yanyoye peteroli?',
    phrases: ['{drank} peteroli', '{drank} lisansi'],
  },
  caustic_swallowed: { label: 'Kunywa aside', question: 'Yanyoye aside?', phrases: ['{drank} aside', '{drank} javel'] },
  overdose: {
    label: 'Kunywa imiti myinshi',
    question: 'Yanyoye imiti myinshi cyane?',
    phrases: ['{drank} imiti myinshi', '{drank} ibinini byinshi', 'mize ibinini byinshi', 'mize imiti myinshi'],
  },
  methanol_or_illicit_brew: {
    label: 'Kanyanga',
    question: 'Wanyoye kanyanga?',
    phrases: ['kanyanga', '{drank} kanyanga'],
  },
  carbon_monoxide_exposure: {
    label: 'Imbabura mu nzu ifunze',
    question: 'Hari imbabura yaka mu nzu ifunze?',
    phrases: ['imbabura ~ nzu', 'imbabura ~ icyumba'],
  },
  poisonous_mushroom_or_plant: {
    label: 'Ibihumyo byo mu gasozi',
    question: 'Wariye ibihumyo byo mu gasozi?',
    phrases: ['yariye ibihumyo', 'nariye ibihumyo'],
  },
  button_battery_swallowed: {
    label: 'Kumira bateri',
    question: 'Umwana yamize bateri?',
    phrases: ['mize bateri', 'kumira bateri'],
  },
  herbal_medicine: {
    label: 'Imiti gakondo',
    question: 'Wakoresheje imiti gakondo?',
    phrases: ['(imiti|umuti) (gakondo|wa kinyarwanda|ya kinyarwanda)', 'umuvuzi gakondo'],
  },
  pinpoint_pupils: {
    label: "Imboni nto cyane nk'umutwe w'urushinge",
    question: "Imboni z'amaso ni nto cyane?",
    phrases: [
      'imboni nto cyane',
      'myosis',
      'pupilles punctiformes',
      'pupilles en myosis',
      'pupilles serrées',
      'pinpoint pupils',
      'miosis',
      'constricted pupils',
      'pinpoint pupil',
    ],
  },
}
