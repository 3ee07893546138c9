import type { EXPOSURE_FINDINGS } from '#domain/clinical/knowledge/findings/exposures.ts'
import type { FindingText } from '#domain/clinical/knowledge/text/finding-text.ts'

export const EXPOSURE_FINDINGS_SW: Record<keyof typeof EXPOSURE_FINDINGS, FindingText> = {
  mosquito_area: {
    label: 'Eneo lenye malaria',
    question: 'Unaishi au umetembelea eneo lenye mbu wengi na malaria?',
    phrases: [
      'mbu wengi',
      'eneo la malaria',
      'kuumwa na mbu',
      'sijalala chini ya neti',
      '(sikulala|hakulala|silali|halali|sijalala) ~ (chandarua|neti)',
      'bila (chandarua|neti)',
      'hana (chandarua|neti)',
    ],
  },
  travel: {
    label: 'Safari',
    question: 'Umesafiri wiki za karibuni?',
    phrases: [
      'amesafiri',
      'nimesafiri',
      'alirudi kutoka',
      'kambi ya wakimbizi',
      '(safiri|toka safari|rudi safari|safari ya)',
      '(nilitoka|nimetoka|alitoka|rudi) safari',
    ],
  },
  contact_tb: {
    label: 'Kuishi na mgonjwa wa TB',
    question: 'Kuna mtu wa karibu mwenye TB au kikohozi cha muda mrefu?',
    phrases: [
      'aliishi na mgonjwa wa tb',
      'mgonjwa wa kifua kikuu nyumbani',
      '(baba|mama|dada|kaka|mume|mke) ~ (tb|kifua kikuu)',
      '(baba|mama|dada|kaka|mume|mke|jirani|rafiki|mwenzangu|mtu) (tibiwa|ana|ugua|umwa|patikana) (tb|kifua kikuu)',
      '(ishi|kaa|lala) ~ mgonjwa wa (tb|kifua kikuu)',
    ],
  },
  contact_meningitis: {
    label: 'Kukaribiana na mgonjwa wa uti wa mgongo',
    question: 'Kuna mtu unayeishi naye, au uliyekuwa naye karibu sana, aliyegundulika sasa na homa ya uti wa mgongo?',
    phrases: [
      '(mgonjwa|mwenzangu|rafiki|jirani|dada|kaka|mwanafunzi|mtu) ~ (homa ya uti wa mgongo|meningitis)',
      'contact ~ meningitis',
    ],
  },
  mother_with_hiv: {
    label: 'Mama anaishi na VVU',
    question: 'Je, mama wa mtoto ana VVU?',
    phrases: [
      'mama ~ (ana|anaishi na) (vvu|hiv|ukimwi|virusi)',
      'mama ~ (hiv positive|anatumia arv|meza arv|kunywa arv)',
      'mama ~ dawa za (kupunguza makali|vvu|hiv|arv)',
      'pmtct',
    ],
  },
  contact_sick: {
    label: 'Wengine wanaugua vivyo hivyo',
    question: 'Kuna wengine nyumbani, shuleni au kazini wanaougua vivyo hivyo?',
    phrases: ['wengine wanaumwa', 'familia nzima inaumwa', 'wanafunzi wengine wanaumwa'],
  },
  contact_chickenpox_measles: {
    label: 'Kukaribiana na surua au tetekuwanga',
    question: 'Amekaa karibu na mtu mwenye surua au tetekuwanga?',
    phrases: ['surua', 'tetekuwanga'],
  },
  contact_haemorrhagic_fever: {
    label: 'Kukaribiana na homa ya kuvuja damu',
    question: 'Umekaa karibu na mgonjwa wa Ebola au Marburg, au ulihudhuria mazishi yake?',
    phrases: [
      'nyama ya porini',
      '(osha|gusa|shika|safisha) maiti',
      'maiti ~ mazishi',
      '(mgonjwa|maiti|mazishi|mtu|marehemu) ~ (ebola|marburg|kuvuja damu)',
      '(hudumia|gusa|zika|osha|karibia|uguza) ~ (ebola|marburg)',
      '(mlipuko|kuna|eneo|kijiji|hospitali|jirani|nchi|mgonjwa|ndugu|familia) ~ (ebola|marburg)',
    ],
  },
  contact_cholera: {
    label: 'Kipindupindu eneo hilo',
    question: 'Kuna kipindupindu unakoishi?',
    phrases: ['kipindupindu'],
  },
  unsafe_water_food: {
    label: 'Maji au chakula kisicho salama',
    question: 'Ulikunywa maji yasiyotibiwa au kula chakula kibovu?',
    phrases: ['maji machafu', 'maji ya mto', 'chakula kibovu', 'maji yasiyochemshwa'],
  },
  raw_milk: {
    label: 'Maziwa mabichi',
    question: 'Unakunywa maziwa yasiyochemshwa?',
    phrases: ['maziwa mabichi', 'maziwa yasiyochemshwa'],
  },
  livestock_contact: {
    label: 'Kuchunga mifugo',
    question: 'Unafanya kazi na ng’ombe, mbuzi, kondoo au ngamia?',
    phrases: ['mifugo', 'ng’ombe', 'mbuzi', 'mchungaji', 'machinjioni', 'kuchinja'],
  },
  freshwater_contact: {
    label: 'Kuoga au kufanya kazi kwenye maji',
    question: 'Unaogelea, kufua au kufanya kazi ziwani, mtoni au shamba la mpunga?',
    phrases: [
      'anaogelea ziwani',
      '(maji|kando|karibu|pembeni) ya ziwa',
      'ziwa ~ (samaki|mvuvi|victoria|tanganyika|kivu|turkana|albert)',
      'mto',
      'shamba la mpunga',
      'mvuvi',
      '(oga|ogelea|vua|fua) ~ (ziwa|mto|bwawa|mtoni|ziwani|mfereji)',
    ],
  },
  rodents_flood: {
    label: 'Panya au mafuriko',
    question: 'Umekuwa kwenye maji ya mafuriko au mahali penye panya?',
    phrases: ['mafuriko', 'panya', 'maji taka'],
  },
  tick_or_fly_bites: {
    label: 'Kuumwa na kupe au mbung’o',
    question: 'Umeumwa na kupe, usubi au mbung’o?',
    phrases: ['kupe', 'mbung’o', 'usubi'],
  },
  walks_barefoot: {
    label: 'Kutembea pekupeku',
    question: 'Unatembea pekupeku mara nyingi?',
    phrases: ['pekupeku', 'bila viatu'],
  },
  smoke_indoors: {
    label: 'Moshi ndani ya nyumba',
    question: 'Unapika ndani kwa kuni au mkaa?',
    phrases: ['kuni', 'mkaa', 'moshi wa jikoni'],
  },
  dust_or_chemical_work: {
    label: 'Vumbi au kemikali kazini',
    question: 'Unafanya kazi na vumbi, mawe au kemikali?',
    phrases: ['mgodi', 'machimbo', 'kemikali', 'vumbi kazini'],
  },
  new_medicine: {
    label: 'Dawa mpya kabla ya kuanza',
    question: 'Ilianza baada ya dawa mpya?',
    phrases: ['dawa mpya', 'baada ya kumeza dawa', 'baada ya sindano', 'alianza dawa'],
  },
  recent_antibiotics: {
    label: 'Antibiotiki za karibuni',
    question: 'Umetumia antibiotiki wiki za karibuni?',
    phrases: ['antibiotiki', 'antibayotiki'],
  },
  nsaid_use: {
    label: 'Dawa za maumivu',
    question: 'Unatumia mara kwa mara dawa za maumivu kama ibuprofen au diclofenac?',
    phrases: ['ibuprofen', 'diclofenac', 'diclopa', 'dawa za maumivu', 'aspirini'],
  },
  steroid_use: {
    label: 'Dawa za steroidi',
    question: 'Unatumia prednisolone au steroidi nyingine?',
    phrases: ['prednisolone', 'steroidi'],
  },
  ace_inhibitor_use: {
    label: 'Dawa aina ya ACE',
    question: 'Unatumia enalapril au lisinopril?',
    phrases: ['enalapril', 'lisinopril'],
  },
  diuretic_use: {
    label: 'Dawa za kuongeza mkojo',
    question: 'Unatumia dawa za kuongeza mkojo?',
    phrases: ['lasix', 'furosemide', 'dawa ya mkojo'],
  },
  anticoagulant_use: {
    label: 'Dawa za kuyeyusha damu',
    question: 'Unatumia dawa za kuyeyusha damu?',
    phrases: ['warfarin'],
  },
  tb_treatment: {
    label: 'Anatumia dawa za TB',
    question: 'Unatumia dawa za kifua kikuu?',
    phrases: ['dawa za tb', 'dawa za kifua kikuu'],
  },
  art_recently_started: {
    label: 'Ameanza ARV karibuni',
    question: 'Umeanza dawa za ARV miezi ya karibuni?',
    phrases: ['ameanza arv', 'nimeanza arv'],
  },
  missed_medicines: {
    label: 'Hatumii dawa ipasavyo',
    question: 'Umeacha au kukosa dawa zako?',
    phrases: [
      'ameacha dawa',
      'nimeacha dawa',
      'dawa zimeisha',
      'kukosa dozi',
      'sahau (dawa|kumeza dawa|kunywa dawa|dozi)',
      '(ruka|kosa) (dozi|dawa)',
      'acha (dawa|kumeza dawa|kunywa dawa|arv)',
      'hatumii dawa',
      'situmii dawa',
      'hamezi dawa',
      'simezi dawa',
      'dawa zimeniishia',
      '! hajaacha dawa',
      '(dawa|arv|pump|inhaler|insulini) isha',
      'isha dawa',
    ],
  },
  stress_or_loss: {
    label: 'Msongo au msiba',
    question: 'Umepitia msongo mkubwa, msiba au mgogoro karibuni?',
    phrases: ['msongo wa mawazo', 'msiba', 'talaka', 'kufiwa', 'amefiwa', 'nimefiwa'],
  },
  trauma_event: {
    label: 'Tukio la kutisha',
    question: 'Umepitia vita, ukatili, ubakaji au ajali inayokusumbua?',
    phrases: ['vita', 'kubakwa', 'ukatili', 'alibakwa', 'kunyanyaswa'],
  },
  sun_exposure: {
    label: 'Jua kali',
    question: 'Unakaa juani kwa muda mrefu?',
    phrases: ['jua kali', 'kuchomwa na jua'],
  },
  heat_exertion: {
    label: 'Joto kali au kazi ngumu juani',
    question: 'Ulifanya kazi au mazoezi kwenye joto kali?',
    phrases: ['joto kali', 'kufanya kazi juani'],
  },
  contact_irritant: {
    label: 'Kugusa vitu vinavyowasha',
    question: 'Ngozi iligusa sabuni, kemikali, metali, mimea au vipodozi vipya?',
    phrases: ['sabuni mpya', 'kemikali', 'vipodozi', 'rangi ya nywele'],
  },
  daycare_school: {
    label: 'Shule au chekechea',
    question: 'Mtoto anaenda shule au chekechea?',
    phrases: ['shule', 'chekechea'],
  },
  not_immunised: {
    label: 'Chanjo hazijakamilika',
    question: 'Je, kuna chanjo ambazo hajapata?',
    phrases: [
      'hajachanjwa',
      'hana chanjo',
      'chanjo hazijakamilika',
      'hajapata chanjo',
      '(hajachanjwa|hajapata|hakupata|hajapewa) (chanjo|surua)',
      'hajamaliza chanjo',
      'chanjo (moja tu|ya kwanza tu|hazijaisha)',
    ],
  },
  immunised: {
    label: 'Amepata chanjo zote',
    question: 'Je, chanjo zote zimekamilika?',
    phrases: ['amepata chanjo zote', 'chanjo zimekamilika', 'chanjo (zote|kamili|zimekamilika)'],
  },
}
