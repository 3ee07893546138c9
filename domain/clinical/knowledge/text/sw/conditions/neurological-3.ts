import type { NEUROLOGICAL_3_CONDITIONS } from '#domain/clinical/knowledge/conditions/neurological-3.ts'
import type { ConditionText } from '#domain/clinical/knowledge/text/condition-text.ts'

export const NEUROLOGICAL_3_CONDITIONS_SW: Record<keyof typeof NEUROLOGICAL_3_CONDITIONS, ConditionText> = {
  sciatica: {
    name: 'Maumivu ya mgongo yanayoshuka mguuni',
    aliases: ['sciatica', 'slipped disc', 'lumbar disc herniation', 'siatika'],
    about: 'Neva ya sehemu ya chini ya mgongo imebanwa na kuleta maumivu yanayoshuka mguu mmoja.',
  },
  spinal_cord_compression: {
    name: 'Uti wa mgongo kubanwa',
    aliases: ['spinal cord compression'],
    about: 'Kitu kinabana uti wa mgongo: miguu hudhoofika na kibofu hushindwa kufanya kazi.',
  },
  cauda_equina_syndrome: {
    name: 'Neva za mwisho wa uti wa mgongo kubanwa',
    aliases: ['cauda equina syndrome'],
    about:
      'Neva za mwisho wa uti wa mgongo zimebanwa: ganzi sehemu za siri na makalio, mkojo kutotoka na miguu dhaifu.',
  },
  transverse_myelitis: {
    name: 'Kuvimba kwa uti wa mgongo',
    aliases: ['transverse myelitis', 'myelitis'],
    about: 'Uti wa mgongo umevimba: miguu dhaifu, kutohisi chini ya mstari fulani na mkojo kuziba.',
  },
  amyotrophic_lateral_sclerosis: {
    name: 'Ugonjwa wa neva za misuli kufa',
    aliases: ['amyotrophic lateral sclerosis', 'ALS', 'motor neurone disease'],
    about:
      'Neva zinazoendesha misuli hufa polepole: misuli kunyauka, kucheza na kudhoofika, huku hisia zikibaki za kawaida.',
  },
  dementia: {
    name: 'Ugonjwa wa kupoteza kumbukumbu',
    aliases: ['dementia', 'Alzheimer disease', 'ugonjwa wa kusahau'],
    about: 'Kumbukumbu na kufikiri hupungua polepole hadi mtu hawezi kujitegemea.',
  },
  delirium_acute: {
    name: 'Kuchanganyikiwa kwa ghafla kwa sababu ya ugonjwa',
    aliases: ['delirium', 'acute confusional state'],
    about:
      'Kuchanganyikiwa kwa ghafla kunakokuja na kuondoka; husababishwa na ugonjwa hatari, sumu au upungufu mwilini.',
  },
  normal_pressure_hydrocephalus: {
    name: 'Maji kwenye ubongo kwa wazee',
    aliases: ['normal pressure hydrocephalus'],
    about: 'Maji yamezidi kwenye ubongo wa mzee: miguu hunata sakafuni, na kumbukumbu na kibofu hudhoofika.',
  },
  hydrocephalus_infant: {
    name: 'Kichwa kikubwa chenye maji',
    aliases: ['hydrocephalus', 'kichwa maji'],
    about: 'Maji hujaa kwenye ubongo wa mtoto mchanga na kichwa hukua haraka mno.',
  },
  bppv: {
    name: 'Kizunguzungu cha kugeuza kichwa',
    aliases: ['benign paroxysmal positional vertigo', 'BPPV'],
    about:
      'Kizunguzungu cha sekunde chache ukigeuza kichwa au kitandani, kutokana na chembe zilizolegea ndani ya sikio.',
  },
  motion_sickness: {
    name: 'Kichefuchefu cha safari',
    aliases: ['motion sickness', 'kutapika safarini'],
    about: 'Kichefuchefu kinachokuja safarini tu; kuangalia mbele, hewa safi na chakula kidogo husaidia.',
  },
  meniere_disease: {
    name: 'Kizunguzungu chenye mlio wa sikio (Ménière)',
    aliases: ['Ménière disease'],
    about: 'Vipindi vya kizunguzungu cha saa nyingi pamoja na mlio wa sikio, sikio kujaa na kupoteza kusikia.',
  },
  vestibular_neuritis: {
    name: 'Kuvimba kwa neva ya usawa',
    aliases: ['vestibular neuritis', 'labyrinthitis'],
    about:
      'Neva ya kulinda usawa wa mwili imevimba: kizunguzungu na kutapika kwa siku kadhaa, kisha hupungua polepole.',
  },
  konzo: {
    name: 'Konzo',
    aliases: ['cassava paralysis', 'kupooza kwa muhogo mchungu'],
    about:
      'Miguu yote miwili hukakamaa na kudhoofika ghafla baada ya wiki za kula muhogo mchungu usiolowekwa vya kutosha.',
  },
  restless_legs_syndrome: {
    name: 'Miguu isiyotulia',
    aliases: ['restless legs syndrome'],
    about: 'Hamu ya kusogeza miguu jioni inayozuia usingizi, mara nyingi kwa kukosa madini ya chuma.',
  },
  narcolepsy: {
    name: 'Kuvamiwa na usingizi mchana',
    aliases: ['narcolepsy'],
    about: 'Usingizi unaovamia mchana, mara nyingi pamoja na mwili kulegea ghafla wakati wa kucheka.',
  },
  cerebral_palsy: {
    name: 'Mtindio wa ubongo',
    aliases: ['cerebral palsy', 'CP', 'utindio wa ubongo'],
    about:
      'Ubongo wa mtoto ulidhurika mapema na hali haizidi; mtoto huchelewa kukaa, kutembea na kuongea, na mwili hukakamaa au hulegea.',
  },
}
