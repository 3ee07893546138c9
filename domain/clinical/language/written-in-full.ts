import { pairs } from '#domain/clinical/language/word-tables.ts'

/**
 * What is not written in full, without apostrophes, and in full: contractions, what clinicians write in short, and what is
 * typed on a telephone and is a word of no other language.
 */
export const IN_FULL: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(
    pairs(
      'h/a headache, n/v nausea vomiting, d/v diarrhoea vomiting, d&v diarrhoea vomiting, c/o complains of, b/l bilateral, cant cannot, wont will not, dont do not, doesnt does not, didnt did not, isnt is not, arent are not, wasnt was not, werent were not, hasnt has not, havent have not, hadnt had not, couldnt cannot, im i am, ive i have, shes she is, hes he is, its it is, fx fracture, aftr after, agen again, agn again, aint is not, bak back, bby baby, bcoz because, bcz because, beatn beaten, blak black, blu blue, blud blood, breth breath, bt but, chld child, chst chest, cmng coming, cnt cannot, cof cough, coz because, cudnt cannot, dan than, delivrd delivered, dis this, dnt do not, dsnt does not, dys days, evn even, evry every, faintd fainted, feelin feeling, fel fell, frm from, hav have, hevy heavy, jst just, jus just, kickd kicked, lft left, lik like, luks looks, lyk like, mnth month, mnths months, mrning morning, navl navel, nek neck, nt not, nw now, ov of, paralised paralysed, rght right, stabd stabbed, stif stiff, stil still, swoln swollen, tdy today, undr under, watr water, wen when, whn when, wit with, wth with, yestaday yesterday, ystaday yesterday, ystday yesterday, ystrday yesterday, yellowgreen yellow green, yung young',
    ),
  ).map(([short, full]) => [short, full.split(' ')]),
)

/** What is written in signs, or in two words for one: the test is +ve, CRT > 3, cannot, "failing to breathe". */
export const SIGNS: Readonly<Record<string, string>> = {
  '+ve': 'positive',
  '\u2713': 'positive',
  '-ve': 'negative',
  '\u2212ve': 'negative',
  'w/o': 'without',
  '<': 'below',
  '\u2264': 'below',
  '>': 'above',
  '\u2265': 'above',
  'can not': 'cannot',
  'could not': 'cannot',
  'not able': 'unable',
  'fail to': 'unable',
  'fails to': 'unable',
  'failed to': 'unable',
  'failing to': 'unable',
  'not managing to': 'unable',
  // East African English: "swallowing has defeated him", "he is defeated even to sit".
  'defeated to': 'cannot',
  'defeated even to': 'cannot',
  // As it is typed: "not able 2 drink".
  ' 2': 'to',
  'had a baby': 'delivered',
  'had her baby': 'delivered',
  'had my baby': 'delivered',
  'had our baby': 'delivered',
  'had the baby': 'delivered',
  '%': 'percent',
  '++': '2+',
  '+++': '3+',
  // A clinician's sign before a bone: "open # tib/fib". Not "# of stools".
  '# ': 'fracture',
  'h/ache': 'headache',
  'in-drawing': 'indrawing',
  'with child': 'pregnant',
}

/** What only capitals tell from an ordinary word or a name: "on ART" takes antiretrovirals, a child with SAM is wasted. */
export const CAPITALS: Readonly<Record<string, string>> = { ART: 'arv', SAM: 'marasmic', NEWS: 'mews' }
