import type { SKIN_3_CONDITIONS } from '#domain/clinical/knowledge/conditions/skin-3.ts'
import type { ConditionText } from '#domain/clinical/knowledge/text/condition-text.ts'

export const SKIN_3_CONDITIONS_SW: Record<keyof typeof SKIN_3_CONDITIONS, ConditionText> = {
  urticaria: {
    name: 'Mabaka ya mzio yanayowasha',
    aliases: ['urticaria', 'hives'],
    about: 'Mabaka yaliyovimba na kuwasha yanayokuja na kuondoka ndani ya saa chache.',
  },
  angioedema: {
    name: 'Uvimbe wa ghafla wa midomo au uso',
    aliases: ['angioedema'],
    about: 'Midomo, kope, ulimi au koo huvimba ghafla kwa ndani.',
  },
  drug_eruption: {
    name: 'Upele wa dawa',
    aliases: ['drug eruption', 'aleji ya dawa', 'mzio wa dawa'],
    about: 'Upele unaotokana na dawa iliyoanza wiki moja au mbili kabla.',
  },
  stevens_johnson_ten: {
    name: 'Ngozi kubabuka kwa sababu ya dawa (Stevens-Johnson)',
    aliases: ['Stevens-Johnson syndrome', 'toxic epidermal necrolysis', 'SJS'],
    about: 'Dawa hufanya ngozi na mdomo kupata malengelenge na kubanduka; inatishia maisha.',
  },
  dress_syndrome: {
    name: 'Mzio mkali wa dawa wa mwili mzima (DRESS)',
    aliases: ['DRESS syndrome', 'drug hypersensitivity syndrome'],
    about: 'Wiki kadhaa baada ya dawa mpya: homa, upele, uso kuvimba na ini kuugua.',
  },
  erythema_multiforme: {
    name: 'Mabaka ya duara kama shabaha',
    aliases: ['erythema multiforme'],
    about: 'Mabaka kama shabaha kwenye mikono baada ya herpes au maambukizi mengine.',
  },
  erythema_nodosum: {
    name: 'Vinundu vinavyouma kwenye miundi',
    aliases: ['erythema nodosum'],
    about: 'Vinundu vyekundu vinavyouma vya miundi, kutokana na kifua kikuu, maambukizi ya koo, ukoma au dawa.',
  },
  pemphigus_vulgaris: {
    name: 'Malengelenge dhaifu ya ngozi na mdomo',
    aliases: ['pemphigus'],
    about: 'Kinga ya mwili huleta malengelenge dhaifu ya mdomo na ngozi, ambayo hupasuka na kuacha vidonda.',
  },
  bullous_pemphigoid: {
    name: 'Malengelenge magumu ya wazee',
    aliases: ['bullous pemphigoid', 'pemphigoid'],
    about: 'Malengelenge yaliyojaa na kuwasha kwa watu wazee.',
  },
  hidradenitis_suppurativa: {
    name: 'Majipu ya kwapa na kinena yanayorudi',
    aliases: ['hidradenitis suppurativa'],
    about: 'Majipu na njia za usaha za kwapa na kinena ambazo hurudi tena na tena.',
  },
  keloid: {
    name: 'Keloidi',
    aliases: ['keloid', 'kovu lililokua'],
    about: 'Kovu linalokua kupita jeraha lenyewe.',
  },
  melanoma: {
    name: 'Saratani ya seli za rangi ya ngozi',
    aliases: ['melanoma'],
    about: 'Saratani ya seli zinazotoa rangi ya ngozi; kwa Waafrika hutokea zaidi kwenye unyayo, kiganja au kucha.',
  },
  skin_cancer_squamous: {
    name: 'Saratani ya ngozi ya seli bapa',
    aliases: ['squamous cell carcinoma of skin', 'saratani ya ngozi'],
    about: 'Saratani ya ngozi iliyochomwa na jua, kwa watu wenye ualbino, au kwenye makovu na vidonda vya zamani.',
  },
  skin_cancer_basal: {
    name: 'Saratani ya ngozi ya seli za chini',
    aliases: ['basal cell carcinoma', 'saratani ya ngozi'],
    about:
      "Saratani ya ngozi ya uso inayokua polepole na kung'aa kama lulu, kwenye ngozi nyeupe au iliyochomwa na jua.",
  },
  actinic_keratosis: {
    name: 'Madoa ya ngozi yaliyosababishwa na jua',
    aliases: ['actinic keratosis', 'solar keratosis'],
    about: 'Madoa makavu ya ngozi iliyochomwa na jua, ambayo yanaweza kugeuka kuwa saratani.',
  },
  albinism: {
    name: 'Ualbino',
    aliases: ['albinism', 'albino'],
    about: 'Ngozi, nywele na macho hayana rangi ya asili, hivyo ngozi huungua haraka kwa jua na macho huona hafifu.',
  },
  hyperhidrosis_condition: {
    name: 'Kutokwa jasho kupita kiasi',
    aliases: ['hyperhidrosis', 'jasho jingi'],
    about: 'Mikono, miguu au kwapa hutoa jasho zaidi ya mahitaji ya mwili.',
  },
  alopecia_areata: {
    name: 'Kunyonyoka nywele',
    aliases: ['alopecia', 'alopecia areata', 'kipara'],
    about: 'Nywele hutoka kwa mabaka ya mviringo, au hupungua kwa kusukwa sana, homoni au ugonjwa.',
  },
  paronychia: {
    name: 'Maambukizi ya pembeni mwa ukucha',
    aliases: ['paronychia', 'whitlow', 'mdudu wa kidole'],
    about: 'Ngozi ya pembeni mwa ukucha ni nyekundu, imevimba na inauma, mara nyingi ina usaha.',
  },
  insect_bite_reaction: {
    name: 'Vipele vya kuumwa na wadudu',
    aliases: ['insect bites', 'papular urticaria'],
    about: 'Vipele vinavyowasha mahali wadudu walipouma.',
  },
  nappy_rash: {
    name: 'Upele wa nepi',
    aliases: ['nappy rash', 'diaper rash'],
    about: 'Ngozi nyekundu inayouma chini ya nepi kwa sababu ya unyevu, wakati mwingine pamoja na fangasi.',
  },
  miliaria: {
    name: 'Vipele vya joto',
    aliases: ['miliaria', 'heat rash', 'vipele vya jasho'],
    about: 'Jasho lisiloweza kutoka huleta vipele vidogo wakati wa joto.',
  },
  sunburn: {
    name: 'Kuungua na jua',
    aliases: ['sunburn', 'ngozi kuungua kwa jua'],
    about: 'Ngozi imeunguzwa na jua.',
  },
  scarlet_fever: {
    name: 'Homa nyekundu',
    aliases: ['scarlet fever', 'scarlatina'],
    about: 'Maambukizi ya koo ya streptokoki yenye upele mwekundu unaokwaruza kama msasa na ulimi mwekundu.',
  },
  hand_foot_mouth_disease: {
    name: 'Ugonjwa wa mikono, miguu na mdomo',
    aliases: ['hand, foot and mouth disease', 'HFMD'],
    about: 'Virusi vya watoto vinavyoleta vidonda vya mdomo na malengelenge ya mikono na miguu.',
  },
  staphylococcal_scalded_skin: {
    name: 'Ngozi ya mtoto kubabuka kwa bakteria',
    aliases: ['staphylococcal scalded skin syndrome', 'SSSS'],
    about: 'Sumu ya bakteria hufanya ngozi ya mtoto kubanduka kama imeungua maji ya moto; mdomo hubaki mzima.',
  },
}
