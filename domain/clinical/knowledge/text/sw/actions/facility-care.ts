import type { FACILITY_CARE_ACTIONS } from '#domain/clinical/knowledge/actions/facility-care.ts'
import type { ActionText } from '#domain/clinical/knowledge/text/action-text.ts'

export const FACILITY_CARE_ACTIONS_SW: Record<keyof typeof FACILITY_CARE_ACTIONS, ActionText> = {
  give_adrenaline: {
    title: 'Adrenalini kwenye paja',
    instruction:
      'Kama anapumua kwa shida, koo linavimba au anazimia, mchome adrenalini mara moja kwenye msuli wa paja la nje, kwa dozi iliyo kwenye orodha ya dawa; tena baada ya dakika 5 bila nafuu. Dawa za mzio na steroidi huja baadaye, kamwe si badala yake. Mwangalie angalau saa 6.',
  },
  support_breathing: {
    title: 'Saidia upumuaji',
    instruction:
      'Kama anapumua polepole, kwa juujuu au ameacha, fungua njia ya hewa na umpumulie kwa mfuko na barakoa pamoja na oksijeni, kama mara 12 kwa dakika kwa mtu mzima na 20 kwa mtoto. Asafirishwe na mtu anayeweza kuendelea.',
  },
  newborn_resuscitation: {
    title: 'Msaidie mtoto aliyezaliwa kupumua',
    instruction:
      'Mkaushe na umsugue mara moja, awe na joto. Asipopumua, anza mfuko na barakoa ndani ya dakika ya kwanza, kama mara 40 kwa dakika, kifua kikiinuka; safisha mdomo na pua kama tu vimeziba. Kata kitovu kama kinachelewesha.',
  },
  stop_seizure: {
    title: 'Zuia degedege la dakika 5',
    instruction:
      'Degedege likizidi dakika 5, au likirudi bila kuzinduka, mpe diazepam kwa njia ya haja kubwa au mshipa, au midazolam, kwa umri na uzito; mara moja tena baada ya dakika 10. Mjamzito na aliyejifungua hupewa magnesium sulfate. Mfuko na barakoa viwe tayari, pima sukari.',
  },
  give_atropine: {
    title: 'Atropini hadi kifua kiwe safi',
    instruction:
      'Mpe atropini kwenye mshipa, na uongeze dozi mara mbili kila dakika 5 hadi kifua kiwe bila maji na mapigo yazidi 80; si kwa kuangalia mboni. Fyonza mate na umpe oksijeni. Kisha endelea na dripu na uangalizi.',
  },
  relieve_tension_pneumothorax: {
    title: 'Toa hewa inayobana kifuani',
    instruction:
      'Akipumua kwa shida sana, upande mmoja hausikiki na presha inashuka: usisubiri eksirei. Choma sindano kubwa juu ya ubavu, nafasi ya 5 mbele ya mstari wa katikati wa kwapa kwa mtu mzima (nafasi ya 2 usawa wa katikati ya mtulinga kwa mtoto), kisha mrija wa kifua.',
  },
  compress_womb: {
    title: 'Bana mfuko wa uzazi',
    instruction:
      'Damu ikiendelea baada ya kusugua na dawa, toa mkojo, angalia michaniko, na bana mfuko wa uzazi kati ya ngumi ukeni na mkono juu ya tumbo; endelea njiani. Awe na joto.',
  },
  antibiotics_first_dose: {
    title: 'Dozi ya kwanza ya antibiotiki sasa',
    instruction:
      'Mpe dozi ya kwanza kwenye mshipa au msuli ndani ya saa moja, kabla ya safari ya hospitali, na andika nini na saa ngapi. Uliza mzio kwanza. Damu ya kuotesha kabla yake kama tu haicheleweshi.',
  },
  rehydration_plan_b: {
    title: 'Mpango B: upungufu wa maji kiasi',
    instruction:
      'Akiwa na mbili kati ya kuhangaika, macho kuzama, kiu, ngozi kurudi polepole: mpe ORS kituoni kwa saa 4, kiasi kinachotakiwa kwa uzito wake, kidogo kidogo, akinyonya katikati. Mwangalie tena baada ya saa 4; kisha mpango A, B tena, au C.',
  },
  rehydration_plan_c: {
    title: 'Mpango C: upungufu mkali wa maji',
    instruction:
      'Akiwa na mbili kati ya kusinzia, macho kuzama, kushindwa kunywa, ngozi kurudi polepole sana: anza mara moja dripu ya Ringer (au chumvi) kwa mpango C, na ORS mara anapoweza kunywa. Dripu isipowezekana ndani ya dakika 30: ORS kwa mrija wa pua, au hospitalini akinywa kidogo kidogo njiani. Si hivyo kwa utapiamlo mkali.',
  },
  slow_rehydration_malnutrition: {
    title: 'Maji polepole kwa utapiamlo',
    instruction:
      'Kwa utapiamlo mkali na kuhara mpe ReSoMal, polepole kwa mdomo au mrija wa pua, na umwangalie kila nusu saa. Dripu ni kwa mshtuko pekee, inaweza kusimamisha moyo. Acha mapigo na upumuaji vikiongezeka au miguu ikivimba.',
  },
  therapeutic_feeding: {
    title: 'Lishe ya matibabu',
    instruction:
      'Akiwa na hamu ya kula na bila dalili ya hatari: chakula tiba tayari (RUTF) nyumbani, kliniki kila wiki. La sivyo hospitalini F-75 kidogo kidogo kila saa 2 hadi 3, usiku na mchana, mwanzoni; si zaidi. Antibiotiki na joto; madini ya chuma si mwanzoni.',
  },
  supplementary_feeding: {
    title: 'Chakula cha nyongeza',
    instruction:
      'Mpe chakula cha nyongeza cha mpango wa lishe, au uji mzito wenye mafuta, karanga, yai, samaki au maziwa, pamoja na chakula cha nyumbani, kwa mtoto huyu tu. Apimwe uzito na mkono kila wiki mbili.',
  },
  phototherapy: {
    title: 'Tiba ya mwanga kwa manjano',
    instruction:
      'Pima bilirubini, na mtibu kwa mwanga wa bluu kulingana na umri na uzito; aendelee kunyonya, macho yafunikwe. Jua si tiba. Manjano siku ya kwanza, au viganjani na nyayoni, ni dharura.',
  },
  antivenom: {
    title: 'Dawa ya sumu ya nyoka',
    instruction:
      'Hutolewa hospitalini dalili za sumu zikionekana (kutokwa damu au damu isiyoganda kwa dakika 20, udhaifu, uvimbe unaoenea haraka), dozi sawa kwa mtoto na mtu mzima, adrenalini ikiwa tayari. Aangaliwe kila saa.',
  },
  rabies_prophylaxis: {
    title: 'Chanjo ya kichaa cha mbwa',
    instruction:
      'Anza chanjo siku hiyohiyo, kwa utaratibu wa nchi. Kama ngozi imechanika au ni popo, immunoglobulini huwekwa pia ndani na kuzunguka jeraha, ndani ya siku 7 za dozi ya kwanza. Usisubiri kuona kama mnyama ataugua; ujauzito na umri si kizuizi.',
  },
  tetanus_immunoglobulin: {
    title: 'Dawa ya sumu ya pepopunda',
    instruction:
      'Hospitalini: immunoglobulini, antibiotiki, kusafisha jeraha, diazepam au magnesiamu kwa mikazo; na chanjo pia, kwani ugonjwa haukingi.',
  },
  diphtheria_antitoxin: {
    title: 'Dawa ya sumu ya dondakoo',
    instruction:
      'Hutolewa mapema iwezekanavyo ikishukiwa, adrenalini ikiwa tayari, pamoja na antibiotiki. Angalia njia ya hewa na moyo.',
  },
  charcoal_if_early: {
    title: 'Mkaa wa dawa ndani ya saa moja',
    instruction:
      'Mkaa wa dawa hutolewa kama tu amemeza chini ya saa moja iliyopita, yuko macho kabisa na anameza mwenyewe. Kamwe si baada ya asidi, magadi, mafuta ya taa, petroli, pombe, madini ya chuma au lithiamu.',
  },
  give_antidote: {
    title: 'Dawa ya kupinga sumu',
    instruction:
      'Uliza hospitali au kituo cha sumu mara moja: acetylcysteine kwa paracetamol, fomepizole au ethanol kwa methanol, deferoxamine kwa madini ya chuma, hydroxocobalamin kwa sianidi, kalsiamu au glucagon kwa dawa za moyo. Usisubiri dalili.',
  },
  blood_transfusion: {
    title: 'Damu',
    instruction:
      'Chukua damu ya kupima kundi sasa, na aongezewe damu hospitalini kulingana na dalili na hemoglobini; ndugu waombwe kuchangia. Polepole kwa utapiamlo mkali au moyo dhaifu.',
  },
  strong_pain_relief: {
    title: 'Kutuliza maumivu makali',
    instruction:
      'Usiache maumivu makali bila dawa: paracetamol mara moja (si ya kumeza kama haruhusiwi kumeza), na mofini kwa dozi ndogo kwa uzito inapopatikana, upumuaji ukiangaliwa. Haifichi ugonjwa.',
  },
  dka_fluids_insulin: {
    title: 'Maji, kisha insulini',
    instruction:
      'Maji kwanza: dripu ya chumvi, kwa watoto polepole kwa saa 48 kuepuka uvimbe wa ubongo. Insulini saa moja baadaye, na pale tu potasiamu inapojulikana au anapokojoa; kamwe si dozi kubwa kwa mara moja. Pima sukari kila saa, potasiamu kila saa 2 hadi 4.',
  },
  thiamine_first: {
    title: 'Thiamini kabla ya sukari',
    instruction:
      'Mpe thiamini kwenye mshipa au msuli kabla au pamoja na glukosi kwa anayekunywa pombe sana, anayetapika muda mrefu au mwenye njaa kali. Sukari ya chini hutibiwa mara moja hata hivyo.',
  },
  treat_withdrawal: {
    title: 'Tibu hali ya kuacha pombe',
    instruction:
      'Hospitalini: diazepam kwa dalili, thiamini, maji; tafuta maambukizi, jeraha na sukari ya chini. Angalia upumuaji.',
  },
  give_hydrocortisone: {
    title: 'Haidrokotisoni sasa',
    instruction:
      'Haidrokotisoni kwenye mshipa au msuli mara moja bila kusubiri vipimo, kisha maji ya chumvi na sukari. Anayetumia steroidi muda mrefu asiache ghafla, na akiugua huhitaji zaidi.',
  },
  lower_pressure_slowly: {
    title: 'Shusha presha polepole',
    instruction:
      'Hospitalini, si zaidi ya robo katika saa za kwanza, ukipima mara kwa mara; usiweke dawa chini ya ulimi. Mjamzito atibiwe kuanzia 160/110, ishuke chini ya hapo lakini si chini ya 130/80. Kwa kiharusi uliza kwanza.',
  },
  no_vaginal_exam: {
    title: 'Usiingize kidole ukeni',
    instruction:
      'Damu ikitoka miezi ya mwisho ya ujauzito, usipime kwa kidole wala kuweka chochote ukeni kabla ya ultrasound: inaweza kuanzisha kutokwa damu kwa kuua.',
  },
  steroids_for_babys_lungs: {
    title: 'Steroidi kwa mapafu ya mtoto',
    instruction:
      'Hospitalini, kati ya wiki 24 na 34 kama kujifungua ni ndani ya siku 7, mama hana maambukizi, na huduma ya mtoto mchanga ipo: deksamethasoni kwa mama. Magnesium sulfate kabla ya wiki 32 hukinga ubongo.',
  },
  treat_contacts: {
    title: 'Walinde waliokuwa karibu',
    instruction:
      'Orodhesha wote waliokuwa karibu, waambie dalili za kuangalia, na wapewe dawa ya kinga au chanjo kwa utaratibu wa nchi siku hiyohiyo.',
  },
  drain_pus: {
    title: 'Jipu lipasuliwe',
    instruction:
      'Usaha lazima utolewe na aliyefunzwa, kwa usafi na dawa ya maumivu. Usikamue wala kukata mwenyewe; si usoni, shingoni, kwenye titi au karibu na haja kubwa bila daktari wa upasuaji.',
  },
  remove_foreign_body: {
    title: 'Kitu kitolewe',
    instruction:
      'Aliyefunzwa akitoe kwa kifaa kinachofaa. Usikichokonoe. Betri ndogo ya duara lazima itoke ndani ya saa mbili.',
  },
  put_joint_back: {
    title: 'Kiungo kirudishwe',
    instruction:
      'Aliyefunzwa akirudishe kwa dawa ya maumivu, baada ya kuangalia mapigo na hisia, na baada ya eksirei kama mfupa huenda umevunjika. Usijaribu mwenyewe.',
  },
  urinary_catheter: {
    title: 'Kibofu kitolewe mkojo',
    instruction:
      'Kama mkojo hautoki na kibofu kimejaa, mpira wa mkojo uwekwe leo; usipopita usilazimishwe: hospitali huweka kupitia tumbo.',
  },
  anticoagulant: {
    title: 'Dawa ya kuzuia damu kuganda',
    instruction:
      'Huanzishwa hospitalini mara inapoelekea na hakuna kutokwa damu. Si sindano ya msuli. Kwa mjamzito heparini, si wafarini.',
  },
  vagal_manoeuvre: {
    title: 'Tuliza moyo kwa kusukuma pumzi',
    instruction:
      'Kama presha ni nzuri: apulize kwa nguvu kwenye bomba la sindano la 10 ml kwa sekunde 15 akiwa nusu wima, kisha alale chali mara moja miguu juu, ECG ikipimwa. Mtoto mchanga kitambaa baridi chenye maji usoni. Mshtuko, maumivu ya kifua au kuzimia: hospitalini sasa.',
  },
  epley_manoeuvre: {
    title: 'Zoezi la Epley',
    instruction:
      'Aliyefunzwa huzungusha kichwa na mwili kwa hatua nne hadi kizunguzungu kiishe; mara nyingi huponya mara moja. Si kwa mwenye ugonjwa wa shingo au udhaifu mpya, kuona mara mbili au kichwa kuuma.',
  },
  pep_hiv: {
    title: 'Kinga ya VVU baada ya hatari',
    instruction:
      'Anza mapema iwezekanavyo, ndani ya saa 72, baada ya kipimo kama hakicheleweshi, kwa siku 28. Pima tena baada ya miezi 3. Usicheleweshe kwa sababu ya karatasi.',
  },
  hiv_infant_prevention: {
    title: 'Kinga ya VVU kwa mtoto',
    instruction:
      'Nevirapine mara moja kwa siku tangu kuzaliwa, ndani ya saa 6 ikiwezekana, pamoja na zidovudine hatari ikiwa kubwa: angalau wiki 6, kwa utaratibu wa nchi. Kipimo cha virusi wiki ya 4 hadi 6, na co-trimoxazole tangu wiki ya 6 hadi ithibitike hana VVU. Mama aendelee na dawa zake.',
  },
  tb_preventive_treatment: {
    title: 'Dawa za kuzuia kifua kikuu',
    instruction:
      'Akiwa na kikohozi, homa, jasho la usiku, kupungua uzito au kutokua vizuri: apimwe kifua kikuu kwanza. Akiwa hana hata moja: dawa za kuzuia kwa utaratibu wa nchi, watoto chini ya miaka 5 na wenye VVU wakitangulia.',
  },
  sti_treatment_after_assault: {
    title: 'Kinga ya maambukizi baada ya ubakaji',
    instruction:
      'Mpe tiba ya kisonono, klamidia na kaswende, na chanjo ya homa ya ini B na pepopunda, siku ya kwanza, kwa utaratibu wa nchi. Usisubiri vipimo.',
  },
}
