import type { INFECTIOUS_2_CONDITIONS } from '#domain/clinical/knowledge/conditions/infectious-2.ts'
import type { ConditionText } from '#domain/clinical/knowledge/text/condition-text.ts'

export const INFECTIOUS_2_CONDITIONS_SW: Record<keyof typeof INFECTIOUS_2_CONDITIONS, ConditionText> = {
  relapsing_fever: {
    name: 'Homa ya papasi',
    aliases: ['relapsing fever', 'homa ya kurudiarudia'],
    about:
      'Maambukizi ya bakteria kutoka kwa chawa au papasi, yenye vipindi vya homa kali inayorudi baada ya siku kadhaa.',
  },
  rickettsial_fever: {
    name: 'Homa ya kupe',
    aliases: ['tick typhus', 'rickettsial fever', 'African tick bite fever'],
    about:
      'Maambukizi ya bakteria kutokana na kuumwa na kupe, chawa au kiroboto: homa, kichwa kuuma, na mara nyingi kigaga cheusi na upele.',
  },
  q_fever: {
    name: 'Homa ya Q',
    aliases: ['Q fever', 'Coxiella burnetii infection'],
    about:
      'Maambukizi ya bakteria kwa kuvuta vumbi la mahali mifugo ilipozalia: homa, kichwa kuuma na wakati mwingine nimonia.',
  },
  sepsis_adult: {
    name: 'Maambukizi kwenye damu',
    aliases: ['sepsis', 'septicaemia', 'septic shock', 'sumu kwenye damu'],
    about: 'Maambukizi yameenea mwilini na kufanya viungo vya ndani kushindwa kufanya kazi.',
  },
  anthrax_cutaneous: {
    name: 'Kimeta cha ngozi',
    aliases: ['cutaneous anthrax', 'kimeta', 'anthrax'],
    about:
      'Maambukizi ya bakteria kutoka kwa mifugo wagonjwa au waliokufa, nyama au ngozi zao. Kidonda kisichouma hugeuka cheusi na ngozi ya pembeni huvimba.',
  },
  plague: {
    name: 'Tauni',
    aliases: ['plague', 'bubonic plague', 'pneumonic plague'],
    about:
      'Maambukizi ya bakteria kutoka kwa viroboto wa panya: homa kali na uvimbe unaouma sana wa kinena au kwapa, au kikohozi chenye damu. Huenea na kuua haraka.',
  },
  bacterial_meningitis: {
    name: 'Homa ya uti wa mgongo ya bakteria',
    aliases: ['bacterial meningitis', 'homa ya uti wa mgongo', 'meningitis'],
    about:
      'Maambukizi ya bakteria ya utando wa ubongo: homa, kichwa kuuma, shingo ngumu, na usingizi mzito au degedege.',
  },
  meningococcal_disease: {
    name: 'Maambukizi ya meningokoki',
    aliases: ['meningococcal disease', 'meningococcal meningitis', 'meningococcal sepsis'],
    about:
      'Maambukizi ya bakteria ya damu na utando wa ubongo, yanayoenea kwa mlipuko. Huweza kuleta madoa ya damu yasiyofifia yakibonyezwa.',
  },
  meningitis_contact_care: {
    name: 'Alikuwa karibu na mgonjwa wa uti wa mgongo',
    aliases: ['kinga ya homa ya uti wa mgongo'],
    about: 'Alikuwa karibu na mgonjwa wa homa ya uti wa mgongo: dawa siku hiyohiyo humkinga.',
  },
  viral_meningitis: {
    name: 'Homa ya uti wa mgongo ya virusi',
    aliases: ['viral meningitis', 'aseptic meningitis'],
    about: 'Maambukizi ya virusi ya utando wa ubongo. Dalili hufanana na zile za bakteria; wengi hupona.',
  },
  encephalitis: {
    name: 'Kuvimba kwa ubongo',
    aliases: ['encephalitis', 'viral encephalitis'],
    about: 'Ubongo umevimba, mara nyingi kwa sababu ya virusi: homa, kuchanganyikiwa, tabia ya ajabu au degedege.',
  },
  tetanus: {
    name: 'Pepopunda',
    aliases: ['tetanus', 'lockjaw'],
    about: 'Sumu ya vijidudu vinavyoingia kupitia jeraha hukaza misuli: taya hujifunga na mwili hukakamaa.',
  },
  rabies: {
    name: 'Kichaa cha mbwa',
    aliases: ['rabies', 'hydrophobia'],
    about: "Virusi vinavyoingia kwa kung'atwa na mnyama mgonjwa na kufika kwenye ubongo. Dalili zikianza huua.",
  },
  poliomyelitis: {
    name: 'Polio',
    aliases: ['poliomyelitis', 'ugonjwa wa kupooza'],
    about: 'Virusi vinavyoweza kupooza mkono au mguu ndani ya siku chache.',
  },
}
