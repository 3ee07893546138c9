import type { FindingId } from '#domain/clinical/knowledge/findings/all-findings.ts'
import type { FindingText } from '#domain/clinical/knowledge/text/finding-text.ts'

export const RW_FINDINGS_4 = {
  severe_vomiting_in_pregnancy: {
    label: 'Kuruka bikabije atwite',
    question: 'Uraruka bikabije kandi utwite?',
    phrases: ['{pregnant} ~ {vomit} {severe}', '{vomit} {severe} ~ {pregnant}'],
  },
  epigastric_pain_in_pregnancy: {
    label: 'Kubabara igifu atwite',
    question: 'Ubabara igifu kandi utwite?',
    phrases: ['{pregnant} ~ {pain} igifu'],
  },
  thoughts_of_harming_baby: {
    label: 'Gushaka kugirira nabi umwana',
    question: 'Ujya utekereza kugirira nabi umwana wawe?',
    phrases: [
      '{want} kwica umwana',
      '{want} kugirira nabi umwana',
      'agiye (kuruta|guta|kujugunya|kwica) (uruhinja|umwana|mu bwiherero|ubwiherero)',
    ],
  },
  unsafe_abortion: {
    label: 'Kwikuramo inda',
    question: 'Wikuyemo inda?',
    phrases: ['kwikuramo inda', 'yikuyemo inda', 'nikuyemo inda'],
  },
  breast_ulcer: {
    label: 'Igisebe ku ibere',
    question: 'Ufite igisebe ku ibere?',
    phrases: ['igisebe ku ibere', 'igikomere ku ibere'],
  },
  genital_injury: {
    label: 'Gukomereka ku gitsina',
    question: 'Wakomeretse ku gitsina?',
    phrases: ['{injured} gitsina', '{injured} igitsina'],
  },
  sudden_testicular_pain: {
    label: 'Kubabara amabya bitunguranye',
    question: 'Amabya yakubabaje bitunguranye?',
    phrases: ['{pain} amabya ~ {sudden}', 'amabya {pain} ~ {sudden}', 'ibya (ryibumoso|ryiburyo) ~ {sudden}'],
  },
  multiple_bee_stings: {
    label: "Kuribwa n'inzuki nyinshi",
    question: "Wariwe n'inzuki nyinshi?",
    phrases: ['{bitten} ninzuki nyinshi', 'inzuki nyinshi ~ {bit}'],
  },
  amputation: {
    label: 'Gucika urugingo',
    question: 'Wacitse ukuboko, ukuguru cyangwa urutoki?',
    phrases: [
      'acitse ukuboko',
      'acitse ukuguru',
      'acitse urutoki',
      'yacitse ukuboko',
      'yacitse ukuguru',
      'yacitse urutoki',
      'nacitse urutoki',
    ],
  },
  inhalation_of_smoke: {
    label: 'Guhumeka umwotsi',
    question: "Wahumetse umwotsi w'inkongi?",
    phrases: ['humetse umwotsi', 'guhumeka umwotsi'],
  },
  chemical_in_eye: {
    label: 'Aside mu maso',
    question: 'Aside yagiye mu maso?',
    phrases: ['aside ~ amaso', 'aside ~ ijisho'],
  },
  carbon_monoxide_exposure: {
    label: 'Imbabura mu nzu ifunze',
    question: 'Hari imbabura yaka mu nzu ifunze?',
    phrases: ['imbabura ~ nzu', 'imbabura ~ icyumba'],
  },
  gangrene: {
    label: 'Urugingo rwaboze',
    question: 'Urutoki cyangwa ikirenge byaraboze?',
    phrases: ['urutoki rwaboze', 'ikirenge cyaboze', 'ukuguru kwaboze', 'urutoki ~ boze', 'ikirenge ~ boze'],
  },
  skin_detachment: {
    label: 'Uruhu ruvaho',
    question: 'Uruhu rurimo kuvaho?',
    phrases: ['uruhu ruvaho', 'uruhu ~ kuvaho', 'uruhu ruravaho'],
  },
  violent_behaviour: {
    label: 'Gukubita abantu',
    question: 'Akubita abantu?',
    phrases: ['akubita abantu', 'arakubita abantu'],
  },
  paranoia: {
    label: 'Yumva abantu bashaka kumwica',
    question: 'Wumva abantu bashaka kukugirira nabi?',
    phrases: ['abantu bashaka kumwica', 'abantu bashaka kunyica', 'bashaka kumwica', 'bashaka kunyica'],
  },
  continuous_urine_leak: {
    label: 'Inkari zijojoba',
    question: 'Inkari zihora zijojoba?',
    phrases: ['inkari zijojoba', 'inkari ~ jojoba', 'fisitule', 'fistule'],
  },
  foul_waters: {
    label: 'Isuha inuka',
    question: 'Isuha iranuka?',
    phrases: ['isuha inuka', 'isuha iranuka', 'isuha ~ inuka'],
  },
  caesarean_wound_problem: {
    label: 'Igikomere cyo kubagwa kirimo amashyira',
    question: 'Aho bakubaze harimo amashyira?',
    phrases: ['igikomere cyo kubagwa ~ amashyira'],
  },
  breast_pain: {
    label: 'Kubabara ibere',
    question: 'Ubabara amabere?',
    phrases: ['{pain} ibere', 'ibere {pain}', '{pain} amabere', 'amabere {pain}'],
  },
  breast_lump: {
    label: 'Ikibyimba mu ibere',
    question: 'Ufite ikibyimba mu ibere?',
    phrases: ['ikibyimba mu ibere', 'ikibyimba ku ibere'],
  },
  testicular_pain: {
    label: 'Kubabara amabya',
    question: 'Ubabara amabya?',
    phrases: ['{pain} amabya', 'amabya {pain}', 'ibya ~ (rirambabaza|ribabaza|rirababaza)'],
  },
  bone_pain: {
    label: 'Kubabara amagufwa',
    question: 'Amagufwa arababara?',
    phrases: ['{pain} amagufwa', 'amagufwa {pain}', 'amagufwa ~ {pain}'],
  },
  limb_deformity: {
    label: 'Ukuguru cyangwa ukuboko kwagoramye',
    question: 'Ukuguru cyangwa ukuboko byagoramye?',
    phrases: ['(ukuboko|ukuguru|avant bras|urutugu|igufwa) ~ (yarahetamye|kwahetamye|rwahetamye|ryahetamye)'],
  },
} as const satisfies Partial<Record<FindingId, FindingText>>
