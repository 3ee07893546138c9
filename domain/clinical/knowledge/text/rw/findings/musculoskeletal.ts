import type { MUSCULOSKELETAL_FINDINGS } from '#domain/clinical/knowledge/findings/musculoskeletal.ts'
import type { FindingText } from '#domain/clinical/knowledge/text/finding-text.ts'

export const MUSCULOSKELETAL_FINDINGS_RW: Partial<Record<keyof typeof MUSCULOSKELETAL_FINDINGS, FindingText>> = {
  joint_pain: {
    label: 'Kubabara mu ngingo',
    question: 'Ubabara mu ngingo?',
    phrases: ['{pain} {joint}', '{joint} {pain}', 'rubagimpande'],
  },
  joint_swelling: {
    label: 'Kubyimba ingingo',
    question: 'Ingingo zarabyimbye?',
    phrases: ['{swelling} {joint}', '{joint} {swelling}'],
  },
  hot_joint: {
    label: 'Ingingo ishyushye kandi itukuye',
    question: 'Ingingo irashyushye kandi iratukuye?',
    phrases: ['{joint} ~ zishyushye', '{joint} ~ ishyushye', '{joint} ~ rishyushye'],
  },
  muscle_pain: {
    label: 'Kubabara imikaya',
    question: 'Ubabara imikaya cyangwa umubiri wose?',
    phrases: ['{pain} imikaya', 'imikaya {pain}', '{pain} umubiri wose', 'umubiri wose {pain}', '{pain} umubiri'],
  },
  muscle_cramps: {
    label: 'Imbwa mu mitsi',
    question: "Ufatwa n'imbwa mu mitsi?",
    phrases: ['crampe', 'crampes', 'imbwa mu mitsi', 'kugagara kwimitsi'],
  },
  bone_pain: {
    label: 'Kubabara amagufwa',
    question: 'Amagufwa arababara?',
    phrases: ['{pain} amagufwa', 'amagufwa {pain}', 'amagufwa ~ {pain}'],
  },
  back_pain: {
    label: 'Kubabara umugongo',
    question: 'Ubabara umugongo?',
    phrases: ['{pain} {back}', '{back} {pain}', '{ill} {back}', 'ububabare ~ {back}'],
  },
  back_pain_to_leg: {
    label: 'Umugongo urya ukamanuka mu kuguru',
    question: 'Ububabare bumanuka mu kuguru?',
    phrases: ['{back} {pain} ~ (ukuguru|kuguru|amaguru)', '{pain} {back} ~ (ukuguru|kuguru|amaguru)'],
  },
  neck_pain: { label: 'Kubabara ijosi', question: 'Ubabara ijosi?', phrases: ['{pain} ijosi', 'ijosi {pain}'] },
  shoulder_pain: {
    label: 'Kubabara urutugu',
    question: 'Ubabara urutugu?',
    phrases: ['{pain} urutugu', 'urutugu {pain}', '{pain} intugu', 'intugu {pain}'],
  },
  knee_pain: {
    label: 'Kubabara ivi',
    question: 'Ubabara amavi?',
    phrases: ['{pain} ivi', 'ivi {pain}', '{pain} amavi', 'amavi {pain}'],
  },
  limp_or_refuses_walk: {
    label: 'Gucumbagira',
    question: 'Umwana aracumbagira?',
    phrases: ['cumbagira', 'gucumbagira', '{refuse} kugenda'],
  },
  limb_deformity: {
    label: 'Ukuguru cyangwa ukuboko kwagoramye',
    question: 'Ukuguru cyangwa ukuboko byagoramye?',
    phrases: ['(ukuboko|ukuguru|avant bras|urutugu|igufwa) ~ (yarahetamye|kwahetamye|rwahetamye|ryahetamye)'],
  },
  difficulty_walking: {
    label: 'Kugenda bigoranye',
    question: 'Kugenda birakugora?',
    phrases: ['kugenda bigoranye', 'kugenda biramugora', 'kugenda birangora'],
  },
}
