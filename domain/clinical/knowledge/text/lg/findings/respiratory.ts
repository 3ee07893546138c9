import type { RESPIRATORY_FINDINGS } from '#domain/clinical/knowledge/findings/respiratory.ts'
import type { FindingText } from '#domain/clinical/knowledge/text/finding-text.ts'

export const RESPIRATORY_FINDINGS_LG: Partial<Record<keyof typeof RESPIRATORY_FINDINGS, FindingText>> = {
  cough: { label: 'Okukolola', question: 'Okolola?', phrases: ['{cough}', '{have} ekifuba'] },
  cough_2_weeks: {
    label: 'Okukolola okumaze wiiki 2 oba okusingawo',
    question: 'Okukolola kumaze wiiki bbiri oba okusingawo?',
    phrases: [
      '{cough} ~ wiiki bbiri',
      '{cough} ~ wiiki ssatu',
      '{cough} ~ omwezi',
      '{cough} okutakoma',
      '{cough} okutawona',
    ],
  },
  dry_cough: {
    label: 'Okukolola okukalu',
    question: 'Okolola nga tewali kivaayo?',
    phrases: ['{cough} okukalu', '{cough} kukalu', 'akakololo akakalu'],
  },
  productive_cough: {
    label: 'Okukolola ebikolola',
    question: "Bw'okolola waliwo ekivaayo?",
    phrases: ['ebikolola', 'ekikolola', '{cough} ~ ebikolola'],
  },
  coloured_sputum: {
    label: 'Ekikolola kya kyenvu oba kiragala',
    question: 'Ekikolola kya kyenvu oba kiragala?',
    phrases: ['(ekikolola|ebikolola|ekikoola) ~ (kyenvu|kiragala|amasira)'],
  },
  pink_frothy_sputum: {
    label: 'Ekikolola ekirimu ejjovu oba ekya pinki',
    question: 'Ekikolola kirimu ejjovu oba kya pinki?',
    phrases: [
      'ekikolola ~ ejjovu',
      'ebikolola ~ ejjovu',
      'pink frothy sputum',
      'frothy sputum',
      'pink sputum',
      'foamy sputum',
    ],
  },
  haemoptysis: {
    label: 'Okukolola omusaayi',
    question: 'Okolola omusaayi?',
    phrases: [
      '{cough} {blood}',
      'ekikolola ~ {blood}',
      'ebikolola ~ {blood}',
      'okuwanda {blood}',
      'awanda {blood}',
      'mpanda {blood}',
    ],
  },
  massive_haemoptysis: {
    label: 'Okukolola omusaayi mungi',
    question: 'Okolola omusaayi ogusukka ekikopo?',
    phrases: [
      '{cough} {blood} mungi',
      'massive haemoptysis',
      'massive hemoptysis',
      'frank hemoptysis',
      'coughing large amounts of blood',
    ],
  },
  barking_cough: {
    label: "Okukolola ng'embwa eboggola",
    question: "Akolola ng'embwa eboggola?",
    phrases: ['{cough} ~ embwa', '{cough} ngembwa', '{cough} nembwa eboggola'],
  },
  whoop: {
    label: "Whooping cough: eddoboozi ng'assa munda oluvannyuma lw'okukolola",
    question: "Bw'amala okukolola ennyo, assa munda n'eddoboozi ery'omwanguka?",
    phrases: ['whooping cough', 'whoop after cough'],
  },
  vomiting_after_cough: {
    label: 'Okusesema nga amaze okukolola',
    question: "Asesema ng'amaze okukolola?",
    phrases: ['{vomit} ~ (akolola|akolodde|okukolola|nkolola|amaze okukolola)'],
  },
  night_cough: { label: 'Okukolola ekiro', question: 'Okolola nnyo ekiro?', phrases: ['{cough} ~ ekiro'] },
  shortness_of_breath: {
    label: 'Okuziyira',
    question: 'Oziyira?',
    phrases: ['ziyira', 'okuziyira', '{breathe} ~ aziyira'],
  },
  difficulty_breathing: {
    label: 'Obuzibu mu kussa',
    question: 'Osanga obuzibu mu kussa?',
    phrases: [
      '{breathless}',
      '{cannot} kussa',
      '{fail} okussa',
      'okussa kumukaluubiridde',
      'okussa (kumukaluubirira|kunkaluubirira|kukaluba|kuzibu|kunkaluubiridde)',
      '{breathe} (nobuzibu|na buzibu)',
    ],
  },
  shortness_of_breath_at_rest: {
    label: 'Obuzibu mu kussa nga awummudde',
    question: "Osanga obuzibu mu kussa ne bw'oba owummudde?",
    phrases: ['{breathless} ~ atudde', '{breathless} ~ awummudde', '{breathless} ~ ntudde', '{breathless} ~ mpummudde'],
  },
  exertional_breathlessness: {
    label: "Okuziyira ng'atambula",
    question: "Oziyira ng'otambula oba ng'olinnya?",
    phrases: [
      '{breathless} ~ (tambula|ntambula|atambula|okutambula|linnya|nninnya)',
      '(akoowa|nkoowa) mangu ~ (atambula|ntambula)',
    ],
  },
  sudden_breathlessness: {
    label: 'Obuzibu mu kussa obuzze embagirawo',
    question: 'Obuzibu mu kussa bwazze mbagirawo?',
    phrases: ['{breathless} ~ {sudden}'],
  },
  cannot_speak_full_sentences: {
    label: 'Tasobola kumalayo sentensi',
    question: "Tasobola kumaliriza bye yogera olw'okussa?",
    phrases: [
      '{cannot} kwogera ~ okussa',
      '{cannot} kwogera ~ aziyira',
      '{cannot} (kumaliriza|kumala) (sentensi|bigambo|kigambo)',
      '{cannot} kwogera bulungi ~ okussa',
      'ayogera kigambo kimu',
    ],
  },
  respiratory_distress: {
    label: "Okussa n'amaanyi n'obuzibu",
    question: 'Assa na maanyi era na buzibu bungi?',
    phrases: ['{breathe} na buzibu bungi', '{breathe} na maanyi', 'aziyira nnyo', 'okuziyira ennyo'],
  },
  accessory_muscle_use: {
    label: "Assa akozesa ebinywa by'ensingo oba eby'olubuto (accessory muscles)",
    question: "Ebinywa by'ensingo oba eby'olubuto byesika buli lw'assa?",
    phrases: [
      'accessory muscles',
      'intercostal retractions',
      'subcostal retractions',
      'suprasternal retractions',
      'tracheal tug',
    ],
  },
  gasping: {
    label: "Assa ng'anoonya omukka (gasping)",
    question: "Assa ng'anoonya omukka?",
    phrases: ['gasping', 'agonal breathing', 'gasping for air'],
  },
  chest_indrawing: {
    label: "Ekifuba kiyingira munda ng'assa",
    question: "Embiriizi ziyingira munda ng'assa?",
    phrases: [
      'ekifuba ~ kiyingira munda',
      'embiriizi ~ ziyingira munda',
      'ekifuba kiyingira',
      'embiriizi ziyingira',
      '{chest} ~ (kiyingira|kyesika munda|kiyingira munda)',
      'embiriizi (ziyingira|zeesika) munda',
    ],
  },
  nasal_flaring: {
    label: "Ennyindo zeggula nnyo ng'assa (nasal flaring)",
    question: "Ennyindo zeggula nnyo buli lw'assa?",
    phrases: ['ennyindo zeggula', 'nasal flaring', 'flaring nostrils', 'alar flaring'],
  },
  grunting: {
    label: "Okusinda ng'assa",
    question: "Asinda ng'assa?",
    phrases: ['sinda ~ {breathe}', 'okusinda ~ {breathe}'],
  },
  head_nodding: {
    label: "Omutwe gunyeenya buli lw'assa (head nodding)",
    question: "Omutwe gunyeenya buli lw'assa?",
    phrases: ['head nodding', 'head bobbing'],
  },
  stridor: {
    label: "Stridor: eddoboozi ekkakkaavu ng'assa munda",
    question: "Waliwo eddoboozi eritali lya bulijjo ng'assa munda?",
    phrases: ['stridor', 'stridulous', 'noisy inspiration', '{breathe} ~ (awuuma nga ayingiza|akoolooma|akooloma)'],
  },
  stridor_when_calm: {
    label: "Stridor ng'omwana ateredde",
    question: "Eddoboozi eryo liwulirwa n'omwana bw'aba ateredde?",
    phrases: ['stridor ~ ateredde', 'stridor at rest', 'stridor when calm', 'resting stridor'],
  },
  wheeze: {
    label: 'Okuwuuma mu kifuba',
    question: "Ekifuba kiwuuma ng'ossa?",
    phrases: [
      '{breathe} ~ (awuuma|kiwuuma|awumaawuma|afuuwa luwombo)',
      '{breathe} awuuma',
      '{chest} (kiwuuma|kifuuwa|kikaaba)',
      'okuwuuma ~ {chest}',
    ],
  },
  inhaler_not_helping: {
    label: 'Inhaler takyayamba',
    question: 'Inhaler takyamuyamba?',
    phrases: [
      'inhaler takyayamba',
      'inhaler ~ tayamba',
      'inhaler not helping',
      'inhaler not working',
      'no response to salbutamol',
      'not responding to salbutamol',
      '(puffer|puffa|inhaler|ventolin|inhela) ~ (tewali njawulo|tayamba|teyamba|tekoze|takyayamba|teyambye)',
    ],
  },
  silent_chest: {
    label: 'Silent chest: omukka teguwulirwa nga guyingira mu mawuggwe',
    question: "Bw'owuliriza ekifuba, omukka oguyingira tegukyawulirwa oba gwa katono nnyo?",
    phrases: ['silent chest', 'no air entry', 'minimal air entry', 'poor air entry bilaterally'],
  },
  deep_rapid_breathing: {
    label: 'Okussa ennyo era mangu (Kussmaul)',
    question: "Assa mangu era ng'assa omukka mungi?",
    phrases: ['kussmaul', 'kussmaul breathing', 'deep rapid breathing', 'deep fast breathing', 'acidotic breathing'],
  },
  irregular_breathing: {
    label: 'Okussa okukyukakyuka (irregular breathing)',
    question: 'Okussa kwe kukyukakyuka, oluusi ne kuyimirira?',
    phrases: ['irregular breathing', 'breathing irregular', 'cheyne-stokes', 'periodic breathing', 'breathing pauses'],
  },
  apnoea: {
    label: 'Okulekera awo okussa',
    question: 'Oluusi alekera awo okussa?',
    phrases: ['alekera awo okussa', 'yalekedde awo okussa', 'takyassa', 'tassa'],
  },
  noisy_chest: {
    label: 'Ekifuba kivuga',
    question: "Ekifuba kireekaana ng'assa?",
    phrases: ['{chest} (kivuga|kireekaana|kiduuma|kiwowogganya)', '{breathe} ~ (avuga|aleekaana|okuvuga)'],
  },
  trachea_shifted: {
    label: 'Trachea esenguse ku ludda olumu',
    question: 'Trachea esenguse ku ludda olumu?',
    phrases: ['tracheal deviation', 'deviated trachea', 'trachea deviated', 'trachea shifted'],
  },
  air_under_skin: {
    label: "Omukka wansi w'olususu lw'ensingo oba ekifuba (subcutaneous emphysema)",
    question: "Bw'onyiga olususu lw'ensingo oba ekifuba, owulira ng'olulimu omukka?",
    phrases: ['subcutaneous emphysema', 'surgical emphysema', 'air under the skin'],
  },
}
