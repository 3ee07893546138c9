import type { Grammar } from '#domain/clinical/language/grammar.ts'
import {
  deniedVerb,
  deniesItself,
  formsOfVerb,
  saysOfBefore,
  startsStatement,
} from '#domain/clinical/language/swahili-verbs.ts'
import { list } from '#domain/clinical/language/written-list.ts'

const NOT_TESTED = list(
  'hajapima, sijapima, hatujapima, hawajapima, hajapimwa, sijapimwa, haijapimwa, hajawahi kupima, sijawahi kupima, hajawahi kupimwa, sijawahi kupimwa',
)
/** Only with a name may they stand behind: `homa kali, sijapima` is a fever that nobody measured. */
const UNTESTED = [
  ...NOT_TESTED,
  ...list('hiv, ukimwi, vvu, malaria, tb, sukari, kisukari').flatMap((name) =>
    [...NOT_TESTED, ...list('haijulikani, haijajulikana, sijui, hajui')].map((said) => `${name} ${said}`),
  ),
]

/** What somebody died of is no new loss. */
const DIED_OF = [
  'fariki (kiharusi|stroke|presha|kisukari|sukari|saratani|kansa|cancer|tb|moyo|malaria)',
  '(kufa|alikufa) (kiharusi|stroke|presha|kisukari|sukari|saratani|kansa|cancer|tb|moyo|malaria)',
]

/** Who is spoken of, with an age behind. */
const KIN = list(
  'binti, binti yangu, shangazi, shangazi yangu, mjomba, mjomba wangu, mume wangu, mke wangu, kaka, kaka yangu, kaka yetu, dada yangu, dada yetu, mama yangu, baba yangu, bibi yangu, babu yangu, jamaa, rafiki yangu, jirani, ndugu yangu, mwanafunzi, mpwa wangu',
)

/** Of whom an age is said beside their trade: "mkulima wa miaka arobaini". A cough "wa miaka mitatu" is none. */
const TRADES = list(
  'mkulima, mwalimu, mfanyabiashara, mwanafunzi, dereva, fundi, mlevi, mvuvi, mfugaji, mlinzi, mfanyakazi, mjane, bodaboda, mwanajeshi, mchimbaji, msusi, muuzaji, mchungaji, mjamzito, mgonjwa',
)

export const SWAHILI: Grammar = {
  skipped: list(
    'na, ya, wa, za, la, cha, vya, pa, mwa, kwa, ni, mwangu, mwake, langu, changu, zangu, vyangu, lake, chake, zake, katika, kwenye, hii, huyu, hiyo, huyo, ina, ana, nina, una, ako, niko, iko, ziko, liko, kiko, viko, uko, tuko, wana, zina, lina, yana, kuwa, amekuwa, nimekuwa, umekuwa, imekuwa, limekuwa, kimekuwa, vimekuwa, yamekuwa, zimekuwa, pamekuwa, akawa, nikawa, ukawa, ikawa, likawa, kikawa, vikawa, yakawa, zikawa, anakuwa, ninakuwa, unakuwa, inakuwa, linakuwa, kinakuwa, vinakuwa, yanakuwa, zinakuwa, ambayo, ambacho, ambalo, ambavyo, ambaye, pia, tu, kama, yeye, mimi, mgonjwa, wakati, sasa, vilevile',
  ),
  optional: list(
    'yangu, wangu, yake, wake, anapata, ninapata, napata, amepata, nimepata, najisikia, ninajisikia, anajisikia, yenye, wenye, chenye, vyenye, lenye, zenye, penye, kushoto, kulia, anahisi, nahisi, ninahisi, hali, anasikia, nasikia, ninasikia, kali, sana, kidogo, mbaya, makali, vibaya, mno, kabisa, hata, tena, ameletwa, analetwa, aliletwa, ameleta, geita, punje, jambo, mambo, jamaa, gunia, magunia, amekutwa, alikutwa, tumemkuta, tulimkuta',
  ),
  common: list(
    'pondu, afya, fundi, kisumu, kizima, kampeni, kiatu, msalani, mpole, mabati, njugu, kilifi, niaba, pwani, ujana, funguo, mathe, mzani, michezo, daftari, sahihi, kiazi, madafu, dengu, madini, chale, njombe, mhindi, masafa, mtaani, mitaani, kabichi, gololi, asante, asubuhi, baada, bado, basi, daktari, dada, daima, fulani, habari, haraka, hapa, hasa, hata, hivi, hivyo, hospitali, hospitalini, huko, humo, huo, hizi, hizo, hilo, hili, haya, hayo, ili, jana, je, jina, jinsi, jioni, jirani, juu, juzi, kabla, kati, kazi, kesho, kila, kitu, kituo, kliniki, kufanya, kuja, kuna, kupata, kusema, kutoka, kwamba, kwao, kwake, kwangu, kwanza, kweli, kwenda, leo, lini, maana, mahali, mama, mara, mchana, mpaka, msaada, mtu, muda, muuguzi, mwaka, mwenye, mwezi, mwingine, nani, ndani, ndio, ndiyo, ndugu, nini, nje, nyingi, nyingine, nyumba, nyumbani, nyuma, nami, naye, saa, saba, sababu, salama, sehemu, shikamoo, shule, sijui, siku, tafadhali, tatizo, tena, ugonjwa, usiku, vipi, vizuri, wengi, wengine, wapi, watu, wewe, wiki, wote, yangu, yote, zaidi, zote, nimekuja, nilikuwa, alikuwa, ilianza, alianza, nilianza, imeanza, ameanza, nimeanza, nifanye, naomba, ninaomba, nataka, ninataka, kupima, nimepima, nilipima, alinipima, wamenipima, amepima, pima, halafu, kisha, vile, ile, huu, kike, kiume, naweza, anaweza, unaweza, ripoti, analalamika, akilalamika, ujumbe, samahani, jamani, watatu, mtihani, duka, kidato, ati, doc, manze, poa, kadogo, zozote, sote, ipo, yapo, mwalimu, kugundua, nimegundua, walimu, walimrudisha, jumapili, jumamosi, jumatatu, jumanne, jumatano, alhamisi, ijumaa, mpira, sabuni, vitunguu',
  ),
  idioms: [
    ...DIED_OF,
    'cheza mpira',
    'safari hii',
    'vaa (kitambaa|nguo|tambara)',
    'koma yenyewe',
    'taka kutoka nje',
    '(kidole|gumba|unyayo) (cheusi|mweusi) (pembeni|pembezoni)',
    'nyoka mnene',
    '(sindano|chanjo) kichaa',
    'kichaa mbwa',
    '(mto|mito) (mmoja|miwili|mitatu)',
    '(mbwa|paka|mbweha) (kichaa|mwenye kichaa)',
    '(pima|pimwa|kupima|kupimwa) (vvu|hiv|ukimwi)',
    'mlango gongwa',
    '(kikombe|sahani|kijiko|simu|glasi|chupa) anguka',
    '(naweza|weza|anaweza) (kushika|shika|pata|kupata) mimba',
    'dawa (kupe|kuua kupe)',
    '(mtoto|kichanga) mchanga (macho|jicho)',
    'damu chini ngozi',
    '(sumu panya|dawa panya) nunua',
    'nunua (sumu panya|dawa panya)',
    '(chembe|seli|wazungu) damu nyingi',
    'maji yaliyochemka',
    '(hajibu|jibu) (sms|simu|meseji|message|maswali)',
    'nyonya kidole',
    'choka kusubiri',
    'kabla ya mimba',
    'afya kila mwaka',
    'washa (taa|jiko|gari|simu|tv|redio|mshumaa|kuni|mkaa|jenereta)',
    'kitovu (katwa|kata) wembe',
    '(mbwa|paka) (hajachanjwa|hajachanjwi|chanjwa|hana chanjo|hajapata chanjo)',
    '(mahali|sehemu) gongwa',
    '(pima|pimwa) (presha|pressure|sukari)',
    'pima damu presha',
    '(jifungua|zaa|jifungulia) (wiki|mwezi|siku) (ijayo|ujao|zijazo)',
  ],
  // The blood of its pressure, its tests and its sugar is none that flows.
  compounds: [
    ...DIED_OF,
    '(maji|majimaji|usaha|choo|kinyesi|mkojo) (njano|manjano)',
    'kufa ganzi',
    '(kanga|khanga|kitenge|shuka|nguo|sketi|chupi|kitanda|godoro) (lowa|lowana|loa) maji',
    '(presha|pressure|shinikizo|sukari|kipimo|vipimo|group|kundi|upimaji|uchangiaji) damu',
    '(pima|pimwa|kupima|kupimwa|changia|tolewa|ongezewa) damu',
    '(chembe|seli|wazungu) damu',
  ],
  formsOf: formsOfVerb,
  deniedForm: deniedVerb,
  denials: list(
    'hakuna, bila, sina, sioni, haoni, hana, hatuna, hawana, haina, hauna, sio, si, siyo, wala, hajapata, sijapata, hajawahi, sijawahi, bila ya, hapati, sipati, sihisi, hahisi, hana dalili za, hakuwa na, sikuwa na, hamna, hazina, halina, hakina, havina, hayana, hatoki, sitoki, hatokwi, sitokwi, hatoi, sitoi, halitoi, haitoi, hakitoi, sijaona, hajaona, hakupata, sikupata, hajawa na, sijawa na, hajatokwa, sijatokwa, hajatoka na, sijatoka na, hakutokwa, sikutokwa, hajahisi, sijahisi, hajakuwa na, sijakuwa na, haonyeshi, hajaonyesha, hatujaona, hajapatwa na, hakikutoka, halikutoka, haikutoka, hayakutoka, havikutoka, hajapatwa na, hajashikwa na, sijashikwa na, hajakutana na, sijakutana na, hatujakutana na, hayatoi, hautoi, hazitoi, havitoi, sijafikiria, hajafikiria, sifikirii, hafikirii, haiko, hako na, siko na',
  ),
  listDenials: list('anakanusha, amekanusha, anakataa kuwa na'),
  negativeAnswers: list('hapana, hakuna, hamna, hana, sina, haipo, haupo, halipo, hazipo, hayapo, havipo, la, bado'),
  answersToAll: list('yote hapana, zote hapana, vyote hapana, hakuna hata moja, hakuna hata kimoja, hana hata moja'),
  asks: list('nimemuuliza, nilimuuliza, nimeuliza, niliuliza, tulimuuliza, tumemuuliza, nimeangalia, niliangalia'),
  laterDenials: list(
    'hakuna, hamna, haipo, hayapo, haupo, hakipo, halipo, hazipo, havipo, imeisha, yameisha, umeisha, haina shida, hazina shida, hayana shida, iko sawa, yako sawa, ziko sawa, hainisumbui, hakunisumbui, haimsumbui, hakumsumbui',
  ),
  trailingDenials: ['hasi'],
  untested: UNTESTED,
  bareDenials: list(
    'hakuna, hamna, hana, sina, hatuna, hawana, haina, hauna, hazina, halina, hakina, havina, hayana, hakuna kabisa, hamna kabisa, hana kabisa, sina kabisa, hakuna tena, hana tena, sina tena, hakuna pia, hana pia, sina pia, hakuna leo, hana leo, sina leo, hakuna bado, hana bado, sina bado',
  ),
  affirmations: list(
    'ipo, upo, lipo, kipo, vipo, yapo, zipo, iko, uko, liko, kiko, viko, yako, ziko, ndiyo, ndio, anayo, anao, anacho, ninayo, ninao, ninacho, nayo, nao, nacho',
  ),
  countsBehind: true,
  ago: ['iliyopita'],
  perUnit: ['kwa', 'kila', 'ya', 'za', 'la'],
  noDenials: list(
    'naogopa kwa sababu, ninaogopa kwa sababu, hakuna nafuu, bila nafuu, si tu, sio tu, hakuna mabadiliko, hapati nafuu, sipati nafuu, bila sababu, bila kukoma, bila kuacha, bila kujua, hana nafuu, sina nafuu, haina nafuu, chanjo ya wiki, chanjo ya mwezi, chanjo ya miezi, nafuu hakuna, nafuu hana, nafuu sina, mabadiliko hakuna, dawa imeisha, dawa zimeisha, pump imeisha, inhaler imeisha, sijaona nafuu, hajaona nafuu, hewa ikiwa, ikiwa baridi, ikiwa joto',
  )
    // Told of what rabies and meningitis do, no worry; and likened, not supposed.
    .concat(
      list(
        'naogopa nitamdhuru, naogopa nitamuua, naogopa nitamwua, naogopa kumdhuru, naogopa kumuua, naogopa nitajiua, naogopa nitajidhuru, naogopa kujiua, anaogopa atajiua, naogopa kurudi nyumbani, anaogopa kurudi nyumbani, naogopa ataniua, naogopa maji, anaogopa maji, naogopa upepo, anaogopa upepo, naogopa mwanga, anaogopa mwanga, hofu ya kufa, woga wa kufa, hofu ya kifo, analia kama ana, anaongea kama ana, anatembea kama ana, anapumua kama ana, anahema kama ana, anaonekana kama ana, ni kama ana, ni kama nina',
      ),
    ),
  buts: list('lakini, ila, bali, isipokuwa, ingawa'),
  turns: list(
    'lakini, ila, isipokuwa, bali, ingawa, ana, nina, anaumwa, naumwa, ninaumwa, ninahisi, nahisi, ako na, niko na, iko na, wana, tangu, kwa sababu, kisha, baadaye, sasa',
  ),
  startsStatement,
  deniesItself,
  saysOfBefore,
  orWords: ['au', 'ama', 'wala'],
  doubts: list('labda, pengine, huenda, inawezekana, nadhani, nafikiri, yaonekana'),
  hypotheses: list(
    'tuseme, arudi akipumua, arudi haraka, aje haraka, ikiwa, iwapo, kama ana, kama una, kuzuia, kujikinga na, sijui kama, hajui kama, nataka kujua dalili za, naomba kujua dalili za, nataka kujua kuhusu, naomba elimu ya',
  ),
  every: ['kila'],
  lessons: list(
    'amefundishwa, nimefundisha, nimemfundisha, tumemfundisha, tumefundisha, wamefundishwa, nimeeleza, ameelezwa, amekumbushwa dalili, education session, elimu ya, elimu kuhusu',
  ),
  worries: list(
    'chanjo ya, naogopa, ninaogopa, anaogopa, nahofia, ninahofia, anahofia, wasiwasi kuhusu, hofu ya, wasiwasi wa',
  ),
  ownOnly: ['pale', 'aki'],
  pasts: list(
    'alishawahi, aliwahi kupata, nilishawahi, historia ya, zamani, hapo awali, utotoni, alipokuwa mtoto, nilipokuwa mtoto',
  ),
  nows: list('sasa, leo, siku hizi, safari hii, kwa sasa, sahii, saa hii, tangu hapo'),
  over: {
    begins: list('ilianza, alianza, nilianza, yalianza, kilianza, ulianza, kuanza, imeanza'),
    times: list(
      'mwaka jana, mwaka juzi, mwaka uliopita, miaka iliyopita, mimba iliyopita, ujauzito uliopita, akiwa mtoto, alipokuwa mtoto, alipokuwa mdogo, nilipokuwa mdogo, zamani, utotoni, miaka ya nyuma, miaka nyuma, mimba ya kwanza, miaka miwili iliyopita, miaka mitatu iliyopita, miaka minne iliyopita, miaka mitano iliyopita, miaka kumi iliyopita, miaka mingi iliyopita',
    ),
    lasts: list('la mwisho, ya mwisho, wa mwisho'),
    inYear: ['mwaka', 'mnamo'],
    since: ['tangu', 'toka', 'kuanzia'],
    well: list(
      'mzima, salama, yuko sawa, niko sawa, ni sawa, anaendelea vizuri, naendelea vizuri, yuko vizuri, niko vizuri, alipona, amepona, nilipona, nimepona, kimepona, imepona, yuko fiti, niko fiti, napumua vizuri, anapumua vizuri, nguvu ni sawa',
    ),
    back: list('tena, imerudi, amerudi, bado, zaidi, ilirudi, umerudi, yamerudi, vile vile'),
    again: ['tena'],
    ends: list(
      'alipona kabisa, nilipona kabisa, amepona kabisa, nimepona kabisa, iliisha, yaliisha, ikaisha, yakaisha, imekwisha, akapona, akapona kabisa, nikapona, kikapona, vikapona, vimepona kabisa, hauumi kabisa, haiumi kabisa, kikaisha',
    ),
  },
  notIll: {
    before: list(
      'baada, dhidi, history, hx, kama, kesi, known, mgonjwa, mwenye, mwathirika, naogopa, niliogopa, niliwahi, aliwahi, previous, wenye, yenye',
    ),
    behind: list(
      'chanjo, chanjwa, clinic, dawa, hapa, kambi, kambini, kijiji, kijijini, kipimo, kliniki, matibabu, mkoa, mlipuko, mtaa, mtaani, sindano, shule, shuleni, vaccine, wodi, wodini, zamani',
    ),
  },
  relatives: list(
    'majirani, mdogo wake, mdogo wangu, jirani yake, jirani yetu, rafiki yake, rafiki zangu, mkewe, mumewe, babake, mamake, babangu, mamangu, mwenzangu, mum wangu, sister yangu, brother yangu, mama mkubwa, mama mdogo, baba mkubwa, mtoto wa jirani, binamu, shemeji, wifi, shangazi yangu, nyanya yangu, shemeji yangu, ndugu yake, mama yangu, baba yangu, dada yangu, kaka yangu, mke wangu, mume wangu, jirani, jirani yangu, rafiki yangu, bibi yangu, babu yangu, shangazi, mjomba, ndugu yangu, historia ya familia, familia yangu, anayelala naye, anayeishi naye, anayekaa naye, ninayeishi naye, ninayelala naye, tunayeishi naye, tunayelala naye, babu yake, bibi yake, nyanya yake, shangazi yake, mjomba wake, mlezi wake, mwenzangu wa chumba, mama yake, baba yake, dada yake, kaka yake, mke wake, mume wake, wazazi wangu, mpenzi wangu, mpenzi wake, huyu dame, huyu demu, girlfriend wangu, boyfriend wangu, partner wangu',
  ),
  // A wife, a husband, a parent; "jirani yangu", my neighbour, may open a text whose patient is another.
  mine: list(
    'wangu, mama yangu, baba yangu, bibi yangu, babu yangu, dada yangu, kaka yangu, ndugu yangu, shangazi yangu, nyanya yangu, shemeji yangu',
  ),
  informedBy: list('kwa mujibu wa, ameletwa na, analetwa na, aliletwa na, amebebwa na, alipelekwa na'),
  reports: list(
    'anasema, amesema, alisema, anaripoti, anaeleza, ameeleza, amemleta, alimleta, ameona, aliona, anadhani',
  ),
  backToPatient: list(
    'sasa, wangu ana, wangu hana, mtoto ananyonya, mtoto hanyonyi, mtoto ana, mtoto hana, mtoto yuko, mtoto wa miezi, mtoto wa miaka, mtoto wa mwaka, mtoto wa wiki, mtoto wa siku, mtoto anaharisha, mtoto anatapika, mtoto anakohoa, mtoto anapumua, mtoto amelegea, mtoto ameanza, mtoto hali, mtoto hanywi, mwanangu, mtoto mwenyewe, yeye mwenyewe, yeye hana',
  ),
  children: list(
    'mtoto wangu, mwanangu, binti yangu, mtoto wetu, kijana wangu, mwana wangu, mtoi wangu, katoto kangu, kachanga kangu, kitoto changu, mjukuu wangu, mtt wangu',
  ),
  greetings: list(
    'habari, hujambo, hamjambo, jambo, mambo, shikamoo, salamu, daktari, doctor, doc, tafadhali, naomba, naombeni, msaada, nisaidie, nisaidieni, mnisaidie, haraka, dharura',
  ),
  suffers: /^(a|wa|u|m|i|ki|li|zi|ya)(li|na|me|ka|ta)ni[a-z]{3,}$/,
  speakers: list(
    'mimi, nina, naumwa, ninaumwa, nahisi, ninahisi, najisikia, ninapata, napata, sina, natoka, natokwa, natoa, nakojoa, nakohoa, natapika, naharisha',
  ),
  units: {
    yr: 365,
    yrs: 365,
    mths: 30,
    dakika: 1 / 1440,
    saa: 1 / 24,
    masaa: 1 / 24,
    siku: 1,
    usiku: 1,
    wiki: 7,
    juma: 7,
    mwz: 30,
    dk: 1 / 1440,
    majuma: 7,
    mwezi: 30,
    miezi: 30,
    myezi: 30,
    mwaka: 365,
    miaka: 365,
    myaka: 365,
  },
  halves: ['na nusu'],
  moments: {
    since: list('tangu, toka, kuanzia, aliamka, ameamka, niliamka'),
    begins: list(
      'ilianza, imeanza, ilipoanza, ilimuanza, imemuanza, alianza, ameanza, nilianza, nimeanza, yalianza, yameanza, kilianza, kimeanza, lilianza, limeanza, ulianza, umeanza, vilianza, zilianza, walianza, ikaanza, akaanza',
    ),
    until: ['hadi', 'mpaka'],
    today: list('leo, asubuhi hii, leo asubuhi, asubuhi ya leo'),
    yesterday: list('jana, jana asubuhi, jana jioni, jana mchana, jana usiku'),
    hours: list('asubuhi, mchana, adhuhuri, alasiri, jioni, alfajiri, alfajili'),
    weekdays: list('jumatatu, jumanne, jumatano, alhamisi, ijumaa, jumamosi, jumapili'),
  },
  numbers: {
    moja: 1,
    mbili: 2,
    wawili: 2,
    tatu: 3,
    nne: 4,
    ine: 4,
    tano: 5,
    sita: 6,
    saba: 7,
    nane: 8,
    munane: 8,
    kenda: 9,
    tisa: 9,
    kumi: 10,
    ishirini: 20,
    thelathini: 30,
    arobaini: 40,
    hamsini: 50,
    sitini: 60,
    sabini: 70,
    themanini: 80,
    tisini: 90,
    chache: 3,
    kadhaa: 4,
    mmoja: 1,
    miwili: 2,
    minane: 8,
    watatu: 3,
    wanne: 4,
    watano: 5,
    mitatu: 3,
    minne: 4,
    mitano: 5,
    jana: 1,
    nzima: 1,
  },
  absences: {},
  persons: {
    // No illness lasts so many weeks: "G2P1 wiki 28".
    weeksTold: [
      {
        pattern: /(?<!\b(?:kwa|tangu|muda wa|baada ya)\s)\bwiki (?:ya )?(2\d|3\d|4[0-2])\b(?!\s*(?:zilizopita|sasa))/iu,
      },
    ],
    othersBefore: list(
      'mbwa ana, mbwa mwenyewe, mbwa wa, mbwa huyo, paka ana, paka wa, alikufa, alifariki, jirani, nilipokuwa na, alipokuwa na, tangu nikiwa, tangu akiwa, nanyonyesha, ninanyonyesha, nikinyonyesha, ananyonyesha, anayenyonyesha',
    ),
    othersBehind: list('aliniambukiza, ameniambukiza, ameniletea, alituambukiza'),
    beforeAge: list('ana, sasa ana, ni, ana umri wa, umri, kama, karibu, mwenye, yeye ana, sasa'),
    afterAge: list('mwenye, anayeharisha, anayekohoa, ana, aliyeletwa, ameletwa'),
    ofSmallChildren: list(
      'kitovu, zaliwa, alizaliwa, amezaliwa, aliyezaliwa, kuzaliwa, njiti, mtoto, mwanangu, ananyonya, hanyonyi, anyonye, anyonyeshwe, kunyonya, ziwa, maziwa ya mama, uji, anacheza, hachezi, analia, muac, ors, rutf, mama, chanjo, hajachanjwa, amechanjwa, kifua hakibonyei, kifua kinabonyea, utosi, kubebwa, akibebwa, kliniki ya watoto, anatambaa, akinyonya, anapumzika kunyonya, nikimnyonyesha, tumbo la uzazi',
    ),
    ofToday: list('leo, jana, juzi, asubuhi, usiku, mrdt, siku, sasa hivi, saa'),
    ofYears: list('kisukari, presha, shinikizo la damu, vvu, arv, pumu, kifafa, sigara, pombe, insulini, ndoa, sugu'),
    female: list('mwanamke, msichana, mjamzito, mama mjamzito, mama wa miaka, bibi wa miaka, dada wa miaka'),
    male: list('mwanaume, mwanamume, mvulana, baba wa miaka, babu wa miaka'),
    child: list(
      'mtoto, mtt, kijana, mtu, mzee, mgonjwa, kichanga, mtoto mchanga, mwanangu, mtoto wangu, mtoi, mjukuu, mwana, mutoto, kitoto, kachanga, katoto, baby boy, baby girl, baby, boy, girl',
    ),
    young: list('mvulana, msichana'),
    // In Lingala a person; here fire, and hot.
    nobodys: { words: /\bmoto\b/giu, beside: /\b(?:ana|hana|mwili|wangu|yangu|mtoto|sana|kwa)\b/iu },
    she: [],
    he: [],
    newborn: list('mtoto mchanga, kichanga, mchanga wa siku'),
    born: list(
      'aliyezaliwa siku #, alizaliwa siku #, amezaliwa siku #, aliyezaliwa saa #, alizaliwa saa #, alizaliwa masaa #, aliyezaliwa wiki # iliyopita, aliyezaliwa wiki # zilizopita, alizaliwa wiki # iliyopita, alizaliwa wiki # zilizopita, aliyezaliwa miezi # iliyopita, alizaliwa miezi # iliyopita, alizaliwa mwezi # uliopita, alizaliwa miaka # iliyopita',
    ),
    bornNow: list(
      'alizaliwa jana, alizaliwa leo, amezaliwa leo, amezaliwa jana, alizaliwa asubuhi, alizaliwa usiku, alizaliwa saa',
    ),
    likelyAges: { mtoto: 48, 'bibi kizee': 840, ajuza: 840 },
    ages: [
      ...KIN.flatMap((who) => [
        `${who} wa {unit} #`,
        `${who} miaka #`,
        `${who} wa kama miaka #`,
        `${who} mwenye miaka #`,
      ]),
      ...TRADES.flatMap((who) => [`${who} wa miaka #`, `${who} wa kama miaka #`, `${who} miaka #`]),
      ...list(
        'kichanga cha {unit} #, ana miezi # {end}, {person} wa {unit} #, {person} miaka #, {person} miezi #, {person} mwaka #, {person} wangu miaka #, {person} wangu miezi #, {person} wangu mwaka #, {person} wangu wa {unit} #, {person} ana {unit} #, {person} wangu ana {unit} #, {person} mwenye {unit} #, umri wa {unit} #, umri {unit} #, umri wangu {unit} #, umri ni {unit} #, umri wangu ni {unit} #, umri wake ni {unit} #, umri wake {unit} #, mama wa {unit} #, baba wa {unit} #, bibi wa {unit} #, babu wa {unit} #, dada wa {unit} #, nina miaka #, mwenye umri wa {unit} #, mimi ni {person} wa {unit} #, ana umri wa {unit} #, ana miaka #, niko na miaka #, {person} wa kike {unit} #, {person} wa kiume {unit} #, {person} # {unit}, mwanamke #, mwanaume #, mwanamume #, mama miaka #, mama ana miaka #, {person} wangu wa # {unit}, {person} wa # {unit}, {person} ako na {unit} #, {person} yuko na {unit} #, ako na miaka #, yuko na miaka #, niko # {end}, msee wa #, mzee wa #, dem wa #, dada yangu wa #, ametimiza {unit} #, alitimiza {unit} #, anatimiza {unit} #, katoto ka {unit} #, katoto kangu ka {unit} #, umri #, ni wa {unit} #, {person} wa kiume wa {unit} #, {person} wa kike wa {unit} #, {person} wa kiume #, {person} wa kike #, {person} wa kama {unit} #, miaka # mwanamke, miaka # mwanaume, mutoto ya {unit} #, mutoto yangu ya {unit} #, mutoto yangu iko na {unit} #, mutoto iko na {unit} #, mtoto iko na {unit} #, mtoto yangu iko na {unit} #, mtoto ya {unit} #, mtoto yangu ya {unit} #',
      ),
      // Apart from the rest of what is said: "mwanafunzi wa chuo, miaka 21, ...".
      ', miaka # {end}',
    ],
    dates: list(
      'chanjo ya {unit} #, chanjo za {unit} #, kuchanjwa {unit} #, kuchanja {unit} #, alichanjwa {unit} #, amechanjwa {unit} #, kliniki ya {unit} #, sindano ya {unit} #, sindano za {unit} #, alizaliwa miezi #, aliyezaliwa miezi #, amezaliwa miezi #, alizaliwa wiki #, aliyezaliwa wiki #, alizaliwa na miezi #, alizaliwa na wiki #, alizaliwa akiwa na miezi #',
    ),
    gestations: list(
      'niko # weeks {end}, niko # weeks preg, niko # weeks pregnant, niko na wiki # {end}, mimba ya wiki #, mimba ni wiki #, mimba ya wiki ya #, mimba ya # wks, mimba ya # weeks, mimba ya wks #, mimba ya {unit} #, mimba {unit} #, ujauzito wa {unit} #, ujauzito {unit} #, mjamzito {unit} #, mjamzito wa {unit} #, mjamzito kwa {unit} #, mjamzito wa wiki #, ujauzito wa wiki #, ujauzito wiki #, mimba wiki #, mimba ina wiki #, mimba ina {unit} #, mimba yangu ina wiki #, mimba yangu ina {unit} #, mimba yake ina {unit} #, mimba yake ya {unit} #, ujauzito una {unit} #, ujauzito wangu una {unit} #, ujauzito wake una {unit} #, {unit} # za ujauzito, {unit} # ya ujauzito, {unit} # ya mimba, {unit} # za mimba, tumbo la {unit} #',
    ),
  },
  // Only parts of the body are listed so: "miguu na uso vimevimba".
  lists: {
    describing: [],
    placeClasses: list(
      'head, face, eye, eyelid, ear, nose, mouth, throat, tooth, neck, chest, breast, back, flank, abdomen, groin, arm, hand, leg, foot, limb, joint',
    ),
    adverbs: [],
    joins: list('na, au, pamoja'),
    links: list('ya, wa, za, la, cha, vya, pa, yangu, wangu, langu, changu, zangu, yake, wake, lake, chake, zake'),
    prepositions: list('kwenye, katika'),
    copulas: [],
    auxiliaries: [],
  },
  measures: {
    told: [
      { vital: 'respiratoryRatePerMin', pattern: /(?:pumu|pumz)[^.;\d]{0,30}\bmara\s+(\d{2,3})()\b/iu },
      { vital: 'respiratoryRatePerMin', pattern: /pumzi[^.;\d]{0,24}\bni (\d{2})()\b/iu },
      { vital: 'temperatureC', pattern: /\b(?:nyuzi(?: ?joto)?|digrii)\s*(?:za\s+)?(\d{2}(?:[.,]\d)?)()(?![\d/])/iu },
      { vital: 'weightKg', pattern: /\bgramu\s*(\d{3,4})()\b/iu, convert: (value) => value / 1000 },
    ],
    names: {
      temperatureC: list('joto, joto la mwili, homa, halijoto, kipimajoto, kipima joto'),
      heartRatePerMin: list(
        'mapigo ya moyo, mapigo, moyo unapiga, moyo wake unapiga, moyo unadunda, moyo wake unadunda',
      ),
      respiratoryRatePerMin: list(
        'kasi ya kupumua, kupumua, pumzi, anapumua, ninapumua, mara za kupumua, anahema, kuhema, anavuta pumzi, pumzi zake',
      ),
      oxygenSaturationPercent: list(
        'oksijeni, kiwango cha oksijeni, oksijeni mwilini, mashine ya kidole, kifaa cha kidole, kipimo cha kidole',
      ),
      glucoseMmolPerL: list('sukari, sukari ya damu, kiwango cha sukari'),
      muacMm: list(
        'utepe, mzunguko wa mkono, mzunguko wa juu wa mkono, kipimo cha mkono, mkono ni sentimita, mkono wake ni sentimita, mkono wa mtoto ni sentimita, mkono una sentimita, mkono ni cm, mkono ni milimita',
      ),
      haemoglobinGPerDl: list('hemoglobini, kiwango cha damu, damu ni'),
      bloodPressure: list('shinikizo la damu, presha, shinikizo, presha ya damu'),
    },
    links: list(
      'ya, la, ni, ilikuwa, lilikuwa, limefika, lilifika, yake, yangu, lake, langu, wake, imefika, kwa, hadi, mara, kidole, wa, mkono, inasoma, kinasoma, unasoma, ilisoma, imesoma, inaonyesha, unaonyesha, imeonyesha, kipimo, sasa, leo, jana, asubuhi, usiku, iko, ipo, upo, kwenye, kama, takriban, karibu, imeandikwa, mashine, inasema, ilisema, ilipimwa, imepimwa, limepimwa, wamepima, nimepima, tulipima, tumepima, nilipima, tu, ilionyesha, wa mtoto, ya mtoto, bado, imerudi, ikiwa, ilifika, yamefika, umefika, kipimajoto, hasa, ndogo, kubwa',
    ),
    moves: list(
      'imepanda, limepanda, umepanda, yamepanda, imeshuka, limeshuka, umeshuka, yameshuka, imepungua, imeongezeka, zaidi ya, chini ya, juu ya, zaidi, pungufu ya',
    ),
    below: /\b(?:chini|pungufu) ya\s*\d/iu,
    over: ['kwa', 'juu ya'],
    fasting: list('kufunga, kabla ya kula'),
  },
}
