import type { RuleId } from '#domain/clinical/knowledge/rules/all-rules.ts'

/** Why each rule asks for its level. */
export const RULES_SW: Record<RuleId, string> = {
  'triage.imci.immunisation': 'Chanjo ambazo mtoto amekosa hutolewa katika ziara ijayo; mafua si sababu ya kusubiri.',
  'triage.imci.measles': 'Mtoto mwenye surua anahitaji vitamini A na kuonwa tena ndani ya siku chache.',
  'triage.imci.general-danger-sign':
    'Dalili ya hatari kwa mtoto mdogo: hawezi kunywa, anatapika kila kitu, degedege, anasinzia au ni vigumu kumwamsha, amekuwa wa bluu, anakoroma au anatikisa kichwa akipumua.',
  'triage.imci.severe-pneumonia':
    'Kikohozi au kupumua kwa shida pamoja na sauti ya kukwaruza akivuta hewa, au oksijeni kidogo: nimonia kali au njia ya hewa kubana.',
  'triage.imci.low-oxygen': 'Oksijeni ni kidogo mno kwenye damu ya mtoto mdogo: anahitaji oksijeni sasa.',
  'triage.imci.pneumonia':
    'Kikohozi pamoja na kupumua haraka au kifua kubonyea ndani: nimonia inayohitaji antibiotiki leo.',
  'triage.imci.pneumonia-with-hiv': 'Kwa mwenye VVU kifua kinachobonyea ndani ni nimonia kali.',
  'triage.imci.fast-breathing': 'Kupumua haraka kwa umri huu kunaweza kuwa nimonia au ugonjwa mwingine mkali.',
  'triage.imci.very-severe-febrile-disease':
    'Homa na shingo kukakamaa kwa mtoto mdogo inaweza kuwa homa ya uti wa mgongo.',
  'triage.imci.indrawing-on-antibiotic': 'Kifua kinabonyea ndani ingawa anatumia antibiotiki: nimonia haijibu dawa.',
  'triage.imci.ear-fever-on-antibiotic':
    'Ugonjwa wa sikio na homa kali ingawa anatumia antibiotiki unaweza kuenea hadi mfupa na ubongo.',
  'triage.newborn.spreading-umbilicus': 'Wekundu unaoenea kutoka kitovuni hadi kwenye ngozi: maambukizi makali.',
  'triage.newborn.bleeding-and-pale':
    'Mtoto mchanga anayetoka damu na aliyepauka amepoteza damu nyingi kwa ukubwa wake.',
  'triage.newborn.severe-skin-infection':
    'Vipele vya usaha pamoja na malengelenge au ngozi nyekundu yenye joto kwa mtoto mchanga: maambukizi makali.',
  'triage.newborn.cool': 'Mtoto mwenye joto chini ya 36 °C apewe joto la ngozi kwa ngozi na achunguzwe maambukizi leo.',
  'triage.pregnancy.complicated-abortion': 'Kutokwa damu au maumivu baada ya utoaji mimba usio salama.',
  'triage.after-birth.infected-wound': 'Kidonda kilichoambukizwa baada ya kujifungua.',
  'triage.after-birth.pale': 'Weupe baada ya kujifungua: madini ya chuma, na kuonekana tena.',
  'triage.after-birth.urine-burns': 'Mkojo unaochoma au wa mara kwa mara baada ya kujifungua: mkojo upimwe.',
  'triage.surveillance.anthrax': 'Kidonda cheusi au kisichouma baada ya wanyama: kimeta hutibiwa siku hiyo hiyo.',
  'triage.emergency-signs.eye-sudden': 'Kuona kulikopungua ghafla: jicho liangaliwe leo.',
  'triage.district-hospital.fever-week-and-belly':
    'Homa ya wiki na tumbo linalouma ghafla au kuvimba: huenda utumbo umetoboka.',
  'triage.surveillance.mpox': 'Upele baada ya kukutana na mpox: kaa mbali na wengine, na onekana leo.',
  'triage.glucose.no-insulin': 'Bila insulini kisukari huwa hatari ndani ya siku moja au mbili.',
  'triage.newborn.slow-heart': 'Moyo wa mtoto mchanga unapiga chini ya mara 100 kwa dakika.',
  'triage.newborn.open-back': 'Mgongo wa mtoto mchanga ulio wazi: ufunikwe, na apelekwe kwa upasuaji sasa.',
  'triage.news2.told': 'Alama ya tahadhari ambayo mtu huonekana mara moja.',
  'triage.emergency-signs.dehydration-named': 'Upungufu mkubwa wa maji mwilini umeonekana: maji sasa.',
  'triage.pregnancy.headache-and-vision': 'Kuumwa kichwa na kuona vibaya katika ujauzito huenda ni kifafa cha mimba.',
  'triage.district-hospital.pelvic-infection':
    'Homa, maumivu na uchafu ukeni: maambukizi ya tumbo la uzazi, yatibiwe leo.',
  'triage.after-birth.tear': 'Mpasuko wa kujifungua hushonwa siku hiyo hiyo.',
  'triage.after-birth.depression': 'Huzuni kubwa baada ya kujifungua inahitaji msaada mapema, kwa mama na mtoto.',
  'triage.glucose.infected-foot-with-illness':
    'Kidonda cha mguu kwa mwenye kisukari kinachomfanya augue: mguu na uhai viko hatarini.',
  'triage.tuberculosis-hiv.lasting-headache-with-hiv':
    'Kichwa kuuma kwa wiki nzima kwa mtu mwenye VVU kunaweza kuwa maambukizi ya ubongo.',
  'triage.tuberculosis-hiv.harm-of-treatment':
    'Kupungua kuona au macho ya njano kwa anayetumia dawa za kifua kikuu: dawa zinaweza kuwa chanzo.',
  'triage.emergency-signs.back-and-bladder':
    'Mgongo kuuma na mkojo au choo kutoka chenyewe au kuziba: neva za uti wa mgongo zinaweza kuwa zimebanwa.',
  'triage.emergency-signs.gut-blocked': 'Kutapika na tumbo kuvimba bila kupata choo: utumbo unaweza kuwa umeziba.',
  'triage.emergency-signs.kidneys-and-slow-heart':
    'Kwa mwenye ugonjwa wa figo moyo wa polepole au kuzimia kunaweza kuwa potasiamu ya hatari.',
  'triage.imci.fever': 'Homa kwa mtoto mdogo: sababu itafutwe, malaria kwanza.',
  'triage.imci.very-high-fever': 'Homa kali sana kwa mtoto mdogo.',
  'triage.imci.low-temperature': 'Mwili wa mtoto mdogo ni wa baridi mno: inaweza kuwa maambukizi makali au utapiamlo.',
  'triage.imci.severe-dehydration': 'Angalau dalili mbili kwamba mtoto amepoteza maji kiasi cha hatari.',
  'triage.imci.some-dehydration': 'Angalau dalili mbili kwamba mtoto anapoteza maji mengi.',
  'triage.imci.persistent-diarrhoea':
    'Kuhara kwa wiki mbili au zaidi kunamdhoofisha mtoto mdogo na kunahitaji uchunguzi.',
  'triage.imci.severe-persistent-diarrhoea': 'Kuhara kwa wiki mbili au zaidi pamoja na dalili za upungufu wa maji.',
  'triage.imci.dysentery': 'Damu kwenye choo cha mtoto mdogo inahitaji matibabu leo.',
  'triage.imci.severe-anaemia':
    'Amepauka sana, au hemoglobini chini ya 7: upungufu mkali wa damu, huenda akahitaji kuongezewa damu.',
  'triage.imci.anaemia': 'Amepauka, au hemoglobini chini ya 11: upungufu wa damu kwa mtoto mdogo.',
  'triage.imci.mastoiditis': 'Uvimbe nyuma ya sikio: maambukizi yamefika kwenye mfupa karibu na ubongo.',
  'triage.imci.measles-complicated': 'Surua iliyodhuru mdomo au macho: anaweza kupoteza uwezo wa kuona.',
  'triage.wasting.severe-acute-malnutrition':
    'Utapiamlo mkali: mkono mwembamba sana, kukonda kunakoonekana, au miguu yote kuvimba.',
  'triage.wasting.severe-with-appetite':
    'Utapiamlo mkali unahitaji chakula cha tiba na kukaguliwa dalili za hatari leo.',
  'triage.wasting.oedema-everywhere':
    'Uvimbe wa miguu, mikono na uso wa mtoto mdogo asiye na lishe nzuri hutibiwa hospitalini.',
  'triage.wasting.swollen-feet':
    'Miguu yote miwili ya mtoto mdogo imevimba: inapaswa kubonyezwa leo kuona kama alama ya kidole inabaki.',
  'triage.wasting.oedema-of-both-feet':
    'Miguu yote kuvimba kwa mtoto mdogo inaweza kuwa utapiamlo mkali, au ugonjwa wa figo au moyo.',
  'triage.wasting.moderate-wasting': 'Mkono ni mwembamba: utapiamlo wa kiasi, utibiwe kabla haujawa mkali.',
  'triage.young-infant.possible-serious-infection':
    'Dalili ya hatari kwa mtoto wa chini ya miezi miwili: huenda ana maambukizi makali yanayozidi ndani ya saa chache.',
  'triage.young-infant.pneumonia':
    'Kupumua haraka pekee kwa mtoto wa wiki moja hadi miezi miwili ni nimonia: hesabu tena, atibiwe leo.',
  'triage.young-infant.jaundice': 'Ngozi au macho ya manjano kwa mtoto wa chini ya miezi miwili yapimwe leo.',
  'triage.young-infant.early-jaundice':
    'Manjano siku ya kwanza ya maisha, au viganjani na nyayoni: ubongo uko hatarini.',
  'triage.imci.wheeze': 'Mtoto anayepumua kwa mluzi achunguzwe; huenda akahitaji dawa ya kufungua njia za hewa.',
  'triage.newborn.mother-with-hiv':
    'Mtoto wa mama mwenye VVU anahitaji dawa ya kuzuia VVU mapema iwezekanavyo baada ya kuzaliwa.',
  'triage.newborn.weight-below-2-kg':
    'Mtoto mchanga wa chini ya kilo 2 katika wiki ya kwanza awekwe ngozi kwa ngozi, na kunyonya kwake kuangaliwe leo.',
  'triage.newborn.early-birth':
    'Mtoto aliyezaliwa kabla ya wakati hupata baridi, huchoka kunyonya na huacha kupumua kwa urahisi: aonwe siku hiyo hiyo.',
  'triage.newborn.weight-loss':
    'Mtoto mchanga anayepungua uzito huenda hapati maziwa ya kutosha au anaumwa: apimwe uzito na aangaliwe akinyonya siku hiyo hiyo.',
  'triage.sick-child.floppy': 'Mtoto mchanga aliyelegea anaweza kuwa mgonjwa sana.',
  'triage.salts.dangerous':
    'Potasiamu au sodiamu iliyo mbali hivi na kawaida inaweza kusimamisha moyo au kudhuru ubongo ndani ya saa chache.',
  'triage.newborn.low-weight': 'Mtoto mchanga mdogo atunzwe kwa joto na aonwe tena ndani ya siku chache.',
  'triage.newborn.very-low-birth-weight':
    'Mtoto mchanga wa chini ya kilo 1.5 anahitaji huduma ya hospitali: mweke na joto, ngozi kwa ngozi, njiani.',
  'triage.young-infant.umbilicus': 'Wekundu au usaha kitovuni kwa mtoto unaweza kuingia kwenye damu.',
  'triage.young-infant.not-well':
    'Ugonjwa wowote kwa mtoto mchanga hivi huangaliwa siku hiyohiyo: kutapika, kuhara, kikohozi, upele, macho yenye uchafu, kulia kusikokoma.',
  'triage.young-infant.blue-hands-and-feet':
    'Mikono na miguu iliyo ya bluu baada ya siku ya tatu: ichunguzwe kama ni moyo, baridi au maambukizi.',
  'triage.young-infant.nose': 'Pua iliyoziba au yenye kamasi kwa mtoto mchanga hivi: angalia anavyonyonya na kupumua.',
  'triage.young-infant.bilious-vomiting': 'Matapishi ya kijani kwa mtoto: utumbo huenda umeziba au kujisokota.',
  'triage.young-infant.warm': 'Kichanga mwenye joto la 37.5 °C au zaidi: apimwe tena na kuchunguzwa leo.',
  'triage.iccm.diarrhoea-14-days': 'Kuhara kwa wiki mbili au zaidi kwa mtoto mdogo kuangaliwe kituoni leo.',
  'triage.imci.cloudy-cornea':
    'Ukungu kwenye mboni ya jicho la mtoto: surua au upungufu wa vitamini A hupofusha ndani ya saa chache.',
  'triage.sick-child.crying-bouts': 'Kilio cha vipindi huku mtoto akikunja miguu: utumbo unaweza kuwa umeziba.',
  'triage.emergency-signs.stiff-neck': 'Shingo ngumu: huenda ni homa ya uti wa mgongo.',
  'triage.sick-child.intussusception': 'Kilio cha vipindi huku mtoto akikunja miguu: utumbo unaweza kuwa umeziba.',
  'triage.glucose.suspected-type-1':
    'Kijana mwenye sukari ya juu anayepungua uzito au mwenye kiu anaweza kuwa amekosa insulini kabisa.',
  'triage.iccm.cough-14-days': 'Kikohozi cha wiki mbili au zaidi kwa mtoto mdogo kinaweza kuwa kifua kikuu.',
  'triage.iccm.fever-7-days': 'Homa ya wiki moja kwa mtoto mdogo inahitaji vipimo leo.',
  'triage.iccm.not-feeding': 'Mtoto mdogo asiyeweza kunywa au kunyonya yuko hatarini.',
  'triage.imci.slow-or-stopped-breathing': 'Mtoto mdogo anaacha kupumua au anapumua polepole mno.',
  'triage.imci.shock':
    'Angalau dalili mbili za mshtuko: mikono na miguu ya baridi, mapigo dhaifu, rangi kurudi polepole, presha ya chini.',
  'triage.news2.total-7': 'Vipimo kwa pamoja viko mbali na kawaida (NEWS2 7 au zaidi): maisha yanaweza kuwa hatarini.',
  'triage.news2.total-5': 'Vipimo kwa pamoja si vya kawaida (NEWS2 5 au 6).',
  'triage.news2.single-3': 'Kipimo kimoja kiko mbali na kawaida (pointi 3 za NEWS2).',
  'triage.news2.total-1': 'Vipimo viko nje kidogo ya kawaida.',
  'triage.sepsis.qsofa-positive':
    'Mbili kati ya kupumua haraka, presha ya chini na fahamu kubadilika: maambukizi huenda yanaenea kwenye damu.',
  'triage.sepsis.qsofa-positive-at-altitude':
    'Mbili kati ya kupumua haraka, presha ya chini na fahamu kubadilika; kwa kimo hiki, au kama kimo hakijulikani, maana yake ni ndogo zaidi, lakini achunguzwe leo.',
  'triage.emergency-signs.low-oxygen': 'Oksijeni ni kidogo mno kwenye damu (chini ya 90 %): oksijeni inahitajika sasa.',
  'triage.emergency-signs.low-oxygen-at-altitude':
    'Oksijeni iko chini ya 90 %; milimani inaweza kuwa kawaida, lakini iangaliwe leo.',
  'triage.emergency-signs.very-low-oxygen': 'Oksijeni ni kidogo sana kwenye damu (chini ya 85 %), kwa kimo chochote.',
  'triage.emergency-signs.shock-pressure': 'Presha iko chini kiasi kwamba viungo vya ndani havipati damu ya kutosha.',
  'triage.emergency-signs.coma': 'Fahamu zimepungua wazi (kipimo cha Glasgow 13 au chini).',
  'triage.emergency-signs.not-alert': 'Hayuko macho kabisa au amechanganyikiwa hivi karibuni.',
  'triage.emergency-signs.very-fast-pulse': 'Moyo unapiga haraka kwa hatari (zaidi ya 150 kwa dakika).',
  'triage.emergency-signs.very-slow-pulse': 'Moyo unapiga polepole kwa hatari (chini ya 40 kwa dakika).',
  'triage.emergency-signs.very-fast-breathing': 'Kupumua haraka sana kwa mtu mzima (30 kwa dakika au zaidi).',
  'triage.emergency-signs.very-slow-breathing': 'Kupumua polepole kwa hatari kwa mtu mzima (8 kwa dakika au chini).',
  'triage.emergency-signs.heat': 'Joto la mwili la 41 °C au zaidi hudhuru ubongo na viungo.',
  'triage.emergency-signs.cold': 'Joto la mwili chini ya 32 °C linaweza kusimamisha moyo.',
  'triage.emergency-signs.severe-pain': 'Maumivu makali (8 au zaidi kati ya 10): sababu itafutwe na yatulizwe leo.',
  'triage.emergency-signs.pain': 'Maumivu ni makubwa (5 au zaidi kati ya 10).',
  'triage.older-child.fast-breathing': 'Kupumua haraka kwa mtoto wa umri huu.',
  'triage.older-child.very-fast-breathing': 'Kupumua haraka sana kwa mtoto wa umri huu (50 kwa dakika au zaidi).',
  'triage.older-child.shock-pressure': 'Presha ya mtoto iko chini kwa hatari.',
  'triage.older-child.fast-pulse': 'Mapigo ya haraka sana kwa mtoto wa umri huu.',
  'triage.older-child.high-fever': 'Homa kali kwa mtoto.',
  'triage.older-child.fever': 'Homa kwa mtoto: sababu itafutwe, malaria kwanza.',
  'triage.blood-pressure.raised': 'Presha iko juu (140/90 au zaidi): ipimwe tena.',
  'triage.blood-pressure.same-day':
    'Presha iko juu sana (zaidi ya 200, au ya chini zaidi ya 110): itibiwe siku hiyohiyo.',
  'triage.blood-pressure.on-the-pill':
    'Presha kuanzia 160 au 100 kwa anayetumia homoni za uzazi wa mpango: vidonge vyenye estrojeni viachwe leo.',
  'triage.blood-pressure.with-symptoms':
    'Presha ya juu sana pamoja na dalili kwamba ubongo, moyo, macho au figo zinaumia.',
  'triage.blood-pressure.with-heart-sugar-kidney-disease':
    'Kwa mwenye ugonjwa wa moyo, figo au kisukari, 130 na zaidi tayari inahitaji matibabu.',
  'triage.blood-pressure.child': 'Presha iko juu mno kwa mtoto au kijana: sababu itafutwe.',
  'triage.blood-pressure.child-with-symptoms':
    'Presha ya mtoto iko juu kiasi cha kuathiri ubongo: degedege laweza kufuata.',
  'triage.glucose.hypoglycaemia': 'Sukari ya damu iko chini mno, na ubongo huumia ndani ya dakika.',
  'triage.glucose.severe-hyperglycaemia': 'Sukari ya damu iko juu sana (18 mmol/L au zaidi).',
  'triage.glucose.hyperglycaemia': 'Sukari ya damu iko juu kama ya kisukari (11.1 mmol/L au zaidi).',
  'triage.glucose.fasting-hyperglycaemia': 'Sukari ya damu kabla ya kula iko juu kama ya kisukari (7 mmol/L au zaidi).',
  'triage.glucose.ketones-rising': 'Ketoni kwenye damu ni nyingi kuliko kawaida: insulini na maji vinahitajika leo.',
  'triage.glucose.ketones': 'Ketoni nyingi kwenye damu: mwili unakuwa na asidi kwa kukosa insulini.',
  'triage.glucose.ketoacidosis-or-hyperosmolar':
    'Sukari ya juu au kisukari pamoja na kutapika, kupumua kwa kina, kukauka au kusinzia: dharura ya kisukari.',
  'triage.glucose.infected-foot': 'Kidonda cha mguu au ngozi kwa mwenye kisukari kinaweza kusababisha kukatwa mguu.',
  'triage.glucose.limb-or-sight':
    'Kisukari pamoja na kupoteza kuona ghafla, mguu au mkono wa baridi, nyama iliyokufa au kukosa mkojo.',
  'triage.emergency-signs.severe-anaemia': 'Hemoglobini chini ya 5: anahitaji damu.',
  'triage.emergency-signs.anaemia-under-7':
    'Hemoglobini chini ya 8 (7 katika ujauzito na chini ya miaka mitano): upungufu mkali wa damu.',
  'triage.emergency-signs.anaemia': 'Hemoglobini chini ya 10: upungufu wa damu ambao sababu yake itafutwe.',
  'triage.emergency-signs.shock-signs':
    'Mikono na miguu ya baridi, mapigo dhaifu au ya haraka, presha ya chini: dalili za mshtuko.',
  'triage.pregnancy.unsafe-abortion':
    'Utoaji mimba uliofanywa na mtu asiye na mafunzo unaweza kuleta maambukizi na damu kuvuja ndani.',
  'triage.pregnancy.septic-or-bleeding-abortion':
    'Baada ya mimba kuharibika au kutolewa, homa, harufu mbaya, kutokwa damu nyingi au kuzimia ni dalili za maambukizi au upotevu wa damu unaoweza kuua.',
  'triage.pregnancy.bleeding': 'Kutokwa damu wakati wa ujauzito kunaweza kuhatarisha mama na mtoto.',
  'triage.pregnancy.fits':
    'Degedege au kupoteza fahamu wakati wa ujauzito: huchukuliwa kuwa kifafa cha mimba hadi ithibitike vingine.',
  'triage.pregnancy.severe-abdominal-pain':
    'Maumivu makali au tumbo gumu lenye maumivu wakati wa ujauzito: kondo huenda linabanduka, mfuko wa uzazi au mrija unapasuka.',
  'triage.pregnancy.pain-with-blood-loss':
    'Maumivu ya tumbo pamoja na ya bega, kuzimia au shinikizo la damu la chini wakati wa ujauzito, au damu nyingi baada ya kukosa hedhi: maisha yako hatarini.',
  'triage.pregnancy.abdominal-pain': 'Maumivu ya tumbo wakati wa ujauzito yaangaliwe leo.',
  'triage.pregnancy.severe-headache': 'Kichwa kuuma sana wakati wa ujauzito kunaweza kutangulia kifafa cha mimba.',
  'triage.pregnancy.headache-or-vision': 'Kichwa kuuma au kuona vibaya wakati wa ujauzito: presha ipimwe leo.',
  'triage.pregnancy.very-pale': 'Kupauka sana au hemoglobini chini ya 7 wakati wa ujauzito: upungufu mkali wa damu.',
  'triage.pregnancy.pale': 'Kupauka au hemoglobini chini ya 11 wakati wa ujauzito: upungufu wa damu.',
  'triage.pregnancy.fever': 'Homa wakati wa ujauzito inaweza kuwa malaria au maambukizi yanayomdhuru mtoto.',
  'triage.pregnancy.possible-pneumonia': 'Kikohozi, homa na maumivu ya kifua wakati wa ujauzito: huenda ni nimonia.',
  'triage.pregnancy.high-fever': 'Homa kali wakati wa ujauzito inahatarisha mama na mtoto.',
  'triage.pregnancy.past-term': 'Mimba imepita muda wake kwa zaidi ya wiki: uzazi upangwe sasa, hospitalini.',
  'triage.pregnancy.reduced-movements': 'Mtoto anacheza kidogo tumboni, au moyo wake hausikiki.',
  'triage.pregnancy.waters-broken-early':
    'Chupa imepasuka au uchungu umeanza wiki kadhaa kabla ya wakati, au uchungu baada ya upasuaji wa uzazi uliopita au ukiwa na vidonda sehemu za siri.',
  'triage.pregnancy.waters-broken': 'Chupa imepasuka: maambukizi yanaweza kumfikia mtoto.',
  'triage.pregnancy.womb-torn-or-turned':
    'Mji wa mimba umechanika au umegeuka nje: mama na mtoto wanaweza kufa ndani ya saa moja.',
  'triage.pregnancy.long-labour': 'Uchungu wa saa nyingi bila kujifungua: huenda uzazi umekwama.',
  'triage.pregnancy.cord-or-limb':
    'Kitovu kimetangulia, mtoto amekaa vibaya, au uchungu umechukua muda mrefu: huenda upasuaji unahitajika sasa.',
  'triage.pregnancy.lie': 'Mtoto amelala vibaya tumboni: aangaliwe tena kabla ya kujifungua.',
  'triage.pregnancy.breathlessness': 'Kukosa pumzi au oksijeni kidogo wakati wa ujauzito.',
  'triage.pregnancy.syphilis': 'Kaswende katika ujauzito hutibiwa siku inayogunduliwa, kwani inaweza kumdhuru mtoto.',
  'triage.pregnancy.tires-easily': 'Kuchoka haraka wakati wa ujauzito kunaweza kuwa upungufu wa damu au moyo dhaifu.',
  'triage.pregnancy.swelling':
    'Uso au mikono kuvimba wakati wa ujauzito kunaweza kuwa dalili ya kifafa cha mimba kinachoanza.',
  'triage.pregnancy.vomiting': 'Kutapika wakati wa ujauzito kiasi kwamba hakuna kinachobaki tumboni.',
  'triage.pregnancy.labour': 'Uchungu umeanza, au umeanza mapema mno.',
  'triage.pregnancy.injury': 'Ajali au pigo wakati wa ujauzito linaweza kubandua kondo bila kuhisiwa mwanzoni.',
  'triage.pregnancy.fast-pulse':
    'Mapigo ya haraka sana wakati wa ujauzito yanaweza kuwa kutokwa damu ndani au maambukizi.',
  'triage.pregnancy.low-pressure':
    'Presha ya chini wakati wa ujauzito inaweza kuwa kutokwa damu ndani au maambukizi makali.',
  'triage.pre-eclampsia.raised-pressure':
    'Presha ya juu wakati wa ujauzito au baada ya kujifungua: dalili za kifafa cha mimba zitafutwe leo.',
  'triage.pre-eclampsia.severe-pressure':
    'Presha ya 160/110 au zaidi wakati wa ujauzito: kuna hatari ya kiharusi au degedege.',
  'triage.pre-eclampsia.raised-pressure-with-symptoms':
    'Presha ya juu wakati wa ujauzito au baada ya kujifungua pamoja na kichwa kuuma, kuona vibaya, maumivu ya juu ya tumbo au kukosa pumzi: hatua kali kabla ya kifafa cha mimba.',
  'triage.after-birth.fever': 'Homa wiki za baada ya kujifungua inaweza kuwa maambukizi ya mfuko wa uzazi.',
  'triage.after-birth.high-fever':
    'Homa kali baada ya kujifungua, au homa na maumivu, uchafu wenye harufu au mapigo ya haraka: maambukizi huenda yako kwenye damu.',
  'triage.after-birth.severe-headache':
    'Kichwa kuuma sana baada ya kujifungua kunaweza kutangulia kifafa cha mimba au damu kuganda ubongoni.',
  'triage.after-birth.bleeding':
    'Damu nyingi au mfuko wa uzazi ulio laini baada ya kujifungua, au kondo lisilotoka: kifo kinaweza kutokea ndani ya saa mbili.',
  'triage.after-birth.bleeding-any': 'Kutokwa damu wiki za baada ya kujifungua kuangaliwe leo.',
  'triage.after-birth.foul-discharge': 'Uchafu wenye harufu mbaya baada ya kujifungua ni maambukizi ya mfuko wa uzazi.',
  'triage.after-birth.convulsions':
    'Degedege au kupoteza fahamu baada ya kujifungua: huchukuliwa kuwa kifafa cha mimba hadi ithibitike vingine.',
  'triage.after-birth.raised-pressure':
    'Presha ya 160/110 au zaidi baada ya kujifungua: kuna hatari ya kiharusi au degedege.',
  'triage.after-birth.breathless-or-one-leg':
    'Kukosa pumzi, maumivu ya kifua au mguu mmoja kuvimba baada ya kujifungua: damu iliyoganda au moyo dhaifu.',
  'triage.after-birth.harm':
    'Mawazo ya kumdhuru mtoto au kujidhuru, au kuona na kusikia visivyokuwepo, baada ya kujifungua.',
  'triage.severe-malaria.coma': 'Homa au malaria pamoja na kupungua fahamu: malaria kali au homa ya uti wa mgongo.',
  'triage.severe-malaria.prostration': 'Homa au malaria, na hana nguvu za kukaa au kusimama: dalili ya malaria kali.',
  'triage.severe-malaria.convulsions': 'Homa au malaria pamoja na degedege: malaria kali au homa ya uti wa mgongo.',
  'triage.severe-malaria.breathing':
    'Homa au malaria pamoja na kupumua kwa kina au kwa shida: damu huenda inakuwa na asidi.',
  'triage.severe-malaria.shock': 'Homa au malaria pamoja na dalili za mshtuko.',
  'triage.severe-malaria.bleeding': 'Homa au malaria pamoja na kutokwa damu.',
  'triage.severe-malaria.jaundice-or-dark-urine':
    'Homa au malaria pamoja na macho ya manjano au mkojo mweusi: damu au ini linaharibika.',
  'triage.severe-malaria.glucose': 'Homa au malaria pamoja na sukari ya chini sana.',
  'triage.severe-malaria.anaemia': 'Homa au malaria pamoja na upungufu mkali wa damu.',
  'triage.severe-malaria.vomits-everything': 'Homa au malaria, na dawa haibaki tumboni.',
  'triage.severe-malaria.test-positive': 'Kipimo kimeonyesha malaria: matibabu yaanze leo.',
  'triage.stroke.face-arm-speech':
    'Uso kupooza upande mmoja, udhaifu wa upande mmoja, kushindwa kuongea au kuona: kiharusi, kila dakika ni muhimu.',
  'triage.interagency.burn-of-young-or-old': 'Kuungua chini ya miaka 2 au kuanzia miaka 70.',
  'triage.interagency.high-risk-trauma':
    'Amegongwa au kurushwa na gari, au kuanguka kutoka juu sana: jeraha la ndani huenda halijaonekana.',
  'triage.interagency.pain-from-50':
    'Maumivu mapya ya kifua, au makali ya tumbo, kuanzia miaka 50: huenda ni moyo au mishipa mikubwa.',
  'triage.injury.skull-leaks': 'Maji maangavu kutoka sikioni au puani baada ya jeraha: fuvu huenda limevunjika.',
  'triage.sickle-cell.severe-pain': 'Maumivu makali na selimundu.',
  'triage.newborn.slow-breathing': 'Mtoto mchanga anapumua chini ya mara 30 kwa dakika.',
  'triage.newborn.very-early-birth': 'Alizaliwa kabla ya wiki 32.',
  'triage.newborn.mother-with-syphilis': 'Mama ana kaswende: mtoto atibiwe leo.',
  'triage.newborn.mother-with-hepatitis-b': 'Mama ana homa ya ini B: chanjo itolewe siku ya kwanza.',
  'triage.pregnancy.harmful-medicine': 'Dawa ya shinikizo la damu inayomdhuru mtoto aliye tumboni.',
  'triage.contraception.after-unprotected-sex': 'Mimba inaweza kuzuiwa kwa siku tano, vyema mara moja.',
  'triage.pregnancy.foul-waters': 'Maji ya uzazi yananuka: tumbo la uzazi na mtoto wameambukizwa.',
  'triage.after-birth.vulval-swelling': 'Uvimbe ukeni baada ya kujifungua: damu huenda inakusanyika ndani.',
  'triage.after-birth.leaking-urine': 'Mkojo unavuja baada ya kujifungua: achunguzwe kama kuna mchaniko au maambukizi.',
  'triage.nerves.leprosy-reaction': 'Ukoma wenye maumivu, udhaifu mpya au homa: neva au jicho laweza kuharibika.',
  'triage.nerves.new-drop': 'Mkono au mguu umelegea siku za karibuni: neva itibiwe mara moja.',
  'triage.cancer.mouth-patch': 'Doa mdomoni kwa wiki tatu au zaidi.',
  'triage.heart.slow-pulse-with-signs':
    'Mapigo ya polepole pamoja na kuzimia, maumivu, kukosa pumzi au shinikizo la chini.',
  'triage.emergency-signs.rash-with-medicine': 'Upele pamoja na dawa mpya: aonekane kabla ya dozi zijazo.',
  'triage.tuberculosis-hiv.shingles-with-hiv':
    'Mkanda wa jeshi pamoja na VVU, ambao dawa yake hufaa siku tatu za kwanza.',
  'triage.after-birth.tear-to-anus': 'Mchaniko hadi njia ya haja kubwa: ushonwe hospitalini.',
  'triage.emergency-signs.jaundice-with-little-urine': 'Macho ya njano na mkojo mdogo mno: figo zinashindwa.',
  'triage.stroke.face-alone': 'Pamoja na paji ni neva ya uso, ambayo dawa yake huanza katika siku za kwanza.',
  'triage.stroke.sudden': 'Ilianza ghafla, na udhaifu, kupoteza usawa, kuona au kuchanganyikiwa: huenda ni kiharusi.',
  'triage.stroke.thunderclap':
    'Kichwa kuuma ghafla kuliko wakati wowote, au na shingo kukakamaa au kuzimia: kutokwa damu au maambukizi kichwani.',
  'triage.emergency-signs.unconscious': 'Amepoteza fahamu, au ana degedege lisilokoma.',
  'triage.emergency-signs.seizure': 'Degedege au kuzimia kuchunguzwe leo.',
  'triage.emergency-signs.repeated-seizures':
    'Degedege moja baada ya jingine, au degedege na homa, shingo kukakamaa, jeraha la kichwa au kuchanganyikiwa.',
  'triage.emergency-signs.meningitis':
    'Homa na shingo kukakamaa, utosi kuvimba, madoa ya zambarau au kuchanganyikiwa: huenda ni homa ya uti wa mgongo.',
  'triage.emergency-signs.infected-wound-with-fever':
    'Kidonda kilichoambukizwa pamoja na homa au kutetemeka: maambukizi yanaingia kwenye damu.',
  'triage.emergency-signs.named': 'Inasemwa kwamba kiharusi au mshtuko wa moyo unatokea sasa.',
  'triage.emergency-signs.altered': 'Amechanganyikiwa, anasinzia au hana fahamu kamili.',
  'triage.emergency-signs.breathing': 'Upumuaji au njia ya hewa iko hatarini.',
  'triage.emergency-signs.short-of-breath': 'Kupumua kwa shida kunahitaji uchunguzi leo.',
  'triage.emergency-signs.coughing-blood': 'Anakohoa damu.',
  'triage.emergency-signs.coughing-much-blood': 'Damu nyingi inayokoholewa inaweza kuziba pumzi.',
  'triage.emergency-signs.bleeding': 'Kutokwa damu nyingi, ndani au nje.',
  'triage.emergency-signs.bright-red-blood':
    'Damu nyekundu kutoka njia ya haja kubwa huchunguzwa ndani ya siku chache.',
  'triage.emergency-signs.bleeding-signs': 'Kutokwa damu bila sababu: damu huenda haigandi.',
  'triage.emergency-signs.haemorrhagic-fever':
    'Homa na kutokwa damu, au baada ya kukutana na mwenye homa ya kutokwa damu: inaweza kuwa Ebola, Marburg au ugonjwa kama huo, na huambukiza.',
  'triage.emergency-signs.anaphylaxis':
    'Dalili za mzio pamoja na kupumua kwa shida, koo kubana, kuzimia au kutapika: mzio mkali unaoweza kuua ndani ya dakika.',
  'triage.emergency-signs.airway-swelling': 'Ulimi au koo kuvimba, au kudondosha mate: njia ya hewa inaweza kuziba.',
  'triage.emergency-signs.acute-abdomen':
    'Tumbo gumu kama ubao au linalouma ukiachia mkono: huenda upasuaji unahitajika sasa.',
  'triage.emergency-signs.severe-abdominal-pain': 'Maumivu makali ya tumbo, au dalili za utumbo kuziba au kuvimba.',
  'triage.emergency-signs.ectopic':
    'Hedhi kukosekana pamoja na maumivu, damu au kuzimia: mimba nje ya mfuko wa uzazi huenda inatoa damu ndani.',
  'triage.emergency-signs.ectopic-possible':
    'Maumivu chini ya tumbo au damu baada ya hedhi kukosekana: leo ihakikishwe kuwa si mimba nje ya mfuko wa uzazi.',
  'triage.glucose.in-pregnancy':
    'Sukari ya juu hivi katika ujauzito ni kisukari, ambacho humdhuru mama na mtoto: matibabu huanza siku hiyo hiyo.',
  'triage.emergency-signs.torsion': 'Korodani kuuma ghafla na kuvimba au kutapika: inaweza kufa ndani ya saa sita.',
  'triage.emergency-signs.testicle': 'Maumivu ya korodani yaangaliwe leo.',
  'triage.emergency-signs.prolonged_painful_erection':
    'Uume kusimama kwa maumivu bila kulegea huuharibu kabisa ndani ya saa chache.',
  'triage.emergency-signs.missed-dialysis': 'Bila dialysis, maji au potasiamu vinaweza kusimamisha moyo.',
  'triage.emergency-signs.no-urine': 'Mkojo hautoki, au kreatinini iko juu sana: kibofu kimeziba au figo zimeshindwa.',
  'triage.emergency-signs.aorta':
    'Maumivu ya tumbo, mgongo au ubavu na kuzimia katika umri huu yanaweza kuwa mshipa mkuu uliopasuka.',
  'triage.emergency-signs.skin-and-mouth-after-medicine':
    'Malengelenge au upele na vidonda vya mdomo baada ya dawa mpya vinaweza kuwa mzio unaoua: acha dawa hiyo.',
  'triage.emergency-signs.thyroid-storm':
    'Tezi ya shingo inayofanya kazi kupita kiasi pamoja na homa na moyo kwenda mbio huweza kuua ndani ya siku moja.',
  'triage.emergency-signs.blocked-kidney':
    'Homa au kutetemeka pamoja na jiwe la figo: huenda figo limeziba na kujaa usaha.',
  'triage.emergency-signs.cord-compression':
    'Miguu dhaifu, ganzi kati ya mapaja au kushindwa kuzuia mkojo au choo: uti wa mgongo au mishipa yake imebanwa.',
  'triage.emergency-signs.weak-without-reflexes':
    'Udhaifu bila refleksi unaweza kupanda hadi kwenye upumuaji ndani ya siku chache.',
  'triage.pregnancy.tightenings':
    'Tumbo kukaza bila mpangilio ni kawaida; ndani ya siku chache ichunguzwe kama uchungu unaanza.',
  'triage.pregnancy.birth-stopped':
    'Sehemu ya mtoto, au pacha wa kwanza, imezaliwa na iliyobaki haitoki: kila dakika ni muhimu.',
  'triage.emergency-signs.acute-flaccid-paralysis':
    'Udhaifu mpya wa miguu unaoweza kupanda hadi kwenye upumuaji; kwa mtoto polio itafutwe.',
  'triage.emergency-signs.tetanus': 'Taya lisilofunguka au mwili mzima kukakamaa: huenda ni pepopunda.',
  'triage.emergency-signs.severe-dehydration': 'Angalau dalili mbili za kupoteza maji kiasi cha hatari.',
  'triage.emergency-signs.watery-diarrhoea-profuse':
    'Kuhara maji au kutapika kwingi hadi mwili kukauka; huenda ni kipindupindu.',
  'triage.emergency-signs.eye':
    'Kupoteza kuona ghafla, kemikali jichoni, jeraha lililotoboa au jicho lililotokeza pamoja na homa: jicho linaweza kupotea ndani ya saa chache.',
  'triage.emergency-signs.temple-and-sight':
    'Kipaji chenye maumivu na kuona kunakopungua: mshipa wa jicho unaweza kuziba, tiba huanza mara moja.',
  'triage.emergency-signs.painful-red-eye':
    'Jicho linalouma na kuona kidogo au kuogopa mwanga: uwezo wa kuona uko hatarini.',
  'triage.emergency-signs.limb-at-risk': 'Mkono au mguu usiopata damu, au maambukizi yanayoharibu nyama.',
  'triage.emergency-signs.clot': 'Mguu mmoja kuvimba au kuuma: damu huenda imeganda na inaweza kwenda mapafuni.',
  'triage.emergency-signs.clot-of-lung':
    'Mguu unaouma au kuvimba pamoja na maumivu ya kifua au pumzi fupi: damu iliyoganda inaweza kuwa mapafuni.',
  'triage.emergency-signs.hot-joint': 'Kiungo cha moto kilichovimba pamoja na homa: huenda kuna usaha kwenye kiungo.',
  'triage.emergency-signs.skin': 'Ngozi inayobanduka, au madoa yasiyofifia ukibonyeza: maisha yako hatarini.',
  'triage.emergency-signs.deep-neck':
    'Taya au shingo iliyovimba au kukakamaa, na homa, kudondosha mate au kumeza kwa shida: maambukizi yanaweza kuziba njia ya hewa.',
  'triage.emergency-signs.fever-weak-immunity': 'Homa kwa mtu mwenye kinga dhaifu ya mwili.',
  'triage.emergency-signs.fever-on-chemotherapy':
    'Homa wakati wa tiba ya saratani: bila chembe nyeupe za damu maambukizi huua ndani ya saa chache.',
  'triage.emergency-signs.sickle-crisis':
    'Selimundu pamoja na maumivu ya kifua, kupumua kwa shida, udhaifu, degedege, kupauka sana, bandama kubwa au uume kusimama bila kulegea.',
  'triage.emergency-signs.severe-pallor': 'Amepauka sana: upungufu mkali wa damu.',
  'triage.emergency-signs.high-fever': 'Homa kali (39.5 °C au zaidi).',
  'triage.emergency-signs.fever-week': 'Homa ya wiki moja au zaidi inahitaji vipimo leo.',
  'triage.emergency-signs.fever': 'Homa: sababu itafutwe, malaria kwanza.',
  'triage.emergency-signs.jaundice': 'Macho au ngozi ya manjano: ini, nyongo au damu ina ugonjwa.',
  'triage.emergency-signs.weight-loss':
    'Kupungua uzito, jasho la usiku, uvimbe, kumeza kwa shida, au damu baada ya kukoma hedhi: kifua kikuu, VVU au saratani itafutwe.',
  'triage.heart.palpitations-faint': 'Moyo kwenda mbio na kukaribia kuzimia: moyo unaweza kuwa unapiga haraka mno.',
  'triage.heart.chest-pain': 'Maumivu ya kifua yaangaliwe leo.',
  'triage.heart.chest-wall': 'Maumivu ya ukuta wa kifua yaangaliwe ndani ya siku chache.',
  'triage.heart.chest-tightness': 'Kuanzia miaka 40 kubanwa kifua kuangaliwe leo: huenda ni moyo.',
  'triage.heart.coronary':
    'Maumivu au kubanwa kifua pamoja na jasho, kukosa pumzi, kuzimia au maumivu ya mkono au taya: huenda ni shambulio la moyo.',
  'triage.heart.sweating-in-diabetes':
    'Jasho baridi pamoja na kichefuchefu, udhaifu au kupumua kwa shida kwa mtu mzima mwenye kisukari: moyo, au sukari imeshuka.',
  'triage.heart.silent-coronary':
    'Haya yanaweza kuwa mshtuko wa moyo: kwa wazee na wenye kisukari mara nyingi kifua hakiumi.',
  'triage.heart.aneurysm': 'Mshipa mkubwa wa tumbo uliovimba pamoja na maumivu au kuzimia: huenda unapasuka.',
  'triage.heart.tearing':
    'Maumivu ya kifua kama kuchanika, au ECG kama ya shambulio la moyo: mshipa umeziba au umepasuka.',
  'triage.heart.syncope': 'Kuzimia kunaweza kutokana na moyo.',
  'triage.heart.palpitations-danger':
    'Moyo kwenda mbio au bila mpangilio pamoja na maumivu ya kifua, kuzimia au kukosa pumzi.',
  'triage.heart.failure': 'Kukosa pumzi ukilala au usiku, au povu la waridi: moyo ni dhaifu mno.',
  'triage.heart.pulmonary-oedema': 'Kukohoa povu la waridi na kukosa pumzi: mapafu yanajaa maji.',
  'triage.mental-health.suicide': 'Kujidhuru au mpango wa kujiua: asiachwe peke yake.',
  'triage.mental-health.suicidal-thoughts': 'Mawazo ya kujiua huchukuliwa kwa uzito, kila mara.',
  'triage.mental-health.violence': 'Vurugu, au mawazo ya kuua mtu: wengine wako hatarini.',
  'triage.mental-health.psychosis': 'Kusikia au kuona visivyokuwepo, imani zisizo za kweli au kuhangaika sana.',
  'triage.mental-health.psychosis-after-birth':
    'Kusikia sauti au kuamini yasiyo kweli baada ya kujifungua: mama na mtoto wako hatarini.',
  'triage.mental-health.delirium':
    'Kuchanganyikiwa kulikoanza haraka, au kutetemeka na kuona maono baada ya kuacha pombe: kunaweza kuua.',
  'triage.injury.knocked-out':
    'Kupoteza fahamu, kuchanganyikiwa au degedege baada ya ajali, kuanguka kutoka juu au kushambuliwa: ubongo unaweza kutoka damu.',
  'triage.injury.major': 'Jeraha linalohatarisha maisha au kiungo.',
  'triage.injury.mechanism': 'Jeraha la namna hii linaweza kuficha madhara ya ndani, na huangaliwa leo.',
  'triage.injury.head':
    'Jeraha la kichwa pamoja na kutapika, degedege, kuzimia, udhaifu au maji kutoka sikioni au puani: huenda damu inatoka kichwani.',
  'triage.injury.skull-base': 'Maji safi kutoka sikio au pua baada ya jeraha: fuvu linaweza kuwa limevunjika chini.',
  'triage.injury.burn': 'Kuungua kukubwa, kwa uso au njia ya hewa, kwa umeme, au kwa mtoto mchanga.',
  'triage.injury.smoke-in-lungs':
    'Amevuta moshi, na pumzi, sauti au akili vinaonyesha: njia ya hewa inaweza kuvimba na kuziba ndani ya saa chache.',
  'triage.injury.bleeding-within':
    'Maumivu ya ncha ya bega, au kuzimia, baada ya kipigo au kuanguka yanaweza kuwa damu tumboni.',
  'triage.bites.venom-in-blood-or-nerves':
    'Fizi kutoka damu au kope kulegea baada ya kuumwa: huenda ni sumu ya nyoka, hata kama hakuonekana.',
  'triage.bites.snake': 'Kuumwa na nyoka: sumu inaweza kufanya kazi saa kadhaa baadaye.',
  'triage.bites.rabies-signs': 'Kuogopa maji au upepo baada ya kuumwa: dalili za kichaa cha mbwa.',
  'triage.bites.animal': 'Kuumwa na mnyama au mtu: kichaa cha mbwa na maambukizi bado vinaweza kuzuiwa leo.',
  'triage.bites.scorpion-poison':
    'Ameumwa na nge na anatoka jasho, anatapika au moyo unasumbuka: sumu imeingia mwilini.',
  'triage.bites.sting': 'Mchomo au kuumwa na buibui kunakoweza kutia sumu mwilini.',
  'triage.poisoning.taken': 'Amekunywa sumu au dawa nyingi: inaweza kudhuru kabla ya kuhisiwa.',
  'triage.poisoning.methanol':
    'Pombe ya kienyeji, na sasa macho, kichwa, pumzi au tumbo ni mgonjwa: huenda ilikuwa methanoli, inayopofusha na kuua.',
  'triage.poisoning.cholinergic': 'Mboni ndogo, mate mengi, jasho au misuli kurukaruka: sumu ya viuatilifu.',
  'triage.plague.bubo':
    'Homa na uvimbe wenye maumivu kinenani au kwapani mahali panapokufa panya inaweza kuwa tauni: hutibiwa mara moja.',
  'triage.tuberculosis-hiv.cough-2-weeks': 'Kikohozi cha wiki mbili au zaidi: pima kifua kikuu.',
  'triage.tuberculosis-hiv.screen-positive-with-hiv':
    'VVU pamoja na kikohozi, homa, jasho la usiku au kupungua uzito: pima kifua kikuu.',
  'triage.tuberculosis-hiv.seriously-ill-with-hiv':
    'VVU pamoja na kupumua haraka sana, homa kali, mapigo ya haraka, au kushindwa kutembea mwenyewe: ugonjwa mkali.',
  'triage.tuberculosis-hiv.headache-with-hiv':
    'VVU pamoja na kichwa kuuma au kupoteza kuona, na homa, shingo kukakamaa, kuchanganyikiwa, degedege au kutapika: homa ya uti wa mgongo.',
  'triage.community.diarrhoea-14-days': 'Kuhara kwa wiki mbili au zaidi kunahitaji uchunguzi.',
  'triage.community.blood-in-stool': 'Damu kwenye choo inahitaji uchunguzi leo.',
  'triage.community.older-person-falls-ill':
    'Kwa mzee, homa, kuchanganyikiwa au kuanguka mara nyingi ndiyo dalili pekee ya ugonjwa mkali.',
  'triage.community.young-child-diarrhoea': 'Mtoto mdogo anayehara au kutapika anaweza kukauka ndani ya siku moja.',
  'triage.emergency-signs.adult-cold':
    'Mwili ni wa baridi mno (35 °C au chini): inaweza kuwa maambukizi makali au kukosa joto.',
  'triage.imci.measles-severe': 'Surua na jicho lenye ukungu au vidonda virefu mdomoni.',
  'triage.after-birth.blood-loss':
    'Damu iliyopotea wakati wa kujifungua au baadaye ni nyingi kiasi kwamba lazima izuiwe mara moja.',
  'triage.severe-malaria.parasitaemia':
    'Zaidi ya moja ya kumi ya chembe nyekundu za damu zina vimelea vya malaria: malaria kali.',
  'triage.severe-malaria.creatinine': 'Homa au malaria pamoja na figo kushindwa kufanya kazi.',
  'triage.severe-malaria.bilirubin':
    'Homa au malaria pamoja na rangi ya nyongo nyingi kwenye damu kiasi kwamba malaria huenda ni kali.',
  'triage.adrenal.steroids-not-kept':
    'Anatapika naye anatumia steroidi: asichoweza kuhifadhi apewe kwa njia nyingine leo.',
  'triage.contacts.measles':
    'Amekutana na surua bila chanjo: bado inaweza kuzuiwa ndani ya siku chache (katika ujauzito si kwa chanjo).',
  'triage.contacts.meningitis':
    'Alikuwa karibu na mgonjwa wa homa ya uti wa mgongo: dawa ya kinga hufaa zaidi siku ya kwanza.',
  'triage.contacts.blood-of-haemorrhagic-fever':
    'Kuchomwa na sindano au kuguswa na damu ya mgonjwa wa Ebola au Marburg: osha mahali hapo, jitenge na toa taarifa mara moja.',
  'triage.contacts.plague-in-lungs':
    'Homa na kikohozi au maumivu ya kifua baada ya kukaa karibu na tauni: tauni ya mapafu huua ndani ya siku moja na huenea kwa kikohozi.',
  'triage.danger-signs.same-day': 'Dalili ya hatari: peke yake ni sababu ya kumwona mhudumu wa afya leo.',
  'triage.danger-signs.within-days':
    'Dalili ya ugonjwa unaokua polepole na unaotibika vizuri ukigunduliwa mapema: upimwe ndani ya siku chache.',
  'triage.emergency-signs.shock':
    'Mshtuko wa mwili (shoki) au mwili kukakamaa katika kupoteza fahamu: maisha yako hatarini sasa.',
  'triage.blood-pressure.told-with-symptoms':
    'Shinikizo la juu la damu pamoja na maumivu makali ya kichwa, kuchanganyikiwa, kupoteza kuona, maumivu ya kifua, kupumua kwa shida, udhaifu au mkojo kidogo: pima shinikizo sasa, inaweza kuwa dharura.',
  'triage.glucose.missed-medicine-and-ill':
    'Insulini au dawa ya kisukari imekosekana, kwa mtoto au pamoja na dalili za sukari kupanda: damu inaweza kuwa na asidi ndani ya siku moja.',
}
