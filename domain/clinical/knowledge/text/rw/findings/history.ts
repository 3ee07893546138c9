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
    ],
  },
  known_diabetes: {
    label: 'Arwaye diyabete',
    question: 'Urwaye diyabete?',
    phrases: ['diyabete', 'diabete', 'indwara yisukari', '{ill} diyabete'],
  },
  known_hiv: {
    label: 'Afite virusi itera SIDA',
    question: 'Ufite virusi itera SIDA?',
    phrases: ['virusi itera sida', '{ill} sida', 'ubwandu bwa vih', '{have} vih', '{have} hiv'],
  },
  known_tb_past: {
    label: 'Yigeze kurwara igituntu',
    question: 'Wigeze kurwara igituntu?',
    phrases: ['yigeze kurwara igituntu', 'nigeze kurwara igituntu'],
  },
  known_asthma: { label: 'Arwaye asima', question: 'Urwaye asima?', phrases: ['asima', 'asthme'] },
  known_heart_disease: {
    label: 'Arwaye umutima',
    question: 'Urwaye umutima?',
    phrases: ['{ill} umutima', 'indwara yumutima', '(arwaye|yarwaye|ndwaye) umutima', 'umurwayi wumutima'],
  },
  known_kidney_disease: {
    label: 'Arwaye impyiko',
    question: 'Urwaye impyiko?',
    phrases: ['{ill} impyiko', 'indwara yimpyiko'],
  },
  known_liver_disease: {
    label: 'Arwaye umwijima',
    question: 'Urwaye umwijima?',
    phrases: ['{ill} umwijima', 'indwara yumwijima'],
  },
  known_sickle_cell: { label: 'Arwaye drépanocytose', question: 'Urwaye drépanocytose?', phrases: ['drepanocytose'] },
  known_epilepsy: { label: 'Arwaye igicuri', question: 'Urwaye igicuri?', phrases: ['igicuri', 'epilepsie'] },
  known_cancer: { label: 'Arwaye kanseri', question: 'Urwaye kanseri?', phrases: ['kanseri'] },
  known_allergy: { label: 'Afite aleriji', question: 'Hari icyo ugirira aleriji?', phrases: ['aleriji', 'allergie'] },
  smoking: { label: 'Anywa itabi', question: 'Unywa itabi?', phrases: ['kunywa itabi', 'anywa itabi', 'nywa itabi'] },
  heavy_alcohol: {
    label: 'Anywa inzoga nyinshi',
    question: 'Unywa inzoga nyinshi?',
    phrases: ['nywa inzoga nyinshi', 'kunywa inzoga nyinshi', 'umusinzi'],
  },
  recent_surgery: {
    label: 'Kubagwa vuba aha',
    question: 'Wabazwe vuba aha?',
    phrases: ['(yabazwe|nabazwe|baramubaze|barambaze)'],
  },
  unprotected_sex: {
    label: 'Imibonano idakingiye',
    question: 'Wakoze imibonano idakingiye?',
    phrases: ['nta gakingirizo', 'imibonano idakingiye', '(ryamanye|aryamanye|naryamanye) ~ gakingirizo'],
  },
}
