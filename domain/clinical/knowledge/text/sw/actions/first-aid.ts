import type { FIRST_AID_ACTIONS } from '#domain/clinical/knowledge/actions/first-aid.ts'
import type { ActionText } from '#domain/clinical/knowledge/text/action-text.ts'

export const FIRST_AID_ACTIONS_SW: Record<keyof typeof FIRST_AID_ACTIONS, ActionText> = {
  cpr_if_not_breathing: {
    title: 'Hapumui: bana kifua',
    instruction:
      'Kama haamki na hapumui kawaida, bana kwa nguvu na haraka katikati ya kifua, kama mara 100 hadi 120 kwa dakika, usiache hadi msaada ufike au apumue. Aliyezama majini, na watoto, wapulizie kwanza pumzi 2 hadi 5 mdomoni, kisha pumzi 2 kila baada ya kubana mara 30. Mtu mwingine aombe msaada.',
  },
  choking_first_aid: {
    title: 'Amekabwa: mpige mgongoni',
    instruction:
      'Kama anaweza kukohoa, mwache akohoe. Kama hawezi: mpige mara 5 kwa nguvu kati ya mabega, kisha msukume tumboni juu ya kitovu mara 5; mtoto wa chini ya mwaka mmoja, kichwa chini mkononi mwako, mpige mgongoni mara 5 kisha mbane mfupa wa kifua mara 5, kamwe si tumboni; mjamzito mbane mfupa wa kifua. Endelea hadi kitoke, bila kuingiza kidole mdomoni usipoona; akilegea, bana kifua.',
  },
  lie_flat_legs_raised: {
    title: 'Alale chali, miguu juu',
    instruction:
      'Mlaze chali na uinue miguu. Asisimame wala kukaa ghafla. Anayepumua kwa shida anaweza kukaa; mjamzito wa miezi mingi alale ubavu wa kushoto; si kwa aliyeumia uti wa mgongo, nyonga au mguu.',
  },
  sit_upright: {
    title: 'Akae wima',
    instruction:
      'Mwache akae ameegemea mbele, kwa mkao anaopumua vizuri zaidi. Usimlazimishe kulala, na legeza nguo zinazobana.',
  },
  sit_and_rest: {
    title: 'Akae na apumzike',
    instruction: 'Aache kazi zote mara moja: akae au alale nusu wima, atulie, na asitembee, hata kwenda kwenye gari.',
  },
  seizure_first_aid: {
    title: 'Wakati wa degedege',
    instruction:
      'Weka kitu laini chini ya kichwa, ondoa vitu vigumu, na angalia saa. Usiweke kitu mdomoni wala kumshikilia kwa nguvu. Mitikisiko ikiisha mlaze kwa ubavu; ikizidi dakika 5 au ikirudi, ni dharura.',
  },
  snakebite_first_aid: {
    title: 'Ameumwa na nyoka: asitikisike, aende',
    instruction:
      'Atulie na alale, vua pete na vinavyobana, na funga kiungo kilichoumwa kwenye banzi kisitikisike. Usifunge kamba ya kukaza, usikate, usifyonze, usiweke barafu, jiwe wala mitishamba, na usimkamate nyoka. Mbebeni hadi hospitali yenye dawa ya sumu ya nyoka; kwa ubavu akitapika au akisinzia.',
  },
  wash_bite: {
    title: 'Osha jeraha dakika 15',
    instruction:
      'Osha jeraha mara moja kwa sabuni na maji mengi yanayotiririka kwa dakika 15 kamili, kwa saa, kisha paka iodini au spiriti kama ipo. Usiweke pilipili, mitishamba wala kufunga kwa kukaza, na lisishonwe leo. Kisha nenda kituo cha afya siku hiyohiyo: ukiumwa au kukwaruzwa na mnyama, hata kidogo, kwa chanjo ya kichaa cha mbwa.',
  },
  cool_burn: {
    title: 'Poza sehemu iliyoungua',
    instruction:
      'Iweke chini ya maji ya baridi yanayotiririka kwa dakika 20 mara moja, na vua nguo na pete zisizonata. Usiweke barafu, siagi, dawa ya meno, yai wala tope. Mwili mwingine uwe na joto, hasa kwa mtoto; kama ameungua sehemu kubwa acha akitetemeka.',
  },
  cover_burn: {
    title: 'Funika sehemu iliyoungua',
    instruction:
      'Baada ya kupoza, funika bila kukaza kwa plastiki safi ya chakula au kitambaa safi. Usipasue malengelenge.',
  },
  rinse_eye: {
    title: 'Osha jicho',
    instruction:
      'Osha mara moja kwa maji safi kwa angalau dakika 30, kope zikiwa wazi, kutoka puani kwenda nje. Fanya hivi kabla ya kwenda popote, na endelea njiani ikiwezekana.',
  },
  shield_eye: {
    title: 'Kinga jicho',
    instruction:
      'Usisugue, usibonyeze wala kuosha jicho lililoumia, na usichomoe kitu. Lifunike kwa kitu kigumu kinachogusa mfupa wa pembeni tu (kitako cha kikombe cha karatasi). Alale kichwa kikiwa juu.',
  },
  nosebleed_first_aid: {
    title: 'Zuia damu ya pua',
    instruction:
      'Kaa uiname mbele, na ubane sehemu laini ya pua bila kuachia kwa dakika 15, ukipumua kwa mdomo. Nenda kituo siku hiyohiyo isipokoma baada ya mara mbili za dakika 15, baada ya pigo la kichwa, au kama unatumia dawa za kuzuia kuganda.',
  },
  tourniquet_if_needed: {
    title: 'Kubana kusipotosha: funga kwa kukaza',
    instruction:
      'Pale tu damu inapotoka kwa wingi mkononi au mguuni na kubana hakuzuii: funga mkanda wa upana wa angalau sm 4, kiganja kimoja juu ya jeraha, si kwenye kiungo, ukaze hadi damu ikome. Andika saa, uachwe uonekane, na aende hospitali mara moja; usiulegeze njiani.',
  },
  protect_spine: {
    title: 'Usitikise shingo na mgongo',
    instruction:
      'Usimsogeze isipokuwa kumtoa hatarini. Shika kichwa kisitikisike sambamba na mwili; geuza kichwa, shingo na mwili kwa pamoja, kwa wasaidizi kadhaa, na mbebe juu ya ubao. Njia ya hewa ni ya kwanza.',
  },
  pelvic_binder: {
    title: 'Funga nyonga',
    instruction:
      'Funga shuka lililokunjwa kwa kukaza kuzunguka nyonga usawa wa juu ya mapaja, magoti na miguu ikiwa imefungwa pamoja. Usibonyeze wala kutikisa nyonga, na asisimame.',
  },
  turn_off_power: {
    title: 'Zima umeme kwanza',
    instruction:
      'Usimguse hadi umeme uzimwe, au asukumwe kwa mti mkavu. Kaa mbali na nyaya zilizoanguka. Aliyepigwa na umeme mkubwa au radi aonwe hospitalini hata kama haumwi.',
  },
  move_to_fresh_air: {
    title: 'Mpeleke kwenye hewa safi',
    instruction:
      'Mtoe nje kwenye hewa safi mara moja kama unaweza bila kuvuta moshi au gesi hiyo; fungua milango na madirisha, na zima jiko au injini.',
  },
  poison_first_aid: {
    title: 'Sumu: cha kufanya na cha kutofanya',
    instruction:
      'Usimtapishe; usimpe maziwa, mafuta, maji ya chumvi wala mkaa wa jikoni. Mfute mdomo; anayesinzia alale kwa ubavu. Beba chupa, pakiti au mmea, na andika kiasi gani na saa ngapi.',
  },
  decontaminate_skin: {
    title: 'Osha sumu mwilini',
    instruction:
      'Vaa glavu au mifuko ya plastiki mikononi, mvue nguo zote zilizoguswa, na osha ngozi, nywele na kucha kwa maji mengi na sabuni. Weka nguo kwenye mfuko uliofungwa.',
  },
  remove_sting: {
    title: 'Toa mwiba wa mdudu',
    instruction:
      'Toa mwiba haraka iwezekanavyo, osha, na poza kwa kitambaa chenye maji. Uso au ulimi kuvimba, kupumua kwa shida au kuzimia ni dharura.',
  },
  hot_water_for_sting: {
    title: 'Maji ya moto kwa mchomo wa baharini',
    instruction:
      'Weka sehemu hiyo kwenye maji ya moto yasiyounguza (mtu mwingine ayapime kwa mkono) kwa dakika 30 hadi 90. Mchomo wa yavuyavu suuza kwa maji ya bahari, na usisugue.',
  },
  go_down: {
    title: 'Shuka kutoka mlimani',
    instruction: 'Shuka mara moja, angalau mita 300 hadi 1,000, hata usiku, kamwe si peke yako. Usipande zaidi.',
  },
  note_time_of_onset: {
    title: 'Andika saa ilipoanza',
    instruction:
      'Andika saa kamili alipokuwa mzima mara ya mwisho na uiseme hospitalini: baadhi ya matibabu hufaa saa za kwanza tu. Nenda hata kama zimepita.',
  },
  keep_child_calm: {
    title: 'Mtoto atulie',
    instruction:
      'Mwache mtoto kwenye mapaja ya mlezi kwa mkao anaoutaka. Usiangalie koo, usimlaze, na epuka kinachomfanya alie.',
  },
  inhaler_with_spacer: {
    title: 'Dawa ya kuvuta kwa spesa',
    instruction:
      'Mpe dawa ya kufungua kifua (salbutamol) kwa spesa au chupa ya plastiki yenye tundu, mpulizo mmoja mmoja, avute pumzi tano kila mpulizo, akiwa amekaa. Hurudiwa kila dakika 20 katika saa ya kwanza, kwa idadi iliyo kwenye dawa. Bila nafuu au akishindwa kuongea: hospitalini sasa.',
  },
  massage_womb: {
    title: 'Sugua tumbo la uzazi baada ya kujifungua',
    instruction:
      'Sugua tumbo chini ya kitovu kwa nguvu kwa mviringo hadi mfuko wa uzazi uwe mgumu, na tena kila dakika 15. Akojoe, na mtoto anyonye. Kama kondo halijatoka, usivute kitovu bila mafunzo.',
  },
  lie_on_left_side: {
    title: 'Alale ubavu wa kushoto',
    instruction: 'Mlaze kwa ubavu wa kushoto, si chali, hata njiani.',
  },
  protect_yourself: {
    title: 'Jikinge',
    instruction:
      'Usiguse damu, matapishi, mate, choo wala maji mengine ya mwili kwa ngozi tupu. Vaa glavu, barakoa, kinga ya macho na gauni, na nawa mikono kwa sabuni kabla na baada. Mtu mmoja mwenye afya ndiye ahudumie.',
  },
  keep_calm_and_safe: {
    title: 'Wote wawe salama na watulie',
    instruction:
      'Ongea polepole na kwa upole, mtu mmoja kwa wakati, acha nafasi na njia ya kutoka, na ondoa vitu vinavyoweza kurushwa. Usibishane, usimfunge kamba wala mnyororo. Omba msaada ukiwa hatarini.',
  },
  safe_place: {
    title: 'Kwanza mahali salama',
    instruction:
      'Zungumza naye peke yake, na uliza kama ni salama kurudi nyumbani. Msaidie yeye na watoto kufika mahali salama akitaka. Mtoto kamwe asiachwe na mtu ambaye huenda amemdhuru.',
  },
  quiet_dark_room: {
    title: 'Chumba tulivu chenye giza kidogo',
    instruction: 'Zuia mwanga, kelele, kuguswa na upepo, kwani huleta mikazo. Mtu aangalie anavyopumua.',
  },
  no_aspirin_ibuprofen: {
    title: 'Usitumie aspirini, ibuprofeni wala diklofenaki',
    instruction:
      'Huzidisha kutokwa damu; kwa mtoto mwenye virusi aspirini inaweza kudhuru ubongo na ini. Paracetamol inaweza kutumika kwa homa na maumivu. Usichome sindano ya msuli kama damu hutoka kwa urahisi.',
  },
  treat_fever: {
    title: 'Punguza homa',
    instruction:
      'Nguo nyepesi, kunywa sana kama yuko macho, na paracetamol kwa umri na uzito kama homa ni kali au inaumiza. Usimwogeshe maji baridi sana. Haitibu chanzo: pima malaria na angalia dalili za hatari.',
  },
  soothe_cough: {
    title: 'Tuliza koo na kikohozi',
    instruction:
      'Vinywaji vya uvuguvugu, kuanzia mwaka mmoja kijiko cha asali; maziwa ya mama kwa mtoto mchanga. Usitumie dawa ya kikohozi yenye kodeini, wala antibiotiki bila mhudumu wa afya kuona sababu.',
  },
  clear_nose: {
    title: 'Safisha pua',
    instruction:
      'Weka matone ya maji safi ya chumvi (kijiko kimoja cha chai cha chumvi kwa lita ya maji yaliyochemshwa na kupoa) kila tundu la pua kabla ya kunyonya na kulala. Mtoto mkubwa aegemee juu; mtoto mchanga alale chali.',
  },
  wick_ear: {
    title: 'Kausha sikio kwa utambi',
    instruction:
      'Sokota kitambaa safi kinachofyonza au karatasi laini, weka sikioni hadi kilowe, badilisha hadi sikio likauke: mara tatu kwa siku. Usiweke kitu kingine wala maji sikioni.',
  },
  clean_eyes: {
    title: 'Safisha macho',
    instruction:
      'Nawa mikono; futa kope kutoka puani kwenda nje kwa kitambaa safi na maji yaliyochemshwa na kupoa, kipande kipya kila jicho, mara kadhaa kwa siku. Tumia taulo yako. Usiweke maziwa ya mama, mitishamba wala mkojo machoni.',
  },
  protect_dry_eye: {
    title: 'Kinga jicho lisilofumba',
    instruction:
      'Fumba mara kwa mara kwa kidole, tumia machozi ya dawa mchana, na usiku mafuta ya macho na kope ifungwe kwa plasta. Likiuma au kuwa jekundu: mtaalamu wa macho siku hiyohiyo.',
  },
  warm_compress: {
    title: 'Kanda kwa maji ya uvuguvugu',
    instruction: 'Weka kitambaa safi chenye maji ya uvuguvugu (si moto) kwa dakika 10, mara nne kwa siku. Usikamue.',
  },
  mouth_care: {
    title: 'Safisha na tuliza mdomo',
    instruction:
      'Sukutua kwa maji ya uvuguvugu ya chumvi (nusu kijiko cha chai kwa kikombe) mara nne kwa siku, piga mswaki taratibu, na kula chakula laini kilichopoa. Mtoto mdogo mfute mdomo kwa kitambaa safi kilicholoweshwa humo.',
  },
  treat_household: {
    title: 'Nyumba nzima itibiwe',
    instruction:
      'Wote wanaoishi au kulala pamoja hutibiwa siku moja, wawe wanawashwa au la. Fua nguo na matandiko kwa maji moto na uyaanike juani, au yaweke kwenye mfuko uliofungwa kwa wiki moja.',
  },
  treat_jiggers: {
    title: 'Tibu funza',
    instruction:
      'Osha miguu kwa sabuni, na paka mafuta ya dimetikoni kama yapo hadi funza wafe. Usiwatoe kwa pini au miiba iliyotumiwa na wengine; hakikisha chanjo ya pepopunda. Vaa viatu, na sakafu isiwe na vumbi.',
  },
  safety_plan: {
    title: 'Mpango wa usalama',
    instruction:
      'Andikeni pamoja ishara za onyo, kinachosaidia, nani wa kupigia usiku na mchana, na jinsi ya kuweka mbali vitu vya kujidhuru. Mwone au mpigie tena ndani ya siku chache.',
  },
  keep_evidence: {
    title: 'Andika majeraha, hifadhi ushahidi',
    instruction:
      'Akikubali, mhudumu aliyefunzwa achunguze, aandike na achore majeraha, na achukue sampuli kabla ya kuoga. Hutibiwa polisi wakijulishwa au la; ni hiari yake, kwa mtoto kama sheria inavyosema.',
  },
  feed_expressed_milk: {
    title: 'Mpe maziwa yaliyokamuliwa',
    instruction:
      'Kama mtoto hawezi kunyonya vizuri, kamua maziwa na umpe kwa kikombe au kijiko safi, au kwa mrija kituoni, kila saa mbili hadi tatu, hata usiku. Si wakati anapumua kwa shida sana au haamki.',
  },
  clean_cord: {
    title: 'Utunzaji wa kitovu',
    instruction:
      "Nawa mikono, safisha kitovu kwa maji yaliyochemshwa na kupoa na sabuni, na paka klorheksidini ya kitovu inapotolewa; kiachwe wazi. Usiweke kinyesi cha ng'ombe, majivu, mafuta wala poda.",
  },
  cover_open_spine: {
    title: 'Funika mgongo, safi na wenye unyevu',
    instruction:
      'Mlaze mtoto kifudifudi au ubavu. Funika sehemu hiyo kwa kitambaa safi kilicholowa maji ya chumvi au yaliyochemshwa, na plastiki safi juu yake. Usiibonyeze wala kuitoboa.',
  },
  emergency_contraception: {
    title: 'Dawa ya dharura ya kuzuia mimba',
    instruction:
      'Ndani ya siku 5 baada ya ngono bila kinga, mapema ndiyo bora, kama hataki mimba. Haidhuru mimba iliyopo tayari. Pima ujauzito hedhi ikichelewa zaidi ya wiki moja.',
  },
  more_fibre: {
    title: 'Nyuzinyuzi na maji zaidi',
    instruction:
      'Kula maharage, nafaka isiyokobolewa, mboga na matunda kila siku, kunywa maji, na nenda chooni unapohisi haja, bila kusukuma.',
  },
  small_meals_upright: {
    title: 'Milo midogo, kaa wima baadaye',
    instruction:
      'Kula kidogo kidogo, usile saa tatu kabla ya kulala, na lala kifua kikiwa juu. Mtoto mchanga ashikwe wima baada ya kunyonya; hulala chali bila mto.',
  },
  insulin_every_day: {
    title: 'Usiache insulini kamwe',
    instruction:
      'Insulini hutumika kila siku, hata ukiwa mgonjwa au ukila kidogo; pima zaidi wakati huo na uulize dozi. Iwekwe mahali pa baridi, kwenye chungu cha maji kama hakuna friji. Beba sukari.',
  },
}
