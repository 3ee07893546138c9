import { ENGLISH_ANSWER } from '#domain/clinical/knowledge/text/en/answer-words.ts'
import { ENGLISH_PACK } from '#domain/clinical/knowledge/text/en/words.ts'
import { SWAHILI_ANSWER } from '#domain/clinical/knowledge/text/sw/answer-words.ts'
import { SWAHILI_PACK } from '#domain/clinical/knowledge/text/sw/words.ts'
import { anyLanguageReader } from '#domain/clinical/language/read-any-language.ts'
import { assessVisit } from '#domain/clinical/visit/assess-visit.ts'
import type { VisitFacts } from '#domain/clinical/visit/visit-facts.ts'
import { type VisitFields, type VisitPatient, visitInput } from '#domain/input/visit.ts'

const readText = anyLanguageReader([ENGLISH_PACK, SWAHILI_PACK])

export const WOMAN: VisitPatient = { ageMonths: 360, gender: 'female' }
export const MAN: VisitPatient = { ageMonths: 480, gender: 'male' }
export const CHILD: VisitPatient = { ageMonths: 20, gender: 'male' }

/** A visit in which nothing is wrong, with what is told. */
export function visitFacts(
  told: Partial<VisitFields>,
  patient: VisitPatient,
  alerts: readonly string[] = [],
): VisitFacts {
  const normal: VisitFields = {
    temperatureC: 36.8,
    bloodPressure: patient.ageMonths < 60 ? '90/60' : '118/76',
    chiefComplaint: 'Check-up',
    generalAppearance: 'Well',
    ...told,
  }
  return { ...visitInput(patient).parse(normal), ...patient, country: 'KE', medicalAlerts: alerts }
}

/** What the engine answers to it. */
export const answerTo = (told: Partial<VisitFields>, patient: VisitPatient, alerts?: readonly string[]) =>
  assessVisit(visitFacts(told, patient, alerts), { en: ENGLISH_ANSWER, sw: SWAHILI_ANSWER }, readText)

/** The ids of the rules that set the level of a visit. */
export const rulesOf = (told: Partial<VisitFields>, patient: VisitPatient): string[] =>
  answerTo(told, patient).result.triage.reasons.flatMap((reason) => (reason.kind === 'rule' ? [reason.rule.id] : []))
