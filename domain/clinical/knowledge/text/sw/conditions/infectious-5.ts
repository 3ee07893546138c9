import type { INFECTIOUS_5_CONDITIONS } from '#domain/clinical/knowledge/conditions/infectious-5.ts'
import type { ConditionText } from '#domain/clinical/knowledge/text/condition-text.ts'

export const INFECTIOUS_5_CONDITIONS_SW: Record<keyof typeof INFECTIOUS_5_CONDITIONS, ConditionText> = {
  pulmonary_tuberculosis: {
    name: 'Kifua kikuu cha mapafu',
    aliases: ['pulmonary tuberculosis', 'TB', 'kifua kikuu', 'TB ya mapafu'],
    about: 'Maambukizi ya bakteria ya mapafu: kikohozi cha wiki nyingi, homa, jasho la usiku na kupungua uzito.',
  },
  tb_lymph_node: {
    name: 'Kifua kikuu cha tezi',
    aliases: ['lymph node tuberculosis', 'TB ya tezi', 'tuberculous lymphadenitis'],
    about: 'Kifua kikuu kwenye tezi, hasa za shingo: uvimbe unaokua polepole na unaoweza kupasuka.',
  },
  tb_pleural: {
    name: 'Kifua kikuu cha utando wa mapafu',
    aliases: ['pleural tuberculosis', 'tuberculous pleural effusion'],
    about: 'Kifua kikuu cha utando unaozunguka pafu: maji kifuani, maumivu ukivuta pumzi, kikohozi na homa.',
  },
  tb_meningitis: {
    name: 'Kifua kikuu cha utando wa ubongo',
    aliases: ['tuberculous meningitis', 'TBM', 'TB ya ubongo'],
    about:
      'Kifua kikuu cha utando wa ubongo. Kichwa kuuma, homa na usingizi mzito huongezeka ndani ya wiki moja hadi tatu.',
  },
  tb_spine: {
    name: 'Kifua kikuu cha uti wa mgongo',
    aliases: ['Pott disease', 'spinal tuberculosis', 'TB ya mifupa'],
    about:
      'Kifua kikuu kinachoharibu mifupa ya mgongo: maumivu ya mgongo yasiyoisha na wakati mwingine kibyongo au miguu dhaifu.',
  },
  tb_miliary: {
    name: 'Kifua kikuu kilichoenea mwilini',
    aliases: ['miliary tuberculosis', 'disseminated tuberculosis'],
    about: 'Kifua kikuu kilichoenea mwili mzima kupitia damu, chenye homa isiyoisha na kukonda.',
  },
  tb_abdominal: {
    name: 'Kifua kikuu cha tumbo',
    aliases: ['abdominal tuberculosis', 'TB ya tumbo'],
    about: 'Kifua kikuu cha utumbo au utando wa tumbo: tumbo kuvimba, maumivu, homa na kupungua uzito kwa wiki nyingi.',
  },
  tb_pericardial: {
    name: 'Kifua kikuu cha mfuko wa moyo',
    aliases: ['tuberculous pericarditis', 'TB ya mfuko wa moyo'],
    about: 'Kifua kikuu cha mfuko unaozunguka moyo. Maji hubana moyo na mtu hukosa pumzi na kuvimba.',
  },
  tb_contact_care: {
    name: 'Anaishi na mgonjwa wa kifua kikuu, hana dalili',
    aliases: ['kinga ya kifua kikuu', 'kinga ya TB'],
    about: 'Yuko karibu na kifua kikuu bila dalili zake: dawa humkinga.',
  },
}
