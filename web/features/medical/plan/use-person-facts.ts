import { useTranslation } from 'react-i18next'
import type { Fact } from '#web/clinical/answer/FactList.tsx'
import type { AssessmentFacts } from '#web/features/medical/plan/AssessmentDataTab.tsx'
import { useFormats } from '#web/i18n/use-formats.ts'
import { countryOfRegion } from '#web/lib/country-of-region.ts'

/** Whom an assessment is about, and where and when it was made, in words. What was not told is left out. */
export function usePersonFacts(assessment: AssessmentFacts): Fact[] {
  const { t } = useTranslation(['medicalPlan', 'common'])
  const formats = useFormats()
  const { patient, facility, pregnant, pregnancyWeeks, afterBirth, illnessDays } = assessment
  const yesOrNo = (told: boolean) => t(told ? 'data.yes' : 'data.no')
  const pregnancy = () => {
    if (pregnant === null) return null
    return pregnant && pregnancyWeeks !== null ? t('data.weeks', { count: pregnancyWeeks }) : yesOrNo(pregnant)
  }
  const facts: readonly (readonly [string, string | null])[] = [
    [t('data.patient'), patient ? `${patient.firstName} ${patient.lastName}` : t('oneself')],
    [t('data.age'), formats.age(assessment)],
    [t('data.gender'), t(`gender.${assessment.gender}`)],
    [t('data.pregnant'), pregnancy()],
    [t('data.afterBirth'), afterBirth === null ? null : yesOrNo(afterBirth)],
    [t('data.illnessDays'), illnessDays === null ? null : t('data.days', { count: illnessDays })],
    [t('data.region'), t(`common:countries.${countryOfRegion(assessment.region).code}`)],
    [t('data.facility'), facility?.name ?? null],
    [t('data.date'), formats.date(assessment.createdAt)],
  ]
  return facts.flatMap(([name, value]) => (value === null ? [] : [{ name, value }]))
}
