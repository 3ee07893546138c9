import type { SKIN_FINDINGS } from '#domain/clinical/knowledge/findings/skin.ts'
import type { FindingText } from '#domain/clinical/knowledge/text/finding-text.ts'

export const SKIN_FINDINGS_SW: Record<keyof typeof SKIN_FINDINGS, FindingText> = {
  rash: {
    label: 'Upele',
    question: 'Je, kuna upele?',
    phrases: [
      '{rash}',
      'madoa kwenye ngozi',
      'vidonda vya ngozi',
      'madoa (mwilini|mwili|ngozi)',
      'mabaka (mwilini|mwili|ngozi)',
      'mwili ~ (mabaka|upele|vipele)',
    ],
  },
  itching: {
    label: 'Kuwashwa',
    question: 'Je, kunawasha?',
    phrases: ['{itch}'],
  },
  itching_worse_at_night: {
    label: 'Kuwashwa zaidi usiku',
    question: 'Je, kunawasha zaidi usiku?',
    phrases: ['{itch} ~ usiku'],
  },
  itching_generalised: {
    label: 'Kuwashwa mwili mzima',
    question: 'Je, mwili mzima unawasha?',
    phrases: ['{itch} mwili mzima'],
  },
  macular_rash: {
    label: 'Madoa mekundu bapa',
    question: 'Je, kuna madoa mekundu bapa?',
    phrases: ['madoa mekundu'],
  },
  papules: {
    label: 'Vipele vidogo',
    question: 'Je, kuna vipele vidogo vilivyoinuka?',
    phrases: ['vipele vidogo', 'vipele'],
  },
  pustules: {
    label: 'Vipele vya usaha',
    question: 'Je, kuna vipele vyenye usaha?',
    phrases: [
      'vipele vya usaha',
      'chunusi',
      'vipele vyenye usaha',
      '(vijipele|vipele) (vyenye|vya|vinavyotoa) usaha',
      '(vijipele|vipele) ~ usaha',
    ],
  },
  vesicles: {
    label: 'Malengelenge madogo',
    question: 'Je, kuna malengelenge madogo?',
    phrases: ['malengelenge madogo', 'malengelenge', 'lengelenge'],
  },
  bullae: {
    label: 'Malengelenge makubwa',
    question: 'Je, kuna malengelenge makubwa?',
    phrases: ['malengelenge makubwa'],
  },
  honey_crusts: {
    label: 'Magamba ya njano',
    question: 'Je, kuna magamba ya rangi ya asali?',
    phrases: ['magamba ya njano', 'gamba la njano', '(ukoko|magamba|gamba) ~ (njano|manjano|asali)'],
  },
  scaly_plaques: {
    label: 'Mabaka yenye magamba',
    question: 'Je, kuna mabaka yaliyoinuka yenye magamba?',
    phrases: [
      'mabaka yenye magamba',
      'magamba ya ngozi',
      '(madoa|mabaka) ~ (unga|magamba)',
      '(unga|magamba) ~ (madoa|mabaka|ukikwangua)',
    ],
  },
  ring_shaped_rash: {
    label: 'Upele wa mviringo',
    question: 'Je, kuna upele wa mviringo wenye kati safi?',
    phrases: [
      'mashilingi',
      'upele wa mviringo',
      'choa',
      'punye',
      '(duara|mviringo|mduara) ~ (ngozi|mwili|mabaka|magamba)',
      'mabaka (mviringo|duara|ya mviringo)',
    ],
  },
  scalp_patch_hair_loss: {
    label: 'Kiraka kichwani kisicho na nywele',
    question: 'Je, kuna kiraka chenye magamba kichwani bila nywele?',
    phrases: [
      'mba kichwani',
      'nywele zimetoka',
      'kipara',
      '(mabaka|choa|duara|mashilingi|mviringo) ~ kichwa',
      '(mabaka|duara) kichwani',
      'mabaka ~ nywele',
      'kichwa ~ (mabaka|choa|punye)',
    ],
  },
  hair_loss: {
    label: 'Nywele kukatika',
    question: 'Je, nywele zinakatika au kutoka?',
    phrases: ['nywele kukatika', 'nywele zinatoka', 'nywele (nyonyoka|pukutika|isha|zinakatika|zimekatika)'],
  },
  hives: {
    label: 'Mabaka ya mzio',
    question: 'Je, kuna mabaka yanayowasha yanayokuja na kuondoka?',
    phrases: [
      'mabaka ya mzio',
      'vibarango',
      '(mwili mzima|mwili) mabaka',
      'mabaka ~ mwili mzima',
      '(vibarango|urticaria)',
    ],
  },
  target_lesions: {
    label: 'Vidonda vya shabaha',
    question: 'Je, kuna madoa yenye umbo la shabaha?',
    phrases: ['madoa ya shabaha'],
  },
  skin_detachment: {
    label: 'Ngozi kubabuka',
    question: 'Je, ngozi inabambuka vipande vikubwa?',
    phrases: [
      'ngozi kubabuka',
      'ngozi inabambuka',
      "ngozi (chubuka|bambuka|babuka|ng'oka|toka kama|nyofoka)",
      'ngozi inatoka',
    ],
  },
  skin_peeling_with_mucosal_lesions: {
    label: 'Ngozi kubabuka na vidonda mdomoni',
    question: 'Je, ngozi inabambuka pamoja na vidonda mdomoni au machoni?',
    phrases: [
      'vidonda mdomoni na ngozi kubabuka',
      "ngozi (babuka|bambuka|chubuka|ng'oka|toka) ~ (vidonda|kidonda|mdomo|macho)",
      'vidonda mdomoni ~ ngozi (babuka|bambuka|chubuka)',
    ],
  },
  petechiae: {
    label: 'Vidoa vya damu kwenye ngozi',
    question: 'Je, kuna vidoa vyekundu vidogo visivyofifia vikibonyezwa?',
    phrases: [
      'vidoa vya damu',
      'vidoa ~ damu',
      '(vidoa|vitone|madoa) vidogo vyekundu',
      'vitone vya damu',
      '(madoa|vidoa|vitone) damu',
    ],
  },
  purpura: {
    label: 'Mabaka ya zambarau',
    question: 'Je, kuna mabaka ya zambarau yasiyofifia?',
    phrases: ['mabaka ya zambarau', '(mabaka|madoa|alama) ~ (zambarau|damu chini ya ngozi)'],
  },
  non_blanching_rash: {
    label: 'Upele usiofifia ukibonyezwa',
    question: 'Je, upele haufifii ukibonyezwa kwa glasi?',
    phrases: [
      'upele usiofifia',
      '(madoa|vidoa|upele|vipele) ~ (havipotei|hayapotei|haupotei|visivyopotea|yasiyopotea|usiopotea|haufifii|hayafifii|visivyofifia|yasiyofifia)',
      '(vidoa|madoa|vipele) vidogo vyekundu ~ (havipotei|visivyopotea|hayapotei|yasiyopotea)',
    ],
  },
  easy_bruising: {
    label: 'Kuvilia damu kirahisi',
    question: 'Je, unavilia damu bila kugongwa?',
    phrases: ['kuvilia damu', 'madoa ya damu'],
  },
  rash_on_trunk: {
    label: 'Upele kifuani au mgongoni',
    question: 'Je, upele uko kifuani, tumboni au mgongoni?',
    phrases: ['upele ~ (kifua|mgongo|tumbo)'],
  },
  rash_on_face: {
    label: 'Upele usoni',
    question: 'Je, upele uko usoni?',
    phrases: ['upele ~ uso', 'upele usoni'],
  },
  rash_palms_soles: {
    label: 'Upele viganjani na nyayoni',
    question: 'Je, upele uko pia viganjani na nyayoni?',
    phrases: ['upele ~ (viganja|nyayo)'],
  },
  rash_in_folds: {
    label: 'Upele kwenye mikunjo ya ngozi',
    question: 'Je, upele uko kwenye mikunjo: kinena, kwapa?',
    phrases: ['upele ~ (kwapa|kinena)'],
  },
  rash_flexures: {
    label: 'Upele kwenye mikunjo ya viwiko na magoti',
    question: 'Je, upele uko kwenye mikunjo ya viwiko na magoti?',
    phrases: ['upele ~ (kiwiko|magoti)'],
  },
  rash_extensor: {
    label: 'Upele wa viwiko na magoti',
    question: 'Je, upele uko nje ya viwiko na magoti?',
    phrases: ['mabaka ~ (viwiko|magoti)'],
  },
  rash_hands_webs: {
    label: 'Upele kati ya vidole',
    question: 'Je, upele uko kati ya vidole au kwenye viwiko vya mikono?',
    phrases: [
      'upele ~ vidole',
      'kati ya vidole',
      'upele ~ (kiganja|kiuno)',
      '(katikati|kati) vidole',
      'vipele ~ vidole',
    ],
  },
  rash_feet_toes: {
    label: 'Ngozi kupasuka kati ya vidole vya miguu',
    question: 'Je, ngozi kati ya vidole vya miguu imepasuka au inawasha?',
    phrases: ['kati ya vidole vya miguu', 'fangasi miguuni'],
  },
  rash_nappy: {
    label: 'Upele wa nepi',
    question: 'Je, kuna upele kwenye eneo la nepi?',
    phrases: [
      'upele wa nepi',
      '(makalio|matako) ~ (mekundu|wekundu|upele|vipele)',
      '(nepi|pampers|napi) ~ (mekundu|wekundu|upele|vipele)',
    ],
  },
  butterfly_rash: {
    label: 'Upele wa kipepeo usoni',
    question: 'Je, kuna upele juu ya pua na mashavu?',
    phrases: ['upele wa mashavu na pua'],
  },
  dermatomal_rash: {
    label: 'Malengelenge upande mmoja',
    question: 'Je, malengelenge yako kwenye mstari upande mmoja wa mwili?',
    phrases: [
      'mkanda wa jeshi',
      'malengelenge upande mmoja',
      '(malengelenge|vipele) ~ (mkanda|upande mmoja|ukanda|mstari)',
      'upande mmoja ~ malengelenge',
    ],
  },
  rash_began_on_face: {
    label: 'Upele ulioanzia usoni',
    question: 'Je, upele ulianza usoni ukashuka mwilini?',
    phrases: ['upele ulianza usoni'],
  },
  measles_rash: {
    label: 'Upele wa surua',
    question: 'Je, kuna upele mwekundu ulioenea kama wa surua?',
    phrases: ['upele wa surua'],
  },
  rash_different_stages: {
    label: 'Upele wa hatua tofauti',
    question: 'Je, kuna vipele, malengelenge na magamba kwa pamoja?',
    phrases: ['vipele vya hatua tofauti'],
  },
  deep_firm_pocks: {
    label: 'Ndui ngumu',
    question: 'Je, kuna vipele vigumu vya ndani vinavyofanana?',
    phrases: ['mpox', 'homa ya nyani'],
  },
  umbilicated_papules: {
    label: 'Vipele vyenye kibonyeo',
    question: 'Je, kuna vipele vinavyong’aa vyenye kibonyeo katikati?',
    phrases: ['vipele vyenye kibonyeo'],
  },
  warts: {
    label: 'Chunjua',
    question: 'Je, kuna chunjua?',
    phrases: ['chunjua', 'sugulu'],
  },
  blackheads: {
    label: 'Chunusi',
    question: 'Je, kuna chunusi usoni, kifuani au mgongoni?',
    phrases: ['chunusi'],
  },
  pale_patch_numb: {
    label: 'Kiraka cheupe kisicho na hisia',
    question: 'Je, kuna kiraka cheupe kisichohisi?',
    phrases: [
      'kiraka kisicho na hisia',
      'baka jeupe lisilohisi',
      '(baka|kiraka|doa|mabaka) ~ (halina hisia|haisikii|ganzi|hayana hisia|halisikii)',
    ],
  },
  pale_patches: {
    label: 'Mabaka meupe',
    question: 'Je, kuna mabaka meupe kwenye ngozi?',
    phrases: [
      'mabaka meupe',
      '(mabaka|baka|doa|madoa) ~ rangi fifia',
      '(mabaka|baka|doa|madoa) ~ rangi imefifia',
      'utangotango',
      'madoa ~ meupe',
      'mabaka ~ meupe',
      '(madoa|mabaka) meupe',
    ],
  },
  dark_patches: {
    label: 'Mabaka meusi',
    question: 'Je, kuna mabaka meusi kwenye ngozi?',
    phrases: ['mabaka meusi', 'madoa meusi'],
  },
  recurrent_infections: {
    label: 'Maambukizi au majipu ya mara kwa mara',
    question: 'Je, unapata maambukizi au majipu mara kwa mara?',
    phrases: [
      '(majipu|jipu|maambukizi|vidonda) ~ mara kwa mara',
      '(majipu|maambukizi) ~ (kila mwezi|kila mara|yanarudi)',
      'pata majipu mara kwa mara',
    ],
  },
  skin_abscess: {
    label: 'Jipu',
    question: 'Je, kuna jipu?',
    phrases: ['jipu', 'majipu'],
  },
  skin_warm_red_painful: {
    label: 'Ngozi yenye joto, nyekundu na maumivu',
    question: 'Je, sehemu ya ngozi ni ya moto, nyekundu na inauma?',
    phrases: [
      'ngozi ina joto na nyekundu',
      'ngozi imevimba na joto',
      '(mguu|mkono|ngozi) (vimba|swell|fura) ~ (moto|hot|red|nyekundu|mwekundu)',
      '(wekundu|redness) ~ (panda|sambaa|enea|zunguka)',
      '(mguu|mkono) ~ (mwekundu|wa moto)',
    ],
  },
  skin_pain_out_of_proportion: {
    label: 'Maumivu makali kupita kinachoonekana',
    question: 'Je, maumivu ni makali kuliko kinachoonekana?',
    phrases: ['maumivu makali kupita kiasi', 'maumivu makali ~ kidonda kidogo', 'uma sana kuliko ~ onekana'],
  },
  crepitus_skin: {
    label: 'Ngozi kulia ikibonyezwa',
    question: 'Je, ngozi inalia ikibonyezwa?',
    phrases: ['ngozi inalia', 'ngozi ~ (lia ikibonyezwa|hewa ndani|pasukapasuka)'],
  },
  skin_ulcer: {
    label: 'Kidonda kisichopona',
    question: 'Je, kuna kidonda kisichopona?',
    phrases: ['kidonda kisichopona', 'kidonda ndugu', 'kidonda cha muda mrefu'],
  },
  painless_skin_ulcer: {
    label: 'Kidonda kisichouma',
    question: 'Je, kuna kidonda kisichouma?',
    phrases: ['kidonda kisichouma'],
  },
  black_eschar: {
    label: 'Gamba jeusi',
    question: 'Je, kuna gamba jeusi lisilouma?',
    phrases: ['gamba jeusi'],
  },
  foot_ulcer: {
    label: 'Kidonda cha mguu',
    question: 'Je, kuna kidonda kwenye unyayo au mguu?',
    phrases: ['kidonda ~ (mguu|unyayo)', 'kidonda kidole (gumba|mguu|gumba mguu)'],
  },
  gangrene: {
    label: 'Kidonda cha kuoza',
    question: 'Je, vidole au ngozi vimekuwa vyeusi na kufa?',
    phrases: [
      'vidole vyeusi',
      '(kidole|vidole|mguu|unyayo|mkono|kidonda|nyama|gumba) ~ (oza|cheusi nuka)',
      '(kidole|vidole|mguu|unyayo|mkono|nyama|miguu|gumba) (cheusi|vyeusi|mweusi|nyeusi|eusi)',
      '(kidole|vidole) mguu (cheusi|vyeusi|eusi)',
      '(kidole|vidole|mguu|unyayo|mkono|gumba) ~ geuka (cheusi|vyeusi|mweusi|nyeusi)',
      'nyama (kufa|imekufa)',
      '(kidole|vidole) kufa',
    ],
  },
  nodules_under_skin: {
    label: 'Vinundu chini ya ngozi',
    question: 'Je, kuna vinundu vigumu chini ya ngozi?',
    phrases: ['vinundu', 'vivimbe chini ya ngozi'],
  },
  purple_nodules: {
    label: 'Vinundu vya zambarau',
    question: 'Je, kuna vinundu vya zambarau kwenye ngozi au kinywani?',
    phrases: ['vinundu vya zambarau'],
  },
  flat_topped_purple_itchy: {
    label: 'Vipele bapa vya zambarau',
    question: 'Je, kuna vipele bapa vya zambarau vinavyowasha?',
    phrases: ['vipele bapa vya zambarau'],
  },
  changing_mole: {
    label: 'Doa linalobadilika',
    question: 'Je, doa au baka limekua, limebadilika rangi au kutoka damu?',
    phrases: [
      'doa linakua',
      'doa linatoka damu',
      '(doa|chunjua|baka jeusi) ~ (kua|badilika|badilisha|toka damu|ongezeka)',
    ],
  },
  skin_growth_bleeds: {
    label: 'Uvimbe wa ngozi unaotoka damu',
    question: 'Je, kuna uvimbe wa ngozi unaotoka damu au usiopona?',
    phrases: ['uvimbe wa ngozi unatoka damu'],
  },
  dry_skin: {
    label: 'Ngozi kavu',
    question: 'Je, ngozi ni kavu?',
    phrases: ['ngozi kavu'],
  },
  thickened_skin: {
    label: 'Ngozi nene',
    question: 'Je, ngozi imekuwa nene au ngumu?',
    phrases: ['ngozi nene'],
  },
  nail_changes: {
    label: 'Mabadiliko ya kucha',
    question: 'Je, kucha ni nene, zina mashimo au rangi imebadilika?',
    phrases: ['kucha nene', 'kucha zimebadilika'],
  },
  nail_fold_swelling: {
    label: 'Uvimbe kando ya ukucha',
    question: 'Je, ngozi kando ya ukucha imevimba na kuuma?',
    phrases: ['uvimbe wa ukucha', 'kidole kimevimba kando ya ukucha'],
  },
  photosensitive_rash: {
    label: 'Upele unaotokana na jua',
    question: 'Je, upele uko tu kwenye sehemu zinazopigwa na jua?',
    phrases: ['upele wa jua'],
  },
  creeping_track: {
    label: 'Mstari unaotambaa kwenye ngozi',
    question: 'Je, kuna mstari unaowasha unaosogea?',
    phrases: ['mstari unaotambaa'],
  },
  jigger_lesions: {
    label: 'Funza',
    question: 'Je, kuna funza miguuni?',
    phrases: [
      'funza',
      'tekenya',
      '(vidoti|vidoa|nukta|doti|doa|kidoti) (nyeusi|vyeusi|cheusi|jeusi) ~ (kidole|vidole|kisigino|visigino|unyayo|nyayo)',
      '(kidole|vidole|kisigino|visigino|unyayo|nyayo) (vidoti|vidoa|nukta|doti|doa|kidoti) (nyeusi|vyeusi|cheusi|jeusi)',
      '(toa|tolewa|toboa|chokoa) ~ (pini|mwiba)',
    ],
  },
  lice_or_nits: {
    label: 'Chawa',
    question: 'Je, kuna chawa au mayai yake?',
    phrases: ['chawa'],
  },
  skin_swelling_limb_chronic: {
    label: 'Matende',
    question: 'Je, mguu umevimba na ngozi kuwa nene kwa muda mrefu?',
    phrases: ['matende'],
  },
  draining_sinuses: {
    label: 'Matundu yanayotoa usaha',
    question: 'Je, kuna matundu kwenye ngozi yanayotoa usaha?',
    phrases: ['matundu yanayotoa usaha'],
  },
  hyperhidrosis: {
    label: 'Kutoka jasho mikononi na miguuni',
    question: 'Je, mikono, miguu au makwapa hutoka jasho sana?',
    phrases: ['jasho mikononi'],
  },
  varicose_veins: {
    label: 'Mishipa ya miguu iliyovimba',
    question: 'Je, kuna mishipa minene iliyojikunja miguuni?',
    phrases: ['mishipa ya miguu imevimba', 'vena za miguu'],
  },
  abnormal_bleeding: {
    label: 'Kutoka damu bila jeraha',
    question: 'Je, damu inatoka kwenye fizi, pua, utumbo au ngozi bila jeraha?',
    phrases: [
      'kutoka damu bila jeraha',
      'kutokwa damu ovyo',
      'damu inatoka sehemu nyingi',
      '(damu|tokwa damu|toka damu) ~ (pua fizi|puani fizi|fizi mkojo|sehemu nyingi|kila mahali|mwili mzima|pua mkojo)',
      'tokwa damu ~ fizi mkojo',
      'damu ~ (bila jeraha|bila kuumia|yenyewe)',
    ],
  },
  milk_white_patches: {
    label: 'Mabaka meupe kama maziwa',
    question: 'Je, mabaka ni meupe kama maziwa, na kingo zake zinaonekana wazi?',
    phrases: ['meupe kama maziwa', 'mabaka meupe kabisa', 'ngozi nyeupe kabisa'],
  },
}
