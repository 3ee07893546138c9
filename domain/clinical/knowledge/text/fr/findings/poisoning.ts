import type { POISONING_FINDINGS } from '#domain/clinical/knowledge/findings/poisoning.ts'
import type { FindingText } from '#domain/clinical/knowledge/text/finding-text.ts'

export const POISONING_FINDINGS_FR: Partial<Record<keyof typeof POISONING_FINDINGS, FindingText>> = {
  poison_swallowed: {
    label: 'Poison avalé',
    question: 'Un poison, un produit ou un médicament a-t-il été avalé ?',
    phrases: [
      'empoisonné',
      'empoisonnée',
      'empoisonnement',
      'intoxication (volontaire|accidentelle|médicamenteuse|aiguë|aux|par ingestion)',
      '(avalé|bu|ingéré|ingestion|pris) ~ (poison|produit|mort-aux-rats|mort aux rats|raticide|produit chimique|produit toxique|toxique|détergent|javel)',
      "ingestion (de produit|toxique|d'un produit)",
      'mort aux rats',
      '(bu|avalé|mangé) ~ (produit des plantes|produit pour les plantes|insecticide|raticide|poison|eau de javel|comprimés de ma mère)',
      '(bu|avalé) (produit|un produit|le produit)',
    ],
  },
  pesticide_exposure: {
    label: 'Pesticide',
    question: 'Était-ce un pesticide, avalé ou pulvérisé ?',
    phrases: [
      'pesticide',
      'pesticides',
      'insecticide',
      'organophosphoré',
      'organophosphorés',
      'herbicide',
      'paraquat',
      '(avalé|bu|ingéré|pulvérisé|intoxication) ~ (engrais|insecticide|pesticide|herbicide|phytosanitaire)',
    ],
  },
  kerosene_swallowed: {
    label: 'Pétrole avalé',
    question: "Du pétrole, de l'essence ou de l'huile de lampe a-t-il été avalé ?",
    phrases: [
      '(avalé|bu|ingéré|ingestion|avale) ~ (pétrole|essence|kérosène|gasoil|pétrole lampant|hydrocarbure|hydrocarbures|white spirit)',
      "ingestion (de pétrole|d'hydrocarbure|d'essence|de kérosène)",
    ],
  },
  caustic_swallowed: {
    label: 'Acide ou soude avalé',
    question: "De l'acide, de la soude ou un déboucheur a-t-il été avalé ?",
    phrases: [
      '(avalé|bu|ingéré|ingestion) ~ (acide|soude|caustique|soude caustique|batterie|déboucheur|eau de javel|javel|potasse|ammoniaque)',
      "ingestion (de caustique|de soude|d'acide)",
    ],
  },
  overdose: {
    label: 'Trop de comprimés',
    question: 'Trop de comprimés ont-ils été pris ?',
    phrases: [
      'surdosage',
      'overdose',
      'intoxication médicamenteuse',
      '(avalé|pris|ingéré) ~ (trop de comprimés|boîte de comprimés|plaquette|toute la boîte|tous les comprimés|beaucoup de comprimés|boîte de médicaments|tous ses médicaments|trop de médicaments|boîte de paracétamol)',
      'IMV',
      'trop de paracétamol',
    ],
  },
  methanol_or_illicit_brew: {
    label: 'Alcool artisanal',
    question: "De l'alcool fait maison ou illicite a-t-il été bu ?",
    phrases: [
      '(alcool|boisson) (frelaté|artisanal|de fabrication locale|fait maison|traditionnel|frelatée)',
      'méthanol',
      'alcool à brûler',
      'alcool méthylique',
      'lotoko',
      'kanyanga',
      'alcool indigène',
    ],
  },
  carbon_monoxide_exposure: {
    label: 'Charbon ou moteur dans une pièce fermée',
    question: 'Y avait-il un brasero, un feu ou un moteur dans une pièce fermée ?',
    phrases: [
      'monoxyde de carbone',
      'intoxication au CO',
      '(brasero|charbon|braise|groupe électrogène|réchaud|générateur|moteur) ~ (chambre|maison|fermée|pièce|intérieur|garage|enfermé)',
    ],
  },
  poisonous_mushroom_or_plant: {
    label: 'Champignons, manioc amer ou plantes mangés',
    question: 'Des champignons sauvages, du manioc amer ou des plantes inconnues ont-ils été mangés ?',
    phrases: [
      '(mangé|consommé|avalé|ingéré|intoxication) ~ (champignon|champignons|plante toxique|plantes sauvages|manioc amer|plante inconnue|baies|datura|graines de ricin|feuilles inconnues|plante sauvage)',
    ],
  },
  button_battery_swallowed: {
    label: 'Pile bouton avalée',
    question: 'Une pile bouton a-t-elle été avalée ?',
    phrases: ['pile bouton', '(avalé|ingéré|avalée) ~ (pile|pile bouton|pile plate)'],
  },
  pinpoint_pupils: {
    label: 'Pupilles punctiformes',
    question: 'Les pupilles sont-elles minuscules ?',
    phrases: [
      'myosis',
      "pupilles (punctiformes|serrées|en tête d'épingle|très petites|minuscules|en myosis)",
      "pupilles (en pointe d'épingle|en pointe|toutes petites|rétrécies|très serrées|punctiforme)",
      'pupilles ~ (épingle|toutes petites)',
    ],
  },
  muscle_twitching: {
    label: 'Muscles qui tressautent',
    question: 'Des muscles tressautent-ils ?',
    phrases: [
      'fasciculations',
      '{muscle} (tressaute|tressautent|sursautent)',
      'muscles ~ (tressautent|bougent seuls|sautent)',
      'tressaille',
    ],
  },
  garlic_or_chemical_smell: {
    label: 'Odeur de produit chimique',
    question: "Y a-t-il une odeur d'ail ou de produit ?",
    phrases: [
      "(sent|odeur|haleine) (ail|l'ail|insecticide|produit|pesticide|pétrole)",
      '(sent|odeur) ~ (ail|insecticide|produit chimique|pesticide)',
    ],
  },
}
