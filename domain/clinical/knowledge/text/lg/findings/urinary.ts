import type { URINARY_FINDINGS } from '#domain/clinical/knowledge/findings/urinary.ts'
import type { FindingText } from '#domain/clinical/knowledge/text/finding-text.ts'

export const URINARY_FINDINGS_LG: Partial<Record<keyof typeof URINARY_FINDINGS, FindingText>> = {
  dysuria: {
    label: "Obulumi ng'afuka",
    question: "Owulira obulumi ng'ofuka?",
    phrases: ['{pain} ~ {urinate}', '{burning} ~ {urinate}', '{urine} {burning}', '{urinate} {burning}'],
  },
  urinary_frequency: {
    label: 'Okufuka buli kiseera',
    question: 'Ofuka buli kiseera?',
    phrases: ['{urinate} buli kiseera', '{urinate} emirundi mingi', '{urinate} (buli kaseera|emirundi {6-40})'],
  },
  cloudy_urine: {
    label: 'Omusulo gutabuse',
    question: 'Omusulo gutabuse?',
    phrases: ['{urine} ~ (gutabuse|ogutabuse|gwekutte)'],
  },
  foul_smelling_urine: {
    label: 'Omusulo guwunya',
    question: 'Omusulo guwunya nnyo?',
    phrases: ['{urine} ~ (guwunya|oguwunya)'],
  },
  blood_in_urine: {
    label: 'Omusaayi mu musulo',
    question: 'Omusulo gulimu omusaayi?',
    phrases: [
      '{urine} ~ {blood}',
      '{urinate} {blood}',
      '{blood} {urine}',
      '{urine} {blood}',
      '{urine} {red}',
      '{urine} (gulimu|gujjudde|gubeeramu) {blood}',
      '{urinate} (mujjamu|muvaamu|mulimu|ne guvaamu) {blood}',
    ],
  },
  painless_haematuria: {
    label: 'Omusaayi mu musulo nga tewali bulumi',
    question: 'Omusulo gulimu omusaayi nga tewali bulumi?',
    phrases: [
      '{urine} {blood} nga tewali bulumi',
      '{blood} {urine} nga tewali bulumi',
      'painless haematuria',
      'painless hematuria',
      'painless blood in urine',
      '({urine} {blood}|{urinate} {blood}) ~ (talumwa|silumwa|tewali bulumi|temuli bulumi)',
    ],
  },
  clots_in_urine: {
    label: "Ebitole by'omusaayi mu musulo (clots)",
    question: "Mu musulo muvaamu ebitole by'omusaayi?",
    phrases: [
      '{urine} ~ ebitole',
      'clots in urine',
      'clots in the urine',
      'clot retention',
      'blood clots in urine',
      '{urine} ~ (ebitole|bitole)',
      '{urinate} (ebitole|bitole) {blood}',
    ],
  },
  cola_coloured_urine: {
    label: 'Omusulo oguddugavu',
    question: 'Omusulo gufaanana soda oba chai omukwafu?',
    phrases: [
      '{urine} ~ guddugavu',
      '{urine} oguddugavu',
      '{urine} ~ soda',
      '{urine} {black}',
      '{urine} ~ (coca cola|soda|kookakoola)',
    ],
  },
  urinary_retention: {
    label: 'Tasobola kufuka',
    question: 'Oyagala okufuka naye ne kigaana?',
    phrases: [
      '{cannot} {urinate}',
      '{fail} {urinate}',
      '{urine} ~ gugaanye',
      '{urine} ~ gugaanyi',
      '{urine} ~ (gugaanye|gugaanyi|gugaana|gwesibye|guzibye|gumulemye|gulemye)',
      '{urinate} ~ (kugaanye|kigaanye|kigaana|kulemye|kumulemye|kimulemye|kunnemye|kinnemye)',
      '{want} {urinate} ~ (tafuka|gugaana|kigaana|tegujja)',
    ],
  },
  palpable_bladder: {
    label: 'Akawago akajjudde akawulirwa (palpable bladder)',
    question: "Akawago akajjudde kawulirwa wansi w'ekkundi?",
    phrases: ['palpable bladder', 'distended bladder', 'full bladder palpable', 'bladder distended'],
  },
  weak_urine_stream: {
    label: 'Omusulo gutonnya butonnyi',
    question: 'Omusulo gujja mpola oba gutonnya?',
    phrases: ['{urine} ~ (gujja mpola|mpola)'],
  },
  urinary_incontinence: {
    label: 'Omusulo gujja gwokka',
    question: 'Omusulo gujja gwokka?',
    phrases: [
      '{urine} ~ gwokka',
      '{cannot} kuziyiza {urine}',
      '(yeefukirira|yeefukidde|yeefukira)',
      '{urine} ~ (gumutolokako|guntolokako)',
    ],
  },
  continuous_urine_leak: {
    label: 'Omusulo gutonnya',
    question: 'Omusulo gutonnya buli kiseera?',
    phrases: [
      'omusulo gutonnya',
      'omusulo ~ tonnya',
      'fisitula',
      'fistula',
      '{urine} (gukulukuta|gumutonnya|guntonnya|gunkulukuta|gumukulukuta)',
    ],
  },
  oliguria: {
    label: 'Omusulo mutono nnyo',
    question: 'Omusulo mutono nnyo?',
    phrases: [
      '{urine} mutono',
      '{urinate} katono',
      '{urine} omutono',
      '{urinate} (katono|butono|katono nnyo)',
      '{urine} (mutono|gukendedde|gutono)',
    ],
  },
  anuria: {
    label: 'Tafuka',
    question: 'Omaze essaawa ezisukka 12 nga tofuka?',
    phrases: [
      'tafuka',
      'sifuka',
      'tafukako',
      'tewali musulo',
      'tafuuyisa',
      '{urine_none}',
      'tewali (musulo|kyafuka)',
      '! {urine_none} ({blood}|kiro|buliri|bulungi|nnyo|buli)',
    ],
  },
  polyuria: { label: 'Omusulo mungi', question: 'Ofuka omusulo mungi?', phrases: ['{urine} mungi', '{urinate} nnyo'] },
  nocturia: {
    label: 'Okuzuukuka ekiro okufuka',
    question: 'Ozuukuka ekiro okufuka?',
    phrases: [
      'zuukuka ~ {urinate}',
      '{urinate} (emirundi mingi|buli kiseera|buli kaseera) {night}',
      '{urinate} {night}',
      '(zuukuka|nzuukuka) ~ {urinate}',
      '{night} ~ {urinate} (emirundi mingi|buli kiseera)',
    ],
  },
  flank_pain: {
    label: 'Okulumwa mu mbiriizi',
    question: 'Olumwa mu mbiriizi?',
    phrases: [
      '{pain} (embiriizi|mbiriizi|oludda lwolubuto|ensigo)',
      '(embiriizi|mbiriizi|ensigo) {pain}',
      '{pain} {rib}',
      '{rib} {pain}',
    ],
  },
  flank_pain_to_groin: {
    label: "Obulumi bw'embiriizi obukka mu kisambi munda (renal colic)",
    question: 'Obulumi bujja bugenda, nga buva mu mbiriizi ne bukka munda mu kisambi?',
    phrases: [
      'renal colic',
      'ureteric colic',
      'flank pain radiating to groin',
      'loin to groin pain',
      'loin pain radiating to groin',
      '({pain} {rib}|{rib} {pain}) ~ (kisambi|ekinena)',
    ],
  },
  flank_mass: {
    label: 'Ekizimba mu mbiriizi (flank mass)',
    question: 'Owulira ekizimba mu mbiriizi?',
    phrases: ['ekizimba ~ mbiriizi', 'flank mass', 'loin mass', 'renal mass', 'enlarged kidney', 'palpable kidney'],
  },
  hard_irregular_prostate: {
    label: 'Prostate enkalubo oba erimu ebizimba',
    question: "Bw'okebera, prostate nkalubo oba erimu ebizimba?",
    phrases: [
      'hard prostate',
      'nodular prostate',
      'irregular prostate',
      'craggy prostate',
      'prostate nodule',
      'hard nodular prostate',
    ],
  },
  gas_or_stool_in_urine: {
    label: 'Omukka oba obubi mu musulo',
    question: 'Mu musulo muvaamu omukka oba obubi?',
    phrases: ['pneumaturia', 'faecaluria', 'fecaluria', 'air in urine', 'stool in urine'],
  },
}
