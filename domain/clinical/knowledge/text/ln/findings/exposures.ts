import type { EXPOSURE_FINDINGS } from '#domain/clinical/knowledge/findings/exposures.ts'
import type { FindingText } from '#domain/clinical/knowledge/text/finding-text.ts'

export const EXPOSURE_FINDINGS_LN: Partial<Record<keyof typeof EXPOSURE_FINDINGS, FindingText>> = {
  travel: {
    label: 'Mobembo',
    question: 'Owuti mobembo?',
    phrases: ['(auti|nauti|awuti|nawuti) mobembo', 'mobembo', 'nauti mboka mosusu'],
  },
  contact_tb: {
    label: 'Penepene na moto ya tuberculose',
    question: 'Ofandaka na moto ya tuberculose?',
    phrases: [
      'moto ya tuberculose',
      '{person} ~ tuberculose',
      '{person} ~ tibi',
      '{person} ~ bokono ya ntolo',
      '{ill} tuberculose ~ ndako',
      '{person} ~ (tuberculose|tibi|tb|bokono ya ntolo)',
      '(moto|mobeli) ya (tuberculose|tibi|tb)',
      '(yaya|leki|papa|mama|mobali|mwasi|ndeko|voisin|noko|koko|moninga) ~ (abelaki|abeli|azali na|abelaka|aza na|akufi na|akufaki na) (tuberculose|tibi|tb)',
    ],
  },
  contact_sick: {
    label: 'Bato mosusu babeli ndenge moko',
    question: 'Bato mosusu pembeni na yo babeli ndenge moko?',
    phrases: [
      '(baninga|bato mosusu|bana mosusu|bandeko) ~ (babeli|bazobela|babelaka)',
      '(baninga|bato mosusu|bana mosusu) ~ ndenge moko',
      '(bato|bana) (mosusu|misusu|mingi|nyonso) ~ (bazali|baza|bazalaki) na yango',
      '(bato|bana) ya ndako (nyonso|mosusu|) ~ (babeli|bazobela|babelaki)',
      '(baninga|moninga|ndeko|bandeko|yaya|leki) ~ (azalaki|bazali|azali|bazalaki) na yango',
      'ndako ~ bato nyonso (babeli|bazomikwanza|bazokosola|{itch})',
    ],
  },
  contact_chickenpox_measles: {
    label: 'Penepene na mwana ya rougeole to varicelle',
    question: 'Mwana moko penepene azali na rougeole to varicelle?',
    phrases: ['(bana mosusu|baninga|ndeko na ye|voisin) ~ (rougeole|kantembele|varicelle)'],
  },
  contact_plague: {
    label: 'Kozala pene na moto ya peste',
    question: 'Moto moko pene na yo azwaki peste?',
    phrases: ['peste'],
  },
  missed_dialysis: {
    label: 'Kozanga dialyse',
    question: 'Ozangaki dialyse?',
    phrases: ['(azangaki|nazangaki|azangi|nazangi) ~ dialyse'],
  },
  contact_haemorrhagic_fever: {
    label: 'Penepene na moto ya ebola',
    question: 'Ozalaki penepene na moto ya ebola?',
    phrases: [
      'moto ya ebola',
      'mobeli ya ebola',
      'akufi na ebola',
      'akufaki na ebola',
      '{ill} ebola',
      'moto ya marburg',
      '(akufi|akufaki|akufa) (ebola|marburg)',
      '(akundaki|akundi|nakundaki|asimbaki|nasimbaki|asukolaki|nasukolaki) ~ (ebola|marburg)',
      '(ebembe|matanga|moto) (ebola|marburg)',
      '(mobeli|moto|voisin) (ebola|marburg)',
      '{person} ~ (ebola|marburg)',
    ],
  },
  contact_cholera: {
    label: 'Penepene na moto ya choléra',
    question: 'Moto moko penepene na yo azali na choléra?',
    phrases: [
      '{person} ~ (choléra|kolera)',
      '(moto|mobeli) ya (choléra|kolera)',
      '(choléra|kolera) ~ (quartier|avenue|kartie)',
    ],
  },
  unsafe_water_food: {
    label: 'Mai to bilei ya malamu te',
    question: 'Omelaki mai ya puits, ya ebale to olei bilei ya bosoto?',
    phrases: [
      '{water} (puits|ebale|mbu|maziba|liziba)',
      '(mela|komela) {water} ya bosoto',
      'bilei (ebebi|ya kopola|ekufi|ya bosoto)',
    ],
  },
  livestock_contact: {
    label: 'Bibwele',
    question: 'Osalaka na bantaba, bangombe to bibwele?',
    phrases: [
      'bibwele',
      'kobokola (bantaba|bangombe|bibwele)',
      '(bokola|bokolaka|kobokola) (bangombe|bantaba|bibwele|bangulu|bameme)',
    ],
  },
  freshwater_contact: {
    label: 'Kosukola na ebale',
    question: 'Osukolaka to onyataka na mai ya ebale?',
    phrases: [
      '(sukola|kosukola|nage|konage) ~ (ebale|{water} ya liziba|lac|liziba)',
      '(nyata|nyataka|sakana|sakanaka|kosakana) {water} ya (ebale|lac|liziba)',
    ],
  },
  tick_or_fly_bites: {
    label: 'Ngungi to nzinzi ya ebale eswaka',
    question: 'Nzinzi ya ebale to mouche tsetse eswaki yo?',
    phrases: ['mouche tsetse', 'tsetse', 'tique', 'tiques', 'mouche ya ebale'],
  },
  missed_medicines: {
    label: 'Atiki nkisi',
    question: 'Otiki komela nkisi na yo?',
    phrases: [
      '{stopped} (nkisi|kisi|bankisi|bakisi)',
      '{stopped} komela (nkisi|kisi|bankisi)',
      '(nkisi|kisi|bankisi) esili',
      'azwi (nkisi|kisi) te',
      '{stopped} arv',
      '{stopped} traitement',
      '{stopped} (komela|kozwa|) {medicine}',
      '{medicine} (esili|esilaki)',
      '{stopped} ({medicine}|traitement|arv)',
      '(azwaka|azozwa|azwi) (lisusu|) {medicine} te',
      '{stopped} insuline',
      '(bosana|bosani|bosanaki|bosanaka) (komela|kozwa|) {medicine}',
      '(bosana|bosani|bosanaki) pilule',
      '(arv|nkisi|bankisi|kisi) ~ (atiki|natiki|atikaki|natikaki) yango',
    ],
  },
  stress_or_loss: {
    label: 'Likambo ya mpasi na bomoi',
    question: 'Likambo ya mpasi ekweli yo?',
    phrases: [
      '{stress}',
      'mokakatano',
      '(nazali|azali) na matanga',
      '(babengani|balongoli) ~ mosala',
      '{lose} mosala',
      'kabwana ~ (mwasi|mobali)',
      'divorce',
    ],
  },
  not_immunised: {
    label: 'Azwi mangwele te',
    question: 'Azwi mangwele te?',
    phrases: [
      '(mangwele|vaccin|vaccins) (azwi|azwa|azwaki|bazwi) te',
      'azwi (mangwele|vaccin|vaccins) te',
      'azwaki (mangwele|vaccin) te',
      '(azwaki|azwi) (mangwele|vaccin|vaccins) moko te',
      '(azwaki|azwi) (mangwele|vaccin) (ya rougeole|ya kantembele|nyonso|moko|ata moko|) te',
      '(mangwele|vaccin|vaccins) (polio|rougeole|kantembele|bcg) (zwaki|zwi|zwa) te',
    ],
  },
  immunised: {
    label: 'Azwi mangwele nyonso',
    question: 'Azwi mangwele nyonso?',
    phrases: [
      'azwi mangwele nyonso',
      'azwa mangwele nyonso',
      'mangwele azwi nyonso',
      'azwi vaccin nyonso',
      'azwaki mangwele nyonso',
    ],
  },
  tb_treatment: {
    label: 'Azomela nkisi ya tuberculose',
    question: 'Ozomela nkisi ya tuberculose?',
    phrases: [
      '(nkisi|kisi|bankisi|traitement) ya (tibi|tuberculose|tb|bokono ya ntolo)',
      'traitement antituberculeux',
      'antituberculeux',
    ],
  },
  contact_irritant: {
    label: 'Savon to produit ezikisaka loposo',
    question: 'Osimbaka savon, javel, ciment to produit mosusu?',
    phrases: [
      '(savon|javel|omo|ciment|produit) ~ ({skin}|maboko|loboko|{itch})',
      '(nasukoli|asukoli|nasukolaka|asukolaka) (bilamba|basani) ~ ({skin}|maboko)',
      'maboko ~ (savon|javel|omo|ciment)',
      '(javel|savon|produit|ciment) ezikisi {skin}',
      '(javel|savon|produit) ~ maboko',
      '(crème|savon|parfum|pommade|boucles|maquillage|déodorant) ya sika',
    ],
  },
  daycare_school: {
    label: 'Akendaka kelasi to crèche',
    question: 'Mwana akendaka kelasi to crèche?',
    phrases: ['(akendaka|akotaka) (kelasi|école|crèche)', '(baninga|bana) ya (kelasi|école|crèche)'],
  },
  new_medicine: {
    label: 'Nkisi ya sika liboso ebanda',
    question: 'Ebandaki nsima ya nkisi ya sika?',
    phrases: [
      '({medicine}|comprimé|antibiotique|piqûre) ya sika',
      '(banda|{after}|{after} ya) (komela|nameli|ameli|nabandi|abandi) (bactrim|cotrimoxazole|amoxicilline|antibiotique|antibiotiques|{medicine}|fansidar|ibuprofène)',
    ],
  },
  recent_antibiotics: {
    label: 'Azwaki antibiotique kala mingi te',
    question: 'Omelaki antibiotique na mikolo oyo?',
    phrases: [
      '(nameli|ameli|komela|nazwi|azwi|namelaki|amelaki) (antibiotique|antibiotiques|amoxicilline|bactrim|ciprofloxacine)',
    ],
  },
  heat_exertion: {
    label: 'Molunge makasi to mosala na moi',
    question: 'Ozalaki na molunge makasi to na mosala na moi?',
    phrases: [
      'mpo na molunge',
      '(moi|molunge) makasi',
      'mosala na moi',
      'bourbouille',
      'boutons de chaleur',
      '{spots} ya molunge',
    ],
  },
  walks_barefoot: {
    label: 'Atambolaka makolo ngulu',
    question: 'Otambolaka sans sapato?',
    phrases: [
      'makolo ngulu',
      '(sans|kozanga) (sapato|bottes)',
      'pieds nus',
      '(atambolaka|azotambola|natambolaka) makolo mpamba',
    ],
  },
  trauma_event: {
    label: 'Akutanaki na likambo ya nsomo',
    question: 'Okutanaki na likambo ya nsomo (bitumba, aksida, liwa)?',
    phrases: [
      'bitumba',
      '(namonaki|amonaki) bato (kokufa|bakufi|bazokufa)',
      '(rebelles|barebelles|basoda) (bayaki|bakotaki)',
    ],
  },
  contact_meningitis: {
    label: 'Penepene na moto ya méningite',
    question: 'Moto moko penepene na yo azali na méningite?',
    phrases: ['{person} ~ méningite', '(moto|mobeli) ya méningite', '(moninga|voisin|baninga) ~ méningite'],
  },
  raw_milk: {
    label: 'Komela miliki ya mobesu',
    question: 'Omelaka miliki ya mobesu?',
    phrases: ['(miliki|lait) ya mobesu', '(miliki|lait) ~ mobesu'],
  },
  nsaid_use: {
    label: 'Komela ibuprofène to diclofénac',
    question: 'Omelaka ibuprofène, diclofénac to aspirine?',
    phrases: ['(namelaka|amelaka|nazomela|azomela|nameli) (ibuprofène|diclofénac|aspirine|indométacine)'],
  },
  steroid_use: {
    label: 'Nkisi ya corticoïdes',
    question: 'Osalelaka crème to comprimé ya cortisone?',
    phrases: ['(crème|pommade|nkisi) ya cortisone', 'cortisone', '(namelaka|amelaka) (prednisolone|dexaméthasone)'],
  },
  sun_exposure: {
    label: 'Moi makasi na loposo',
    question: 'Ofandaki mingi na moi?',
    phrases: [
      'moi ezikisi ({skin}|nzoto|{face})',
      'moi (zikisa|zikisi)',
      'coup de soleil',
      '(fandaki|telemaki|fandi) na moi',
    ],
  },
  mother_with_hiv: {
    label: 'Mama azali na VIH',
    question: 'Mama ya mwana azali na VIH?',
    phrases: [
      'mama (azali|aza|na ye azali) na (vih|sida|virus)',
      'mama ~ (séropositive|vih)',
      'mama (ya bebe|ya mwana|) amelaka arv',
    ],
  },
  smoke_indoors: {
    label: 'Milinga ya nkoni na ndako',
    question: 'Bolambaka na nkoni to makala na kati ya ndako?',
    phrases: ['(lamba|lambaka|kolamba) ~ (nkoni|makala)', 'milinga ya (nkoni|makala)'],
  },
  mosquito_area: {
    label: 'Esika ya ngungi mingi',
    question: 'Ofandi to okendaki na esika ya ngungi mingi?',
    phrases: ['ngungi (mingi|ebele)', '(nazangi|azangi|tozangi) moustiquaire', 'moustiquaire te'],
  },
}
