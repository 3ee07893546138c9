import type { Danger } from '#domain/clinical/nutrition/dangers.ts'
import type { NutritionProfile } from '#domain/clinical/nutrition/profile.ts'
import { say } from '#domain/clinical/nutrition/text.ts'
import type { LocalText } from '#domain/vocabulary/languages.ts'
import type { HealthCondition } from '#domain/vocabulary/nutrition.ts'

/** Signs for which to go to a health facility, following from age, conditions and symptoms. */
export function warningSignsFor(profile: NutritionProfile, dangers: readonly Danger[]): LocalText[] {
  const signs: LocalText[] = []
  if (profile.ageMonths < 60) signs.push(...UNDER_FIVE)
  if (profile.ageMonths < 6) signs.push(INFANT)
  for (const condition of profile.input.healthConditions) signs.push(...BY_CONDITION[condition])
  if (profile.symptoms.has('Unexplained weight loss') || profile.symptoms.has('Frequent infections')) {
    signs.push(TB_SIGNS)
  }
  if (profile.swelling) signs.push(SWELLING)
  if (profile.symptoms.has('Fatigue/weakness')) signs.push(WEAKNESS)
  if (profile.symptoms.has('Loss of appetite')) signs.push(NOT_EATING)
  if (profile.symptoms.has('Slow wound healing')) signs.push(WOUND)
  if (dangers.some(({ id }) => id === 'adult_severely_thin' || id === 'adult_extremely_thin')) signs.push(REFEEDING)
  signs.push(WEIGHT_LOSS)
  return signs
}

const UNDER_FIVE = [
  say(
    'The child cannot drink or breastfeed, vomits everything, has convulsions, or is very sleepy or hard to wake: go now.',
    'Mtoto hawezi kunywa au kunyonya, anatapika kila kitu, ana degedege, au amelala mno au hazinduki kwa urahisi: nenda sasa.',
  ),
  say(
    'Swelling of both feet, an arm that gets thinner, or skin that peels: go today.',
    'Kuvimba miguu yote miwili, mkono unaokonda, au ngozi inayobanduka: nenda leo.',
  ),
  say(
    'Blood in the stool, diarrhoea with sunken eyes, fast or difficult breathing, or fever: go today.',
    'Damu kwenye kinyesi, kuhara na macho kudidimia, kupumua haraka au kwa shida, au homa: nenda leo.',
  ),
] as const
const INFANT = say(
  'A baby who feeds less, feels hot or cold, or is yellow: go today.',
  'Mtoto mchanga anayenyonya kidogo, aliye na joto au baridi kupita kiasi, au mwenye rangi ya njano: nenda leo.',
)

const BY_CONDITION: Readonly<Record<HealthCondition, readonly LocalText[]>> = {
  Diabetes: [
    say(
      'Shaking, sweating and confusion: take sugar at once and go to a health facility if it does not pass.',
      'Kutetemeka, kutokwa jasho na kuchanganyikiwa: kula sukari mara moja na uende kituo cha afya isipotulia.',
    ),
    say(
      'Great thirst with much urine, vomiting, deep breathing, or a foot wound: go today.',
      'Kiu kali na kukojoa sana, kutapika, kupumua kwa nguvu, au kidonda cha mguu: nenda leo.',
    ),
  ],
  Hypertension: [
    say(
      'Severe headache, blurred sight, chest pain, breathlessness, or weakness of one side of the body: go now.',
      'Maumivu makali ya kichwa, kuona ukungu, maumivu ya kifua, kukosa pumzi, au udhaifu wa upande mmoja wa mwili: nenda sasa.',
    ),
  ],
  'Heart Disease': [
    say(
      'Chest pain, breathlessness when lying down, fainting, or a weight gain of 2 kg in three days: go now.',
      'Maumivu ya kifua, kukosa pumzi ukilala, kuzimia, au kuongezeka kilo 2 kwa siku tatu: nenda sasa.',
    ),
  ],
  'Kidney Disease': [
    say(
      'Very little urine, breathlessness, muscle weakness or an irregular heartbeat, which can be too much potassium: go now.',
      'Kukojoa kidogo sana, kukosa pumzi, udhaifu wa misuli au mapigo ya moyo yasiyo sawa, ambayo yanaweza kuwa potasiamu nyingi: nenda sasa.',
    ),
  ],
  'Liver Disease': [
    say(
      'Vomiting blood, black stool, confusion, yellow eyes or a belly that swells: go now.',
      'Kutapika damu, kinyesi cheusi, kuchanganyikiwa, macho ya njano au tumbo kuvimba: nenda sasa.',
    ),
  ],
  Pregnancy: [
    say(
      'Bleeding, fits, severe headache or belly pain, swelling of face or hands, fever, waters broken, or a baby that moves less: go now.',
      'Kutokwa damu, degedege, maumivu makali ya kichwa au tumbo, kuvimba uso au mikono, homa, chupa kupasuka, au mtoto kucheza kidogo: nenda sasa.',
    ),
  ],
  Breastfeeding: [
    say(
      'Fever, heavy bleeding, foul discharge, severe headache, or a hot and painful breast: go today.',
      'Homa, kutokwa damu nyingi, uchafu wenye harufu, maumivu makali ya kichwa, au titi lenye joto na maumivu: nenda leo.',
    ),
  ],
  Anemia: [
    say(
      'Very pale palms, breathlessness at rest, a racing heart, or fainting: go now.',
      'Viganja vyeupe sana, kukosa pumzi ukipumzika, moyo kwenda mbio, au kuzimia: nenda sasa.',
    ),
  ],
  'HIV/AIDS': [
    say(
      'Weight loss, cough, night sweats, diarrhoea for two weeks, painful swallowing or severe headache: go to the clinic within a day.',
      'Kupungua uzito, kikohozi, jasho la usiku, kuhara kwa wiki mbili, maumivu ya kumeza au ya kichwa makali: nenda kliniki ndani ya siku moja.',
    ),
  ],
}

const TB_SIGNS = say(
  'Cough for two weeks, blood when coughing, night sweats or fever: have a TB test at once.',
  'Kikohozi kwa wiki mbili, damu unapokohoa, jasho la usiku au homa: pimwa kifua kikuu mara moja.',
)
const SWELLING = say(
  'Swelling that spreads, breathlessness, little urine, or swelling of the face: go now.',
  'Uvimbe unaosambaa, kukosa pumzi, kukojoa kidogo, au uso kuvimba: nenda sasa.',
)
const WEAKNESS = say(
  'Weakness so great that standing or waking is hard: go now.',
  'Udhaifu mkubwa kiasi cha kushindwa kusimama au kuamka: nenda sasa.',
)
const NOT_EATING = say(
  'Eating or drinking nothing for a day, a child for half a day: go today.',
  'Kutokula wala kunywa chochote kwa siku moja, mtoto kwa nusu siku: nenda leo.',
)
const WOUND = say(
  'A wound that smells, spreads, or does not heal in two weeks: go to a health worker.',
  'Kidonda chenye harufu, kinachosambaa, au kisichopona kwa wiki mbili: nenda kwa mhudumu wa afya.',
)
const REFEEDING = say(
  'Swelling, breathlessness, confusion or weakness in the first days of eating more: go now.',
  'Uvimbe, kukosa pumzi, kuchanganyikiwa au udhaifu siku za kwanza za kula zaidi: nenda sasa.',
)
const WEIGHT_LOSS = say(
  'Losing weight without trying, or clothes and bangles that become loose: see a health worker within days.',
  'Kupungua uzito bila kukusudia, au nguo na bangili kulegea: muone mhudumu wa afya ndani ya siku chache.',
)
