import { lugandaDenied, lugandaForms } from '#domain/clinical/language/forms-luganda.ts'
import type { Grammar } from '#domain/clinical/language/grammar.ts'
import { list } from '#domain/clinical/language/written-list.ts'

/** What verbs of a thing begin with, of each class of nouns: `li`muluma, the tooth or the eye. */
const OF_THINGS = ['gu', 'gi', 'li', 'ga', 'ki', 'bi', 'zi', 'lu', 'ka', 'bu', 'ku', 'wa', 'mu', 'e']

/** Verbs that describe a part of the body: red, swollen, hot, painful, hard, itching, blocked. */
const DESCRIBING = list(
  'myuse, myukiridde, zimbye, tumbidde, kakanyadde, kalubye, luma, ruma, nnuma, muluma, nsiiwa, musiiwa, siiwa, wunya, ddugadde, kutte, vunze, esibye, wesibye, zibye',
)
const HOT = list(
  'gwokya, gyokya, lyokya, gookya, kyokya, byokya, zookya, lwokya, kookya, bwokya, kwokya, wookya, yokya',
)

/** Of each class of nouns, that it holds, bears or has nothing: `tekirimu`, `tebiriiko`, `tegalina`, `tegukyalimu`. */
const NOTHING = [
  'kiri',
  'biri',
  'giri',
  'ziri',
  'riri',
  'guli',
  'gali',
  'buli',
  'kuli',
  'kali',
  'ruli',
  'bali',
].flatMap((is) => ['mu', 'imu', 'iko', 'ko', 'na'].map((end) => `te${is}${end}`))
const NO_MORE = ['ki', 'bi', 'gi', 'zi', 'ri', 'gu', 'ga', 'bu', 'ku', 'ka', 'ru'].flatMap((mark) =>
  ['limu', 'lina', 'liko'].map((end) => `te${mark}kya${end}`),
)
const TOGETHER_DENIED = [...NOTHING, ...NO_MORE]

export const LUGANDA: Grammar = {
  skipped: list('mu, ku, ne, nga, na, wa, ya, za, ba, bya, ga, gwa, lwa, kya, bwa, lya, era, nti'),
  optional: list(
    'nnyo, nyo, alina, nnina, nina, olina, mpulira, awulira, nfuna, afuna, wange, yange, gwange, lwange, kyange, zange, gange, byange, lyange, gwe, gye, lye, lwe, kye, bye, ze, gyange, bwange, wo, kati, katono, gwonna, lwonna, ogwa, omu, kkono, ddyo, olwa, okwa, erya, eya, ekya, obwa',
  ),
  common: list(
    'mumpe, bannange, amagezi, jjo, leero, lero, akawungeezi, olweggulo, enkya, maze, amaze, mmala, okumala, abadde, mbadde, yatandise, yatandika, lwatandise, tandika, mzee, musawo, dokita, ddwaliro, eddwaliro, vht, nsaba, nkole, bulungi, kiki, lwaki, ntya, azannya, zannya, bwe, nabo, nabyo, okwa, kamu, tuli, mulimu, omuddugavu, okuyamba, mbuuza, webale, ssebo, nnyabo, bambi, mwattu',
  ),
  // "I see no blood" is no blindness.
  idioms: list(
    '(siraba|silaba|talaba|saalaba|tetulaba) (musaayi|nsonga|mawulire|mugaso|njawulo|kifu|bibiri|buzibu|bubi), (si|ssi) (nnyo|nyo|mungi|nnyingi|bungi|kingi|bingi|gwamaanyi|lwamaanyi|bwamaanyi|kyamaanyi), (makerenda|amakerenda|empeke|eddagala|ddagala|panado|panadol) (emu|bbiri|biri|) omusujja, (amazzi|mazzi|soda|empewo|emmere|amata) (gabadde|agabadde|gaali|gali|) (agannyogoga|gannyogoga|ennyogoga|annyogoga|ennyogovu|agannyogovu|agannyogoze), bwejja, (bankuba|baankuba|bamukuba|baamukuba|nankuba) (sikaani|scan|sikani|ekifaananyi|xray|empiso|mpiso), {bleed} (mutono|omutono|mutonotono), (akatono|katono|) (amaze|ngamaze|amala) (okuyonka|kuyonka), omusaayi (mutono|omutono) (gwa nsonga|gwansonga|ogwensonga|gwensonga), (tutalaba|tutamulaba|tutabalaba|batalaba), (yokezza|ayokezza|njokezza|nayokezza) (kasasiro|kasasiiro|ebisasiro|ennimiro|ebisubi|ebisusunku|amanda|ettaka)',
  ),
  // Cold water is no cold child, "not red" no red, and pains that have not begun are none.
  compounds: [
    '(luyubuka|luyubukamu|lususumbuka|lubambuka) (katono|katonotono)',
    'obubi (bwa|) {yellow}',
    '(omulundi|mulundi) gumu gwokka',
    '(emu|bbiri|biri|ssatu|satu|nnya|ttaano|taano|mukaaga|musanvu|munaana|kkumi|ebiri|esatu|ena|etaano|gumu|ntono|eziyise|{1-60}) (emabega|mabega)',
    '(amazzi|mazzi|soda|empewo|emmere|amata) (gabadde|gaali|gali|) (agannyogoga|gannyogoga|ennyogoga|annyogoga|ennyogovu|agannyogovu|gannyogovu)',
    '({leg}|{legs}|{arm}|{neck}|{abdomen}) (kugonze|gagonze|gugonze|lugonze|kugonda|gagonda|gugonda|lugonda)',
    '(ebisa|bisa) (tebinnatandika|tebinnaba|tebinnajja|tebinatandika|tebinajja|tebinaba)',
    '(tannafuna|sinnafuna|tafuna|sifuna|sirina|talina) (bisa|ebisa)',
    '(si|ssi) (gya|) ({red}|{white}|{yellow}|{blue}|{black}|{hard}|{cold})',
  ],
  formsOf: lugandaForms,
  deniedForm: lugandaDenied,
  guessesSpelling: false,
  denials: [
    ...TOGETHER_DENIED,
    ...list(
      'tewali, temuli, talina, sirina, ssirina, tebalina, tolina, tetulina, awatali, atalina, tafuna, sifuna, tafunanga, sifunanga, tafunye, sifunye, tali, tebali, taliiko, siriiko, teriiko, tekuli, tebuliiko, teguliiko, talinaako, sirinaako, teyafunye, teyafuna, saafuna, tannaba, sinnaba, tebannaba, tetunnaba, tekunnaba, tewannaba, takyalina, sikyalina, tewakyali, tetukyalina, tebakyalina, taliimu, siriimu, taliko, siriko, siriina, taliina, obutaliimu, ebitaliimu, ekitaliimu, agataliimu, ogutaliimu, tekali, teguli, tekiri na, siri na, teri na',
    ),
  ],
  // "Omusujja tewali": a fever there is none.
  bareDenials: list(
    'tewali, temuli, talina, sirina, teguliiwo, tekiriiwo, tebuliiwo, tebiriiwo, taliiwo, tegukyaliwo, tekikyaliwo, tebukyaliwo, tebikyaliwo',
  ),
  listDenials: list('agaana nti, yeegaana'),
  negativeAnswers: list('nedda, tewali, temuli, talina, sirina, bwereere, tebiriwo'),
  laterDenials: list('tagulina, tagirina, takirina, siguli, sigulina, sikirina, guwedde, kiwedde, guwonye'),
  noDenials: [
    ...['takyalina', 'sikyalina', ...TOGETHER_DENIED.filter((word) => word.endsWith('na'))].map(
      (word) => `${word} maanyi`,
    ),
    ...list(
      'tewali njawulo, tewali kikyuse, tewali nsonga, tewali buweerero, talina maanyi, sirina maanyi, ntya okufa, ntya kufa, ntya nti ngenda kufa, tannaba kufulumya, sinnaba kufulumya, tannaba kulekera, tekunnaba kulekera, tannaba kwogera, tannaba kweyamba, tannaba kukola, tannaba kuzuukuka, tannaba kufuka, sinnaba kufuka, tannaba kussa, tannaba kuyonka, tannaba kukaaba, tannaba kunywa, tannaba kutegeera, tannaba kuwona, sinnaba kuwona, tannaba kutereera, tannaba kumaliriza, tannaba kumalayo, tannaba kumalako, sinnaba kumaliriza, sinnaba kumalayo',
    ),
  ],
  buts: list('naye, wabula, okuggyako'),
  turns: list('naye, wabula, alina, nnina, nina, kubanga, okuggyako, nga, era, awo, kati, olwokuba'),
  startsStatement: () => false,
  orWords: list('oba, wadde, newankubadde'),
  doubts: list('oboolyawo, mpozzi, kirabika, ayinza okuba, nnyinza okuba, ndowooza, osanga'),
  hypotheses: list('singa, ssinga, bwafuna, okwewala, okuziyiza, okugema, yagemebwa, agemeddwa, ntya, batya'),
  every: ['buli'],
  nows: list('kati, leero, kaakano, ennaku zino, ku mulundi guno'),
  pasts: list('edda, mu buto, luli, ebyafaayo'),
  over: {
    begins: list('yatandika, kyatandika, gwatandika, bwatandika, natandika'),
    times: list(
      'omwaka oguwedde, omwaka oguyise, omwaka ogwaggwa, emyaka egiyise, nga muto, nga nkyali muto, nga akyali muto',
    ),
    inYear: list('mu, mu mwaka gwa'),
    since: list('okuva, kuva, okuviira'),
    well: list('bulungi, ndi bulungi, ali bulungi, mulamu, ndi mulamu, tewali buzibu, tewali kizibu'),
    back: list(
      'nate, era, kikomyewo, gukomyewo, bukomyewo, akomyewo, komyewo, kyeyongedde, gweyongedde, bweyongedde, na kati, kaakati',
    ),
    ends: list(
      'yawona, nawona, nnawona, gwawona, kyawona, bwawona, gwaggwa, kyaggwa, bwaggwa, byaggwa, kyakomye, gwakomye, bwakomye, lwakomye, byakomye, kwakomye, kyakoma, bwakoma, gwaweddeko, kyaweddeko, bwagenze',
    ),
  },
  relatives: list(
    'maama wange, taata wange, mwannyinaze, muganda wange, mukyala wange, mukazi wange, mwami wange, omwami wange, baze, muliraanwa, muliraanwa wange, mukwano gwange, jjajja, jjajjange, ssenga, kojja, muto wange, mukulu wange, nnyina, kitaawe, kitange, kitaffe, muliraanwa waffe, bakadde bange, jjajja wange, ssenga wange, kojja wange, mulamu wange, kizibwe wange, mukoddomi wange, nnyange, mmange, nnyazaala wange, omusajja wange, omukazi wange, omukyala wange, taata waffe, maama waffe, jjajja waffe',
  ),
  mine: list('wange, bange, gwange, waffe, baze, mwannyinaze, jjajjange, kitange, kitaffe, nnyange, mmange'),
  reports: list('agamba, yagambye, agambye, amuleese, yamuleese, yalabye'),
  children: list(
    'omwana wange, omwana waffe, muwala wange, mutabani wange, omwana wa ffe, bebi wange, baby wange, muzzukulu wange, akaana kange, omwana gwange, muwala waffe, mutabani waffe, omulenzi wange, omuwala wange, muzzukulu waffe',
  ),
  speakers: list(
    'nze, nnina, nina, mpulira, ndwadde, nkolola, nsesema, sirina, ndi, nfuna, ndwala, nnumwa, ntuuyana, nkooye, nkozze, nkankana, nziyira, nvaamu, nddukana, nnywa, nnywedde, nnyweddeko, ngudde, nagudde, nzirise, seebaka, nfuka',
  ),
  suffers:
    /^(?:y?a|ba{1,2}|na|y?e|gwa?|gu|ki|li|za?)(?:n(?:n?|d)|mu|mw)(?:kub|samb|sob|lum|um|fumi|tulug|yigg|koon|kabass|kas|kak|kol|koz|kwat|kut|tug|tem|sogg|yiir|onoon|onoo|ebak|eebak|eyingir|yingir|ss|teek)[a-z]+$/,
  units: {
    eddakiika: 1 / 1440,
    ddakiika: 1 / 1440,
    essaawa: 1 / 24,
    ssaawa: 1 / 24,
    olunaku: 1,
    lunaku: 1,
    ennaku: 1,
    nnaku: 1,
    ekiro: 1,
    wiiki: 7,
    sabbiiti: 7,
    sabbiti: 7,
    omwezi: 30,
    mwezi: 30,
    emyezi: 30,
    myezi: 30,
    omwaka: 365,
    mwaka: 365,
    wiki: 7,
    ssabbiiti: 7,
    sabiiti: 7,
    ssabiiti: 7,
    emyaka: 365,
    myaka: 365,
  },
  // English has BBA for a birth before arrival, Luganda for a husband.
  ownOnly: ['bba', 'nsi', 'bangi'],
  numbers: {
    abiri: 20,
    asatu: 30,
    ataano: 50,
    'amakumi abiri': 20,
    'amakumi asatu': 30,
    'amakumi ana': 40,
    'amakumi ataano': 50,
    nkaaga: 60,
    nsanvu: 70,
    kinaana: 80,
    kyenda: 90,
    "n'emu": 1,
    "n'ebiri": 2,
    "n'ebbiri": 2,
    "n'esatu": 3,
    "n'essatu": 3,
    "n'ena": 4,
    "n'ennya": 4,
    "n'etaano": 5,
    "n'ettaano": 5,
    nemu: 1,
    nebiri: 2,
    nesatu: 3,
    nena: 4,
    netaano: 5,
    'mu emu': 1,
    'mu ebiri': 2,
    'mu bbiri': 2,
    'mu esatu': 3,
    'mu ssatu': 3,
    'mu ena': 4,
    'mu nnya': 4,
    'mu etaano': 5,
    'mu ttaano': 5,
    'mu mukaaga': 6,
    'mu musanvu': 7,
    'mu munaana': 8,
    'mu mwenda': 9,
    omukaaga: 6,
    emu: 1,
    lumu: 1,
    gumu: 1,
    kimu: 1,
    bbiri: 2,
    ebbiri: 2,
    biri: 2,
    ebiri: 2,
    ssatu: 3,
    satu: 3,
    esatu: 3,
    nnya: 4,
    ena: 4,
    ttaano: 5,
    taano: 5,
    etaano: 5,
    mukaaga: 6,
    musanvu: 7,
    munaana: 8,
    mwenda: 9,
    kkumi: 10,
    guwedde: 1,
    ewedde: 1,
  },
  halves: list("n'ekitundu, nekitundu, n'obutundu"),
  moments: {
    since: list('okuva, kuva'),
    begins: list(
      'yatandise, yatandika, atandise, lwatandise, lwatandika, gwatandise, gwatandika, byatandise, byatandika, kyatandise, bwatandise, natandise, natandika, kutandika',
    ),
    today: list('leero, lero, ku makya ga leero, enkya ya leero'),
    yesterday: list('jjo, eggulo'),
    hours: list('ku makya, makya, enkya, ttuntu, mu ttuntu, olweggulo, akawungeezi'),
    weekdays: list('mmande, bbalaza, lwakubiri, lwakusatu, lwakuna, lwakutaano, lwamukaaga, ssande'),
  },
  absences: {},
  persons: {
    female: list('omukazi, omukyala, omuwala, nnakawere, nakawere, muwala, mukyala, mukazi'),
    male: list('omusajja, omulenzi, omwami, mutabani, musajja, mulenzi'),
    child: list(
      'omwana, omulwadde, omuntu, omukadde, omuwere, bebi, baby, bbebi, akaana, muzzukulu, omuzzukulu, omuyizi, omwana wange, omuyizi wange',
    ),
    young: list('omuwala, omulenzi'),
    she: [],
    he: [],
    newborn: list('omuwere, omwana omuwere'),
    born: list(
      'yazaalibwa {unit} #, yazaaliddwa {unit} #, azaaliddwa {unit} #, yaakazaalibwa {unit} #, yakazaalibwa {unit} #, yaakamala {unit} #',
    ),
    bornNow: list(
      'yazaaliddwa awaka jjo, yazaaliddwa awaka leero, yazaaliddwa jjo, yazaaliddwa leero, azaaliddwa leero, azaaliddwa jjo, yaakazaalibwa leero, yazaaliddwa eggulo, azaaliddwa kati, yazaaliddwa ekiro, yazaaliddwa enkya, yazaaliddwa ku makya',
    ),
    othersBefore: list('yafa, embwa erina'),
    othersBehind: list('yansiiga, yannyambukiza, yampadde, yampa, ye yansiiga'),
    ages: list(
      "omwana emyaka #, {person} wa {unit} #, {person} ow'{unit} #, {person} ow'e{unit} #, {person} ow{unit} #, {person} wange wa {unit} #, {person} wange ow'{unit} #, {person} alina {unit} #, {person} wange alina {unit} #, {person} aweza {unit} #, {person} wange owa {unit} #, {person} owa {unit} #, {person} wa {unit} #, {person} wange owemyaka #, {person} ali {unit} #, {person} wange ow{unit} #, {person} wange w'{unit} #, {person} w'{unit} #, {person} aweza {unit} #, {person} wange aweza {unit} #, wange ow'{unit} #, wange w'{unit} #, owa myaka #, owa myezi #, ndi wa myaka #, ka myaka #, ka myezi #, {person} waffe ow{unit} #, waffe ow'{unit} #, waffe wa {unit} #, omusajja #, omukyala #, omukazi #, omuwala #, omulenzi #, alina emyaka #, nnina emyaka #, nina emyaka #, alina emyezi #, wa myaka #, wa myezi #, aweza emyaka #, aweza emyezi #",
    ),
    gestations: list(
      'olubuto lwange lwa {unit} #, olubuto lwe lwa {unit} #, lubuto lwange lwa {unit} #, lubuto lwe lwa {unit} #, olubuto luli ku {unit} #, olubuto lwange luli ku {unit} #, olubuto lwe luli ku {unit} #, olubuto luweza {unit} #, olubuto lwange luweza {unit} #, olubuto lwe luweza {unit} #, olubuto luwezezza {unit} #, olubuto lwange luwezezza {unit} #, olubuto lwe luwezezza {unit} #, olubuto lwange {unit} #, lubuto {unit} #, lubuto lwange {unit} #, ali lubuto {unit} #, ndi lubuto {unit} #, olubuto lwa wiiki #, lubuto lwa wiiki #, olubuto wiiki #, lubuto lwa {unit} #, olubuto lwa {unit} #',
    ),
  },
  measures: {
    names: {
      temperatureC: list("omusujja, ebbugumu, ebbugumu ly'omubiri, ebbugumu lye, tempulikya, tempurecha"),
      heartRatePerMin: list(
        'omutima gukuba, omutima gwe gukuba, omutima gwange gukuba, omutima gumukuba, omutima gunkuba',
      ),
      respiratoryRatePerMin: list(
        "assa omukka, emikka gyassa, emikka gy'assa, emikka, omukka gwassa, omukka gw'assa, mbaze okussa, nabaze okussa, okussa kwange, assa mu ddakiika, emissizo, assa, nzissa, nzisa, assa emirundi, okussa emirundi, assa omukka emirundi, nzissa emirundi, nzisa emirundi, okussa kwe, okussa, emirundi gyassa, emirundi gy'assa, emirundi egy'okussa",
      ),
      oxygenSaturationPercent: list('oxygen, okisigyeni, oxygen we, okisijeni'),
      glucoseMmolPerL: list(
        "sukaali, sukaali w'omusaayi, ssukaali we, sukali we, ssukaali, sukali, sukaali we, sukaali wange",
      ),
      muacMm: list(
        "muac, omukono gupimye, omukono gwe gupimye, omukono gupima, omukono gwe gupima, omukono gwapimye, omukono gwe gwapimye, omukono gupimiddwa, akatambi, akatambi k'omukono, akatambi komukono, tape y'omukono, tape yomukono, obugazi bw'omukono, omwetoloolo gw'omukono",
      ),
      haemoglobinGPerDl: list('omusaayi guli, omusaayi gwe guli, omusaayi gwange guli, omusaayi gwabadde'),
      bloodPressure: list("puleesa, puleesa y'omusaayi, pulesa, puleesi, presha"),
    },
    links: list(
      'lugalo, ku lugalo, giri, kali, bali, sentimita, ssentimita, senta, ssenta, kalaze, kalaga, eraze, eraga, gulaze, gulaga, galaze, gupimye, gupima, apimye, epimye, lipimye, kapimye, gupimiddwa, diguli, ddiguli, digiri, gwe bapimye, bapimye, twapimye, mu ddakiika, gawera, guwera, ziweza, guli, eri, ali, liri, gwa, ya, wa, lya, gutuuse, etuuse, ku, guli ku, eri ku, kuli, kuli ku, yange, ye, yo, we, wange, wo, gwe, kwe, lye, era, kati, leero, nga, ebadde, abadde, gubadde, kubadde, yabadde, gwabadde, yali, etuuka, etuuse ku, atuuse ku, gutuuse ku, emirundi, ziri, esoma, gusoma, asoma, esomye, asomye, gusomye, lisomye, erinnye, erinnye ku, gulinnye ku',
    ),
    over: ['ku', 'wansi', 'waggulu wansi'],
    fasting: list('nga talidde, nga sinnalya'),
  },
  lists: {
    describing: [...OF_THINGS.flatMap((mark) => DESCRIBING.map((verb) => mark + verb)), ...HOT],
    placeClasses: [],
    adverbs: list('nnyo, nyo, ddala, katono'),
    joins: list('era, ne'),
    links: [],
    prepositions: [],
    copulas: [],
    auxiliaries: [],
  },
}
