import type { WordsOfKind } from '#domain/clinical/counseling/text/words-of-language.ts'

export const RW_SIDE_EFFECTS = {
  'side_effects.few': 'Iyo uyu muti ufashwe ku ngano yanditswe, ingaruka zawo ni nke.',
  'side_effects.stomach':
    'Uyu muti ushobora gutera ibibazo mu nda: iseseme, kubabara mu nda, kwituma ibyoroshye. Birashira.',
  'side_effects.antibiotic_diarrhoea':
    "Uyu muti ushobora gutera guhitwa n'iseseme. [Unywe|Uhe umwana] amazi menshi kurushaho, kandi ukomeze umuti.",
  'side_effects.antibiotic_thrush':
    "Nyuma yawo, mu gitsina cy'umugore hashobora kuryaryata cyangwa hakava ururenda rwera. Biravurwa: bwira muganga.",
  'side_effects.nsaid': 'Uyu muti ushobora gutera kokera mu gifu.',
  'side_effects.bleeding_aspirin':
    "Udukomere duto tumara igihe kirekireho gato tuva amaraso, kandi amaraso avira munsi y'uruhu ku buryo bworoshye kurushaho.",
  'side_effects.injection_pain': 'Aho bateye urushinge hashobora kubabara umunsi 1 cyangwa iminsi 2.',
  'side_effects.drip_pain': 'Bwira muganga niba aho serumu yinjirira hababara cyangwa habyimba.',
  'side_effects.metronidazole':
    "Uyu muti ushobora gusiga mu kanwa icyanga nk'icy'icyuma, gutera ibibazo mu nda, no gutuma inkari zijima. Nta cyo bitwaye.",
  'side_effects.nitrofurantoin':
    'Inkari zishobora guhinduka umuhondo wijimye cyangwa ikigina. Nta cyo bitwaye. Uyu muti ushobora gutera ibibazo mu nda: ibyokurya birafasha.',
  'side_effects.doxycycline_sun':
    'Izuba ritwika uruhu ku buryo bworoshye kurushaho: ambara imyenda irutwikira. Uyu muti ushobora gutera ibibazo mu nda: ibyokurya birafasha.',
  'side_effects.ciprofloxacin':
    "Uyu muti ushobora gutera isereri n'ibibazo mu nda. Izuba ritwika uruhu ku buryo bworoshye kurushaho: ambara imyenda irutwikira.",
  'side_effects.cotrimoxazole':
    'Uyu muti ushobora gutera ibibazo mu nda. Niba habonetse uduheri ku mubiri, ntuzigere utegereza ngo tuzashira.',
  'side_effects.gentamicin':
    "Iyo ukoreshejwe igihe kirekire, uyu muti ushobora kwangiza amatwi n'impyiko. Muganga arabikurikirana.",
  'side_effects.ear_drops': 'Uyu muti ushobora kokera cyangwa kuryaryata mu gutwi akanya gato.',
  'side_effects.eye_ointment':
    'Kubona biba bitagenda neza mu minota mike, kandi ijisho rishobora kokera. [Tegereza ubone neza mbere yo gutwara ikinyabiziga (igare, moto cyangwa imodoka).|Umwana yicare kugeza bishize.]',
  'side_effects.al':
    "Uyu muti ushobora gutera kubabara umutwe, isereri, intege nke, kubura apeti n'iseseme, bijya gusa na malariya ubwayo. Birashira.",
  'side_effects.worms':
    'Kubabara mu nda, iseseme no kubabara umutwe bishobora kuza bikamara umunsi umwe. Inzoka zishobora kugaragara mu byo umuntu yituma.',
  'side_effects.praziquantel': "Kubabara mu nda, isereri, ibitotsi n'iseseme bishobora kuza bikamara umunsi umwe.",
  'side_effects.ivermectin':
    'Kuryaryatwa, kubyimba uruhu, umuriro no kubabara umubiri bishobora kuza bikamara iminsi mike, uko udukoko dutera indwara dupfa.',
  'side_effects.fluconazole': "Uyu muti ushobora gutera kubabara umutwe, kubabara mu nda n'iseseme.",
  'side_effects.skin_sting': 'Uyu muti ushobora kokera cyangwa kuryaryata ku ruhu akanya gato.',
  'side_effects.vaginal_sting':
    'Uyu muti ushobora kokera gahoro. Igice cyawo kirongera kigasohoka: ambara kotegisi (pad).',
  'side_effects.scabies_itch':
    'Uyu muti urokera ku ruhu. Kuryaryatwa bishobora gukomeza ibyumweru 2 kugeza kuri 4, nubwo ubuheri buba bwarakize.',
  'side_effects.aciclovir': "Uyu muti ushobora gutera kubabara umutwe n'iseseme.",
  'side_effects.rifampicin_orange':
    "Inkari, amarira n'ibyuya bihinduka ibara ry'icunga cyangwa umutuku. Nta cyo bitwaye: si amaraso.",
  'side_effects.isoniazid_tingling':
    "Ibiganza n'ibirenge bishobora kugira ibinya cyangwa kokera. Bwira muganga: vitamini B6 irafasha.",
  'side_effects.rhze_joints': 'Ingingo zishobora kubabara. Bwira muganga, kandi ukomeze umuti.',
  'side_effects.tld':
    'Mu byumweru bya mbere uyu muti ushobora gutera kubabara umutwe, iseseme, inzozi no kudasinzira neza. [Niba usinzira nabi, uwufate mu gitondo.|Niba umwana asinzira nabi, uwumuhe mu gitondo.] Ibiro bishobora kwiyongera.',
  'side_effects.amlodipine':
    "Mu tubombambari (hejuru gato y'ibirenge) hashobora kubyimba, mu maso hagashyuha, n'umutwe ukababara, cyane cyane mu byumweru bya mbere.",
  'side_effects.stand_up_slowly':
    'Uyu muti ushobora gutera isereri mu guhaguruka: [haguruka|umwana ahaguruke] buhoro buhoro.',
  'side_effects.dry_cough': "Inkorora y'akayi idashira ishobora guterwa n'uyu muti. Bwira muganga: hari undi muti.",
  'side_effects.more_urine':
    "[Wihagarika|Umwana yihagarika] inkari nyinshi kurushaho. Inyota, gukomera no kubabara kw'imikaya y'amaguru, n'intege nke bishobora kuza: bwira muganga.",
  'side_effects.methyldopa': 'Uyu muti ushobora gutera ibitotsi mu minsi ya mbere, no gutuma mu kanwa huma.',
  'side_effects.statin': 'Imikaya ishobora kubabara gahoro, no mu nda hakamererwa nabi.',
  'side_effects.metformin':
    "Guhitwa, kubabara mu nda n'icyanga nk'icy'icyuma mu kanwa birasanzwe mu byumweru bya mbere. Ibyokurya birafasha, kandi ibyo bibazo birashira.",
  'side_effects.low_sugar':
    "Isukari yo mu maraso ishobora kugabanuka cyane: gutitira, kubira ibyuya, inzara, umutima utera vuba, urujijo (kutamenya aho umuntu ari). Ako kanya [unywe|uhe umwana] utuyiko tw'icyayi 3 tw'isukari mu mazi, ikinyobwa kiryohereye cyangwa ubuki, hanyuma ibyokurya.",
  'side_effects.low_sugar_baby':
    'Isukari yo mu maraso ishobora kugabanuka cyane: uruhinja rutitira, rubira ibyuya, rwererutse, rwacitse intege cyangwa rusinziriye bidasanzwe. Hita urwonsa cyangwa uruhe amazi arimo isukari ako kanya, kandi ujye ku bitaro. Nta buki ku mwana utaruzuza umwaka 1.',
  'side_effects.insulin_skin':
    'Uruhu rushobora kubyimba cyangwa gukomera aho urushinge ruhora ruterwa ahantu hamwe: hindura aho ruterwa.',
  'side_effects.carbamazepine':
    'Uyu muti ushobora gutera ibitotsi, isereri, kudandabirana no kubona ibintu ari bibiri, cyane cyane mu ntangiriro.',
  'side_effects.phenobarbital':
    '[Uyu muti ugutera ibitotsi, cyane cyane mu byumweru bya mbere.|Uyu muti utera umwana ibitotsi mu byumweru bya mbere, cyangwa ukamutera kudatuza no kurakara vuba. Bwira muganga niba bikomeje gutyo.]',
  'side_effects.diazepam_sleep':
    '[Ugira|Umwana agira] ibitotsi mu masaha make nyuma yawo. Hagomba kuba umuntu uhaguma, akareba uko [uhumeka|umwana ahumeka].',
  'side_effects.amitriptyline':
    "Kuma mu kanwa, ibitotsi, kwituma impatwe n'isereri mu guhaguruka birasanzwe. [Haguruka buhoro buhoro kandi unywe amazi.|Umwana ahaguruke buhoro buhoro kandi anywe amazi.]",
  'side_effects.fluoxetine':
    "Iseseme, kubabara umutwe, kudasinzira neza no kudatuza bishobora kuza mu byumweru 2 bya mbere, n'impinduka mu mibonano mpuzabitsina.",
  'side_effects.fluoxetine_child':
    'Iseseme, kubabara umutwe, kudasinzira neza no kudatuza bishobora kuza mu byumweru 2 bya mbere.',
  'side_effects.salbutamol': "Ibiganza bishobora gutitira n'umutima ugatera vuba akanya gato.",
  'side_effects.inhaled_steroid':
    "Ijwi rishobora gusarara, n'utubara twera tukaza mu kanwa: mu kanwa hozwe n'amazi nyuma yo gukanda agapompo.",
  'side_effects.prednisolone':
    "Inzara, kudasinzira neza no guhindagurika kw'ibyiyumvo bishobora kuza. Iyo ukoreshejwe igihe kirekire, ibiro, umuvuduko w'amaraso n'isukari bishobora kwiyongera.",
  'side_effects.skin_thin':
    "Iyo ukoreshejwe igihe kirekire, uyu muti ugabanya umubyimba w'uruhu kandi ugahindura ibara ryarwo.",
  'side_effects.cetirizine': 'Uyu muti ushobora gutera ibitotsi bike no gutuma mu kanwa huma.',
  'side_effects.adrenaline':
    "Umutima utera vuba, ibiganza bigatitira, n'ubwoba bushobora kuza. Birashira mu minota mike.",
  'side_effects.omeprazole': 'Kubabara umutwe, kubabara mu nda, guhitwa cyangwa kwituma impatwe bishobora kuza.',
  'side_effects.ors': 'ORS ntihagarika impiswi ako kanya: isubiza mu mubiri amazi yatakaye.',
  'side_effects.zinc': "Zinc ishobora kugira icyanga nk'icy'icyuma, kandi bamwe baruka nyuma yayo.",
  'side_effects.vitamin_a':
    'Kubabara umutwe, kuruka cyangwa kubura apeti bishobora kuza bikamara umunsi 1 cyangwa iminsi 2.',
  'side_effects.iron':
    'Ibyo umuntu yituma birijima cyangwa bikirabura. Nta cyo bitwaye. Kubabara mu nda, kwituma impatwe cyangwa guhitwa bishobora kuza.',
  'side_effects.rutf':
    '[Ushobora kubanza kwituma ibyoroshye.|Umwana ashobora kubanza kwituma ibyoroshye.] Impiswi cyangwa kuruka si ingaruka yo gutegereza ngo ishire: garuka kwa muganga.',
  'side_effects.uterus_cramps': 'Uyu muti utuma nyababyeyi yikanya. Ibyo ni byo bihagarika amaraso.',
  'side_effects.misoprostol': "Gutitira n'umuriro bishobora kuza, ndetse no guhitwa. Birashira mu masaha make.",
  'side_effects.magnesium':
    "Iyo uyu muti utangwa, umuntu yumva ashyushye. Muganga akurikirana guhumeka, amavi n'inkari.",
  'side_effects.antiseptic': "Uyu muti usiga ibara ry'ikigina ku ruhu. Iryo bara rivaho iyo hogejwe.",
  'side_effects.cord_gel':
    'Urureri rwo ku mukondo rushobora gutinda kuvaho iminsi mike kurusha ibisanzwe. Nta cyo bitwaye.',
  'side_effects.emergency_pill':
    'Iseseme, kubabara mu nda, umunaniro no kuva amaraso make bishobora kuza. Imihango ikurikira ishobora kuza kare cyangwa igatinda.',
  'side_effects.dmpa':
    "Imihango irahinduka: mu ntangiriro uva amaraso kenshi no mu bihe bidasanzwe, nyuma akenshi ukayabura burundu. Nta cyo bitwaye. Ibiro bishobora kwiyongera, kandi nyuma y'urushinge rwa nyuma bimara amezi kugira ngo gusama bishoboke.",
} as const satisfies WordsOfKind<'side_effects'>
