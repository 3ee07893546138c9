import type { COMMON_ACTIONS } from '#domain/clinical/knowledge/actions/common.ts'
import type { ActionText } from '#domain/clinical/knowledge/text/action-text.ts'

export const COMMON_ACTIONS_SW: Record<keyof typeof COMMON_ACTIONS, ActionText> = {
  call_emergency: {
    title: 'Omba msaada wa dharura',
    instruction:
      'Piga simu ya dharura ya nchi yako au ambulansi iliyo karibu sasa hivi. Ikichelewa, tumia gari au chombo chochote, na mtu awe pembeni ya mgonjwa.',
  },
  go_to_hospital_now: {
    title: 'Nenda hospitalini sasa',
    instruction:
      'Nenda sasa kwa njia ya haraka na salama; usisubiri asubuhi. Beba dawa, kadi ya kliniki, na uende na mtu wa kukusaidia.',
  },
  go_to_facility_today: {
    title: 'Nenda kituo cha afya leo',
    instruction:
      'Nenda leo, hata kama unapata nafuu. Beba dawa na kadi ya kliniki. Hali ikizidi kabla au njiani, hiyo ni dharura.',
  },
  see_clinician_soon: {
    title: 'Mwone mhudumu wa afya ndani ya siku chache',
    instruction: 'Nenda ukachunguzwe ndani ya siku chache zijazo. Nenda mara moja ukiona dalili ya hatari.',
  },
  care_at_home: {
    title: 'Jitunze nyumbani na uangalie',
    instruction:
      'Kwa sasa unaweza kutunzwa nyumbani. Angalia hali kila siku, na uende kituo cha afya ikizidi au isipopungua.',
  },
  open_airway_recovery_position: {
    title: 'Weka njia ya hewa wazi',
    instruction:
      'Kama anapumua lakini haamki, mlaze kwa ubavu, kichwa kikiinamishwa nyuma kidogo, na toa kinachoonekana mdomoni. Kama shingo huenda imeumia, geuza kichwa, shingo na mwili kwa pamoja. Kaa naye uangalie anavyopumua.',
  },
  give_oxygen: {
    title: 'Mpe oksijeni',
    instruction:
      'Pima oksijeni na umpe ikiwa chini ya 90 % (chini ya 94 % kwa mshtuko, kupoteza fahamu, degedege au ujauzito). Endelea hadi kipimo kibaki juu bila oksijeni.',
  },
  iv_access_fluids: {
    title: 'Dripu ya maji',
    instruction:
      'Weka dripu na umpe maji kulingana na dalili za mshtuko au upungufu wa maji, ukipima tena baada ya kila kiasi. Mpe polepole na kidogo kwa utapiamlo mkali, upungufu mkali wa damu, ugonjwa wa moyo au figo.',
  },
  careful_fluids: {
    title: 'Maji kwa uangalifu',
    instruction:
      'Mpe kiasi kinachohitajika tu, na uangalie mara kwa mara kupumua haraka, uvimbe au maji kwenye mapafu. Maji ya haraka yanaweza kudhuru hapa; ni kwa mshtuko pekee.',
  },
  nothing_by_mouth: {
    title: 'Asile wala kunywa chochote',
    instruction:
      'Usimpe chakula, kinywaji wala dawa ya kumeza hadi mhudumu wa afya amwone: huenda upasuaji ukahitajika, au kumeza si salama.',
  },
  press_on_bleeding: {
    title: 'Bana mahali panapotoka damu',
    instruction:
      'Bana kwa nguvu juu ya jeraha kwa kitambaa safi bila kufunua, hadi msaada ufike. Damu ikipenya ongeza kitambaa juu. Vaa glavu au weka plastiki kati yako na damu.',
  },
  keep_warm: {
    title: 'Mpe joto',
    instruction:
      'Mvue nguo zilizolowa, mkaushe, mfunike kwa blanketi pamoja na kichwa, mbali na upepo. Mtoto mchanga apate joto kifuani mwa mama au mtu mzima mwingine. Usiweke chupa ya maji moto wala moto karibu na ngozi.',
  },
  skin_to_skin: {
    title: 'Ngozi kwa ngozi (kangaruu)',
    instruction:
      'Mvike mtoto nepi, kofia na soksi tu, umweke wima kati ya matiti ngozi kwa ngozi, na uwafunge pamoja kwa kanga. Akae hapo usiku na mchana kadiri iwezekanavyo, hata njiani, pua na mdomo vikiwa wazi.',
  },
  cool_with_water: {
    title: 'Poza mwili',
    instruction:
      'Mpeleke kivulini au mahali pa baridi na umvue nguo. Lowesha ngozi yote kwa maji ya baridi kiasi na umpepee; weka vitambaa vya baridi shingoni, kwapani na kinenani. Acha akitetemeka au akizinduka vizuri.',
  },
  check_glucose: {
    title: 'Pima sukari ya damu',
    instruction:
      'Pima mara moja kwenye kidole, kwa mtoto mchanga kwenye kisigino. Chini ya 3.9 mmol/L (70 mg/dL) mpe sukari au maziwa sasa; chini ya 3 ni dharura. Kama huwezi kupima na amepoteza fahamu au ana degedege, mtibu kama sukari iko chini.',
  },
  give_sugar: {
    title: 'Mpe sukari',
    instruction:
      'Kama huenda sukari iko chini na yuko macho na anaweza kumeza, mpe maji ya sukari (vijiko 4 vya chai vya sukari katika kikombe cha 200 ml cha maji safi), juisi au soda; mtoto mchanga maziwa ya mama au maji ya sukari. Kama hayuko macho usimpe cha kunywa: weka sukari chini ya ulimi mara kwa mara, na dripu ya glukosi kituoni. Pima tena baada ya dakika 15.',
  },
  check_blood_pressure: {
    title: 'Pima presha',
    instruction: 'Pima akiwa amekaa, baada ya kupumzika dakika tano, kwa mkanda unaotosha mkono wake.',
  },
  repeat_blood_pressure: {
    title: 'Pima presha tena',
    instruction:
      'Kipimo kimoja cha juu si ugonjwa bado. Pima tena baada ya kupumzika dakika tano, na siku nyingine, kabla ya kuanza dawa za maisha.',
  },
  check_temperature: {
    title: 'Pima joto la mwili',
    instruction:
      'Pima kwapani. Homa ni 37.5 °C au zaidi; kwa mtoto wa chini ya miezi miwili, 38 °C au zaidi, au chini ya 35.5 °C, ni dalili ya hatari.',
  },
  check_oxygen: {
    title: 'Pima oksijeni',
    instruction:
      'Weka kipimo kwenye kidole chenye joto na usubiri kitulie. Chini ya 90 % ni dharura; kwenye milima mirefu watu wazima wa afya huwa na kiasi kidogo zaidi.',
  },
  check_haemoglobin: {
    title: 'Pima wingi wa damu',
    instruction: 'Pima hemoglobini, au angalia viganja na ndani ya kope kama huwezi kupima.',
  },
  malaria_test: {
    title: 'Pima malaria',
    instruction:
      'Pima kwa kipimo cha haraka au darubini leo, kabla ya dawa ya malaria. Kama hakuna malaria, tafuta sababu nyingine ya homa.',
  },
  hiv_test: {
    title: 'Toa nafasi ya kupima VVU',
    instruction: 'Eleza na upime kwa faragha; ni kwa hiari. Fuata hatua za nchi kabla ya kusema kuwa ana VVU.',
  },
  tb_test: {
    title: 'Pima kifua kikuu',
    instruction:
      'Peleka makohozi (kwa mtoto pia kinyesi au maji ya tumbo) kwa kipimo cha haraka. Kohoa kwenye kikopo nje au karibu na dirisha lililo wazi.',
  },
  pregnancy_test: {
    title: 'Pima ujauzito',
    instruction: 'Pima mkojo kabla ya dawa au eksirei inayoweza kudhuru mimba, na kama kuna maumivu au damu ukeni.',
  },
  urine_test: {
    title: 'Pima mkojo',
    instruction: 'Kinga mkojo wa katikati ukiwa safi na upime kwa kijiti; upelekwe kuoteshwa inapowezekana.',
  },
  stool_test: {
    title: 'Pima choo',
    instruction: 'Leta choo kipya kwenye kikopo safi, kiangaliwe ndani ya saa moja kwa minyoo, amiba na damu.',
  },
  blood_culture_and_count: {
    title: 'Hesabu ya damu na kuotesha damu',
    instruction:
      'Chukua damu kwa hesabu, na ya kuotesha kabla ya antibiotiki ya kwanza kama haichelewshi. Usicheleweshe antibiotiki kwa sababu hiyo katika ugonjwa mkali.',
  },
  chest_xray: {
    title: 'Eksirei ya kifua',
    instruction: 'Eksirei ya kifua huonyesha kisichosikika. Sema kabla kama una au huenda una mimba.',
  },
  ultrasound: {
    title: 'Ultrasound',
    instruction: 'Uchunguzi kwa ultrasound, bila maumivu wala mionzi.',
  },
  ecg: {
    title: 'Kipimo cha moyo (ECG)',
    instruction:
      'Pima moyo ndani ya dakika kumi kama kuna maumivu ya kifua, kuzimia au mapigo ya haraka au polepole mno, na ulinganishe na vya awali.',
  },
  lumbar_puncture: {
    title: 'Kuchukua maji ya uti wa mgongo',
    instruction:
      'Hufanyika hospitalini kutafuta homa ya uti wa mgongo, kama hakuna kizuizi (kupoteza fahamu kabisa, mboni zisizo sawa, mshtuko, ngozi yenye maambukizi, kutokwa damu). Antibiotiki hazicheleweshwi kwa sababu hiyo.',
  },
  kidney_function: {
    title: 'Vipimo vya figo',
    instruction: 'Pima kreatinini, sodiamu na potasiamu kabla ya dawa zinazotolewa na figo.',
  },
  liver_function: {
    title: 'Vipimo vya ini',
    instruction:
      'Pima ini na kuganda kwa damu. Usinywe pombe, wala paracetamol zaidi ya kiasi anachoruhusu mhudumu wa afya.',
  },
  syphilis_test: {
    title: 'Pima kaswende',
    instruction: 'Kipimo cha haraka cha kidole; ikiwepo hutibiwa siku hiyohiyo, na mwenzi pia.',
  },
  wound_care: {
    title: 'Safisha na ufunge jeraha',
    instruction:
      'Osha kwa maji mengi safi na sabuni pembeni, toa uchafu uliolegea, na funika kwa kitambaa safi. Usichomoe kilichoingia ndani. Angalia kama chanjo ya pepopunda inahitajika; angalia kila siku wekundu, usaha au uvimbe.',
  },
  splint: {
    title: 'Zuia sehemu iliyoumia isitikisike',
    instruction:
      'Funga sehemu hiyo kwenye kitu kigumu katika mkao wake, pamoja na viungo vya juu na chini yake. Hakikisha vidole vina joto na vinahisi; legeza kama sivyo. Funika jeraha lililo wazi kwanza.',
  },
  elevate_and_rest: {
    title: 'Pumzisha na uinue',
    instruction:
      'Pumzisha sehemu hiyo na uiinue juu ya usawa wa moyo kadiri iwezekanavyo. Siku mbili za kwanza, poza kwa kitambaa chenye maji dakika 15 mara kadhaa kwa siku.',
  },
  drink_often: {
    title: 'Kunywa mara kwa mara',
    instruction:
      'Kunywa kidogo kidogo mara nyingi ili mkojo uwe mweupe. Mtoto mchanga anyonye mara nyingi zaidi; chini ya miezi sita usimpe maji.',
  },
  oral_rehydration: {
    title: 'Maji ya chumvi na sukari (ORS)',
    instruction:
      'Changanya pakiti moja na kiasi cha maji safi kilichoandikwa, na umpe baada ya kila kuhara: chini ya miaka 2 mililita 50 hadi 100, miaka 2 hadi 10 mililita 100 hadi 200, wakubwa kadiri wanavyotaka. Kidogo kidogo; akitapika subiri dakika 10 uendelee polepole. Tengeneza upya kila siku.',
  },
  zinc_for_child: {
    title: 'Zinki kwa mtoto',
    instruction:
      'Mpe zinki mara moja kwa siku kwa siku 10 hadi 14, hata kuhara kukikoma: 10 mg chini ya miezi 6, 20 mg kuanzia miezi 6 hadi miaka 5. Yeyusha kidonge kwenye kijiko cha maji safi au maziwa ya mama.',
  },
  continue_feeding: {
    title: 'Endelea kumlisha',
    instruction:
      'Mpe chakula laini chenye lishe kidogo kidogo mara nyingi, na mlo mmoja zaidi kwa siku kwa wiki mbili baada ya ugonjwa. Usimnyime chakula.',
  },
  continue_breastfeeding: {
    title: 'Endelea kunyonyesha',
    instruction:
      'Mnyonyeshe mara nyingi na kwa muda mrefu, usiku na mchana. Kama hawezi kunyonya, kamua maziwa na umpe kwa kikombe.',
  },
  isolate_and_report: {
    title: 'Tenga na utoe taarifa',
    instruction:
      'Kama ugonjwa huambukiza wengine, kaa peke yako, funika mdomo na pua, na mtu mmoja ahudumie. Wahudumu wa afya wajikinge na watoe taarifa leo kwa mamlaka ya afya kulingana na taratibu za nchi.',
  },
  tell_facility_before: {
    title: 'Wajulishe kabla ya kufika',
    instruction: 'Piga simu kabla: umri, kilichotokea, dalili za hatari, alichopewa, na saa ya kufika, ili wajiandae.',
  },
  treat_partners: {
    title: 'Wenzi watibiwe pia',
    instruction:
      'Wenzi wa miezi mitatu iliyopita waambiwe na kutibiwa, la sivyo ugonjwa hurudi. Msijamiiane hadi wiki moja baada ya wote kutibiwa.',
  },
  talk_and_listen: {
    title: 'Zungumza na usikilize',
    instruction:
      'Tafuta mahali tulivu na pa faragha, sikiliza bila kuhukumu, na uliza nini kitasaidia. Kuuliza kuhusu mawazo ya kujiua hakuyaleti.',
  },
  stay_with_person: {
    title: 'Usimwache peke yake',
    instruction: 'Mtu anayemwamini akae naye wakati wote hadi mhudumu wa afya ampokee.',
  },
  remove_means_of_harm: {
    title: 'Ondoa vitu vya kujidhuru',
    instruction: 'Ondoa viuatilifu, dawa, kamba, visu na silaha, na vifungiwe asipoweza kuvifikia.',
  },
  stop_suspected_medicine: {
    title: 'Acha dawa inayoshukiwa kuleta tatizo',
    instruction:
      'Usinywe dozi nyingine hadi mhudumu wa afya aangalie, na uje nayo. Usiache mwenyewe dawa za VVU, kifua kikuu, kifafa, moyo au steroidi: uliza leo. Iandikwe kwenye kadi yako.',
  },
  surgical_review: {
    title: 'Aonwe na daktari wa upasuaji',
    instruction:
      'Daktari wa upasuaji aangalie mapema kama upasuaji unahitajika. Asile wala kunywa kabla, kama upasuaji huenda ukafanyika leo.',
  },
  obstetric_care: {
    title: 'Huduma ya uzazi hospitalini',
    instruction:
      'Nenda mahali penye upasuaji, damu na huduma ya uzazi na watoto wachanga saa zote. Beba kadi ya kliniki na uende na mwenza.',
  },
  eye_care: {
    title: 'Aonwe na mtaalamu wa macho',
    instruction:
      'Kila jicho lipimwe uwezo wa kuona na lichunguzwe na mtaalamu. Usiweke matone ya steroidi wala dawa za kienyeji jichoni.',
  },
  dental_care: {
    title: 'Aonwe na mtaalamu wa meno',
    instruction: 'Jino au ufizi wenyewe lazima utibiwe; dawa za maumivu na antibiotiki pekee haziponyi.',
  },
  biopsy_or_imaging: {
    title: 'Picha au kipande cha nyama kipimwe',
    instruction: 'Picha ya skani, eksirei au kipande kidogo cha nyama kinahitajika kujua ni nini.',
  },
  rest: {
    title: 'Pumzika',
    instruction: 'Pumzika hadi nguvu zirudi; simama na utembee kidogo kila siku ikiwezekana.',
  },
  balanced_diet: {
    title: 'Kula mlo kamili',
    instruction:
      'Kila siku aina mbalimbali: maharage au dengu, mboga, matunda, nafaka isiyokobolewa, na mayai, samaki, maziwa au nyama ikiwezekana.',
  },
  less_salt: {
    title: 'Punguza chumvi',
    instruction:
      'Chumvi isizidi kijiko kimoja cha chai kwa siku kwa jumla, pamoja na iliyo kwenye viungo na vyakula. Onja kabla ya kuongeza.',
  },
  less_sugar: {
    title: 'Punguza sukari',
    instruction: 'Kunywa maji badala ya soda na juisi; punguza sukari kwenye chai polepole.',
  },
  no_tobacco: {
    title: 'Usitumie tumbaku',
    instruction:
      'Acha kuvuta, kutafuna na kunusa tumbaku, na kaa mbali na moshi wa wengine. Omba msaada kwa mhudumu wa afya; wengi hujaribu zaidi ya mara moja.',
  },
  no_alcohol: {
    title: 'Usinywe pombe',
    instruction:
      'Usinywe pombe. Anayekunywa sana kila siku asiache ghafla bila msaada wa mhudumu wa afya: inaweza kuleta degedege.',
  },
  be_active: {
    title: 'Fanya mazoezi kila siku',
    instruction:
      'Tembea haraka au fanya kazi za mwili nusu saa siku nyingi. Anza polepole; acha ukipata maumivu ya kifua au kizunguzungu.',
  },
  lose_weight: {
    title: 'Punguza uzito',
    instruction:
      'Punguza polepole, nusu kilo kwa wiki, kwa sahani ndogo, vyakula vichache vya kukaanga na vitamu, na kutembea zaidi. Si wakati wa ujauzito.',
  },
  good_sleep: {
    title: 'Lala vizuri',
    instruction: 'Lala na uamke saa zilezile; jioni usitumie simu, kahawa, chai, mirungi wala pombe.',
  },
  take_medicines_daily: {
    title: 'Tumia dawa kila siku',
    instruction:
      'Zitumie kila siku hata ukijisikia vizuri, na uchukue nyingine kabla hazijaisha. Zikikusumbua, uliza kabla ya kuacha.',
  },
  skin_moisturise: {
    title: 'Lainisha ngozi',
    instruction:
      'Oga kwa muda mfupi kwa sabuni kidogo laini na maji ya uvuguvugu; kisha paka mafuta ya kawaida ngozi ikiwa na unyevu, angalau mara mbili kwa siku.',
  },
  foot_care: {
    title: 'Tunza miguu',
    instruction:
      'Angalia miguu yote kila siku, pamoja na nyayo; ioshe na uikaushe, vaa viatu visivyobana. Usitembee peku wala kukata sugu; jeraha lolote lionyeshwe siku hiyohiyo.',
  },
  avoid_triggers: {
    title: 'Epuka vinavyoanzisha',
    instruction: 'Angalia kinachotangulia shambulio (moshi, vumbi, chakula, msongo, kukosa usingizi) na ukiepuke.',
  },
  no_smoke_indoors: {
    title: 'Moshi usiwe ndani ya nyumba',
    instruction: 'Pikia nje, au kwa bomba la moshi au jiko safi zaidi, na watoto wakae mbali na moshi.',
  },
  sexual_rest: {
    title: 'Usijamiiane hadi upone',
    instruction: 'Usijamiiane hadi dawa ziishe na pasiwe na maumivu, damu wala uchafu.',
  },
  support_from_family: {
    title: 'Msaada wa wengine',
    instruction: 'Mwambie mtu unayemwamini, na wakusaidie kazi, chakula, watoto na safari za kliniki.',
  },
  wash_hands: {
    title: 'Nawa mikono',
    instruction: 'Kwa sabuni baada ya choo na kumsafisha mtoto, na kabla ya kupika, kula na kulisha.',
  },
  safe_water_food: {
    title: 'Maji na chakula salama',
    instruction: 'Chemsha au tibu maji ya kunywa na uyafunike. Kula chakula kilichoiva na cha moto; osha matunda.',
  },
  latrine: {
    title: 'Tumia choo',
    instruction: 'Tumia choo, pia kwa kinyesi cha watoto, kiwe safi na kifunikwe.',
  },
  mosquito_net: {
    title: 'Lala ndani ya chandarua chenye dawa',
    instruction: 'Kila mtu alale kila usiku ndani ya chandarua chenye dawa, kwanza wajawazito na watoto wadogo.',
  },
  immunise: {
    title: 'Chanjo',
    instruction: 'Leta kadi ya chanjo, na zinazokosekana zitolewe.',
  },
  condoms: {
    title: 'Kondomu',
    instruction: 'Tumia kondomu kila mara; huzuia VVU, maambukizi mengine na mimba.',
  },
  cover_cough: {
    title: 'Funika kikohozi',
    instruction: 'Kohoa kwenye kiwiko au kitambaa, na fungua madirisha hewa iingie.',
  },
  screen_family: {
    title: 'Wapimeni wanafamilia',
    instruction: 'Wanaoishi nyumbani, hasa watoto wadogo, waulizwe na wapimwe pia.',
  },
  antenatal_visits: {
    title: 'Kliniki ya ujauzito',
    instruction:
      'Angalau mara nane katika ujauzito, ya kwanza katika miezi mitatu ya mwanzo; njoo mara moja ukitokwa damu, kichwa kikiuma, homa, degedege, au mtoto akicheza kidogo.',
  },
  birth_in_facility: {
    title: 'Jifungulie kituo cha afya',
    instruction: 'Panga mapema wapi, na nani, kwa usafiri gani na fedha gani; fikiria pia wachangia damu.',
  },
  breastfeed_exclusively: {
    title: 'Maziwa ya mama pekee miezi sita',
    instruction:
      'Usimpe maji, maziwa mengine wala chakula hadi miezi sita; kisha chakula pia, na kunyonya hadi miaka miwili na zaidi.',
  },
  deworm: {
    title: 'Dawa ya minyoo',
    instruction:
      'Watoto kuanzia mwaka mmoja kwenye maeneo yenye minyoo hupewa mara moja au mbili kwa mwaka, na wajawazito baada ya miezi mitatu ya kwanza.',
  },
  vitamin_a: {
    title: 'Vitamini A',
    instruction: 'Watoto wa miezi 6 hadi miaka 5 hupewa kila miezi 6, na huandikwa kwenye kadi isitolewe mara mbili.',
  },
  keep_poisons_away: {
    title: 'Weka sumu mbali',
    instruction:
      'Mafuta ya taa, viuatilifu, jiki na dawa vifungiwe mbali na watoto, kamwe visiwekwe kwenye chupa za vinywaji.',
  },
  road_safety: {
    title: 'Usalama barabarani',
    instruction: 'Kofia ngumu kwenye pikipiki, mkanda kwenye gari, taa na nguo angavu usiku; usiendeshe ukiwa umelewa.',
  },
  screening: {
    title: 'Kugundua mapema',
    instruction: 'Pima mapema magonjwa: presha, sukari, mlango wa kizazi, matiti, VVU.',
  },
  folic_acid: {
    title: 'Foliki asidi',
    instruction: 'Mwanamke anayeweza kupata mimba huitumia tangu kabla ya mimba hadi mwisho wa mwezi wa tatu.',
  },
  avoid_animals: {
    title: 'Kaa mbali na wanyama wagonjwa',
    instruction:
      'Usiguse, usichinje wala kula mnyama aliyekuwa mgonjwa au aliyekutwa amekufa; chemsha maziwa. Mbwa wachanjwe dhidi ya kichaa.',
  },
  wear_shoes: {
    title: 'Vaa viatu',
    instruction: 'Viatu vilivyofunika huzuia minyoo, funza, miiba, nyoka na udongo unaovimbisha miguu.',
  },
  family_planning: {
    title: 'Uzazi wa mpango',
    instruction:
      'Chagua njia pamoja na mhudumu wa afya, na mwenzi ukitaka; miaka miwili kati ya kujifungua na mimba nyingine ni salama zaidi.',
  },
}
