import { ENGLISH_ANSWER } from '#domain/clinical/knowledge/text/en/answer-words.ts'
import { ENGLISH_PACK } from '#domain/clinical/knowledge/text/en/words.ts'
import { SWAHILI_ANSWER } from '#domain/clinical/knowledge/text/sw/answer-words.ts'
import { SWAHILI_PACK } from '#domain/clinical/knowledge/text/sw/words.ts'
import { anyLanguageReader } from '#domain/clinical/language/read-any-language.ts'
import { assessVisit } from '#domain/clinical/visit/assess-visit.ts'
import { writeBloodPressure } from '#domain/input/blood-pressure.ts'
import { type VisitFields, type VisitPatient, visitInput } from '#domain/input/visit.ts'
import type { UiLanguage } from '#domain/vocabulary/languages.ts'
import { memberName } from '#domain/vocabulary/member-name.ts'
import { contentOf } from '#web/test/medical-records.ts'

const readText = anyLanguageReader([ENGLISH_PACK, SWAHILI_PACK])
const MONTHS_A_YEAR = 12
const UNDER_FIVE_MONTHS = 60

interface RecordOptions {
  readonly id: string
  readonly told: Partial<VisitFields>
  readonly of?: VisitPatient
  readonly medicalAlerts?: readonly string[]
  readonly review?: {
    readonly agreed: boolean
    readonly disagreementReason: string | null
    readonly reviewedAt: string
  }
}

const PATIENT_ID = '018f4c1e-7000-7000-8000-0000000000c1'

/** A visit with its plan as the server answers it, the plan computed by the engine itself. */
export function visitRecord({ id, told, of = { ageMonths: 408, gender: 'female' }, ...rest }: RecordOptions) {
  const { medicalAlerts = [], review } = rest
  const input = visitInput(of).parse({
    temperatureC: 37,
    bloodPressure: '118/76',
    chiefComplaint: 'Check-up',
    generalAppearance: 'Well',
    ...told,
  })
  const facts = { ...input, ...of, country: 'KE' as const, medicalAlerts }
  const answer = assessVisit(facts, { en: ENGLISH_ANSWER, sw: SWAHILI_ANSWER }, readText)
  const createdAt = '2026-03-05T09:00:00.000Z'
  const assessment = {
    ...facts,
    __typename: 'MedicalAssessment',
    id,
    createdAt,
    age: Math.floor(of.ageMonths / MONTHS_A_YEAR),
    ageMonths: of.ageMonths < UNDER_FIVE_MONTHS ? of.ageMonths : null,
    gender: memberName(of.gender),
    region: 'KENYA',
    checklistComplete: facts.signsComplete,
    vitalSigns: { ...facts, creatinineUmolPerL: null, bloodPressure: writeBloodPressure(facts) },
    patient: { id: PATIENT_ID, firstName: 'Achieng', lastName: 'Otieno', medicalAlerts },
    plan: {
      __typename: 'MedicalPlan',
      id: '018f4c1e-7000-7000-8000-0000000000b1',
      engineVersion: answer.engineVersion,
      riskLevel: memberName(answer.riskLevel),
      confidenceScore: answer.confidence,
      assessment: { id, region: 'KENYA' },
      content: ({ language }: { language: string }) => contentOf(answer.texts[language.toLowerCase() as UiLanguage]),
    },
  }
  const wireVisit = {
    __typename: 'Visit',
    ...facts,
    id,
    duration: facts.duration && memberName(facts.duration),
    severity: facts.severity && memberName(facts.severity),
    examination: { ...facts },
    history: { ...facts },
    assessment,
    agreed: review?.agreed ?? null,
    disagreementReason: review?.disagreementReason ?? null,
    reviewedAt: review?.reviewedAt ?? null,
  }
  return { answer, wireVisit }
}
