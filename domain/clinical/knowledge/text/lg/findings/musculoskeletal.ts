import type { MUSCULOSKELETAL_FINDINGS } from '#domain/clinical/knowledge/findings/musculoskeletal.ts'
import type { FindingText } from '#domain/clinical/knowledge/text/finding-text.ts'

export const MUSCULOSKELETAL_FINDINGS_LG: Partial<Record<keyof typeof MUSCULOSKELETAL_FINDINGS, FindingText>> = {
  joint_pain: {
    label: 'Ennyingo eziruma',
    question: 'Ennyingo zikuluma?',
    phrases: [
      '{pain} {joint}',
      '{joint} {pain}',
      '(ennyingo|nnyingo|nnyigo|ennyigo) ({pain}|binnuma|zinnuma|zimuluma)',
      '{pain} (nnyingo|mu nnyingo)',
      '(omutwe|omugongo) ~ ennyingo binnuma',
    ],
  },
  joint_swelling: {
    label: 'Okuzimba ennyingo',
    question: 'Ennyingo zizimbye?',
    phrases: ['{swelling} {joint}', '{joint} {swelling}', '(evviivi|amaviivi|enkokola|akakongovvule) {swelling}'],
  },
  hot_joint: {
    label: 'Ennyingo eyokya',
    question: 'Ennyingo eyokya era emyuse?',
    phrases: [
      'ennyingo ~ zokya',
      'ennyingo ~ eyokya',
      '({joint}|evviivi) {burning}',
      '({joint}|evviivi) {swelling} {burning}',
    ],
  },
  big_toe_pain: {
    label: 'Akagere akanene kaluma',
    question: 'Akagere akanene kaluma?',
    phrases: ['(akagere akanene|ekigere ekisajja|akasajja akagere) ~ ({pain}|{swelling})'],
  },
  muscle_pain: {
    label: 'Ebinywa ebiruma',
    question: 'Omubiri gwonna gukuluma?',
    phrases: [
      '{pain} ebinywa',
      'ebinywa {pain}',
      '{pain} omubiri',
      'omubiri {pain}',
      'omubiri gwonna {pain}',
      'omubiri (gumenyeka|gummenyeka|gwonna gunnuma)',
      '{pain} {body}',
      '{body} {pain}',
      '{body} gwonna {pain}',
    ],
  },
  muscle_cramps: {
    label: 'Ebinywa okwekwata',
    question: 'Ebinywa byekwata?',
    phrases: [
      '(ebinywa|ekinywa|entumbwe) ~ (byekwata|kyekwata|zeekwata|okwekwata)',
      '(ebinywa|ekinywa|entumbwe|amagulu) ~ (bimukwata|binkwata|zimukwata|zinkwata|kimukwata|kinkwata)',
    ],
  },
  bone_pain: {
    label: 'Amagumba agaluma',
    question: 'Amagumba gakuluma?',
    phrases: ['{pain} amagumba', 'amagumba {pain}', 'amagumba ~ {pain}', '{pain} {bone}', '{bone} {pain}'],
  },
  back_pain: {
    label: 'Omugongo oguluma',
    question: 'Omugongo gukuluma?',
    phrases: ['{pain} {back}', '{back} {pain}', 'obulumi ~ {back}', '(nnina|alina|nina) omugongo'],
  },
  back_pain_to_leg: {
    label: 'Omugongo guluma okutuuka mu kugulu',
    question: 'Obulumi buva mu mugongo ne budda mu kugulu?',
    phrases: ['{back} {pain} ~ (okugulu|amagulu|kugulu)', '{pain} {back} ~ (okugulu|kugulu)'],
  },
  neck_pain: {
    label: 'Ensingo eruma',
    question: 'Ensingo ekuluma?',
    phrases: ['{pain} ensingo', 'ensingo {pain}', '{pain} obulago', 'obulago {pain}', '{pain} {neck}', '{neck} {pain}'],
  },
  shoulder_pain: {
    label: 'Ebbegabega eriruma',
    question: 'Ebbegabega likuluma?',
    phrases: ['{pain} ebbegabega', 'ebbegabega {pain}', '{pain} ebibegabega', 'ebibegabega {pain}'],
  },
  knee_pain: {
    label: 'Evviivi eriruma',
    question: 'Evviivi likuluma?',
    phrases: [
      '{pain} evviivi',
      'evviivi {pain}',
      '{pain} amaviivi',
      'amaviivi {pain}',
      '(evviivi|amaviivi) ~ (linnuma|limuluma|gannuma|gamuluma)',
    ],
  },
  limp_or_refuses_walk: {
    label: 'Awenyera',
    question: 'Omwana awenyera oba agaana okutambula?',
    phrases: ['awenyera', 'okuwenyera', 'mpenyera', '{refuse} okutambula'],
  },
  difficulty_walking: {
    label: "Okutambula n'obuzibu",
    question: "Otambula n'obuzibu?",
    phrases: [
      'tambula (bubi|na buzibu|nobuzibu)',
      '{pain} ~ ntambula',
      '{cannot} kutambula bulungi',
      '(okutambula|kutambula) (kizibu|kuzibu|kukaluba|kumukaluubirira|kunkaluubirira)',
    ],
  },
  single_joint_swelling: {
    label: 'Ennyingo emu ezimbye',
    question: 'Ennyingo emu ezimbye?',
    phrases: ['(evviivi|vviivi|enkokola|akakongovvule) {swelling}', '{swelling} (evviivi|enkokola|akakongovvule)'],
  },
  heel_pain: {
    label: 'Ekisinziiro ekiruma',
    question: 'Ekisinziiro kikuluma?',
    phrases: ['{pain} ekisinziiro', 'ekisinziiro {pain}'],
  },
}
