import { FINDINGS } from '#domain/clinical/knowledge/findings/all-findings.ts'
import type { Finding } from '#domain/clinical/knowledge/findings/finding.ts'
import type { UiLanguage } from '#domain/vocabulary/languages.ts'
import { ASSESSMENT_TYPES, isAssessmentType } from '#domain/vocabulary/medical/assessment-types.ts'
import { MEASUREMENTS_OF_TYPE } from '#domain/vocabulary/medical/measurements.ts'
import { SYMPTOM_LISTS } from '#domain/vocabulary/medical/symptom-lists.ts'
import { SYMPTOM_LABELS } from '#domain/vocabulary/medical/symptoms.ts'
import { memberName } from '#domain/vocabulary/member-name.ts'

type In = { language?: string }
const inLanguage =
  (text: Record<UiLanguage, string>) =>
  ({ language = 'EN' }: In) =>
    text[language.toLowerCase() as UiLanguage]

/** What the server answers to `assessmentForm`, from the tables that it answers from. */
export function assessmentForm(_root: unknown, sent: Record<string, unknown>) {
  const assessmentType = String(sent['assessmentType'])
  if (!isAssessmentType(assessmentType)) return null
  const { displayName, description, category, onlyFor } = ASSESSMENT_TYPES[assessmentType]
  const findings: Readonly<Record<string, Finding>> = FINDINGS
  return {
    assessmentType: {
      name: memberName(assessmentType),
      displayName: inLanguage(displayName),
      description: inLanguage(description),
      category: memberName(category),
      onlyFor: onlyFor ? memberName(onlyFor) : null,
    },
    symptoms: SYMPTOM_LISTS[assessmentType].map((code) => ({
      code,
      label: inLanguage(SYMPTOM_LABELS[code]),
      danger: findings[code]?.redFlag === true,
      onlyFor: findings[code]?.of?.sex ? memberName(findings[code].of.sex) : null,
      fromMonths: findings[code]?.of?.fromMonths ?? null,
      belowMonths: findings[code]?.of?.belowMonths ?? null,
    })),
    measurements: MEASUREMENTS_OF_TYPE[assessmentType].map(memberName),
  }
}
