import type { Known } from '#domain/clinical/differential/evidence.ts'
import type { Finding } from '#domain/clinical/knowledge/findings/finding.ts'
import { UNPLACED } from '#domain/clinical/language/keyed-phrases.ts'

/** From this week on a bleeding is a late one; from these weeks to those before, contractions are labour too early. */
const LATE_FROM_WEEK = 22
const TERM_FROM_WEEK = 37
const DUE_WEEK = 40
const DAYS_A_WEEK = 7

/**
 * What a pregnancy makes of fits, and its weeks of bleeding, contractions, swelling and pain high in the belly; beyond the
 * due week how many days it is late.
 */
export function addOfPregnancy(known: Map<string, Known>, weeks: number | undefined, days: Map<string, number>): void {
  const isLate = weeks !== undefined && weeks >= LATE_FROM_WEEK
  const says: Readonly<Record<string, string>> = {
    // A brown stain is the end of a bleeding after a birth alone.
    ...(!known.has('recently_gave_birth') && { lochia_fading: 'vaginal_bleeding' }),
    convulsions: 'fits_in_pregnancy',
    convulsing_now: 'fits_in_pregnancy',
    ...(weeks !== undefined && {
      vaginal_bleeding: isLate ? 'bleeding_in_late_pregnancy' : 'bleeding_in_early_pregnancy',
    }),
    ...(isLate && {
      epigastric_pain: 'epigastric_pain_in_pregnancy',
      facial_swelling: 'face_hand_swelling_in_pregnancy',
      hand_swelling: 'face_hand_swelling_in_pregnancy',
    }),
    ...(isLate && weeks < TERM_FROM_WEEK && { contractions: 'labour_before_37_weeks' }),
  }
  for (const [id, makes] of Object.entries(says)) {
    const status = known.get(id)
    if (status && status !== 'absent' && known.get(makes) !== 'absent' && known.get(makes) !== 'present')
      known.set(makes, status)
  }
  if (weeks !== undefined && weeks > DUE_WEEK) {
    known.set('past_due_date', 'present')
    days.set('past_due_date', (weeks - DUE_WEEK) * DAYS_A_WEEK)
  }
}

/** A bleeding of which nobody says where it comes from. */
const BLEEDINGS: readonly string[] = [UNPLACED, 'severe_bleeding', 'bleeding_not_stopping']
/** Findings that say where a bleeding comes from, by what all of them are called. A disorder and a blow do not. */
const PLACED = /bleed(?!ing_disorder)|^blood|bloody|blood$|wound/

/**
 * What bleeds in a pregnancy, and after a birth if it is not told to be little, is the womb, where nothing else is told to bleed:
 * "32 weeks, bleeding". A bleeding is nothing of its own beside one of which the place is told, nor is none.
 */
export function addOfBleeding(known: Map<string, Known>, pregnant: boolean, afterBirth: boolean): void {
  const isThere = (id: string) => known.get(id) === 'present'
  const isOfWomb = pregnant || (afterBirth && known.get('heavy_bleeding_after_birth') !== 'absent')
  const isPlaced = [...known.keys()].some((id) => PLACED.test(id) && !BLEEDINGS.includes(id) && isThere(id))
  if (isOfWomb && !isPlaced && BLEEDINGS.some(isThere) && known.get('vaginal_bleeding') !== 'absent')
    known.set('vaginal_bleeding', 'present')
  if (
    isPlaced ||
    pregnant ||
    afterBirth ||
    !isThere(UNPLACED) ||
    BLEEDINGS.some((id) => id !== UNPLACED && isThere(id))
  )
    known.delete(UNPLACED)
}

/** What of the brain is a stroke's where it is hours old, and no sign of one where it came over months. */
const OF_THE_BRAIN = [
  'vision_loss',
  'side_vision_loss',
  'double_vision',
  'loss_of_balance',
  'arm_weakness',
  'leg_weakness',
]
const A_DAY = 1

/**
 * That sight, balance or strength went within a day says that they went suddenly, where nobody says the word.
 *
 * @param days how long each finding has been there
 */
export function addOfHours(known: Map<string, Known>, days: ReadonlyMap<string, number>): void {
  const isNew = (id: string) => known.get(id) === 'present' && (days.get(id) ?? Infinity) <= A_DAY
  if (OF_THE_BRAIN.some(isNew) && !known.has('sudden_onset')) known.set('sudden_onset', 'present')
}

/** Below this age IMCI's words hold: a lethargic child is in danger, a tired adult is called lethargic too. */
const SMALL_CHILD_MONTHS = 60
/** Below this age a fever is one of a serious infection until another cause is found (IMCI). */
const YOUNG_INFANT_MONTHS = 2
/** At 55 years nearly every woman's periods have ended. */
const AFTER_MENOPAUSE_MONTHS = 660
const SUDDEN_ILLNESS = ['fever', 'cough', 'diarrhoea', 'vomiting']

/**
 * What is a danger in a small child by words that are none in an adult, drinks that do not go down, thirst that comes of a
 * diarrhoea, and bleeding of an age that has no periods.
 */
export function addOfAge(known: Map<string, Known>, ageMonths: number | undefined): void {
  if (ageMonths === undefined) return
  const bleeding = known.get('vaginal_bleeding')
  if (ageMonths >= AFTER_MENOPAUSE_MONTHS && bleeding && bleeding !== 'absent' && !known.has('postmenopausal_bleeding'))
    known.set('postmenopausal_bleeding', bleeding)
  if (ageMonths >= SMALL_CHILD_MONTHS) return
  const isThere = (id: string) => known.get(id) === 'present'
  const makes = (id: string, of: string) => {
    const status = known.get(of)
    if (status && status !== 'absent' && !known.has(id)) known.set(id, status)
  }
  makes('lethargy', 'called_lethargic')
  makes('unable_to_drink_or_breastfeed', 'dysphagia_to_solids_and_liquids')
  if (ageMonths < YOUNG_INFANT_MONTHS) makes('young_infant_fever', 'fever')
  if (SUDDEN_ILLNESS.some(isThere)) makes('lethargy', 'hypotonia')
  if (isThere('diarrhoea')) makes('drinks_eagerly', 'excessive_thirst')
}

/**
 * A cough of two weeks is a chronic cough: by its own length, or by the illness's where it has none of its own. A fever that
 * is measured alone is not as old as the cough of which a length is told.
 *
 * @param measured what nobody told
 */
export function addLasting(
  known: Map<string, Known>,
  days: ReadonlyMap<string, number>,
  illnessDays: number | undefined,
  measured: ReadonlySet<string>,
  findings: Readonly<Record<string, Finding>>,
): void {
  const isOfAnother = [...days.values()].some((length) => length === illnessDays)
  for (const [id, status] of new Map(known)) {
    if (status === 'absent') continue
    const length = days.get(id) ?? (isOfAnother && measured.has(id) ? undefined : illnessDays)
    for (const { days: from, makes } of findings[id]?.lasting ?? []) {
      if (length !== undefined && length >= from && known.get(makes) !== 'absent') known.set(makes, 'present')
    }
  }
}
