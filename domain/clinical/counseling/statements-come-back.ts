import { ADULTS, type StatementsOf, UNDER_FIVE } from '#domain/clinical/counseling/statement.ts'

/** When to come back to the health facility, and when to go to a hospital at once. */
export const COME_BACK = {
  'come_back.not_better': {
    en: 'Come back if [you are|the child is] not better after {days} days, and sooner if it gets worse.',
    sw: 'Rudi kama [hupati|mtoto hapati] nafuu baada ya siku {days}, na mapema zaidi hali ikizidi.',
    sources: ['imci_2014', 'aware_2022'],
  },
  'come_back.worse': {
    en: 'Come back if [you get|the child gets] worse, or if something new frightens you.',
    sw: 'Rudi kama [hali yako|hali ya mtoto] inazidi, au jambo jipya likikutia hofu.',
    sources: ['imci_2014'],
  },
  'come_back.child_danger': {
    en: 'Bring the child at once if he or she cannot drink or breastfeed, vomits everything, has a fit, breathes fast or hard, or is very sleepy and hard to wake.',
    sw: 'Mlete mtoto mara moja kama hawezi kunywa au kunyonya, anatapika kila kitu, anapata degedege, anapumua haraka au kwa shida, au amesinzia sana na haamki kwa urahisi.',
    of: UNDER_FIVE,
    sources: ['imci_2014', 'iccm_2011'],
  },
  'come_back.allergy': {
    en: 'Go to a hospital at once if the face, lips or tongue swell, breathing gets hard, or itching lumps come up all over. Use no more of it.',
    sw: 'Nenda hospitali mara moja kama uso, midomo au ulimi unavimba, kupumua kunakuwa kugumu, au vipele vinavyowasha vinatokea mwili mzima. Usitumie tena dawa hii.',
    sources: ['bec_2018', 'bnf_2023'],
  },
  'come_back.allergy_given': {
    en: 'Tell the health worker at once if the face, lips or tongue swell, breathing gets hard, or itching lumps come up.',
    sw: 'Mwambie mhudumu wa afya mara moja kama uso, midomo au ulimi unavimba, kupumua kunakuwa kugumu, au vipele vinavyowasha vinatokea.',
    sources: ['bec_2018', 'bnf_2023'],
  },
  'come_back.vomits_everything': {
    en: 'Come back the same day if [you vomit|the child vomits] it every time.',
    sw: 'Rudi siku hiyohiyo kama [unaitapika|mtoto anaitapika] kila mara.',
    sources: ['imci_2014'],
  },
  'come_back.rash_stop': {
    en: 'A rash, sores in the mouth or red sore eyes: stop it and come at once, the same day.',
    sw: 'Upele, vidonda mdomoni au macho mekundu yanayouma: iache na uje mara moja, siku hiyohiyo.',
    sources: ['hiv_2021', 'bnf_2023'],
  },
  'come_back.rash_ask': {
    en: 'A rash, and with it fever, sores in the mouth or peeling skin: come at once.',
    sw: 'Upele, na pamoja nao homa, vidonda mdomoni au ngozi kubanduka: njoo mara moja.',
    sources: ['bnf_2023', 'mhgap_2023'],
  },
  'come_back.fits_or_tingling': {
    en: 'Stop it and come the same day for numb or tingling hands or feet, unsteady walking, or a fit.',
    sw: 'Iache na uje siku hiyohiyo kwa mikono au miguu kufa ganzi, kuyumba wakati wa kutembea, au degedege.',
    sources: ['bnf_2023'],
  },
  'come_back.tingling_worse': {
    en: 'Come back if tingling, burning or weakness of the hands or feet gets worse.',
    sw: 'Rudi kama ganzi, kuchoma au udhaifu wa mikono au miguu unazidi.',
    sources: ['tb_2022'],
  },
  'come_back.yellow_eyes': {
    en: 'Yellow eyes, urine as dark as tea, pain under the right ribs or vomiting that does not end: stop it and come the same day.',
    sw: 'Macho ya manjano, mkojo mweusi kama chai, maumivu chini ya mbavu za kulia au kutapika kusikoisha: iache na uje siku hiyohiyo.',
    sources: ['tb_2022', 'bnf_2023'],
  },
  'come_back.yellow_eyes_hiv': {
    en: 'Yellow eyes, urine as dark as tea, pain under the right ribs or vomiting that does not end: come the same day. The health worker decides whether it is changed.',
    sw: 'Macho ya manjano, mkojo mweusi kama chai, maumivu chini ya mbavu za kulia au kutapika kusikoisha: njoo siku hiyohiyo. Mhudumu wa afya ndiye anayeamua kama inabadilishwa.',
    sources: ['hiv_2021'],
  },
  'come_back.eyesight': {
    en: 'Come the same day if sight gets weak, or red and green look alike.',
    sw: 'Njoo siku hiyohiyo kama macho yanapungua kuona, au rangi nyekundu na kijani zinafanana.',
    sources: ['tb_2022'],
  },
  'come_back.bloody_stool': {
    en: 'Come the same day if there is blood in the stool, or heavy loose stools.',
    sw: 'Njoo siku hiyohiyo kama kuna damu kwenye choo, au kuhara kwa nguvu.',
    sources: ['imci_2014', 'bnf_2023'],
  },
  'come_back.stomach_bleeding': {
    en: 'Go to a hospital at once for black sticky stools, vomiting blood or strong pain in the stomach.',
    sw: 'Nenda hospitali mara moja ukiona choo cheusi kinachonata, kutapika damu au maumivu makali ya tumbo.',
    sources: ['bnf_2023', 'formulary_who_2008'],
  },
  'come_back.little_urine': {
    en: 'Come the same day if [you pass|the child passes] hardly any urine, or the face or the feet swell.',
    sw: 'Njoo siku hiyohiyo kama [unakojoa|mtoto anakojoa] kidogo sana, au uso au miguu inavimba.',
    sources: ['bnf_2023'],
  },
  'come_back.hearing': {
    en: 'Tell the health worker at once about ringing in the ears, poor hearing or a spinning head.',
    sw: 'Mwambie mhudumu wa afya mara moja kuhusu mlio masikioni, kutosikia vizuri au kizunguzungu.',
    sources: ['bnf_2023'],
  },
  'come_back.tendon': {
    en: 'Stop it and come at once if a tendon hurts or swells, above all at the heel, or for a fit.',
    sw: 'Iache na uje mara moja kama kano la mguu linauma au linavimba, hasa kisigino, au kwa degedege.',
    sources: ['bnf_2023'],
  },
  'come_back.malaria_danger': {
    en: 'Go to a hospital at once for a fit, confusion, great weakness, vomiting everything, hard breathing, yellow eyes, or urine as dark as tea.',
    sw: 'Nenda hospitali mara moja kwa degedege, kuchanganyikiwa, udhaifu mkubwa, kutapika kila kitu, kupumua kwa shida, macho ya manjano, au mkojo mweusi kama chai.',
    sources: ['malaria_2023'],
  },
  'come_back.dark_urine_weeks': {
    en: 'In the next 4 weeks come at once for dark urine, paleness or great tiredness.',
    sw: 'Katika wiki 4 zijazo njoo mara moja kwa mkojo mweusi, kupauka au uchovu mkubwa.',
    sources: ['malaria_2023'],
  },
  'come_back.fever_stays': {
    en: 'Come back if fever lasts more than 3 days, or comes with a stiff neck, a rash or a fit.',
    sw: 'Rudi kama homa inazidi siku 3, au inakuja na shingo ngumu, upele au degedege.',
    sources: ['imci_2014'],
  },
  'come_back.too_much': {
    en: 'If too much was swallowed, go to a hospital at once, also when [you feel|the child looks] well.',
    sw: 'Ikimezwa kupita kiasi, nenda hospitali mara moja, hata [ukijisikia|mtoto akionekana] mzima.',
    sources: ['bnf_2023', 'formulary_who_2008'],
  },
  'come_back.chest_pain': {
    en: 'Go to a hospital at once for pain or pressure in the chest, one-sided weakness, a crooked mouth or sudden trouble speaking.',
    sw: 'Nenda hospitali mara moja kwa maumivu au kubanwa kifua, udhaifu wa upande mmoja, mdomo kupinda au kushindwa kuongea ghafla.',
    sources: ['pen_2020', 'hypertension_2021'],
  },
  'come_back.faint': {
    en: 'Come the same day if [you faint|the child faints] or cannot stand for dizziness.',
    sw: 'Njoo siku hiyohiyo kama [unazimia|mtoto anazimia] au kizunguzungu kinazuia kusimama.',
    sources: ['bnf_2023'],
  },
  'come_back.dehydrated_ask': {
    en: 'Ask the same day when [you vomit much or have|the child vomits much or has] much diarrhoea: it may have to wait until that is over.',
    sw: 'Uliza siku hiyohiyo [ukitapika sana au kuhara|mtoto akitapika sana au kuhara] sana: huenda ikabidi isubiri hadi iishe.',
    sources: ['bnf_2023', 'hearts_d_2020'],
  },
  'come_back.lips_swell': {
    en: 'Swelling of lips, tongue or face: go to a hospital at once and never take it again. It can come after months.',
    sw: 'Midomo, ulimi au uso kuvimba: nenda hospitali mara moja na usiitumie tena kamwe. Inaweza kutokea baada ya miezi.',
    sources: ['bnf_2023'],
  },
  'come_back.muscle_pain': {
    en: 'Stop it and come the same day for strong muscle pain or weakness, or urine as dark as tea.',
    sw: 'Iache na uje siku hiyohiyo kwa maumivu makali ya misuli au udhaifu, au mkojo mweusi kama chai.',
    sources: ['bnf_2023'],
  },
  'come_back.pressure_in_pregnancy': {
    en: 'In pregnancy go to a hospital at once for a strong headache, blurred sight, pain in the upper belly, a fit, bleeding, or a child that moves less.',
    sw: 'Ukiwa mjamzito nenda hospitali mara moja kwa kuumwa kichwa sana, macho kuona ukungu, maumivu ya tumbo la juu, degedege, kutokwa damu, au mtoto kucheza kidogo tumboni.',
    of: { women: true, fromMonths: 120 },
    sources: ['mcpc_2017', 'antenatal_2016'],
  },
  'come_back.yellow_or_low_mood': {
    en: 'Come the same day for yellow eyes, fever without a cause, or deep sadness.',
    sw: 'Njoo siku hiyohiyo kwa macho ya manjano, homa isiyo na sababu, au huzuni kubwa.',
    sources: ['bnf_2023'],
  },
  'come_back.breathless_swollen': {
    en: 'Come at once if breathing gets harder, also lying flat, or the legs swell more.',
    sw: 'Njoo mara moja kama kupumua kunakuwa kugumu, hata wakati wa kulala, au miguu inavimba zaidi.',
    sources: ['pen_2020'],
  },
  'come_back.low_sugar': {
    en: 'If it does not pass within 15 minutes after sugar, [take|give] sugar again and go to a hospital at once. Nothing into the mouth of somebody who cannot swallow.',
    sw: 'Kama haiishi dakika 15 baada ya sukari, [tumia|mpe] sukari tena na uende hospitali mara moja. Usiweke kitu mdomoni mwa mtu asiyeweza kumeza.',
    sources: ['hearts_d_2020', 'pen_2020'],
  },
  'come_back.high_sugar': {
    en: 'Go to a hospital at once for vomiting, deep fast breathing, great thirst with much urine, or confusion.',
    sw: 'Nenda hospitali mara moja kwa kutapika, kupumua haraka na kwa kina, kiu kubwa na mkojo mwingi, au kuchanganyikiwa.',
    sources: ['hearts_d_2020', 'pen_2020'],
  },
  'come_back.fits': {
    en: 'Come back if fits come more often. A fit longer than 5 minutes, or one after another: go to a hospital at once.',
    sw: 'Rudi kama degedege linakuja mara nyingi zaidi. Degedege linalozidi dakika 5, au linalofuatana: nenda hospitali mara moja.',
    sources: ['mhgap_2023'],
  },
  'come_back.blood_signs': {
    en: 'Come at once for fever with a sore throat, mouth sores, bruises or bleeding.',
    sw: 'Njoo mara moja kwa homa na koo kuuma, vidonda mdomoni, ngozi kuvilia damu au kutokwa damu.',
    sources: ['bnf_2023'],
  },
  'come_back.after_rectal_diazepam': {
    en: 'If the fit has not stopped 5 minutes after it, or breathing is slow or weak, or it was the first fit: go to a hospital at once. Give it no second time without a health worker.',
    sw: 'Kama degedege haliishi dakika 5 baada yake, au kupumua ni polepole au dhaifu, au lilikuwa la kwanza: nenda hospitali mara moja. Usiitoe mara ya pili bila mhudumu wa afya.',
    sources: ['mhgap_2023', 'bnfc_2023'],
  },
  'come_back.thoughts_of_dying': {
    en: 'Come at once, or tell somebody you trust, if [you have thoughts of death or of harming yourself|the child speaks of death or of harming himself or herself], or there is great unrest. This can come in the first weeks.',
    sw: 'Njoo mara moja, au mwambie mtu unayemwamini, kama [unawaza kifo au kujidhuru|mtoto anazungumzia kifo au kujidhuru], au hatulii kabisa. Inaweza kuja wiki za kwanza.',
    sources: ['mhgap_2023', 'bnf_2023'],
  },
  'come_back.heart_flutter': {
    en: 'Come the same day if the heart beats unevenly or very fast.',
    sw: 'Njoo siku hiyohiyo kama moyo unapiga bila mpangilio au kwa kasi sana.',
    sources: ['bnf_2023'],
  },
  'come_back.urine_stuck': {
    en: 'Come the same day if urine will not come, or for a sudden pain in the eye.',
    sw: 'Njoo siku hiyohiyo kama mkojo hautoki, au kwa maumivu ya ghafla ya jicho.',
    sources: ['bnf_2023'],
  },
  'come_back.asthma_attack': {
    en: 'Go to a hospital at once if [you are|the child is] too breathless to speak or eat, the lips turn blue or grey, or the puffs help for less than 4 hours. Go on with the puffs on the way.',
    sw: 'Nenda hospitali mara moja kama [unashindwa|mtoto anashindwa] kuongea au kula kwa kukosa pumzi, midomo inakuwa ya bluu au kijivu, au dawa inasaidia chini ya saa 4. Endelea kupuliza njiani.',
    sources: ['gina_2023'],
  },
  'come_back.steroid_infection': {
    en: 'Come the same day for fever, black stools, great thirst, or after being near chickenpox or measles.',
    sw: 'Njoo siku hiyohiyo kwa homa, choo cheusi, kiu kubwa, au baada ya kuwa karibu na tetekuwanga au surua.',
    sources: ['bnf_2023'],
  },
  'come_back.skin_worse': {
    en: 'Come back if the skin gets redder, wet, or full of pus, or fever comes.',
    sw: 'Rudi kama ngozi inazidi kuwa nyekundu, inatoa maji au usaha, au homa inakuja.',
    sources: ['skin_ntd_2018'],
  },
  'come_back.eye_danger': {
    en: 'Come the same day if the eye hurts more, sees less, or gets cloudy or very swollen.',
    sw: 'Njoo siku hiyohiyo kama jicho linauma zaidi, linaona kidogo, linakuwa na ukungu au linavimba sana.',
    sources: ['imci_2014'],
  },
  'come_back.ear_danger': {
    en: 'Come the same day for swelling behind the ear, fever, a crooked face or a spinning head.',
    sw: 'Njoo siku hiyohiyo kwa uvimbe nyuma ya sikio, homa, uso kupinda au kizunguzungu kikali.',
    sources: ['imci_2014'],
  },
  'come_back.cord_danger': {
    en: 'Bring the baby at once if the cord is red, smells or has pus, or the baby has fever or cold, does not suck, or breathes fast.',
    sw: 'Mlete mtoto mara moja kama kitovu ni chekundu, kinanuka au kina usaha, au mtoto ana homa au baridi, hanyonyi, au anapumua haraka.',
    sources: ['psbi_2015', 'cord_care_2022'],
  },
  'come_back.gel_in_eye': {
    en: 'If gel gets into an eye, wash it with clean water at once and come the same day.',
    sw: 'Jeli ikiingia jichoni, lioshe kwa maji safi mara moja na uje siku hiyohiyo.',
    sources: ['cord_care_2022'],
  },
  'come_back.lower_belly': {
    en: 'Come back for pain in the lower belly, fever, or a bad-smelling discharge from the vagina.',
    sw: 'Rudi kwa maumivu ya tumbo la chini, homa, au uchafu unaonuka ukeni.',
    sources: ['sti_2021'],
  },
  'come_back.dehydration': {
    en: 'Come at once for blood in the stool, sunken eyes, great thirst or being unable to drink, hardly any urine, or vomiting everything. Come back if it lasts more than 3 days.',
    sw: 'Njoo mara moja kwa damu kwenye choo, macho kudidimia, kiu kubwa au kutoweza kunywa, mkojo kidogo sana, au kutapika kila kitu. Rudi ikizidi siku 3.',
    sources: ['imci_2014', 'diarrhoea_2005'],
  },
  'come_back.child_swallowed_iron': {
    en: 'A child who has swallowed these tablets by mistake must go to a hospital at once, also when well.',
    sw: 'Mtoto aliyemeza vidonge hivi kwa bahati mbaya apelekwe hospitali mara moja, hata akiwa mzima.',
    sources: ['bnf_2023', 'formulary_who_2008'],
  },
  'come_back.anaemia': {
    en: 'Come at once if breathing is hard at rest, or for a very fast heart or great weakness.',
    sw: 'Njoo mara moja kama pumzi inabana hata wakati wa kupumzika, au kwa moyo kwenda mbio sana au udhaifu mkubwa.',
    sources: ['antenatal_2016'],
  },
  'come_back.wasting': {
    en: 'Come back at once if the feet swell, the paste is refused, the weight falls, or fever, cough or diarrhoea comes.',
    sw: 'Rudi mara moja kama miguu inavimba, chakula hiki kinakataliwa, uzito unapungua, au homa, kikohozi au kuhara kunakuja.',
    sources: ['wasting_2023', 'imci_2014'],
  },
  'come_back.bleeding_after_birth': {
    en: 'Tell somebody at once, day or night, if more than 2 pads are soaked in an hour, or for faintness, fever or bad-smelling discharge.',
    sw: 'Mwambie mtu mara moja, mchana au usiku, kama pedi zaidi ya 2 zinalowa kwa saa moja, au kwa kuzimia, homa au uchafu unaonuka.',
    sources: ['pcpnc_2015', 'mcpc_2017'],
  },
  'come_back.magnesium': {
    en: 'Tell the health worker at once about slow breathing, great sleepiness, hardly any urine or a new fit.',
    sw: 'Mwambie mhudumu wa afya mara moja kuhusu kupumua polepole, usingizi mzito, mkojo kidogo sana au degedege jipya.',
    sources: ['mcpc_2017'],
  },
  'come_back.no_period': {
    en: 'Come back for a pregnancy test if the next period is more than 7 days late, and at once for strong pain in the lower belly.',
    sw: 'Rudi kupima mimba kama hedhi inayofuata imechelewa zaidi ya siku 7, na mara moja kwa maumivu makali ya tumbo la chini.',
    sources: ['family_planning_2022'],
  },
  'come_back.dmpa': {
    en: 'Come back for bleeding twice as long or as much as usual, strong headaches with trouble seeing, yellow eyes, or if you may be pregnant.',
    sw: 'Rudi kwa damu inayotoka mara mbili zaidi ya kawaida, kuumwa kichwa sana na kuona vibaya, macho ya manjano, au ukidhani una mimba.',
    sources: ['family_planning_2022'],
  },
  'come_back.infusion': {
    en: 'Tell the health worker at once about hard breathing, swelling, shivering, or pain at the drip.',
    sw: 'Mwambie mhudumu wa afya mara moja kuhusu kupumua kwa shida, uvimbe, kutetemeka, au maumivu kwenye dripu.',
    sources: ['bec_2018'],
  },
  'come_back.swallowed_antiseptic': {
    en: 'If somebody drinks it, go to a hospital at once. Do not make them vomit.',
    sw: 'Mtu akiinywa, nenda hospitali mara moja. Usimtapishe.',
    sources: ['bec_2018'],
  },
  'come_back.tb_not_better': {
    en: 'Come back if cough, fever, night sweats or weight loss do not get better, or come anew.',
    sw: 'Rudi kama kikohozi, homa, jasho la usiku au kupungua uzito havipungui, au vinaanza upya.',
    sources: ['tb_2022'],
  },
  'come_back.hiv_check': {
    en: 'Come for the check of the virus in the blood, and at once for a new cough, fever, or great headache.',
    sw: 'Njoo kupimwa kiasi cha virusi kwenye damu, na mara moja kwa kikohozi kipya, homa, au kuumwa kichwa sana.',
    sources: ['hiv_2021'],
  },
  'come_back.lungs_nitrofurantoin': {
    en: 'Stop it and come the same day for cough with hard breathing, yellow eyes, or numb hands or feet. Fever or pain in the back also needs another look.',
    sw: 'Iache na uje siku hiyohiyo kwa kikohozi na pumzi kubana, macho ya manjano, au ganzi ya mikono au miguu. Homa au maumivu ya mgongo pia yanahitaji kuangaliwa tena.',
    sources: ['bnf_2023'],
  },
  'come_back.weight_loss_stomach': {
    en: 'Come the same day for black stools, vomiting blood, trouble swallowing, or weight loss.',
    sw: 'Njoo siku hiyohiyo kwa choo cheusi, kutapika damu, kushindwa kumeza, au kupungua uzito.',
    of: ADULTS,
    sources: ['bnf_2023'],
  },
  'come_back.fits_after_worms': {
    en: 'Go to a hospital at once for a strong headache, a fit or confusion after it.',
    sw: 'Nenda hospitali mara moja kwa kuumwa kichwa sana, degedege au kuchanganyikiwa baada yake.',
    sources: ['ntd_2020'],
  },
  'come_back.lotion_in_eye': {
    en: 'If it gets into an eye, wash it with clean water at once. Come back for blisters, or for a fit.',
    sw: 'Ikiingia jichoni, lioshe kwa maji safi mara moja. Rudi kwa malengelenge, au kwa degedege.',
    sources: ['formulary_who_2008'],
  },
} as const satisfies StatementsOf<'come_back'>
