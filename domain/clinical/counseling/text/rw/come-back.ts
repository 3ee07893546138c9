import type { WordsOfKind } from '#domain/clinical/counseling/text/words-of-language.ts'

export const RW_COME_BACK = {
  'come_back.not_better':
    "Garuka kwa muganga niba [utorohewe|umwana atorohewe] nyuma y'iminsi {days}, kandi uze mbere yaho niba birushijeho kuba bibi.",
  'come_back.worse':
    'Garuka kwa muganga niba [urushijeho kumererwa|umwana arushijeho kumererwa] nabi, cyangwa niba hari ikintu gishya kiguteye ubwoba.',
  'come_back.child_danger':
    "Hita uzana umwana kwa muganga ako kanya niba adashobora kunywa cyangwa konka, aruka ibyo ariye n'ibyo anyoye byose, agagaye, ahumeka vuba cyangwa bigoranye, cyangwa asinziriye cyane kandi kumukangura bigoranye.",
  'come_back.allergy':
    'Hita ujya ku bitaro ako kanya niba mu maso, iminwa cyangwa ururimi bibyimbye, guhumeka bigoranye, cyangwa niba ibibyimba biryaryata bije ku mubiri wose. Ntuzongere kuwukoresha.',
  'come_back.allergy_given':
    'Hita ubwira muganga ako kanya niba mu maso, iminwa cyangwa ururimi bibyimbye, guhumeka bigoranye, cyangwa niba ibibyimba biryaryata bije ku mubiri.',
  'come_back.vomits_everything':
    'Garuka kwa muganga uwo munsi nyine niba [uwuruka buri gihe uko uwufashe|umwana awuruka buri gihe uko awufashe].',
  'come_back.rash_stop':
    'Uduheri ku mubiri, ibisebe mu kanwa cyangwa amaso atukura ababara: hagarika umuti, uhite uza kwa muganga ako kanya, uwo munsi nyine.',
  'come_back.rash_ask':
    "Uduheri ku mubiri hamwe n'umuriro, ibisebe mu kanwa cyangwa uruhu ruvaho: hita uza kwa muganga ako kanya.",
  'come_back.fits_or_tingling':
    'Hagarika umuti, uze kwa muganga uwo munsi nyine niba hari ibinya cyangwa kutumva mu biganza cyangwa mu birenge, kudandabirana mu kugenda, cyangwa kugagara.',
  'come_back.tingling_worse':
    'Garuka kwa muganga niba ibinya, kokera cyangwa intege nke mu biganza cyangwa mu birenge birushijeho kwiyongera.',
  'come_back.yellow_eyes':
    "Amaso y'umuhondo, inkari zijimye nk'icyayi cy'umukara, kubabara munsi y'imbavu z'iburyo cyangwa kuruka bidashira: hagarika umuti, uze kwa muganga uwo munsi nyine.",
  'come_back.yellow_eyes_hiv':
    "Amaso y'umuhondo, inkari zijimye nk'icyayi cy'umukara, kubabara munsi y'imbavu z'iburyo cyangwa kuruka bidashira: uze kwa muganga uwo munsi nyine. Muganga ni we wemeza niba umuti uhindurwa.",
  'come_back.eyesight':
    "Uze kwa muganga uwo munsi nyine niba kubona bigabanutse, cyangwa niba umutuku n'icyatsi kibisi bigaragara bisa.",
  'come_back.bloody_stool': 'Uze kwa muganga uwo munsi nyine niba hari kwituma ibirimo amaraso, cyangwa guhitwa cyane.',
  'come_back.stomach_bleeding':
    'Hita ujya ku bitaro ako kanya niba hari kwituma ibyirabura bimatira, kuruka amaraso cyangwa kubabara mu nda cyane.',
  'come_back.little_urine':
    'Uze kwa muganga uwo munsi nyine niba [wihagarika|umwana yihagarika] inkari nke cyane, cyangwa niba mu maso cyangwa ibirenge bibyimbye.',
  'come_back.hearing':
    'Hita ubwira muganga ako kanya niba hari urusaku rwumvikana mu matwi, kutumva neza cyangwa isereri.',
  'come_back.malaria_danger':
    "Hita ujya ku bitaro ako kanya niba hari kugagara, urujijo (kutamenya aho umuntu ari), intege nke cyane, kuruka ibyo umuntu ariye n'ibyo anyoye byose, guhumeka bigoranye, amaso y'umuhondo, cyangwa inkari zijimye nk'icyayi cy'umukara.",
  'come_back.dark_urine_weeks':
    'Mu byumweru 4 bikurikira, hita uza kwa muganga ako kanya niba hari inkari zijimye, kwereruka cyangwa umunaniro ukabije.',
  'come_back.fever_stays':
    "Garuka kwa muganga niba umuriro umaze iminsi irenga 3, cyangwa niba uzanye n'ijosi ryagagaye, uduheri ku mubiri cyangwa kugagara.",
  'come_back.too_much':
    "Niba hamizwe umuti urenze urugero, hita ujya ku bitaro ako kanya, n'igihe [wumva umeze|umwana agaragara nk'umeze] neza.",
  'come_back.chest_pain':
    "Hita ujya ku bitaro ako kanya niba hari ububabare cyangwa uburemere mu gituza, intege nke ku ruhande rumwe rw'umubiri, umunwa wahengamye cyangwa kuvuga bigoranye bitunguranye.",
  'come_back.faint':
    'Uze kwa muganga uwo munsi nyine niba [urabiranye|umwana arabiranye], cyangwa niba isereri ituma [udashobora|adashobora] guhagarara.',
  'come_back.dehydrated_ask':
    'Baza muganga uwo munsi nyine niba [uruka cyangwa uhitwa|umwana aruka cyangwa ahitwa] cyane: bishobora kuba ngombwa ko umuti uba uhagaze kugeza bishize.',
  'come_back.lips_swell':
    "Kubyimba iminwa, ururimi cyangwa mu maso: hita ujya ku bitaro ako kanya kandi ntuzigere wongera kuwufata. Bishobora kuza nyuma y'amezi.",
  'come_back.muscle_pain':
    "Hagarika umuti, uze kwa muganga uwo munsi nyine niba hari kubabara imikaya cyane cyangwa intege nke zayo, cyangwa inkari zijimye nk'icyayi cy'umukara.",
  'come_back.pressure_in_pregnancy':
    'Igihe utwite, hita ujya ku bitaro ako kanya niba umutwe ukubabaza cyane, utabona neza, ubabara mu nda yo hejuru, ugagaye, uva amaraso, cyangwa niba umwana anyeganyega mu nda gake kurusha mbere.',
  'come_back.yellow_or_low_mood':
    "Uze kwa muganga uwo munsi nyine niba hari amaso y'umuhondo, umuriro udafite impamvu, cyangwa agahinda gakabije.",
  'come_back.breathless_swollen':
    "Hita uza kwa muganga ako kanya niba guhumeka birushijeho kugorana, n'iyo umuntu aryamye, cyangwa niba amaguru arushijeho kubyimba.",
  'come_back.low_sugar':
    "Niba bidashize mu minota 15 nyuma y'isukari, [ongera ufate|ongera umuhe] isukari, uhite ujya ku bitaro ako kanya. Ntugire icyo ushyira mu kanwa k'umuntu udashobora kumira.",
  'come_back.high_sugar':
    "Hita ujya ku bitaro ako kanya niba hari kuruka, guhumeka vuba no gukurura umwuka mwinshi, inyota nyinshi n'inkari nyinshi, cyangwa urujijo (kutamenya aho umuntu ari).",
  'come_back.fits':
    'Garuka kwa muganga niba kugagara biza kenshi kurusha mbere. Kugagara birengeje iminota 5, cyangwa bikurikirana: hita ujya ku bitaro ako kanya.',
  'come_back.blood_signs':
    "Hita uza kwa muganga ako kanya niba hari umuriro uri kumwe no kubabara mu muhogo, cyangwa ibisebe mu kanwa, amaraso avira munsi y'uruhu cyangwa kuva amaraso.",
  'come_back.after_rectal_diazepam':
    'Niba kugagara bidahagaze mu minota 5 nyuma yawo, cyangwa guhumeka biri buhoro cyangwa bidafite imbaraga, cyangwa niba ari ubwa mbere habaye kugagara: hita ujya ku bitaro ako kanya. Ntuwutange ubwa kabiri nta muganga uhari.',
  'come_back.thoughts_of_dying':
    'Hita uza kwa muganga ako kanya, cyangwa ubwire umuntu wizeye, niba [utekereza gupfa cyangwa kwigirira nabi|umwana avuga ibyo gupfa cyangwa kwigirira nabi], cyangwa niba hari kudatuza bikabije. Ibi bishobora kuza mu byumweru bya mbere.',
  'come_back.heart_flutter': 'Uze kwa muganga uwo munsi nyine niba umutima utera uhindagurika cyangwa vuba cyane.',
  'come_back.urine_stuck':
    'Uze kwa muganga uwo munsi nyine niba inkari zanze kuza, cyangwa niba ijisho ribabaye bitunguranye.',
  'come_back.asthma_attack':
    "Hita ujya ku bitaro ako kanya niba [ubura umwuka ku buryo udashobora|umwana abura umwuka ku buryo adashobora] kuvuga cyangwa kurya, iminwa ihindutse ubururu cyangwa ibara ry'ivu, cyangwa agapompo gafasha igihe kitageze ku masaha 4. Komeza gukanda agapompo mu nzira.",
  'come_back.steroid_infection':
    "Uze kwa muganga uwo munsi nyine niba hari umuriro, kwituma ibyirabura, inyota nyinshi, cyangwa nyuma yo kuba hafi y'urwaye ibihara (varicelle) cyangwa iseru.",
  'come_back.skin_worse':
    'Garuka kwa muganga niba uruhu rurushijeho gutukura, ruzana amazi, rwuzuye amashyira, cyangwa niba haje umuriro.',
  'come_back.eye_danger':
    'Uze kwa muganga uwo munsi nyine niba ijisho rirushijeho kubabara, kubona bigabanutse, rijemo igihu cyangwa ribyimbye cyane.',
  'come_back.ear_danger':
    "Uze kwa muganga uwo munsi nyine niba inyuma y'ugutwi habyimbye, hari umuriro, isura yahengamye cyangwa hari isereri.",
  'come_back.cord_danger':
    'Hita uzana uruhinja kwa muganga ako kanya niba umukondo utukura, unuka cyangwa urimo amashyira, cyangwa niba uruhinja rufite umuriro cyangwa rukonje, rutonka, cyangwa ruhumeka vuba.',
  'come_back.gel_in_eye':
    "Niba jele igiye mu jisho, hita woza iryo jisho n'amazi meza ako kanya, uze kwa muganga uwo munsi nyine.",
  'come_back.lower_belly':
    'Garuka kwa muganga niba hari kubabara mu nda yo hasi, umuriro, cyangwa ururenda runuka ruva mu gitsina.',
  'come_back.dehydration':
    "Hita uza kwa muganga ako kanya niba hari kwituma ibirimo amaraso, amaso yinjiyemo, inyota nyinshi cyangwa kudashobora kunywa, inkari nke cyane, cyangwa kuruka ibyo umuntu ariye n'ibyo anyoye byose. Garuka kwa muganga niba bimaze iminsi irenga 3.",
  'come_back.child_swallowed_iron':
    "Umwana wamize ibi binini ku bw'impanuka agomba guhita ajyanwa ku bitaro ako kanya, n'iyo yaba ameze neza.",
  'come_back.anaemia':
    "Hita uza kwa muganga ako kanya niba guhumeka bigoranye n'iyo umuntu aruhutse, cyangwa niba umutima utera vuba cyane cyangwa hari intege nke cyane.",
  'come_back.wasting':
    'Hita ugaruka kwa muganga ako kanya niba ibirenge bibyimbye, iki kiribwa cyanzwe, ibiro bigabanutse, cyangwa niba haje umuriro, inkorora cyangwa impiswi.',
  'come_back.bleeding_after_birth':
    'Hita ubibwira umuntu ako kanya, ku manywa cyangwa nijoro, niba kotegisi (pads) zirenga 2 zuzuye amaraso mu isaha imwe, cyangwa niba hari kurabirana, umuriro cyangwa ibiva mu gitsina binuka.',
  'come_back.magnesium':
    'Hita ubwira muganga ako kanya niba hari guhumeka buhoro, ibitotsi byinshi, inkari nke cyane cyangwa kongera kugagara.',
  'come_back.no_period':
    'Garuka kwipimisha inda niba imihango ikurikira itinze iminsi irenga 7, kandi uhite uza ako kanya niba ubabara cyane mu nda yo hasi.',
  'come_back.dmpa':
    'Garuka kwa muganga niba uva amaraso igihe gikubye kabiri igisanzwe cyangwa amaraso akubye kabiri asanzwe, niba umutwe ukubabaza cyane kandi utabona neza, niba amaso ari umuhondo, cyangwa niba ushobora kuba utwite.',
  'come_back.infusion':
    'Hita ubwira muganga ako kanya niba hari guhumeka bigoranye, kubyimba, gutitira, cyangwa kubabara aho serumu yinjirira.',
  'come_back.swallowed_antiseptic': 'Niba umuntu awunyoye, hita ujya ku bitaro ako kanya. Ntumutere kuruka.',
  'come_back.tb_not_better':
    'Garuka kwa muganga niba inkorora, umuriro, kubira ibyuya nijoro cyangwa gutakaza ibiro bitagabanutse, cyangwa byongeye kugaruka.',
  'come_back.hiv_check':
    'Uze gupimisha ingano ya virusi iri mu maraso, kandi uhite uza ako kanya niba hari inkorora nshya, umuriro, cyangwa kubabara umutwe cyane.',
  'come_back.lungs_nitrofurantoin':
    "Hagarika umuti, uze kwa muganga uwo munsi nyine niba hari inkorora no guhumeka bigoranye, amaso y'umuhondo, cyangwa ibinya mu biganza cyangwa mu birenge. Umuriro cyangwa kubabara umugongo na byo bigomba kongera gusuzumwa.",
  'come_back.weight_loss_stomach':
    'Uze kwa muganga uwo munsi nyine niba hari kwituma ibyirabura, kuruka amaraso, kumira bigoranye, cyangwa gutakaza ibiro.',
  'come_back.fits_after_worms':
    'Hita ujya ku bitaro ako kanya niba nyuma yawo hari kubabara umutwe cyane, kugagara cyangwa urujijo (kutamenya aho umuntu ari).',
  'come_back.lotion_in_eye':
    "Niba umuti ugiye mu jisho, hita woza iryo jisho n'amazi meza ako kanya. Garuka kwa muganga niba hari amabavu, cyangwa kugagara.",
} as const satisfies WordsOfKind<'come_back'>
