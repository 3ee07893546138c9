import type { LocalText } from '#domain/vocabulary/languages.ts'

/** The sentences that only a change of the stock is refused with, by id; the others are MESSAGES'. */
export const STOCK_MESSAGES = {
  stock_facility_needed: {
    en: 'Only somebody who works at a facility can change its stock',
    sw: 'Ni mfanyakazi wa kituo tu anayeweza kubadilisha akiba yake',
  },
  medicine_unknown: { en: 'Choose a medicine from the list', sw: 'Chagua dawa kutoka kwenye orodha' },
  batch_unknown: { en: 'Your facility has no such batch', sw: 'Kituo chako hakina toleo hili' },
  batch_number_required: {
    en: 'Give the batch number on the pack',
    sw: 'Andika namba ya toleo iliyo kwenye pakiti',
  },
  expiry_invalid: {
    en: 'Give the last day on which it may be used, such as 2027-03-31',
    sw: 'Weka siku ya mwisho ya kutumika, mfano 2027-03-31',
  },
  expired_on_arrival: {
    en: 'This batch has expired: it must not be taken into stock',
    sw: 'Toleo hili limeisha muda: lisipokelewe kwenye akiba',
  },
  expiry_too_far: {
    en: 'This day is more than 15 years away: check it on the pack',
    sw: 'Siku hii ni zaidi ya miaka 15 ijayo: iangalie kwenye pakiti',
  },
  batch_other_expiry: {
    en: 'Your facility has this batch number with another expiry day: compare the packs',
    sw: 'Kituo chako kina namba hii ya toleo yenye siku nyingine ya kuisha muda: linganisha pakiti',
  },
  quantity_invalid: {
    en: 'Give a whole number from 1 to 1,000,000',
    sw: 'Weka nambari kamili kuanzia 1 hadi 1,000,000',
  },
  counted_invalid: {
    en: 'Give a whole number from 0 to 1,000,000',
    sw: 'Weka nambari kamili kuanzia 0 hadi 1,000,000',
  },
  change_invalid: {
    en: 'Say how many units more or fewer, a whole number other than 0',
    sw: 'Sema ni vipimo vingapi zaidi au pungufu, nambari kamili isiyo 0',
  },
  stock_reason_invalid: { en: 'Choose a reason from the list', sw: 'Chagua sababu kutoka kwenye orodha' },
  stock_reason_does_not_fit: {
    en: 'This reason does not explain this change',
    sw: 'Sababu hii haielezi badiliko hili',
  },
  stock_words_required: { en: 'Say in words why', sw: 'Eleza sababu kwa maneno' },
  difference_reason: {
    en: 'Give a reason for every difference',
    sw: 'Toa sababu ya kila tofauti',
  },
  lines_required: { en: 'Choose at least one batch', sw: 'Chagua angalau toleo moja' },
  lines_too_many: { en: 'At most 500 batches at a time', sw: 'Matoleo yasizidi 500 kwa mara moja' },
  batch_twice: { en: 'Each batch can be given once', sw: 'Kila toleo linaweza kutajwa mara moja tu' },
  not_enough_stock: {
    en: 'There is less of this batch than that. Look at the stock again.',
    sw: 'Toleo hili lina kiasi kidogo kuliko hicho. Angalia akiba tena.',
  },
  batch_has_expired: {
    en: 'This batch has expired: take it off the shelf instead',
    sw: 'Toleo hili limeisha muda: badala yake liondoe kwenye rafu',
  },
  batch_not_expired: {
    en: 'This batch has not expired yet',
    sw: 'Toleo hili bado halijaisha muda',
  },
  batch_empty: { en: 'Nothing is left of this batch', sw: 'Hakuna kilichobaki cha toleo hili' },
  transfer_own_facility: {
    en: 'Choose another facility than your own',
    sw: 'Chagua kituo kingine, si chako mwenyewe',
  },
  transfer_other_country: {
    en: 'Stock can be sent only to a facility of the same country',
    sw: 'Akiba inaweza kutumwa kwa kituo cha nchi hiyo hiyo tu',
  },
  transfer_direction_invalid: {
    en: 'Choose transfers that were sent or that come',
    sw: 'Chagua uhamisho uliotumwa au unaokuja',
  },
  transfer_moved: {
    en: 'This transfer was received or cancelled already. Look at it again.',
    sw: 'Uhamisho huu umeshapokelewa au kufutwa. Uangalie tena.',
  },
  transfer_lines: {
    en: 'Say of every batch how many units arrived',
    sw: 'Sema vipimo vilivyofika kwa kila toleo',
  },
  received_more_than_sent: {
    en: 'No more can arrive than was sent',
    sw: 'Haviwezi kufika vingi kuliko vilivyotumwa',
  },
  loss_words_required: {
    en: 'Less arrived than was sent: say what is known of it',
    sw: 'Vimefika pungufu ya vilivyotumwa: eleza kinachojulikana',
  },
  order_months_range: {
    en: 'Months must be a whole number from 1 to 6',
    sw: 'Miezi iwe nambari kamili, kuanzia 1 hadi 6',
  },
  stock_moved: {
    en: 'Stock came or went while you counted. Nothing was saved: look at these batches again.',
    sw: 'Akiba iliingia au kutoka ulipokuwa ukihesabu. Hakuna kilichohifadhiwa: angalia matoleo haya tena.',
  },
} as const satisfies Record<string, LocalText>

/** The sentence that is answered: the English one of the table. */
export const stockMessage = (id: keyof typeof STOCK_MESSAGES): string => STOCK_MESSAGES[id].en
