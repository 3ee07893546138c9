import { gql, type TypedDocumentNode } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import { Button, Container } from '@mantine/core'
import { IconCloudOff, IconFileUnknown } from '@tabler/icons-react'
import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { validate as isUuid } from 'uuid'
import { VISIT_RESULT, VisitResult } from '#web/features/chw/result/VisitResult.tsx'
import type { VisitResultPageQuery, VisitResultPageQueryVariables } from '#web/graphql/operations.ts'
import { useContentLanguage } from '#web/i18n/use-content-language.ts'
import { PageSkeleton } from '#web/ui/PageSkeleton.tsx'
import { PageTitle } from '#web/ui/PageTitle.tsx'
import { StatePanel } from '#web/ui/StatePanel.tsx'

const VISIT_RESULT_PAGE: TypedDocumentNode<VisitResultPageQuery, VisitResultPageQueryVariables> = gql`
  query VisitResultPage($id: ID!, $language: Language!) {
    visit(id: $id) {
      id
      ...VisitResult_visit
    }
  }
  ${VISIT_RESULT}
`

/** What the clinical engine answered to one visit, by its id, also after a reload (specification §2, §3). */
export function VisitResultPage() {
  const { t } = useTranslation('chwResult')
  const { id = '' } = useParams()
  return (
    <>
      <PageTitle>{t('pageTitle')}</PageTitle>
      <Container size={860} py="md">
        {isUuid(id) ? <FetchedVisit key={id} id={id} /> : <VisitNotFound />}
      </Container>
    </>
  )
}

function FetchedVisit({ id }: { id: string }) {
  const { t } = useTranslation('chwResult')
  // While the texts of the other language are on their way, the answer stays as it is.
  const language = useDeferredValue(useContentLanguage())
  const { data, previousData, loading, error, refetch } = useQuery(VISIT_RESULT_PAGE, {
    variables: { id, language },
    errorPolicy: 'all',
    notifyOnNetworkStatusChange: true,
  })
  const visit = (data ?? (loading ? previousData : undefined))?.visit
  if (visit) return <VisitResult visit={visit} language={language} />
  if (loading) return <PageSkeleton shape="article" label={t('loading')} />
  if (!error) return <VisitNotFound />
  return (
    <div role="alert">
      <StatePanel icon={IconCloudOff} title={t('failed.title')} message={t('failed.message')}>
        <Button onClick={() => void refetch()}>{t('failed.tryAgain')}</Button>
      </StatePanel>
    </div>
  )
}

/** In the place of a visit that does not exist or is of a patient whom one may not see: they look the same. */
function VisitNotFound() {
  const { t } = useTranslation('chwResult')
  return (
    <StatePanel icon={IconFileUnknown} title={t('notFound.title')} message={t('notFound.message')}>
      <Button component={Link} to="/medical/history">
        {t('toHistory')}
      </Button>
    </StatePanel>
  )
}
