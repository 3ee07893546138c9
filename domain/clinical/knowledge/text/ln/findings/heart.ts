import type { HEART_FINDINGS } from '#domain/clinical/knowledge/findings/heart.ts'
import type { FindingText } from '#domain/clinical/knowledge/text/finding-text.ts'

export const HEART_FINDINGS_LN: Partial<Record<keyof typeof HEART_FINDINGS, FindingText>> = {
  chest_pain: {
    label: 'Mpasi ya ntolo',
    question: 'Ntolo ezali kosala yo mpasi?',
    phrases: ['{pain} {chest}', '{chest} {pain}', '{pain} na kati ya {chest}'],
  },
  chest_pressure: {
    label: 'Kilo na ntolo',
    question: 'Ozali koyoka kilo na ntolo?',
    phrases: ['kilo {chest}', '{chest} kilo', 'kilo na kati ya {chest}'],
  },
  crushing_chest_pain: {
    label: 'Mpasi ya ntolo lokola bazali kofina',
    question: 'Ntolo ezali kosala mpasi lokola eloko ya kilo ezali kofina yo?',
    phrases: ['douleur thoracique constrictive', 'douleur thoracique en étau', 'douleur thoracique écrasante'],
  },
  chest_pain_radiating_arm_jaw: {
    label: 'Mpasi ya ntolo ekei na loboko to mbanga',
    question: 'Mpasi ya ntolo ekei na loboko to na mbanga?',
    phrases: ['{pain} {chest} ~ loboko', '{chest} {pain} ~ loboko', '{pain} {chest} ~ mbanga'],
  },
  exertional_chest_pain: {
    label: 'Mpasi ya ntolo ntango ya kotambola',
    question: 'Ntolo ezalaka mpasi ntango ozali kotambola to kosala misala makasi?',
    phrases: ['{pain} {chest} ~ kotambola', '{pain} {chest} ~ misala makasi'],
  },
  chest_pain_at_rest: {
    label: 'Mpasi ya ntolo ata ntango apemi, to koleka miniti 20',
    question: 'Mpasi ya ntolo eyaka ata ntango ofandi, to eumelaka koleka miniti 20?',
    phrases: [
      '{pain} {chest} ~ afandi',
      '{pain} {chest} ~ nafandi',
      'douleur thoracique au repos',
      'angor de repos',
      'angor instable',
    ],
  },
  tearing_chest_pain: {
    label: 'Mpasi ya ntolo lokola ezali kopasuka, ekei na mokongo',
    question: 'Mpasi ya ntolo ezali lokola ezali kopasuka mpe ekei na mokongo?',
    phrases: ['douleur déchirante', 'douleur thoracique déchirante', 'douleur thoracique transfixiante'],
  },
  chest_tightness: { label: 'Ntolo ekangami', question: 'Ozoyoka ntolo ekangami?', phrases: ['{chest} {locked}'] },
  palpitations: {
    label: 'Motema kobeta makasi',
    question: 'Motema ezali kobeta makasi?',
    phrases: [
      'motema kobeta makasi',
      'motema ezobeta makasi',
      'motema kobeta noki',
      'motema ezobeta noki',
      'motema ezobeta mbangu',
      'motema ebetaka noki',
      'motema ebetaka makasi',
      'motema ezopumbwa',
      'motema ezolenga',
    ],
  },
  orthopnoea: {
    label: 'Mpasi ya kopema ntango alali',
    question: 'Ozali na mpasi ya kopema ntango olali?',
    phrases: [
      '{breathless} ~ alali',
      '{breathless} ~ nalali',
      '{breathless} ~ kolala',
      '{breathless} ~ {can} kolala te',
      '{breathless} ~ alalaka ya kofanda',
    ],
  },
  paroxysmal_nocturnal_dyspnoea: {
    label: 'Kolamuka na butu na mpasi ya kopema',
    question: 'Olamukaka na butu na mpasi ya kopema?',
    phrases: ['lamuka ~ {breathless}', 'dyspnée paroxystique nocturne'],
  },
  raised_neck_veins: {
    label: 'Misisa ya kingo evimbi',
    question: 'Misisa ya kingo evimbi?',
    phrases: ['misisa ya kingo {swelling}', 'misisa ya nkingo {swelling}', 'turgescence jugulaire'],
  },
  muffled_heart_sounds: {
    label: 'Motema ezali koyokana moke (bruits du cœur assourdis)',
    question: 'Soki oyoki motema, kobeta na yango ezali koyokana moke mpenza?',
    phrases: ['bruits du coeur assourdis', 'bruits du cœur assourdis', 'bruits cardiaques assourdis'],
  },
  narrow_pulse_pressure: {
    label: 'Tension pincée: ba chiffres mibale ya tansio ezali pene',
    question: 'Bokeseni ya ba chiffres mibale ya tansio ezali 20 to na nse?',
    phrases: ['tension pincée', 'ta pincée', 'différentielle pincée'],
  },
  unequal_arm_pulses: {
    label: 'Pouls to tansio ekeseni na maboko to na makolo',
    question: 'Pouls to tansio ekeseni na maboko mibale, to na loboko mpe lokolo?',
    phrases: ['asymétrie tensionnelle', 'asymétrie des pouls', 'pouls asymétriques'],
  },
  syncope: {
    label: 'Evanouissement',
    question: 'Abungisaki bososoli mpe na nsima azongaki malamu?',
    phrases: [
      'evanoui',
      'evanouissement',
      'syncope',
      'akweaki bososoli te',
      'akwei mpe azongi na bososoli',
      'abungisi mayele moke',
    ],
  },
  exertional_syncope: {
    label: 'Kobungisa bososoli ntango ya misala makasi',
    question: 'Obungisaki bososoli ntango ozalaki kopota mbango to kosala misala makasi?',
    phrases: ['{lose} bososoli ~ misala makasi', "syncope d'effort", "syncope à l'effort"],
  },
  calf_pain: { label: 'Mpasi ya mollet', question: 'Mollet ezali mpasi?', phrases: ['{pain} mollet', 'mollet {pain}'] },
  calf_swelling: {
    label: 'Mollet moko evimbi',
    question: 'Mollet ya lokolo moko evimbi?',
    phrases: [
      'mollet {swelling}',
      '{swelling} mollet',
      'mollet gonflé',
      'mollet enflé',
      'mollet dur',
      'mollet tendu',
      'gonflement du mollet',
      'gros mollet',
      'lokolo nse {swelling}',
    ],
  },
  foot_pain_at_rest: {
    label: 'Mpasi ya lokolo ntango apemi to na butu',
    question: 'Lokolo ezalaka mpasi ntango olali to na butu, mpe ekitaka soki okitisi yango?',
    phrases: ['{pain} lokolo ~ butu', 'douleur de décubitus', 'douleur du pied au repos', 'ischémie critique'],
  },
  cold_limb: {
    label: 'Lokolo to loboko ekomi malili, pembe mpe mpasi',
    question: 'Lokolo to loboko ekomi na mbalakaka malili, pembe mpe mpasi?',
    phrases: [
      'lokolo ekomi malili',
      'loboko ekomi malili',
      'ischémie aiguë',
      'jambe froide',
      'membre froid',
      'pied froid et pâle',
    ],
  },
  absent_pulse_limb: {
    label: 'Pouls ezali te na lokolo to loboko',
    question: 'Pouls ezali koyokana te na lokolo to loboko ya mpasi to ya malili?',
    phrases: [
      'pouls ezali te',
      'pouls ezoyokana te',
      'abolition du pouls',
      'abolition des pouls',
      'absence de pouls',
      'pouls aboli',
      'pouls absent',
    ],
  },
  endocarditis_signs: {
    label: 'Bilembo ya endocardite (Osler, Janeway)',
    question: 'Bilembo ya moindo ezali na nse ya manzaka, to na kati ya maboko mpe makolo?',
    phrases: [
      "faux panaris d'osler",
      "nodules d'osler",
      'taches de janeway',
      'érythème de janeway',
      'hémorragies sous-unguéales',
    ],
  },
  blue_spells: {
    label: 'Mwana akomaka bleu (malaise anoxique)',
    question: 'Mwana akomaka bleu ntango azali kolela, komela mabele to kosakana?',
    phrases: ['mwana akomaka bleu', 'mwana akomi bleu', 'malaise anoxique', 'bleuit en pleurant'],
  },
  sweats_or_tires_when_feeding: {
    label: 'Mwana abimisaka motoki to alembaka ntango ya komela mabele',
    question: 'Mwana abimisaka motoki, alembaka to mpema ekatanaka ntango azali komela mabele?',
    phrases: [
      'motoki ~ komela mabele',
      'transpire pendant la tétée',
      'sueurs à la tétée',
      'fatigue à la tétée',
      "s'essouffle à la tétée",
    ],
  },
}
