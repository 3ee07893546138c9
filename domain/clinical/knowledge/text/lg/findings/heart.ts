import type { HEART_FINDINGS } from '#domain/clinical/knowledge/findings/heart.ts'
import type { FindingText } from '#domain/clinical/knowledge/text/finding-text.ts'

export const HEART_FINDINGS_LG: Partial<Record<keyof typeof HEART_FINDINGS, FindingText>> = {
  chest_pain: {
    label: 'Ekifuba ekiruma',
    question: 'Ekifuba kikuluma?',
    phrases: [
      '{pain} {chest}',
      '{chest} {pain}',
      'obulumi ~ {chest}',
      'ekifuba ~ (kimunyiga|kinnyiga|kinyiga|kimunyigiriza|kinnyigiriza)',
    ],
  },
  chest_pressure: {
    label: 'Obuzito mu kifuba',
    question: 'Owulira obuzito mu kifuba?',
    phrases: ['obuzito ekifuba', 'ekifuba obuzito', 'ekifuba kizitowa', 'ekifuba kizitoowa', 'ekifuba kinzitooweredde'],
  },
  crushing_chest_pain: {
    label: 'Ekifuba okuluma nga kinyigibwa',
    question: "Ekifuba kikuluma ng'ekinyigibwa oba nga kiriko ekizito?",
    phrases: ['{chest} ~ kinyigibwa', 'crushing chest pain', 'squeezing chest pain', 'constricting chest pain'],
  },
  chest_pain_radiating_arm_jaw: {
    label: "Obulumi bw'ekifuba obugenda mu mukono oba oluba",
    question: "Obulumi bw'ekifuba bugenda mu mukono oba mu luba?",
    phrases: [
      '{pain} {chest} ~ omukono',
      '{chest} {pain} ~ omukono',
      '{pain} {chest} ~ oluba',
      '{chest} {pain} ~ oluba',
    ],
  },
  exertional_chest_pain: {
    label: "Ekifuba okuluma ng'atambula",
    question: "Ekifuba kikuluma ng'otambula oba ng'okola?",
    phrases: ['{chest} {pain} ~ tambula', '{pain} {chest} ~ tambula'],
  },
  chest_pain_at_rest: {
    label: "Ekifuba okuluma ng'awummudde oba okusukka eddakiika 20",
    question: "Ekifuba kikuluma ng'owummudde, oba okumala eddakiika ezisukka 20?",
    phrases: [
      '{chest} {pain} ~ awummudde',
      '{chest} {pain} ~ mpummudde',
      'chest pain at rest',
      'rest angina',
      'unstable angina',
    ],
  },
  tearing_chest_pain: {
    label: 'Ekifuba okuluma nga kiyuzibwa, nga bugenda mu mugongo',
    question: 'Obulumi bulinga obuyuza ekifuba ne bugenda mu mugongo?',
    phrases: ['tearing chest pain', 'ripping chest pain'],
  },
  chest_tightness: {
    label: 'Ekifuba kikwatidde',
    question: 'Ekifuba kikwatidde?',
    phrases: ['{chest} (kikwatidde|kikwata|kinkwata|kimukwata|kisibye|kinyigiriza)'],
  },
  palpitations: {
    label: 'Omutima okukuba ennyo',
    question: 'Omutima gukuba nnyo?',
    phrases: [
      'omutima gukuba nnyo',
      'omutima gunkuba',
      'omutima gukuba mangu',
      'omutima okukuba ennyo',
      'omutima (gukuba|gumukuba|gunkuba) (nnyo|mangu)',
      'omutima gutundugga',
      'omutima gwekanga',
    ],
  },
  orthopnoea: {
    label: 'Obuzibu mu kussa nga yeebase',
    question: 'Osanga obuzibu mu kussa nga weebase?',
    phrases: [
      '{breathless} ~ yeebase',
      '{breathless} ~ neebase',
      '{breathless} ~ agalamidde',
      '{breathless} ~ ngalamidde',
    ],
  },
  paroxysmal_nocturnal_dyspnoea: {
    label: "Okuzuukuka ekiro ng'aziyira",
    question: "Ozuukuka ekiro ng'oziyira?",
    phrases: [
      'zuukuka ~ {breathless}',
      'paroxysmal nocturnal dyspnoea',
      'paroxysmal nocturnal dyspnea',
      'wakes at night gasping',
      'wakes at night breathless',
    ],
  },
  muffled_heart_sounds: {
    label: "Okukuba kw'omutima kuwulirwa kitono (muffled heart sounds)",
    question: "Bw'owuliriza omutima, okukuba kwagwo kuwulirwa kitono nnyo?",
    phrases: ['muffled heart sounds', 'distant heart sounds', 'faint heart sounds'],
  },
  narrow_pulse_pressure: {
    label: 'Narrow pulse pressure: ennamba zombi eza puleesa ziri kumpi',
    question: "Enjawulo y'ennamba zombi eza puleesa eri 20 oba wansi?",
    phrases: ['narrow pulse pressure', 'pulse pressure narrow'],
  },
  unequal_arm_pulses: {
    label: "Pulse oba puleesa eyawukana wakati w'emikono oba amagulu",
    question: "Pulse oba puleesa eyawukana wakati w'emikono gyombi, oba omukono n'okugulu?",
    phrases: [
      'unequal pulses',
      'asymmetric pulses',
      'radiofemoral delay',
      'radio femoral delay',
      'weak femoral pulses',
    ],
  },
  syncope: {
    label: 'Okuzirika akaseera',
    question: "Yazirise n'adda engulu?",
    phrases: ['{faint}', '{faint} akaseera'],
  },
  exertional_syncope: {
    label: "Okuzirika ng'akola ebizito oba ng'adduka",
    question: "Wazirika ng'odduka oba ng'okola emirimu emizito?",
    phrases: ['{faint} ~ adduka', 'exertional syncope', 'syncope on exertion', 'fainted during exercise'],
  },
  calf_swelling: {
    label: 'Okuzimba entumbwe emu (calf)',
    question: 'Entumbwe emu ezimbye?',
    phrases: [
      '{swelling} entumbwe',
      'entumbwe {swelling}',
      'calf swelling',
      'swollen calf',
      'calf swollen',
      'entumbwe ~ {swelling}',
    ],
  },
  foot_pain_at_rest: {
    label: "Ekigere okuluma ng'awummudde oba ekiro",
    question: "Ekigere kikuluma ng'owummudde oba ekiro, ne kikkakkana ng'okirebesse wansi?",
    phrases: [
      'ekigere {pain} ~ ekiro',
      'foot pain at rest',
      'ischaemic rest pain',
      'critical limb ischaemia',
      'critical limb ischemia',
    ],
  },
  cold_limb: {
    label: 'Omukono oba okugulu kunnyogoga, kusiiwuuse era kuluma',
    question: 'Omukono oba okugulu kunnyogoze embagirawo, ne kusiiwuuka era ne kuluma?',
    phrases: [
      'okugulu ~ kunnyogoga',
      'omukono ~ gunnyogoga',
      'cold limb',
      'cold pale limb',
      'cold pale leg',
      'acute limb ischaemia',
      'acute limb ischemia',
    ],
  },
  absent_pulse_limb: {
    label: 'Tewali pulse mu mukono oba mu kugulu',
    question: 'Tewali pulse ewulirwa mu mukono oba mu kugulu okuluma oba okunnyogoga?',
    phrases: [
      'tewali pulse',
      'absent pulse',
      'pulseless limb',
      'pulseless leg',
      'pulseless arm',
      'absent pedal pulse',
      'absent radial pulse',
    ],
  },
  endocarditis_signs: {
    label: 'Obubonero bwa endocarditis (splinter haemorrhages, Osler, Janeway)',
    question: "Waliwo obubonero obuddugavu wansi w'enjala, oba ku bibatu by'engalo n'ebigere?",
    phrases: ['splinter haemorrhages', 'splinter hemorrhages', 'osler nodes', 'janeway lesions', 'roth spots'],
  },
  blue_spells: {
    label: 'Omwana akyuka bbululu (blue spells)',
    question: "Omwana akyuka bbululu ng'akaaba, ng'ayonka oba ng'azannya?",
    phrases: ['{child} ~ bbululu', 'blue spells', 'cyanotic spells', 'hypercyanotic spells', 'tet spells'],
  },
  sweats_or_tires_when_feeding: {
    label: "Omwana atuuyana ng'ayonka",
    question: "Omwana atuuyana ng'ayonka?",
    phrases: ['tuuyana ~ ayonka', 'tuuyana ~ okuyonka'],
  },
}
