import type { INJURY_POISONING_BITES_2_CONDITIONS } from '#domain/clinical/knowledge/conditions/injury-poisoning-bites-2.ts'
import type { ConditionText } from '#domain/clinical/knowledge/text/condition-text.ts'

export const INJURY_POISONING_BITES_2_CONDITIONS_SW: Record<
  keyof typeof INJURY_POISONING_BITES_2_CONDITIONS,
  ConditionText
> = {
  snakebite_cytotoxic: {
    name: 'Kuumwa na nyoka: kuvimba (kifutu, swila)',
    aliases: ['cytotoxic snakebite', 'kuumwa na nyoka', 'puff adder bite'],
    about: 'Kuumwa na kifutu au swila: uvimbe unaouma na kuenea, malengelenge na ngozi kufa.',
  },
  snakebite_neurotoxic: {
    name: 'Kuumwa na nyoka: kupooza (koboko, kobra)',
    aliases: ['neurotoxic snakebite', 'kuumwa na nyoka', 'mamba bite'],
    about: 'Kuumwa na koboko au kobra: kope huanguka, kisha kupumua hushindwa.',
  },
  snakebite_haemotoxic: {
    name: 'Kuumwa na nyoka: kutokwa damu (carpet viper, boomslang)',
    aliases: ['haemotoxic snakebite', 'kuumwa na nyoka'],
    about: 'Sumu ya nyoka kama carpet viper na boomslang huzuia damu kuganda, hivyo damu hutoka bila kukoma.',
  },
  scorpion_sting_condition: {
    name: 'Kuumwa na nge',
    aliases: ['scorpion sting'],
    about: 'Sumu ya nge huleta maumivu makali; kwa watoto wadogo moyo na neva vinaweza kudhurika.',
  },
  bee_wasp_sting: {
    name: 'Kuumwa na nyuki au nyigu',
    aliases: ['bee sting', 'wasp sting'],
    about: 'Mahali palipoumwa panauma na kuvimba; kuumwa mara nyingi au mzio ni hatari.',
  },
  anaphylaxis: {
    name: 'Mzio mkali wa ghafla',
    aliases: ['anaphylaxis', 'anaphylactic shock', 'aleji kali'],
    about: 'Mzio mkali unaotokea ndani ya dakika: upele, kuvimba, kukosa pumzi na presha kushuka.',
  },
  spider_bite_condition: {
    name: 'Kuumwa na buibui',
    aliases: ['spider bite'],
    about:
      'Kuumwa na buibui mara nyingi si hatari; mara chache huleta mikazo ya mwili mzima au ngozi kufa mahali palipoumwa.',
  },
  marine_sting: {
    name: 'Kuumwa na kiumbe wa baharini',
    aliases: ['marine sting', 'jellyfish sting'],
    about: 'Mtu amechomwa na yavuyavu, taa, samaki mwenye miiba yenye sumu au urchini wa baharini.',
  },
  animal_bite_rabies_exposure: {
    name: "Kung'atwa na mbwa au mnyama",
    aliases: ['animal bite', 'dog bite', 'rabies exposure', 'kuumwa na mbwa'],
    about: 'Jeraha la meno ya mnyama, ambalo linaweza kupitisha virusi vya kichaa cha mbwa.',
  },
  human_bite_condition: {
    name: "Kung'atwa na binadamu",
    aliases: ['human bite'],
    about: 'Jeraha la meno ya binadamu, ambalo lina vijidudu vingi.',
  },
  heat_stroke: {
    name: 'Joto la mwili kupita kiasi',
    aliases: ['heat stroke', 'sunstroke', 'kupigwa na jua'],
    about: 'Mwili umepata joto zaidi ya nyuzi 40 na akili inavurugika.',
  },
  heat_exhaustion: {
    name: 'Kuchoka kwa joto',
    aliases: ['heat exhaustion', 'heat cramps'],
    about: 'Udhaifu, kizunguzungu na jasho jingi kwa sababu ya joto; akili iko sawa.',
  },
  hypothermia: {
    name: 'Joto la mwili kushuka',
    aliases: ['hypothermia', 'mwili kupoa'],
    about: 'Joto la mwili limeshuka chini ya nyuzi 35.',
  },
  altitude_sickness: {
    name: 'Ugonjwa wa mlimani',
    aliases: ['altitude sickness', 'acute mountain sickness'],
    about:
      'Kichwa kuuma na kichefuchefu juu ya mita 2500, kama kwenye mlima Kilimanjaro, kwa sababu hewa ni nyembamba.',
  },
}
