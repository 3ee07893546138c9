import type { EAR_NOSE_THROAT_MOUTH_FINDINGS } from '#domain/clinical/knowledge/findings/ear-nose-throat-mouth.ts'
import type { FindingText } from '#domain/clinical/knowledge/text/finding-text.ts'

export const EAR_NOSE_THROAT_MOUTH_FINDINGS_LN: Partial<
  Record<keyof typeof EAR_NOSE_THROAT_MOUTH_FINDINGS, FindingText>
> = {
  ear_pain: {
    label: 'Mpasi ya litoi',
    question: 'Litoi ezali kosala yo mpasi?',
    phrases: ['{pain} {ear}', '{ear} {pain}'],
  },
  ear_discharge: {
    label: 'Pus na litoi',
    question: 'Pus ezali kobima na litoi?',
    phrases: [
      'pus {ear}',
      '{ear} ~ pus',
      'pus ezobima na {ear}',
      '(mai|bisoi|nsoi) ~ {ear}',
      '{ear} ~ mai',
      '{ear} (ezotanga|etangaka|kotanga)',
      'otite',
    ],
  },
  ear_discharge_foul: {
    label: 'Mai ya kolumba na litoi',
    question: 'Mai ezobima na litoi ezali kolumba?',
    phrases: ['{ear} ~ mai (ya|) {smelly}', '{ear} ~ pus {smelly}', '{ear} {smelly}', '{ear} ~ (ezolumba|kolumba)'],
  },
  ear_itch: {
    label: 'Mokosa ya litoi',
    question: 'Litoi ezali kosala mokosa?',
    phrases: ['{itch} {ear}', '{ear} {itch}'],
  },
  hearing_loss: {
    label: 'Koyoka malamu te na matoi',
    question: 'Ozali koyoka malamu te na matoi?',
    phrases: [
      'akufi matoi',
      'nakufi matoi',
      'kokufa matoi',
      'mokufi matoi',
      '({ear}|azoyoka|nazoyoka|ayokaka|nayokaka) malembe',
      '{ear} ezoyoka (malamu|) te',
      '{ear} eyokaka (malamu|) te',
      '{ear} eyokaka malamu te',
    ],
  },
  sudden_hearing_loss: {
    label: 'Kokufa matoi na mbalakaka',
    question: 'Okokaki koyoka te na mbalakaka?',
    phrases: ['akufi matoi ~ {sudden}', 'nakufi matoi ~ {sudden}'],
  },
  ringing_in_ears: {
    label: 'Litoi ezoganga',
    question: 'Oyokaka makelele na matoi?',
    phrases: ['{ear} ezoganga', '{ear} koganga', 'makelele na {ear}', 'acouphene', 'acouphenes', 'bourdonnement'],
  },
  ear_fullness: { label: 'Litoi ekangami', question: 'Litoi ekangami?', phrases: ['{ear} {locked}'] },
  child_pulls_ear: {
    label: 'Mwana azobenda litoi',
    question: 'Mwana azali kobenda litoi?',
    phrases: ['benda {ear}', 'abendaka {ear}', 'azobenda {ear}'],
  },
  swelling_behind_ear: {
    label: 'Nsima ya litoi evimbi',
    question: 'Nsima ya litoi evimbi?',
    phrases: [
      'nsima litoi {swelling}',
      'nsima ya matoi {swelling}',
      '{swelling} nsima litoi',
      'nsima litoyi {swelling}',
    ],
  },
  runny_nose: {
    label: 'Zolo kotanga',
    question: 'Zolo ezali kotanga?',
    phrases: [
      'zolo kotanga',
      'zolo ezotanga',
      'grippe',
      'rhume',
      'zolo {out} mai',
      'zolo ezobimisa mai',
      'zolo etangaka',
      'zolo ezobima',
      'zolo etangi',
    ],
  },
  blocked_nose: {
    label: 'Zolo ekangami',
    question: 'Zolo ekangami?',
    phrases: ['zolo ekangami', 'zolo ezokangama', 'zolo {locked}', 'zolo ekangamaka'],
  },
  purulent_nasal_discharge: {
    label: 'Nsoi ya pus na zolo',
    question: 'Zolo ezali kobimisa pus?',
    phrases: ['zolo ~ (pus|jaune|vert)'],
  },
  sneezing: {
    label: 'Koetisa',
    question: 'Ozali koetisa mingi?',
    phrases: ['eternuement', 'eternuements', 'azosala atchoum', 'nazosala atchoum'],
  },
  nosebleed: {
    label: 'Makila na zolo',
    question: 'Makila ezali kobima na zolo?',
    phrases: ['{blood} na zolo', '{bleed} na zolo', 'zolo ~ {blood}'],
  },
  nosebleed_prolonged: {
    label: 'Makila ya zolo ekoki kotelema te',
    question: 'Makila ya zolo ezali kotelema te?',
    phrases: ['{blood} zolo mingi', '{blood} mingi zolo'],
  },
  sore_throat: {
    label: 'Mpasi ya mongongo',
    question: 'Mongongo ezali kosala yo mpasi?',
    phrases: [
      '{pain} mongongo',
      'mongongo {pain}',
      'mongongo ezoswa',
      'mongongo {burning}',
      'mongongo mpota',
      'angine',
    ],
  },
  painful_swallowing: {
    label: 'Mpasi ya komela',
    question: 'Ozali na mpasi ntango ya komela?',
    phrases: [
      '{pain} ~ ntango (ya|) komela',
      'mpasi ya komela',
      'pasi ya komela',
      'komela nsoi {pain}',
      'komela bilei {pain}',
    ],
  },
  drooling_unable_to_swallow: {
    label: 'Akoki komela nsoi te',
    question: 'Nsoi ezali kotanga mpo akoki komela yango te?',
    phrases: ['{can} komela nsoi te', "n'avale plus sa salive", 'hypersalivation', 'stase salivaire'],
  },
  sits_leaning_forward_to_breathe: {
    label: 'Afandi agumbami liboso mpo na kopema',
    question: 'Afandi agumbami liboso, kingo esembolami, mpo akoka kopema?',
    phrases: ['penché en avant pour respirer', 'assis penché en avant', 'position du trépied'],
  },
  muffled_voice: {
    label: 'Mongongo lokola azali na eloko ya moto na monoko (voix étouffée)',
    question: 'Mongongo ebongwani lokola azali na eloko ya moto na monoko?',
    phrases: ['voix étouffée', 'voix de patate chaude', 'voix couverte'],
  },
  hoarse_voice: {
    label: 'Mongongo ekangami',
    question: 'Mongongo ekangami?',
    phrases: ['mongongo ekangami', 'mongongo ekei', 'mongongo ebebi', 'mongongo esili', 'mongongo ya kokauka'],
  },
  one_tonsil_bulging: {
    label: 'Amygdale moko evimbi, luette ebendani',
    question: 'Ngambo moko ya mongongo evimbi, luette ebendani na ngambo mosusu?',
    phrases: [
      "phlegmon de l'amygdale",
      'phlegmon amygdalien',
      'phlegmon péri-amygdalien',
      "abcès de l'amygdale",
      'amygdale bombante',
      'luette déviée',
    ],
  },
  throat_membrane: {
    label: 'Loposo ya putulu na mongongo (fausse membrane)',
    question: 'Eloko lokola loposo ya langi ya putulu ezali na mongongo?',
    phrases: ['fausses membranes', 'membrane grise dans la gorge', 'membrane grisâtre'],
  },
  trismus: {
    label: 'Akoki kofungola monoko te',
    question: 'Akoki kofungola monoko te?',
    phrases: ['{can} kofungola monoko te', 'trismus'],
  },
  neck_swelling: {
    label: 'Kingo evimbi',
    question: 'Kingo evimbi?',
    phrases: ['kingo {swelling}', '{swelling} kingo', 'nkingo {swelling}'],
  },
  cheek_gland_swelling: {
    label: 'Litama evimbi',
    question: 'Matama evimbi?',
    phrases: ['(litama|matama) {swelling}', '{swelling} (litama|matama)', 'oreillons'],
  },
  floor_of_mouth_swelling: {
    label: 'Na nse ya lolemo to ya mbanga evimbi',
    question: 'Na nse ya lolemo to ya mbanga evimbi mpe ekomi makasi?',
    phrases: [
      'nse lolemo {swelling}',
      'nse mbanga {swelling}',
      'angine de ludwig',
      'plancher de la bouche gonflé',
      'plancher buccal gonflé',
      'gonflement sous la langue',
      'gonflement sous la mâchoire',
    ],
  },
  mouth_ulcers: {
    label: 'Mpota na monoko',
    question: 'Ozali na bampota na monoko?',
    phrases: [
      'mpota na monoko',
      'bampota na monoko',
      '{sore} (ya|) (pembe|motane|mike|) (kati|) (ya|) (monoko|lolemo|mbebu)',
      'monoko etondi (na|) {sore}',
      'monoko ezali na {sore}',
      '{sore} na lolemo',
      'aphte',
      'aphtes',
    ],
  },
  white_patches_in_mouth: {
    label: 'Bilembo ya pembe na monoko',
    question: 'Bilembo ya pembe ezali na kati ya monoko?',
    phrases: [
      '(bilembo|biloko) (ya|) pembe ~ (monoko|lolemo)',
      'muguet',
      'candidose ya monoko',
      'monoko ~ bilembo pembe',
    ],
  },
  koplik_spots: {
    label: 'Taches de Koplik na kati ya matama',
    question: 'Bilembo mike ya pembe ezali na kati ya matama?',
    phrases: ['taches de koplik', 'signe de koplik', 'koplik'],
  },
  lip_swelling: { label: 'Mbebu evimbi', question: 'Mbebu evimbi?', phrases: ['mbebu {swelling}', '{swelling} mbebu'] },
  tongue_swelling: {
    label: 'Lolemo evimbi',
    question: 'Lolemo evimbi?',
    phrases: ['lolemo {swelling}', '{swelling} lolemo'],
  },
  throat_swelling: {
    label: 'Mongongo evimbi',
    question: 'Mongongo evimbi?',
    phrases: ['mongongo {swelling}', '{swelling} mongongo'],
  },
  bad_breath: {
    label: 'Monoko ezolumba',
    question: 'Monoko na yo ezali kolumba?',
    phrases: ['monoko {smelly}', 'monoko {smell}'],
  },
  toothache: {
    label: 'Mpasi ya mino',
    question: 'Lino ezali kosala yo mpasi?',
    phrases: ['{pain} {tooth}', '{tooth} {pain}'],
  },
  tooth_decay: {
    label: 'Lino epoli',
    question: 'Lino epoli to ezali na lidusu?',
    phrases: ['{tooth} epoli', '{tooth} ya kopola', 'lidusu na {tooth}', 'carie', 'caries'],
  },
  gum_swelling: {
    label: 'Gencive evimbi',
    question: 'Gencive evimbi?',
    phrases: ['(gencive|gencives) {swelling}', '{swelling} gencive'],
  },
  gum_bleeding: {
    label: 'Makila na mino',
    question: 'Makila ezali kobima na mino to gencives?',
    phrases: [
      '{blood} ~ (gencive|gencives)',
      '{blood} na mino',
      '{blood} {out} mino',
      '{bleed} na mino',
      'mino {bleed}',
      '{bleed} gencives',
    ],
  },
  gum_boil_or_dental_abscess: {
    label: 'Abcès ya lino',
    question: 'Ozali na abcès ya lino?',
    phrases: ['abces ya {tooth}', 'abces dentaire', 'pus ~ {tooth}'],
  },
  gum_death_or_cheek_hole: {
    label: 'Gencive ekufi, ya moindo, to lidusu na litama (noma)',
    question: 'Eteni ya gencive to ya litama ekufi, ekomi moindo to elongwe?',
    phrases: [
      'lidusu na litama',
      'noma',
      'gencive noire',
      'gencive nécrosée',
      'trou dans la joue',
      'nécrose de la joue',
    ],
  },
}
