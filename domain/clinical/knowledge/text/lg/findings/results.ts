import type { RESULT_FINDINGS } from '#domain/clinical/knowledge/findings/results.ts'
import type { FindingText } from '#domain/clinical/knowledge/text/finding-text.ts'

export const RESULT_FINDINGS_LG: Partial<Record<keyof typeof RESULT_FINDINGS, FindingText>> = {
  malaria_test_positive: {
    label: "Kebera lw'omusujja lwalaze malaria",
    question: 'Bakukebedde ne basanga malaria?',
    phrases: [
      'basanze ~ (malaria|malariya|omusujja)',
      'basangamu (malaria|malariya|omusujja|ensiri)',
      '(malaria|malariya) ~ positive',
      'malaria bagisanze',
      'basanzeemu (malaria|malariya|omusujja)',
    ],
  },
  severe_anaemia_result: {
    label: 'Omusaayi mutono nnyo mu kukebera',
    question: 'Haemoglobin ali wansi wa 7?',
    phrases: [
      'severe anaemia',
      'severe anemia',
      'severely anaemic',
      'severely anemic',
      'haemoglobin below 7',
      'hemoglobin below 7',
    ],
  },
  hyperglycaemia: {
    label: 'Sukaali ali waggulu',
    question: 'Sukaali ali waggulu?',
    phrases: ['sukaali (ali waggulu|waggulu|alinnye|mungi)'],
  },
  hypoglycaemia: {
    label: "Sukaali ow'omu musaayi ali wansi",
    question: "Sukaali ow'omu musaayi ali wansi?",
    phrases: [
      'sukaali ali wansi',
      'sukaali mutono mu musaayi',
      'hypoglycaemia',
      'hypoglycemia',
      'hypoglycaemic',
      'hypoglycemic',
      'low blood sugar',
      'low blood glucose',
    ],
  },
  troponin_raised: {
    label: 'Troponin ali waggulu',
    question: 'Troponin ali waggulu?',
    phrases: [
      'troponin ali waggulu',
      'troponin raised',
      'raised troponin',
      'elevated troponin',
      'troponin elevated',
      'troponin positive',
      'positive troponin',
    ],
  },
  st_elevation: {
    label: 'ST elevation ku ECG',
    question: 'ECG eraga ST elevation?',
    phrases: ['st elevation', 'st segment elevation', 'st-elevation', 'stemi', 'new left bundle branch block'],
  },
  xray_pneumothorax: {
    label: 'Omukka okwetooloola eggwuggwe (pneumothorax)',
    question: 'X-ray eraga omukka okwetooloola eggwuggwe?',
    phrases: ['pneumothorax', 'collapsed lung', 'tension pneumothorax'],
  },
  free_air_abdomen: {
    label: "Omukka mu lubuto ebweru w'ebyenda (pneumoperitoneum)",
    question: 'X-ray eraga omukka wansi wa diaphragm?',
    phrases: [
      'pneumoperitoneum',
      'free air under the diaphragm',
      'air under the diaphragm',
      'free intraperitoneal air',
      'free air in the abdomen',
    ],
  },
  dilated_bowel: {
    label: 'Ebyenda ebigaziye ku X-ray (dilated bowel)',
    question: 'X-ray eraga ebyenda ebigaziye oba air-fluid levels?',
    phrases: ['dilated bowel', 'dilated bowel loops', 'dilated loops of bowel', 'air-fluid levels', 'air fluid levels'],
  },
  brain_scan_bleed: {
    label: 'Omusaayi mu bwongo ku scan',
    question: "Scan y'obwongo eraga omusaayi?",
    phrases: [
      'scan ~ omusaayi obwongo',
      'intracranial haemorrhage',
      'intracranial hemorrhage',
      'subarachnoid haemorrhage',
      'subarachnoid hemorrhage',
      'subdural haematoma',
      'subdural hematoma',
      'extradural haematoma',
      'epidural hematoma',
      'intracerebral haemorrhage',
      'intracerebral hemorrhage',
    ],
  },
  brain_scan_lesion: {
    label: 'Ekizimba mu bwongo ku scan',
    question: "Scan y'obwongo eraga ekizimba oba ekifaananyi ng'empeta?",
    phrases: [
      'ekizimba mu bwongo',
      'brain mass',
      'brain lesion',
      'brain tumour',
      'brain tumor',
      'brain abscess',
      'ring-enhancing lesion',
      'ring enhancing lesion',
      'midline shift',
    ],
  },
}
