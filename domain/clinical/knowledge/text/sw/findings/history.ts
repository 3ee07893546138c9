import type { HISTORY_FINDINGS } from '#domain/clinical/knowledge/findings/history.ts'
import type { FindingText } from '#domain/clinical/knowledge/text/finding-text.ts'

export const HISTORY_FINDINGS_SW: Record<keyof typeof HISTORY_FINDINGS, FindingText> = {
  known_hypertension: {
    label: 'Shinikizo la juu la damu linalojulikana',
    question: 'Umewahi kuambiwa kuwa una shinikizo la juu la damu?',
    phrases: [
      'shinikizo la damu',
      'presha',
      '! presha {80-129}',
      'ugonjwa wa presha',
      'dawa za presha',
      '! presha ~ (sawa|kawaida|nzuri)',
      '(ugonjwa|dawa) pressure',
      'bp juu',
      '! presha (sawa|kawaida|nzuri|safi)',
      '! presha ~ (ilikua|ilikuwa|iko) (sawa|kawaida|nzuri)',
    ],
  },
  known_diabetes: {
    label: 'Kisukari kinachojulikana',
    question: 'Umewahi kuambiwa kuwa una kisukari?',
    phrases: [
      'kisukari',
      'ugonjwa sukari',
      'dawa za sukari',
      'sukari ~ (kidonda|metformin|insulini|insulin)',
      'sukari aina',
      'sukari miaka',
    ],
  },
  known_hiv: {
    label: 'Ana VVU',
    question: 'Je, unaishi na VVU?',
    phrases: ['vvu', 'virusi vya ukimwi', 'ukimwi', 'anatumia arv', 'dawa za arv'],
  },
  known_tb_past: {
    label: 'Aliwahi kuugua TB',
    question: 'Umewahi kuugua kifua kikuu?',
    phrases: ['aliwahi kuugua tb', 'alitibiwa kifua kikuu', 'nilitibiwa tb', 'wahi kuugua (tb|kifua kikuu)'],
  },
  known_asthma: {
    label: 'Pumu inayojulikana',
    question: 'Umewahi kuambiwa kuwa una pumu?',
    phrases: ['pumu', 'ugonjwa wa pumu', 'anatumia inhaler', 'athma'],
  },
  known_copd: {
    label: 'Ugonjwa sugu wa mapafu',
    question: 'Umewahi kuambiwa kuwa una ugonjwa sugu wa mapafu?',
    phrases: ['ugonjwa sugu wa mapafu'],
  },
  known_heart_disease: {
    label: 'Ugonjwa wa moyo unaojulikana',
    question: 'Umewahi kuambiwa kuwa una ugonjwa wa moyo?',
    phrases: ['ugonjwa wa moyo', 'matatizo ya moyo'],
  },
  known_heart_failure: {
    label: 'Moyo kushindwa kufanya kazi',
    question: 'Umewahi kuambiwa moyo wako ni dhaifu?',
    phrases: ['moyo dhaifu', 'moyo umeshindwa'],
  },
  known_atrial_fibrillation: {
    label: 'Mapigo ya moyo yasiyo ya kawaida',
    question: 'Umewahi kuambiwa moyo wako unapiga bila mpangilio?',
    phrases: ['moyo unapiga bila mpangilio'],
  },
  known_stroke: {
    label: 'Aliwahi kupata kiharusi',
    question: 'Umewahi kupata kiharusi?',
    phrases: ['kiharusi', 'aliwahi kupata kiharusi'],
  },
  known_kidney_disease: {
    label: 'Ugonjwa wa figo unaojulikana',
    question: 'Umewahi kuambiwa kuwa una ugonjwa wa figo?',
    phrases: ['ugonjwa wa figo', 'figo zimefeli', 'figo'],
  },
  known_liver_disease: {
    label: 'Ugonjwa wa ini unaojulikana',
    question: 'Umewahi kuambiwa kuwa una ugonjwa wa ini?',
    phrases: ['ugonjwa wa ini', 'homa ya ini sugu'],
  },
  known_sickle_cell: {
    label: 'Selimundu',
    question: 'Umewahi kuambiwa kuwa una selimundu?',
    phrases: ['selimundu', 'sikoseli', 'sickle cell', 'seli mundu', 'siko seli'],
  },
  known_g6pd_deficiency: {
    label: 'Upungufu wa G6PD',
    question: 'Umewahi kuambiwa una upungufu wa G6PD?',
    phrases: ['g6pd'],
  },
  known_epilepsy: {
    label: 'Kifafa kinachojulikana',
    question: 'Umewahi kuambiwa kuwa una kifafa?',
    phrases: ['kifafa', 'ugonjwa wa kifafa', 'dawa za kifafa'],
  },
  known_cancer: {
    label: 'Saratani inayojulikana',
    question: 'Umewahi kuambiwa kuwa una saratani?',
    phrases: ['saratani', 'kansa', '! familia ~ saratani', '! familia haina saratani'],
  },
  on_chemotherapy: {
    label: 'Tiba ya kemikali',
    question: 'Unatibiwa kwa tiba ya kemikali (chemotherapy)?',
    phrases: ['chemotherapy', 'tiba ya kemikali'],
  },
  immunosuppressed: {
    label: 'Kinga dhaifu',
    question: 'Je, kinga yako imedhoofika kwa ugonjwa au dawa?',
    phrases: ['kinga dhaifu', 'kinga imepungua'],
  },
  known_depression: {
    label: 'Aliwahi kuwa na sonona',
    question: 'Umewahi kuwa na sonona?',
    phrases: ['sonona', 'aliwahi kuwa na msongo wa mawazo'],
  },
  known_psychotic_illness: {
    label: 'Ugonjwa wa akili unaojulikana',
    question: 'Umewahi kutibiwa kwa ugonjwa wa akili?',
    phrases: ['ugonjwa wa akili', 'skizofrenia'],
  },
  known_thyroid_disease: {
    label: 'Ugonjwa wa tezi',
    question: 'Umewahi kuambiwa kuwa una ugonjwa wa tezi la shingo?',
    phrases: ['ugonjwa wa tezi', 'tezi la shingo'],
  },
  known_peptic_ulcer: {
    label: 'Aliwahi kuwa na vidonda vya tumbo',
    question: 'Umewahi kuwa na vidonda vya tumbo?',
    phrases: ['vidonda vya tumbo'],
  },
  known_kidney_stones: {
    label: 'Aliwahi kuwa na mawe ya figo',
    question: 'Umewahi kuwa na mawe kwenye figo?',
    phrases: ['mawe ya figo', 'mawe kwenye figo'],
  },
  known_gallstones: {
    label: 'Mawe ya nyongo',
    question: 'Umewahi kuambiwa una mawe kwenye nyongo?',
    phrases: ['mawe ya nyongo'],
  },
  known_migraine: {
    label: 'Kipandauso',
    question: 'Umewahi kuambiwa una kipandauso?',
    phrases: ['kipandauso'],
  },
  known_allergy: {
    label: 'Mzio',
    question: 'Una mzio, ukurutu au mafua ya mzio?',
    phrases: ['mzio', 'aleji', 'allergy'],
  },
  known_gout: {
    label: 'Jongo',
    question: 'Umewahi kuugua jongo (gout)?',
    phrases: ['jongo', 'gout'],
  },
  known_autoimmune: {
    label: 'Ugonjwa wa kinga kushambulia mwili',
    question: 'Umewahi kuambiwa una ugonjwa wa kinga kushambulia mwili?',
    phrases: ['lupus', 'rheumatoid'],
  },
  known_clot: {
    label: 'Aliwahi kupata damu kuganda',
    question: 'Umewahi kupata damu kuganda mguuni au kwenye mapafu?',
    phrases: ['damu kuganda'],
  },
  bleeding_disorder: {
    label: 'Ugonjwa wa kuvuja damu',
    question: 'Unavuja damu kwa muda mrefu baada ya majeraha madogo?',
    phrases: ['hemofilia', 'ugonjwa wa kuvuja damu'],
  },
  smoking: {
    label: 'Kuvuta sigara',
    question: 'Unavuta sigara?',
    phrases: [
      'navuta sigara',
      'anavuta sigara',
      'sigara',
      'tumbaku',
      'mvutaji',
      '! (sivuti|havuti|hatuvuti|hatumii|situmii|hajawahi kuvuta|sijawahi kuvuta) (sigara|tumbaku)',
    ],
  },
  heavy_alcohol: {
    label: 'Unywaji pombe mwingi',
    question: 'Unakunywa pombe nyingi?',
    phrases: [
      'pombe nyingi',
      'mlevi',
      'anakunywa pombe',
      'nakunywa pombe',
      'chang aa',
      'kunywa pombe (sana|kila siku|nyingi)',
      'mnywaji wa pombe',
      'nakunywa (bia|chang aa|busaa|gongo)',
      '! (ongea|tembea|sema) kama mlevi',
    ],
  },
  injecting_drugs: {
    label: 'Kujidunga dawa za kulevya',
    question: 'Je, unajidunga dawa za kulevya?',
    phrases: ['kujidunga', 'dawa za kulevya'],
  },
  stimulant_use: {
    label: 'Miraa au vichangamshi',
    question: 'Unatafuna miraa au kutumia vichangamshi?',
    phrases: ['miraa', 'mirungi', 'khat', 'kokeini'],
  },
  high_cholesterol: {
    label: 'Lehemu nyingi kwenye damu',
    question: 'Umewahi kuambiwa una lehemu nyingi kwenye damu?',
    phrases: ['kolesteroli', 'lehemu'],
  },
  recent_surgery: {
    label: 'Upasuaji wa karibuni',
    question: 'Umefanyiwa upasuaji wiki za karibuni?',
    phrases: ['upasuaji', 'alifanyiwa upasuaji', 'operesheni'],
  },
  immobility: {
    label: 'Kukaa au kulala muda mrefu',
    question: 'Umelala kitandani au kusafiri ukikaa kwa muda mrefu?',
    phrases: ['amelazwa', 'kulala kitandani', 'safari ndefu'],
  },
  catheter_or_device: {
    label: 'Katheta au kifaa mwilini',
    question: 'Je, kuna katheta au kifaa kingine mwilini?',
    phrases: ['katheta', 'mpira wa mkojo'],
  },
  hormonal_contraception: {
    label: 'Uzazi wa mpango wa homoni',
    question: 'Unatumia vidonge, sindano au kipandikizi cha uzazi wa mpango?',
    phrases: [
      'uzazi wa mpango',
      'vidonge vya majira',
      'sindano ya uzazi',
      'kipandikizi',
      '(implant|depo|kipandikizi)',
      '(wekwa|tumia) kijiti',
      'kijiti cha (uzazi|mkono)',
      '(kidonge|vidonge) (majira|kupanga uzazi|uzazi wa mpango)',
    ],
  },
  intrauterine_device: {
    label: 'Kitanzi',
    question: 'Una kitanzi (lupu)?',
    phrases: ['kitanzi', 'lupu'],
  },
  unprotected_sex: {
    label: 'Ngono bila kinga',
    question: 'Umefanya ngono bila kondomu na mpenzi mpya au wapenzi wengi?',
    phrases: [
      'ngono bila kondomu',
      'wapenzi wengi',
      'ngono zembe',
      'bila kinga',
      '(lala|ngono|sex|mapenzi|tembea) ~ bila (kondom|kondomu|condom|mpira|kinga)',
      'bila (kondom|kondomu|condom|mpira)',
      '(lala|lalana|ngono|sex|mapenzi|tembea) ~ bila kutumia (chochote|kitu|kinga|kondomu|kondom|mpira|condom)',
      '(lala|lalana|ngono|sex|mapenzi|fanya) ~ (kavu kavu|kavukavu|nyama kwa nyama)',
      'bila (ndomu|ndom)',
    ],
  },
  family_history_diabetes: {
    label: 'Kisukari katika familia',
    question: 'Kuna mzazi au ndugu mwenye kisukari?',
    phrases: ['kisukari katika familia'],
  },
  family_history_heart: {
    label: 'Ugonjwa wa moyo katika familia',
    question: 'Kuna mzazi au ndugu aliyepata ugonjwa wa moyo au kiharusi?',
    phrases: ['ugonjwa wa moyo katika familia'],
  },
  family_history_cancer: {
    label: 'Saratani katika familia',
    question: 'Kuna mzazi au ndugu aliyeugua saratani?',
    phrases: ['saratani katika familia'],
  },
  family_history_same_illness: {
    label: 'Ugonjwa huohuo katika familia',
    question: 'Kuna mtu katika familia mwenye ugonjwa kama huu?',
    phrases: ['ugonjwa wa kurithi', 'familia yetu ina'],
  },
}
