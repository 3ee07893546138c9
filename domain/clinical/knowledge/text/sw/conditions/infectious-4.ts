import type { INFECTIOUS_4_CONDITIONS } from '#domain/clinical/knowledge/conditions/infectious-4.ts'
import type { ConditionText } from '#domain/clinical/knowledge/text/condition-text.ts'

export const INFECTIOUS_4_CONDITIONS_SW: Record<keyof typeof INFECTIOUS_4_CONDITIONS, ConditionText> = {
  acute_hiv: {
    name: 'Maambukizi mapya ya VVU',
    aliases: ['acute HIV infection', 'acute retroviral syndrome'],
    about: 'Wiki za kwanza baada ya VVU kuingia mwilini; zinaweza kufanana na mafua yenye upele na mitoki kuvimba.',
  },
  hiv_infection: {
    name: 'Maambukizi ya VVU',
    aliases: ['HIV infection', 'VVU', 'UKIMWI', 'AIDS'],
    about:
      'Virusi vinavyodhoofisha kinga ya mwili. Kwa tiba ya kila siku watu wenye VVU huishi muda mrefu wakiwa na afya.',
  },
  cryptococcal_meningitis: {
    name: 'Homa ya uti wa mgongo ya fangasi',
    aliases: ['cryptococcal meningitis', 'cryptococcosis'],
    about: 'Fangasi huambukiza utando wa ubongo kwa mtu mwenye VVU vilivyoendelea; kichwa huuma zaidi wiki hadi wiki.',
  },
  cerebral_toxoplasmosis: {
    name: 'Toksoplasmosisi ya ubongo',
    aliases: ['cerebral toxoplasmosis', 'toxoplasmosis'],
    about:
      'Kimelea kinachoamka kwenye ubongo wa mtu mwenye VVU vilivyoendelea: udhaifu wa upande mmoja, degedege au kuchanganyikiwa.',
  },
  pneumocystis_pneumonia: {
    name: 'Nimonia ya Pneumocystis',
    aliases: ['pneumocystis pneumonia', 'PCP', 'PJP'],
    about:
      'Maambukizi ya mapafu kwa watu wenye VVU vilivyoendelea na watoto wachanga wenye VVU: kikohozi kikavu na kukosa pumzi kunakozidi.',
  },
  oral_candidiasis: {
    name: 'Fangasi za mdomoni',
    aliases: ['oral candidiasis', 'oral thrush', 'utandu mdomoni'],
    about:
      'Mabaka meupe ya fangasi mdomoni. Ni kawaida kwa watoto wachanga; kwa wengine inaweza kuonyesha kinga dhaifu.',
  },
  oesophageal_candidiasis: {
    name: 'Fangasi za umio',
    aliases: ['oesophageal candidiasis'],
    about:
      'Fangasi kwenye njia ya chakula inayoleta maumivu ya kumeza. Kwa watu wazima mara nyingi ni dalili ya VVU vilivyoendelea.',
  },
  kaposi_sarcoma: {
    name: 'Saratani ya Kaposi',
    aliases: ['Kaposi sarcoma', 'KS'],
    about:
      'Saratani ya mishipa midogo ya damu yenye mabaka au uvimbe wa zambarau iliyokolea kwenye ngozi au mdomoni, mara nyingi pamoja na VVU.',
  },
}
