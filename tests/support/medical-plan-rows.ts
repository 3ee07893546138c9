import { medicalEngine } from '#api/services/medical/clinical-engine.ts'
import type { ReadPlan } from '#api/store/medical.ts'
import type { MedicalText } from '#domain/clinical/medical/medical-answer.ts'
import { type MedicalAssessmentFields, MedicalAssessmentInput } from '#domain/input/medical.ts'

const CREATED_AT = new Date('2026-03-05T09:00:00.000Z')

/** A plan as the store reads it, computed by the engine from these facts, for a woman of 34 in Kenya unless told. */
export async function medicalPlanRow(
  input: Partial<MedicalAssessmentFields>,
  {
    patient = null,
    createdAt = CREATED_AT,
    change = (text) => text,
  }: {
    patient?: ReadPlan['assessment']['patient']
    createdAt?: Date
    /** Puts other texts in the place of the engine's, for what it seldom says. */
    change?: (text: MedicalText) => MedicalText
  } = {},
): Promise<{ plan: ReadPlan; text: MedicalText; swahili: MedicalText }> {
  const facts = MedicalAssessmentInput.parse({ gender: 'female', region: 'Kenya', age: 34, ...input })
  const { assess } = await medicalEngine()
  const { texts, result: _result, condition: _condition, ...answer } = assess(facts)
  const changed = { en: change(texts.en), sw: change(texts.sw) }
  const of = { id: '018f4c1e-7000-7000-8000-0000000000a1', createdAt }
  const plan: ReadPlan = {
    ...answer,
    condition: null,
    id: '018f4c1e-7000-7000-8000-0000000000b1',
    assessmentId: of.id,
    createdAt,
    diagnosisEn: texts.en.diagnosis,
    diagnosisSw: texts.sw.diagnosis,
    result: null,
    texts: JSON.parse(JSON.stringify(changed)),
    assessment: { ...facts, ...of, userId: of.id, filedById: of.id, patientId: null, patient },
  }
  return { plan, text: changed.en, swahili: changed.sw }
}
