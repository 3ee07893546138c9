import type { RESULT_FINDINGS } from '#domain/clinical/knowledge/findings/results.ts'
import type { FindingText } from '#domain/clinical/knowledge/text/finding-text.ts'

export const RESULT_FINDINGS_FR: Partial<Record<keyof typeof RESULT_FINDINGS, FindingText>> = {
  malaria_test_positive: {
    label: 'Test de paludisme positif',
    question: 'Le test de paludisme est-il positif ?',
    phrases: [
      '(TDR|test rapide|goutte épaisse|GE|frottis) (positif|positive|pos)',
      '(TDR|test rapide|goutte épaisse|GE|frottis) ~ (positif|positive)',
      '(TDR|test|examen|analyse) (palu|paludisme|malaria) ~ (positif|positive)',
      '(palu|paludisme|malaria) (positif|positive|confirmé|confirmée)',
      '(trophozoïtes|plasmodium|parasites) ~ (sang|frottis|GE|vus)',
    ],
  },
  severe_anaemia_result: {
    label: 'Anémie sévère au bilan',
    question: "L'hémoglobine est-elle inférieure à 7 ?",
    phrases: [
      'anémie (sévère|grave|profonde|décompensée)',
      'hémoglobine (inférieure à 7|effondrée|très basse|basse à 5|basse à 4)',
      'anémie ~ (sévère|transfusion)',
    ],
  },
  hyperglycaemia: {
    label: 'Sucre élevé dans le sang',
    question: 'Le sucre est-il élevé dans le sang ?',
    phrases: [
      'hyperglycémie',
      '(glycémie|sucre|dextro) (élevée|élevé|haute|haut|HI|high|monté|très haute|trop haute)',
      '(glycémie|sucre) ~ (élevée|élevé|monté|trop haut|trop haute)',
    ],
  },
  hypoglycaemia: {
    label: 'Sucre bas dans le sang',
    question: 'Le sucre du sang est-il bas ?',
    phrases: [
      'hypoglycémie',
      'hypoglycémique',
      '(sucre|glycémie) (bas|basse|trop basse|effondrée|très basse)',
      'glycémie ~ basse',
    ],
  },
  ketones_raised: {
    label: 'Cétones élevées',
    question: 'Les cétones sont-elles élevées ?',
    phrases: ['cétonurie', 'cétonémie élevée', '(cétones|corps cétoniques) ~ (positif|positives|élevées|urine)'],
  },
  proteinuria: {
    label: "Protéines dans l'urine",
    question: "A-t-on trouvé des protéines dans l'urine ?",
    phrases: [
      'protéinurie',
      'albuminurie',
      '(albumine|protéines|protéine) {urine}',
      '{urine} ~ (albumine|protéines)',
      'bandelette ~ (protéines|albumine)',
    ],
  },
  troponin_raised: {
    label: 'Troponine élevée',
    question: 'La troponine est-elle élevée ?',
    phrases: [
      'troponine (élevée|positive|haute|augmentée)',
      'troponines (élevées|positives|augmentées)',
      'troponine ~ (élevée|positive)',
    ],
  },
  st_elevation: {
    label: "Sus-décalage ST à l'ECG",
    question: "L'ECG montre-t-il un sus-décalage ST ?",
    phrases: [
      '(sus-décalage|sus décalage|susdécalage|élévation) (ST|du ST|du segment ST|segment ST)',
      'STEMI',
      'IDM',
      'ST élevé',
      'infarctus (antérieur|inférieur|du myocarde)',
    ],
  },
  xray_pneumothorax: {
    label: 'Air autour du poumon',
    question: "La radio montre-t-elle de l'air autour du poumon ?",
    phrases: ['pneumothorax', 'épanchement gazeux pleural', 'décollement pleural'],
  },
  free_air_abdomen: {
    label: "Air libre dans l'abdomen",
    question: "La radio montre-t-elle de l'air libre sous le diaphragme ?",
    phrases: [
      'pneumopéritoine',
      'croissant gazeux',
      'air (libre|sous le diaphragme|sous diaphragmatique)',
      'perforation (digestive|intestinale|gastrique)',
    ],
  },
  dilated_bowel: {
    label: 'Intestin dilaté à la radio',
    question: 'La radio montre-t-elle un intestin dilaté ou des niveaux liquides ?',
    phrases: [
      'niveaux (hydro-aériques|liquides|hydroaériques)',
      'NHA',
      '(anses|grêle|intestin|côlon|anses grêles) (dilatées|dilaté|distendues|distendu)',
      'distension des anses',
    ],
  },
  brain_scan_bleed: {
    label: 'Saignement au scanner cérébral',
    question: 'Le scanner du cerveau montre-t-il un saignement ?',
    phrases: [
      'hémorragie (cérébrale|méningée|intracrânienne|sous-arachnoïdienne|intracérébrale)',
      'hématome (sous-dural|extra-dural|extradural|intracérébral|intracrânien|cérébral)',
      '(scanner|TDM|IRM) ~ (hémorragie|saignement|hématome)',
    ],
  },
  brain_scan_lesion: {
    label: 'Lésion au scanner cérébral',
    question: 'Le scanner du cerveau montre-t-il une masse ou une image en anneau ?',
    phrases: [
      '(scanner|TDM|IRM) (cérébral|cérébrale|) ~ (lésion|masse|abcès|cocarde|tumeur|processus expansif)',
      'lésion (cérébrale|en cocarde|expansive intracrânienne)',
      'processus expansif',
      'abcès cérébral',
      'tumeur cérébrale',
    ],
  },
}
