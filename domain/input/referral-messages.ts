import type { LocalText } from '#domain/vocabulary/languages.ts'

/** The sentences that a referral, a request for medicines or an emergency call is refused with, by id. */
export const REFERRAL_MESSAGES = {
  facility_needed: {
    en: 'Only somebody who works at a facility can do this',
    sw: 'Ni mtu anayefanya kazi kwenye kituo tu anayeweza kufanya hivi',
  },
  own_facility: {
    en: 'Choose another facility than your own',
    sw: 'Chagua kituo kingine, si chako mwenyewe',
  },
  urgency_invalid: { en: 'Choose how urgent it is', sw: 'Chagua ni ya haraka kiasi gani' },
  move_invalid: { en: 'Choose what is to happen with the referral', sw: 'Chagua kinachotokea kwa rufaa hii' },
  assessment_of_other: {
    en: 'This assessment is not one of this patient',
    sw: 'Tathmini hii si ya mgonjwa huyu',
  },
  assessment_unknown: { en: 'Choose an assessment of a patient', sw: 'Chagua tathmini ya mgonjwa' },
  referral_moved: {
    en: 'Somebody has moved this referral on already. Look at it again.',
    sw: 'Mtu mwingine ameshabadilisha hali ya rufaa hii. Iangalie tena.',
  },
  not_your_move: {
    en: 'This step is for the other facility to take',
    sw: 'Hatua hii ni ya kituo kingine kuchukua',
  },
  direction_invalid: { en: 'Choose sent or received referrals', sw: 'Chagua rufaa zilizotumwa au zilizopokelewa' },
  medicines_required: { en: 'Choose at least one medicine', sw: 'Chagua angalau dawa moja' },
  medicine_twice: { en: 'Each medicine can be asked for once', sw: 'Kila dawa inaweza kuombwa mara moja tu' },
  medicine_not_planned: {
    en: 'This medicine is not in the plan of the assessment',
    sw: 'Dawa hii haimo kwenye mpango wa tathmini',
  },
  medicine_not_given: {
    en: 'This medicine must not be given to this patient: the plan says why',
    sw: 'Dawa hii haipaswi kupewa mgonjwa huyu: mpango unaeleza sababu',
  },
  medicine_without_dose: {
    en: 'The dose depends on a weight or age that is not known: measure it and assess the patient again',
    sw: 'Dozi inategemea uzito au umri ambao haujulikani: upime kisha mtathmini mgonjwa tena',
  },
  prescription_status_invalid: {
    en: 'Choose a state of prescriptions from the list',
    sw: 'Chagua hali ya maagizo ya dawa kutoka kwenye orodha',
  },
  country_invalid: { en: 'Choose a country from the list', sw: 'Chagua nchi kutoka kwenye orodha' },
} as const satisfies Record<string, LocalText>

/** The sentence that a schema or a use case answers with: the English one of the table. */
export const referralMessage = (id: keyof typeof REFERRAL_MESSAGES): string => REFERRAL_MESSAGES[id].en
