import type { FindingId } from '#domain/clinical/knowledge/findings/all-findings.ts'
import type { FindingText } from '#domain/clinical/knowledge/text/finding-text.ts'

export const FRENCH_FINDINGS_7 = {
  known_asthma: {
    label: 'Asthme connu',
    question: "Avez-vous de l'asthme ?",
    phrases: ['asthme', 'asthmatique', "crise d'asthme"],
  },
  known_epilepsy: {
    label: 'Épilepsie connue',
    question: 'Avez-vous une épilepsie ?',
    phrases: ['épileptique', 'épilepsie', 'épileptique connu', 'épileptique connue', "antécédent d'épilepsie"],
  },
  known_sickle_cell: {
    label: 'Drépanocytose connue',
    question: 'Avez-vous la drépanocytose ?',
    phrases: ['drépanocytose', 'drépanocytaire', 'SS connu', 'anémie falciforme', 'hémoglobine SS', 'falciforme'],
  },
  known_heart_disease: {
    label: 'Maladie du cœur connue',
    question: 'Avez-vous une maladie du cœur ?',
    phrases: [
      '(maladie|problème|problèmes) (du cœur|de cœur|cardiaque|cardiaques|coeur|de coeur)',
      'cardiopathie',
      'cardiaque connu',
      'malade du (cœur|coeur)',
    ],
  },
  known_kidney_disease: {
    label: 'Maladie des reins connue',
    question: 'Avez-vous une maladie des reins ?',
    phrases: [
      '(maladie|problème|problèmes) (des reins|du rein|rénale|rénaux|de reins)',
      'insuffisance rénale',
      'insuffisant rénal',
      'dialysé',
      'dialyse',
      'dialysée',
    ],
  },
  known_tb_past: {
    label: 'Tuberculose passée',
    question: 'Avez-vous eu la tuberculose ?',
    phrases: [
      '(antécédent|antécédents) (tuberculose|de tuberculose|tuberculeux)',
      'tuberculose (ancienne|traitée|guérie)',
      '(déjà eu|fait) la tuberculose',
      'ancien tuberculeux',
    ],
  },
  contact_tb: {
    label: 'Contact avec la tuberculose',
    question: 'Avez-vous vécu avec un tuberculeux ?',
    phrases: [
      'contact ~ (tuberculose|tuberculeux|TB)',
      'notion de contage (tuberculeux|TB)',
      'contage tuberculeux',
      '(mari|femme|mère|père|frère|sœur|soeur|voisin) ~ (a la tuberculose|tuberculose|tuberculeux|tuberculeuse)',
    ],
  },
  known_allergy: {
    label: 'Allergie connue',
    question: 'Avez-vous une allergie ?',
    phrases: ['allergie', 'allergique', 'allergies'],
  },
  smoking: {
    label: 'Tabac',
    question: 'Fumez-vous ?',
    phrases: ['fume', 'fumeur', 'fumeuse', 'tabac', 'tabagisme', 'cigarettes', 'cigarette', 'tabagique'],
  },
  heavy_alcohol: {
    label: "Beaucoup d'alcool",
    question: "Buvez-vous beaucoup d'alcool ?",
    phrases: [
      "(boit|bois|boire) (beaucoup|trop|énormément) d'alcool",
      'alcoolique',
      'alcoolisme',
      'éthylisme',
      'éthylique',
      'alcoolo-dépendant',
      "boit de l'alcool tous les jours",
      'grand buveur',
    ],
  },
} as const satisfies Partial<Record<FindingId, FindingText>>
