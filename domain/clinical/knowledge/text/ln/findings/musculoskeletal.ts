import type { MUSCULOSKELETAL_FINDINGS } from '#domain/clinical/knowledge/findings/musculoskeletal.ts'
import type { FindingText } from '#domain/clinical/knowledge/text/finding-text.ts'

export const MUSCULOSKELETAL_FINDINGS_LN: Partial<Record<keyof typeof MUSCULOSKELETAL_FINDINGS, FindingText>> = {
  joint_pain: {
    label: 'Mpasi ya ba articulations',
    question: 'Ba articulations ezali kosala yo mpasi?',
    phrases: [
      '{pain} ya articulation',
      '{pain} ya ba articulations',
      'articulation {pain}',
      '{pain} mikuwa',
      'mikuwa {pain}',
      '{joint} {pain}',
      '{pain} {joint}',
      'rhumatisme',
      'rhumatismes',
    ],
  },
  joint_swelling: {
    label: 'Articulation evimbi',
    question: 'Articulation moko to ebele evimbi?',
    phrases: ['{joint} {swelling}', '{swelling} {joint}'],
  },
  single_joint_swelling: {
    label: 'Articulation moko evimbi',
    question: 'Articulation kaka moko evimbi?',
    phrases: ['(libolongo|coude|cheville|articulation moko) {swelling}', 'libolongo moko {swelling}'],
  },
  hot_joint: {
    label: 'Articulation ya moto mpe motane',
    question: 'Articulation moko ekomi moto, motane mpe mpasi makasi mpo na koningisa yango?',
    phrases: [
      'articulation ezali moto',
      'articulation ekomi moto',
      'arthrite septique',
      'articulation chaude',
      'articulation chaude et rouge',
      'arthrite purulente',
    ],
  },
  big_toe_pain: {
    label: 'Mpasi ya mosapi ya monene ya lokolo',
    question: 'Mosapi ya monene ya lokolo ezali mpasi?',
    phrases: [
      'mosapi monene (ya lokolo|lokolo|) ({pain}|{swelling}|motane)',
      '{pain} mosapi monene',
      'mosapi monene ~ ({pain}|{swelling})',
      'gros orteil ({pain}|{swelling}|)',
      'misapi ya lokolo {swelling}',
    ],
  },
  morning_stiffness: {
    label: 'Nzoto makasi na ntongo',
    question: 'Mikuwa ekangamaka na ntongo?',
    phrases: ['({joint}|nzoto) ~ {locked} ntongo'],
  },
  muscle_pain: {
    label: 'Mpasi ya nzoto mobimba',
    question: 'Nzoto mobimba ezali kosala yo mpasi?',
    phrases: [
      '{pain} ya nzoto',
      'nzoto {pain}',
      'nzoto mobimba {pain}',
      '{pain} ya nzoto mobimba',
      '{pain} misuni',
      'misuni {pain}',
      'courbature',
      'courbatures',
      'nzoto mobimba ezosala {pain}',
      'nzoto etutani',
    ],
  },
  muscle_cramps: {
    label: 'Crampe',
    question: 'Misisa ekangamaka?',
    phrases: ['crampe', 'crampes', 'misisa (ezobendana|ebendanaka|ezokangama|ekangamaka|ekangami)'],
  },
  bone_pain: {
    label: 'Mpasi ya mikuwa',
    question: 'Mikuwa ezali kosala yo mpasi?',
    phrases: ['{pain} mikuwa', 'mikuwa {pain}', 'mikuwa ~ {pain}', 'mikuwa ~ (mokongo|makolo|maboko)'],
  },
  back_pain: {
    label: 'Mpasi ya mokongo',
    question: 'Mokongo ezali kosala yo mpasi?',
    phrases: ['{pain} {back}', '{back} {pain}', '{pain} loketo', 'loketo {pain}'],
  },
  back_pain_to_leg: {
    label: 'Mpasi ya mokongo ekei na lokolo',
    question: 'Mpasi ya mokongo ekitaka na lokolo?',
    phrases: ['({back}|loketo) {pain} ~ (lokolo|makolo)', '{pain} ({back}|loketo) ~ (lokolo|makolo)', 'sciatique'],
  },
  neck_pain: {
    label: 'Mpasi ya kingo',
    question: 'Kingo ezali kosala yo mpasi?',
    phrases: ['{pain} kingo', 'kingo {pain}'],
  },
  shoulder_pain: {
    label: 'Mpasi ya lipeka',
    question: 'Lipeka ezali kosala yo mpasi?',
    phrases: ['{pain} lipeka', 'lipeka {pain}', '{pain} mapeka', 'mapeka {pain}'],
  },
  knee_pain: {
    label: 'Mpasi ya libolongo',
    question: 'Libolongo ezali kosala yo mpasi?',
    phrases: ['{pain} libolongo', 'libolongo {pain}', '{pain} mabolongo', 'mabolongo {pain}'],
  },
  hip_pain: { label: 'Mpasi ya hanche', question: 'Hanche ezali mpasi?', phrases: ['{pain} hanche', 'hanche {pain}'] },
  heel_pain: {
    label: 'Mpasi ya litindi',
    question: 'Litindi ezali mpasi?',
    phrases: ['{pain} litindi', 'litindi {pain}'],
  },
  limp_or_refuses_walk: {
    label: 'Azotengola',
    question: 'Mwana azali kotengola to aboyi kotambola?',
    phrases: ['tengola', 'kotengola', '{refuse} kotambola'],
  },
  difficulty_walking: {
    label: 'Kotambola mpasi',
    question: 'Ozali na mpasi ya kotambola?',
    phrases: [
      'kotambola {pain}',
      '{pain} ya kotambola',
      'azotambola {pain}',
      'nazotambola {pain}',
      '{can} kotambola malamu te',
    ],
  },
}
