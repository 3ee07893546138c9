import type { HISTORY_FINDINGS } from '#domain/clinical/knowledge/findings/history.ts'
import type { FindingText } from '#domain/clinical/knowledge/text/finding-text.ts'

export const HISTORY_FINDINGS_RW: Partial<Record<keyof typeof HISTORY_FINDINGS, FindingText>> = {
  known_hypertension: {
    label: "Arwaye umuvuduko w'amaraso",
    question: "Urwaye umuvuduko w'amaraso?",
    phrases: [
      '{ill} umuvuduko',
      'indwara yumuvuduko',
      'umuvuduko wamaraso ukabije',
      'umuvuduko ukabije',
      'imiti yumuvuduko',
      'hypertension',
      '(nsanzwe|asanzwe|usanzwe|asanganywe|nsanganywe) ~ (umuvuduko|tension|hypertension|tansiyo)',
      '({ill}|imiti|indwara) ~ umuvuduko',
      '(mfite|afite|{ill}) (tension|tansiyo|hypertension|hta)',
    ],
  },
  known_diabetes: {
    label: 'Arwaye diyabete',
    question: 'Urwaye diyabete?',
    phrases: [
      'diyabete',
      'diabete',
      'indwara yisukari',
      '{ill} diyabete',
      '(diyabete|diyabeti|diabete|diabète|indwara yisukari|igisukari)',
      '({ill}|nsanganywe|asanganywe) ~ (isukari|diyabete)',
    ],
  },
  known_hiv: {
    label: 'Afite virusi itera SIDA',
    question: 'Ufite virusi itera SIDA?',
    phrases: [
      'virusi itera sida',
      '{ill} sida',
      'ubwandu bwa vih',
      '{have} vih',
      '{have} hiv',
      '(vih|virusi itera sida|virusi ya sida|ubwandu bwa sida|agakoko gatera sida|hiv) ~ (mfite|afite|{ill}|ndwaye|abana|mbana|nsanganywe|asanganywe)',
      '(mfata|afata|fata|kunywa) ~ (arv|antirétroviraux|imiti igabanya ubukana|imiti ya sida)',
      '{have} virusi itera sida',
      '(nywa|anywa|ndanywa|kunywa|nfata|afata|fata|imiti) ~ (sida|imiti ya sida|virusi itera sida)',
      '(nywa|anywa|kunywa|fata) imiti sida',
    ],
  },
  known_tb_past: {
    label: 'Yigeze kurwara igituntu',
    question: 'Wigeze kurwara igituntu?',
    phrases: [
      'yigeze kurwara igituntu',
      'nigeze kurwara igituntu',
      '(igeze|nigeze|yigeze|narwaye|yarwaye) (kurwara|igituntu|kuvurwa) ~ igituntu',
      '(narwaye|yarwaye) igituntu',
    ],
  },
  known_asthma: {
    label: 'Arwaye asima',
    question: 'Urwaye asima?',
    phrases: ['asima', 'asthme', '(asima|asma|asthme|asthma)'],
  },
  known_heart_disease: {
    label: 'Arwaye umutima',
    question: 'Urwaye umutima?',
    phrases: [
      '{ill} umutima',
      'indwara yumutima',
      '(arwaye|yarwaye|ndwaye) umutima',
      'umurwayi wumutima',
      '({ill}|indwara|nsanganywe|asanganywe|sanganywe) ~ umutima',
      '(valve|valves) ~ umutima',
    ],
  },
  known_heart_failure: {
    label: 'Umutima wananiwe (usanzwe uzwi)',
    question: 'Bakubwiye ko umutima wawe ufite intege nke?',
    phrases: ['umutima ~ (wananiwe|unaniwe|ufite intege nke|waraniwe)', 'insuffisance cardiaque'],
  },
  known_stroke: {
    label: 'Yigeze kugira stroke (AVC)',
    question: 'Wigeze kugira stroke (AVC)?',
    phrases: ['(yigeze|nigeze|igeze|yagize|nagize) ~ (stroke|avc|sitoroki|imitsi yo mu bwonko)'],
  },
  known_kidney_disease: {
    label: 'Arwaye impyiko',
    question: 'Urwaye impyiko?',
    phrases: [
      '{ill} impyiko',
      'indwara yimpyiko',
      '({ill}|indwara|nsanganywe|asanganywe) ~ (impyiko|mpyiko)',
      'impyiko ~ (zananiwe|zapfuye|zarapfuye|zirwaye|zanze gukora)',
      '(dialyse|dialysis|kuyungurura amaraso)',
    ],
  },
  known_liver_disease: {
    label: 'Arwaye umwijima',
    question: 'Urwaye umwijima?',
    phrases: [
      '{ill} umwijima',
      'indwara yumwijima',
      '({ill}|indwara|nsanganywe|asanganywe) ~ umwijima',
      '(hépatite|hepatite|cirrhose|umwijima wo mu bwoko)',
    ],
  },
  known_sickle_cell: {
    label: 'Arwaye drépanocytose',
    question: 'Urwaye drépanocytose?',
    phrases: ['drepanocytose', '(drepanositose|drepanocytose|drépanocytose|sickle cell|drépanocytaire|drepanositoze)'],
  },
  known_epilepsy: {
    label: 'Arwaye igicuri',
    question: 'Urwaye igicuri?',
    phrases: [
      'igicuri',
      'epilepsie',
      '(igicuri|epilepsie|épilepsie) ~ (asanganywe|nsanganywe|{ill}|indwara|sanzwe|imiti)',
    ],
  },
  known_cancer: { label: 'Arwaye kanseri', question: 'Urwaye kanseri?', phrases: ['kanseri', '(kanseri|cancer)'] },
  known_depression: {
    label: 'Yigeze kurwara agahinda gakabije',
    question: 'Wigeze kurwara agahinda gakabije?',
    phrases: ['(yigeze|nigeze) kurwara ~ (agahinda|depression|dépression)'],
  },
  known_psychotic_illness: {
    label: 'Indwara yo mu mutwe izwi',
    question: 'Asanganywe indwara yo mu mutwe?',
    phrases: [
      '(indwara|{ill}|asanganywe) ~ (mu mutwe izwi|schizophrénie|bipolaire)',
      '(indwara zo mu mutwe|indwara yo mu mutwe|bitaro bya ndera|yivuriza ndera)',
    ],
  },
  known_thyroid_disease: {
    label: 'Indwara ya tiroyide izwi',
    question: 'Bakubwiye ko ufite indwara ya tiroyide?',
    phrases: ['({ill}|indwara|imvubura) ~ (tiroyide|thyroïde|thyroide)'],
  },
  known_peptic_ulcer: {
    label: "Yigeze kurwara igisebe cy'igifu",
    question: 'Wigeze kurwara igisebe cyo mu gifu?',
    phrases: [
      '(ulcère|ulcere) ~ (igifu|gifu|estomac)',
      '(igisebe|udusebe|ibisebe) ~ (igifu|gifu)',
      '(sanzwe|nsanzwe|asanzwe|nsanganywe|asanganywe) ~ (ndwara|arwara|rwara) igifu',
      'nsanzwe ndwara igifu',
      'ibisebe igifu',
    ],
  },
  known_migraine: {
    label: "Umutwe w'uruhande rumwe (migraine) uzwi",
    question: 'Usanganywe migraine?',
    phrases: ['(migraine|migreni)'],
  },
  known_allergy: {
    label: 'Afite aleriji',
    question: 'Hari icyo ugirira aleriji?',
    phrases: [
      'aleriji',
      'allergie',
      '(aleriji|alleriji|allergie|alerji|alergie|eczéma)',
      '(umubiri|imiti) ~ (ntumera neza|ntumvikana|urayanga|wanga)',
    ],
  },
  known_gout: { label: 'Indwara ya goute izwi', question: 'Wigeze kurwara goute?', phrases: ['(goute|goutte|gute)'] },
  smoking: {
    label: 'Anywa itabi',
    question: 'Unywa itabi?',
    phrases: [
      'kunywa itabi',
      'anywa itabi',
      'nywa itabi',
      '(itabi|isegereti|sigara) ~ (nywa|anywa|kunywa|anyoye|nkunywa|ndarinywa)',
    ],
  },
  heavy_alcohol: {
    label: 'Anywa inzoga nyinshi',
    question: 'Unywa inzoga nyinshi?',
    phrases: [
      'nywa inzoga nyinshi',
      'kunywa inzoga nyinshi',
      'umusinzi',
      '(inzoga|urwagwa|byeri) ~ (nyinshi|cyane|buri munsi|bikabije|menshi)',
      '(umusinzi|umwangavu w inzoga)',
      'nywa inzoga buri munsi',
      'anywa inzoga ~ (nyinshi|buri munsi)',
    ],
  },
  recent_surgery: {
    label: 'Kubagwa vuba aha',
    question: 'Wabazwe vuba aha?',
    phrases: [
      '(yabazwe|nabazwe|baramubaze|barambaze)',
      '(barambaze|baramubaze|yabazwe|nabazwe|abazwe|bambaze|bamubaze|mbazwe|kubagwa) ~ (cyumweru gishize|ukwezi gushize|aherutse|mperutse|vuba aha|ibyumweru|iminsi)',
      '(aherutse|mperutse) kubagwa',
      'opération',
    ],
  },
  immobility: {
    label: 'Kuryama cyangwa kwicara igihe kirekire',
    question: 'Umaze igihe uryamye cyangwa wicaye?',
    phrases: [
      '(maze|amaze) ~ (aryamye|ndyamye) (ibyumweru|amezi|ukwezi)',
      '(maze|amaze) (aryamye|ndyamye) ~ (ibyumweru|amezi|ukwezi)',
    ],
  },
  catheter_or_device: {
    label: 'Sonde cyangwa ikindi cyuma mu mubiri',
    question: 'Ufite sonde cyangwa ikindi cyuma mu mubiri?',
    phrases: ['(sonde|kateteri|cathéter|pacemaker)'],
  },
  hormonal_contraception: {
    label: 'Kuboneza urubyaro (imisemburo)',
    question: 'Ukoresha uburyo bwo kuboneza urubyaro bwa hormone?',
    phrases: [
      '(kuboneza urubyaro|pilule|depo provera|implant|urushinge rwo kuboneza|jadelle|agapira ko mu kuboko)',
      'agapira (kuboko|ukuboko|akaboko)',
      'agapira ~ (ukuboko|akaboko|kuboneza)',
      '(urushinge|ibinini|ipilire) ~ urubyaro',
    ],
  },
  intrauterine_device: {
    label: 'Agapira ko mu mura (DIU)',
    question: 'Ufite agapira ko mu mura (DIU)?',
    phrases: ['(agapira ko mu mura|diu|stérilet)'],
  },
  unprotected_sex: {
    label: 'Imibonano idakingiye',
    question: 'Wakoze imibonano idakingiye?',
    phrases: [
      'nta gakingirizo',
      'imibonano idakingiye',
      '(ryamanye|aryamanye|naryamanye) ~ gakingirizo',
      '(imibonano|naryamanye|aryamanye|ryamanye) ~ (idakingiye|nta gakingirizo|batikingiye|tutikingiye|ntakoresheje agakingirizo|kapote)',
      'idakingiye',
      'nta kapote',
    ],
  },
  family_history_diabetes: {
    label: 'Diyabete mu muryango',
    question: 'Hari urwaye diyabete mu muryango?',
    phrases: ['(muryango|umuryango) ~ diyabete', '(mama|papa|data|murumuna wanjye|mukuru wanjye) ~ {ill} diyabete'],
  },
  family_history_same_illness: {
    label: "Indwara nk'iyi mu muryango",
    question: "Hari undi mu muryango ufite indwara nk'iyi?",
    phrases: ['(muryango wacu|mu muryango|umuryango wacu) ~ (iyi ndwara|nkiyi|{ill})'],
  },
  sick_when_travelling: {
    label: 'Kuruka mu modoka',
    question: 'Ugira isesemi cyangwa ukaruka iyo uri mu modoka?',
    phrases: ['(imodoka|modoka|bisi|ubwato) ~ ({vomit}|isesemi|iseseme)', 'mal des transports'],
  },
  routine_visit: {
    label: 'Kwisuzumisha bisanzwe, nta ndwara',
    question: 'Ni ukwisuzumisha bisanzwe, nta ndwara?',
    phrases: [
      '(kwisuzumisha|kwipimisha|isuzuma|gusuzumwa) bisanzwe',
      '(naje|yaje|twaje|muzanye|nazanye) ~ (gukingiza|kumukingiza)',
      'icyemezo (muganga|buzima)',
      'gupima (ibiro|imikurire)',
    ],
  },
  recent_vaccination: {
    label: 'Aherutse gukingirwa',
    question: 'Aherutse guhabwa urukingo?',
    phrases: [
      '(bakingiye|bamukingiye|yakingijwe|bankingiye|namukingije|twakingije|bakingije)',
      'nyuma (gukingiza|gukingirwa|yurukingo|yinkingo)',
    ],
  },
  wants_no_pregnancy_after_sex: {
    label: "Ashaka kwirinda gusama nyuma y'imibonano",
    question: "Ushaka kwirinda gusama nyuma y'imibonano idakingiye?",
    phrases: [
      '(agakingirizo|condom|préservatif) ~ (kacitse|karacitse|kavuyemo|katobotse|gacitse)',
      'imibonano ~ (sinshaka gutwita|sinshaka gusama|sinshaka inda)',
      '(imibonano|agakingirizo) (sinshaka|adashaka) ~ (gutwita|gusama)',
      "(pilule du lendemain|contraception d'urgence|norlevo)",
    ],
  },
  family_history_heart: {
    label: "Indwara y'umutima mu muryango",
    question: 'Hari uwo mu muryango urwaye umutima?',
    phrases: [
      "(indwara z'umutima|indwara y'umutima|umutima) mu muryango",
      'mu muryango ~ (barwara|arwara|barwaye) umutima',
    ],
  },
  known_kidney_stones: {
    label: 'Utubuye mu mpyiko',
    question: 'Waba warigeze kugira utubuye mu mpyiko?',
    phrases: ['utubuye ~ impyiko', 'calculs rénaux'],
  },
}
