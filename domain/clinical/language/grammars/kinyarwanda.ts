import {
  kinyarwandaDenied,
  kinyarwandaForms,
  kinyarwandaInOneWord,
} from '#domain/clinical/language/forms-kinyarwanda.ts'
import type { Grammar } from '#domain/clinical/language/grammar.ts'
import { list } from '#domain/clinical/language/written-list.ts'

/** A verb in the present with its subject: arakorora, ndababara, haravuga. */
const STATEMENT = /^(?:nda|ara|bara|tura|ira|bira|zira|rira|hara|ura)[b-df-hj-np-tv-z][a-z]{3,}$/

/** Tens of two words, and what stands behind them: `mirongo itatu n'itanu`, thirty-five. */
const TENS: Readonly<Record<string, number>> = {
  'mirongo itatu': 30,
  'mirongo ine': 40,
  'mirongo itanu': 50,
  'mirongo itandatu': 60,
  'mirongo irindwi': 70,
  'mirongo inani': 80,
}
const BESIDE_TENS: Readonly<Record<string, number>> = {
  "n'umwe": 1,
  "n'ibiri": 2,
  "n'abiri": 2,
  "n'itatu": 3,
  "n'atatu": 3,
  "n'ine": 4,
  "n'ane": 4,
  "n'itanu": 5,
  "n'atanu": 5,
  "n'itandatu": 6,
  "n'atandatu": 6,
  "n'irindwi": 7,
  "n'umunani": 8,
  "n'icyenda": 9,
}

export const KINYARWANDA: Grammar = {
  skipped: list(
    'mu, ku, no, na, ni, n, nk, cya, ya, za, bya, rwa, bwo, cyo, yo, wo, zo, byo, rwo, kandi, ko, kuko, none, imbere',
  ),
  smallBefore: { no: /^(?:[kg][uw]|mu(?:$|nsi$|ri$)|h(?:agati|ejuru|asi|afi|irya|anze)$|inyuma$|imbere$|nijoro$)/ },
  optional: list(
    'cyane, afite, mfite, ufite, yagize, nagize, agira, ngira, wanjye, yanjye, we, ye, numva, yumva, wose, yose, gato, buri, gihe, ubu, uyu, iyi, aba, iyo, ari, hari, muri, ibumoso, iburyo',
  ),
  common: list(
    'ejo, ejobundi, uyu munsi, muganga, umujyanama, ubuzima, mutabare, mbabarira, mwamfasha, namuha, iki, saa, bisanzwe, asanzwe, hafi, hose, ahantu, imeze, umunyeshuri, ishuri, kigo, nderabuzima, bagenzi, hashize, kimenyetso, arakina, akina, mike, rimwe, ndi, turi, oya, yego, ndabaza, bamubwiye, murakoze, mwaramutse, mwiriwe, tdr, munota, undi, utundi, yakoze, yabanje, atwara, neza',
  ),
  formsOf: kinyarwandaForms,
  deniedForm: kinyarwandaDenied,
  inOneWord: kinyarwandaInOneWord,
  guessesSpelling: false,
  denials: list(
    'sans, nta, si, sinumva, ntiyumva, ntumva, ntafite, simfite, sinfite, ntabwo, adafite, udafite, ntagira, singira, ntago, ntiyagize, sinagize, ntarwaye, sindwaye, ntarwara, sinigeze, ntiyigeze, nta kibazo cya, habe na, sindi, ntari, ntabwo ndi, ntabwo ari, ntibafite, ntawufite, ntava, ntuva, ntiva, ntihava, ntiriva, ntiruva, sinva, simva, ntisa, ntizisa, ntibisa, ntigisa, ntibujya, ntibumanuka, ntibugera, ntibijya, atabira, ntabira, sinongeye kuva, ntiyongeye kuva, nturi, ntiri, ntiziri, ntibiri, ntiwari, ntiyari, ntibyari, ntizari, ntiharimo, ntarimo, ntizirimo, ntibirimo, ntirimo, ntiyarimo, ntizarimo, ntibyarimo, ntikirimo, ntikiva, ntigiva, ntirurimo, nturimo',
  ),
  listDenials: list('ahakana, arahakana'),
  idioms: list(
    '(nakingiwe|yakingiwe|bakingiwe|akingiwe|urukingo|inkingo) tetanosi, (ntabona|simbona|atabona|ntakibona|sinkibona) (impamvu|akamaro|icyo|uwamfasha|amahoro|imihango|amagambo|ibitotsi|umuti|imiti|amafaranga|umuganga|umusarani|inkari|amashereka|akazi), (ntahumeka|ntiruhumeka|adahumeka|simpumeka|rudahumeka) (nabi|vuba|buhoro|gahoro|bigoranye|bigoye), (ntanywa|ntakinywa|sinywa|atanywa|sinkinywa) (inzoga|itabi|urumogi|ikawa|amata yinka|fanta), (ntanyara|sinihagarika|ntiyihagarika|ntihagarika|atanyara|sinyara) (kenshi|buriri|uburiri|buri kanya), (ntarya|sindya) (inyama|amafi|urusenda|umunyu), inkari (zitukura|zatukuye|ziratukura|zabaye) (oranje|nka oranje|orange|nka orange), nta (inkari|nkari) (zirimo|zifite|zijimye|zinuka|zitukura), (gonze|nagonze|yagonze) (akaguru|ukuguru|urutoki|ino|ivi|ikirenge) (ntebe|intebe|ameza|meza|urugi|rugi|igitanda|gitanda|urukuta|rukuta), (yagonganye|nagonganye|bagonganye|agonganye) (mugenzi|numwana|bagenzi|murumuna|mukuru), ubwoba bwo gutwita, (natwitswe|yatwitswe|twatwitswe|batwitswe) nizuba, (gusuzumwa|kwipimisha|kwisuzumisha|gupimwa|bisanzwe|nipimisha|nisuzumisha) buri mwaka',
  ),
  // The blood of its pressure, its sugar and its tests is none that flows.
  compounds: list(
    'umuriro wamashanyarazi, umuriro w amashanyarazi, umuriro wa gaz, amazi ashyushye, icyayi gishyushye, igikoma gishyushye, amavuta ashyushye, amata ashyushye, ipasi ishyushye, isafuriya ishyushye, isosi ishyushye, isupu ishyushye, isombe ashyushye, icyuma gishyushye, umuvuduko wamaraso, isukari yo mu maraso, gupimisha amaraso, kwipimisha amaraso, gupima amaraso, bapimye amaraso, ibizamini byamaraso, ikizamini cyamaraso, guterwa amaraso, gutanga amaraso, amaraso mu mazuru, amaraso ku mazuru, amaraso mu zuru, amaraso ava mu mazuru, ndya neza, zitukura nka oranje, zitukura nka orange, ibiganza nibirenge nta muhondo, ibiganza nta muhondo, ibirenge nta muhondo, agaheri kabyimbye, akaheri kabyimbye, kugera mu ivi, kugeza mu ivi, kugera ku ivi, kugeza ku ivi, kugera ivi, kuva mu gitondo, guhera mu gitondo, ruranyeganyega neza, kiranyeganyega neza, karanyeganyega neza, kuranyeganyega neza',
  ),
  // English has `none` for what is not there, MVA for an accident and NKA for no allergy.
  ownOnly: ['none', 'mva', 'nka'],
  negativeAnswers: list('oya, ntabwo, nta, ntabwo afite, ntabyo, ntawo, ntayo, nta na kimwe, ntibihari'),
  laterDenials: list('ntabyo afite, ntabyo mfite, byarashize, warashize, yarashize'),
  trailingDenials: list(
    'nta byo mfite, nta byo afite, ntabyo mfite, ntabyo afite, nta wo mfite, nta wo afite, nta yo mfite, nta yo afite, ntawo afite, ntawo mfite, ntayo afite, ntayo mfite, ntabyo yagize, ntabyo nagize',
  ),
  noDenials: list(
    'sans cesse, sans arrêt, sans effet, sans amélioration, sans soulagement, sans doute, sans raison, sans cause, nta cyahindutse, nta koroherwa, nta mpamvu, ntabwo byoroha, ntabwo byoroshye, nta kindi, nta mbaraga',
  ),
  buts: list('ariko, naho, nyamara, uretse'),
  turns: list('ariko, kandi, naho, nyamara, uretse, afite, mfite, arwaye, ndwaye, kubera, hanyuma, nyuma, none, gusa'),
  startsStatement: (word) => STATEMENT.test(word),
  orWords: list('cyangwa'),
  doubts: list('birashoboka ko, ashobora kuba, nshobora kuba, wenda, ndakeka, nkeka ko, ubanza'),
  hypotheses: list(
    'niba, kuri radiyo, kuri televiziyo, numvise ko hari, aramutse, naramuka, kwirinda, urukingo rwa, urukingo, gukingirwa, yakingiwe, mfite ubwoba bwa, afite ubwoba bwa',
  ),
  every: ['buri'],
  nows: list('ubu, uyu munsi, none, ubungubu, muri iyi minsi, iyi nshuro'),
  pasts: list('kera, akiri umwana, nkiri umwana, mu gihe cyashize, mu bihe byashize'),
  over: {
    begins: list('yatangiye, byatangiye, bwatangiye, watangiye, natangiye'),
    times: list('umwaka ushize, imyaka ishize, mu mwaka ushize, nkiri umwana, akiri umwana, nkiri muto, akiri muto'),
    inYear: list('muri, mu mwaka wa'),
    since: ['kuva', 'guhera'],
    well: list(
      'meze neza, ameze neza, ni muzima, ndi muzima, ari muzima, ni bazima, ndakomeye, arakomeye, nta kibazo, nta kibazo mfite, nta kibazo afite',
    ),
    back: list(
      'nongeye, yongeye, byongeye, wongeye, byagarutse, wagarutse, yagarutse, biragaruka, na n ubu, kugeza ubu',
    ),
    ends: list('narakize, yarakize, byarakize, ndakira, arakira, birakira, byarashize, warashize, yarashize'),
  },
  relatives: list(
    'mama wanjye, papa wanjye, data wanjye, mushiki wanjye, musaza wanjye, umugabo wanjye, umugore wanjye, umuturanyi, umuturanyi wanjye, inshuti yanjye, nyogokuru, sogokuru, murumuna wanjye, mukuru wanjye, nyina, mukuru we, murumuna we, mushiki we, musaza we, umukobwa we, umuhungu we, umubyeyi wanjye, umuvandimwe wanjye, ababyeyi banjye, databukwe, mabukwe, umuturanyi wacu, baturanyi, nyirakuru, sekuru, nyogokuru wanjye, sogokuru wanjye, muramu wanjye, umukazana wanjye, umukwe wanjye, mubyara wanjye, umukozi wanjye, sebukwe, nyirabukwe',
  ),
  mine: list('wanjye, yanjye, banjye'),
  reports: list('avuga, aravuga, yavuze, yamuzanye, amuzanye, yabonye, avuze'),
  children: list(
    'umwana wanjye, umwana wacu, umukobwa wanjye, umuhungu wanjye, uruhinja rwanjye, uruhinja rwacu, akana kanjye, agahungu kanjye, agakobwa kanjye, bebe wanjye, bebe wacu, umwuzukuru wanjye, uruyoya rwanjye, imfura yanjye, bucura bwanjye',
  ),
  speakers: list(
    'njye, jye, njyewe, jyewe, mfite, ndwaye, numva, ndumva, simfite, ndababara, ndakorora, ndaruka, ndwara, ndaribwa, ndahitwa, ndatwite, ntwite, ndava',
  ),
  units: {
    umunota: 1 / 1440,
    iminota: 1 / 1440,
    isaha: 1 / 24,
    amasaha: 1 / 24,
    umunsi: 1,
    iminsi: 1,
    ijoro: 1,
    amajoro: 1,
    icyumweru: 7,
    ibyumweru: 7,
    ukwezi: 30,
    amezi: 30,
    umwaka: 365,
    imyaka: 365,
  },
  halves: ["n'igice", "n'igice cy'umwaka"],
  moments: {
    since: list('kuva, guhera, yabyutse, nabyutse'),
    begins: list(
      'byatangiye, watangiye, yatangiye, batangiye, cyatangiye, bwatangiye, natangiye, ryatangiye, zatangiye, gutangira',
    ),
    today: list('uyu munsi, none aha, iki gitondo, muri iki gitondo'),
    yesterday: list('ejo, ejo hashize'),
    hours: list('mu gitondo, mugitondo, igitondo, saa sita, nimugoroba, ku manywa'),
    weekdays: list('ku wa mbere, ku wa kabiri, ku wa gatatu, ku wa kane, ku wa gatanu, ku wa gatandatu, ku cyumweru'),
  },
  numbers: {
    umwe: 1,
    imwe: 1,
    kimwe: 1,
    rimwe: 1,
    kumwe: 1,
    ibiri: 2,
    abiri: 2,
    bibiri: 2,
    itatu: 3,
    atatu: 3,
    bitatu: 3,
    ine: 4,
    ane: 4,
    bine: 4,
    itanu: 5,
    atanu: 5,
    bitanu: 5,
    itandatu: 6,
    atandatu: 6,
    bitandatu: 6,
    irindwi: 7,
    arindwi: 7,
    birindwi: 7,
    umunani: 8,
    icyenda: 9,
    icumi: 10,
    ushize: 1,
    gishize: 1,
    ebyiri: 2,
    eshatu: 3,
    enye: 4,
    eshanu: 5,
    esheshatu: 6,
    makumyabiri: 20,
    cumi: 10,
    "n'igice": 1.5,
    ...TENS,
    ...BESIDE_TENS,
    ...Object.fromEntries(
      Object.entries(TENS).flatMap(([tens, value]) =>
        Object.entries(BESIDE_TENS).map(([ones, more]) => [`${tens} ${ones}`, value + more]),
      ),
    ),
    nibiri: 2,
    nabiri: 2,
    nitatu: 3,
    natatu: 3,
    nitanu: 5,
    natanu: 5,
    nitandatu: 6,
    natandatu: 6,
    nirindwi: 7,
    numunani: 8,
    nicyenda: 9,
  },
  absences: {},
  persons: {
    female: list('umugore, umukobwa, umugore utwite, umukecuru, umubyeyi, umwangavu, mushiki, agakobwa'),
    male: list('umugabo, umuhungu, umusore, umusaza, musaza, agahungu'),
    child: list('umwana, uruhinja, umurwayi, umuntu, uruyoya, akana, ikibondo, umunyeshuri, umwuzukuru'),
    young: list('umuhungu, umukobwa'),
    she: [],
    he: [],
    newborn: list('uruhinja, uruhinja rukivuka, umwana ukivuka'),
    othersBefore: list('yishwe, yapfuye, yitabye, imbwa ifite'),
    ages: list(
      "umwana imyaka #, {person} umaze {unit} #, {person} amaze {unit} # avutse, {person} wanjye amaze {unit} # avutse, amaze {unit} # avutse, umaze {unit} # avutse, rumaze {unit} # ruvutse, kamaze {unit} #, {person} wanjye ufite {unit} #, {person} wacu w'{unit} #, {person} wacu wa {unit} #, {person} wanjye wa {unit} #, {person} wanjye wumwaka #, {person} ugeze mu {unit} #, {person} wujuje {unit} #, {person} w'{unit} #, {person} w{unit} #, {person} rw'{unit} #, {person} ufite {unit} #, {person} afite {unit} #, {person} wanjye afite {unit} #, {person} wanjye w'{unit} #, {person} rumaze {unit} #, afite imyaka #, ufite imyaka #, mfite imyaka #, afite umwaka #, imyaka ye ni #, imyaka yanjye ni #, afite amezi #, w'imyaka #, w'amezi #, rw'amezi #, rw'iminsi #",
    ),
    gestations: list(
      "inda ifite {unit} #, inda yanjye ifite {unit} #, inda imaze {unit} #, inda yanjye imaze {unit} #, inda igeze mu {unit} #, ntwite inda y'{unit} #, inda ya {unit} #, amaze {unit} # atwite, maze {unit} # ntwite, inda y'ibyumweru #, inda yibyumweru #, atwite ibyumweru #, ntwite ibyumweru #, ndatwite ibyumweru #, ndatwite {unit} #, inda y'{unit} #, atwite {unit} #, ntwite {unit} #",
    ),
  },
  measures: {
    told: [
      // "Apima ibiro 1.9", no weight that somebody lost: "yatakaje ibiro 5".
      {
        vital: 'weightKg',
        pattern: /(?<!(?:taka|yata|guta|gabanu|yongeye|gabany)[^.;\d]{0,24})\bibiro\s+(\d{1,3}(?:[.,]\d{1,2})?)()\b/iu,
      },
    ],
    names: {
      temperatureC: list("umuriro, ubushyuhe, igipimo cy'umuriro, temperature"),
      heartRatePerMin: list('umutima utera, umutima uratera, umutima, pouls, umutsi utera'),
      respiratoryRatePerMin: list(
        'guhumeka, ahumeka, arahumeka, yahumetse, umwuka inshuro, umwuka awufata inshuro, awufata inshuro, afata umwuka inshuro, imihumekere, imihumekere ye, ruhumeka, rurahumeka, mpumeka, guhumeka inshuro, ahumeka inshuro, respiration, fréquence respiratoire',
      ),
      oxygenSaturationPercent: list('ogisijeni, umwuka mu maraso, oxygène, saturation, spo2'),
      glucoseMmolPerL: list(
        "isukari, isukari yo mu maraso, isukari mu maraso, isukari iri mu maraso, igipimo cy'isukari, isukari ye, isukari yanjye, glycémie",
      ),
      haemoglobinGPerDl: list('hémoglobine, hemoglobine'),
      muacMm: list(
        "muac, ikizigira, umuzenguruko w'ikizigira, umuzenguruko w'ukuboko, bapimye ukuboko, bamupimye ukuboko, bapimye ikizigira, agashumi k'ukuboko, umushumi, igipimo cy'ukuboko, périmètre brachial",
      ),
      bloodPressure: list("umuvuduko w'amaraso, umuvuduko, tansiyo, tension"),
    },
    links: list(
      'ni, gifite, rufite, ifite, ugeze ku, wa dogere, dogere, basanga ari, basanze ari, bansangana, bamusangana, wageze kuri, yageze kuri, rwageze kuri, basanga ifite, basanga gifite, ku bipimo, wa, ya, uri kuri, iri kuri, ugeze kuri, ungana na, ufite, bya, inshuro, kuri, iri, uri, yari, wari, yanjye, ye, wanjye, we, basanga, basanze, bayipimye, bawupimye, bapimye, nsanga, bayipimye basanga, bawupimye basanga, bapimye basanga, yanjye ni, ye ni, wanjye ni, we ni',
    ),
    over: ['kuri'],
    fasting: list('atariye, ntariye, à jeun'),
  },
}
