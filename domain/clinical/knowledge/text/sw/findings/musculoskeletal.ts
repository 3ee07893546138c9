import type { MUSCULOSKELETAL_FINDINGS } from '#domain/clinical/knowledge/findings/musculoskeletal.ts'
import type { FindingText } from '#domain/clinical/knowledge/text/finding-text.ts'

export const MUSCULOSKELETAL_FINDINGS_SW: Record<keyof typeof MUSCULOSKELETAL_FINDINGS, FindingText> = {
  joint_pain: {
    label: 'Maumivu ya viungo',
    question: 'Je, viungo vinauma?',
    phrases: ['{joint} ~ {pain}', 'maumivu ya viungo', 'viungo vinauma'],
  },
  joint_swelling: {
    label: 'Kiungo kimevimba',
    question: 'Je, kuna kiungo kilichovimba?',
    phrases: ['{joint} ~ {swelling}'],
  },
  single_joint_swelling: {
    label: 'Kiungo kimoja kimevimba',
    question: 'Je, kiungo kimoja tu kimevimba?',
    phrases: ['kiungo kimoja kimevimba', 'goti limevimba'],
  },
  many_joints: {
    label: 'Viungo vingi',
    question: 'Je, viungo vingi vimeathirika pande zote?',
    phrases: ['viungo vyote', 'viungo vingi'],
  },
  migrating_joint_pain: {
    label: 'Maumivu yanayohama viungo',
    question: 'Je, maumivu huhama kutoka kiungo hadi kiungo?',
    phrases: ['maumivu yanayohama'],
  },
  hot_joint: {
    label: 'Kiungo chenye joto',
    question: 'Je, kiungo ni cha moto, chekundu na hakisogezeki?',
    phrases: [
      'kiungo cha moto',
      'kiungo kina joto',
      '(kiungo|goti|kiwiko|kifundo|bega|nyonga|viungo) ~ (moto|joto|ya moto|ina joto)',
      '(kiungo|goti|kiwiko|kifundo|bega) ~ (lina joto|la moto|nyekundu joto)',
      '(kiungo|goti|kiwiko|kifundo|bega) vimba ~ (joto|moto|nyekundu)',
      '(kiungo|goti|kiwiko|kifundo) (joto|moto|la moto)',
    ],
  },
  big_toe_pain: {
    label: 'Maumivu ya kidole gumba cha mguu',
    question: 'Je, kidole gumba cha mguu kinauma?',
    phrases: [
      'kidole gumba ~ {pain}',
      '{pain} ~ kidole gumba',
      'kidole gumba mguu ~ vimba',
      'kidole kikubwa cha mguu ~ {pain}',
    ],
  },
  morning_stiffness: {
    label: 'Ukakamavu wa asubuhi',
    question: 'Je, viungo hukakamaa asubuhi kwa zaidi ya nusu saa?',
    phrases: [
      'kukakamaa asubuhi',
      'viungo vimekakamaa',
      '(viungo|magoti|goti|vidole|mgongo) ~ kaza asubuhi',
      'asubuhi ~ (kaza|kakamaa|magoti|viungo)',
    ],
  },
  pain_worse_on_use: {
    label: 'Kiungo kuuma kikitumika',
    question: 'Je, kiungo huuma kikitumika na kutulia ukipumzika?',
    phrases: ['huuma nikitembea'],
  },
  limb_pain: {
    label: 'Maumivu ya mkono au mguu',
    question: 'Je, mkono au mguu unauma?',
    phrases: [
      '({arm}|{leg}|{foot}|{hand}) (maumivu|uma|kuuma|umwa)',
      '(maumivu|umwa|kuumwa) ~ ({arm}|{leg}|{foot}|{hand})',
    ],
  },
  muscle_pain: {
    label: 'Maumivu ya misuli',
    question: 'Je, misuli inauma?',
    phrases: [
      'misuli inauma',
      'mwili unauma',
      'maumivu ya mwili',
      'mwili wote unauma',
      'mwili kuuma',
      'mwili (mzima|wote) {pain}',
    ],
  },
  muscle_weakness_proximal: {
    label: 'Udhaifu wa nyonga na mabega',
    question: 'Je, ni vigumu kuinuka kitini au kupanda ngazi?',
    phrases: ['vigumu kuinuka', 'vigumu kupanda ngazi'],
  },
  muscle_cramps: {
    label: 'Misuli kukaza',
    question: 'Je, misuli hukaza?',
    phrases: ['misuli kukaza', 'misuli inakaza'],
  },
  bone_pain: {
    label: 'Maumivu ya mifupa',
    question: 'Je, mfupa unauma?',
    phrases: [
      'mifupa inauma',
      'maumivu ya mifupa',
      'mikono na miguu inauma',
      'miguu na mikono inauma',
      'maumivu ya mikono na miguu',
      'maumivu ya miguu na mikono',
      'mifupa ~ inauma',
    ],
  },
  back_pain: {
    label: 'Maumivu ya mgongo',
    question: 'Je, mgongo unauma?',
    phrases: [
      '{back} ~ {pain}',
      'mgongo unauma',
      'kiuno kinauma',
      '(kiuno|mgongo|back) (uma|kaza|kata|bana|niuma)',
      'lower back ~ (uma|kaza|pain)',
    ],
  },
  back_pain_to_leg: {
    label: 'Maumivu ya mgongo hadi mguuni',
    question: 'Je, maumivu hushuka hadi mguuni?',
    phrases: ['maumivu yanashuka mguuni', '! haishuki (mguu|miguu|legs)', '(mgongo|kiuno) ~ (shuka|enda) mguu'],
  },
  back_pain_night_or_rest: {
    label: 'Maumivu ya mgongo usiku',
    question: 'Je, mgongo huuma zaidi usiku au ukipumzika?',
    phrases: ['mgongo unauma usiku'],
  },
  spine_deformity_or_tenderness: {
    label: 'Kibiongo',
    question: 'Je, kuna kibiongo au mfupa wa mgongo unaouma?',
    phrases: ['kibiongo'],
  },
  stiff_sore_neck: {
    label: 'Shingo iliyokaza na kuuma ikigeuzwa',
    question: 'Je, shingo imekaza na inauma ukigeuza kichwa, kama baada ya kulala vibaya?',
    phrases: [
      'shingo kaza (lala vibaya|sababu lala vibaya|baada lala|baada ya kulala)',
      'shingo inauma ~ (geuka|geuza|kugeuka|kugeuza)',
      'shingo kaza uma',
      'shingo inauma na imekaza',
      'shingo imekaza na inauma',
      'siwezi kugeuza shingo',
    ],
  },
  neck_pain: {
    label: 'Maumivu ya shingo',
    question: 'Je, shingo inauma?',
    phrases: ['shingo inauma', 'maumivu ya shingo'],
  },
  shoulder_pain: {
    label: 'Maumivu ya bega',
    question: 'Je, bega linauma?',
    phrases: ['bega linauma', 'maumivu ya bega'],
  },
  knee_pain: {
    label: 'Maumivu ya goti',
    question: 'Je, goti linauma?',
    phrases: [
      'goti linauma',
      'magoti yanauma',
      'maumivu ya goti',
      '(goti|magoti) {pain}',
      '(goti|magoti) (uma|niuma|kuniuma)',
    ],
  },
  hip_pain: {
    label: 'Maumivu ya nyonga',
    question: 'Je, nyonga inauma?',
    phrases: ['nyonga inauma', 'maumivu ya nyonga'],
  },
  heel_pain: {
    label: 'Maumivu ya kisigino',
    question: 'Je, kisigino kinauma, zaidi hatua za kwanza?',
    phrases: ['kisigino kinauma'],
  },
  wrist_hand_numb_night: {
    label: 'Mkono kufa ganzi usiku',
    question: 'Je, mkono hufa ganzi usiku?',
    phrases: ['mkono ~ ganzi usiku', 'ganzi ~ (mkono usiku|vidole usiku|mikono usiku)', 'ganzi usiku'],
  },
  limp_or_refuses_walk: {
    label: 'Mtoto anachechemea',
    question: 'Je, mtoto anachechemea au anakataa kutembea?',
    phrases: ['anachechemea', 'anakataa kutembea'],
  },
  limb_deformity: {
    label: 'Kiungo kilichopinda',
    question: 'Je, mkono au mguu umepinda?',
    phrases: ['miguu imepinda', 'matege'],
  },
  difficulty_walking: {
    label: 'Shida ya kutembea',
    question: 'Je, ni vigumu kutembea?',
    phrases: ['shida ya kutembea', 'hawezi kutembea', 'siwezi kutembea', 'chechemea'],
  },
  tender_points_widespread: {
    label: 'Maumivu mwili mzima kwa miezi',
    question: 'Je, mwili mzima unauma kwa miezi?',
    phrases: ['mwili mzima {pain} ~ (ukiguswa|ukigusa)'],
  },
  joint_locking_or_giving_way: {
    label: 'Kiungo kukwama',
    question: 'Je, kiungo hukwama au kulegea ghafla?',
    phrases: ['goti linakwama'],
  },
}
