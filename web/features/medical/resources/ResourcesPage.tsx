import { useParams } from 'react-router-dom'
import { isAssessmentType } from '#domain/vocabulary/medical/assessment-types.ts'
import { GuideList } from '#web/features/medical/resources/GuideList.tsx'
import { GuideView } from '#web/features/medical/resources/GuideView.tsx'
import { UnknownGuide } from '#web/features/medical/resources/UnknownGuide.tsx'

/** The health guides: all of them, or the one that the address names. One page, so that both work once one was open. */
export function ResourcesPage() {
  const { assessmentType } = useParams()
  if (assessmentType === undefined) return <GuideList />
  if (!isAssessmentType(assessmentType)) return <UnknownGuide />
  return <GuideView key={assessmentType} name={assessmentType} />
}
