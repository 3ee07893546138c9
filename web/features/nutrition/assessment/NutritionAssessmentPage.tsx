import '@mantine/core/styles/Input.layer.css'
import type { ApolloClient } from '@apollo/client'
import { Container } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { AssessmentForm } from '#web/features/nutrition/assessment/AssessmentForm.tsx'
import { useSession } from '#web/lib/session/SessionProvider.tsx'
import { PageTitle } from '#web/ui/PageTitle.tsx'
import classes from './NutritionAssessmentPage.module.css'

/** The form from which a nutrition plan is made (specification §2 "Nutrition assessment"). */
export function NutritionAssessmentPage({ loadClient }: { loadClient: () => Promise<ApolloClient> }) {
  const { t } = useTranslation('nutrition')
  const session = useSession()
  const account = session.status === 'authenticated' ? session.account : null
  return (
    <Container size="sm" py="md">
      <PageTitle>{t('assessment.title')}</PageTitle>
      <div className={classes.head}>
        <h1 className={classes.title}>{t('assessment.title')}</h1>
        <Link to="/nutrition-dashboard" className={classes.history}>
          {t('assessment.toDashboard')}
        </Link>
      </div>
      <p className={classes.intro}>{t('assessment.intro')}</p>
      <AssessmentForm key={account?.id} account={account} loadClient={loadClient} />
    </Container>
  )
}
