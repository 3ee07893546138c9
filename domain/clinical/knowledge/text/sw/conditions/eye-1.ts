import type { EYE_1_CONDITIONS } from '#domain/clinical/knowledge/conditions/eye-1.ts'
import type { ConditionText } from '#domain/clinical/knowledge/text/condition-text.ts'

export const EYE_1_CONDITIONS_SW: Record<keyof typeof EYE_1_CONDITIONS, ConditionText> = {
  conjunctivitis_bacterial: {
    name: 'Macho mekundu ya bakteria',
    aliases: ['bacterial conjunctivitis', 'conjunctivitis'],
    about: 'Jicho ni jekundu na hutoa usaha unaogandisha kope asubuhi.',
  },
  conjunctivitis_viral: {
    name: 'Macho mekundu ya virusi',
    aliases: ['viral conjunctivitis', 'red eyes', 'Apollo'],
    about: 'Macho mekundu yenye machozi yanayoambukiza kutokana na virusi, mara nyingi pamoja na mafua.',
  },
  conjunctivitis_allergic: {
    name: 'Mzio wa macho',
    aliases: ['allergic conjunctivitis', 'aleji ya macho', 'vernal keratoconjunctivitis'],
    about: 'Macho huwasha, huwa mekundu na kutoa machozi kwa sababu ya mzio.',
  },
  trachoma: {
    name: 'Trakoma',
    aliases: ['trachoma', 'vikope', 'trichiasis'],
    about: 'Maambukizi ya macho yanayoleta makovu ndani ya kope, kugeuza kope kwa ndani, na yanaweza kupofusha.',
  },
  keratitis_corneal_ulcer: {
    name: 'Kidonda cha kioo cha jicho',
    aliases: ['corneal ulcer', 'keratitis'],
    about: 'Kidonda chenye maambukizi kwenye kioo cha mbele cha jicho; kinaweza kupofusha ndani ya siku chache.',
  },
  corneal_abrasion_foreign_body: {
    name: 'Mkwaruzo au kitu kwenye jicho',
    aliases: ['corneal abrasion', 'corneal foreign body', 'vumbi machoni'],
    about: 'Kuna kitu ndani ya jicho, au kioo cha mbele cha jicho kimekwaruzwa.',
  },
  acute_angle_closure_glaucoma: {
    name: 'Presha ya macho ya ghafla',
    aliases: ['acute angle-closure glaucoma', 'glakoma ya ghafla'],
    about: 'Shinikizo ndani ya jicho hupanda ghafla: maumivu, kuona miduara ya mwanga, kutapika na kupoteza kuona.',
  },
  open_angle_glaucoma: {
    name: 'Presha ya macho ya polepole',
    aliases: ['open-angle glaucoma', 'glakoma'],
    about: 'Shinikizo ndani ya jicho hudhuru neva, na kuona hupotea polepole kuanzia pembeni.',
  },
  uveitis: {
    name: 'Kuvimba ndani ya jicho',
    aliases: ['uveitis', 'iritis'],
    about: 'Sehemu ya ndani ya jicho imevimba: maumivu, mwanga kuumiza na kuona ukungu.',
  },
  cataract: {
    name: 'Mtoto wa jicho',
    aliases: ['cataract', 'katarakti'],
    about: 'Lenzi ya jicho inakuwa na ukungu, na kuona hufifia polepole.',
  },
  refractive_error: {
    name: 'Tatizo la macho linalohitaji miwani',
    aliases: ['refractive error', 'myopia', 'uoni hafifu'],
    about: 'Jicho haliwezi kulenga vizuri, hivyo vitu huonekana na ukungu bila miwani.',
  },
  presbyopia: {
    name: 'Kushindwa kuona karibu kwa umri',
    aliases: ['presbyopia', 'kuhitaji miwani ya kusomea'],
    about: 'Kuanzia miaka kama arobaini jicho halilengi tena vizuri vitu vya karibu.',
  },
  retinal_detachment: {
    name: 'Retina kubanduka',
    aliases: ['retinal detachment', 'retinal tear'],
    about: 'Pazia la nyuma ya jicho linabanduka: mimweko ya mwanga, vidoa vinavyoelea na kivuli kama pazia.',
  },
  vitreous_haemorrhage: {
    name: 'Damu ndani ya jicho',
    aliases: ['vitreous haemorrhage'],
    about: 'Damu imevuja kwenye ute ulio ndani ya jicho: nyuzi nyeusi, kisha kupoteza kuona bila maumivu.',
  },
  retinal_artery_vein_occlusion: {
    name: 'Mshipa wa damu wa retina kuziba',
    aliases: ['retinal artery occlusion', 'retinal vein occlusion'],
    about: 'Damu haifiki kwenye retina, na jicho moja hupoteza kuona ghafla bila maumivu.',
  },
}
