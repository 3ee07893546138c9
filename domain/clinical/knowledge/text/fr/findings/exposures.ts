import type { EXPOSURE_FINDINGS } from '#domain/clinical/knowledge/findings/exposures.ts'
import type { FindingText } from '#domain/clinical/knowledge/text/finding-text.ts'

export const EXPOSURE_FINDINGS_FR: Partial<Record<keyof typeof EXPOSURE_FINDINGS, FindingText>> = {
  contact_tb: {
    label: 'Contact avec la tuberculose',
    question: 'Avez-vous vécu avec un tuberculeux ?',
    phrases: [
      'contact ~ (tuberculose|tuberculeux|TB)',
      'notion de contage (tuberculeux|TB)',
      'contage tuberculeux',
      '(mari|femme|mère|père|frère|sœur|soeur|voisin) ~ (a la tuberculose|tuberculose|tuberculeux|tuberculeuse)',
    ],
  },
  contact_sick: {
    label: "D'autres malades autour",
    question: "Y a-t-il d'autres malades à la maison ?",
    phrases: [
      'toute la famille (gratte|malade|tousse|est malade)',
      '(famille|maison|frères|enfants|voisins) ~ (même chose|mêmes boutons|même maladie|pareil|pareils)',
      'gratte toute la famille',
      'contact avec un malade',
    ],
  },
  contact_haemorrhagic_fever: {
    label: 'Contact avec une fièvre hémorragique',
    question:
      "Avez-vous approché un malade d'Ebola, de Marburg ou d'une fièvre hémorragique, ou de telles funérailles ?",
    phrases: [
      'contact ~ (Ebola|Marburg|fièvre hémorragique|Crimée-Congo)',
      '(cas|malade|mort|morte|décédé|décès|enterrement|funérailles) ~ (Ebola|Marburg|fièvre hémorragique)',
      'contact Ebola',
      'Ebola',
      'Marburg',
      '(lavé|touché|embrassé|porté|préparé) (le corps|un cadavre|le cadavre|un mort|le mort|la morte|la dépouille)',
      'toilette (mortuaire|du mort|funéraire)',
      '(lavé|touché) ~ (cadavre|dépouille)',
      '(enterrement|funérailles) ~ (saignait|saigné|mort de fièvre|hémorragie)',
    ],
  },
  missed_medicines: {
    label: 'Médicaments oubliés ou arrêtés',
    question: 'Avez-vous arrêté ou oublié vos médicaments ?',
    phrases: [
      '(arrêté|oublié|oublie|stoppé|interrompu) (médicaments|mes médicaments|ses médicaments|traitement|son traitement|mon traitement|le traitement)',
      '(plus|pas) (pris|de) (médicaments|ses médicaments|mes médicaments|son traitement|mon traitement)',
      'rupture (traitement|de traitement|de médicaments)',
    ],
  },
  trauma_event: {
    label: 'Événement traumatisant',
    question: 'Avez-vous vécu une attaque, la guerre ou un drame ?',
    phrases: [
      '(attaque|attaqué) (village|notre village|maison|notre maison|par des rebelles|par des hommes armés)',
      '(fui|fuir) (la guerre|les combats|les rebelles|les bombardements)',
      'bombardement',
      'bombardements',
      '(tué|tués|égorgé|brûlé) ~ (devant moi|sous mes yeux|ma famille|maison)',
      'déplacé de guerre',
    ],
  },
}
