import { ENGLISH_ANSWER } from '#domain/clinical/knowledge/text/en/answer-words.ts'
import { ENGLISH_PACK } from '#domain/clinical/knowledge/text/en/words.ts'
import { SWAHILI_ANSWER } from '#domain/clinical/knowledge/text/sw/answer-words.ts'
import { SWAHILI_PACK } from '#domain/clinical/knowledge/text/sw/words.ts'
import { anyLanguageReader } from '#domain/clinical/language/read-any-language.ts'
import { assessMedical } from '#domain/clinical/medical/assess-medical.ts'
import type { MedicalText } from '#domain/clinical/medical/medical-answer.ts'
import { writeBloodPressure } from '#domain/input/blood-pressure.ts'
import { type MedicalAssessmentFields, MedicalAssessmentInput } from '#domain/input/medical.ts'
import type { UiLanguage } from '#domain/vocabulary/languages.ts'
import { ASSESSMENT_TYPES } from '#domain/vocabulary/medical/assessment-types.ts'
import { memberName } from '#domain/vocabulary/member-name.ts'

const readExamination = anyLanguageReader([ENGLISH_PACK, SWAHILI_PACK])

interface RecordOptions {
  id: string
  planId: string
  input: Partial<MedicalAssessmentFields>
  createdAt?: string
  patient?: { id: string; firstName: string; lastName: string }
  facility?: { id: string; name: string }
  /** Puts other texts in the place of the engine's, for what it seldom says. */
  change?: (text: MedicalText) => MedicalText
}

const action = ({ by, ...rest }: MedicalText['plan']['now'][number]) => ({ ...rest, by: memberName(by) })

/** A plan's texts in one language as the server answers them. */
export const contentOf = (text: MedicalText) => ({
  ...text,
  reviewed: text.review === 'reviewed',
  levelName: text.level.name,
  whatToDo: text.level.whatToDo,
  reasons: text.reasons.map((reason) => ({
    ...reason,
    kind: memberName(reason.kind),
    level: memberName(reason.level),
    rule: reason.rule ?? null,
  })),
  conditions: text.differential.map((condition) => ({ ...condition, chance: memberName(condition.chance) })),
  asked: text.asked.map((condition) => ({ ...condition, chance: memberName(condition.chance) })),
  treatmentPlan: {
    immediateActions: text.plan.now.map(action),
    medicines: text.plan.medicines,
    notChecked: text.plan.notChecked,
    lifestyleChanges: text.plan.lifestyle.map(action),
    referral: text.plan.referral,
    followUpSchedule: text.plan.followUp,
  },
  preventionMeasures: text.plan.prevention.map(action),
})

/** A medical assessment with its plan as the server answers them, the plan computed by the engine itself. */
export function medicalRecord({ id, planId, input, createdAt = '2026-03-05T09:00:00.000Z', ...rest }: RecordOptions) {
  const facts = MedicalAssessmentInput.parse({ gender: 'female', region: 'Kenya', age: 34, ...input })
  const answer = assessMedical(facts, { en: ENGLISH_ANSWER, sw: SWAHILI_ANSWER }, readExamination)
  const change = rest.change ?? ((text) => text)
  const texts = { en: change(answer.texts.en), sw: change(answer.texts.sw) }
  const { assessmentType: name } = facts
  const assessment = {
    ...facts,
    id,
    createdAt,
    assessmentType: {
      name: memberName(name),
      displayName: ({ language }: { language: string }) =>
        ASSESSMENT_TYPES[name].displayName[language.toLowerCase() as UiLanguage],
    },
    gender: memberName(facts.gender),
    region: memberName(facts.region),
    vitalSigns: { ...facts, bloodPressure: writeBloodPressure(facts) },
    patient: rest.patient ?? null,
    facility: rest.facility ?? null,
  }
  const wirePlan = {
    __typename: 'MedicalPlan',
    id: planId,
    createdAt,
    engineVersion: answer.engineVersion,
    riskLevel: memberName(answer.riskLevel),
    confidenceScore: answer.confidence,
    followUpRequired: answer.followUpRequired,
    assessment,
    content: ({ language }: { language: string }) => contentOf(texts[language.toLowerCase() as UiLanguage]),
  }
  return { answer, texts, wirePlan }
}

type Case = Partial<MedicalAssessmentFields> & Pick<MedicalAssessmentFields, 'assessmentType'>

/** Somebody whose face droops and who cannot speak: an emergency. */
export const STROKE = {
  assessmentType: 'stroke',
  age: 61,
  symptoms: ['one_sided_weakness', 'facial_droop', 'speech_difficulty'],
  bloodPressure: '188/104',
} as const satisfies Case

/** A fever in early pregnancy, with an allergy to what is given first: today. */
export const MALARIA_IN_PREGNANCY = {
  assessmentType: 'malaria',
  age: 24,
  pregnant: true,
  pregnancyWeeks: 8,
  symptoms: ['fever', 'chills', 'headache'],
  medicalHistory: ['known_asthma'],
  temperatureC: 38.4,
  weightKg: 60,
  medicines: ['rifampicin', 'grandmother’s tea'],
  allergies: ['artemether lumefantrine'],
  examinationFindings: 'Pale palms\nblorp',
} as const satisfies Case

/** A blood pressure that is high for the first time: within days. */
export const HIGH_BLOOD_PRESSURE = {
  assessmentType: 'hypertension',
  age: 55,
  symptoms: [],
  bloodPressure: '162/98',
} as const satisfies Case

/** A cold, with everything measured and nothing else found: care at home. */
export const COLD = {
  assessmentType: 'pneumonia',
  age: 25,
  symptoms: ['cough', 'runny_nose', 'sore_throat'],
  checklistComplete: true,
  weightKg: 58.5,
  heightCm: 164,
  temperatureC: 36.9,
  bloodPressure: '118/76',
  heartRatePerMin: 76,
  respiratoryRatePerMin: 16,
  oxygenSaturationPercent: 98,
} as const satisfies Case

/** Tiredness alone: too little to name an illness. */
export const TIRED = { assessmentType: 'malaria', age: 25, symptoms: ['fatigue'] } as const satisfies Case
