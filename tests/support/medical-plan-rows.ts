import { medicalEngine } from '#api/services/medical/clinical-engine.ts'
import type { PaperPlan } from '#api/services/medical/paper/paper-plan.ts'
import type { MedicalText } from '#domain/clinical/medical/medical-answer.ts'
import { type MedicalAssessmentFields, MedicalAssessmentInput } from '#domain/input/medical.ts'

const ID = '018f4c1e-7000-7000-8000-0000000000a1'
const CREATED_AT = new Date('2026-03-05T09:00:00.000Z')

interface Around {
  patient?: PaperPlan['assessment']['patient']
  facility?: PaperPlan['assessment']['facility']
  createdAt?: Date
  /** Puts other texts in the place of the engine's, for what it seldom says. */
  change?: (text: MedicalText) => MedicalText
}

/** A plan as the store reads it, computed by the engine from these facts, for a woman of 34 in Kenya unless told. */
export async function medicalPlanRow(
  input: Partial<MedicalAssessmentFields>,
  { patient = null, facility = null, createdAt = CREATED_AT, change = (text) => text }: Around = {},
): Promise<{ plan: PaperPlan; text: MedicalText; swahili: MedicalText }> {
  const facts = MedicalAssessmentInput.parse({ gender: 'female', region: 'Kenya', age: 34, ...input })
  const { assess } = await medicalEngine()
  const { texts, engineVersion, confidence } = assess(facts)
  const changed = { en: change(texts.en), sw: change(texts.sw) }
  const plan: PaperPlan = {
    engineVersion,
    confidence,
    createdAt,
    texts: JSON.stringify(changed),
    assessment: {
      ...facts,
      id: ID,
      createdAt,
      userId: ID,
      filedById: ID,
      patientId: null,
      patient,
      facility,
    },
  }
  return { plan, text: changed.en, swahili: changed.sw }
}
