import type { LocalText } from '#domain/vocabulary/languages.ts'

/** The sentences that the registration of a patient, and a proposal to merge two, are refused with, by id. */
export const PATIENT_MESSAGES = {
  birth_date_required: { en: 'Date of birth is required', sw: 'Tarehe ya kuzaliwa inahitajika' },
  birth_date_invalid: {
    en: 'Give a day that exists, such as 1990-01-31',
    sw: 'Weka tarehe iliyopo kwenye kalenda, mfano 1990-01-31',
  },
  birth_date_future: {
    en: 'The date of birth cannot be in the future',
    sw: 'Tarehe ya kuzaliwa haiwezi kuwa ya siku zijazo',
  },
  birth_date_early: {
    en: 'The date of birth cannot be more than 120 years ago',
    sw: 'Tarehe ya kuzaliwa haiwezi kuwa zaidi ya miaka 120 iliyopita',
  },
  estimated_invalid: {
    en: 'Say whether the date of birth is estimated with true or false',
    sw: 'Taja kama tarehe ya kuzaliwa ni ya kukadiria kwa true au false',
  },
  phone_required: { en: 'Phone number is required', sw: 'Nambari ya simu inahitajika' },
  phone_invalid: {
    en: 'Enter a phone number of 7 to 15 digits, such as +254 712 345 678',
    sw: 'Weka nambari ya simu yenye tarakimu 7 hadi 15, mfano +254 712 345 678',
  },
  country_invalid: { en: 'Choose a country from the list', sw: 'Chagua nchi kutoka kwenye orodha' },
  county_required: {
    en: 'Region is required: the county, district or province',
    sw: 'Eneo linahitajika: kaunti, wilaya au mkoa',
  },
  preferred_language_invalid: { en: 'Choose a language from the list', sw: 'Chagua lugha kutoka kwenye orodha' },
  medical_alerts_invalid: {
    en: 'Medical alerts must be a list of at most 30 texts',
    sw: 'Tahadhari za kiafya ziwe orodha ya maandishi yasiyozidi 30',
  },
  has_insurance_invalid: {
    en: 'Say whether there is insurance with true or false',
    sw: 'Taja kama kuna bima kwa true au false',
  },
  insurance_alone: {
    en: 'Give the insurance only where the patient has one',
    sw: 'Taja bima pale tu mgonjwa ana bima',
  },
  insurance_invalid: { en: 'The insurance must be a JSON object', sw: 'Bima lazima iwe kitu cha JSON' },
  no_facility: {
    en: 'You are at no facility: patients are registered at one. Ask who approves staff to set yours.',
    sw: 'Hujapangiwa kituo: wagonjwa husajiliwa kwenye kituo. Mwombe anayeidhinisha wafanyakazi akupangie chako.',
  },
  record_changed: {
    en: 'Somebody changed this record meanwhile. Open it again, and change what it says now.',
    sw: 'Mtu amebadilisha rekodi hii wakati huo huo. Ifungue tena, kisha ubadilishe ilivyo sasa.',
  },
  version_invalid: {
    en: 'The version must be that of the record as it was read',
    sw: 'Toleo liwe la rekodi ilivyosomwa',
  },
  record_merged: {
    en: 'This record is merged into another one: change that one',
    sw: 'Rekodi hii imeunganishwa na nyingine: badilisha hiyo nyingine',
  },
  patient_not_found: {
    en: 'There is no such patient among those whom you may see',
    sw: 'Hakuna mgonjwa huyo miongoni mwa wale unaoruhusiwa kuwaona',
  },
  merge_same: { en: 'Choose two different patients', sw: 'Chagua wagonjwa wawili tofauti' },
  merge_kept_merged: {
    en: 'The record to keep is itself merged into another one: choose that one',
    sw: 'Rekodi ya kubaki nayo imeunganishwa na nyingine: chagua hiyo nyingine',
  },
  merge_duplicate_merged: {
    en: 'The duplicate is merged into a record already',
    sw: 'Rekodi rudufu tayari imeunganishwa na rekodi nyingine',
  },
  merge_duplicate_kept: {
    en: 'Other records are merged into the duplicate: keep it, or undo that first',
    sw: 'Rekodi nyingine zimeunganishwa na rekodi hii rudufu: ibakie hiyo, au tengua muunganisho huo kwanza',
  },
  merge_two_accounts: {
    en: 'Each of the two records is read by an account of its own: take one of them off its record first',
    sw: 'Kila rekodi kati ya hizi mbili husomwa na akaunti yake: kwanza ondoa akaunti moja kwenye rekodi yake',
  },
  merge_proposed: {
    en: 'A merge of one of these records waits for a decision already',
    sw: 'Muunganisho wa mojawapo ya rekodi hizi tayari unasubiri uamuzi',
  },
  merge_own: {
    en: 'You proposed this merge: somebody else has to decide it',
    sw: 'Wewe ndiye uliyependekeza muunganisho huu: mtu mwingine lazima auamue',
  },
  merge_status_invalid: {
    en: 'Choose a status from the list',
    sw: 'Chagua hali kutoka kwenye orodha',
  },
} as const satisfies Record<string, LocalText>

/** The sentence that a schema or a use case answers with: the English one of the table. */
export const patientMessage = (id: keyof typeof PATIENT_MESSAGES): string => PATIENT_MESSAGES[id].en
