import type { MUSCULOSKELETAL_FINDINGS } from '#domain/clinical/knowledge/findings/musculoskeletal.ts'
import type { FindingText } from '#domain/clinical/knowledge/text/finding-text.ts'

export const MUSCULOSKELETAL_FINDINGS_FR: Partial<Record<keyof typeof MUSCULOSKELETAL_FINDINGS, FindingText>> = {
  joint_pain: {
    label: 'Douleurs des articulations',
    question: 'Avez-vous mal aux articulations ?',
    phrases: [
      '{pain} {joint}',
      '{joint} {pain}',
      'arthralgie',
      'arthralgies',
      'douleurs articulaires',
      'rhumatisme',
      'rhumatismes',
      '{joint} (fait mal|font mal|raides)',
      '(os|articulations) (font mal|douloureuses|douloureux)',
      'mal aux (os|articulations|jointures)',
    ],
  },
  joint_swelling: {
    label: 'Articulation gonflée',
    question: 'Une articulation est-elle gonflée ?',
    phrases: [
      '{joint} {swelling}',
      '{swelling} {joint}',
      'arthrite',
      'épanchement articulaire',
      "{swelling} (du|de la|des|de l') {joint}",
    ],
  },
  hot_joint: {
    label: 'Articulation rouge et chaude',
    question: 'Une articulation est-elle chaude, rouge et trop douloureuse pour bouger ?',
    phrases: [
      'arthrite (septique|purulente|infectieuse)',
      '{joint} (chaud|chaude|chauds|brûlant)',
      '{joint} {red} ~ (chaud|chaude|{swelling})',
      '{joint} {swelling} ~ (chaud|chaude|{red})',
      '{joint} ~ (chaud|chaude)',
    ],
  },
  muscle_pain: {
    label: 'Courbatures',
    question: 'Avez-vous mal aux muscles ou partout dans le corps ?',
    phrases: [
      'courbature',
      'courbatures',
      '{pain} (muscles|musculaires|musculaire|corps|tout le corps|partout)',
      'myalgie',
      'myalgies',
      'corps (fait mal|douloureux|endolori)',
      'corps (cassé|brisé|courbaturé|fait mal partout)',
      'mal (dans tout le corps|au corps|aux muscles)',
      'tout le corps ~ mal',
    ],
  },
  muscle_cramps: {
    label: 'Crampes',
    question: 'Avez-vous des crampes ?',
    phrases: [
      'crampes (mollets|mollet|jambes|jambe|musculaires|pieds|nocturnes|muscles)',
      'crampe',
      'crampes',
      '(mollet|mollets|muscles) se (crispent|contractent)',
    ],
  },
  bone_pain: {
    label: 'Douleur des os',
    question: 'Les os font-ils mal ?',
    phrases: ['{pain} os', 'os {pain}', '{pain} osseuse', '{pain} osseuses', 'crise vaso-occlusive', 'CVO'],
  },
  back_pain: {
    label: 'Mal de dos',
    question: 'Avez-vous mal au dos ?',
    phrases: [
      '{pain} {back}',
      '{back} {pain}',
      'mal de dos',
      'mal au dos',
      'lombalgie',
      'lombalgies',
      'lumbago',
      'dorsalgie',
      'rachialgie',
      'mal aux reins',
      '(dos|reins) (bloqué|coincé|fait mal|me fait mal)',
      'mal en bas du dos',
    ],
  },
  neck_pain: {
    label: 'Mal au cou',
    question: 'Avez-vous mal au cou ?',
    phrases: ['{pain} {neck}', '{neck} {pain}', 'cervicalgie', 'cervicalgies', 'torticolis'],
  },
  shoulder_pain: {
    label: "Mal à l'épaule",
    question: "Avez-vous mal à l'épaule ?",
    phrases: ['{pain} (épaule|épaules)', '(épaule|épaules) {pain}', 'scapulalgie'],
  },
  knee_pain: {
    label: 'Mal au genou',
    question: 'Avez-vous mal au genou ?',
    phrases: [
      '{pain} (genou|genoux)',
      '(genou|genoux) {pain}',
      'gonalgie',
      'genou (fait mal|me fait mal)',
      'genoux (font mal|me font mal)',
    ],
  },
  limp_or_refuses_walk: {
    label: 'Boite ou refuse de marcher',
    question: "L'enfant boite-t-il ou refuse-t-il de marcher ?",
    phrases: ['{baby} ~ (boitille|refuse de marcher)', "refuse (de marcher|de poser le pied|de s'appuyer)"],
  },
  difficulty_walking: {
    label: 'Marche avec peine',
    question: 'Avez-vous du mal à marcher ?',
    phrases: [
      '{difficulty} (à|) marcher',
      'marche (mal|difficilement|avec peine|avec un bâton)',
      'boiterie',
      'boitille',
      'boiteux',
    ],
  },
}
