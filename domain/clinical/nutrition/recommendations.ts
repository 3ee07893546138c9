import { CHILD_ADVICE, CHILD_FEEDING, INFANT_ADVICE } from '#domain/clinical/nutrition/child-advice.ts'
import { CONDITION_ADVICE, SYMPTOM_ADVICE } from '#domain/clinical/nutrition/condition-advice.ts'
import { DANGER_TEXTS } from '#domain/clinical/nutrition/danger-texts.ts'
import type { Danger } from '#domain/clinical/nutrition/dangers.ts'
import { DEFICIT_KCAL } from '#domain/clinical/nutrition/energy.ts'
import type { EnergyNeed } from '#domain/clinical/nutrition/energy-need.ts'
import type { NutritionProfile } from '#domain/clinical/nutrition/profile.ts'
import { growthResult, isImplausible } from '#domain/clinical/nutrition/status.ts'
import { say } from '#domain/clinical/nutrition/text.ts'
import type { NutrientTargets, NutritionStatus } from '#domain/clinical/nutrition/types.ts'
import type { LocalText } from '#domain/vocabulary/languages.ts'

interface AdviceSituation {
  readonly profile: NutritionProfile
  readonly status: NutritionStatus
  readonly dangers: readonly Danger[]
  /** Null where no targets are given. */
  readonly energy: EnergyNeed | null
  readonly targets: NutrientTargets | null
}

/** What to do, the most pressing first: dangers, then feeding, weight, conditions, restrictions and symptoms. */
export function recommendationsFor(situation: AdviceSituation): LocalText[] {
  const { profile, dangers } = situation
  const advice: LocalText[] = dangers.map(({ id }) => DANGER_TEXTS[id])
  if (isImplausible(profile)) advice.push(MEASURE_AGAIN)
  if (profile.audience === 'infant_under_6_months') return [...advice, ...INFANT_ADVICE, SEE_HEALTH_WORKER]
  if (dangers.some(({ referFirst }) => referFirst)) {
    return [...advice, ...medicinesAdvice(profile), SEE_HEALTH_WORKER]
  }
  return [
    ...advice,
    ...feedingAdvice(situation),
    ...weightAdvice(situation),
    ...conditionAdvice(profile),
    ...(situation.targets ? combinationAdvice(profile) : []),
    ...restrictionAdvice(profile),
    ...profile.input.currentSymptoms.flatMap((symptom) => SYMPTOM_ADVICE[symptom] ?? []),
    ...waterAdvice(situation),
    SEE_HEALTH_WORKER,
  ]
}

const MEASURE_AGAIN = say(
  'Measure weight and height again: the figures do not fit this age or each other, so they are not judged and no amounts are planned. Weigh in light clothes without shoes and enter the figures anew.',
  'Pima tena uzito na urefu: vipimo haviendani na umri au vyenyewe, hivyo havikupimwa kwenye kundi na hakuna kiasi kilichopangwa. Pima uzito ukiwa na nguo nyepesi bila viatu kisha uingize vipimo upya.',
)

const SEE_HEALTH_WORKER = say(
  'This plan supports, and does not replace, a health worker: show it at your next visit, and go earlier if a warning sign appears.',
  'Mpango huu ni msaada na hauchukui nafasi ya mhudumu wa afya: uonyeshe kwenye ziara yako ijayo, na nenda mapema dalili ya hatari ikitokea.',
)

function feedingAdvice({ profile }: AdviceSituation): LocalText[] {
  if (profile.audience !== 'child_6_to_59_months') return []
  const band = CHILD_FEEDING.find(({ underMonths }) => profile.ageMonths < underMonths)
  const advice: LocalText[] = band ? [band.advice] : []
  if (profile.ageMonths < 24) advice.push(CHILD_ADVICE.notBreastfed)
  return [...advice, CHILD_ADVICE.safety, CHILD_ADVICE.clinic]
}

function weightAdvice({ profile, status, energy }: AdviceSituation): LocalText[] {
  const advice: LocalText[] = []
  if (profile.audience !== 'adult') {
    if (energy?.aim === 'gain') {
      advice.push(profile.audience === 'child_6_to_59_months' ? CHILD_ADVICE.wasted : CHILD_ADVICE.thin)
    }
    if (status === 'overweight' || status === 'obese' || status === 'possible_risk_of_overweight') {
      advice.push(CHILD_ADVICE.overweight)
    }
    const height = growthResult(profile, 'height_for_age')
    if (height && !height.implausible && (height.category === 'stunted' || height.category === 'severely_stunted')) {
      advice.push(CHILD_ADVICE.stunted)
    }
    return advice
  }
  if (energy?.aim === 'gain') advice.push(GAIN)
  else if (energy?.aim === 'lose') advice.push(lose(status === 'obese' ? DEFICIT_KCAL.obese : DEFICIT_KCAL.overweight))
  else if (status === 'overweight' || status === 'obese') advice.push(HOLD)
  else if (status === 'normal') advice.push(KEEP)
  return advice
}

const GAIN = say(
  'To gain weight the plan adds 500 kcal a day: eat three meals and two snacks, add oil, groundnut paste or avocado where you may eat them, and weigh every two weeks. If the weight does not rise in a month, have HIV, TB and sugar tested.',
  'Ili kuongeza uzito mpango unaongeza kalori 500 kwa siku: kula milo mitatu na vitafunio viwili, ongeza mafuta, siagi ya karanga au parachichi kama unaruhusiwa, na jipime kila wiki mbili. Uzito usipopanda kwa mwezi, pimwa VVU, kifua kikuu na sukari.',
)
const lose = (kcal: number) =>
  say(
    `To lose weight slowly the plan gives ${kcal} kcal a day less than you use, and never less than the body burns at rest: about half a kilo a week at most. Walk half an hour a day and drink water instead of soda and alcohol.`,
    `Ili kupunguza uzito polepole mpango unatoa kalori ${kcal} kwa siku chini ya unazotumia, na kamwe si chini ya zile mwili unazotumia ukipumzika: nusu kilo kwa wiki kwa zaidi. Tembea nusu saa kwa siku na kunywa maji badala ya soda na pombe.`,
  )
const HOLD = say(
  'Your weight is above the healthy range, but a diet to lose weight is not right with your answers: the plan keeps your weight. Speak to a health worker before trying to lose any.',
  'Uzito wako uko juu ya kiwango cha afya, lakini mlo wa kupunguza uzito haufai kwa majibu yako: mpango unalinda uzito ulionao. Zungumza na mhudumu wa afya kabla ya kujaribu kupunguza.',
)
const KEEP = say(
  'Your weight is healthy: keep it by eating from every food group and moving for half an hour a day.',
  'Uzito wako ni wa afya: ulinde kwa kula kutoka kila kundi la chakula na kufanya mazoezi nusu saa kwa siku.',
)

function conditionAdvice({ audience, input }: NutritionProfile): LocalText[] {
  const advice: LocalText[] = input.healthConditions.map((condition) => CONDITION_ADVICE[condition])
  if (audience !== 'adult' && input.healthConditions.includes('Kidney Disease')) advice.push(CHILD_KIDNEY)
  return advice
}

function medicinesAdvice({ conditions }: NutritionProfile): LocalText[] {
  const treated = [...conditions].some((condition) => condition !== 'Pregnancy' && condition !== 'Breastfeeding')
  return treated ? [TAKE_MEDICINES] : []
}

const TAKE_MEDICINES = say(
  'Go on taking your medicines, antiretrovirals too, and take them and your clinic card with you.',
  'Endelea kumeza dawa zako, pamoja na ARV, na uende nazo pamoja na kadi yako ya kliniki.',
)

const CHILD_KIDNEY = say(
  'In a child with kidney disease protein is not restricted by this plan, since growth needs it: the clinic decides.',
  'Kwa mtoto mwenye ugonjwa wa figo mpango huu haupunguzi protini, kwani ukuaji unaihitaji: kliniki huamua.',
)

function combinationAdvice({ conditions, pregnant, breastfeeding }: NutritionProfile): LocalText[] {
  const advice: LocalText[] = []
  if (conditions.has('Kidney Disease')) {
    if (conditions.has('Diabetes')) advice.push(KIDNEY_AND_DIABETES)
    if (conditions.has('Liver Disease')) advice.push(KIDNEY_AND_LIVER)
    if (pregnant || breastfeeding) advice.push(KIDNEY_AND_MOTHER)
    if (conditions.has('HIV/AIDS') || conditions.has('Anemia')) advice.push(KIDNEY_AND_LOSS)
  }
  if (pregnant && conditions.has('Diabetes')) advice.push(PREGNANCY_AND_DIABETES)
  if (pregnant && conditions.has('Hypertension')) advice.push(PREGNANCY_AND_PRESSURE)
  return advice
}

const KIDNEY_AND_DIABETES = say(
  'Diabetes and kidney disease together: both are kept in the plan, so pulses and fruit are measured rather than free. Treat low sugar with sugar or glucose, not with banana or orange juice.',
  'Kisukari na ugonjwa wa figo pamoja: vyote vimezingatiwa, hivyo kunde na matunda yamepimwa na si huru. Sukari ikishuka tumia sukari au glukosi, si ndizi wala juisi ya machungwa.',
)
const KIDNEY_AND_LIVER = say(
  'Kidney and liver disease ask for opposite amounts of protein; the plan takes 1.0 g per kg between the two. A clinician must set it for you.',
  'Ugonjwa wa figo na wa ini huhitaji viwango kinyume vya protini; mpango umechukua gramu 1.0 kwa kilo katikati. Daktari lazima akuwekee kiwango.',
)
const KIDNEY_AND_MOTHER = say(
  'Kidney disease with pregnancy or breastfeeding: the protein for the baby is added to the kidney target. This needs a specialist clinic.',
  'Ugonjwa wa figo pamoja na ujauzito au kunyonyesha: protini ya mtoto imeongezwa kwenye kiwango cha figo. Hali hii inahitaji kliniki ya wataalamu.',
)
const KIDNEY_AND_LOSS = say(
  'With kidney disease as well, losing weight or blood is a reason to loosen the protein limit: ask the clinic before keeping to it for long.',
  'Ukiwa pia na ugonjwa wa figo, kupungua uzito au damu ni sababu ya kulegeza kiwango cha protini: uliza kliniki kabla ya kukishika kwa muda mrefu.',
)
const PREGNANCY_AND_DIABETES = say(
  'Diabetes in pregnancy needs the clinic to check the sugar often; never lower the food by yourself to bring it down.',
  'Kisukari wakati wa ujauzito huhitaji kliniki kupima sukari mara kwa mara; usipunguze chakula mwenyewe ili kuishusha.',
)
const PREGNANCY_AND_PRESSURE = say(
  'High blood pressure in pregnancy must be checked often: headache, blurred sight, swelling or pain in the upper belly means going to hospital now.',
  'Shinikizo la juu wakati wa ujauzito lipimwe mara kwa mara: maumivu ya kichwa, kuona ukungu, uvimbe au maumivu ya juu ya tumbo ni kwenda hospitali sasa.',
)

function restrictionAdvice({ restrictions, allergiesUnknown, ageYears }: NutritionProfile): LocalText[] {
  const advice: LocalText[] = []
  if (restrictions.has('Vegan')) advice.push(VEGAN_B12)
  if (restrictions.has('Vegetarian') && !restrictions.has('Vegan')) advice.push(VEGETARIAN)
  if (restrictions.has('Halal')) advice.push(HALAL)
  if (restrictions.has('Kosher')) advice.push(KOSHER)
  if (restrictions.has('Gluten Free')) advice.push(GLUTEN_FREE)
  if (restrictions.has('Lactose Intolerant')) advice.push(LACTOSE)
  if (restrictions.has('Nut Allergies')) advice.push(NUTS)
  if (allergiesUnknown) advice.push(ALLERGIES_UNKNOWN)
  if (restrictions.has('Vegan') && ageYears < 19) advice.push(VEGAN_CHILD)
  return advice
}

const VEGAN_B12 = say(
  'Vegan food has no vitamin B12: take a B12 supplement or fortified food, and ask for iodised salt in the kitchen.',
  'Chakula kisicho na mazao ya wanyama hakina vitamini B12: tumia vidonge vya B12 au chakula kilichoongezwa, na chumvi yenye madini joto jikoni.',
)
const VEGAN_CHILD = say(
  'A child cannot be sure to grow well on vegan food alone: have the growth followed and B12, iron and zinc given by the clinic.',
  'Si hakika mtoto kukua vizuri kwa chakula cha mimea pekee: ukuaji ufuatiliwe na kliniki impe B12, madini ya chuma na zinki.',
)
const VEGETARIAN = say(
  'Without meat, eat pulses with vitamin C fruit for iron, and eggs or milk where you may for vitamin B12.',
  'Bila nyama, kula kunde pamoja na matunda yenye vitamini C kwa madini ya chuma, na mayai au maziwa kama unaruhusiwa kwa vitamini B12.',
)
const HALAL = say(
  'The plan has no pork and no alcohol; buy meat from a halal butcher.',
  'Mpango hauna nguruwe wala pombe; nunua nyama kwenye bucha ya halali.',
)
const KOSHER = say(
  'The plan has no pork, shellfish or fish without scales, and no meat with milk at one meal; leave your usual hours between them, and use kosher meat.',
  'Mpango hauna nguruwe, kamba wala samaki wasio na magamba, na hakuna nyama na maziwa katika mlo mmoja; acha muda uliouzoea kati yake, na tumia nyama ya kosher.',
)
const GLUTEN_FREE = say(
  'The plan has no wheat, barley, rye or oats; have millet and sorghum milled where wheat was not milled before.',
  'Mpango hauna ngano, shayiri, rai wala oti; saga wimbi na mtama kwenye kinu ambacho hakikusaga ngano kabla.',
)
const LACTOSE = say(
  'The plan has no milk, sour milk or fresh cheese; for calcium eat omena with the bones if you may, dark green leaves, beans and finger millet.',
  'Mpango hauna maziwa, maziwa lala wala jibini laini; kwa kalsiamu kula omena pamoja na mifupa kama unaruhusiwa, mboga za kijani, maharagwe na wimbi.',
)
const NUTS = say(
  'The plan has no groundnuts, tree nuts or coconut; ask what oil and sauce food bought outside was cooked with.',
  'Mpango hauna karanga, korosho wala nazi; uliza mafuta na mchuzi uliotumika kwa chakula unachonunua nje.',
)
const ALLERGIES_UNKNOWN = say(
  'You did not say which foods you are allergic to, so the plan leaves out milk, eggs, fish, shellfish, groundnuts, tree nuts, soya, wheat and sesame. Name them and make the plan again to have more choice.',
  'Hukusema ni vyakula gani vinakudhuru, hivyo mpango umeacha maziwa, mayai, samaki, kamba, karanga, korosho, soya, ngano na ufuta. Vitaje na utengeneze mpango tena upate chaguo zaidi.',
)

function waterAdvice({ profile, targets }: AdviceSituation): LocalText[] {
  const { conditions, swelling, ageMonths } = profile
  if (!targets || ageMonths < 24) return []
  if (
    swelling ||
    conditions.has('Kidney Disease') ||
    conditions.has('Heart Disease') ||
    conditions.has('Liver Disease')
  ) {
    return [ASK_ABOUT_FLUIDS]
  }
  const litres = targets.waterL
  return [
    say(
      `Drink safe water through the day, about ${litres} litres with what food brings, more in heat and at work.`,
      `Kunywa maji salama kutwa nzima, karibu lita ${litres} pamoja na yaliyo kwenye chakula, zaidi wakati wa joto na kazi.`,
    ),
  ]
}

const ASK_ABOUT_FLUIDS = say(
  'Ask the clinic how much you should drink in a day: with kidney, heart or liver disease or swelling too much harms.',
  'Uliza kliniki unapaswa kunywa kiasi gani kwa siku: ukiwa na ugonjwa wa figo, moyo au ini au uvimbe, kunywa kupita kiasi hudhuru.',
)
