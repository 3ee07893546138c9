import type { BITES_FINDINGS } from '#domain/clinical/knowledge/findings/bites.ts'
import type { FindingText } from '#domain/clinical/knowledge/text/finding-text.ts'

export const BITES_FINDINGS_FR: Partial<Record<keyof typeof BITES_FINDINGS, FindingText>> = {
  snake_bite: {
    label: 'Morsure de serpent',
    question: 'Un serpent a-t-il mordu ?',
    phrases: [
      'morsure de serpent',
      '(mordu|mordue|piqué|piquée) par un (serpent|vipère|cobra|mamba)',
      '(mordu|mordue) par (serpent|une vipère|une cobra)',
      "serpent (mordu|a mordu|l'a mordu|m'a mordu|piqué|a piqué)",
      'envenimation (ophidienne|vipérine)',
      'envenimation',
      'morsure de (vipère|cobra|mamba)',
      'serpent ~ mordu',
      'serpent ~ (mordu|piqué|attaqué|croqué)',
      '(piqûre|morsure) (serpent|vipère)',
      '(serpent|vipère|cobra|mamba|nyoka) ~ (mordu|mordue|piqué|piquée|morsure|mord|attaqué)',
      '(deux trous|traces de dents|crochets) ~ serpent',
    ],
  },
  swelling_after_bite: {
    label: 'Enflure après une morsure',
    question: 'Est-ce enflé après la morsure ou la piqûre ?',
    phrases: [
      '(morsure|mordu|mordue|piqûre|piqué|piquée) ~ (gonfle|gonflé|gonflée|enflé|enflée|enfle)',
      '(morsure|mordu|mordue|piqûre) ~ (jambe gonfle|pied gonfle|main gonfle|bras gonfle|gonflement monte|œdème)',
    ],
  },
  drooping_eyelids_after_bite: {
    label: 'Paupières tombantes ou faiblesse après morsure',
    question: 'Les paupières tombent-elles, ou avaler est-il difficile, depuis la morsure ?',
    phrases: [
      '(morsure|mordu|mordue|serpent|piqûre) ~ (paupières tombent|paupières tombantes|ptosis|paralysie|avaler|vision double|ouvre plus les yeux)',
      'ptosis ~ (morsure|serpent|mordu)',
      '(mordu|mordue|morsure|serpent) ~ (paupières tombent|paupières lourdes|yeux se ferment)',
      '(morsure serpent|serpent|cobra|envenimation|mordu) ~ (paupières|ptosis)',
      'morsure serpent ~ paupières tombent',
    ],
  },
  animal_bite: {
    label: "Morsure d'animal",
    question: 'Un animal a-t-il mordu ou griffé ?',
    phrases: [
      "(morsure|griffure) d'animal",
      '(mordu|mordue|griffé|griffée) par (un|une|un animal|animal) (chat|singe|rat|âne|animal|chatte|hyène|chameau|cochon|cheval|chacal|chèvre)',
      'morsure de (chat|singe|rat|âne|hyène|chameau|chacal)',
      "(chat|singe|rat|âne|hyène) (l'a mordu|m'a mordu|a mordu|mordu|griffé)",
      '(singe|chat|rat|âne|cochon|porc|vache|hyène|cheval|chèvre|hippopotame|crocodile|chacal|animal) ~ (mordu|mordue|morsure|griffé|griffée|griffure|croqué|attaqué)',
      "morsure (animale|d'animal|de porc|de cochon)",
    ],
  },
  dog_bite: {
    label: 'Morsure de chien',
    question: 'Un chien a-t-il mordu ?',
    phrases: [
      'morsure de chien',
      'morsures de chien',
      '(mordu|mordue) par (un|le|) (chien|chienne)',
      "chien (mordu|a mordu|l'a mordu|m'a mordu)",
      'chien ~ mordu',
      '(chien|chienne|mbwa|imbwa) ~ (mordu|mordue|croqué|croquée|morsure|mord|attaqué|griffé|happé)',
      'morsure ~ chien',
      '(chien|chienne) ~ (attrapé|saisi) (mollet|jambe|main|bras|cuisse|pied|fesse|visage|doigt|cheville)',
      '(chien|chienne) ~ (planté|enfoncé) (dents|crocs)',
    ],
  },
  bat_exposure: {
    label: 'Contact avec des chauves-souris',
    question: 'Y a-t-il eu un contact avec une chauve-souris ou une grotte de chauves-souris ?',
    phrases: [
      'chauve-souris',
      'chauves-souris',
      'chauve souris',
      'chauves souris',
      'grotte ~ chauve',
      '(chauve-souris|chauves-souris) ~ (griffé|mordu|grotte|chambre|touché|mangé)',
    ],
  },
  human_bite: {
    label: 'Morsure humaine',
    question: 'Une personne a-t-elle mordu ?',
    phrases: [
      'morsure humaine',
      "(mordu|mordue) par (une personne|quelqu'un|un homme|une femme|un enfant|son mari|sa femme)",
      "(mordu|mordue) ~ (avec ses dents|pendant la bagarre|bagarre|par quelqu'un|un autre enfant)",
    ],
  },
  scorpion_sting: {
    label: 'Piqûre de scorpion',
    question: 'Un scorpion a-t-il piqué ?',
    phrases: [
      'piqûre de scorpion',
      '(piqué|piquée|mordu) par (un|le|) scorpion',
      "scorpion (piqué|a piqué|l'a piqué|m'a piqué)",
      'envenimation scorpionique',
      'scorpion ~ (piqué|piquée|piqûre)',
      'scorpion ~ (piqué|piquée|piqûre|piqure|dard)',
      'piqûre ~ scorpion',
    ],
  },
  spider_bite: {
    label: "Morsure d'araignée",
    question: 'Une araignée a-t-elle mordu ?',
    phrases: [
      "(morsure|piqûre) d'araignée",
      '(mordu|mordue|piqué|piquée) par une araignée',
      'araignée ~ (mordu|mordue|piqué|piquée)',
      'araignée ~ (piqué|piquée|mordu|mordue|morsure|piqûre)',
    ],
  },
  bee_sting: {
    label: "Piqûre d'abeille ou de guêpe",
    question: 'Une abeille ou une guêpe a-t-elle piqué ?',
    phrases: ['(abeille|guêpe|frelon|bourdon) ~ (piqué|piquée|piqûre)', "piqûre (d'abeille|de guêpe|de frelon)"],
  },
  multiple_bee_stings: {
    label: "Nombreuses piqûres d'abeilles",
    question: 'Y a-t-il eu beaucoup de piqûres ?',
    phrases: [
      '(plusieurs|nombreuses|multiples|beaucoup|centaines) (piqûres|abeilles|guêpes)',
      '(attaqué|attaquée|poursuivi) par (abeilles|guêpes|frelons|un essaim)',
      'essaim (abeilles|guêpes|frelons)',
      "(piqûres) (d'abeilles|de guêpes) (multiples|nombreuses)",
      '(abeilles|guêpes|essaim|frelons) ~ (attaqué|attaquée|partout|centaines)',
      '(dizaines|cinquantaine|vingtaine) de piqûres',
      '{10-900} piqûres (abeilles|guêpes)',
    ],
  },
  insect_bite: {
    label: "Piqûre d'insecte",
    question: "Y a-t-il eu une piqûre d'insecte ?",
    phrases: [
      '(moustique|moustiques|puces|punaises|insecte|bête|bestiole|fourmis) ~ (boutons|piqué|piquée|piqûre|mordu|{rash})',
      'endroit piqûre',
      "piqûres (d'insectes|de moustiques|de puces)",
      "piqûre (d'insecte|de moustique)",
      '(piqué|piquée) par (insecte|moustique|moustiques)',
      '(piqûres|piqué) ~ (moustiques|puces|punaises|insectes|fourmis)',
    ],
  },
  hydrophobia: {
    label: "Peur de l'eau",
    question: "Boire ou voir de l'eau déclenche-t-il des spasmes ?",
    phrases: [
      'hydrophobie',
      "peur de l'eau",
      'spasmes ~ (eau|boire|boit)',
      'rage humaine',
      'signes de rage',
      '(rage|enragé) (humaine|déclarée|clinique)',
      '(eau) ~ se crispe',
      "panique ~ (eau|verre d'eau)",
    ],
  },
  aerophobia: {
    label: "Spasmes au souffle d'air",
    question: "Un souffle d'air déclenche-t-il des spasmes ?",
    phrases: [
      'aérophobie',
      "spasmes ~ (courant d'air|souffle d'air|vent)",
      "(courant d'air|vent) ~ (spasme|se crispe)",
    ],
  },
  allergen_exposure: {
    label: 'Aliment, piqûre ou médicament juste avant',
    question: 'Est-ce venu dans les heures après un aliment, une piqûre ou un médicament ?',
    phrases: [
      "après (injection|pénicilline|piqûre d'abeille|bactrim|ampicilline)",
      'après (mangé|manger|avoir mangé) (arachides|poisson|crevettes|œufs)',
    ],
  },
}
