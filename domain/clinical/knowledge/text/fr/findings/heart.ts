import type { HEART_FINDINGS } from '#domain/clinical/knowledge/findings/heart.ts'
import type { FindingText } from '#domain/clinical/knowledge/text/finding-text.ts'

export const HEART_FINDINGS_FR: Partial<Record<keyof typeof HEART_FINDINGS, FindingText>> = {
  chest_pain: {
    label: 'Douleur dans la poitrine',
    question: 'Avez-vous mal à la poitrine ?',
    phrases: [
      '{pain} {chest}',
      '{chest} {pain}',
      'point de côté',
      'douleur (rétrosternale|précordiale|retrosternale)',
      'douleurs thoraciques',
      '{pain} (cœur|au cœur|coeur|au coeur)',
      'poitrine (fait mal|pique|me fait mal|brûle)',
      '{pain} (côtes|aux côtes|sternum)',
    ],
  },
  chest_pressure: {
    label: 'Oppression de la poitrine',
    question: 'Est-ce un poids, une pression ou un serrement sur la poitrine ?',
    phrases: [
      'oppression (thoracique|dans la poitrine|poitrine)',
      '(poids|pression|serrement|lourdeur|étau) (sur|dans|) {chest}',
      '{chest} (serre|comprime|écrase|oppresse|oppressée|comprimée|serrée)',
      'douleur (constrictive|oppressante)',
      'poids sur la poitrine',
      '(éléphant|pierre) sur la poitrine',
    ],
  },
  crushing_chest_pain: {
    label: 'Douleur thoracique écrasante',
    question: 'Est-ce une douleur qui écrase ou serre la poitrine ?',
    phrases: [
      '{pain} {chest} (écrasante|constrictive|en étau|qui serre|qui écrase)',
      '{chest} en étau',
      'douleur (écrasante|constrictive|en étau) (poitrine|dans la poitrine|thoracique)',
      'broie la poitrine',
      'écrase la poitrine',
    ],
  },
  chest_pain_radiating_arm_jaw: {
    label: 'Douleur vers le bras, la mâchoire ou le cou',
    question: "La douleur de la poitrine va-t-elle vers le bras, la mâchoire, le cou ou l'épaule ?",
    phrases: [
      '{pain} {chest} ~ (irradie|irradiant|irradiation|bras|épaule|mâchoire)',
      '(irradie|irradiant|irradiation|descend) (bras|bras gauche|mâchoire|épaule|cou)',
      '{pain} {chest} ~ (bras gauche|mâchoire)',
    ],
  },
  exertional_chest_pain: {
    label: "Douleur thoracique à l'effort",
    question: "La douleur vient-elle à la marche ou à l'effort, et part-elle au repos ?",
    phrases: [
      '{pain} {chest} ~ (effort|marche|marchant|montant|escaliers)',
      'angor',
      'angine de poitrine',
      "angor d'effort",
    ],
  },
  chest_pain_at_rest: {
    label: 'Douleur thoracique au repos',
    question: 'La douleur vient-elle au repos, ou dure-t-elle plus de 20 minutes ?',
    phrases: ['{pain} {chest} ~ (repos|20 minutes|vingt minutes|une heure|trente minutes|30 minutes)'],
  },
  tearing_chest_pain: {
    label: 'Douleur déchirante allant vers le dos',
    question: 'Est-ce une douleur qui déchire et traverse vers le dos ?',
    phrases: [
      'douleur déchirante',
      '{chest} ~ (déchirante|déchire|déchirement|transfixiante)',
      '{pain} {chest} ~ (traverse dos|transfixiante)',
    ],
  },
  chest_tightness: {
    label: 'Poitrine serrée',
    question: 'La poitrine est-elle serrée ?',
    phrases: ['{chest} (serrée|oppressée|serre|lourde)', 'serrement {chest}', 'oppression', '{chest} ~ serrée'],
  },
  palpitations: {
    label: 'Palpitations',
    question: 'Sentez-vous le cœur battre fort ou vite ?',
    phrases: [
      'palpitations',
      'palpitation',
      "(cœur|coeur) (bat vite|bat fort|bat trop vite|s'emballe|palpite|bat très vite|bat très fort)",
      "(cœur|coeur) ~ (s'emballe|bat trop vite)",
      'cœur (tape|cogne|saute|galope|court|va vite|bat la chamade)',
      'coeur (tape|cogne|saute|galope|court|va vite)',
    ],
  },
  orthopnoea: {
    label: 'Essoufflement couché (orthopnée)',
    question: "Êtes-vous essoufflé couché à plat, avec besoin d'oreillers ?",
    phrases: [
      'orthopnée',
      'essoufflé couché',
      '(essoufflé|essoufflement|étouffe|respirer) ~ (couché|allongé|à plat)',
      '(peut|peux|arrive) (pas|plus) (à|) (dormir|respirer) (à plat|allongé|couché)',

      '(peut|peux) pas dormir à plat',
      'oreillers pour dormir',
      "dort assis (pour respirer|à cause de l'essoufflement|dans son lit|sur des coussins)",
      "(peut|peux|arrive) (pas|plus) (à|) (se coucher|rester couché|s'allonger) ~ (respirer|étouffe|essoufflé)",
      'dort ~ (oreillers|coussins)',
    ],
  },
  paroxysmal_nocturnal_dyspnoea: {
    label: 'Réveil la nuit par étouffement',
    question: 'Vous réveillez-vous la nuit en étouffant ?',
    phrases: [
      'dyspnée paroxystique nocturne',
      '(réveille|réveillé|réveil) ~ (étouffe|étouffement|suffoque|souffle|essoufflé|essoufflement)',
      "réveille ~ (manque d'air|étouffé)",
    ],
  },
  muffled_heart_sounds: {
    label: 'Bruits du cœur assourdis',
    question: 'Les bruits du cœur sont-ils assourdis ?',
    phrases: ['bruits du cœur (assourdis|lointains|étouffés)', 'bruits cardiaques (assourdis|lointains|étouffés)'],
  },
  narrow_pulse_pressure: {
    label: 'Tension pincée',
    question: "L'écart entre les deux chiffres de tension est-il de 20 ou moins ?",
    phrases: [
      'pression artérielle pincée',
      'tension pincée',
      'TA pincée',
      'différentielle pincée',
      'pincement de la différentielle',
    ],
  },
  unequal_arm_pulses: {
    label: 'Pouls ou tension différents entre les membres',
    question: 'Le pouls ou la tension diffèrent-ils entre les bras ?',
    phrases: ['asymétrie tensionnelle', 'pouls asymétriques', 'asymétrie des pouls', 'tension différente ~ bras'],
  },
  syncope: {
    label: 'Évanouissement (syncope)',
    question: 'Vous êtes-vous évanoui ?',
    phrases: [
      'syncope',
      'syncopes',
      'évanoui',
      'évanouie',
      'évanouissement',
      "s'évanouit",
      'tombé dans les pommes',
      'lipothymie avec chute',
      'tombé en syncope',
      '(perdu|perd) connaissance (quelques secondes|un moment|brièvement)',
      '(lève|debout|levant) ~ (tombe|tombée|évanouit|évanouie)',
    ],
  },
  exertional_syncope: {
    label: "Évanouissement à l'effort",
    question: "L'évanouissement est-il venu pendant un effort ?",
    phrases: [
      "syncope (d'effort|à l'effort)",
      '(syncope|évanoui|évanouie|évanouissement) ~ (effort|courant|sport|jouant|marchant)',
    ],
  },
  presyncope: {
    label: "Impression de s'évanouir",
    question: "Avez-vous l'impression d'aller vous évanouir ?",
    phrases: [
      'lipothymie',
      'lipothymies',
      "(failli|presque|va) (s'évanouir|m'évanouir|tomber dans les pommes|évanoui|évanouie)",
      "impression de (m'évanouir|s'évanouir|tomber)",
      '(voit|vois) (noir|tout noir)',
      'yeux (se voilent|noircissent)',
      "(va|vais|failli) (tomber|tourner de l'œil)",
      'tout devient noir',
    ],
  },
  dizziness_on_standing: {
    label: 'Vertige en se levant',
    question: 'Avez-vous un vertige en vous levant ?',
    phrases: [
      '(lève|levant|lever|debout) ~ (vertige|vertiges|tourne|étourdi|étourdie|tombe|voile)',
      '(vertige|vertiges) (en me levant|en se levant|au lever|debout)',
      'hypotension orthostatique',
    ],
  },
  calf_swelling: {
    label: "Gonflement d'un mollet",
    question: 'Un mollet est-il gonflé ?',
    phrases: ['mollet {swelling}', '{swelling} mollet', 'mollet (dur|tendu|chaud|gros)', 'mollet ~ {swelling}'],
  },
  foot_pain_at_rest: {
    label: 'Douleur du pied au repos, calmée jambe pendante',
    question: 'Le pied fait-il mal au repos ou la nuit ?',
    phrases: ['douleur de décubitus', '{pain} {foot} ~ (repos|la nuit|allongé|jambe pendante)'],
  },
  cold_limb: {
    label: 'Membre froid, pâle, douloureux',
    question: 'Un bras ou une jambe est-il devenu brutalement froid, pâle et douloureux ?',
    phrases: [
      '{limb} (froid|froide|glacé|glacée)',
      '{limb} ~ (froide et pâle|froid et pâle|froide et douloureuse|glacée|glacé)',
      'ischémie aiguë',
    ],
  },
  absent_pulse_limb: {
    label: 'Membre sans pouls',
    question: "N'y a-t-il pas de pouls dans le membre douloureux ou froid ?",
    phrases: [
      '(abolition|absence) du pouls',
      'pouls (aboli|abolis|absent|absents)',
      'abolition des pouls',
      'absence des pouls',
      'pas de pouls (au pied|à la main|dans la jambe|dans le bras|pédieux)',
      'sans pouls',
    ],
  },
  endocarditis_signs: {
    label: "Taches d'endocardite",
    question: 'Y a-t-il des taches sous les ongles, ou sur les paumes et les plantes ?',
    phrases: [
      "faux panaris d'Osler",
      "nodules d'Osler",
      'taches de Janeway',
      'érythème de Janeway',
      'hémorragies sous unguéales',
    ],
  },
  blue_spells: {
    label: "Accès de bleuissement d'un enfant",
    question: "L'enfant devient-il bleu en pleurant, en tétant ou en jouant ?",
    phrases: [
      'malaise anoxique',
      '(bleu|bleue|bleuit|cyanose) ~ (pleure|pleurant|pleurs|tète|tétant|joue|jouant)',
      "s'accroupit ~ (repos|essoufflé|souffle)",
    ],
  },
  sweats_or_tires_when_feeding: {
    label: 'Bébé qui transpire ou se fatigue en tétant',
    question: "Le bébé transpire-t-il, se fatigue-t-il ou s'essouffle-t-il en tétant ?",
    phrases: [
      "(transpire|sueurs|sue|fatigue|essoufflé|s'essouffle|essoufflement) ~ (tétée|tétées|tète|téter|tétant|biberon)",
      "(tétée|tétées|tète|téter|tétant) ~ (transpire|sueurs|se fatigue|s'essouffle|essoufflement)",
    ],
  },
}
