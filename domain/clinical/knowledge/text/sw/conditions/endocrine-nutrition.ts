import type { ENDOCRINE_NUTRITION_CONDITIONS } from '#domain/clinical/knowledge/conditions/endocrine-nutrition.ts'
import type { ConditionText } from '#domain/clinical/knowledge/text/condition-text.ts'

export const ENDOCRINE_NUTRITION_CONDITIONS_SW: Record<keyof typeof ENDOCRINE_NUTRITION_CONDITIONS, ConditionText> = {
  diabetes_type_2: {
    name: 'Kisukari aina ya pili',
    aliases: ['type 2 diabetes', 'ugonjwa wa sukari'],
    about: 'Sukari hubaki juu kwenye damu kwa muda mrefu, na hudhuru macho, miguu, figo na moyo.',
  },
  diabetes_type_1: {
    name: 'Kisukari aina ya kwanza',
    aliases: ['type 1 diabetes', 'kisukari cha kutegemea insulini'],
    about: 'Mwili hautengenezi tena insulini, homoni inayoingiza sukari kwenye seli.',
  },
  diabetic_ketoacidosis: {
    name: 'Asidi kwenye damu kutokana na kisukari',
    aliases: ['diabetic ketoacidosis', 'DKA', 'ketoasidosisi'],
    about: 'Bila insulini damu hujaa asidi: kiu, kutapika na kupumua kwa kina.',
  },
  hyperosmolar_state: {
    name: 'Sukari ya juu mno na kukauka mwili',
    aliases: ['hyperosmolar hyperglycaemic state', 'HHS'],
    about: 'Sukari imepanda mno kwenye damu, mwili umepoteza maji mengi, na mtu anachanganyikiwa.',
  },
  hypoglycaemia_condition: {
    name: 'Sukari kushuka',
    aliases: ['hypoglycaemia'],
    about: 'Sukari kwenye damu ni ndogo mno: jasho, kutetemeka, kuchanganyikiwa, na mwisho kupoteza fahamu.',
  },
  hypothyroidism: {
    name: 'Tezi ya shingo kufanya kazi kidogo',
    aliases: ['hypothyroidism', 'Hashimoto thyroiditis'],
    about: 'Tezi ya thairoidi hutoa homoni kidogo mno, hivyo mtu huchoka, husikia baridi na huwa mzito.',
  },
  hyperthyroidism: {
    name: 'Tezi ya shingo kufanya kazi kupita kiasi',
    aliases: ['hyperthyroidism', 'Graves disease', 'thyrotoxicosis'],
    about: 'Tezi ya thairoidi hutoa homoni nyingi mno: kukonda, kusikia joto na moyo kwenda mbio.',
  },
  goitre_simple: {
    name: 'Goita',
    aliases: ['goitre', 'rovu', 'tezi ya shingo kuvimba'],
    about: 'Tezi ya thairoidi iliyo shingoni imekuwa kubwa, mara nyingi kwa kukosa madini joto.',
  },
  thyroid_cancer: {
    name: 'Saratani ya tezi ya shingo',
    aliases: ['thyroid cancer', 'saratani ya thairoidi'],
    about: 'Saratani ya tezi ya thairoidi; mara nyingi ni uvimbe mgumu shingoni.',
  },
  adrenal_insufficiency: {
    name: 'Tezi za juu ya figo kutoa homoni kidogo',
    aliases: ['adrenal insufficiency', 'Addison disease'],
    about:
      'Tezi zilizo juu ya figo hutoa homoni kidogo mno: udhaifu, kukonda, ngozi kuwa nyeusi zaidi na presha kushuka.',
  },
  cushing_syndrome: {
    name: 'Homoni ya kotisoli kuzidi',
    aliases: ['Cushing syndrome', 'hypercortisolism'],
    about:
      'Mwili una kotisoli nyingi mno, mara nyingi kutokana na dawa za steroidi: uso wa duara, tumbo kubwa na misuli dhaifu.',
  },
  hyperparathyroidism: {
    name: 'Kalsiamu kuzidi kwenye damu',
    aliases: ['hyperparathyroidism', 'hypercalcaemia'],
    about: 'Kalsiamu imezidi kwenye damu: mawe ya figo, maumivu ya mifupa, kiu na kukosa raha.',
  },
  hypocalcaemia: {
    name: 'Kalsiamu kupungua kwenye damu',
    aliases: ['hypocalcaemia', 'tetany', 'hypoparathyroidism'],
    about: 'Kalsiamu ni ndogo mno kwenye damu: misuli hukaza na mwili husisimka kama ganzi.',
  },
  electrolyte_disorder: {
    name: 'Chumvichumvi za damu kutokuwa sawa',
    aliases: ['electrolyte disorder', 'hyponatraemia', 'hypokalaemia', 'hyperkalaemia'],
    about: 'Sodiamu au potasiamu kwenye damu iko chini au juu kupita kiasi.',
  },
  vitamin_deficiency: {
    name: 'Upungufu wa vitamini',
    aliases: ['vitamin deficiency', 'scurvy', 'beriberi', 'kiseyeye'],
    about: 'Chakula kinakosa vitamini ambazo mwili unahitaji.',
  },
  obesity_condition: {
    name: 'Unene uliopitiliza',
    aliases: ['obesity', 'kiribatumbo', 'uzito uliozidi'],
    about: 'Uzito wa mwili umezidi kiasi kinachofaa kwa afya.',
  },
  pituitary_tumour: {
    name: 'Uvimbe wa tezi ya pituitari',
    aliases: ['pituitary tumour', 'prolactinoma', 'acromegaly'],
    about: 'Uvimbe wa tezi ndogo iliyo chini ya ubongo, unaobadilisha homoni au kupunguza kuona.',
  },
}
