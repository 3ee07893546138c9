import type { MUSCULOSKELETAL_1_CONDITIONS } from '#domain/clinical/knowledge/conditions/musculoskeletal-1.ts'
import type { ConditionText } from '#domain/clinical/knowledge/text/condition-text.ts'

export const MUSCULOSKELETAL_1_CONDITIONS_SW: Record<keyof typeof MUSCULOSKELETAL_1_CONDITIONS, ConditionText> = {
  mechanical_low_back_pain: {
    name: 'Maumivu ya kiuno',
    aliases: ['low back pain', 'lumbago', 'mgongo kuuma'],
    about: 'Maumivu ya misuli na viungo vya sehemu ya chini ya mgongo.',
  },
  osteoarthritis: {
    name: 'Kuchakaa kwa viungo',
    aliases: ['osteoarthritis', 'kusagika kwa mifupa', 'magoti kusagika'],
    about: 'Viungo vilivyochakaa, hasa magoti na nyonga, huuma vikitumika na kutulia vikipumzishwa.',
  },
  rheumatoid_arthritis: {
    name: 'Baridi yabisi',
    aliases: ['rheumatoid arthritis', 'RA'],
    about: 'Viungo vingi vimevimba, kuanzia mikono, na huwa vigumu kwa muda mrefu asubuhi.',
  },
  gout_attack: {
    name: 'Jongo',
    aliases: ['gout', 'gauti'],
    about: 'Chembe za asidi ya yuriki huvimbisha kiungo usiku mmoja, mara nyingi kidole gumba cha mguu.',
  },
  pseudogout_attack: {
    name: 'Kiungo kuvimba kwa chembe za kalsiamu',
    aliases: ['pseudogout', 'CPPD'],
    about: 'Chembe za kalsiamu huvimbisha kiungo kikubwa cha mtu mzee, mara nyingi goti.',
  },
  septic_arthritis: {
    name: 'Usaha kwenye kiungo',
    aliases: ['septic arthritis'],
    about: 'Vijidudu ndani ya kiungo hukiharibu ndani ya siku chache: kiungo huvimba, huwa na joto na kuna homa.',
  },
  osteomyelitis: {
    name: 'Maambukizi ya mfupa',
    aliases: ['osteomyelitis', 'bone infection'],
    about: 'Maambukizi ndani ya mfupa; mtoto mwenye homa hatumii kiungo, au usaha hutoka kwa miezi.',
  },
  reactive_arthritis: {
    name: 'Viungo kuvimba baada ya maambukizi',
    aliases: ['reactive arthritis'],
    about:
      'Viungo huvimba wiki chache baada ya maambukizi ya utumbo au ya sehemu za siri, mara nyingi pamoja na macho mekundu.',
  },
  ankylosing_spondylitis: {
    name: 'Uti wa mgongo kukakamaa',
    aliases: ['ankylosing spondylitis', 'axial spondyloarthritis'],
    about: 'Uvimbe unaokakamaza uti wa mgongo wa kijana; huzidi akipumzika na hupungua akisogea.',
  },
  systemic_lupus_erythematosus: {
    name: 'Lupasi',
    aliases: ['systemic lupus erythematosus', 'SLE', 'lupus'],
    about: 'Kinga ya mwili hushambulia ngozi, viungo, damu na figo, hasa kwa wanawake vijana.',
  },
  juvenile_idiopathic_arthritis: {
    name: 'Baridi yabisi ya watoto',
    aliases: ['juvenile idiopathic arthritis', 'JIA'],
    about: 'Viungo vya mtoto hubaki vimevimba na vigumu kwa wiki sita au zaidi.',
  },
  fibromyalgia: {
    name: 'Maumivu ya mwili mzima ya muda mrefu',
    aliases: ['fibromyalgia', 'chronic fatigue syndrome'],
    about: 'Mwili mzima huuma kwa miezi, pamoja na uchovu na usingizi mbaya, ilhali viungo na vipimo ni vya kawaida.',
  },
  polymyalgia_rheumatica: {
    name: 'Mabega na nyonga kukakamaa kwa wazee',
    aliases: ['polymyalgia rheumatica', 'PMR'],
    about: 'Mabega na nyonga za mtu mzee huuma na kukakamaa, hasa asubuhi.',
  },
  inflammatory_myopathy: {
    name: 'Kuvimba kwa misuli',
    aliases: ['polymyositis', 'dermatomyositis'],
    about: 'Misuli imevimba: mikono hainyanyuki na kupanda ngazi ni vigumu; upele unaweza kuwepo.',
  },
  systemic_sclerosis: {
    name: 'Ngozi kuwa ngumu',
    aliases: ['systemic sclerosis', 'scleroderma'],
    about: 'Ngozi huwa ngumu, vidole hugeuka vyeupe kwenye baridi, na umio au mapafu yanaweza kukakamaa.',
  },
  sjogren_syndrome: {
    name: 'Macho na mdomo kukauka (Sjögren)',
    aliases: ['Sjögren syndrome'],
    about: 'Mwili hushambulia tezi zake wenyewe, hivyo macho na mdomo hukauka.',
  },
  systemic_vasculitis: {
    name: 'Kuvimba kwa mishipa ya damu mwilini',
    aliases: ['systemic vasculitis', 'vasculitis'],
    about: 'Mishipa ya damu imevimba na kudhuru figo, mapafu, neva na ngozi kwa pamoja.',
  },
}
