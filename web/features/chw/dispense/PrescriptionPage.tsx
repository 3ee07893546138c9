import { gql, type TypedDocumentNode } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import { Button, Container } from '@mantine/core'
import { IconArrowLeft, IconCloudOff, IconFileUnknown } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { validate as isUuid } from 'uuid'
import { Findings } from '#web/features/chw/dispense/Findings.tsx'
import { PrescriptionCard } from '#web/features/chw/dispense/PrescriptionCard.tsx'
import { PRESCRIPTION_CARD } from '#web/features/chw/dispense/prescription-card-fragment.ts'
import { useFacilityStock } from '#web/features/chw/dispense/use-facility-stock.ts'
import { standingStops, usePrescriptionCheck } from '#web/features/chw/dispense/use-prescription-check.ts'
import type {
  PrescriptionCard_PrescriptionFragment,
  PrescriptionPageQuery,
  PrescriptionPageQueryVariables,
} from '#web/graphql/operations.ts'
import { PageSkeleton } from '#web/ui/PageSkeleton.tsx'
import { PageTitle } from '#web/ui/PageTitle.tsx'
import { StatePanel } from '#web/ui/StatePanel.tsx'
import classes from './dispense.module.css'
import form from './form.module.css'

const PRESCRIPTION_PAGE: TypedDocumentNode<PrescriptionPageQuery, PrescriptionPageQueryVariables> = gql`
  query PrescriptionPage($id: ID!) {
    prescription(id: $id) {
      id
      ...PrescriptionCard_prescription
    }
  }
  ${PRESCRIPTION_CARD}
`

/** One prescription with what the check says of it, by its id. */
export function PrescriptionPage() {
  const { t } = useTranslation('dispensing')
  const { id = '' } = useParams()
  return (
    <Container py="md" w="100%" size="md">
      <PageTitle>{t('page.title')}</PageTitle>
      <Button
        component={Link}
        to="/chw/dispense-medication"
        variant="subtle"
        px="xs"
        leftSection={<IconArrowLeft size={18} aria-hidden />}
      >
        {t('page.back')}
      </Button>
      <h1 className={classes.title}>{t('page.title')}</h1>
      <div className={classes.opened}>{isUuid(id) ? <FetchedPrescription key={id} id={id} /> : <NotFound />}</div>
    </Container>
  )
}

function FetchedPrescription({ id }: { id: string }) {
  const { t } = useTranslation('dispensing')
  const stock = useFacilityStock()
  const { data, loading, error, refetch } = useQuery(PRESCRIPTION_PAGE, {
    variables: { id },
    // Others move it too.
    fetchPolicy: 'cache-and-network',
    errorPolicy: 'all',
    notifyOnNetworkStatusChange: true,
  })
  if (data?.prescription) {
    return (
      <PrescriptionCard
        prescription={data.prescription}
        stock={stock}
        onChanged={() => void refetch()}
        renderCheck={(prescription) => prescription.moves.length > 0 && <Checked prescription={prescription} />}
      />
    )
  }
  if (loading) return <PageSkeleton shape="article" label={t('loading')} />
  if (!error) return <NotFound />
  return (
    <div role="alert">
      <StatePanel icon={IconCloudOff} title={t('failure.title')} message={t('failure.message')}>
        <Button onClick={() => void refetch()}>{t('failure.tryAgain')}</Button>
      </StatePanel>
    </div>
  )
}

/** What the check says, read anew after each step. */
function Checked({ prescription }: { prescription: PrescriptionCard_PrescriptionFragment }) {
  const { t } = useTranslation('dispensing')
  return (
    <div className={classes.checked}>
      <h3>{t('check.title')}</h3>
      <CheckOf key={prescription.steps.length} prescription={prescription} />
    </div>
  )
}

function CheckOf({ prescription: { id, moves } }: { prescription: PrescriptionCard_PrescriptionFragment }) {
  const { t } = useTranslation('dispensing')
  const check = usePrescriptionCheck(id)
  const mayDecide = moves.includes('APPROVE') || moves.includes('OVERRIDE')
  return (
    <>
      <Findings check={check} />
      {standingStops(check.findings).length > 0 && (
        <p className={form.why}>{t(mayDecide ? 'check.youDecide' : 'check.othersDecide')}</p>
      )}
    </>
  )
}

/** In the place of a prescription that does not exist or that one may not see: they look the same. */
function NotFound() {
  const { t } = useTranslation('dispensing')
  return <StatePanel icon={IconFileUnknown} title={t('page.notFound')} message={t('page.notFoundMessage')} />
}
