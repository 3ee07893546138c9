import { COUNTRIES, type CountryCode, type CountryName } from '#domain/vocabulary/countries.ts'

/** A facility as the database holds it. */
interface FacilitySeed {
  /** UUIDv7, fixed, so that seeding again changes nothing. */
  readonly id: string
  /** The master facility list's code in Kenya; elsewhere a stable code of our own, as the list used has none. */
  readonly code: string
  readonly name: string
  readonly country: CountryCode
  readonly region: CountryName
  /** County, province or region within the country. */
  readonly district: string
  /** Kind of facility, for Kenya with its KEPH level. */
  readonly level: string
}

type FacilityRow = readonly [id: string, code: string, name: string, district: string, level: string]

function inCountry(country: CountryCode, rows: readonly FacilityRow[]): readonly FacilitySeed[] {
  const region = COUNTRIES[country].name
  return rows.map(([id, code, name, district, level]) => ({ id, code, name, country, region, district, level }))
}

/**
 * Facilities to choose from at sign-up and for the demonstration: national and referral hospitals, health centres and
 * dispensaries of each country. Spelling of the sources' names is tidied.
 *
 * Sources: Kenya Master Health Facility List (Ministry of Health, Kenya, 2020) for Kenya; WHO and KEMRI-Wellcome Trust
 * Research Programme, master list of public health facilities in sub-Saharan Africa (2019), for the others.
 */
export const FACILITIES: readonly FacilitySeed[] = [
  ...inCountry('KE', [
    ['019b7824-3f00-77ab-ac9a-4e17055f1157', '13023', 'Kenyatta National Hospital', 'Nairobi', 'Level 6 hospital'],
    [
      '019b7824-3f01-773b-9d23-9a2ac4493b86',
      '15204',
      'Moi Teaching and Referral Hospital',
      'Uasin Gishu',
      'Level 6 hospital',
    ],
    [
      '019b7824-3f02-7314-8198-e164b4049399',
      '24979',
      'Kenyatta University Teaching, Referral and Research Hospital',
      'Nairobi',
      'Level 6 hospital',
    ],
    [
      '019b7824-3f03-72bb-ba26-174d988e022c',
      '11289',
      'Coast General Teaching and Referral Hospital',
      'Mombasa',
      'Level 5 hospital',
    ],
    [
      '019b7824-3f04-76d6-8d1d-a532b5cb6c46',
      '13939',
      'Jaramogi Oginga Odinga Teaching and Referral Hospital',
      'Kisumu',
      'Level 5 hospital',
    ],
    [
      '019b7824-3f05-7395-b9b6-5e43d0ea8e03',
      '13703',
      'Kisii Teaching and Referral Hospital',
      'Kisii',
      'Level 5 hospital',
    ],
    [
      '019b7824-3f06-73ef-af37-640d40014830',
      '15915',
      'Kakamega County General Hospital',
      'Kakamega',
      'Level 5 hospital',
    ],
    [
      '019b7824-3f07-75aa-a0a4-574a77a604a7',
      '13346',
      'Garissa County Referral Hospital',
      'Garissa',
      'Level 5 hospital',
    ],
    ['019b7824-3f08-7648-b279-e2088d5ff25f', '12438', 'Machakos Level 5 Hospital', 'Machakos', 'Level 5 hospital'],
    [
      '019b7824-3f09-71e7-abc6-5385853968a7',
      '15288',
      'Nakuru Provincial General Hospital',
      'Nakuru',
      'Level 5 hospital',
    ],
    ['019b7824-3f0a-7194-9517-3e19e60fa1da', '15049', 'Lodwar County Referral Hospital', 'Turkana', 'Level 4 hospital'],
    ['019b7824-3f0b-7321-9086-2a9aa0b37a28', '13452', 'Wajir County Referral Hospital', 'Wajir', 'Level 4 hospital'],
    [
      '019b7824-3f0c-7280-8cf0-a39dc6a435c5',
      '13402',
      'Mandera County Referral Hospital',
      'Mandera',
      'Level 4 hospital',
    ],
    [
      '019b7824-3f0d-74f9-86f2-4d0597bc5417',
      '12472',
      'Marsabit County Referral Hospital',
      'Marsabit',
      'Level 4 hospital',
    ],
    [
      '019b7824-3f0e-72c9-9efb-f46ce47fa8c3',
      '14652',
      'Kajiado County Referral Hospital',
      'Kajiado',
      'Level 4 hospital',
    ],
    ['019b7824-3f0f-70d2-9708-fb6f95fbe1dd', '13156', 'Pumwani Maternity Hospital', 'Nairobi', 'Level 4 hospital'],
    ['019b7824-3f10-76ad-b602-e164bf934834', '13316', 'Dadaab Sub-County Hospital', 'Garissa', 'Level 4 hospital'],
    ['019b7824-3f11-7703-a18c-6e2263ab6d50', '21335', 'Kakuma Health Centre', 'Turkana', 'Level 3 health centre'],
    ['019b7824-3f12-71e1-b4f5-f7a252c0334f', '13030', 'Kibera South Health Centre', 'Nairobi', 'Level 3 health centre'],
    ['019b7824-3f13-7301-8103-6cdc2a8fc3af', '11672', 'Mtwapa Health Centre', 'Kilifi', 'Level 3 health centre'],
    [
      '019b7824-3f14-7000-9815-66c08dc5912b',
      '14833',
      'Kericho Municipal Health Centre',
      'Kericho',
      'Level 3 health centre',
    ],
    ['019b7824-3f15-72b4-9725-402777b9071d', '13591', 'Got Nyabondo Health Centre', 'Kisumu', 'Level 3 health centre'],
    [
      '019b7824-3f16-7473-a584-7f9562e7df92',
      '10687',
      'Maragua Ridge Health Centre',
      "Murang'a",
      'Level 3 health centre',
    ],
    ['019b7824-3f17-77fd-a1a1-adc2aab2ddab', '13155', 'Pumwani Majengo Dispensary', 'Nairobi', 'Level 2 dispensary'],
    ['019b7824-3f18-7397-a12d-a7671daffb7c', '24941', 'Bulla Pesa Dispensary', 'Isiolo', 'Level 2 dispensary'],
    ['019b7824-3f19-71bb-ac12-03bf5bb1283c', '21193', 'Bondo Dispensary', 'Migori', 'Level 2 dispensary'],
  ]),
  ...inCountry('UG', [
    [
      '019b7824-3f1a-7707-9595-af02479cb7b7',
      'UG-MULAGO-NRH',
      'Mulago National Referral Hospital',
      'Central',
      'National referral hospital',
    ],
    [
      '019b7824-3f1b-75fe-bbac-acc855edaf2b',
      'UG-BUTABIKA-NRH',
      'Butabika National Referral Hospital',
      'Central',
      'National referral hospital',
    ],
    [
      '019b7824-3f1c-728d-b7aa-cb40c805a7e0',
      'UG-MBARARA-RRH',
      'Mbarara Regional Referral Hospital',
      'Western',
      'Regional referral hospital',
    ],
    [
      '019b7824-3f1d-76b3-a1ed-d9207cd24c9c',
      'UG-GULU-RRH',
      'Gulu Regional Referral Hospital',
      'Northern',
      'Regional referral hospital',
    ],
    [
      '019b7824-3f1e-7270-964a-f260d6675579',
      'UG-MBALE-RRH',
      'Mbale Regional Referral Hospital',
      'Eastern',
      'Regional referral hospital',
    ],
    ['019b7824-3f1f-7183-9e5d-8a8d3980ce24', 'UG-MOROTO-HOSPITAL', 'Moroto Hospital', 'Northern', 'Hospital'],
    [
      '019b7824-3f20-7578-98f7-45a3f8b4025f',
      'UG-KISENYI-HC4',
      'Kisenyi Health Centre IV',
      'Central',
      'Health centre IV',
    ],
    [
      '019b7824-3f21-73cc-a90b-6bcd1822424d',
      'UG-KAWAALA-HC3',
      'Kawaala Health Centre III',
      'Central',
      'Health centre III',
    ],
    [
      '019b7824-3f22-76d5-97a4-4acb2a8ec8bd',
      'UG-KITGUM-TC-HC2',
      'Kitgum Town Council Health Centre II',
      'Northern',
      'Health centre II',
    ],
  ]),
  ...inCountry('TZ', [
    [
      '019b7824-3f23-738f-987d-9a53b0f3605a',
      'TZ-MUHIMBILI-NH',
      'Muhimbili National Hospital',
      'Dar es Salaam',
      'National hospital',
    ],
    ['019b7824-3f24-76de-abcb-b36b2339ed74', 'TZ-KCMC', 'KCMC Hospital', 'Kilimanjaro', 'Hospital'],
    [
      '019b7824-3f25-7271-b181-a657faee5233',
      'TZ-MBEYA-ZRH',
      'Mbeya Zonal Referral Hospital',
      'Mbeya',
      'Zonal referral hospital',
    ],
    [
      '019b7824-3f26-7114-b984-57c705dc18dc',
      'TZ-DODOMA-RRH',
      'Dodoma Regional Referral Hospital',
      'Dodoma',
      'Regional referral hospital',
    ],
    [
      '019b7824-3f27-7711-8ce8-6f097c1c15e6',
      'TZ-MT-MERU-RRH',
      'Mt. Meru Regional Referral Hospital',
      'Arusha',
      'Regional referral hospital',
    ],
    [
      '019b7824-3f28-72c0-8c5c-c1dd9d414451',
      'TZ-SEKOU-TOURE-RRH',
      'Sekou-Toure Regional Referral Hospital',
      'Mwanza',
      'Regional referral hospital',
    ],
    [
      '019b7824-3f29-75de-9b75-57b0e3818101',
      'TZ-BUGURUNI-HC',
      'Buguruni Health Centre',
      'Dar es Salaam',
      'Health centre',
    ],
    ['019b7824-3f2a-7548-9ed5-c564d431d4a7', 'TZ-MAKORORA-HC', 'Makorora Health Centre', 'Tanga', 'Health centre'],
    [
      '019b7824-3f2b-765f-af6a-1dab6f96bbe6',
      'TZ-MBAGALA-KUU-DISPENSARY',
      'Mbagala Kuu Dispensary',
      'Dar es Salaam',
      'Dispensary',
    ],
    ['019b7824-3f2c-731c-afb9-a08f108ffa80', 'TZ-NGUVUMALI-DISPENSARY', 'Nguvumali Dispensary', 'Tanga', 'Dispensary'],
  ]),
  ...inCountry('RW', [
    [
      '019b7824-3f2d-713c-abf2-bf0a0bbbff5c',
      'RW-CHUK',
      'Centre Hospitalier Universitaire de Kigali (CHUK)',
      'Kigali City',
      'National referral hospital',
    ],
    [
      '019b7824-3f2e-735f-b68a-40586f7ac82a',
      'RW-KING-FAISAL',
      'King Faisal National Referral Hospital',
      'Kigali City',
      'National referral hospital',
    ],
    [
      '019b7824-3f2f-755c-9ae1-6b43ad3b9e08',
      'RW-CHUB',
      'Centre Hospitalier Universitaire de Butare (CHUB)',
      'Southern Province',
      'National referral hospital',
    ],
    [
      '019b7824-3f30-70e0-a53e-904bc5079b86',
      'RW-RWAMAGANA-PH',
      'Rwamagana Provincial Hospital',
      'Eastern Province',
      'Provincial hospital',
    ],
    [
      '019b7824-3f31-7113-b217-256243e3ce16',
      'RW-GISENYI-DH',
      'Gisenyi District Hospital',
      'Western Province',
      'District hospital',
    ],
    [
      '019b7824-3f32-7455-bccd-5973151d3771',
      'RW-KIMIRONKO-HC',
      'Kimironko Health Centre',
      'Kigali City',
      'Health centre',
    ],
    [
      '019b7824-3f33-733f-b508-bd6ef1ac768c',
      'RW-NYAMATA-HC',
      'Nyamata Health Centre',
      'Eastern Province',
      'Health centre',
    ],
  ]),
  ...inCountry('CD', [
    ['019b7824-3f34-716f-b165-a9d0910406e3', 'CD-SAINT-JOSEPH', 'Hôpital Saint Joseph', 'Kinshasa', 'Hospital'],
    [
      '019b7824-3f35-768f-9957-ba115d0f1852',
      'CD-KINTAMBO-HGR',
      'Hôpital Général de Référence de Kintambo',
      'Kinshasa',
      'General referral hospital',
    ],
    [
      '019b7824-3f36-75b8-aa27-61e43d905e5e',
      'CD-GOMA-HGR',
      'Hôpital Général de Référence de Goma',
      'Nord-Kivu',
      'General referral hospital',
    ],
    [
      '019b7824-3f37-75f9-a3f2-d2eb6f9cb871',
      'CD-PANZI-HGR',
      'Hôpital Général de Référence de Panzi',
      'Sud-Kivu',
      'General referral hospital',
    ],
    [
      '019b7824-3f38-7724-8fab-3101fc594905',
      'CD-BUNIA-HGR',
      'Hôpital Général de Référence de Bunia',
      'Ituri',
      'General referral hospital',
    ],
    [
      '019b7824-3f39-772b-aca4-ba48d3ee32a8',
      'CD-BUNIA-CITE-CS',
      'Centre de Santé Bunia Cité',
      'Ituri',
      'Health centre',
    ],
    [
      '019b7824-3f3a-77e3-9e8a-b63b078ec78c',
      'CD-SAKANIA-HGR',
      'Hôpital Général de Référence de Sakania',
      'Haut-Katanga',
      'General referral hospital',
    ],
    [
      '019b7824-3f3b-72ee-b300-5d4f1c7e467a',
      'CD-LUBUMBASHI-DISPENSAIRE',
      'Dispensaire Lubumbashi',
      'Haut-Katanga',
      'Dispensary',
    ],
  ]),
  ...inCountry('SS', [
    [
      '019b7824-3f3c-73e9-998d-048afc89a0bd',
      'SS-JUBA-TH',
      'Juba Teaching Hospital',
      'Central Equatoria',
      'Teaching hospital',
    ],
    [
      '019b7824-3f3d-7592-ac31-a0cd840f1dd4',
      'SS-MALAKAL-TH',
      'Malakal Teaching Hospital',
      'Upper Nile',
      'Teaching hospital',
    ],
    [
      '019b7824-3f3e-7598-9f33-d95a42d87652',
      'SS-WAU-TH',
      'Wau Teaching Hospital',
      'Western Bahr el Ghazal',
      'Teaching hospital',
    ],
    ['019b7824-3f3f-745d-96c2-7ec33051db97', 'SS-BOR-SH', 'Bor State Hospital', 'Jonglei', 'State hospital'],
    [
      '019b7824-3f40-7458-8ed4-5a6cfbc7d50b',
      'SS-TORIT-SH',
      'Torit State Hospital',
      'Eastern Equatoria',
      'State hospital',
    ],
    [
      '019b7824-3f41-7149-b009-9650ff78ce00',
      'SS-YEI-CH',
      'Yei County Hospital',
      'Central Equatoria',
      'County hospital',
    ],
    [
      '019b7824-3f42-734e-bc21-1be3bb12db71',
      'SS-MUNUKI-PHCC',
      'Munuki Primary Health Care Centre',
      'Central Equatoria',
      'Primary health care centre',
    ],
    [
      '019b7824-3f43-703d-a5c9-e4b5cabb21cc',
      'SS-GUREI-PHCU',
      'Gurei Primary Health Care Unit',
      'Central Equatoria',
      'Primary health care unit',
    ],
  ]),
  ...inCountry('ET', [
    ['019b7824-3f44-714a-b4a5-afa8920ac7c4', 'ET-GONDAR-RH', 'Gondar Referral Hospital', 'Amhara', 'Referral hospital'],
    [
      '019b7824-3f45-772f-bb36-a2fc34abd65a',
      'ET-FELEGE-HIWOT-RH',
      'Felege Hiwot Referral Hospital',
      'Amhara',
      'Referral hospital',
    ],
    ['019b7824-3f46-75da-a51f-62ba48460920', 'ET-ADAMA-HOSPITAL', 'Adama Hospital', 'Oromia', 'Hospital'],
    ['019b7824-3f47-73f8-831b-29a2bc2d9821', 'ET-HIWOT-FANA-HOSPITAL', 'Hiwot Fana Hospital', 'Harari', 'Hospital'],
    ['019b7824-3f48-745d-a757-143fc67225e5', 'ET-KARAMARA-HOSPITAL', 'Karamara Hospital', 'Somali', 'Hospital'],
    ['019b7824-3f49-71bb-a8fb-b4e7a557dda4', 'ET-JIJIGA-HC', 'Jijiga Health Centre', 'Somali', 'Health centre'],
    ['019b7824-3f4a-7147-9260-73477d3be2f3', 'ET-JIMMA-HC', 'Jimma Health Centre', 'Oromia', 'Health centre'],
  ]),
  ...inCountry('SO', [
    ['019b7824-3f4b-7100-b1c1-995b744276e9', 'SO-BANADIR-HOSPITAL', 'Banadir Hospital', 'Banadir', 'Hospital'],
    [
      '019b7824-3f4c-7156-b304-9025c13f19de',
      'SO-HARGEISA-GROUP-HOSPITAL',
      'Hargeisa Group Hospital',
      'Woqooyi Galbeed',
      'Hospital',
    ],
    ['019b7824-3f4d-7049-a238-deafe89d9ee2', 'SO-BOSASO-RH', 'Bosaso Regional Hospital', 'Bari', 'Regional hospital'],
    ['019b7824-3f4e-7131-a5c4-bff7f21f49b0', 'SO-BAIDOA-HOSPITAL', 'Baidoa Hospital', 'Bay', 'Hospital'],
    ['019b7824-3f4f-72a5-8d90-0e7bcd21aa1d', 'SO-KISMAYO-HOSPITAL', 'Kismayo Hospital', 'Lower Juba', 'Hospital'],
    [
      '019b7824-3f50-7349-8648-7d2b8019b67e',
      'SO-HARGEISA-CENTRAL-MCH',
      'Hargeisa Central Maternal and Child Health Centre',
      'Woqooyi Galbeed',
      'Maternal and child health centre',
    ],
  ]),
  ...inCountry('BI', [
    [
      '019b7824-3f51-707e-a3dc-9f8f8db48b3e',
      'BI-CHU-KAMENGE',
      'Centre Hospitalo-Universitaire de Kamenge (CHUK)',
      'Bujumbura Mairie',
      'Tertiary hospital',
    ],
    [
      '019b7824-3f52-77c5-b147-2e3751adec3c',
      'BI-HPRC',
      'Hôpital Prince Régent Charles (HPRC)',
      'Bujumbura Mairie',
      'Tertiary hospital',
    ],
    [
      '019b7824-3f53-77e8-b47c-e4c6be408851',
      'BI-GITEGA-HD',
      'Hôpital de District de Gitega',
      'Gitega',
      'District hospital',
    ],
    [
      '019b7824-3f54-70aa-8d07-fb997ac7258c',
      'BI-NGOZI-HD',
      'Hôpital de District de Ngozi',
      'Ngozi',
      'District hospital',
    ],
    [
      '019b7824-3f55-7120-b6f6-0cb23f61f828',
      'BI-KAMENGE-CDS',
      'Centre de Santé Kamenge',
      'Bujumbura Mairie',
      'Health centre',
    ],
    ['019b7824-3f56-71dc-b794-607b31612904', 'BI-MUYINGA-CDS', 'Centre de Santé Muyinga', 'Muyinga', 'Health centre'],
  ]),
  ...inCountry('ER', [
    ['019b7824-3f57-7698-af74-6d678d5b0682', 'ER-HALIBET-HOSPITAL', 'Halibet Hospital', 'Maekel', 'Hospital'],
    ['019b7824-3f58-754d-9071-8f7a43399151', 'ER-KEREN-HOSPITAL', 'Keren Hospital', 'Anseba', 'Hospital'],
    ['019b7824-3f59-73fb-af8e-e8326aa11cd3', 'ER-MASSAWA-HOSPITAL', 'Massawa Hospital', 'Northern Red Sea', 'Hospital'],
    [
      '019b7824-3f5a-74e2-9981-29f9c5e76c16',
      'ER-BARENTU-RH',
      'Barentu Referral Hospital',
      'Gash-Barka',
      'Referral hospital',
    ],
    ['019b7824-3f5b-7005-9da1-485495f2f294', 'ER-GODAIF-HC', 'Godaif Health Centre', 'Maekel', 'Health centre'],
    ['019b7824-3f5c-7776-b927-f944c7573901', 'ER-MENDEFERA-HS', 'Mendefera Health Station', 'Debub', 'Health station'],
  ]),
  ...inCountry('DJ', [
    [
      '019b7824-3f5d-77af-812a-ac5be2f94ba6',
      'DJ-PELTIER-HOSPITAL',
      'Peltier General Hospital',
      'Djibouti Ville',
      'Tertiary hospital',
    ],
    [
      '019b7824-3f5e-73fc-822c-f51cd93f7736',
      'DJ-BALBALA-HOSPITAL',
      'Balbala Hospital',
      'Djibouti Ville',
      'Tertiary hospital',
    ],
    [
      '019b7824-3f5f-76f5-9d93-c4a82230d25b',
      'DJ-TADJOURAH-HMC',
      'Tadjourah Hospital Medical Centre',
      'Tadjourah',
      'Hospital medical centre',
    ],
    [
      '019b7824-3f60-7017-9e2c-91b4cb515970',
      'DJ-BALBALA-1-CHC',
      'Balbala 1 Community Health Centre',
      'Djibouti Ville',
      'Community health centre',
    ],
    ['019b7824-3f61-7588-a60a-112eaa8fd6a2', 'DJ-HOLHOL-HP', 'Holhol Health Post', 'Ali-Sabieh', 'Health post'],
  ]),
]
