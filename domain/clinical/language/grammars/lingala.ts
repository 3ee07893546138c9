import { lingalaForms } from '#domain/clinical/language/forms-lingala.ts'
import type { Grammar } from '#domain/clinical/language/grammar.ts'
import { list } from '#domain/clinical/language/written-list.ts'

/**
 * A verb with somebody as its subject (azali, nazosanza, akoki, asanzi), or "but": what a "te" behind it does not reach
 * beyond. What a thing does (ezali) follows its name, which the "te" denies too.
 */
const STATEMENT =
  /^(?:kasi|(?:na|a|o|to|bo|ba)(?:za|zali|zalaki|zo[a-z]{2,}|zwi|koki|koka|komi)|(?:na|a)[b-df-hj-np-tv-z][a-z]+i)$/

export const LINGALA: Grammar = {
  skipped: list('na, ya, ye, mpe, pe, oyo, wana, ete, ba'),
  optional: list(
    'ngai, nga, yo, ezali, eza, ezo, ezosala, kosala, sala, esali, esalaka, azo, nazo, makasi, mpenza, penza, mingi, nyonso, lisusu, kati, mua, mwa, moke, kaka, nde, ndambo, ebandi, ebandaki, ebandeli, ezobanda, abandi, abandaki, nabandi, ekomi, ekomaki, ko, ezalaki, ezalaka, ebele, koleka',
  ),
  idioms: list(
    'loposo ya (libolongo|mosapi|litambe|lokolo|loboko) elongwe moke, makila esili (kobima|kotanga), {skin} (elongwe|elongwaki|ezolongwa|elongwaka) moke, {water} (ekoti|ekotaki) {ear}, (singa|mosinga|nsinga|cordon|mokulu) (ya|na|) (motolu|mutolu|nombril) (kwea|kweaki|ekwei|ekweyi|ekweaki|ekauki), babeti ntonga, babeti ye ntonga, babeti nga ntonga, babeti ngai ntonga, babetaki ntonga, babetaki ye ntonga, babeti tonga, babetaki tonga, beta ntonga, kobeta ntonga, (babeti|babetaki) (piqure|piki|mbonda|ndule), crise (asthme|motema|nerfs|cardiaque|drepanocytose|estomac|hemorroides), (beta|ebeti|zali|zwi|kangi) crise (asthme|motema|nerfs|cardiaque|drepanocytose), (kosala|asali|sali) crise (asthme|nerfs), (nabangi|abangi|nazobanga|azobanga) (zemi|grossesse|sida|vih|tibi|tuberculose|ebola|diabete|sukali|tansio|tension|mpox|hernie), bouton (montre|chemise|simisi|elamba|veste), (ntonga|tonga) (rougeole|kantembele|polio|covid|kolera|cholera|fievre jaune|meningite|coqueluche|tetanos), (kopo|verre|sani|lutu|cuillère|putulu|telephone|saki|eloko pembe|libaya|manga|masuba|pipi|nsoi|mpinzoli) kwea, (mai|mayi|supu|madesu|nzungu|loso|mafuta|bouillie) (toka|kotoka|ezotoka|etoki|etokaka), (masanga|likaya|makaya|nkisi|bankisi|lotoko|diamba|bangi|comprime|comprimes) (azomela|nazomela|amelaka|namelaka) te',
  ),
  compounds: list(
    '(pembeni|penepene|zingazinga) ya ({mouth}|{nose}|{eye}), lokola moto, moto mbangu, nzoto ya (mobali|mwasi), (batubi|batubaki|batubaka|kotuba) (ntonga|tonga)',
  ),
  common: list(
    'pondu, lobi, lelo, mpokwa, pokwa, ntongo, mwa, mabe, malamu, nini, ntina, bonjour, docteur, monganga, nganga, mbote, lopitalo, hopital, centre, pharmacie, reco, cpn, elobi, alobi, esika, bisika, ndako, mboka, ebale, bilanga, kelasi, nde, kino, tii, pene, pembeni, mosika, ebandeli, nakei, akei, akomi, nakomi, akomaki, tata, yaya, leki, koko, nkoko, mama, maman, papa, noki, kobanda, banda, test, tdr, asengeli, esengeli, tosala, nasala, basalisa, salisa, palado, bolimbisi, melesi, limbisa, baninga, moninga',
  ),
  ownOnly: list('pile'),
  formsOf: lingalaForms,
  deniedForm: () => null,
  guessesSpelling: false,
  denials: list('sans, azangi, nazangi, kozanga, bazangi'),
  listDenials: list('awangani'),
  negativeAnswers: list('te, ezali te, azali te, na yango te, eloko te'),
  laterDenials: list(
    'te, ezali te, eza te, abeti te, abetaki te, abetaka te, asali te, asalaki te, asalaka te, nasali te, azali na yango te, nazali na yango te, azalaki na yango te, nazalaki na yango te, aza na yango te, naza na yango te, azwi yango te, ezalaki te, ezalaka te, esili, ata moke te, soki moke te',
  ),
  noDenials: [
    ...list(
      'nayebi te, ayebi te, bayebi te, toyebi te, oyebi te, nayebaki te, ayebaki te, sans cesse, sans arrêt, sans effet, sans amélioration, sans soulagement, sans doute, sans raison, sans cause, soki te, kaka te, ebongi te, ebongwani te, ekitaka te, ezokita te, esili te, ezotika te, etiki te, atikaka te, ezokata te, ezolemba te, ezosila te, esilaka te, elimwi te, elimwaka te, ezolimwa te, elongwaka te, ezolongwa te, elongwi te, ezokatana te, ekatanaka te, ekomi malamu te',
    ),
    ...['azangi', 'nazangi', 'kozanga', 'bazangi'].flatMap((lacks) =>
      ['makila', 'makasi', 'mpongi', 'mposa', 'posa', 'mpema', 'mopepe', 'mai', 'mayi', 'elikya', 'oxygène'].map(
        (what) => `${lacks} ${what}`,
      ),
    ),
  ],
  buts: list('kasi, nzokande'),
  turns: list('kasi, nzokande, azali, nazali, aza, naza, azalaki, mpo, yango wana, sikoyo'),
  startsStatement: (word) => STATEMENT.test(word),
  orWords: list('to, soki'),
  doubts: list('mbala mosusu, ekoki kozala, nakanisi'),
  hypotheses: [
    ...list(
      'soki azali na, soki aza na, soki azwi, soki asali, soki abandi, soki akomi, mpo na kopekisa, vaccin ya, mangwele ya',
    ),
    ...['nabangi', 'abangi', 'nazobanga', 'azobanga'].flatMap((fears) =>
      ['kozwa', 'kozala', 'ete', 'soki', 'noki', 'azala', 'azwa', 'nazwa', 'nazala'].map((what) => `${fears} ${what}`),
    ),
  ],
  nows: list('sikoyo, sikawa, lelo, mikolo oyo, mbala oyo'),
  pasts: list(
    'kala nazalaki, kala azalaki, kala nabelaki, kala abelaki, na kala, kalakala, ntango ya kala, tango ya kala, bomwana, ntango azalaki mwana',
  ),
  over: {
    begins: list('ebandaki, abandaki, nabandaki, ebandi'),
    times: list(
      'bomwana, ntango azalaki mwana, ntango nazalaki mwana, mobu eleki, mobu oyo eleki, mbula eleki, mbula oyo eleki, mibu eleki',
    ),
    inYear: list('na, na mobu, en'),
    since: list('banda, depuis, uta, longwa'),
    well: list('malamu, nzoto malamu, nazali malamu, azali malamu, mpasi te, likambo te, mokakatano te, makasi'),
    back: list('lisusu, ezongi, ezongeli, ezongelaki, kino lelo, kino sikoyo, ezali kaka, kaka, eleki'),
    ends: list('esilaki, abikaki, nabikaki, esilaki nyonso'),
  },
  relatives: list(
    'mama na ngai, mama na nga, papa na ngai, papa na nga, ndeko na ngai, ndeko na nga, ndeko mwasi na ngai, ndeko mobali na ngai, mwasi na ngai, mwasi na nga, mobali na ngai, mobali na nga, moninga, moninga na ngai, moninga na nga, koko na ngai, koko na nga, noko na ngai, voisin, voisine',
  ),
  informedBy: list(
    'mbwa ya, bambwa ya, niawu ya, motuka ya, wewa ya, ndako ya, lopango ya, nkisi ya, bankisi ya, kisi ya, bakisi ya, mbeto ya, epai ya',
  ),
  mine: list('ngai, nga'),
  reports: list('alobi, alobaki, azoloba, amoni, amonaki, amemi ye'),
  children: list(
    'muana na ngai, muana na nga, muana nanga, mwana na ngai, mwana na nga, mwana ya ngai, mwana ya nga, mwana nanga, mwana na biso, bebe na ngai, bebe na nga, bebe na biso',
  ),
  speakers: list(
    'nazali, naza, nayoki, nazoyoka, nazosala, nazobeta, nazwi, nazwaki, nasali, naboti, nabotaki, nakweyi, nakwei, namelaki, nameli, nazolenga, nazoka, nazoki, nalembi, natikali, nayokaka, nayoka, nazo, nabeli, namoni, nasanzi, nazosanza, nazokosula, nakosulaka, nakosolaka, nazopema, napemaka, nasubaka, nazosuba, nalalaka',
  ),
  units: {
    miniti: 1 / 1440,
    minute: 1 / 1440,
    ngonga: 1 / 24,
    bangonga: 1 / 24,
    mokolo: 1,
    mikolo: 1,
    butu: 1,
    babutu: 1,
    poso: 7,
    mposo: 7,
    baposo: 7,
    sanza: 30,
    basanza: 30,
    mobu: 365,
    mibu: 365,
    mbula: 365,
    bambula: 365,
    heure: 1 / 24,
    heures: 1 / 24,
    minutes: 1 / 1440,
    jour: 1,
    jours: 1,
    semaine: 7,
    semaines: 7,
    mois: 30,
    bibu: 365,
  },
  numbers: {
    moko: 1,
    mibale: 2,
    misato: 3,
    minei: 4,
    mitano: 5,
    motoba: 6,
    sambo: 7,
    mwambe: 8,
    libwa: 9,
    zomi: 10,
    eleki: 1,
    mobimba: 1,
    mitatu: 3,
    mine: 4,
    nwambe: 8,
    zomu: 10,
    'ntuku mibale': 20,
    'ntuku misato': 30,
    'ntuku minei': 40,
    'ntuku mitano': 50,
    'ntuku motoba': 60,
    'ntuku sambo': 70,
    'ntuku nsambo': 70,
    'ntuku mwambe': 80,
    'ntuku libwa': 90,
    'tuku mibale': 20,
    'tuku misato': 30,
    'tuku minei': 40,
    'tuku mitano': 50,
    'tuku motoba': 60,
    'tuku sambo': 70,
    nsambo: 7,
    deux: 2,
    trois: 3,
    quatre: 4,
    cinq: 5,
    sept: 7,
    huit: 8,
    neuf: 9,
    dix: 10,
    douze: 12,
    quinze: 15,
    vingt: 20,
  },
  halves: ['na ndambo', 'et demi'],
  moments: {
    since: list('banda, uta, longwa, depuis'),
    begins: list('ebandaki, ebandi, abandaki, abandi, nabandaki, nabandi, ebandaka'),
    today: list('lelo, lelo oyo, ntongo oyo, lelo na ntongo'),
    yesterday: list('lobi, lobi eleki'),
    hours: list('ntongo, na ntongo, midi, mpokwa, na mpokwa, tongo'),
    weekdays: list(
      'mokolo ya liboso, mokolo ya mibale, mokolo ya misato, mokolo ya minei, mokolo ya mitano, mokolo ya poso, mokolo ya eyenga, mardi, lundi, mercredi, jeudi, vendredi, samedi, dimanche',
    ),
  },
  countsBehind: true,
  absences: {},
  persons: {
    female: list('mwasi, muasi, elenge mwasi, mwana mwasi, muana mwasi, mwana na nga ya mwasi, mwana na ngai ya mwasi'),
    male: list('mobali, elenge mobali, mwana mobali, muana mobali, mwana na nga ya mobali, mwana na ngai ya mobali'),
    child: list('mwana, muana, bebe, moto, mobange, mobeli, petit, enfant'),
    young: list('elenge mwasi, elenge mobali'),
    she: [],
    he: [],
    newborn: list('mwana ya sika, muana ya sika, bebe ya sika, bebe ya mokolo moko'),
    born: list(
      'abotami eleki {unit} #, abotamaki eleki {unit} #, abotami {unit} # eleki, abotamaki {unit} # eleki, abotami mikolo #, abotamaki mikolo #',
    ),
    bornNow: list(
      'abotami lelo, abotami lobi, abotamaki lobi, abotamaki lelo, abotami na butu, abotamaki na butu, abotami na ntongo, abotami sikoyo, auti kobotama',
    ),
    sides: list(
      'loboko ya mwasi, loboko ya mobali, maboko ya mwasi, maboko ya mobali, lokolo ya mwasi, lokolo ya mobali, ngambo ya mwasi, ngambo ya mobali, ngambu ya mwasi, ngambu ya mobali, côté ya mwasi, côté ya mobali, liso ya mwasi, liso ya mobali, litoi ya mwasi, litoi ya mobali, litoyi ya mwasi, litoyi ya mobali, libele ya mwasi, libele ya mobali, lipeka ya mwasi, lipeka ya mobali, mopende ya mwasi, mopende ya mobali, likata ya mwasi, likata ya mobali, libolongo ya mwasi, libolongo ya mobali, mwasi mosusu, mobali mosusu',
    ),
    othersBefore: list('akufi, akufaki, mbwa ezali'),
    othersBehind: list('apesi ngai, apesaki ngai'),
    ages: list(
      'azali na sanza # {end}, azali na basanza # {end}, aza na sanza # {end}, {person} na nga ya {unit} #, {person} nanga ya {unit} #, {person} na biso ya {unit} #, {person} na ye ya {unit} #, mwana na ngai mobali ya {unit} #, mwana na ngai mwasi ya {unit} #, mwana na nga mobali ya {unit} #, mwana na nga mwasi ya {unit} #, mwana na nga azali na {unit} #, mwana na ngai azali na {unit} #, mwana na nga aza na {unit} #, mwana na ngai aza na {unit} #, muana na nga aza na {unit} #, {person} mbula #, {person} mibu #, {person} bambula #, mwana mwasi sanza #, mwana mobali sanza #, bebe sanza #, {person} ya ss {unit} #, {person} na nga ya ss {unit} #, {person} ya ss # ans, {person} # ans, papa # ans, mama # ans, maman # ans, tata # ans, élève # ans, jeune # ans, patient # ans, patiente # ans, nazali # ans, naza # ans, nga # ans, elenge # ans, elenge ya {unit} #, maman ya {unit} #, maman ya # ans, papa ya # ans, mama ya # ans, tata ya # ans, koko ya # ans, patient {unit} #, patient ya {unit} #, nouveau-né ya {unit} #, homme # ans, femme # ans, H # ans, F # ans, mwana azali na {unit} #, bebe azali na {unit} #, mwana aza na {unit} #, bebe aza na {unit} #, bebe na nga azali na {unit} #, bebe na nga aza na {unit} #, bebe na biso azali na {unit} #, bebe na biso aza na {unit} #, bebe na ngai azali na {unit} #, mwana na biso azali na {unit} #, mwana na mbula #, mwana na mibu #, mama na nga ya {unit} #, papa na nga ya {unit} #, tata na nga ya {unit} #, tata na ngai ya {unit} #, leki na nga ya {unit} #, leki na ngai ya {unit} #, koko na nga ya {unit} #, koko na ngai ya {unit} #, nkoko na ngai ya {unit} #, papa ya {unit} #, mama ya {unit} #, tata ya {unit} #, leki ya {unit} #, koko ya {unit} #, {person} ya # mois, {person} ya # jours, {person} ya # semaines, {person} na nga # ans, {person} na ngai # ans, akokisi # ans, azali na # ans, aza na # ans, naza na # ans, nazali na # ans, ya mbula # azali, ya mibu # azali, naza na mbula #, nazali na mbula #, ({unit} #), {person} moko ya {unit} #, nazali na mobu #, papa na ngai ya {unit} #, mama na ngai ya {unit} #, akokisi {unit} #, {person} ya # ans, mobali # ans, mwasi # ans, {person} ya {unit} #, {person} na ngai ya {unit} #, azali na mibu #, azali na bambula #, azali na mbula #, aza na mibu #, aza na bambula #, nazali na mibu #, nazali na bambula #, naza na mibu #, naza na bambula #',
    ),
    gestations: list(
      'zemi ekomi poso #, zemi ekomi baposo #, zemi ekomi {unit} #, zemi na nga ya {unit} #, zemi na ngai ya {unit} #, zemi na ye ya {unit} #, zemi ezali na {unit} #, zemi {unit} #, zemi ya poso #, zemi ya baposo #, zemi ya mposo #, zemi ya semaine #, zemi ya {unit} #',
    ),
  },
  measures: {
    names: {
      temperatureC: list('nzoto, molunge, fièvre, température, température ya nzoto, molunge ya nzoto'),
      heartRatePerMin: list('pouls, motema ezobeta mbala, motema ebetaka mbala, motema ebeti mbala'),
      respiratoryRatePerMin: list(
        'kopema, azopema, apemi, apemaka, azohema mbala, azohema, bopemi na miniti, mpema na miniti, kopema na miniti, FR, mpema na miniti moko, kopema mbala, azopema mbala, apemaka mbala, apemi mbala, nazopema mbala, apema mbala, azopema mbangu mbala, azopema noki mbala, azopema noki noki mbala, azopema mbangu mbangu mbala, respiration, fréquence respiratoire, mpema, mpema na ye, mpema mbala, mpema na ye mbala, bopemi, bopemi mbala',
      ),
      oxygenSaturationPercent: list('saturation, oxygène'),
      glucoseMmolPerL: list('dextro, glycémie, sukali, sukali na makila'),
      haemoglobinGPerDl: list('hémoglobine'),
      muacMm: list(
        'muac, PB, singa ya loboko, bande ya loboko, ruban ya loboko, mesure ya loboko, loboko ya mwana, périmètre brachial',
      ),
      bloodPressure: list('ta, tansio, tension, tansio ya makila'),
    },
    links: list(
      'ezali, ezalaki, eza, na, ya, ekomi, na ye, na nga, na ngai, elakisi, epesi, emonisi, elakisaki, epesaki, emati na, emati, ekiti na, ekiti, ezali na, eza na, ekomi na',
    ),
    over: list('likolo ya, sur'),
    fasting: list('liboso ya kolia, à jeun'),
  },
}
