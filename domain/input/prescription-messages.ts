import type { LocalText } from '#domain/vocabulary/languages.ts'

/** The sentences that a step of a prescription, a dispensing, a return or a counseling is refused with, by id. */
export const PRESCRIPTION_MESSAGES = {
  move_invalid: {
    en: 'Choose what is to happen with the prescription',
    sw: 'Chagua kinachotokea kwa agizo hili la dawa',
  },
  list_invalid: {
    en: 'Choose ready, pending or past prescriptions',
    sw: 'Chagua maagizo yaliyo tayari, yanayosubiri au ya zamani',
  },
  not_your_move: {
    en: 'This step is for somebody else to take',
    sw: 'Hatua hii ni ya mtu mwingine kuchukua',
  },
  prescription_moved: {
    en: 'Somebody has moved this prescription on already. Look at it again.',
    sw: 'Mtu mwingine ameshabadilisha hali ya agizo hili. Liangalie tena.',
  },
  check_found_more: {
    en: 'The check finds a reason not to give this that you have not decided on. Read it again.',
    sw: 'Ukaguzi umepata sababu ya kutompa dawa hii ambayo hujaiamua. Isome tena.',
  },
  check_stops: {
    en: 'The check finds a reason not to give this. Ask whoever may decide it.',
    sw: 'Ukaguzi umepata sababu ya kutompa dawa hii. Muulize anayeweza kuamua.',
  },
  override_unknown: {
    en: 'The check does not find this any more. Look at the prescription again.',
    sw: 'Ukaguzi hauoni jambo hili tena. Liangalie agizo tena.',
  },
  question_open: {
    en: 'A question about this prescription is not answered yet',
    sw: 'Swali kuhusu agizo hili bado halijajibiwa',
  },
  other_facility: {
    en: 'Medicines are dispensed at the facility that asked for them',
    sw: 'Dawa hutolewa kwenye kituo kilichoziomba',
  },
  lines_required: { en: 'Choose at least one medicine', sw: 'Chagua angalau dawa moja' },
  line_unknown: {
    en: 'This medicine is not one of the prescription',
    sw: 'Dawa hii haimo kwenye agizo',
  },
  line_twice: { en: 'Each medicine is given once', sw: 'Kila dawa hutolewa mara moja tu' },
  medicine_other: {
    en: 'Choose the medicine that was prescribed, in the same strength',
    sw: 'Chagua dawa iliyoandikwa, yenye nguvu ileile',
  },
  quantity_invalid: {
    en: 'The quantity must be a whole number from 1 to 100,000',
    sw: 'Kiasi lazima kiwe namba kamili kutoka 1 hadi 100,000',
  },
  quantity_too_much: {
    en: 'This is more than is still to be given',
    sw: 'Hiki ni zaidi ya kilichobaki kutolewa',
  },
  stock_moved: {
    en: 'The stock has changed meanwhile. Check the batches again.',
    sw: 'Akiba imebadilika kwa sasa. Kagua tena namba za toleo.',
  },
  insufficient: {
    en: 'Cannot dispense: Insufficient stock or expired medications',
    sw: 'Haiwezekani kutoa: Akiba haitoshi au dawa zimeisha muda',
  },
  partial_reason: {
    en: 'Say why less is given than was prescribed',
    sw: 'Eleza kwa nini kinatolewa kiasi kidogo kuliko kilichoandikwa',
  },
  return_too_much: {
    en: 'More cannot come back than was given',
    sw: 'Haziwezi kurudishwa nyingi kuliko zilizotolewa',
  },
  counseled_already: {
    en: 'Counseling for these medicines is recorded already',
    sw: 'Ushauri wa dawa hizi umeshaandikwa',
  },
  point_unknown: {
    en: 'This point is not one of these medicines',
    sw: 'Jambo hili si la dawa hizi',
  },
  points_required: {
    en: 'Tick what you have explained',
    sw: 'Weka alama kwenye uliyoyaeleza',
  },
} as const satisfies Record<string, LocalText>

/** The sentence that a schema or a use case answers with: the English one of the table. */
export const prescriptionMessage = (id: keyof typeof PRESCRIPTION_MESSAGES): string => PRESCRIPTION_MESSAGES[id].en
