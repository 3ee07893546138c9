import type { WordsOfKind } from '#domain/clinical/counseling/text/words-of-language.ts'

export const LG_HOW = {
  'how.swallow_tablet':
    "[Mira empeke n'egiraasi y'amazzi amayonjo.|Wa omwana empeke n'amazzi amayonjo. Omwana bw'aba tasobola kugimira, sooka obuuze omusawo nga tonnagibetenta.]",
  'how.swallow_capsule':
    "[Mira empeke ya capsule nnamba n'egiraasi y'amazzi amayonjo. Togiggulawo era togigaaya.|Wa omwana empeke ya capsule nnamba n'amazzi amayonjo. Omwana bw'aba tasobola kugimira, sooka obuuze omusawo nga tonnagiggulawo.]",
  'how.dissolve_tablet':
    "[Teeka empeke mu kijiiko oba mu kakopo akalimu amazzi amayonjo. Linda okutuusa ng'esaanuuse, olyoke onywe amazzi ago gonna.|Teeka empeke mu kijiiko oba mu kakopo akalimu amazzi amayonjo. Linda okutuusa ng'esaanuuse, olyoke owe omwana amazzi ago gonna. Yoza ekijiiko oba akakopo n'amazzi amatono, nago ogawe omwana.]",
  'how.zinc_tablet':
    "Empeke y'omwana ow'ebbeere gireke esaanuuke mu kijiiko omuli amata g'ebbeere, ORS oba amazzi amayonjo. Omwana omukuluko asobola okugigaaya.",
  'how.chew_tablet':
    "[Gaaya bulungi empeke oba gibetente, ogimire n'amazzi.|Betentera omwana omuto empeke, ogimuwe n'amazzi. Tomukakanga kugimira: omwana ayinza okulakirwa.]",
  'how.vaginal_tablet':
    "Naaba mu ngalo. Galamira ku mugongo, osindike empeke mpola n'olugalo mu bukyala, munda ddala nga bw'osobola. Togimira.",
  'how.measure_liquid':
    "Sooka onyeenye eccupa. Pima eddagala n'akajiiko, akakopo oba syringe ebijja nalyo, so si na kijiiko kya mu ffumbiro.",
  'how.ors_mix':
    "Naaba mu ngalo. Yiwa ppaketi emu nnamba mu kitundu kya lita (500 mL) eky'amazzi amayonjo, otabule. Toteekamu sukaali, munnyo, mata wadde juyisi.",
  'how.ors_sips':
    "[Nywa amazzi ga ORS emirundi mingi, katono katono. Bw'osesema, linda eddakiika 10, olyoke oddemu okuganywa mpolako.|Wa omwana amazzi ga ORS emirundi mingi, katono katono, mu kikopo oba n'ekijiiko. Omwana bw'asesema, linda eddakiika 10, olyoke oddemu okugamuwa mpolako.]",
  'how.copack_zinc':
    "Mu ppaketi mulimu empeke za zinc: omwana atannaweza myezi 6 muwe ekitundu ky'empeke esaliddwamu wakati, ow'emyezi 6 n'okudda waggulu muwe empeke 1. Giteeke mu kijiiko ky'amazzi amayonjo, ORS oba amata g'ebbeere, ogimuwe ng'emaze okusaanuuka.",
  'how.paste':
    "[Naaba mu ngalo. Lya emmere eno ey'eddagala (RUTF) butereevu okuva mu ppaketi. Togifumba era togitabula na mazzi.|Naaba mu ngalo, onaaze n'omwana mu ngalo. Leka omwana alye emmere eno ey'eddagala (RUTF) butereevu okuva mu ppaketi. Togifumba era togitabula na mazzi.]",
  'how.suppository':
    "[Naaba mu ngalo. Galamira ku ludda olumu, osindike eddagala mpola mu mabega, awafulumira obubi, ng'osooka n'oludda olusongovu. Sigala ng'ogalamidde nga teweenyeenya okumala eddakiika ntono. Si lya kumira.|Naaba mu ngalo. Galamiza omwana ku ludda olumu, osindike eddagala mpola mu mabega, awafulumira obubi, ng'osooka n'oludda olusongovu. Kwatira wamu enjuyi zombi ez'akabina ke okumala eddakiika ntono. Si lya kumira.]",
  'how.suppository_again': 'Bwe livaamu nga tewannayita ddakiika 30, teekamu eddala.',
  'how.rectal_gel':
    "[Omuntu omulala y'alikuteekamu ng'oli mu kwesika.|Omwana ng'ali mu kwesika, mugalamize ku ludda olumu.] Yingiza omumwa gwa tube mu mabega, awafulumira obubi, onyige mpola okutuusa ng'eweddemu. Giggyeemu ng'okyaginyize, okwatire wamu enjuyi zombi ez'akabina okumala eddakiika ntono.",
  'how.injection_by_health_worker': "Omusawo y'akuba empiso eno. Togikubira waka.",
  'how.drip_by_health_worker': "Omusawo y'aliteeka mu musuwa nga drip. Si lya kunywa.",
  'how.insulin_inject':
    "[Naaba mu ngalo. Yiringisa eccupa mpola wakati w'engalo zo okutuusa ng'eddagala lyonna lifaanana bumu ng'amata; toginyeenya. Ggyamu units zokka ezaakuwandiikirwa, ng'okozesa syringe ya insulin. Weekube empiso wansi w'olususu lw'olubuto oba olw'ekisambi, buli mulundi mu kifo kya njawulo.|Naaba mu ngalo. Yiringisa eccupa mpola wakati w'engalo zo okutuusa ng'eddagala lyonna lifaanana bumu ng'amata; toginyeenya. Ggyamu units zokka ezaawandiikirwa omwana, ng'okozesa syringe ya insulin. Mukube empiso wansi w'olususu lw'olubuto oba olw'ekisambi, buli mulundi mu kifo kya njawulo.]",
  'how.insulin_shown':
    "Leka omusawo akulage bwe kikolebwa, era naawe kikole omulundi gumu ng'alaba. Empiso ezikozeseddwa ziteeke mu kikebe ekigumu ekirina ekisaanikira.",
  'how.inhaler':
    "[Nyeenya inhaler, ogiggyeko ekisaanikira. Fulumya omukka mu kamwa. Giteeke wakati w'emimwa, oginyige omulundi gumu ng'oyingiza omukka mpola era mungi, olyoke olinde sikonda 10 nga tossa. Linda eddakiika 1 nga tonnanyiga mulundi gwakubiri.|Nyeenya inhaler, ogiggyeko ekisaanikira. Giteeke mu spacer; mask giteeke ku kamwa n'ennyindo z'omwana, oba omumwa gwa spacer guteeke wakati w'emimwa gye. Nyiga omulundi gumu, oleke omwana ayingize era afulumye omukka emirundi 5. Linda eddakiika 1 nga tonnanyiga mulundi gwakubiri.]",
  'how.inhaler_rinse':
    "[Bw'omala okukozesa inhaler, yoza mu kamwa n'amazzi ogawande.|Omwana bw'amala okukozesa inhaler, ayoze mu kamwa n'amazzi agawande, oba anyweko amazzi matono.]",
  'how.nebuliser':
    "Omusawo aliteeka mu kyuma ekifulumya olufu. [Ng'oyambadde mask, ssa mpola ng'oyingiza olufu olwo, okutuusa lwe luggwaawo.|Kwata omwana ng'ateredde nga mask emuliko, okutuusa olufu lwe luggwaawo.] Si lya kunywa.",
  'how.cream':
    "Naaba mu ngalo, onaaze n'olususu olulwadde, olukaze. Siiga eddagala ttono ng'olinyigiriza mu lususu. Ddamu onaabe mu ngalo. Si lya kuteeka mu liiso wadde mu kamwa.",
  'how.clotrimazole_around': 'Lisiige ne ku lususu olulamu olwetoolodde obutulututtu, 2 cm okuva we bukoma.',
  'how.cord_gel':
    "Naaba mu ngalo. Siiga eddagala ku mutwe gw'ekirira, okwetooloola ekirira, ne ku lususu we kitandikira. Toteeka kirala kyonna ku kirira. Tolissanga mu liiso, mu kutu wadde mu kamwa.",
  'how.scabies_lotion':
    "[Naaba omubiri gwonna, ogukaze. Siiga eddagala ku lususu lwonna okuva mu bulago okudda wansi, ne wakati w'engalo, wansi w'enjala ne mu bigere wansi. Tolissa mu liiso, mu kamwa wadde ku biwundu.|Naaza omwana omubiri gwonna, ogukaze. Siiga eddagala ku lususu lwonna okuva mu bulago okudda wansi, ne wakati w'engalo, wansi w'enjala ne mu bigere wansi. Tolissa mu liiso, mu kamwa wadde ku biwundu.]",
  'how.scabies_others':
    "Abantu bonna ab'omu nnyumba bajjanjabibwa ku lunaku lwe lumu. Engoye, bye mwebikka ne bye mwebakako byoze n'amazzi agookya, oba byanike mu musana bikale.",
  'how.antiseptic':
    "Lya ku lususu lwokka, si lya kunywa n'akatono. Sooka onaaze olususu oba ekiwundu ekitono n'amazzi amayonjo, olyoke osiigeko eddagala ttono ne ppamba omuyonjo oba akagoye akayonjo.",
  'how.eye_ointment':
    "Naaba mu ngalo. Siimuula eriiso n'akagoye akabisi okutuusa nga liyonjo. Sika wansi ekikowe ky'eriiso ekya wansi, osiige munda mu kyo eddagala eryenkana obuwanvu bw'empeke y'omuceere. Tube terina kukwata ku liiso. [Zibiriza eriiso okumala eddakiika emu.|Omwana azibirize eriiso okumala eddakiika emu.]",
  'how.ear_drops':
    "Naaba mu ngalo. Kaza okutu ng'oyingizaamu akagoye akayonjo akazinge, okutuusa nga kavaayo kakalu. [Galamira ku ludda olumu ng'okutu kutunudde waggulu, otonnyezemu eddagala, osigale bw'otyo okumala eddakiika 5.|Galamiza omwana ku ludda olumu ng'okutu kutunudde waggulu, otonnyezemu eddagala, omuleke bw'atyo okumala eddakiika 5.] Si lya kuteeka mu liiso.",
  'how.nystatin_drops':
    "Nyeenya eccupa. Ng'okozesa dropper ejja nalyo, tonnyeza ekitundu kya doozi ku ludda olumu olw'akamwa, n'ekitundu ekirala ku ludda olulala. [Likuume mu kamwa ekiseera kyonna ky'osobola nga tonnalimira.|Bw'aba mwana wa bbeere, lisiige wonna mu kamwa ke n'olugalo oluyonjo.]",
  'how.vitamin_a_squeeze': "Omusawo asala omutwe gw'empeke ya capsule, n'akamulira amatondo mu kamwa.",
  'how.upright_30_minutes':
    "[Limire ng'otudde oba ng'oyimiridde, n'egiraasi y'amazzi ejjudde. Togalamira okumala eddakiika 30 ng'omaze okulimira.|Omwana alimire ng'atudde, n'egiraasi y'amazzi ejjudde, era aleme okugalamira okumala eddakiika 30 ng'amaze okulimira.]",
  'how.praziquantel_bitter': 'Empeke eno tegaayibwa era terwisibwa mu kamwa: ekaawa.',
  'how.misoprostol_tongue':
    "Omusawo y'aziwa maama ng'omwana amaze okuzaalibwa, era y'agamba oba empeke zimirwa oba zikuumibwa wansi w'olulimi.",
  'how.aspirin_water': "Empeke giteeke mu mazzi amatono, oba emirwe n'amazzi.",
} as const satisfies WordsOfKind<'how'>
