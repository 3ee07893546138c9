import { STATEMENTS, type StatementId } from '#domain/clinical/counseling/all-statements.ts'
import {
  COUNSELING_KINDS,
  type CounseledPatient,
  type Counseling,
  type PrescribedMedicine,
} from '#domain/clinical/counseling/counseling.ts'
import { daysUntilBetter } from '#domain/clinical/counseling/days-until-better.ts'
import { SPOKEN_TO_FROM_MONTHS, type Statement } from '#domain/clinical/counseling/statement.ts'
import { STATEMENTS_OF_CLASS } from '#domain/clinical/counseling/statements-of-class.ts'
import { ACTS_WHERE_PUT, STATEMENTS_OF_FORM } from '#domain/clinical/counseling/statements-of-form.ts'
import { STATEMENTS_OF_MEDICINE } from '#domain/clinical/counseling/statements-of-medicine.ts'
import { WORDS } from '#domain/clinical/counseling/text/all-words.ts'
import { fill } from '#domain/clinical/explain/say.ts'
import { MEDICINES } from '#domain/clinical/knowledge/medicines/all-medicines.ts'
import type { Medicine } from '#domain/clinical/knowledge/medicines/medicine.ts'
import type { UiLanguage } from '#domain/vocabulary/languages.ts'
import type { ListedMedicine } from '#domain/vocabulary/medicines.ts'
import type { PatientLanguage } from '#domain/vocabulary/patient-languages.ts'

/** What counseling needs to know of a medicine of the essential list. */
export type CounseledMedicine = Pick<ListedMedicine, 'code' | 'form' | 'knownAs'>

const STATEMENT_OF: Readonly<Record<StatementId, Statement>> = STATEMENTS
const FOR_PATIENT_OR_CARER = /\[([^|\]]*)\|([^\]]*)\]/g

/** The languages that statements have themselves, by their names. */
const OWN = { en: 'English', sw: 'Swahili' } as const satisfies Record<UiLanguage, PatientLanguage>

/**
 * What the patient, or whoever gives the medicine to a child under 12 years, is told when it is handed over.
 * @param language the patient's
 * @param readIn the language of whoever says it: each point is there in it as well
 * @throws RangeError where the medicine's code is none of the essential list
 */
export function counselingPoints(
  medicine: CounseledMedicine,
  prescribed: PrescribedMedicine,
  language: PatientLanguage,
  readIn: UiLanguage = 'en',
): Counseling {
  const days = daysUntilBetter(medicine, prescribed.durationDays)
  const said = idsToSay(medicine, prescribed, days).filter((id) => concerns(STATEMENT_OF[id], prescribed))
  const forCarer = prescribed.patient.ageMonths < SPOKEN_TO_FROM_MONTHS
  const points = COUNSELING_KINDS.flatMap((kind) =>
    [...new Set(said)]
      .filter((id) => isOfKind(id, kind))
      .map((id) => {
        const figure = id === 'when.for_days' ? prescribed.durationDays : days
        const inWords = (wording: string, of: PatientLanguage) =>
          fill(wording.replaceAll(FOR_PATIENT_OR_CARER, forCarer ? '$2' : '$1'), {
            dosage: inItsOrder(prescribed.dosage.trim(), of),
            days: figure ?? '',
          })
        const reading = inWords(STATEMENT_OF[id][readIn], OWN[readIn])
        const wording = wordingIn(language, id)
        return wording === undefined || language === OWN[readIn]
          ? { id, kind, text: reading, language: OWN[readIn], reading: null }
          : { id, kind, text: inWords(wording, language), language, reading }
      }),
  )
  return { points, reviewed: false }
}

/** As it was prescribed, its words stay in their order also where those around them run from right to left (Unicode's isolates). */
const inItsOrder = (text: string, within: PatientLanguage): string =>
  within === 'Arabic' ? `\u2068${text}\u2069` : text

/** A statement's words in a language, where it has certain ones. */
function wordingIn(language: PatientLanguage, id: StatementId): string | undefined {
  if (language === 'English') return STATEMENT_OF[id].en
  if (language === 'Swahili') return STATEMENT_OF[id].sw
  return WORDS[language][id]
}

/** What the prescription asks for first, then what only this medicine has, its class, its form; the way to come back that fits all is last. */
function idsToSay(
  { code, form, knownAs }: CounseledMedicine,
  { dosage, durationDays, patient }: PrescribedMedicine,
  days: number | null,
): readonly StatementId[] {
  const own = STATEMENTS_OF_MEDICINE[code]
  if (!own) throw new RangeError(`No counseling is written for the medicine ${code}`)
  const known: Medicine | null = knownAs && MEDICINES[knownAs]
  const actsInBody = !ACTS_WHERE_PUT.has(form)
  const ofClass = actsInBody && known ? known.classes.flatMap((name) => STATEMENTS_OF_CLASS[name] ?? []) : []
  const ofForm = STATEMENTS_OF_FORM[form].filter((id) => !own.insteadOfForm?.some((kind) => isOfKind(id, kind)))
  return [
    ...ofForm.filter((id) => isOfKind(id, 'how')),
    dosage.trim() === '' ? 'when.as_written' : 'when.as_prescribed',
    ...(durationDays !== null && durationDays > 1 ? (['when.for_days'] as const) : []),
    ...cautionsOf(known, patient),
    ...own.says,
    ...ofClass,
    ...ofForm,
    days === null ? 'come_back.worse' : 'come_back.not_better',
  ]
}

/** What the engine's cautions ask of somebody who is known to be pregnant or to breastfeed. */
function cautionsOf(known: Medicine | null, { pregnant, breastfeeding }: CounseledPatient): readonly StatementId[] {
  const cautions = known?.cautions
  const ids: StatementId[] = []
  if (pregnant && cautions?.pregnancy) ids.push('warning.pregnant_ask')
  else if (pregnant && cautions?.pregnancyCare) ids.push('warning.pregnant_tell')
  if (breastfeeding && cautions?.breastfeeding) ids.push('warning.breastfeeding_ask')
  return ids
}

function concerns({ of: audience }: Statement, { patient, durationDays }: PrescribedMedicine): boolean {
  if (!audience) return true
  const { fromMonths = 0, belowMonths = Number.POSITIVE_INFINITY, women, notPregnant, severalDays } = audience
  return (
    patient.ageMonths >= fromMonths &&
    patient.ageMonths < belowMonths &&
    !(women && patient.sex === 'male') &&
    !(notPregnant && patient.pregnant) &&
    !(severalDays && durationDays === 1)
  )
}

const isOfKind = (id: StatementId, kind: (typeof COUNSELING_KINDS)[number]): boolean => id.startsWith(`${kind}.`)
