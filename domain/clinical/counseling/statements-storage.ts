import type { StatementsOf } from '#domain/clinical/counseling/statement.ts'

/** Where and how long a medicine is kept. */
export const STORAGE = {
  'storage.dry_cool': {
    en: 'Keep it in its packet, in a dry and cool place out of the sun.',
    sw: 'Ihifadhi kwenye pakiti yake, mahali pakavu na penye ubaridi, pasipo jua.',
    sources: ['formulary_who_2008'],
  },
  'storage.out_of_reach': {
    en: 'Keep it where children cannot see or reach it.',
    sw: 'Iweke mahali ambapo watoto hawawezi kuiona wala kuifikia.',
    sources: ['formulary_who_2008'],
  },
  'storage.leave_in_blister': {
    en: 'Leave each tablet in its foil until it is used: damp spoils it.',
    sw: 'Acha kila kidonge kwenye karatasi yake hadi kitumike: unyevu unakiharibu.',
    sources: ['formulary_children_2010'],
  },
  'storage.bottle': {
    en: 'Close the bottle well. Do not use it after the date on the label, or when it looks or smells different.',
    sw: 'Funga chupa vizuri. Usiitumie baada ya tarehe iliyo kwenye lebo, au ikibadilika rangi au harufu.',
    sources: ['formulary_children_2010'],
  },
  'storage.bottle_of_tablets': {
    en: 'Keep the tablets in their own bottle with the lid closed.',
    sw: 'Weka vidonge kwenye chupa yake, kifuniko kikiwa kimefungwa.',
    sources: ['hiv_2021'],
  },
  'storage.suppository_cool': {
    en: 'Keep it in the coolest place of the house: heat melts it. If it is soft, put it into cold water in its wrapper first.',
    sw: 'Iweke mahali penye ubaridi zaidi nyumbani: joto linaiyeyusha. Ikiwa laini, iweke kwanza kwenye maji baridi ikiwa ndani ya karatasi yake.',
    sources: ['formulary_children_2010'],
  },
  'storage.at_facility': {
    en: 'The health facility keeps it.',
    sw: 'Inahifadhiwa kwenye kituo cha afya.',
    sources: ['formulary_who_2008'],
  },
  'storage.ors_24_hours': {
    en: 'Keep the mixed ORS covered. Throw away what is left after 24 hours and make it anew. Keep the sachets dry.',
    sw: 'Funika ORS iliyochanganywa. Mwaga iliyobaki baada ya saa 24 na utengeneze nyingine. Hifadhi pakiti mahali pakavu.',
    sources: ['diarrhoea_2005', 'imci_2014'],
  },
  'storage.insulin': {
    en: 'Keep new bottles in a fridge (2 to 8 °C), never in the freezer. The bottle in use keeps for 4 weeks in a cool place, such as a clay pot with water around it. Frozen or lumpy insulin is thrown away.',
    sw: 'Weka chupa mpya kwenye friji (2 hadi 8 °C), kamwe si kwenye sehemu ya barafu. Chupa inayotumika hudumu wiki 4 mahali penye ubaridi, kama chungu chenye maji kukizunguka. Insulini iliyoganda au yenye mabonge hutupwa.',
    sources: ['hearts_d_2020', 'bnf_2023'],
  },
  'storage.inhaler': {
    en: 'Keep the cap on. Keep it away from sun and fire, and never pierce or burn it, even when it is empty.',
    sw: 'Funika kifuniko chake. Iweke mbali na jua na moto, na usiitoboe wala kuichoma, hata ikiisha.',
    sources: ['bnf_2023'],
  },
  'storage.tube': {
    en: 'Close it well after use and keep it cool, out of the sun.',
    sw: 'Ifunge vizuri baada ya kutumia na uiweke mahali penye ubaridi, pasipo jua.',
    sources: ['formulary_who_2008'],
  },
  'storage.four_weeks_open': {
    en: 'Throw it away 4 weeks after it was opened. Share it with nobody.',
    sw: 'Itupe wiki 4 baada ya kufunguliwa. Usitumie pamoja na mtu mwingine.',
    sources: ['bnf_2023'],
  },
  'storage.rutf': {
    en: 'Keep the packets clean and dry, away from rats. An open packet is closed well and eaten the same day.',
    sw: 'Weka pakiti mahali safi na pakavu, mbali na panya. Pakiti iliyofunguliwa ifungwe vizuri na iliwe siku hiyohiyo.',
    sources: ['wasting_2023'],
  },
} as const satisfies StatementsOf<'storage'>
