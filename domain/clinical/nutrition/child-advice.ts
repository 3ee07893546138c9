import type { LocalText } from '#domain/vocabulary/languages.ts'

interface FeedingBand {
  readonly underMonths: number
  readonly advice: LocalText
}

/** Number of meals, texture and amounts by age (PAHO/WHO 2003; WHO 2023). */
export const CHILD_FEEDING: readonly FeedingBand[] = [
  {
    underMonths: 9,
    advice: {
      en: 'At 6 to 8 months: breastfeed first and often, day and night, and give 2 to 3 meals a day of thick porridge and well mashed food, 2 to 3 tablespoons at first and slowly up to half a cup.',
      sw: 'Miezi 6 hadi 8: mnyonyeshe kwanza na mara nyingi, mchana na usiku, na mpe milo 2 hadi 3 kwa siku ya uji mzito na chakula kilichopondwa vizuri, vijiko vikubwa 2 hadi 3 mwanzoni hadi nusu kikombe polepole.',
    },
  },
  {
    underMonths: 12,
    advice: {
      en: 'At 9 to 11 months: go on breastfeeding often and give 3 to 4 meals a day with a snack, of finely chopped or mashed food and pieces the child can hold, about half a cup each.',
      sw: 'Miezi 9 hadi 11: endelea kumnyonyesha mara nyingi na mpe milo 3 hadi 4 kwa siku na kitafunio, chakula kilichokatwa vidogo au kupondwa na vipande anavyoweza kushika, karibu nusu kikombe kila mlo.',
    },
  },
  {
    underMonths: 24,
    advice: {
      en: 'At 12 to 23 months: go on breastfeeding to two years and beyond, and give 3 to 4 meals and 1 to 2 snacks a day of family food, chopped or mashed, three quarters to a full cup each.',
      sw: 'Miezi 12 hadi 23: endelea kumnyonyesha hadi miaka miwili na zaidi, na mpe milo 3 hadi 4 na vitafunio 1 hadi 2 kwa siku vya chakula cha familia kilichokatwa au kupondwa, robo tatu hadi kikombe kizima kila mlo.',
    },
  },
  {
    underMonths: 60,
    advice: {
      en: 'At 2 to 4 years: give 3 meals of family food and 2 snacks a day on a plate of the child’s own, and sit with the child until it is eaten.',
      sw: 'Miaka 2 hadi 4: mpe milo 3 ya chakula cha familia na vitafunio 2 kwa siku kwenye sahani yake mwenyewe, na kaa naye hadi amalize.',
    },
  },
]

export const CHILD_ADVICE = {
  notBreastfed: {
    en: 'The plan counts breast milk. If the child is not breastfed, add 1 to 2 cups of boiled milk and 1 to 2 more meals a day, and speak to a health worker.',
    sw: 'Mpango umehesabu maziwa ya mama. Kama mtoto hanyonyi, ongeza vikombe 1 hadi 2 vya maziwa yaliyochemshwa na milo 1 hadi 2 kwa siku, na zungumza na mhudumu wa afya.',
  },
  safety: {
    en: 'Feed patiently and without force, with clean hands and clean bowls. No whole nuts or hard pieces before five years, no honey before one, and no tea, soda or added sugar.',
    sw: 'Mlishe kwa upole bila kumlazimisha, kwa mikono na vyombo safi. Asipewe karanga nzima au vipande vigumu kabla ya miaka mitano, asali kabla ya mwaka mmoja, wala chai, soda au sukari ya kuongeza.',
  },
  wasted: {
    en: 'The plan adds 25 kcal for each kg so that the child can catch up: give an extra meal a day, put a spoon of oil or nut paste in porridge where the child may eat it, and weigh every two weeks.',
    sw: 'Mpango unaongeza kalori 25 kwa kila kilo ili mtoto afidie: mpe mlo mmoja wa ziada kwa siku, weka kijiko cha mafuta au siagi ya karanga kwenye uji kama anaruhusiwa, na mpime uzito kila wiki mbili.',
  },
  thin: {
    en: 'The plan adds a fifth to the energy: an extra meal or snack a day, and weight checked every month.',
    sw: 'Mpango unaongeza sehemu ya tano ya nishati: mlo au kitafunio cha ziada kwa siku, na uzito kupimwa kila mwezi.',
  },
  overweight: {
    en: 'A growing child is never put on a diet to lose weight. Give water instead of soda and juice, fruit instead of sweets and fried snacks, and an hour of active play a day; the child grows into the weight.',
    sw: 'Mtoto anayekua hawekewi mlo wa kupunguza uzito. Mpe maji badala ya soda na juisi, matunda badala ya peremende na vitafunio vya kukaangwa, na saa moja ya michezo kwa siku; atakua na kulingana na uzito wake.',
  },
  stunted: {
    en: 'The child is short for the age, a sign of too little good food or many illnesses for a long time: give an egg, milk, fish, meat or pulses every day, complete the vaccinations, and go to the growth clinic monthly.',
    sw: 'Mtoto ni mfupi kwa umri wake, dalili ya upungufu wa chakula bora au magonjwa mengi kwa muda mrefu: mpe yai, maziwa, samaki, nyama au kunde kila siku, kamilisha chanjo, na hudhuria kliniki ya ukuaji kila mwezi.',
  },
  clinic: {
    en: 'Go to the growth clinic every month: weighing, vaccinations, vitamin A twice a year and deworming from one year.',
    sw: 'Hudhuria kliniki ya ukuaji kila mwezi: kupimwa uzito, chanjo, vitamini A mara mbili kwa mwaka na dawa ya minyoo kuanzia mwaka mmoja.',
  },
} as const satisfies Record<string, LocalText>

export const INFANT_ADVICE: readonly LocalText[] = [
  {
    en: 'Give breast milk alone until 6 months: no water, no porridge, no cow’s milk, no herbs. It has all the food and water that the baby needs, also in the heat.',
    sw: 'Mpe maziwa ya mama pekee hadi miezi 6: si maji, si uji, si maziwa ya ng’ombe, si mitishamba. Yana chakula na maji yote anayohitaji mtoto, hata wakati wa joto.',
  },
  {
    en: 'Breastfeed whenever the baby wants, 8 to 12 times in 24 hours, at night too, and let the baby empty one breast before the other.',
    sw: 'Mnyonyeshe kila anapotaka, mara 8 hadi 12 kwa saa 24, usiku pia, na amalize titi moja kabla ya kupewa lingine.',
  },
  {
    en: 'A mother with HIV who takes her antiretroviral medicine breastfeeds too; the baby gets its medicine and tests from the clinic.',
    sw: 'Mama mwenye VVU anayemeza ARV hunyonyesha pia; mtoto hupata dawa na vipimo vyake kliniki.',
  },
  {
    en: 'A baby that cannot be breastfed needs infant formula made with boiled water and given by cup: speak to a health worker before changing anything.',
    sw: 'Mtoto asiyeweza kunyonyeshwa anahitaji maziwa ya kopo ya watoto yaliyochanganywa na maji yaliyochemshwa na kupewa kwa kikombe: zungumza na mhudumu wa afya kabla ya kubadilisha chochote.',
  },
  {
    en: 'Take the baby to the clinic every month for weighing and vaccinations; from 6 months start soft food beside the breast.',
    sw: 'Mpeleke mtoto kliniki kila mwezi kwa kupimwa uzito na chanjo; kuanzia miezi 6 anza chakula laini pamoja na kunyonya.',
  },
]
