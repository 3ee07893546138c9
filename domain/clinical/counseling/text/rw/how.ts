import type { WordsOfKind } from '#domain/clinical/counseling/text/words-of-language.ts'

export const RW_HOW = {
  'how.swallow_tablet':
    "[Mira ikinini, urenzeho ikirahuri cy'amazi meza.|Ha umwana ikinini n'amazi meza. Niba umwana adashobora kukimira, baza muganga mbere yo kugisya.]",
  'how.swallow_capsule':
    "[Mira kabusire (gélule) yose uko yakabaye, urenzeho ikirahuri cy'amazi meza. Ntuyifungure kandi ntuyihekenye.|Ha umwana kabusire (gélule) yose uko yakabaye n'amazi meza. Niba umwana adashobora kuyimira, baza muganga mbere yo kuyifungura.]",
  'how.dissolve_tablet':
    "[Shyira ikinini mu kiyiko cyangwa mu gakombe gato birimo amazi meza. Tegereza gishonge, hanyuma ubinywe byose.|Shyira ikinini mu kiyiko cyangwa mu gakombe gato birimo amazi meza. Tegereza gishonge, hanyuma ubihe umwana byose. Unyuguze ikiyiko cyangwa agakombe n'amazi make, ayo mazi na yo uyahe umwana.]",
  'how.zinc_tablet':
    'Niba ari uruhinja, reka ikinini gishonge mu kiyiko kirimo amashereka, ORS cyangwa amazi meza. Umwana mukuru ashobora kugihekenya.',
  'how.chew_tablet':
    "[Hekenya ikinini neza, cyangwa ugisye, hanyuma ukimire urenzeho amazi.|Niba ari umwana muto, sya ikinini, ukimuhe n'amazi. Ntuzigere ukimushyira mu kanwa ku ngufu: ashobora kunigwa.]",
  'how.vaginal_tablet':
    'Karaba intoki. Ryama ugaramye, usunikire ikinini buhoro buhoro mu gitsina ukoresheje urutoki, ukigeze kure uko ushoboye. Ntukimire.',
  'how.measure_liquid':
    "Banza ucuguse icupa. Pimisha akayiko, agakombe cyangwa seringe byazanye n'umuti, ntupimishe ikiyiko cyo mu gikoni.",
  'how.ors_mix':
    "Karaba intoki. Suka agapaki kamwe kose mu mazi meza angana n'igice cya litiro (500 mL), uvange. Ntukongeremo isukari, umunyu, amata cyangwa umutobe.",
  'how.ors_sips':
    '[Uyinywe kenshi, usomaho gake gake. Niba urutse, tegereza iminota 10, hanyuma ukomeze buhoro kurushaho.|Uyihe umwana kenshi, gake gake, ukoresheje agakombe cyangwa akayiko. Niba umwana arutse, tegereza iminota 10, hanyuma ukomeze buhoro kurushaho.]',
  'how.copack_zinc':
    "Ibinini biri mu gapaki ni zinc: kimwe cya kabiri cy'ikinini ku mwana utaruzuza amezi 6, ikinini 1 kuva ku mezi 6. Gishyire mu kiyiko kirimo amazi meza, ORS cyangwa amashereka, ukimuhe kimaze gushonga.",
  'how.paste':
    "[Karaba intoki. Urye iki kiribwa ugikura mu gapaki kacyo. Ntugiteke kandi ntukivange n'amazi.|Karaba intoki, ukarabye n'iz'umwana. Reka umwana arye iki kiribwa agikura mu gapaki kacyo. Ntugiteke kandi ntukivange n'amazi.]",
  'how.suppository':
    '[Karaba intoki. Ryamira urubavu, usunikire umuti buhoro buhoro mu kibuno, uruhande rusongoye rubanze. Guma uryamye utanyeganyega iminota mike. Uyu muti ntumirwa.|Karaba intoki. Ryamisha umwana ku rubavu, usunikire umuti buhoro buhoro mu kibuno cye, uruhande rusongoye rubanze. Fatanya amabuno ye yombi iminota mike. Uyu muti ntumirwa.]',
  'how.suppository_again': 'Niba umuti usohotse iminota 30 itarashira, shyiramo undi.',
  'how.rectal_gel':
    '[Undi muntu ni we uwugushyirira igihe ugagaye.|Igihe umwana agagaye, muryamishe ku rubavu.] Shyira umutwe wa tube mu kibuno, ukande buhoro buhoro kugeza umuti wose uvuyemo, uyikuremo ukiyikanze, hanyuma ufatanye amabuno yombi iminota mike.',
  'how.injection_by_health_worker': 'Muganga ni we utera uru rushinge. Ntirugomba guterwa mu rugo.',
  'how.drip_by_health_worker': 'Muganga ni we utanga uyu muti, awucishije muri serumu mu mutsi. Si uwo kunywa.',
  'how.insulin_inject':
    "[Karaba intoki. Zengurutsa icupa buhoro buhoro hagati y'ibiganza byawe kugeza umuti wose wivanze ugasa kimwe; ntuwucuguse. Vanamo inite (units) wandikiwe gusa, ukoresheje seringe ya insuline. Witere munsi y'uruhu rw'inda cyangwa rw'ikibero, buri gihe uhindure aho utera.|Karaba intoki. Zengurutsa icupa buhoro buhoro hagati y'ibiganza byawe kugeza umuti wose wivanze ugasa kimwe; ntuwucuguse. Vanamo inite (units) umwana yandikiwe gusa, ukoresheje seringe ya insuline. Mutere munsi y'uruhu rw'inda cyangwa rw'ikibero, buri gihe uhindure aho utera.]",
  'how.insulin_shown':
    'Muganga akwereke uko bikorwa, nawe ubikore rimwe akureba. Inshinge zakoreshejwe uzishyire mu kintu gikomeye gifite umupfundikizo.',
  'how.inhaler':
    "[Cugusa agapompo, ukureho umupfundikizo wako. Sohora umwuka. Shyira agapompo hagati y'iminwa, ukande rimwe winjiza umwuka mwinshi buhoro buhoro, hanyuma umare amasegonda 10 udahumeka. Tegereza umunota 1 mbere yo gukanda ubwa kabiri.|Cugusa agapompo, ukureho umupfundikizo wako. Gacomeke kuri spacer (chambre d'inhalation), masike yayo uyishyire ku munwa no ku mazuru by'umwana, cyangwa umunwa wayo uwushyire hagati y'iminwa ye. Kanda rimwe, ureke umwana yinjize kandi asohore umwuka inshuro 5. Tegereza umunota 1 mbere yo gukanda ubwa kabiri.]",
  'how.inhaler_rinse':
    "[Nyuma yo gukanda agapompo, oza mu kanwa n'amazi, uyacire.|Nyuma yo gukanda agapompo, umwana yoze mu kanwa n'amazi, ayacire, cyangwa anywe amazi make.]",
  'how.nebuliser':
    'Muganga awushyira mu mashini ikora umwuka urimo umuti. [Humeka uwo mwuka utuje, unyuze muri masike, kugeza ushize.|Fata umwana atuze yambaye masike, kugeza uwo mwuka ushize.] Uyu muti si uwo kunywa.',
  'how.cream':
    "Karaba intoki, woze n'uruhu rurwaye, uruhanagure rwume. Siga umuti muke. Ongera ukarabe intoki. Si umuti wo mu jisho cyangwa mu kanwa.",
  'how.clotrimazole_around': "Uwusige no kuri santimetero 2 z'uruhu ruzima rukikije uduheri.",
  'how.cord_gel':
    "Karaba intoki. Siga jele ku mutwe w'umukondo, impande zawo zose no ku ruhu aho umukondo uteye. Ntugire ikindi kintu ushyira ku mukondo. Ntuzigere uyishyira mu jisho, mu gutwi cyangwa mu kanwa.",
  'how.scabies_lotion':
    "[Oga umubiri, wihanagure wume. Wisige umuti ku ruhu rwose uhereye mu ijosi ukamanuka, no hagati y'intoki, munsi y'inzara no mu bworo bw'ibirenge. Umuti ntugere mu jisho, mu kanwa cyangwa ku gikomere.|Uhagira umwana, umuhanagure yume. Musige umuti ku ruhu rwose uhereye mu ijosi ukamanuka, no hagati y'intoki, munsi y'inzara no mu bworo bw'ibirenge. Umuti ntugere mu jisho, mu kanwa cyangwa ku gikomere.]",
  'how.scabies_others':
    "Abo mu rugo bose bavurirwe icyarimwe, ku munsi umwe. Imyenda n'ibiryamirwa mubimese mu mazi ashyushye, cyangwa mubyanike ku zuba.",
  'how.antiseptic':
    "Ni uwo ku ruhu gusa, ntunyobwa na rimwe. Banza usukure uruhu cyangwa igikomere gito n'amazi meza, hanyuma ushyireho umuti muke ukoresheje ipamba cyangwa agatambaro bisukuye.",
  'how.eye_ointment':
    "Karaba intoki. Hanagura ijisho urisukure n'agatambaro gatose. Kurura uruhu rwo munsi y'ijisho urumanura, ushyire umuti ureshya n'intete y'umuceri imbere, hagati y'urwo ruhu n'ijisho. Tube ntigomba gukora ku jisho. [Funga ijisho umunota umwe.|Reka umwana afunge ijisho umunota umwe.]",
  'how.ear_drops':
    "Karaba intoki. Umutsa mu gutwi ukoresheje agatambaro gasukuye kazinze nk'urutambi, kugeza gasohotse kumye. [Ryamira urubavu, ugutwi kureba hejuru, utonyangirizemo umuti, ugume utyo iminota 5.|Ryamisha umwana ku rubavu, ugutwi kureba hejuru, utonyangirizemo umuti, agume atyo iminota 5.] Si umuti wo mu jisho.",
  'how.nystatin_drops':
    "Cugusa icupa. Shyira kimwe cya kabiri cya doze muri buri ruhande rw'akanwa, ukoresheje agakoresho ko gutonyangiriza. [Ugumane umuti mu kanwa igihe kirekire uko ushoboye mbere yo kuwumira.|Niba ari uruhinja, wusige mu kanwa ukoresheje urutoki rusukuye.]",
  'how.vitamin_a_squeeze': 'Muganga akata umutwe wa kabusire, agakandira ibitonyanga mu kanwa.',
  'how.upright_30_minutes':
    '[Uwunywe wicaye cyangwa uhagaze, urenzeho ikirahuri cyuzuye amazi. Nturyame mu minota 30 ikurikira.|Umwana awunywe yicaye, arenzeho ikirahuri cyuzuye amazi, kandi ntaryame mu minota 30 ikurikira.]',
  'how.praziquantel_bitter': 'Ikinini ntigihekenywa kandi ntigitinda mu kanwa: kirasharira.',
  'how.misoprostol_tongue':
    "Muganga awutanga umwana amaze kuvuka, akavuga niba ibinini bimirwa cyangwa bishyirwa munsi y'ururimi.",
  'how.aspirin_water': 'Shyira ikinini mu mazi make, cyangwa ukimire urenzeho amazi.',
} as const satisfies WordsOfKind<'how'>
