import type { HISTORY_FINDINGS } from '#domain/clinical/knowledge/findings/history.ts'
import type { FindingText } from '#domain/clinical/knowledge/text/finding-text.ts'

export const HISTORY_FINDINGS_LG: Partial<Record<keyof typeof HISTORY_FINDINGS, FindingText>> = {
  known_hypertension: {
    label: 'Alina puleesa',
    question: 'Olina puleesa?',
    phrases: [
      '{have} puleesa',
      '{ill} puleesa',
      'obulwadde bwa puleesa',
      'puleesa eri waggulu',
      'sukaali ne puleesa',
      '{have} pressure',
      'pressure (emuluma|ennuma|yange|ye)',
      'eddagala lya puleesa',
      '(obulwadde|ndwadde) ya puleesa',
      '(abadde|mbadde|nali) puleesa',
    ],
  },
  known_diabetes: {
    label: 'Alina sukaali',
    question: 'Olina obulwadde bwa sukaali?',
    phrases: [
      '{have} sukaali',
      '{ill} sukaali',
      'obulwadde bwa sukaali',
      'endwadde ya sukaali',
      'puleesa ne sukaali',
      'eddagala lya sukaali',
      'omulwadde wa sukaali',
      'diabetes',
      'dayabeetisi',
      '(omuntu|ssebo|nnyabo|omusajja|omukazi|omukadde|ndi|mbadde) sukaali',
    ],
  },
  known_hiv: {
    label: 'Alina akawuka ka siriimu',
    question: 'Olina akawuka ka siriimu?',
    phrases: [
      'siriimu',
      'silimu',
      'akawuka ka siriimu',
      '{have} hiv',
      '(arv|arvs|eddagala lya siriimu|eddagala ly akawuka)',
      'akawuka ka siliimu',

      'ali ku ddagala lya siriimu',
      '{have} akawuka',
      '(wangaala|wangaala na|beera) akawuka',
      'ndi na kawuka',
      'ali na kawuka',
      'ali ku arvs',
    ],
  },
  known_tb_past: {
    label: 'Yalwalako akafuba',
    question: 'Wali olwaddeko akafuba?',
    phrases: ['yalwalako akafuba', 'nalwalako akafuba'],
  },
  known_asthma: { label: 'Alina asima', question: 'Olina asima?', phrases: ['asima', 'olufuba', 'asthma'] },
  known_heart_disease: {
    label: "Obulwadde bw'omutima",
    question: "Olina obulwadde bw'omutima?",
    phrases: ['obulwadde bwomutima', '{ill} omutima'],
  },
  known_stroke: {
    label: 'Yasannyalalako',
    question: 'Wali osannyaladdeko?',
    phrases: ['yasannyalalako', 'nasannyalalako', 'stroke edda'],
  },
  known_kidney_disease: {
    label: "Obulwadde bw'ensigo",
    question: "Olina obulwadde bw'ensigo?",
    phrases: ['obulwadde bwensigo', '{ill} ensigo'],
  },
  known_liver_disease: {
    label: "Obulwadde bw'ekibumba",
    question: "Olina obulwadde bw'ekibumba?",
    phrases: ['obulwadde bwekibumba', '{ill} ekibumba', 'ekibumba {ill}', 'ekibumba (kyononese|kyonoonese)'],
  },
  known_sickle_cell: { label: 'Alina nnalubiri', question: 'Olina nnalubiri?', phrases: ['nnalubiri', 'nalubiri'] },
  known_epilepsy: { label: 'Alina ensimbu', question: 'Olina ensimbu?', phrases: ['ensimbu'] },
  known_cancer: { label: 'Alina kookolo', question: 'Olina kookolo?', phrases: ['kookolo', 'kkookolo'] },
  known_peptic_ulcer: { label: 'Alina alusa', question: 'Olina alusa?', phrases: ['alusa', 'amabwa olubuto'] },
  known_allergy: {
    label: 'Alina allergy',
    question: "Olina ekintu ky'otakkiriza (allergy)?",
    phrases: ['allergy', 'aleji', 'alleji'],
  },
  known_gout: { label: 'Gout', question: 'Olina obulwadde bwa gout?', phrases: ['obulwadde bwa gout', '{have} gout'] },
  smoking: {
    label: 'Afuuweeta sigala',
    question: 'Ofuuweeta sigala?',
    phrases: ['fuuweeta', 'okufuuweeta', 'nywa sigala', 'okunywa sigala', 'nywa taaba'],
  },
  heavy_alcohol: {
    label: 'Anywa nnyo omwenge',
    question: 'Onywa nnyo omwenge?',
    phrases: [
      'nywa nnyo omwenge',
      'nywa omwenge mungi',
      'omutamiivu',
      '(nywa|anywa|nnywa|okunywa) (omwenge|waragi|mwenge) (buli lunaku|nnyo|mungi|buli kiseera)',
      'mutamiivu',
      'anywera ddala',
    ],
  },
  recent_surgery: {
    label: 'Okulongoosebwa gye buvuddeko',
    question: 'Walongoosebwa gye buvuddeko?',
    phrases: [
      '(bamulongoosezza|bannongoosezza|yalongoosebwa|nalongoosebwa|bamulongoosa|bannongoosa|alongooseddwa|okulongoosebwa)',
    ],
  },
  unprotected_sex: {
    label: 'Okwegatta awatali kondomu',
    question: 'Weegasse nga tokozesezza kondomu?',
    phrases: ['{sex} ~ (awatali kondomu|tewali kondomu|nga tetukozesezza|sikozesezza kondomu)'],
  },
  hormonal_contraception: {
    label: 'Eddagala erizimba oluzaalo',
    question: 'Okozesa eddagala eriziyiza okuzaala?',
    phrases: [
      '(empiso|empeke|akapiira|eddagala) ~ (yeekizaala ggumba|ekizaala ggumba|kizaala ggumba|lya famire|family planning)',
      'kizaala ggumba',
      '{pill} ~ (ziyiza okuzaala|okuziyiza okuzaala|ziyiza olubuto)',
    ],
  },
}
