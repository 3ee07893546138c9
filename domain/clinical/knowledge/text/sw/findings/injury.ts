import type { INJURY_FINDINGS } from '#domain/clinical/knowledge/findings/injury.ts'
import type { FindingText } from '#domain/clinical/knowledge/text/finding-text.ts'

export const INJURY_FINDINGS_SW: Record<keyof typeof INJURY_FINDINGS, FindingText> = {
  injury: {
    label: 'Jeraha',
    question: 'Je, kulikuwa na kuanguka, kugongwa au ajali?',
    phrases: ['jeraha', 'ameumia', 'nimeumia', 'ajali', 'aligongwa'],
  },
  road_traffic_injury: {
    label: 'Ajali ya barabarani',
    question: 'Je, ilikuwa ajali ya barabarani?',
    phrases: [
      'ajali ya barabarani',
      'ajali ya gari',
      'aligongwa na gari',
      'ajali ya bodaboda',
      'ajali ya pikipiki',
      '(gongwa|gonga|kanyagwa|parama) ~ (gari|pikipiki|bodaboda|boda|lori|basi|baiskeli|trekta|bajaji|daladala|matatu)',
      'ajali ~ (gari|barabara|pikipiki|bodaboda|boda|basi|lori|bajaji|matatu)',
      '(gari|pikipiki|bodaboda) ~ (gonga|pinduka)',
    ],
  },
  fall: {
    label: 'Kuanguka',
    question: 'Je, alianguka?',
    phrases: ['ameanguka', 'nimeanguka', 'alianguka', 'kuanguka'],
  },
  fall_from_height: {
    label: 'Kuanguka kutoka juu',
    question: 'Je, alianguka kutoka juu zaidi ya kimo cha mtu?',
    phrases: [
      'ameanguka kutoka juu',
      'ameanguka kwenye mti',
      '(anguka|dondoka) ~ (mti|mwembe|mnazi|paa|juu|dari|ghorofa|ngazi|shimo|kisima|dirisha|ukuta|mlima|farasi|punda)',
      '(anguka|dondoka) kutoka',
    ],
  },
  assault: {
    label: 'Kupigwa',
    question: 'Je, alipigwa au kushambuliwa?',
    phrases: [
      'amepigwa',
      'nimepigwa',
      'alipigwa',
      'kushambuliwa',
      '(piga|pigwa) ~ (rungu|fimbo|ngumi|marungu|mawe|nondo|chupa)',
      'shambuliwa',
    ],
  },
  head_injury: {
    label: 'Jeraha la kichwa',
    question: 'Je, kichwa kiligongwa?',
    phrases: [
      'jeraha la kichwa',
      'amegonga kichwa',
      'aligonga kichwa',
      'ameumia kichwa',
      '(piga|pigwa|gonga|gongwa|umia|gongesha|angukia|jeraha|kata|katwa|pasuka) kichwa',
      '(pigwa|gongwa|anguka|umia) ~ kichwa',
    ],
  },
  loss_of_memory_of_event: {
    label: 'Hakumbuki ajali',
    question: 'Je, hakumbuki kilichotokea?',
    phrases: ['hakumbuki ajali'],
  },
  clear_fluid_from_ear_or_nose: {
    label: 'Majimaji kutoka sikioni au puani baada ya kugongwa',
    question: 'Je, majimaji au damu hutoka sikioni au puani tangu kugongwa?',
    phrases: ['majimaji kutoka sikioni', 'damu sikioni', '(damu|majimaji|maji) ~ sikio'],
  },
  spinal_injury: {
    label: 'Jeraha la uti wa mgongo',
    question: 'Je, kuna maumivu ya mfupa wa shingo au mgongo tangu ajali?',
    phrases: [
      'jeraha la uti wa mgongo',
      'jeraha la shingo',
      '(umia|pigwa|vunjika|jeraha|anguka) ~ (uti mgongo|shingo)',
      'vunjika (shingo|mgongo|uti)',
    ],
  },
  chest_injury: {
    label: 'Jeraha la kifua',
    question: 'Je, kifua kiligongwa?',
    phrases: [
      'jeraha la kifua',
      'ameumia kifua',
      '(pigwa|umia|gongwa|jeraha) kifua',
      'vunjika mbavu',
      'mbavu ~ vunjika',
    ],
  },
  flail_chest: {
    label: 'Sehemu ya kifua kusogea kinyume',
    question: 'Je, sehemu ya kifua huingia ndani wakati wa kuvuta pumzi?',
    phrases: ['kifua kusogea kinyume'],
  },
  abdominal_injury: {
    label: 'Jeraha la tumbo',
    question: 'Je, tumbo liligongwa?',
    phrases: ['jeraha la tumbo', 'alipigwa tumboni', '(pigwa|umia|gongwa|jeraha|teke) tumbo'],
  },
  penetrating_injury: {
    label: 'Jeraha la kupenya',
    question: 'Je, kitu kilipenya ndani ya mwili?',
    phrases: [
      'jeraha la kupenya',
      '(chomwa|choma|katwa|kata|jeraha|piga|pigwa|toboa|tobolewa) ~ (panga|mkuki|mshale|kisu|nondo|chuma|msumari|kisu tumbo)',
    ],
  },
  gunshot_wound: {
    label: 'Jeraha la risasi',
    question: 'Je, alipigwa risasi?',
    phrases: ['risasi', 'amepigwa risasi', '(pigwa|piga|jeruhiwa|jeraha|lengwa) ~ (risasi|bunduki)'],
  },
  stab_wound: {
    label: 'Jeraha la kisu',
    question: 'Je, alichomwa kisu?',
    phrases: ['amechomwa kisu', 'kuchomwa kisu', '(chomwa|choma|dungwa|jeraha|kata|katwa) ~ kisu'],
  },
  wound: {
    label: 'Kidonda cha kukatwa',
    question: 'Je, kuna jeraha la kukatwa?',
    phrases: ['amejikata', 'nimejikata', 'jeraha', 'kukatwa', 'msumari'],
  },
  deep_wound: {
    label: 'Jeraha lenye kina au chafu',
    question: 'Je, jeraha ni la kina au chafu?',
    phrases: ['jeraha la kina', 'jeraha chafu'],
  },
  wound_infected: {
    label: 'Jeraha lenye usaha',
    question: 'Je, jeraha ni jekundu, la moto au lina usaha?',
    phrases: ['jeraha lina usaha'],
  },
  severe_bleeding: {
    label: 'Kutoka damu nyingi',
    question: 'Je, damu inatoka nyingi?',
    phrases: [
      'damu nyingi',
      'kutokwa na damu nyingi',
      'anavuja damu sana',
      'damu ~ (nyingi|tiririka|bubujika|mwagika|ruka)',
      '(vuja|toka|tokwa|poteza) damu ~ (nyingi|sana)',
      'damu ~ (wingi|kwa wingi)',
    ],
  },
  bleeding_not_stopping: {
    label: 'Damu isiyokoma',
    question: 'Je, damu haikomi hata ikibanwa?',
    phrases: [
      'damu haikomi',
      'damu haiachi',
      'damu ~ (haikatiki|haikomi|haiachi|haisimami|haiishi|isiyokoma|inaendelea kutoka|haijakoma|haijakatika)',
    ],
  },
  fracture_suspected: {
    label: 'Mfupa unaoshukiwa kuvunjika',
    question: 'Je, mkono au mguu unauma sana au hauwezi kutumika tangu kuumia?',
    phrases: [
      'amevunjika mkono',
      'amevunjika mguu',
      'mkono umevunjika',
      'mguu umevunjika',
      '(mkono|mguu|mfupa|paja|bega|kidole|nyonga|mbavu|taya) ~ vunjika',
      'vunjika ~ (mkono|mguu|mfupa|paja|bega|kidole|nyonga)',
    ],
  },
  deformity_after_injury: {
    label: 'Kiungo kupinda baada ya kuumia',
    question: 'Je, mkono au mguu umepinda tangu kuumia?',
    phrases: [
      'kiungo kimepinda',
      'bega limeteguka',
      'kuteguka',
      '(mkono|mguu|kidole|kiungo|kiwiko) pinda',
      'bega (teguka|chomoka|toka)',
    ],
  },
  open_fracture: {
    label: 'Mfupa umetoboa ngozi',
    question: 'Je, mfupa unaonekana kwenye jeraha?',
    phrases: [
      'mfupa umetoka nje',
      'mfupa ~ (toka nje|tokeza|tokeza nje|toboa ngozi|onekana nje|chomoza)',
      'mfupa vunjika ~ (tokeza|toka nje|onekana|toboa)',
    ],
  },
  sprain_twist: {
    label: 'Kuteguka',
    question: 'Je, kiungo kilipinda ghafla?',
    phrases: ['kuteguka', 'ameteguka', 'mguu umeteguka'],
  },
  crush_injury: {
    label: 'Kupondeka',
    question: 'Je, kiungo kilipondwa?',
    phrases: [
      'kupondeka',
      'amepondwa',
      '(pondwa|pondeka|sagwa) ~ (mkono|mguu|kidole|mwili|mashine)',
      'angukiwa ~ (ukuta|mti|jiwe|nyumba)',
    ],
  },
  amputation: {
    label: 'Kukatika kiungo',
    question: 'Je, kidole au kiungo kimekatika?',
    phrases: [
      'kidole kimekatika',
      'mkono umekatika',
      "(kidole|mkono|mguu|kiungo) ~ (katika kabisa|katwa|ng'oka|nyofoka)",
      '(katwa|katwa) (kidole|mkono|mguu)',
    ],
  },
  burn: {
    label: 'Kuungua',
    question: 'Je, aliungua kwa moto, maji ya moto au mafuta?',
    phrases: [
      'ameungua',
      'nimeungua',
      'maji ya moto',
      'mafuta ya moto',
      'moto umemchoma',
      '(uji|chai|maji moto|mafuta moto) ~ (mwagikia|ungua|unguza)',
      '(ungua|unguzwa|mwagikiwa) ~ (moto|uji|chai|maji|mafuta|supu|mvuke|pasi|jiko|umeme)',
    ],
  },
  large_burn: {
    label: 'Kuungua sehemu kubwa',
    question: 'Je, sehemu kubwa imeungua au ni ya ndani sana?',
    phrases: [
      'ameungua mwili mzima',
      'kuungua sehemu kubwa',
      'ungua ~ (mwili mzima|mwili wote|sehemu kubwa|mgongo tumbo|nusu ya mwili|kifua tumbo|kifua mgongo|miguu yote)',
      'ungua mgongo tumbo',
      'ungua kifua tumbo',
    ],
  },
  burn_of_face_or_airway: {
    label: 'Kuungua uso au njia ya hewa',
    question: 'Je, uso umeungua au kuna masizi puani?',
    phrases: ['ameungua uso', 'masizi puani', '(ungua|unguzwa|chomwa|choma|unguza) ~ (uso|usoni|mdomo|koo|pua|macho)'],
  },
  inhalation_of_smoke: {
    label: 'Kuvuta moshi wa moto',
    question: 'Je, alivuta moshi wa moto?',
    phrases: ['alivuta moshi', 'moshi wa moto', 'vuta moshi', 'moshi ~ (nyumba iliungua|ungua|moto ndani)'],
  },
  electric_burn: {
    label: 'Kupigwa shoti',
    question: 'Je, alipigwa na umeme?',
    phrases: ['shoti ya umeme', 'amepigwa na umeme', '(pigwa|rushwa|shikwa|nasa) ~ (shoti|umeme)', 'shoti'],
  },
  electric_shock: {
    label: 'Umeme mkali',
    question: 'Je, umeme ulikuwa mkali au alizimia?',
    phrases: ['umeme mkali', '(pigwa|shikwa|rushwa) ~ umeme'],
  },
  lightning: {
    label: 'Kupigwa na radi',
    question: 'Je, alipigwa na radi?',
    phrases: ['radi', 'amepigwa na radi'],
  },
  drowning: {
    label: 'Kuzama majini',
    question: 'Je, alizama majini?',
    phrases: [
      'alizama',
      'kuzama majini',
      'amezama',
      'zama ~ (mto|maji|ziwa|bahari|kisima|bwawa|mtoni)',
      '(tolewa|okolewa) ~ (maji|mto|ziwa|bwawa)',
    ],
  },
  foreign_body_swallowed: {
    label: 'Kumeza kitu',
    question: 'Je, amemeza kitu?',
    phrases: ['amemeza sarafu', 'amemeza kitu'],
  },
  foreign_body_nose_ear: {
    label: 'Kitu puani au sikioni',
    question: 'Je, kuna kitu puani au sikioni?',
    phrases: ['kitu sikioni', 'kitu puani', 'mdudu sikioni'],
  },
  choking: {
    label: 'Kukabwa na kitu',
    question: 'Je, alikabwa na kitu kooni?',
    phrases: [
      'amekabwa',
      'kukabwa',
      'amepaliwa',
      '(paliwa|kabwa|sakamwa) ~ (karanga|chakula|nyama|sarafu|koo|kitu|mfupa|pumua|kupumua)',
      '(karanga|chakula|nyama|sarafu|kitu|shanga|mbegu) ~ (kwama koo|kwama kooni|ziba koo|nasa koo)',
    ],
  },
  eye_injury: {
    label: 'Jeraha la jicho',
    question: 'Je, jicho liligongwa au kuna kitu kimeingia?',
    phrases: [
      'jeraha la jicho',
      'kitu kimeingia jichoni',
      'ameumia jicho',
      '(jicho|macho) ~ (gongwa|pigwa|umia|chomwa|toboka|kwaruzwa)',
      '(pigwa|umia|gongwa|chomwa) (jicho|macho)',
    ],
  },
  penetrating_eye_injury: {
    label: 'Jicho lililotobolewa',
    question: 'Je, jicho limetobolewa?',
    phrases: [
      'jicho limetobolewa',
      'jicho ~ (toboa|toboka|tobolewa|pasuka|chomwa|chomwa kijiti)',
      'toboa jicho',
      'kitoboa ~ jicho',
    ],
  },
  chemical_in_eye: {
    label: 'Kemikali jichoni',
    question: 'Je, kemikali, chokaa au sumu imeingia jichoni?',
    phrases: [
      'kemikali jichoni',
      'sumu jichoni',
      'dawa imeingia jichoni',
      '(sabuni|dawa|kemikali|sumu|asidi|chokaa|saruji|jik|petroli|pilipili|magadi) ~ (ingia|mwagika|mwingia) (macho|jicho|machoni|jichoni)',
    ],
  },
  unequal_pupils: {
    label: 'Mboni zisizo sawa',
    question: 'Je, mboni za macho hazilingani?',
    phrases: ['mboni hazilingani', 'mboni ~ (hazilingani|hazifanani|moja kubwa|si sawa|tofauti)'],
  },
  blood_at_urethra_or_pelvic_injury: {
    label: 'Jeraha la nyonga',
    question: 'Je, nyonga imeumia au damu hutoka kwenye njia ya mkojo?',
    phrases: ['nyonga imeumia'],
  },
}
