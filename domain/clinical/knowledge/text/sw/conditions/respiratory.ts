import type { RESPIRATORY_CONDITIONS } from '#domain/clinical/knowledge/conditions/respiratory.ts'
import type { ConditionText } from '#domain/clinical/knowledge/text/condition-text.ts'

export const RESPIRATORY_CONDITIONS_SW: Record<keyof typeof RESPIRATORY_CONDITIONS, ConditionText> = {
  common_cold: {
    name: 'Mafua',
    aliases: ['common cold', 'mafua ya kawaida', 'URTI'],
    about: 'Maambukizi ya virusi ya pua na koo yanayoisha yenyewe ndani ya wiki moja hadi mbili.',
  },
  acute_bronchitis: {
    name: 'Kuvimba kwa njia za hewa',
    aliases: ['acute bronchitis', 'bronkitisi'],
    about: 'Maambukizi ya njia za hewa, mara nyingi ya virusi, yenye kikohozi kinachoweza kudumu wiki tatu.',
  },
  pneumonia_adult: {
    name: 'Nimonia',
    aliases: ['pneumonia', 'homa ya mapafu', 'kichomi'],
    about: 'Maambukizi ya mapafu yanayoleta homa, kikohozi na kupumua kwa shida.',
  },
  pneumonia_child: {
    name: 'Nimonia ya mtoto',
    aliases: ['childhood pneumonia', 'homa ya mapafu'],
    about: 'Maambukizi ya mapafu ya mtoto; dalili zake ni kupumua haraka au kifua kuingia ndani.',
  },
  bronchiolitis: {
    name: 'Kuvimba kwa njia ndogo za hewa za mtoto mchanga',
    aliases: ['bronchiolitis', 'RSV bronchiolitis'],
    about: 'Maambukizi ya virusi ya njia ndogo za hewa za mtoto mchanga, yenye mlio wa kifua na kupumua haraka.',
  },
  croup: {
    name: 'Kikohozi cha kubweka',
    aliases: ['croup', 'laryngotracheobronchitis'],
    about:
      'Virusi huvimbisha njia ya hewa chini ya kisanduku cha sauti, na kuleta kikohozi kama cha mbwa na mlio wa kuvuta pumzi.',
  },
  epiglottitis: {
    name: 'Kuvimba kwa kidakatonge',
    aliases: ['epiglottitis'],
    about: 'Kifuniko cha njia ya hewa kimevimba na kinaweza kuziba pumzi ndani ya saa chache.',
  },
  asthma: {
    name: 'Pumu',
    aliases: ['asthma', 'athma'],
    about: 'Njia za hewa hubana mara kwa mara na kuleta mlio wa kifua, kikohozi na kifua kubana.',
  },
  asthma_severe_attack: {
    name: 'Shambulio kali la pumu',
    aliases: ['severe asthma attack', 'status asthmaticus'],
    about: 'Shambulio la pumu ambapo pumzi haitoshi hata kuongea.',
  },
  copd: {
    name: 'Ugonjwa sugu wa njia za hewa',
    aliases: ['chronic obstructive pulmonary disease', 'COPD', 'emphysema', 'chronic bronchitis'],
    about: 'Mapafu yamedhurika kwa kudumu na moshi: kikohozi, makohozi na kukosa pumzi wakati wa kazi.',
  },
  pleural_effusion: {
    name: 'Maji kuzunguka pafu',
    aliases: ['pleural effusion', 'empyema', 'maji kwenye mapafu'],
    about: 'Maji yamejaa kati ya pafu na ukuta wa kifua, mara nyingi kutokana na kifua kikuu.',
  },
  pneumothorax: {
    name: 'Hewa kuzunguka pafu',
    aliases: ['pneumothorax', 'collapsed lung', 'pafu kusinyaa'],
    about: 'Hewa imeingia kando ya pafu na kulifanya lisinyae; inaweza kuzuia kupumua na mzunguko wa damu.',
  },
  pulmonary_embolism: {
    name: 'Bonge la damu kwenye pafu',
    aliases: ['pulmonary embolism', 'PE'],
    about: 'Bonge la damu limeziba mshipa wa pafu ghafla; ni hatari.',
  },
  bronchiectasis: {
    name: 'Njia za hewa zilizotanuka na kujaa usaha',
    aliases: ['bronchiectasis'],
    about: 'Njia za hewa zilizoharibika na kutanuka hujaa usaha, mara nyingi baada ya kifua kikuu.',
  },
  lung_abscess: {
    name: 'Jipu la pafu',
    aliases: ['lung abscess', 'aspiration pneumonia'],
    about: 'Shimo lenye usaha ndani ya pafu, mara nyingi baada ya chakula au matapishi kuingia njia ya hewa.',
  },
  lung_cancer: {
    name: 'Saratani ya mapafu',
    aliases: ['lung cancer', 'kansa ya mapafu'],
    about: 'Saratani ya mapafu; dalili zake ni kikohozi kisichoisha, damu kwenye makohozi na kupungua uzito.',
  },
  interstitial_lung_disease: {
    name: 'Mapafu kuwa na makovu',
    aliases: ['interstitial lung disease', 'pulmonary fibrosis', 'silicosis'],
    about: 'Mapafu yana makovu kutokana na vumbi, magonjwa mengine au bila sababu inayojulikana.',
  },
  foreign_body_airway: {
    name: 'Kitu kwenye njia ya hewa',
    aliases: ['foreign body in the airway', 'kupaliwa', 'choking'],
    about: 'Kitu kilichovutwa na pumzi kimeziba njia ya hewa au sehemu ya pafu.',
  },
  sleep_apnoea: {
    name: 'Kukatika pumzi usingizini',
    aliases: ['obstructive sleep apnoea', 'sleep apnoea'],
    about: 'Pumzi hukatika tena na tena usingizini, pamoja na kukoroma na uchovu mchana.',
  },
}
