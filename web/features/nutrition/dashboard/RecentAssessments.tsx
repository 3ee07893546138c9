import type { FragmentType } from '@apollo/client'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { AssessmentCard } from '#web/features/nutrition/dashboard/AssessmentCard.tsx'
import type { AssessmentCard_AssessmentFragment, Language } from '#web/graphql/operations.ts'
import page from './NutritionDashboardPage.module.css'
import classes from './RecentAssessments.module.css'

interface Props {
  assessments: readonly ({ readonly id: string } & FragmentType<AssessmentCard_AssessmentFragment>)[]
  language: Language
  /** Present while there are older ones that are not shown yet. */
  more: { readonly busy: boolean; readonly onShow: () => void } | null
}

/** The assessments, the newest first. */
export function RecentAssessments({ assessments, language, more }: Props) {
  const { t } = useTranslation('nutrition')
  return (
    <section aria-labelledby="recent-assessments">
      <h2 id="recent-assessments" className={page.heading}>
        {t('dashboard.recent')}
      </h2>
      <ul className={classes.list}>
        {assessments.map((assessment) => (
          <li key={assessment.id}>
            <AssessmentCard assessment={assessment} language={language} />
          </li>
        ))}
      </ul>
      {more && (
        <Button variant="default" mt="md" fullWidth disabled={more.busy} onClick={more.onShow}>
          {more.busy ? t('dashboard.showingMore') : t('dashboard.showMore')}
        </Button>
      )}
    </section>
  )
}
