import type { EXPOSURE_FINDINGS } from '#domain/clinical/knowledge/findings/exposures.ts'
import type { FindingText } from '#domain/clinical/knowledge/text/finding-text.ts'

export const EXPOSURE_FINDINGS_FR: Partial<Record<keyof typeof EXPOSURE_FINDINGS, FindingText>> = {
  travel: {
    label: 'Voyage',
    question: 'Avez-vous voyagé ces dernières semaines ?',
    phrases: ['(voyage|voyagé|voyager)', '(revient|reviens|retour|rentré) ~ (voyage|mission|étranger)'],
  },
  contact_tb: {
    label: 'Contact avec la tuberculose',
    question: 'Avez-vous vécu avec un tuberculeux ?',
    phrases: [
      'contact ~ (tuberculose|tuberculeux|TB)',
      'notion de contage (tuberculeux|TB)',
      'contage tuberculeux',
      '(mari|femme|mère|père|frère|sœur|soeur|voisin) ~ (a la tuberculose|tuberculose|tuberculeux|tuberculeuse)',
      '(mari|femme|mère|père|frère|sœur|enfant|colocataire|voisin) ~ (a la tuberculose|tousse du sang|tuberculeux|tuberculose|traité pour la tuberculose|TB)',
      '(vit|dort|habite) avec un tuberculeux',
      '(oncle|tante|mari|femme|mère|père|papa|maman|frère|sœur|grand-mère|grand-père|cousin|cousine|voisin|voisine|collègue|ami) ~ (tuberculose|TB)',
      '(mari|femme|mère|père|frère|sœur|oncle|tante|grand-mère|grand-père|voisin|maman|papa) ~ ((sous|) traitement (TB|tuberculose))',
      '(père|papa|mère|maman|mari|femme|oncle|tante|frère|sœur|grand-mère|grand-père|voisin|voisine|cousin|cousine) ~ ((prend|suit|prennent) (médicaments|traitement|comprimés) (TB|tuberculose))',
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
      '(même maladie|même chose|mêmes signes|mêmes symptômes) ~ (famille|maison|école|voisins|frères|classe)',
      '(toute la famille|tous à la maison|plusieurs à la maison) ~ (malade|malades|mêmes|même)',
      '(enfants|frères|famille) maison ~ (gratte|grattent|tousse|toussent|malades|boutons|pareil)',
      'toute famille ({vomit}|diarrhée|fièvre)',
    ],
  },
  contact_chickenpox_measles: {
    label: 'Contact avec rougeole ou varicelle',
    question: "La personne a-t-elle été près d'un malade de rougeole ou de varicelle ?",
    phrases: ['(rougeole|varicelle) ~ (école|voisin|voisins|frère|sœur|classe|contact|quartier|épidémie)'],
  },
  contact_plague: {
    label: 'Contact avec la peste',
    question: "Quelqu'un près de vous a-t-il eu la peste ?",
    phrases: ['peste pulmonaire', 'peste', 'peste bubonique'],
  },
  missed_dialysis: {
    label: 'Dialyse manquée',
    question: 'Une séance de dialyse a-t-elle été manquée ?',
    phrases: ['(manqué|raté|sauté) ~ dialyse', 'dialyse ~ (manquée|ratée|sautée)'],
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
      '(contact|cas|mort|morte|décédé) ~ (Ebola|Marburg|MVE|fièvre hémorragique)',
      "(lavé|touché) ~ mort d'Ebola",
      '(enterré|enterrement|funérailles|deuil|mort|décédé|lavé corps) ~ (saignait partout|sang partout|sang sortait|en saignant|vomissait sang)',
    ],
  },
  contact_cholera: {
    label: 'Choléra dans les environs',
    question: 'Y a-t-il le choléra près de chez vous ?',
    phrases: ['choléra ~ (quartier|village|voisin|voisins|épidémie|camp|famille|mort)', '(contact|épidémie) choléra'],
  },
  unsafe_water_food: {
    label: 'Eau ou nourriture non sûres',
    question: "Avez-vous bu de l'eau non traitée ou mangé de la nourriture gâtée ?",
    phrases: [
      '(boit|buvons|bois|bu|boivent) ~ (eau de la rivière|eau du lac|eau de pluie|eau non traitée|eau du marigot|eau sale|eau du puits|eau non bouillie)',
      '(mangé|nourriture|aliment|viande) ~ (avariée|avarié|gâtée|pourrie|mal cuite|périmé|périmée)',
      'intoxication alimentaire',
    ],
  },
  raw_milk: {
    label: 'Lait cru',
    question: 'Buvez-vous du lait cru ou aidez-vous les vaches à mettre bas ?',
    phrases: ['lait (cru|non bouilli|frais de vache|non pasteurisé)', '(vêlage|mise bas)'],
  },
  livestock_contact: {
    label: 'Contact avec le bétail',
    question: 'Vivez-vous ou travaillez-vous avec des bêtes ?',
    phrases: [
      '(éleveur|éleveuse|abattoir|bétail|berger)',
      '(élève|élevage|éleveur|garde|berger|vacher) ~ (vaches|chèvres|moutons|bétail|porcs|cochons)',
    ],
  },
  freshwater_contact: {
    label: "Baignade ou travail dans l'eau douce",
    question: 'Vous baignez-vous ou travaillez-vous dans un lac ou une rivière ?',
    phrases: [
      '(baigne|baigné|nage|nager|baignade|pêche|lave les habits|travaille) ~ (lac|rivière|étang|marais|rizière|fleuve|marigot)',
      '(pêcheur|riziculteur|rizière)',
      '(baignent|nagent|pêchent|joue|jouent) ~ (lac|rivière|étang|marais|fleuve)',
    ],
  },
  rodents_flood: {
    label: 'Rats, inondation ou égouts',
    question: "Êtes-vous allé dans l'eau d'inondation ou d'égout, ou là où il y a des rats ?",
    phrases: ['(inondation|inondations|égout|égouts)', '(rats|souris) ~ (maison|nourriture|grenier|urine|magasin)'],
  },
  tick_or_fly_bites: {
    label: 'Tiques, mouches tsé-tsé ou phlébotomes',
    question: 'Des tiques ou des mouches tsé-tsé vous ont-elles piqué ?',
    phrases: ['(tique|tiques|tsé-tsé|glossine|phlébotome|simulies|mouche tsé-tsé)'],
  },
  walks_barefoot: {
    label: 'Marche pieds nus',
    question: 'La personne marche-t-elle pieds nus ?',
    phrases: ['(pieds nus|nu-pieds|sans chaussures|sans souliers)'],
  },
  smoke_indoors: {
    label: 'Fumée dans la maison',
    question: 'Y a-t-il de la fumée de feu dans la maison ?',
    phrases: ['feu de bois', '(cuisine|cuisiner|prépare) au (bois|charbon|makala)'],
  },
  new_medicine: {
    label: 'Nouveau médicament avant',
    question: 'Est-ce venu après un nouveau médicament ?',
    phrases: [
      '(Bactrim|cotrimoxazole|amoxicilline|pénicilline|névirapine|médicament|comprimés|sirop) ~ ({rash}|plaques)',
      'depuis prends (Bactrim|médicament|comprimés|traitement)',
      '(nouveau|nouveaux) (médicament|médicaments|comprimé|traitement)',
      'après (bactrim|cotrimoxazole|névirapine|carbamazépine)',
    ],
  },
  recent_antibiotics: {
    label: 'Antibiotiques récents',
    question: 'Avez-vous pris des antibiotiques ces dernières semaines ?',
    phrases: [
      '(antibiotique|antibiotiques|amoxicilline|ciprofloxacine|métronidazole|ampicilline|ceftriaxone|azithromycine|doxycycline)',
    ],
  },
  nsaid_use: {
    label: "Antidouleurs comme l'ibuprofène ou le diclofénac",
    question: "Prenez-vous de l'ibuprofène, du diclofénac ou de l'aspirine ?",
    phrases: [
      '(ibuprofène|diclofénac|diclo|aspirine|indométacine|indocid|AINS|anti-inflammatoire|anti-inflammatoires|naproxène|piroxicam)',
    ],
  },
  steroid_use: {
    label: 'Corticoïdes',
    question: 'Prenez-vous des corticoïdes ?',
    phrases: [
      'crème cortisone',
      'crème (éclaircissante|blanchissante)',
      '(sous|prend|prends|traitement par) (prednisolone|prednisone|dexaméthasone|corticoïdes|cortisone)',
      'corticothérapie',
    ],
  },
  tb_treatment: {
    label: 'Traitement de la tuberculose',
    question: 'Êtes-vous sous traitement de la tuberculose ?',
    phrases: [
      '(sous|traitement|prend) ~ (antituberculeux|antituberculeuse|RHZE|rifampicine)',
      '(sous|suit) traitement (tuberculose|TB|antituberculeux)',
      '(prends|prend|prenait) médicaments (TB|tuberculose)',
    ],
  },
  missed_medicines: {
    label: 'Médicaments oubliés ou arrêtés',
    question: 'Avez-vous arrêté ou oublié vos médicaments ?',
    phrases: [
      '(arrêté|oublié|oublie|stoppé|interrompu) (médicaments|mes médicaments|ses médicaments|traitement|son traitement|mon traitement|le traitement)',
      '(plus|pas) pris (médicaments|ses médicaments|mes médicaments|son traitement|mon traitement)',
      'rupture (traitement|de traitement|de médicaments)',
      '(prends|prend|pris) (plus|pas) (mes|ses|les|) (médicaments|comprimés|traitement|ARV|pilules)',
      '(arrêté|abandonné|interrompu|laissé) ~ (traitement|médicaments|comprimés|ARV)',
      '(perdu de vue|mauvaise observance|inobservance|rupture thérapeutique|perdue de vue)',
    ],
  },
  stress_or_loss: {
    label: 'Grand stress ou perte',
    question: 'Avez-vous eu un grand stress, une perte ou un conflit ?',
    phrases: [
      '(trop|beaucoup) de (soucis|problèmes|stress)',
      '(divorce|divorcé|divorcée|séparation|dettes)',
      'conflit (familial|conjugal|dans le foyer)',
      '(perdu|perte) (travail|emploi|boulot|récolte)',
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
      '(vécu|survécu|vu|fui|échappé|traversé) ~ (guerre|massacres|massacre|tueries|génocide|attaque|combats|viols)',
      '(guerre|massacre|génocide|attaques) ~ (vécu|survivant|rescapé|déplacé|déplacés)',
      'déplacés de guerre',
    ],
  },
  not_immunised: {
    label: 'Vaccins manquants',
    question: 'Des vaccins manquent-ils ?',
    phrases: [
      '(non|pas) (vacciné|vaccinée|vaccinés|immunisé)',
      '(zéro dose|vaccination incomplète|calendrier vaccinal incomplet|vaccins manquants)',
      '(pas|jamais) reçu vaccins',
      '(pas|jamais) eu vaccins',
      '(pas|jamais) fait vaccins',
      '(pas|jamais|aucun) (été|reçu|eu) (vacciné|vaccinée|vaccin|vaccins|vaccination)',
      'reçu (pas|aucun) ~ (vaccins|vaccin|vaccination)',
    ],
  },
  immunised: {
    label: 'Tous les vaccins faits',
    question: 'La personne a-t-elle eu tous ses vaccins ?',
    phrases: [
      '(vacciné|vaccinée) (correctement|complètement|à jour|selon le calendrier)',
      '(eu|reçu|fait) tous (ses|les|mes) vaccins',
      '(vaccins|vaccination|calendrier vaccinal|PEV) (à jour|complète|complet|complets)',
      'bien vacciné',
    ],
  },
  mother_with_hiv: {
    label: 'Mère vivant avec le VIH',
    question: 'La mère a-t-elle le VIH ?',
    phrases: [
      '(exposé|exposée) VIH',
      'séropositive ~ (bébé|mon enfant|nourrisson|allaite)',
      'mère ~ (sous ARV|séropositive)',
      'mère (séropositive|VIH|sous ARV|malade du sida)',
      '(enfant|bébé|né) (exposé|de mère séropositive|exposée) (VIH|)',
      'né mère séropositive',
    ],
  },
  heat_exertion: {
    label: 'Chaleur',
    question: 'Avez-vous travaillé ou été à la forte chaleur ?',
    phrases: [
      'boutons chaleur',
      '(travaillé|travaille|marché|couru) (soleil|chaleur)',
      '(travaillé|couru|marché) journée (soleil|chaleur)',
      '(forte|grande|grosse) chaleur',
      '(bourbouille|bourbouilles)',
      'chaleur ~ (boutons|{rash})',
      'boutons ~ (chaleur|transpire)',
    ],
  },
  sun_exposure: {
    label: 'Soleil',
    question: 'Étiez-vous au soleil ?',
    phrases: [
      '(journée|heures) soleil',
      'coup soleil',
      '(travaille|travaillé|resté|restée|pire|exposé|exposée) soleil',
      'pris coup soleil',
      'soleil ~ (brûlé|rouge|{rash}|pire|aggrave|taches)',
    ],
  },
  contact_irritant: {
    label: 'Contact avec un produit',
    question: 'La peau a-t-elle touché un produit, du savon, du ciment ou un bijou ?',
    phrases: [
      '(boucle|boucles|ceinture|sandales|caoutchouc) ~ ({itch}|{rash}|rouge|suinte)',
      '(savon|javel|lessive|ciment|détergent|cosmétique|bracelet|montre|collier|teinture|déodorant) ~ ({skin}|mains|{rash}|{itch}|rouge)',
      '(touche|touché|manipule) ~ (produits|ciment|javel|lessive)',
      '(nouveau|nouvelle) (crème|savon|parfum|lotion|pommade|déodorant|lessive)',
      'crème ~ ({rash}|rouge|cloques)',
    ],
  },
  daycare_school: {
    label: 'Crèche ou école',
    question: "L'enfant va-t-il à la crèche ou à l'école avec d'autres malades ?",
    phrases: [
      '(crèche|garderie|internat)',
      '(école|classe) ~ (autres|camarades|même chose|pareil|plusieurs)',
      'toute classe',
    ],
  },
  mosquito_area: {
    label: 'Beaucoup de moustiques',
    question: 'Y a-t-il beaucoup de moustiques ?',
    phrases: [
      '(beaucoup|plein) moustiques',
      '(dort|dors|dormons) sans moustiquaire',
      'pas moustiquaire',
      '(boutons|{rash}) ~ moustiques',
    ],
  },
  contact_meningitis: {
    label: 'Contact avec une méningite',
    question: 'Avez-vous été avec un malade de la méningite ?',
    phrases: [
      '(frère|sœur|mari|femme|voisin|enfant|camarade|mère|père|ami|cousin|collègue|cas|contact) ~ méningite',
      'méningite ~ (école|classe|maison|famille)',
    ],
  },
  calcium_blocker_use: {
    label: 'Amlodipine ou nifédipine',
    question: "Prenez-vous de l'amlodipine ou de la nifédipine ?",
    phrases: ['(amlodipine|nifédipine)'],
  },
  iron_tablets: {
    label: 'Comprimés de fer',
    question: 'Prenez-vous des comprimés de fer ?',
    phrases: ['(comprimé|comprimés|gélules|sirop|cachets) ~ fer', 'fer (acide folique|foldine)', 'commencé le fer'],
  },
  ate_beetroot: {
    label: 'A mangé des betteraves',
    question: 'Avez-vous mangé des betteraves ?',
    phrases: ['(betterave|betteraves)'],
  },
}
