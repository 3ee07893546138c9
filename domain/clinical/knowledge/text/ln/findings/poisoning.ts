import type { POISONING_FINDINGS } from '#domain/clinical/knowledge/findings/poisoning.ts'
import type { FindingText } from '#domain/clinical/knowledge/text/finding-text.ts'

export const POISONING_FINDINGS_LN: Partial<Record<keyof typeof POISONING_FINDINGS, FindingText>> = {
  poison_swallowed: {
    label: 'Komela ngenge',
    question: 'Ameli to alei ngenge?',
    phrases: [
      '{drank} ngenge',
      'alei ngenge',
      'ngenge',
      '{drank} poison',
      '(ameli|amelaki|alei|aliaki|namelaki|nalei) (ngenge|poison)',
      '(batye|batyeli|batyelaki|batie|batyaki) (ye|ngai|nga) ngenge',
      '(bapesi|bapesaki) (ye|ngai|nga) ngenge',
    ],
  },
  pesticide_exposure: {
    label: 'Nkisi ya banyama mike',
    question: 'Ameli to asimbi nkisi ya banyama mike to ya mpuku?',
    phrases: [
      'nkisi ya mpuku',
      'nkisi ya banyama mike',
      'pesticide',
      'insecticide',
      '(nkisi|kisi) (mpuku|bampuku|insectes|insecte|ba insectes|bilanga|ndunda|nyama mike|ngungi|bangungi|banyama ya bilanga)',
      'raticide',
      '(nkisi|kisi) ~ (babombaka|ebomaka|ya koboma|bakobomaka) (mpuku|bampuku|nyama|banyama|ngungi|nsele)',
      '{drank} (nkisi|kisi) ya (mpuku|banyama|nyama|bilanga|ngungi)',
      '{drank} (nkisi|kisi) ~ (bilanga|bampuku|mpuku|ngungi|nsele|banyama)',
    ],
  },
  kerosene_swallowed: {
    label: 'Komela petrole',
    question: 'Ameli petrole?',
    phrases: [
      '{drank} petrole',
      '{drank} essence',
      '{drank} mazut',
      '{drank} (pitolo|mafuta ya petrole|mafuta ya pitolo|mafuta ya mwinda|mazout|gasoil|kérosène)',
    ],
  },
  caustic_swallowed: {
    label: 'Komela acide',
    question: 'Ameli acide to javel?',
    phrases: [
      '{drank} acide',
      '{drank} javel',
      '{drank} eau de javel',
      '{drank} (soda caustique|soude|acide ya batterie|{water} ya batterie|{water} ya javel|{water} javel|caustique)',
      '{drank} ~ (javel|soude|caustique)',
    ],
  },
  overdose: {
    label: 'Komela nkisi mingi',
    question: 'Ameli nkisi mingi koleka?',
    phrases: [
      '{drank} nkisi mingi',
      '{drank} bankisi mingi',
      '{drank} kisi mingi',
      '{drank} bakisi mingi',
      '{drank} comprimes mingi',
      'surdosage',
      '{drank} {medicine} (mingi|ebele|koleka|nyonso|plaquette mobimba)',
      '{drank} (ba comprimés|bacomprimés|comprimés|plaquette) (ebele|mingi|koleka|mobimba|zomi)',
      'overdose',
      '{drank} ~ {medicine} (nyonso|ebele|mingi|koleka)',
      '{drank} {medicine} ya (koko|mama|papa|bakolo)',
      '{drank} (palaki|plaquette) ~ mobimba',
      '{drank} {medicine} (zomi|ntuku|{10-100})',
      '{drank} (zomi|ntuku) {medicine}',
      '(alei|aliaki|nalei|azolia) {medicine} ya (koko|mama|papa|tata|bakolo)',
      '(alei|aliaki|nalei) {medicine} (mingi|ebele|nyonso|koleka|zomi|ntuku)',
    ],
  },
  methanol_or_illicit_brew: { label: 'Lotoko', question: 'Omelaki lotoko?', phrases: ['lotoko'] },
  carbon_monoxide_exposure: {
    label: 'Mbabola na ndako ekangami',
    question: 'Mbabola ezalaki kopela na ndako ekangami?',
    phrases: [
      'mbabola ~ ndako',
      '(mbabula|mbabola|makala|brasero|groupe|generateur|moteur) ~ (ndako|kokanga|chambre|shambre|suku)',
      'ndako ~ (mbabula|mbabola|brasero)',
    ],
  },
  poisonous_mushroom_or_plant: {
    label: 'Alei mayebo',
    question: 'Olei mayebo ya zamba?',
    phrases: [
      'alei mayebo',
      'nalei mayebo',
      'mayebo (mabe|ngenge|zamba)',
      '(baliaki|balei|aliaki) mayebo',
      '(alei|aliaki|balei|baliaki|nalei|azolia) (mbuma|matiti|nkasa|misisa|bambuma) ~ (zamba|eyebani te|toyebi te|bayebi te|ngenge)',
    ],
  },
  button_battery_swallowed: {
    label: 'Ameli pile',
    question: 'Mwana ameli pile?',
    phrases: [
      '{drank} pile',
      '{drank} (pile ya montre|pile bouton|batterie ya moke|pile)',
      '(pile|pile bouton|batterie ya montre) ~ (meli|melaki|mela)',
      '(bouton ya montre|pile ya montre|batterie ya montre|pile ya moke) ~ (meli|melaki|mela)',
      '(alei|alyaki|aliaki|avalé|avaler|amili|amilaki) ~ (pile|batterie ya montre|pile ya montre)',
    ],
  },
  herbal_medicine: {
    label: 'Nkisi ya mboka',
    question: 'Omeli nkisi ya mboka?',
    phrases: ['(nkisi|kisi) (mboka|matiti|bankoko|nganga)', 'nkisi ya indigene', 'nganga nkisi'],
  },
  pinpoint_pupils: {
    label: 'Ba pupilles ya mike mpenza (myosis)',
    question: 'Ba pupilles ya miso ezali mike mpenza?',
    phrases: [
      'myosis',
      'pupilles punctiformes',
      'pupilles en myosis',
      'pupilles serrées',
      '(mbuma ya liso|mbuma ya miso|pupille|pupilles) ~ (moke|mike)',
    ],
  },
  dilated_pupils: {
    label: 'Ba pupilles minene',
    question: 'Ba pupilles ekomi minene?',
    phrases: [
      '(pupille|pupilles) (minene|monene|dilatées|ekomi monene)',
      'mydriase',
      '(mbuma ya liso|mbuma ya miso) ~ (monene|minene)',
    ],
  },
  excessive_salivation: {
    label: 'Nsoi mingi ezobima',
    question: 'Nsoi mingi ezali kobima na monoko?',
    phrases: [
      'nsoi (mingi|ebele|koleka) {out}',
      'nsoi {out} (mingi|ebele)',
      '{water} (ezobima|ezotanga|ebimi) {mouth}',
      'nsoi ebele',
      '{foam} ~ {mouth}',
    ],
  },
  garlic_or_chemical_smell: {
    label: 'Monoko to bilamba ezolumba nkisi to petrole',
    question: 'Monoko to bilamba na ye ezolumba petrole, nkisi to ail?',
    phrases: ['({mouth}|nzoto|{breath}|bilamba) {smelly} (petrole|essence|ail)', '{smelly} ya (petrole|essence|ail)'],
  },
}
