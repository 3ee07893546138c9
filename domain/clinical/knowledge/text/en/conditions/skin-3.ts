import type { SKIN_3_CONDITIONS } from '#domain/clinical/knowledge/conditions/skin-3.ts'
import type { ConditionText } from '#domain/clinical/knowledge/text/condition-text.ts'

export const SKIN_3_CONDITIONS_EN: Record<keyof typeof SKIN_3_CONDITIONS, ConditionText> = {
  urticaria: {
    name: 'Hives (urticaria)',
    aliases: ['urticaria', 'hives', 'nettle rash', 'acute urticaria', 'chronic urticaria', 'cold urticaria', 'cholinergic urticaria', 'dermatographism', 'weals', 'allergic reaction'],
    about: 'Itching weals that come and go within hours.',
  },
  angioedema: {
    name: 'Angioedema',
    aliases: ['angio-oedema', 'Quincke oedema', 'hereditary angioedema', 'ACE inhibitor angioedema', 'allergic swelling of the face'],
    about: 'Sudden deep swelling of lips, eyelids, tongue or throat.',
  },
  drug_eruption: {
    name: 'Drug rash (drug eruption)',
    aliases: ['drug eruption', 'adverse drug reaction', 'morbilliform drug eruption', 'exanthematous drug eruption', 'fixed drug eruption', 'drug allergy', 'nevirapine rash', 'cotrimoxazole rash', 'maculopapular drug rash', 'drug hypersensitivity'],
    about: 'A rash from a medicine begun one to two weeks before.',
  },
  stevens_johnson_ten: {
    name: 'Stevens-Johnson syndrome',
    aliases: ['toxic epidermal necrolysis', 'SJS', 'TEN', 'Lyell syndrome', 'SJS/TEN overlap', 'severe cutaneous adverse reaction'],
    about: 'A medicine makes skin and mouth blister and come off: life-threatening.',
  },
  dress_syndrome: {
    name: 'DRESS syndrome',
    aliases: ['drug reaction with eosinophilia and systemic symptoms', 'DRESS', 'drug-induced hypersensitivity syndrome', 'DIHS', 'anticonvulsant hypersensitivity', 'abacavir hypersensitivity', 'nevirapine hypersensitivity'],
    about: 'Weeks after a new medicine: fever, rash, swollen face and a sick liver.',
  },
  erythema_multiforme: {
    name: 'Erythema multiforme',
    aliases: ['erythema multiforme minor', 'erythema multiforme major', 'target lesions after herpes'],
    about: 'Target-like spots of hands and arms after herpes or another infection.',
  },
  erythema_nodosum: {
    name: 'Erythema nodosum',
    aliases: ['painful shin nodules', 'panniculitis', 'sarcoidosis with erythema nodosum', 'Lofgren syndrome', 'erythema nodosum leprosum'],
    about: 'Painful red lumps of the shins, a reaction to tuberculosis, throat infection, leprosy or a medicine.',
  },
  pemphigus_vulgaris: {
    name: 'Pemphigus',
    aliases: ['pemphigus vulgaris', 'pemphigus foliaceus', 'autoimmune blistering disease'],
    about: 'Weak blisters of mouth and skin that break and leave sores.',
  },
  bullous_pemphigoid: {
    name: 'Bullous pemphigoid',
    aliases: ['pemphigoid', 'blistering disease of the old', 'pemphigoid gestationis', 'dermatitis herpetiformis', 'linear IgA disease'],
    about: 'Tense, itching blisters in old people.',
  },
  hidradenitis_suppurativa: {
    name: 'Hidradenitis suppurativa',
    aliases: ['acne inversa', 'recurrent armpit boils', 'recurrent groin boils', 'Verneuil disease'],
    about: 'Boils and draining tracts of armpits and groin that come back.',
  },
  keloid: {
    name: 'Keloid',
    aliases: ['hypertrophic scar', 'overgrown scar', 'keloid scar', 'dermatofibroma', 'lipoma', 'epidermal cyst'],
    about: 'A scar that grows beyond the wound.',
  },
  melanoma: {
    name: 'Melanoma',
    aliases: ['malignant melanoma', 'acral melanoma', 'acral lentiginous melanoma', 'subungual melanoma', 'nodular melanoma', 'superficial spreading melanoma', 'lentigo maligna', 'dysplastic naevus'],
    about: 'A cancer of pigment cells; in Africans mostly of sole, palm or nail.',
  },
  skin_cancer_squamous: {
    name: 'Squamous cell skin cancer',
    aliases: ['squamous cell carcinoma of skin', 'SCC', 'Marjolin ulcer', 'Bowen disease', 'keratoacanthoma', 'skin cancer', 'epidermoid carcinoma', 'cutaneous squamous cell carcinoma'],
    about: 'A skin cancer on sun-damaged skin, in albinism, or in old scars and ulcers.',
  },
  skin_cancer_basal: {
    name: 'Basal cell skin cancer',
    aliases: ['basal cell carcinoma', 'BCC', 'rodent ulcer', 'basalioma'],
    about: 'A pearly, slowly growing skin cancer of the face on sun-damaged or pale skin.',
  },
  actinic_keratosis: {
    name: 'Actinic keratosis',
    aliases: ['solar keratosis', 'sun-damaged skin', 'actinic cheilitis', 'seborrhoeic keratosis'],
    about: 'Rough spots of sun-damaged skin that can become cancer.',
  },
  albinism: {
    name: 'Albinism',
    aliases: ['oculocutaneous albinism', 'OCA', 'albinism care', 'ocular albinism'],
    about: 'Skin, hair and eyes without pigment: the skin needs shelter from the sun and the eyes need glasses.',
  },
  hyperhidrosis_condition: {
    name: 'Too much sweating (hyperhidrosis)',
    aliases: ['hyperhidrosis', 'sweaty palms', 'primary focal hyperhidrosis', 'bromhidrosis', 'prickly heat', 'miliaria', 'heat rash'],
    about: 'Hands, feet or armpits sweat far more than is needed.',
  },
  alopecia_areata: {
    name: 'Alopecia areata',
    aliases: ['alopecia totalis', 'patchy hair loss', 'traction alopecia', 'androgenetic alopecia', 'male pattern baldness', 'telogen effluvium', 'central centrifugal cicatricial alopecia', 'trichotillomania'],
    about: 'Hair falls out in smooth round patches, or thins by traction, hormones or illness.',
  },
  paronychia: {
    name: 'Infected nail fold (paronychia)',
    aliases: ['paronychia', 'whitlow', 'felon', 'nail fold infection', 'infected finger', 'ingrown nail', 'chronic paronychia', 'herpetic whitlow'],
    about: 'A red, painful, swollen nail fold, often with pus.',
  },
  insect_bite_reaction: {
    name: 'Insect bites',
    aliases: ['insect bite reaction', 'papular urticaria', 'flea bites', 'bedbug bites', 'mosquito bites', 'lichen urticatus', 'arthropod bite reaction'],
    about: 'Itching bumps where insects bit.',
  },
  nappy_rash: {
    name: 'Nappy rash',
    aliases: ['diaper rash', 'diaper dermatitis', 'napkin dermatitis', 'irritant diaper dermatitis', 'candidal diaper dermatitis'],
    about: 'Sore red skin under the nappy from wetness, sometimes with yeast.',
  },
  sunburn: {
    name: 'Sunburn',
    aliases: ['solar erythema', 'photodermatitis', 'phototoxic reaction', 'polymorphic light eruption', 'photosensitivity'],
    about: 'Skin burnt by the sun.',
  },
  scarlet_fever: {
    name: 'Scarlet fever',
    aliases: ['scarlatina', 'streptococcal toxin rash', 'group A streptococcal infection with rash'],
    about: 'Strep throat with a rough, sandpaper-like red rash and strawberry tongue.',
  },
  hand_foot_mouth_disease: {
    name: 'Hand, foot and mouth disease',
    aliases: ['HFMD', 'coxsackie virus infection', 'enterovirus infection', 'herpangina', 'Coxsackie A16'],
    about: 'A child\'s virus with sores of the mouth and blisters of hands and feet.',
  },
  staphylococcal_scalded_skin: {
    name: 'Staphylococcal scalded skin syndrome',
    aliases: ['SSSS', 'Ritter disease', 'scalded skin syndrome', 'pemphigus neonatorum', 'toxic shock syndrome'],
    about: 'A staph poison makes a child\'s skin come off as if scalded; the mouth stays whole.',
  },
}
