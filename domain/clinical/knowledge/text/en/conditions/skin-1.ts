import type { SKIN_1_CONDITIONS } from '#domain/clinical/knowledge/conditions/skin-1.ts'
import type { ConditionText } from '#domain/clinical/knowledge/text/condition-text.ts'

export const SKIN_1_CONDITIONS_EN: Record<keyof typeof SKIN_1_CONDITIONS, ConditionText> = {
  atopic_dermatitis: {
    name: 'Atopic eczema (atopic dermatitis)',
    aliases: ['atopic dermatitis', 'eczema', 'infantile eczema', 'flexural eczema', 'childhood eczema', 'dermatitis', 'lichen simplex chronicus', 'neurodermatitis'],
    about: 'Dry, itching skin that comes and goes, often with asthma or hay fever in the family.',
  },
  contact_dermatitis_irritant: {
    name: 'Irritant contact dermatitis',
    aliases: ['contact dermatitis', 'hand eczema', 'dishpan hands', 'housewife eczema', 'occupational dermatitis', 'Nairobi fly dermatitis', 'Paederus dermatitis', 'chemical skin irritation'],
    about: 'Skin made sore by soap, cement, chemicals, saliva or insects such as the Nairobi fly.',
  },
  contact_dermatitis_allergic: {
    name: 'Allergic contact dermatitis',
    aliases: ['contact dermatitis', 'contact allergy', 'nickel allergy', 'poison ivy dermatitis', 'hair dye allergy', 'cosmetic allergy', 'cement allergy', 'plant dermatitis', 'eczema'],
    about: 'Itching rash where something that the skin is allergic to touched it.',
  },
  seborrhoeic_dermatitis: {
    name: 'Seborrhoeic dermatitis',
    aliases: ['seborrheic dermatitis', 'dandruff', 'cradle cap', 'seborrhoea', 'pityriasis capitis'],
    about: 'Greasy scales of scalp, eyebrows, sides of the nose and chest; cradle cap in babies.',
  },
  nummular_eczema: {
    name: 'Nummular eczema',
    aliases: ['discoid eczema', 'nummular dermatitis', 'coin-shaped eczema', 'dyshidrotic eczema', 'pompholyx'],
    about: 'Round, itching, oozing or scaly patches of eczema.',
  },
  psoriasis: {
    name: 'Psoriasis',
    aliases: ['plaque psoriasis', 'psoriasis vulgaris', 'guttate psoriasis', 'inverse psoriasis', 'pustular psoriasis', 'erythrodermic psoriasis', 'scalp psoriasis', 'nail psoriasis'],
    about: 'Thick red plaques with silver scales on elbows, knees, scalp and back.',
  },
  acne: {
    name: 'Acne',
    aliases: ['acne vulgaris', 'pimples', 'comedonal acne', 'nodulocystic acne', 'cystic acne', 'acne conglobata', 'steroid acne', 'pseudofolliculitis barbae'],
    about: 'Blackheads, pimples and sometimes nodules of face, chest and back.',
  },
  rosacea: {
    name: 'Rosacea',
    aliases: ['acne rosacea', 'rhinophyma', 'ocular rosacea'],
    about: 'Flushing, redness and pimples of the middle of the face without blackheads.',
  },
  perioral_dermatitis: {
    name: 'Perioral dermatitis',
    aliases: ['periorificial dermatitis', 'steroid rosacea', 'steroid-damaged face', 'bleaching cream damage', 'topical steroid withdrawal'],
    about: 'Small bumps around mouth and nose, often from steroid or bleaching creams.',
  },
  impetigo: {
    name: 'Impetigo',
    aliases: ['bullous impetigo', 'school sores', 'impetigo contagiosa', 'ecthyma', 'pyoderma', 'impetiginised eczema', 'infected sores', 'streptococcal skin infection'],
    about: 'Catching sores with yellow crusts or thin blisters, mostly in children.',
  },
  cellulitis: {
    name: 'Cellulitis',
    aliases: ['erysipelas', 'skin and soft tissue infection', 'cellulitis of leg', 'dermatolymphangioadenitis', 'lymphangitis', 'St Anthony\'s fire', 'periumbilical cellulitis', 'infected skin'],
    about: 'Bacteria spread in the skin: it is red, hot, swollen and painful.',
  },
  skin_abscess_condition: {
    name: 'Boil or abscess',
    aliases: ['abscess', 'furuncle', 'carbuncle', 'furunculosis', 'skin abscess', 'infected cyst', 'infected sebaceous cyst', 'epidermoid cyst', 'pilonidal abscess', 'injection abscess', 'pyomyositis'],
    about: 'A lump full of pus that has to be opened.',
  },
  necrotising_fasciitis: {
    name: 'Necrotising fasciitis',
    aliases: ['necrotizing fasciitis', 'flesh-eating infection', 'necrotising soft tissue infection', 'gas gangrene', 'clostridial myonecrosis', 'necrotizing soft tissue infection', 'Meleney gangrene'],
    about: 'An infection that kills the tissue under the skin within hours; surgery is needed at once.',
  },
  folliculitis: {
    name: 'Folliculitis',
    aliases: ['hair follicle infection', 'barber\'s itch', 'sycosis barbae', 'hot tub folliculitis', 'eosinophilic folliculitis', 'razor bumps', 'acne keloidalis nuchae'],
    about: 'Small pus spots around the hairs.',
  },
  scabies: {
    name: 'Scabies',
    aliases: ['crusted scabies', 'Norwegian scabies', 'infected scabies', 'the itch', 'Sarcoptes infestation', 'mite infestation', 'nodular scabies'],
    about: 'Mites in the skin: everybody in the house itches at night.',
  },
  head_lice: {
    name: 'Head lice',
    aliases: ['pediculosis capitis', 'lice', 'body lice', 'pediculosis corporis', 'pubic lice', 'pediculosis pubis', 'crabs', 'Phthirus pubis', 'nits'],
    about: 'Lice with eggs on the hair that make the scalp itch.',
  },
  tungiasis: {
    name: 'Jiggers (tungiasis)',
    aliases: ['tungiasis', 'jiggers', 'chigoe flea', 'sand flea', 'Tunga penetrans', 'chigger flea'],
    about: 'Fleas that burrow into the skin of the feet.',
  },
}
