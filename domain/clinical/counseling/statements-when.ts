import type { StatementsOf } from '#domain/clinical/counseling/statement.ts'

/** When a medicine is taken, and for how long. */
export const WHEN = {
  'when.as_prescribed': {
    en: 'How much and how often, as it was written for [you|the child]: “{dosage}”.',
    sw: 'Kiasi na mara ngapi, kama [ulivyoandikiwa|mtoto alivyoandikiwa]: “{dosage}”.',
    sources: ['formulary_who_2008'],
  },
  'when.as_written': {
    en: 'As much and as often as the health worker wrote, not more.',
    sw: 'Kiasi na mara alizoandika mhudumu wa afya, si zaidi.',
    sources: ['formulary_who_2008'],
  },
  'when.for_days': {
    en: 'It was written for {days} days. Mark the last day.',
    sw: 'Imeandikwa itumike kwa siku {days}. Weka alama siku ya mwisho.',
    sources: ['formulary_who_2008'],
  },
  'when.finish_course': {
    en: '[Take it until the last day that is written, even when you feel better.|Give it until the last day that is written, even when the child is better.] Keep none for later, and share it with nobody.',
    sw: '[Itumie hadi siku ya mwisho iliyoandikwa, hata ukijisikia nafuu.|Mpe hadi siku ya mwisho iliyoandikwa, hata mtoto akipata nafuu.] Usibakize ya baadaye, na usimpe mtu mwingine.',
    of: { severalDays: true },
    sources: ['aware_2022', 'iccm_2011'],
  },
  'when.evenly': {
    en: 'Leave the same time between doses: 2 times a day is every 12 hours, 3 times is every 8 hours, 4 times is every 6 hours.',
    sw: 'Acha muda sawa kati ya dozi: mara 2 kwa siku ni kila baada ya saa 12, mara 3 ni kila baada ya saa 8, mara 4 ni kila baada ya saa 6.',
    of: { severalDays: true },
    sources: ['bnf_2023'],
  },
  'when.missed_dose': {
    en: 'If a dose was forgotten, [take|give] it when you remember. If it is nearly time for the next one, leave it out. Never [take|give] 2 doses at once.',
    sw: 'Dozi ikisahaulika, [itumie|mpe] ukikumbuka. Kama muda wa dozi inayofuata umekaribia, iache hiyo. Kamwe [usitumie|usimpe] dozi 2 kwa pamoja.',
    of: { severalDays: true },
    sources: ['bnf_2023'],
  },
  'when.every_day_same_hour': {
    en: '[Take it every day at the same hour, also when you feel well.|Give it every day at the same hour, also when the child is well.]',
    sw: '[Itumie kila siku saa ileile, hata ukijisikia vizuri.|Mpe kila siku saa ileile, hata mtoto akiwa mzima.]',
    of: { severalDays: true },
    sources: ['formulary_who_2008'],
  },
  'when.do_not_stop': {
    en: 'Do not stop it without asking the health worker. Come for more before it is finished.',
    sw: 'Usiiache bila kumuuliza mhudumu wa afya. Njoo uchukue nyingine kabla haijaisha.',
    sources: ['pen_2020', 'hypertension_2021'],
  },
  'when.hiv_for_life': {
    en: 'HIV treatment is for life; after a contact, to prevent HIV, it is for 28 days. Missed doses let the virus grow and make the medicine weak. Come for more before it is finished.',
    sw: 'Matibabu ya VVU ni ya maisha yote; baada ya hatari ya kuambukizwa, ili kuzuia VVU, ni ya siku 28. Dozi zikikosekana virusi vinaongezeka na dawa inapoteza nguvu. Njoo uchukue nyingine kabla haijaisha.',
    sources: ['hiv_2021'],
  },
  'when.tb_every_day': {
    en: '[Take|Give] all tablets of the day together, every day, best before breakfast. Treatment lasts months: [if you stop early|if the child stops early] TB comes back and is harder to cure.',
    sw: '[Meza|Mpe mtoto] vidonge vyote vya siku kwa pamoja, kila siku, vizuri zaidi kabla ya kifungua kinywa. Matibabu ni ya miezi: [ukiacha|mtoto akiacha] mapema kifua kikuu kinarudi na kinakuwa kigumu kutibu.',
    sources: ['tb_2022'],
  },
  'when.isoniazid_prevention': {
    en: 'To prevent TB it is [taken|given] every day for all the months that are written, though [you are|the child is] not ill.',
    sw: 'Ili kuzuia kifua kikuu [inatumiwa|anapewa] kila siku kwa miezi yote iliyoandikwa, ingawa [wewe si mgonjwa|mtoto si mgonjwa].',
    sources: ['tb_2022'],
  },
  'when.only_when_needed': {
    en: '[Take|Give] it only while there is pain or fever.',
    sw: '[Itumie|Mpe mtoto] wakati wa maumivu au homa tu.',
    sources: ['formulary_who_2008'],
  },
  'when.paracetamol_6_hours': {
    en: 'Wait at least 6 hours between doses: at most 4 times in a day and a night.',
    sw: 'Subiri angalau saa 6 kati ya dozi: si zaidi ya mara 4 kwa mchana na usiku mmoja.',
    sources: ['imci_2014', 'bnf_2023'],
  },
  'when.ibuprofen_8_hours': {
    en: 'Wait at least 8 hours between doses: at most 3 times in a day and a night.',
    sw: 'Subiri angalau saa 8 kati ya dozi: si zaidi ya mara 3 kwa mchana na usiku mmoja.',
    sources: ['bnf_2023'],
  },
  'when.al_six_doses': {
    en: 'There are 6 doses in 3 days: the first now, the second 8 hours later, then one every morning and one every evening for 2 days. [Take|Give] all 6, even when the fever has gone.',
    sw: 'Ni dozi 6 kwa siku 3: ya kwanza sasa, ya pili baada ya saa 8, kisha moja kila asubuhi na moja kila jioni kwa siku 2. [Maliza|Mpe mtoto] zote 6, hata homa ikiisha.',
    sources: ['malaria_2023', 'formulary_who_2008'],
  },
  'when.al_vomited': {
    en: 'If [you vomit|the child vomits] within 1 hour of a dose, [take|give] that dose again, and come for more tablets.',
    sw: '[Ukitapika|Mtoto akitapika] ndani ya saa 1 baada ya dozi, [itumie|mpe] dozi hiyo tena, na uje uchukue vidonge vingine.',
    sources: ['malaria_2023', 'imci_2014'],
  },
  'when.ors_each_stool': {
    en: '[Drink|Give] it after every loose stool, until the diarrhoea stops.',
    sw: '[Kunywa|Mpe mtoto] kila baada ya kuhara, hadi kuhara kuishe.',
    sources: ['imci_2014', 'diarrhoea_2005'],
  },
  'when.zinc_days': {
    en: 'One time every day for 10 to 14 days, also when the diarrhoea has stopped.',
    sw: 'Mara moja kila siku kwa siku 10 hadi 14, hata kuhara kukiisha.',
    sources: ['imci_2014', 'diarrhoea_2005'],
  },
  'when.zinc_vomited': {
    en: 'If [you vomit|the child vomits] within 30 minutes of a zinc tablet, [take|give] another one.',
    sw: '[Ukitapika|Mtoto akitapika] ndani ya dakika 30 baada ya kidonge cha zinki, [meza|mpe] kingine.',
    sources: ['iccm_2011'],
  },
  'when.morning': {
    en: '[Take|Give] it in the morning.',
    sw: '[Itumie|Mpe mtoto] asubuhi.',
    sources: ['bnf_2023'],
  },
  'when.diuretic_morning': {
    en: '[Take|Give] it in the morning: it makes [you|the child] pass more urine, and sleep would be broken.',
    sw: '[Imeze|Mpe mtoto] asubuhi: inaongeza mkojo, na [utaamka|ataamka] usiku mara kwa mara.',
    sources: ['bnf_2023'],
  },
  'when.evening': {
    en: '[Take|Give] it in the evening, before bed: it makes people sleepy.',
    sw: '[Imeze|Mpe mtoto] jioni, kabla ya kulala: inaleta usingizi.',
    sources: ['bnf_2023'],
  },
  'when.bedtime_vaginal': {
    en: 'Use it at night when you go to bed. Most people need only one tablet.',
    sw: 'Itumie usiku unapokwenda kulala. Wengi wanahitaji kidonge kimoja tu.',
    sources: ['sti_2021', 'bnf_2023'],
  },
  'when.slow_to_work': {
    en: 'It needs 2 to 4 weeks before it helps. Go on [taking|giving] it.',
    sw: 'Inachukua wiki 2 hadi 4 kabla ya kusaidia. Endelea [kuitumia|kumpa].',
    sources: ['mhgap_2023', 'bnf_2023'],
  },
  'when.no_sudden_stop_fits': {
    en: 'Never stop it suddenly: fits can come back, worse than before.',
    sw: 'Usiiache ghafla kamwe: degedege linaweza kurudi, kali zaidi.',
    sources: ['mhgap_2023'],
  },
  'when.no_sudden_stop_mind': {
    en: 'Do not stop it suddenly, also when [you feel|the child feels] well: the health worker lowers it step by step.',
    sw: 'Usiiache ghafla, hata [ukijisikia|mtoto akijisikia] vizuri: mhudumu wa afya anaipunguza hatua kwa hatua.',
    sources: ['mhgap_2023'],
  },
  'when.no_sudden_stop_steroid': {
    en: 'If [you have taken|the child has taken] it for 3 weeks or longer, never stop it suddenly.',
    sw: 'Kama [umeitumia|mtoto ameitumia] kwa wiki 3 au zaidi, usiiache ghafla kamwe.',
    sources: ['bnf_2023'],
  },
  'when.with_meals': {
    en: '[Take|Give] it at mealtimes, at the same hours every day.',
    sw: '[Itumie|Mpe mtoto] wakati wa mlo, saa zilezile kila siku.',
    sources: ['bnf_2023', 'hearts_d_2020'],
  },
  'when.insulin_before_meal': {
    en: 'Inject it before the meals that are written, at the same hours every day. Never leave it out because of sickness: ask the same day.',
    sw: 'Ichome kabla ya milo iliyoandikwa, saa zilezile kila siku. Usiiache kwa sababu ya ugonjwa: uliza siku hiyohiyo.',
    sources: ['hearts_d_2020', 'bnf_2023'],
  },
  'when.before_breakfast': {
    en: '[Take|Give] it in the morning, 30 minutes before food.',
    sw: '[Imeze|Mpe mtoto] asubuhi, dakika 30 kabla ya kula.',
    sources: ['bnf_2023'],
  },
  'when.by_health_worker': {
    en: 'The health worker gives it, and says whether and when there is another dose. Come on that day.',
    sw: 'Mhudumu wa afya ndiye anayeitoa, na anasema kama kuna dozi nyingine na lini. Njoo siku hiyo.',
    sources: ['formulary_who_2008'],
  },
  'when.while_watched': {
    en: 'It is given here, while the health worker watches, and for as long as the health worker says.',
    sw: 'Inatolewa hapa, mhudumu wa afya akiangalia, kwa muda anaosema mhudumu wa afya.',
    sources: ['formulary_who_2008'],
  },
  'when.wait_after_injection': {
    en: 'Stay at the facility for 30 minutes after the injection, so that help is near.',
    sw: 'Kaa kituoni dakika 30 baada ya sindano, ili msaada uwe karibu.',
    sources: ['sti_2021'],
  },
  'when.before_referral': {
    en: 'It is a first dose before the hospital and no full treatment. Go to the hospital at once, today.',
    sw: 'Ni dozi ya kwanza kabla ya hospitali, si matibabu kamili. Nenda hospitali mara moja, leo.',
    sources: ['malaria_2023'],
  },
  'when.after_artesunate': {
    en: 'When [you can|the child can] swallow again, malaria tablets for 3 days follow. They are needed too.',
    sw: '[Utakapoweza|Mtoto atakapoweza] kumeza tena, vidonge vya malaria vya siku 3 vinafuata. Navyo vinahitajika.',
    sources: ['malaria_2023'],
  },
  'when.fit_5_minutes': {
    en: 'It is for a fit that lasts 5 minutes, or that comes again and again. Look at the clock when a fit begins.',
    sw: 'Ni ya degedege linalodumu dakika 5, au linalorudi tena na tena. Angalia saa degedege likianza.',
    sources: ['mhgap_2023', 'bnfc_2023'],
  },
  'when.inhaler_as_written': {
    en: 'Use it as it is written, also on days when breathing is easy, if that is what was written.',
    sw: 'Itumie kama ilivyoandikwa, hata siku ambazo pumzi ni nzuri, kama ndivyo ilivyoandikwa.',
    sources: ['gina_2023'],
  },
  'when.nebuliser_attack': {
    en: 'It is given at the facility in an attack of hard breathing. It may be given again after 20 minutes.',
    sw: 'Inatolewa kituoni wakati wa kubanwa na pumzi. Inaweza kurudiwa baada ya dakika 20.',
    sources: ['gina_2023', 'pocketbook_2013'],
  },
  'when.cream_days': {
    en: 'Use it at the hours and for the days that are written, not longer.',
    sw: 'Itumie saa na siku zilizoandikwa, si zaidi.',
    sources: ['bnf_2023'],
  },
  'when.antifungal_longer': {
    en: 'Go on for 2 weeks after the rash has gone, so that it does not come back.',
    sw: 'Endelea kwa wiki 2 baada ya upele kuisha, ili usirudi.',
    sources: ['bnf_2023'],
  },
  'when.scabies_night': {
    en: 'Put it on in the evening, leave it on for 24 hours (a child: as long as the health worker says), then wash it off. Do it again as it was written.',
    sw: 'Ipake jioni, iache kwa saa 24 (mtoto: muda anaosema mhudumu wa afya), kisha ioshe. Rudia kama ilivyoandikwa.',
    sources: ['formulary_who_2008', 'msf_guidelines_2023'],
  },
  'when.eye_days': {
    en: 'Use it on both eyes, if both are red, for all the days that are written.',
    sw: 'Itumie macho yote mawili, kama yote ni mekundu, kwa siku zote zilizoandikwa.',
    sources: ['imci_2014'],
  },
  'when.ear_days': {
    en: 'Dry the ear before every dose, and use the drops for all the days that are written.',
    sw: 'Kausha sikio kabla ya kila dozi, na tumia matone kwa siku zote zilizoandikwa.',
    sources: ['imci_2014'],
  },
  'when.cord_daily': {
    en: 'One time every day in the first week of life, the first on the day of birth.',
    sw: 'Mara moja kila siku katika wiki ya kwanza ya maisha, ya kwanza siku ya kuzaliwa.',
    sources: ['cord_care_2022'],
  },
  'when.antiseptic': {
    en: 'Use it when the wound is cleaned, as it was written.',
    sw: 'Itumie kidonda kinaposafishwa, kama ilivyoandikwa.',
    sources: ['formulary_who_2008'],
  },
  'when.nystatin': {
    en: 'Use it for all the days that are written, and for 2 days after the white patches have gone.',
    sw: 'Itumie kwa siku zote zilizoandikwa, na siku 2 baada ya madoa meupe kuisha.',
    sources: ['bnfc_2023'],
  },
  'when.aciclovir_early': {
    en: 'Begin as soon as you can: it helps most in the first days.',
    sw: 'Anza mapema iwezekanavyo: inasaidia zaidi siku za kwanza.',
    sources: ['sti_2021', 'bnf_2023'],
  },
  'when.evening_if_sleepy': {
    en: 'If it brings sleep, [take|give] it in the evening.',
    sw: 'Ikileta usingizi, [imeze|mpe mtoto] jioni.',
    sources: ['bnf_2023'],
  },
  'when.vitamin_a': {
    en: 'The health worker gives it. A sick eye or measles needs a second dose on the next day: come for it.',
    sw: 'Mhudumu wa afya anaitoa. Macho yenye ugonjwa au surua yanahitaji dozi ya pili siku inayofuata: njoo uipate.',
    sources: ['imci_2014'],
  },
  'when.rutf': {
    en: 'In small amounts through the day, until the packets of the day are eaten. Come every week for more and to be weighed.',
    sw: 'Kidogo kidogo mchana kutwa, hadi pakiti za siku ziishe. Njoo kila wiki kuchukua nyingine na kupimwa uzito.',
    sources: ['wasting_2023'],
  },
  'when.at_birth': {
    en: 'A health worker gives it right after the birth, or for heavy bleeding. It must not be used before the baby is born, unless the doctor decides so.',
    sw: 'Mhudumu wa afya anaitoa mara tu baada ya kujifungua, au kwa kutokwa damu nyingi. Isitumiwe kabla ya mtoto kuzaliwa, isipokuwa daktari akiamua.',
    sources: ['mcpc_2017'],
  },
  'when.emergency_pill': {
    en: 'Take it as soon as you can, within 5 days after unprotected sex. The earlier, the better it works.',
    sw: 'Imeze mapema iwezekanavyo, ndani ya siku 5 baada ya ngono bila kinga. Mapema zaidi, inafanya kazi vizuri zaidi.',
    sources: ['contraception_2016'],
  },
  'when.emergency_pill_vomited': {
    en: 'If you vomit within 2 hours, take another tablet as soon as you can.',
    sw: 'Ukitapika ndani ya saa 2, meza kidonge kingine mapema iwezekanavyo.',
    sources: ['contraception_2016'],
  },
  'when.dmpa_3_months': {
    en: 'The next injection is after 3 months. You may come up to 2 weeks early. If you are late, come all the same, and use a condom until then.',
    sw: 'Sindano inayofuata ni baada ya miezi 3. Unaweza kuja hadi wiki 2 mapema. Ukichelewa, njoo hata hivyo, na tumia kondomu hadi wakati huo.',
    sources: ['contraception_2016', 'family_planning_2022'],
  },
  'when.in_emergency': {
    en: 'It is given in an emergency by a health worker. Go on to the hospital, also when [you feel|the child feels] better: it can come back.',
    sw: 'Inatolewa na mhudumu wa afya wakati wa dharura. Endelea hadi hospitali, hata [ukijisikia|mtoto akijisikia] nafuu: hali inaweza kurudi.',
    sources: ['bec_2018'],
  },
} as const satisfies StatementsOf<'when'>
