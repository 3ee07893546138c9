import type { EXPOSURE_FINDINGS } from '#domain/clinical/knowledge/findings/exposures.ts'
import type { FindingText } from '#domain/clinical/knowledge/text/finding-text.ts'

export const EXPOSURE_FINDINGS_LG: Partial<Record<keyof typeof EXPOSURE_FINDINGS, FindingText>> = {
  contact_tb: {
    label: "Abeera n'omulwadde w'akafuba",
    question: "Wabeeddeko n'omulwadde w'akafuba?",
    phrases: [
      'omulwadde wakafuba',
      '{person} ~ {have} akafuba',
      '{person} ~ {ill} akafuba',
      '(kitange|kitaffe|kitaawe|taata|maama|muganda wange|muliraanwa) ~ akafuba',
      '({partner}|{relative}) ~ {have} (akafuba|tb)',
      '(omukyala we|mukyala we|omwami we|maama we|taata we|baliraanwa) ~ (akafuba|tb)',
      '({partner}|{relative}|mukyala we|omukyala we|omwami we|banne) ~ (ddagala lya tb|eddagala lya tb|ddagala lya kafuba|tb|akafuba)',
      '(tusula|nsula|asula|tubeera|mbeera|abeera|nkola|tukola) ~ (mulwadde|omulwadde|muntu|omuntu) (tb|akafuba|kafuba)',
    ],
  },
  contact_sick: {
    label: 'Abalala nabo balwadde',
    question: 'Waliwo abalala abalwadde bwe batyo?',
    phrases: [
      '(bannange|banne|abalala|baganda be|bonna awaka) ~ (balwadde|balwala|bwe batyo|nabo balina)',
      '{everyone} ~ (balwadde|balwala|balwadde bwe batyo|tulwadde|tulwalidde|bakolola|baddukana)',
      '{everyone} {itch}',
      '{everyone} ~ (balina|bafunye|bagalina|balulina|bagirina|bakirina|tuddukana|tukolola|beetakula)',
      '({everyone}|{relative}) ~ (naye|nabo) (balwadde|mulwadde|alwadde|addukana|akolola|alulina|balulina|balina|beetakula|yeetakula)',
      '(ssomero|kisulo|mulimu|awaka) ~ (bannange|banne|abalala|ffenna|bonna) (balina|bagalina|balulina|balwadde|baluli|nabo balina|balwadde amaaso)',
    ],
  },
  contact_plague: {
    label: "Okubeera okumpi n'alina kawumpuli",
    question: 'Waliwo omuntu akuli okumpi alina kawumpuli?',
    phrases: ['kawumpuli'],
  },
  missed_dialysis: {
    label: 'Okusubwa dialysis',
    question: 'Wasubwa dialysis?',
    phrases: ['(yasubwa|nasubwa|nsubiddwa|asubiddwa) ~ dialysis'],
  },
  contact_haemorrhagic_fever: {
    label: 'Okusemberera omulwadde wa ebola',
    question: 'Wasembereddeko omulwadde wa ebola oba marburg?',
    phrases: [
      'omulwadde wa ebola',
      'eyafa ebola',
      '{ill} ebola',
      'omulwadde wa marburg',
      '(eyafudde|eyafa|yafa|yafudde|fudde|balwadde|abalwadde|balina) ~ (ebola|marburg)',
      '(ziika|yaziika|naziika|yanaaza|nanaaza|jjanjaba|yajjanjaba|najjanjaba|yakwata|nakwata) ~ (ebola|marburg)',
      '(twaziika|naziika|twaziise|naziise|yaziika|twanaaza|nanaaza) ~ ({bleed}|ebola|marburg)',
      "(yaziika|naziika|baaziika) ~ (ng'avaamu musaayi|avaamu musaayi|omusaayi)",
    ],
  },
  unsafe_water_food: {
    label: 'Amazzi oba emmere ebitali birungi',
    question: 'Wanywa amazzi agatafumbiddwa oba walya emmere enkadde?',
    phrases: [
      'amazzi (agatafumbiddwa|gatafumbiddwa|agenzizi|agoluzzi|amakyafu|agomugga)',
      'emmere (eyonoonese|esuzeewo|esuze|enkadde|ewogedde)',
      '(emmere|mmere|enkoko|ennyama|ebyennyanja) ~ (yantamye|yamutamye|yatutamye|yansobodde|yantama|yamutama|entamye|emutamye)',
      '(nalya|nalidde|yalidde|yalya|twalidde|twalya) ~ (mbaga|ku mbaga|kkubo|mukkubo|luguudo)',
    ],
  },
  raw_milk: {
    label: 'Amata agatafumbiddwa',
    question: 'Onywa amata agatafumbiddwa?',
    phrases: ['amata (agatafumbiddwa|gatafumbiddwa|amabisi)'],
  },
  livestock_contact: {
    label: "Okukola n'ebisolo",
    question: 'Olunda ente, embuzi oba endiga?',
    phrases: ['(lunda|nnunda|okulunda) (ente|embuzi|endiga|embizzi|ebisolo)'],
  },
  freshwater_contact: {
    label: 'Okunaaba mu nnyanja oba omugga',
    question: 'Onaaba oba ovuba mu nnyanja?',
    phrases: [
      '(naaba|nnaaba|okunaaba|wuga|mpuga) ~ (nnyanja|omugga|ennyanja|olutobazzi)',
      '(muvubi|abavubi|okuvuba|mvuba|envubo)',
      '(azannyira|zannyira|anaabira|naabira|nnaabira|awugira|wugira|mpugira|alima|okulima) ~ (nnyanja|ennyanja|mugga|omugga|lutobazzi|olutobazzi|kisenyi)',
    ],
  },
  missed_medicines: {
    label: 'Yalekayo eddagala',
    question: 'Walekayo okumira eddagala?',
    phrases: [
      '(yalekayo|nalekayo|yalekera|nalekera|yamulekayo|alekedde|yaleka|naleka) ~ (eddagala|arv|arvs|empeke)',
      '(eddagala|arv|arvs) ~ (yalekayo|nalekayo|yazireka|nazireka|nagireka|yagireka|limuweddeko|limpeddeko)',
      'eddagala liweddewo',
      '(insulin|insulini|eddagala|empiso|arv|arvs) ~ (yamuggwaako|yanzigwako|yanziggwaako|lyamuggwaako|lyanziggwaako|limuweddeko|zamuggwaako|limuggwaako)',
      'yalekera awo (okumira|kumira|) (arv|arvs|eddagala)',
      '(nazirekera|nnazirekera|yazirekera|nalirekera|yalirekera|nagirekera|yagirekera) awo',
      '(kooye|nkooye|akooye) (kumira|okumira|mira) (arv|arvs|empeke|eddagala|ddagala|makerenda)',
      '(sikyamira|takyamira|simira|tamira) (ddagala|arv|arvs|mpeke)',
    ],
  },
  not_immunised: {
    label: 'Tagemebwanga',
    question: 'Tagemebwanga?',
    phrases: [
      'tagemebwanga',
      'tagemeddwa',
      'tebaamugema',
      'tagemebwa',
      'teyagemebwa',
      'tannagemebwa',
      '(tafunanga|teyafuna|tannafuna) mpiso',
    ],
  },
  immunised: {
    label: 'Yagemebwa byonna',
    question: 'Empiso zonna azirina?',
    phrases: ['empiso (zonna|zaayo zonna) ~ (azirina|afunye|yafuna)', 'yagemebwa empiso zonna', 'agemeddwa zonna'],
  },
  mother_with_hiv: {
    label: 'Nnyina alina akawuka ka siriimu',
    question: "Nnyina w'omwana alina akawuka ka siriimu?",
    phrases: [
      '(nnyina|maama we) ~ (siriimu|silimu|hiv|akawuka)',
      '(maama we|nnyina|maama womwana|nnyina womwana) ~ (arv|arvs|siliimu)',
      '(omuwere|omwana|baby) ~ nevirapine',
      'maama (alina|lina) (akawuka|siriimu|hiv) (siriimu|) (omwana|omuwere|baby)',
    ],
  },
  contact_chickenpox_measles: {
    label: "Okusemberera omulwadde w'olukusense",
    question: "Wasembereddeko omulwadde w'olukusense?",
    phrases: [
      '({person}|abaana abalala|muliraanwa) ~ olukusense',
      'omulwadde wolukusense',
      '({person}|{everyone}|abaana|baana|muliraanwa|essomero) ~ (namusuna|nnamusuna|olukusense|lukusense)',
    ],
  },
  contact_cholera: {
    label: 'Okusemberera omulwadde wa kkolera',
    question: 'Wasembereddeko omulwadde wa kkolera?',
    phrases: ['omulwadde wa (kkolera|kolera)', '({person}|muliraanwa) ~ (kkolera|kolera)'],
  },
  tb_treatment: {
    label: 'Ali ku ddagala lya TB',
    question: 'Oli ku ddagala lya TB?',
    phrases: ['({drank}|ali ku|ndi ku) eddagala lya (tb|akafuba)', 'eddagala lya (tb|akafuba)'],
  },
  steroid_use: {
    label: 'Eddagala lya steroid',
    question: 'Okozesa steroid?',
    phrases: ['on steroids', 'taking prednisolone', '(movate|betasol|betacort)', 'steroid cream'],
  },
  nsaid_use: {
    label: 'Eddagala lya diclofenac oba ibuprofen',
    question: 'Okozesa diclofenac oba ibuprofen?',
    phrases: ['{drank} (diclofenac|dicloflenac|ibuprofen|brufen|diclo)'],
  },
  travel: {
    label: 'Yatambuddeko',
    question: 'Watambuddeko gye buvuddeko?',
    phrases: [
      '(vudde|yava|nava|nvudde) (sudan|congo|kenya|tanzania|rwanda)',
      '(nava|nvudde|yava|natuuka|tuvudde|nnaava) ~ (lugendo|olugendo)',
    ],
  },
  contact_irritant: {
    label: 'Ekintu ekyokya olususu',
    question: "Okwata ku sabbuuni ow'amaanyi, omuzigo omupya, sementi oba ekintu ekirala ekisiiya olususu?",
    phrases: [
      '(sabbuuni|sabuuni|ssabbuuni|omo|jik|jiki|sementi|simenti|sseminti|cement) ~ (engalo|ngalo|{skin}|{itch}|yannyokya|yannyokezza|ennyokya)',
      '(ekizigo|kizigo|omuzigo|muzigo|perfume|kalifuuwa|deodorant|cream|kiriimu) ~ (omupya|ekipya|mupya|kipya)',
      '(nasiize|yasiize|nsiize|asiize|nasiiga|yasiiga) ~ (kizigo|ekizigo|cream|kiriimu|perfume|omuzigo)',
      '(enneetirizza|ennetirizza|etirizza|enneetiriza|ebyokwewunda|emikuufu|omukuufu|empeta|essaawa) ~ ({itch}|{spots}|{skin})',
      'nairobi fly',
      'nayirobi fly',
      'akawuka ka asidi',
      'akawuka kasidi',
      '(ekisaanyi|kisaanyi|ebisaanyi) ~ (kutte|nakutte|luma|kamwokya|{itch}|{spots})',
    ],
  },
  stress_or_loss: {
    label: 'Ekizibu ekinene oba okufiirwa',
    question: 'Gye buvuddeko wafunye ekizibu ekinene, okufiirwa oba okwawukana?',
    phrases: [
      '(omwami|baze|omukyala|mukyala wange|mwami) ~ (yandekawo|yandeka|yamulekawo|yamuleka|twayawukana|baayawukana)',
      '(bangoba|baagoba|bamugoba|baamugoba|naggwako|yaggwako) ~ (mulimu|omulimu)',
      '(nafiirwa|yafiirwa|nfiiriddwa|afiiriddwa|fiiriddwa)',
      '(amabanja|ebbanja|mabanja) ~ ({worry}|ebirowoozo|{sad}|seebaka)',
    ],
  },
  new_medicine: {
    label: 'Eddagala eppya',
    question: 'Okuva lwe watandika eddagala eppya kyatandika?',
    phrases: [
      '(eddagala|ddagala) (eppya|ppya|erippya|liri eppya)',
      '(natandika|nnatandika|yatandika|natandise|yatandise|ntandise|atandise|nnamira|yamira|nnamize|yamize) (okumira|okunywa|) (eddagala|ddagala|septrin|empeke)',
    ],
  },
  walks_barefoot: {
    label: 'Atambula bigere',
    question: 'Otambula bigere (awatali ngatto)?',
    phrases: [
      '(tambula|ntambula|atambula|ntambulira|atambulira|tutambula) bigere',
      '(tayambala|siyambala|tebambala|tatera kwambala) (ngatto|engatto|nkweeto|kambalasasa)',
    ],
  },
  heat_exertion: {
    label: 'Ebbugumu oba okukola mu musana',
    question: "Wabadde mu bbugumu lingi oba ng'okola mu musana?",
    phrases: [
      '(nkola|akola|mbadde nkola|nnimye|alimye|ntambudde|atambudde|nnabadde|mbadde|abadde) ~ (musana|bbugumu) (mungi|omungi|lingi|olunaku lwonna|)',
      'olwa bbugumu lingi',
      'olwebbugumu',
      'mbadde nkola ~ musana',
      '(twadduse|twadduka|nadduka|nnadduse|tubadde|nkoze|akoze|tukoze|ndudde) ~ (musana|omusana|bbugumu)',
    ],
  },
  contact_meningitis: {
    label: "Okubeera n'omulwadde wa meningitis",
    question: "Wabadde n'omuntu alina mulalama (meningitis)?",
    phrases: [
      '({person}|{relative}|tusula naye|gwe tusula|twasula) ~ (meningitis|mulalama)',
      '(ssomero|awaka|muliraano) ~ (meningitis|mulalama)',
    ],
  },
  sun_exposure: {
    label: 'Omusana',
    question: 'Wabadde mu musana omungi?',
    phrases: [
      '(omusana|musana) (gwanjokya|gwanjokezza|gwamwokya|gwamwokezza|gumwokezza|gunjokezza|gwokya nze)',
      '(omusana|musana) (gugongera|gukyongera|gwongera|gubyongera)',
      '(mulimi|nkolera|akolera) musana',
      '(musana|omusana) ~ (gwanjokya|gwamwokya)',
      '(musana|omusana) ~ (njokezza|mwokezza|njokya)',
    ],
  },
  trauma_event: {
    label: 'Ekyentiisa ekyabaawo',
    question: 'Waliwo ekyentiisa ekyakutuukako (akabenje, obulumbaganyi, olutalo)?',
    phrases: [
      '(akabenje|kabenje|baatulumba|baatubba|baatubbye|baatunyaga|olutalo) ~ (okuva olwo|seebaka|neekanga|nneekanga|yeekanga|{shake}|mbiraba|ebirooto)',
      '(baatulumba|baatubbye|baatubba|baatunyaga|baamulumba)',
    ],
  },
  smoke_indoors: {
    label: "Omukka gw'enku mu nnyumba",
    question: 'Mufumbira ku nku mu nnyumba?',
    phrases: ['(nfumbira|fumbira|tufumbira|afumbira) (nku|enku|manda|amanda)', 'omukka gwenku'],
  },
  dust_or_chemical_work: {
    label: "Omulimu gw'enfuufu",
    question: 'Okola mu nfuufu oba mu ddagala?',
    phrases: ['(nkola|nkolera|akola|akolera) ~ (nfuufu|enfuufu|kirombe|sementi)'],
  },
  mosquito_area: {
    label: 'Awali ensiri ennyingi',
    question: 'Obeera oba wagendako awali ensiri ennyingi?',
    phrases: [
      'ensiri (nnyingi|nyingi|ezituluma|zituluma|zinnuma|zimuluma)',
      '(tetulina|sirina|talina|tasula|sisula|tetusula) ~ katimba',
    ],
  },
  daycare_school: {
    label: 'Agenda ku ssomero',
    question: 'Agenda ku ssomero oba mu nassale?',
    phrases: ['(agenda|asoma|asomera|ayiga) ~ (ssomero|essomero|nassale)'],
  },
}
