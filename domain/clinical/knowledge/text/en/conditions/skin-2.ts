import type { SKIN_2_CONDITIONS } from '#domain/clinical/knowledge/conditions/skin-2.ts'
import type { ConditionText } from '#domain/clinical/knowledge/text/condition-text.ts'

export const SKIN_2_CONDITIONS_EN: Record<keyof typeof SKIN_2_CONDITIONS, ConditionText> = {
  cutaneous_larva_migrans: {
    name: 'Cutaneous larva migrans',
    aliases: ['creeping eruption', 'dog hookworm of the skin', 'sandworm', 'Ancylostoma braziliense infection'],
    about: 'Larvae of dog or cat hookworms creep under the skin and leave an itching, winding track.',
  },
  myiasis: {
    name: 'Myiasis',
    aliases: [
      'tumbu fly',
      'mango fly',
      'putzi fly',
      'Cordylobia anthropophaga',
      'botfly',
      'maggots in the skin',
      'maggot wound',
      'wound myiasis',
    ],
    about: 'Fly maggots in the skin: boil-like lumps with a moving point, or maggots in a wound.',
  },
  tinea_capitis: {
    name: 'Ringworm of the scalp (tinea capitis)',
    aliases: ['tinea capitis', 'scalp ringworm', 'kerion', 'favus', 'mashilingi', 'choa'],
    about: 'A fungus of the scalp with scaly patches and broken hairs, in children.',
  },
  tinea_corporis: {
    name: 'Ringworm of the body (tinea corporis)',
    aliases: [
      'tinea corporis',
      'ringworm',
      'tinea incognito',
      'tinea faciei',
      'dermatophytosis',
      'tinea manuum',
      'dermatophyte infection',
      'Majocchi granuloma',
    ],
    about: 'Fungus of the skin: itching rings with a raised, scaly edge.',
  },
  tinea_cruris: {
    name: 'Ringworm of the groin (tinea cruris)',
    aliases: ['tinea cruris', 'jock itch', 'groin ringworm', 'dhobi itch', 'erythrasma'],
    about: 'Itching fungus of the groin with a clear, scaly edge.',
  },
  tinea_pedis: {
    name: "Athlete's foot (tinea pedis)",
    aliases: ["athlete's foot", 'tinea pedis', 'foot fungus', 'toe web fungus', 'pitted keratolysis'],
    about: 'Fungus between the toes and on the soles: itching, white, peeling skin.',
  },
  onychomycosis: {
    name: 'Fungus of the nails (onychomycosis)',
    aliases: ['onychomycosis', 'tinea unguium', 'nail fungus', 'fungal nail infection', 'ingrown toenail'],
    about: 'Thick, crumbling, discoloured nails from a fungus.',
  },
  pityriasis_versicolor: {
    name: 'Pityriasis versicolor',
    aliases: [
      'tinea versicolor',
      'sun spots',
      'Malassezia infection',
      'pityriasis alba',
      'post-inflammatory hypopigmentation',
    ],
    about: 'Pale or dark, slightly scaly patches of chest, back and arms from a yeast.',
  },
  candidal_intertrigo: {
    name: 'Thrush of the skin folds',
    aliases: [
      'candidal intertrigo',
      'intertrigo',
      'cutaneous candidiasis',
      'skin candidiasis',
      'yeast infection of skin',
    ],
    about: 'Red, moist skin of the folds with small spots around, from yeast.',
  },
  pityriasis_rosea: {
    name: 'Pityriasis rosea',
    aliases: ['herald patch', 'Christmas tree rash'],
    about: 'One scaly patch first, then many oval patches on the trunk; it heals by itself in weeks.',
  },
  lichen_planus: {
    name: 'Lichen planus',
    aliases: ['oral lichen planus', 'lichenoid eruption', 'hypertrophic lichen planus', 'lichen simplex'],
    about: 'Flat, itching, purple bumps on wrists and shins, often a white net in the mouth.',
  },
  papular_pruritic_eruption: {
    name: 'Itching bumps of HIV (papular pruritic eruption)',
    aliases: ['papular pruritic eruption', 'PPE', 'prurigo', 'prurigo nodularis', 'pruritic papular eruption of HIV'],
    about: 'Itching bumps of arms, legs and trunk that leave dark marks, in weak immunity.',
  },
  vitiligo: {
    name: 'Vitiligo',
    aliases: ['leucoderma', 'leukoderma', 'white patches of skin'],
    about: 'Patches of skin lose all their colour; feeling stays normal.',
  },
  melasma: {
    name: 'Melasma',
    aliases: [
      'chloasma',
      'mask of pregnancy',
      'hyperpigmentation',
      'post-inflammatory hyperpigmentation',
      'exogenous ochronosis',
      'bleaching cream ochronosis',
    ],
    about: 'Brown patches of the face from hormones and sun.',
  },
  acanthosis_nigricans_condition: {
    name: 'Acanthosis nigricans',
    aliases: ['dark velvety neck', 'skin sign of insulin resistance', 'skin tags'],
    about: 'Dark, velvety skin of neck and armpits, a sign of insulin resistance.',
  },
  molluscum_contagiosum: {
    name: 'Molluscum contagiosum',
    aliases: ['molluscum', 'water warts', 'dimple warts'],
    about: 'Small pearly bumps with a dimple, from a virus; they go by themselves.',
  },
  common_warts: {
    name: 'Warts',
    aliases: [
      'common warts',
      'verruca vulgaris',
      'plantar warts',
      'flat warts',
      'verruca plana',
      'HPV skin infection',
      'corns and calluses',
      'plantar wart',
      'verruca',
    ],
    about: 'Rough growths of hands or feet from a virus.',
  },
  herpes_labialis: {
    name: 'Cold sores (herpes labialis)',
    aliases: [
      'herpes labialis',
      'cold sore',
      'fever blisters',
      'herpes simplex of the lip',
      'HSV-1 infection',
      'herpetic whitlow',
      'HSV infection',
      'herpes simplex',
    ],
    about: 'Painful small blisters at the lip that come back.',
  },
  eczema_herpeticum: {
    name: 'Eczema herpeticum',
    aliases: ['Kaposi varicelliform eruption', 'disseminated herpes simplex on eczema'],
    about: 'Herpes spreads over eczema with fever: dangerous.',
  },
}
