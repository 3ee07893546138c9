import type { LocalText } from '#domain/vocabulary/languages.ts'

/** What to do about each danger: shown first, before any advice on food. */
export const DANGER_TEXTS = {
  swelling_in_child: {
    en: 'Emergency: swelling of the body in a child can be severe malnutrition or kidney disease. Take the child to a health facility today for treatment. Do not start a diet at home; keep breastfeeding or giving small feeds on the way.',
    sw: 'Dharura: uvimbe wa mwili kwa mtoto unaweza kuwa utapiamlo mkali au ugonjwa wa figo. Mpeleke mtoto kituo cha afya leo kwa matibabu. Usianze mlo maalum nyumbani; endelea kumnyonyesha au kumpa chakula kidogo kidogo njiani.',
  },
  swelling_in_pregnancy: {
    en: 'Emergency: swelling in pregnancy is a danger sign and can mean pre-eclampsia. Go to a health facility now to have the blood pressure and urine checked, above all with headache, blurred sight or pain in the upper belly.',
    sw: 'Dharura: uvimbe wakati wa ujauzito ni dalili ya hatari na unaweza kuwa kifafa cha mimba kinachoanza. Nenda kituo cha afya sasa upimwe shinikizo la damu na mkojo, hasa ukiwa na maumivu ya kichwa, kuona ukungu au maumivu ya juu ya tumbo.',
  },
  child_severely_wasted: {
    en: 'Emergency: the child is severely wasted. Take the child to a health facility today for therapeutic feeding. This is treated, not dieted; keep breastfeeding or feeding on the way and keep the child warm.',
    sw: 'Dharura: mtoto amekonda sana. Mpeleke kituo cha afya leo kwa lishe ya matibabu. Hali hii hutibiwa, si ya mlo wa nyumbani; endelea kumnyonyesha au kumlisha njiani na umpe joto.',
  },
  child_muac_severe: {
    en: 'Emergency: the upper arm measures under 115 mm, which means severe acute malnutrition. Take the child to a health facility today for therapeutic feeding; keep breastfeeding or feeding on the way.',
    sw: 'Dharura: mzunguko wa mkono ni chini ya milimita 115, dalili ya utapiamlo mkali. Mpeleke mtoto kituo cha afya leo kwa lishe ya matibabu; endelea kumnyonyesha au kumlisha njiani.',
  },
  infant_not_feeding: {
    en: 'Emergency: a baby under 6 months who does not want to feed can be very ill. Go to a health facility now; offer the breast often on the way and keep the baby warm against the skin.',
    sw: 'Dharura: mtoto wa chini ya miezi 6 anayekataa kunyonya anaweza kuwa mgonjwa sana. Nenda kituo cha afya sasa; mpe titi mara kwa mara njiani na umweke kifuani apate joto.',
  },
  implausibly_thin: {
    en: 'Emergency until measured again: the weight is far too low for this age or height. Either a figure is wrong or life is in danger. Check the figures now; if they are right, go to a health facility at once.',
    sw: 'Dharura hadi upime tena: uzito ni mdogo mno kwa umri au urefu huu. Ama kipimo kimekosewa au maisha yako hatarini. Angalia vipimo sasa; kama ni sahihi, nenda kituo cha afya mara moja.',
  },
  adult_extremely_thin: {
    en: 'Emergency: a BMI under 13 threatens life. Go to a hospital today. Eating much at once after long hunger is dangerous; feeding must be restarted slowly under care.',
    sw: 'Dharura: BMI chini ya 13 ni hatari kwa maisha. Nenda hospitali leo. Kula sana kwa ghafla baada ya njaa ya muda mrefu ni hatari; kulisha kuanze polepole chini ya uangalizi.',
  },
  adult_severely_thin: {
    en: 'See a health worker within days: severe thinness (BMI under 16) needs treatment first. Eat small amounts often; food is increased slowly under care, since eating much at once after long hunger is dangerous.',
    sw: 'Muone mhudumu wa afya ndani ya siku chache: wembamba uliokithiri (BMI chini ya 16) unahitaji matibabu kwanza. Kula kidogo kidogo mara nyingi; chakula huongezwa polepole chini ya uangalizi, kwani kula sana ghafla baada ya njaa ndefu ni hatari.',
  },
  child_severely_thin: {
    en: 'See a health worker within days, today if weak or ill: the child is severely thin for the age and needs treatment before any diet.',
    sw: 'Muone mhudumu wa afya ndani ya siku chache, leo hii kama ni dhaifu au mgonjwa: mtoto ni mwembamba kupita kiasi kwa umri wake na anahitaji matibabu kabla ya mlo wowote.',
  },
  thin_arm_severe: {
    en: 'See a health worker within days, today if weak or ill: the upper arm is so thin that it means severe malnutrition, which is treated before any diet.',
    sw: 'Muone mhudumu wa afya ndani ya siku chache, leo hii kama una udhaifu au ugonjwa: mkono umekonda kiasi cha kuonyesha utapiamlo mkali, unaotibiwa kabla ya mlo wowote.',
  },
  thin_arm_moderate: {
    en: 'See a health worker within days: an upper arm under 220 mm in an adult means moderate malnutrition; ask about supplementary food, and HIV and TB tests.',
    sw: 'Muone mhudumu wa afya ndani ya siku chache: mkono chini ya milimita 220 kwa mtu mzima ni utapiamlo wa kiasi; uliza kuhusu chakula cha nyongeza na vipimo vya VVU na kifua kikuu.',
  },
  pregnant_thin_arm: {
    en: 'See the antenatal clinic within days: an upper arm under 230 mm in pregnancy means acute undernutrition; ask about supplementary food.',
    sw: 'Nenda kliniki ya wajawazito ndani ya siku chache: mkono chini ya milimita 230 wakati wa ujauzito ni upungufu mkali wa lishe; uliza kuhusu chakula cha nyongeza.',
  },
  breastfeeding_thin_arm: {
    en: 'See a health worker within days: an upper arm under 230 mm while breastfeeding means acute undernutrition; ask about supplementary food and keep breastfeeding.',
    sw: 'Muone mhudumu wa afya ndani ya siku chache: mkono chini ya milimita 230 wakati wa kunyonyesha ni upungufu mkali wa lishe; uliza kuhusu chakula cha nyongeza na uendelee kunyonyesha.',
  },
  swelling_with_organ_disease: {
    en: 'See a health worker today or tomorrow: swelling with kidney, heart or liver disease means that the body holds water. Breathlessness or little urine is an emergency.',
    sw: 'Muone mhudumu wa afya leo au kesho: uvimbe pamoja na ugonjwa wa figo, moyo au ini huonyesha mwili unashikilia maji. Kukosa pumzi au kukojoa kidogo ni dharura.',
  },
  swelling_in_adult: {
    en: 'See a health worker within days to find the cause of the swelling: heart, kidneys, liver or lack of protein. After a birth, with headache or blurred sight, go today.',
    sw: 'Muone mhudumu wa afya ndani ya siku chache kutafuta chanzo cha uvimbe: moyo, figo, ini au upungufu wa protini. Baada ya kujifungua, ukiwa na maumivu ya kichwa au kuona ukungu, nenda leo.',
  },
  implausible_with_swelling: {
    en: 'Have weight and height measured again at the health facility: the figures do not fit each other.',
    sw: 'Pimwa tena uzito na urefu kwenye kituo cha afya: vipimo haviendani.',
  },
  weight_loss_with_infections: {
    en: 'See a health worker within days: weight loss without a cause together with frequent infections asks for HIV and TB tests.',
    sw: 'Muone mhudumu wa afya ndani ya siku chache: kupungua uzito bila sababu pamoja na maambukizi ya mara kwa mara kunahitaji kupimwa VVU na kifua kikuu.',
  },
  weight_loss: {
    en: 'See a health worker within days: weight loss without a cause must be looked into, with TB screening and an HIV test offered.',
    sw: 'Muone mhudumu wa afya ndani ya siku chache: kupungua uzito bila sababu kunahitaji uchunguzi, pamoja na kipimo cha kifua kikuu na cha VVU.',
  },
  child_moderately_wasted: {
    en: 'Take the child to a health worker within days: the child is wasted and needs supplementary feeding and a check for illness.',
    sw: 'Mpeleke mtoto kwa mhudumu wa afya ndani ya siku chache: mtoto amekonda na anahitaji chakula cha nyongeza na kuchunguzwa ugonjwa.',
  },
  child_very_low_weight: {
    en: 'Take the child to a health worker within days: the weight is very low for the age.',
    sw: 'Mpeleke mtoto kwa mhudumu wa afya ndani ya siku chache: uzito ni mdogo sana kwa umri wake.',
  },
  infant_thin_arm: {
    en: 'Take the baby to a health worker within days: the upper arm is thin for a baby, and the feeding should be looked at.',
    sw: 'Mpeleke mtoto kwa mhudumu wa afya ndani ya siku chache: mkono ni mwembamba kwa mtoto mchanga, na unyonyeshaji uangaliwe.',
  },
  infant_weak: {
    en: 'Take the baby to a health worker today: weakness in a baby under 6 months can be a sign of serious illness.',
    sw: 'Mpeleke mtoto kwa mhudumu wa afya leo: udhaifu kwa mtoto wa chini ya miezi 6 unaweza kuwa dalili ya ugonjwa mkubwa.',
  },
} as const satisfies Record<string, LocalText>
