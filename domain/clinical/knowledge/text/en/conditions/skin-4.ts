import type { SKIN_4_CONDITIONS } from '#domain/clinical/knowledge/conditions/skin-4.ts'
import type { ConditionText } from '#domain/clinical/knowledge/text/condition-text.ts'

export const SKIN_4_CONDITIONS_EN: Record<keyof typeof SKIN_4_CONDITIONS, ConditionText> = {
  leprosy_tuberculoid: {
    name: 'Leprosy, few patches (tuberculoid)',
    aliases: [
      'tuberculoid leprosy',
      'paucibacillary leprosy',
      'Hansen disease',
      'leprosy',
      'borderline tuberculoid leprosy',
      'indeterminate leprosy',
    ],
    about: 'One to five pale patches without feeling and thickened nerves.',
  },
  leprosy_lepromatous: {
    name: 'Leprosy, many patches (lepromatous)',
    aliases: [
      'lepromatous leprosy',
      'multibacillary leprosy',
      'Hansen disease',
      'leprosy',
      'borderline lepromatous leprosy',
      'leprosy reaction',
      'type 1 leprosy reaction',
      'erythema nodosum leprosum',
    ],
    about: 'Many patches and nodules, thick skin of the face, lost eyebrows and numb hands and feet.',
  },
  buruli_ulcer: {
    name: 'Buruli ulcer',
    aliases: ['Mycobacterium ulcerans infection', 'Bairnsdale ulcer', 'Daintree ulcer'],
    about: 'A painless ulcer with undermined edges that grows for weeks.',
  },
  cutaneous_leishmaniasis: {
    name: 'Cutaneous leishmaniasis',
    aliases: [
      'leishmaniasis of the skin',
      'oriental sore',
      'mucocutaneous leishmaniasis',
      'diffuse cutaneous leishmaniasis',
      'Leishmania aethiopica',
      'Leishmania infection',
      'post-kala-azar dermal leishmaniasis',
    ],
    about: 'A sore with a raised edge that lasts for months after a sand fly bite.',
  },
  mycetoma: {
    name: 'Mycetoma',
    aliases: ['Madura foot', 'eumycetoma', 'actinomycetoma', 'maduromycosis', 'sporotrichosis', 'chromoblastomycosis'],
    about: 'A slowly swelling foot with openings that drain grains.',
  },
  podoconiosis: {
    name: 'Podoconiosis',
    aliases: [
      'mossy foot',
      'non-filarial elephantiasis',
      'endemic elephantiasis',
      'lymphoedema from walking barefoot',
      'lymphedema',
    ],
    about: 'Thick, swollen feet and legs of highland farmers who walk barefoot on red volcanic soil.',
  },
  yaws: {
    name: 'Yaws',
    aliases: [
      'framboesia',
      'pian',
      'endemic treponematosis',
      'bejel',
      'endemic syphilis',
      'Treponema pertenue infection',
    ],
    about: 'Raspberry-like sores of children in wet forests, cured by one dose of antibiotic.',
  },
  cutaneous_tuberculosis: {
    name: 'Tuberculosis of the skin',
    aliases: [
      'cutaneous tuberculosis',
      'lupus vulgaris',
      'scrofuloderma',
      'tuberculosis verrucosa cutis',
      'tuberculid',
      'papulonecrotic tuberculid',
    ],
    about: 'Tuberculosis of the skin: plaques, warts, or skin broken over a node.',
  },
  tropical_ulcer: {
    name: 'Tropical ulcer',
    aliases: ['tropical phagedenic ulcer', 'phagedaena', 'leg ulcer', 'chronic leg ulcer', 'jungle rot', 'Naga sore'],
    about: 'A painful, foul ulcer of the lower leg after a small wound.',
  },
  venous_leg_ulcer: {
    name: 'Leg ulcer from bad veins',
    aliases: [
      'venous ulcer',
      'varicose ulcer',
      'stasis ulcer',
      'stasis dermatitis',
      'chronic venous insufficiency',
      'sickle cell leg ulcer',
      'arterial ulcer',
    ],
    about: 'An ulcer above the ankle in a swollen, darkened leg.',
  },
  pressure_ulcer: {
    name: 'Pressure sore',
    aliases: ['pressure ulcer', 'bedsore', 'decubitus ulcer', 'pressure injury'],
    about: 'A sore where the weight of the body lies, in people who cannot move.',
  },
  diabetic_foot_ulcer: {
    name: 'Diabetic foot ulcer',
    aliases: ['diabetic foot', 'diabetic foot infection', 'osteomyelitis of the diabetic foot', 'neuropathic ulcer'],
    about: 'A sore of a numb, poorly fed foot in diabetes.',
  },
  pellagra: {
    name: 'Pellagra',
    aliases: [
      'niacin deficiency',
      'vitamin B3 deficiency',
      'Casal necklace',
      'isoniazid-induced pellagra',
      'nicotinic acid deficiency',
    ],
    about: 'Too little niacin: dark, peeling rash where the sun shines, diarrhoea and a troubled mind.',
  },
}
