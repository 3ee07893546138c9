import { ADULTS, CHILDBEARING, type StatementsOf } from '#domain/clinical/counseling/statement.ts'

/** What must not happen with a medicine. */
export const WARNING = {
  'warning.pregnant_ask': {
    en: 'You are pregnant: this medicine may harm the child. Do not use it before a health worker who knows of your pregnancy has said that you need it.',
    sw: 'Wewe ni mjamzito: dawa hii huenda ikamdhuru mtoto. Usiitumie kabla ya mhudumu wa afya anayejua ujauzito wako kusema unaihitaji.',
    sources: ['bnf_2023', 'formulary_who_2008'],
  },
  'warning.pregnant_tell': {
    en: 'You are pregnant: make sure that the health worker who gives you this medicine knows.',
    sw: 'Wewe ni mjamzito: hakikisha mhudumu wa afya anayekupa dawa hii anajua.',
    sources: ['bnf_2023', 'formulary_who_2008'],
  },
  'warning.breastfeeding_ask': {
    en: 'You breastfeed: ask the health worker about this medicine before you use it. Do not stop breastfeeding by yourself.',
    sw: 'Unanyonyesha: muulize mhudumu wa afya kuhusu dawa hii kabla ya kuitumia. Usiache kunyonyesha kwa uamuzi wako.',
    sources: ['bnf_2023', 'formulary_who_2008'],
  },
  'warning.not_in_pregnancy': {
    en: 'It can harm an unborn child. If you may be pregnant, or want to be, say so before you use it. If you become pregnant, come at once.',
    sw: 'Inaweza kumdhuru mtoto aliye tumboni. Kama huenda una mimba, au unataka kuipata, sema kabla ya kuitumia. Ukipata mimba, njoo mara moja.',
    of: { ...CHILDBEARING, notPregnant: true },
    sources: ['bnf_2023', 'hypertension_2021'],
  },
  'warning.pregnancy_plan_epilepsy': {
    en: 'If you want to become pregnant, or are, come and talk about it first. Do not stop the medicine by yourself.',
    sw: 'Ukitaka kupata mimba, au ukiwa nayo, njoo tuzungumze kwanza. Usiache dawa kwa uamuzi wako.',
    of: CHILDBEARING,
    sources: ['mhgap_2023'],
  },
  'warning.contraceptive_weak': {
    en: 'Contraceptive pills and implants do not protect you while you take it. Use a condom, and ask about another method.',
    sw: 'Vidonge na vipandikizi vya kuzuia mimba havikukingi unapotumia dawa hii. Tumia kondomu, na uulize kuhusu njia nyingine.',
    of: { ...CHILDBEARING, notPregnant: true },
    sources: ['tb_2022', 'family_planning_2022'],
  },
  'warning.penicillin_allergy': {
    en: 'Do not use it if [you ever had|the child ever had] a rash, swelling or hard breathing after a penicillin such as amoxicillin. Tell the health worker now.',
    sw: 'Usiitumie kama [umewahi|mtoto amewahi] kupata upele, kuvimba au kupumua kwa shida baada ya dawa ya penisilini kama amoksilini. Mwambie mhudumu wa afya sasa.',
    sources: ['aware_2022', 'bnf_2023'],
  },
  'warning.sulfa_allergy': {
    en: 'Do not use it if [you ever had|the child ever had] a rash after co-trimoxazole (Septrin), Fansidar or another sulfa medicine. Tell the health worker now.',
    sw: 'Usiitumie kama [umewahi|mtoto amewahi] kupata upele baada ya Septrin, Fansidar au dawa nyingine ya salfa. Mwambie mhudumu wa afya sasa.',
    sources: ['hiv_2021', 'bnf_2023'],
  },
  'warning.paracetamol_limit': {
    en: 'More than is written harms the liver and can kill. [Use|Give] no other medicine with paracetamol (Panadol, many cold medicines) at the same time.',
    sw: 'Zaidi ya ilivyoandikwa hudhuru ini na inaweza kuua. [Usitumie|Usimpe] dawa nyingine yenye paracetamol (Panadol, dawa nyingi za mafua) wakati mmoja.',
    sources: ['bnf_2023', 'formulary_who_2008'],
  },
  'warning.paracetamol_8_tablets': {
    en: 'Never more than 8 tablets of 500 mg in a day and a night. If you weigh less than 50 kg, never more than 4.',
    sw: 'Kamwe si zaidi ya vidonge 8 vya 500 mg kwa mchana na usiku mmoja. Kama uzito wako ni chini ya kilo 50, kamwe si zaidi ya 4.',
    of: ADULTS,
    sources: ['bnf_2023', 'msf_guidelines_2023'],
  },
  'warning.nsaid_not_with': {
    en: 'Not for anybody with a stomach ulcer, sick kidneys or heart, asthma that pain tablets make worse, or dengue. No second pain medicine such as diclofenac or aspirin with it.',
    sw: 'Si ya mwenye vidonda vya tumbo, ugonjwa wa figo au moyo, pumu inayochochewa na dawa za maumivu, au dengi. Isitumiwe pamoja na dawa nyingine ya maumivu kama diclofenac au aspirini.',
    sources: ['bnf_2023'],
  },
  'warning.nsaid_dehydrated': {
    en: '[Do not use it when you cannot drink, vomit or have much diarrhoea|Do not give it when the child cannot drink, vomits or has much diarrhoea]: it harms the kidneys.',
    sw: '[Usiitumie kama huwezi kunywa, unatapika au unahara sana|Usimpe mtoto kama hawezi kunywa, anatapika au anahara sana]: inadhuru figo.',
    sources: ['bnf_2023'],
  },
  'warning.aspirin_child': {
    en: 'Not for children with fever: it can harm the brain and the liver.',
    sw: 'Si ya watoto wenye homa: inaweza kudhuru ubongo na ini.',
    sources: ['bnf_2023', 'formulary_who_2008'],
  },
  'warning.aspirin_daily': {
    en: 'Do not stop the daily aspirin by yourself, and say that you take it before an operation or the pulling of a tooth.',
    sw: 'Usiache aspirini ya kila siku kwa uamuzi wako, na sema kuwa unaitumia kabla ya upasuaji au kung’oa jino.',
    of: ADULTS,
    sources: ['pen_2020', 'bnf_2023'],
  },
  'warning.drive_sleepy': {
    en: 'Do not ride, drive or climb, or use sharp tools, while it makes you sleepy or dizzy.',
    sw: 'Usiendeshe chombo, usipande juu, wala kutumia vifaa vikali wakati inakuletea usingizi au kizunguzungu.',
    of: { fromMonths: 144 },
    sources: ['bnf_2023'],
  },
  'warning.other_medicines': {
    en: 'It changes many other medicines. Tell every health worker that [you take|the child takes] it, and use no new medicine or herbs without asking.',
    sw: 'Inabadilisha dawa nyingine nyingi. Mwambie kila mhudumu wa afya kuwa [unaitumia|mtoto anaitumia], na usitumie dawa mpya wala mitishamba bila kuuliza.',
    sources: ['bnf_2023', 'tb_2022'],
  },
  'warning.tb_spread': {
    en: 'Cover the mouth when coughing, and open the windows. People of the house should be examined too.',
    sw: 'Funika mdomo wakati wa kukohoa, na fungua madirisha. Watu wa nyumbani nao wachunguzwe.',
    sources: ['tb_2022'],
  },
  'warning.partner_treated': {
    en: 'If it was given for an infection of the private parts, your partner needs treatment too. No sex, or only with a condom, until both have finished and are well.',
    sw: 'Kama ulipewa kwa ugonjwa wa sehemu za siri, mwenzi wako pia anahitaji matibabu. Msifanye ngono, au tumieni kondomu, hadi wote mmalize na mpone.',
    of: { fromMonths: 144 },
    sources: ['sti_2021'],
  },
  'warning.hiv_protect_others': {
    en: 'Do not share the tablets, and do not change them without asking. Go on using condoms.',
    sw: 'Usigawane vidonge na mtu, na usibadilishe bila kuuliza. Endelea kutumia kondomu.',
    of: { fromMonths: 144 },
    sources: ['hiv_2021'],
  },
  'warning.hiv_hepatitis_b': {
    en: 'Stopping it suddenly can make hepatitis B flare up.',
    sw: 'Kuiacha ghafla kunaweza kuamsha homa ya ini B.',
    sources: ['hiv_2021'],
  },
  'warning.metformin_scan': {
    en: 'Say that [you take|the child takes] it before an operation or a scan with dye.',
    sw: 'Sema kuwa [unaitumia|mtoto anaitumia] kabla ya upasuaji au picha ya kitabibu yenye dawa ya kuingiza mwilini.',
    sources: ['bnf_2023', 'hearts_d_2020'],
  },
  'warning.carry_sugar': {
    en: 'Always have sugar or sweets at hand, and let the people of the house know the signs of low sugar.',
    sw: 'Uwe na sukari au peremende karibu wakati wote, na watu wa nyumbani wajue dalili za sukari kushuka.',
    sources: ['hearts_d_2020'],
  },
  'warning.insulin_needles': {
    en: 'Share needles and syringes with nobody. Use only an insulin syringe that fits the bottle (100 units in 1 mL).',
    sw: 'Usitumie sindano wala sirinji pamoja na mtu mwingine. Tumia sirinji ya insulini inayolingana na chupa tu (yuniti 100 kwa 1 mL).',
    sources: ['hearts_d_2020', 'bnf_2023'],
  },
  'warning.nsaid_with_this': {
    en: 'Avoid pain tablets such as ibuprofen and diclofenac with it. Ask for another one.',
    sw: 'Epuka dawa za maumivu kama ibuprofeni na diclofenac pamoja nayo. Uliza nyingine.',
    sources: ['bnf_2023', 'pen_2020'],
  },
  'warning.overdose_heart': {
    en: 'Too many of these tablets can kill. Keep only a few in the house, and let somebody you trust keep them.',
    sw: 'Vidonge hivi vikizidi vinaweza kuua. Weka vichache tu nyumbani, na mtu unayemwamini avitunze.',
    sources: ['mhgap_2023'],
  },
  'warning.inhaler_spare': {
    en: 'Do not let it run out. [Carry it with you, and stay away from smoke.|Have it with the child always, and keep the child away from smoke.]',
    sw: 'Isiishe. [Tembea nayo, na ukae mbali na moshi.|Mtoto awe nayo wakati wote, na umweke mbali na moshi.]',
    sources: ['gina_2023'],
  },
  'warning.steroid_vaccine': {
    en: 'Tell every health worker about it, before vaccines too.',
    sw: 'Mwambie kila mhudumu wa afya kuihusu, pia kabla ya chanjo.',
    sources: ['bnf_2023'],
  },
  'warning.skin_steroid': {
    en: 'Not on the face, on open wounds, or on scabies or ringworm, and never to lighten the skin.',
    sw: 'Si ya usoni, kwenye vidonda vilivyo wazi, upele wa kuambukiza wala mapunye, na kamwe si ya kung’arisha ngozi.',
    sources: ['bnf_2023'],
  },
  'warning.latex': {
    en: 'It can damage condoms and diaphragms: they may not protect while you use it.',
    sw: 'Inaweza kuharibu kondomu: huenda isikukinge unapoitumia.',
    of: { fromMonths: 144 },
    sources: ['bnf_2023'],
  },
  'warning.vaginal_pregnant': {
    en: 'In pregnancy put it in with a clean finger, not with an applicator.',
    sw: 'Ukiwa mjamzito iweke kwa kidole safi, si kwa kifaa cha kusukumia.',
    of: CHILDBEARING,
    sources: ['bnf_2023'],
  },
  'warning.iodine': {
    en: 'Not on newborn babies, not on large wounds or burns, and not with thyroid disease, unless the health worker says so.',
    sw: 'Si kwa watoto wachanga, si kwenye vidonda vikubwa au vya moto, wala mwenye ugonjwa wa tezi la shingo, isipokuwa mhudumu wa afya akisema.',
    sources: ['bnf_2023', 'formulary_who_2008'],
  },
  'warning.scabies_child': {
    en: 'For children, and in pregnancy, the health worker says how to thin it with water and how long it stays on: it burns and harms when swallowed.',
    sw: 'Kwa watoto, na kwa wajawazito, mhudumu wa afya anasema jinsi ya kuichanganya na maji na ikae muda gani: inachoma na hudhuru ikimezwa.',
    sources: ['formulary_who_2008', 'msf_guidelines_2023'],
  },
  'warning.zinc_ors_too': {
    en: 'Zinc alone does not treat diarrhoea: ORS is needed with it.',
    sw: 'Zinki peke yake haitibu kuhara: ORS inahitajika pamoja nayo.',
    sources: ['diarrhoea_2005', 'imci_2014'],
  },
  'warning.ors_amount': {
    en: 'With too little or too much water ORS harms. Measure the water.',
    sw: 'ORS yenye maji machache mno au mengi mno hudhuru. Pima maji.',
    sources: ['diarrhoea_2005'],
  },
  'warning.vitamin_a': {
    en: 'No more vitamin A capsules for 6 months unless a health worker gives them. Show the child’s health card.',
    sw: 'Asipewe kapsuli nyingine ya vitamini A kwa miezi 6 isipokuwa na mhudumu wa afya. Onyesha kadi ya afya ya mtoto.',
    of: { belowMonths: 144 },
    sources: ['imci_2014'],
  },
  'warning.vitamin_a_women': {
    en: 'Women who are or may be pregnant must not take this strength: it harms the unborn child.',
    sw: 'Mwanamke mjamzito au anayeweza kuwa na mimba asitumie dawa ya nguvu hii: inamdhuru mtoto aliye tumboni.',
    of: { ...CHILDBEARING, notPregnant: true },
    sources: ['formulary_who_2008'],
  },
  'warning.rutf_peanut': {
    en: 'It is for [you|this child] alone: it is a medicine, not food to share. Tell the health worker about an allergy to groundnuts or milk.',
    sw: 'Ni [yako|ya mtoto huyu] tu: ni dawa, si chakula cha kugawana. Mwambie mhudumu wa afya kuhusu mzio wa karanga au maziwa.',
    sources: ['wasting_2023'],
  },
  'warning.chlorhexidine_eye': {
    en: 'In an eye it can blind. It looks like eye ointment: keep the two apart.',
    sw: 'Ikiingia jichoni inaweza kupofusha. Inafanana na dawa ya macho: zitenganishe.',
    sources: ['cord_care_2022'],
  },
  'warning.emergency_pill': {
    en: 'It does not end a pregnancy and does not protect against HIV. It is not for regular use: ask about a method that you can rely on.',
    sw: 'Haitoi mimba na haikingi dhidi ya VVU. Si ya kutumia mara kwa mara: uliza kuhusu njia ya uzazi wa mpango ya kutegemea.',
    sources: ['family_planning_2022'],
  },
  'warning.emergency_pill_weaker': {
    en: 'Medicines for TB, for fits and some for HIV make it weaker. Say so if you take one.',
    sw: 'Dawa za kifua kikuu, za degedege na baadhi ya dawa za VVU hupunguza nguvu yake. Sema kama unatumia mojawapo.',
    sources: ['family_planning_2022', 'bnf_2023'],
  },
  'warning.no_hiv_protection': {
    en: 'It does not protect against HIV and other infections: a condom does.',
    sw: 'Haikingi dhidi ya VVU na magonjwa mengine ya zinaa: kondomu hukinga.',
    sources: ['family_planning_2022'],
  },
  'warning.uterus_before_birth': {
    en: 'Before the birth it can tear the womb and kill mother and child. Never take it at home to start labour or to end a pregnancy.',
    sw: 'Kabla ya kujifungua inaweza kupasua mfuko wa uzazi na kuua mama na mtoto. Kamwe usiitumie nyumbani kuanzisha uchungu au kutoa mimba.',
    sources: ['mcpc_2017'],
  },
  'warning.loa_loa': {
    en: 'If [you have|the child has] lived in forests of Central Africa, or a worm has crossed the eye, say so first.',
    sw: 'Kama [umeishi|mtoto ameishi] kwenye misitu ya Afrika ya Kati, au mnyoo ulipita jichoni, sema kwanza.',
    sources: ['ntd_2020'],
  },
  'warning.praziquantel_eye': {
    en: 'Say first if [you ever had|the child ever had] fits or lumps under the skin: tapeworm may be in the brain or the eye.',
    sw: 'Sema kwanza kama [umewahi|mtoto amewahi] kupata degedege au uvimbe chini ya ngozi: mnyoo tegu anaweza kuwa kwenye ubongo au jicho.',
    sources: ['ntd_2020'],
  },
  'warning.ear_hole': {
    en: 'Put nothing else into the ear: no oil, no sticks, no water.',
    sw: 'Usiweke kitu kingine sikioni: si mafuta, si kijiti, si maji.',
    sources: ['imci_2014'],
  },
  'warning.dt_no_other_antimalarial': {
    en: 'Use no other malaria medicine at the same time. Sleep under a treated net.',
    sw: 'Usitumie dawa nyingine ya malaria wakati mmoja. Lala ndani ya chandarua chenye dawa.',
    sources: ['malaria_2023'],
  },
  'warning.not_at_home': {
    en: 'It is for the hands of health workers. Do not buy it and do not keep it at home.',
    sw: 'Ni ya kutumiwa na wahudumu wa afya. Usiinunue wala kuiweka nyumbani.',
    sources: ['formulary_who_2008'],
  },
  'warning.adrenaline_trigger': {
    en: 'Keep away from what started the reaction (food, sting, medicine), and tell every health worker about it.',
    sw: 'Epuka kilichosababisha hali hiyo (chakula, kuumwa na mdudu, dawa), na umwambie kila mhudumu wa afya.',
    sources: ['bec_2018'],
  },
  'warning.malaria_with_folic': {
    en: 'Ask before folic acid of this strength is used together with SP (Fansidar): it makes SP weaker.',
    sw: 'Uliza kabla ya asidi foliki ya nguvu hii kutumiwa pamoja na SP (Fansidar): inapunguza nguvu ya SP.',
    sources: ['malaria_2023'],
  },
} as const satisfies StatementsOf<'warning'>
