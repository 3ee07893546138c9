import type { RESULT_FINDINGS } from '#domain/clinical/knowledge/findings/results.ts'
import type { FindingText } from '#domain/clinical/knowledge/text/finding-text.ts'

export const RESULT_FINDINGS_LN: Partial<Record<keyof typeof RESULT_FINDINGS, FindingText>> = {
  malaria_test_positive: {
    label: 'Test ya malaria emonisi malaria',
    question: 'Test ya malaria ezalaki positif?',
    phrases: [
      '(tdr|test ya malaria|test malaria|test ya palu|test palu|goutte epaisse|ge) ~ (positif|positive|pos)',
      '(tdr|goutte epaisse|ge) (positif|positive|pos)',
      'bamoni malaria na {blood}',
      '! (tdr|test ya malaria|test malaria|goutte epaisse|ge) ~ (negatif|negative|neg|nég)',
      '! (tdr|ge) (negatif|negative|neg)',
      'malaria ~ test positif',
      '(test|tdr|examen) ~ malaria positif',
      'test (ya malaria|) positif ~ malaria',
      'bamoni (malaria|palu|paludisme)',
    ],
  },
  hiv_test_positive: {
    label: 'Test ya VIH positif',
    question: 'Test ya VIH ezalaki positif?',
    phrases: [
      'test (vih|sida) ~ (positif|positive|pos)',
      '! test (vih|sida) ~ (negatif|negative|neg)',
      'bamoni (vih|sida|virus ya sida)',
      '(vih|sida) (positif|positive)',
      '(autotest|test) (vih|sida) ~ (milongo|barres|traits|bandes) mibale',
      '(milongo|barres|traits|bandes) mibale ~ test (vih|sida)',
      'autotest ~ (milongo|barres|traits|bandes) mibale',
    ],
  },
  pregnancy_test_positive: {
    label: 'Test ya zemi positif',
    question: 'Test ya zemi ezalaki positif?',
    phrases: [
      'test ({pregnancy}|grossesse) ~ (positif|positive|pos)',
      'test {pregnancy} ~ (milongo|barres|traits|bandes) mibale',
      '(milongo|barres|traits|bandes) mibale ~ test {pregnancy}',
    ],
  },
  severe_anaemia_result: {
    label: 'Makila moke mpenza na examen',
    question: 'Hémoglobine ezali na nse ya 7?',
    phrases: [
      'anémie sévère',
      'anémie grave',
      'anémie décompensée',
      'hémoglobine inférieure à 7',
      'hémoglobine effondrée',
    ],
  },
  hypoglycaemia: {
    label: 'Sukali moke na makila',
    question: 'Sukali na makila ekiti?',
    phrases: ['sukali na {blood} ekiti', 'hypoglycémie', 'hypoglycémique', 'glycémie basse', 'glycémie effondrée'],
  },
  troponin_raised: {
    label: 'Troponine emati',
    question: 'Troponine emati?',
    phrases: ['troponine emati', 'troponine élevée', 'troponine positive', 'troponines élevées', 'troponine augmentée'],
  },
  potassium_very_high: {
    label: 'Potassium eleki na ndelo ya likama',
    question: 'Potassium ezali 6.5 to koleka?',
    phrases: ['(potassium|kaliémie) {6.5-10}'],
  },
  potassium_very_low: {
    label: 'Potassium ekiti na ndelo ya likama',
    question: 'Potassium ezali na nse ya 2.5?',
    phrases: ['(potassium|kaliémie) ({1.1-1.95}|{2.05-2.49})'],
  },
  sodium_very_low: {
    label: 'Sodium ekiti na ndelo ya likama',
    question: 'Sodium ezali na nse ya 120?',
    phrases: ['(sodium|natrémie) {95-119}'],
  },
  st_elevation: {
    label: 'Sus-décalage ST na ECG',
    question: 'ECG emonisi sus-décalage ST?',
    phrases: [
      'sus-décalage du st',
      'sus-décalage st',
      'sus décalage st',
      'sus-décalage du segment st',
      'stemi',
      'infarctus du myocarde',
    ],
  },
  xray_pneumothorax: {
    label: 'Mopepe zingazinga ya poumon (pneumothorax)',
    question: 'Radio emonisi mopepe zingazinga ya poumon?',
    phrases: ['pneumothorax', 'épanchement gazeux pleural'],
  },
  free_air_abdomen: {
    label: 'Mopepe na kati ya libumu libanda ya misopo (pneumopéritoine)',
    question: 'Radio emonisi mopepe na nse ya diaphragme?',
    phrases: [
      'pneumopéritoine',
      'croissant gazeux',
      'air sous le diaphragme',
      'perforation digestive',
      'perforation intestinale',
    ],
  },
  dilated_bowel: {
    label: 'Misopo ekomi minene na radio (niveaux hydro-aériques)',
    question: 'Radio emonisi misopo ekomi minene to niveaux hydro-aériques?',
    phrases: [
      'niveaux hydro-aériques',
      'niveaux hydroaériques',
      'niveaux liquides',
      'anses dilatées',
      'anses grêles dilatées',
      'grêle dilaté',
      'distension des anses',
    ],
  },
  brain_scan_bleed: {
    label: 'Makila na boongo na scanner',
    question: 'Scanner ya boongo emonisi makila?',
    phrases: [
      'scanner ~ {blood} boongo',
      'hémorragie cérébrale',
      'hémorragie méningée',
      'hémorragie intracrânienne',
      'hématome sous-dural',
      'hématome extra-dural',
      'hématome extradural',
      'hématome intracérébral',
    ],
  },
  brain_scan_lesion: {
    label: 'Masse to mpota na boongo na scanner',
    question: 'Scanner ya boongo emonisi masse to elilingi lokola lopete?',
    phrases: [
      'masse na boongo',
      'lésion cérébrale',
      'lésion en cocarde',
      'processus expansif',
      'processus expansif intracrânien',
      'abcès cérébral',
      'tumeur cérébrale',
    ],
  },
  hyperglycaemia: {
    label: 'Sukali na makila emati',
    question: 'Sukali na makila emati?',
    phrases: [
      'sukali (emati|emataka|ezomata|ezali likolo|ezalaka likolo|ezala likolo|emati likolo|likolo|mingi {blood})',
      'sukali ~ (mata|likolo)',
      'hyperglycémie',
      'glycémie élevée',
    ],
  },
  tb_test_positive: {
    label: 'Examen ya tuberculose positif',
    question: 'Examen ya tuberculose ezalaki positif?',
    phrases: [
      '(tibi|tuberculose|tb|bk) (positif|positive)',
      '(genexpert|crachat|crachats|examen ya nsoi) ~ (positif|positive)',
      'bamoni (tibi|tuberculose|tb)',
      'bamoni ~ tibi',
      '! (genexpert|crachat|crachats) ~ (negatif|negative)',
    ],
  },
  hepatitis_b_positive: {
    label: 'Hépatite B na makila',
    question: 'Examen emonisi hépatite B?',
    phrases: ['hépatite B', '(AgHBs|HBs) positif', '(bamoni|bamonaki) hépatite B'],
  },
  transaminases_raised: {
    label: 'Transaminases likolo',
    question: 'Transaminases ezali likolo?',
    phrases: ['transaminases (likolo|emati|élevées|ezali likolo)'],
  },
  creatinine_raised: {
    label: 'Créatinine likolo',
    question: 'Créatinine ezali likolo?',
    phrases: ['créatinine (likolo|emati|élevée|ezali likolo)'],
  },
  anaemia_result: {
    label: 'Makila moke na ekzame',
    question: 'Ekzame emonisaki ete makila ezali moke?',
    phrases: [
      '(ekzame|examen|laboratoire) ~ (makila moke|anémie)',
      '(bamoni|bamonaki|bakuti|bakutaki) ~ (makila moke|anémie)',
    ],
  },
  leucocytosis: {
    label: 'Globules blancs ebele',
    question: 'Globules blancs ezali ebele?',
    phrases: ['leucocytose', '(globules blancs|leucocytes) ~ (ebele|mingi|emati|likolo)'],
  },
  xray_consolidation: {
    label: 'Radio emonisi pneumonie',
    question: 'Radio ya ntolo emonisi pneumonie (consolidation)?',
    phrases: ['consolidation', 'opacité alvéolaire', '(radio|radiographie) ~ pneumonie'],
  },
  fungal_elements: {
    label: 'Champignons na microscope',
    question: 'Bamoni champignons na microscope?',
    phrases: ['filaments mycéliens', 'hyphes', '(microscope|laboratoire) ~ (champignons|levures)'],
  },
  inflammation_raised: {
    label: 'CRP to VS emati',
    question: 'CRP to vitesse de sédimentation emati?',
    phrases: ['(crp|vitesse sédimentation) ~ (emati|likolo|mingi)'],
  },
  microcytic_anaemia: {
    label: 'Anémie microcytaire',
    question: 'Makila moke ya globules rouges ya mike (anémie microcytaire)?',
    phrases: ['anémie microcytaire', 'microcytose', 'vgm ~ (ekiti|nse|moke)'],
  },
  thrombocytopenia: {
    label: 'Plaquettes moke',
    question: 'Plaquettes ezali moke?',
    phrases: ['(plaquettes|plaquette) ~ (moke|ekiti|nse)', 'thrombopénie', 'thrombocytopénie'],
  },
  urine_leucocytes_nitrite: {
    label: 'Leucocytes to nitrites na masuba',
    question: 'Bamoni leucocytes to nitrites na masuba?',
    phrases: ['(nitrites|nitrite|leucocytes) ~ (masuba|bandelette)', 'nitrites (positifs|positif)'],
  },
  impaired_fasting_glucose: {
    label: 'Sukali emati mwa moke liboso ya kolya',
    question: 'Sukali emati mwa moke liboso ya kolya?',
    phrases: ['sukali (likolo moke|emati moke)', '(prédiabète|prediabete)'],
  },
  eosinophilia: {
    label: 'Éosinophiles mingi',
    question: 'Éosinophiles ezali mingi?',
    phrases: ['éosinophilie', 'éosinophiles ~ (mingi|ebele|emati)'],
  },
}
