import { type FragmentType, gql, type TypedDocumentNode } from '@apollo/client'
import { useFragment, useQuery } from '@apollo/client/react'
import { Button, Container } from '@mantine/core'
import { IconArrowBackUp, IconArrowLeft, IconMessages, IconPrinter } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { validate as isUuid } from 'uuid'
import { NoDispensing } from '#web/features/chw/dispense/NoDispensing.tsx'
import { Receipt } from '#web/features/chw/dispense/Receipt.tsx'
import { RECEIPT } from '#web/features/chw/dispense/receipt-fragment.ts'
import { useOwnShelf } from '#web/features/chw/dispense/use-own-shelf.ts'
import type {
  Receipt_DispensingFragment,
  ReceiptPageQuery,
  ReceiptPageQueryVariables,
} from '#web/graphql/operations.ts'
import { showConnectionToast } from '#web/i18n/connection-toast.ts'
import { useLatePart } from '#web/lib/use-late-part.ts'
import { PageTitle } from '#web/ui/PageTitle.tsx'
import paper from '#web/ui/Paper.module.css'
import classes from './dispense.module.css'

const RECEIPT_PAGE: TypedDocumentNode<ReceiptPageQuery, ReceiptPageQueryVariables> = gql`
  query ReceiptPage($id: ID!) {
    dispensing(id: $id) {
      id
      ...Receipt_dispensing
    }
  }
  ${RECEIPT}
`

const loadReturn = () =>
  import('#web/features/chw/dispense/ReturnDialog.tsx').then(({ ReturnDialog: loaded }) => loaded)

/** The receipt of what was handed over at one time, by its id, to be read and printed. */
export function ReceiptPage() {
  const { t } = useTranslation(['dispensed', 'dispensing'])
  const { id = '' } = useParams()
  return (
    <Container py="md" w="100%" size="md">
      <PageTitle>{t('receipt.title')}</PageTitle>
      <Button
        component={Link}
        to="/chw/dispense-medication"
        variant="subtle"
        px="xs"
        className={paper.screenOnly}
        leftSection={<IconArrowLeft size={18} aria-hidden />}
      >
        {t('dispensing:page.back')}
      </Button>
      {isUuid(id) ? (
        <FetchedReceipt key={id} id={id} />
      ) : (
        <NoDispensing loading={false} failed={false} onRetry={() => undefined} />
      )}
    </Container>
  )
}

function FetchedReceipt({ id }: { id: string }) {
  const { data, loading, error, refetch } = useQuery(RECEIPT_PAGE, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
    errorPolicy: 'all',
    notifyOnNetworkStatusChange: true,
  })
  const dispensing = data?.dispensing
  if (!dispensing) {
    return <NoDispensing loading={loading} failed={error !== undefined} onRetry={() => void refetch()} />
  }
  return <ShownReceipt dispensing={dispensing} onChanged={() => void refetch()} />
}

interface ShownProps {
  dispensing: FragmentType<Receipt_DispensingFragment>
  onChanged: () => void
}

function ShownReceipt({ dispensing, onChanged }: ShownProps) {
  const { data, complete } = useFragment({ fragment: RECEIPT, from: dispensing })
  if (!complete) return null
  return (
    <div className={paper.root}>
      <Receipt dispensing={data} />
      <div className={paper.screenOnly}>
        <ReceiptActions dispensing={data} onChanged={onChanged} />
      </div>
    </div>
  )
}

interface ActionsProps {
  dispensing: Receipt_DispensingFragment
  onChanged: () => void
}

function ReceiptActions({ dispensing, onChanged }: ActionsProps) {
  const { t } = useTranslation(['dispensed', 'dispensing'])
  const ownShelf = useOwnShelf()
  const [isReturning, setReturning] = useState(false)
  const { part: Return, need } = useLatePart(loadReturn)
  // What was handed over here is taken back and talked about here.
  const isHere = ownShelf === dispensing.facility.id
  const isKept = dispensing.items.some(({ quantity, returned }) => quantity > returned)
  return (
    <div className={classes.actions}>
      {isHere && (
        <Button
          component={Link}
          to={`/chw/patient-counseling?dispensing=${dispensing.id}`}
          leftSection={<IconMessages size={18} aria-hidden />}
        >
          {dispensing.counseling ? t('receipt.seeCounseling') : t('receipt.counsel')}
        </Button>
      )}
      <Button variant="default" leftSection={<IconPrinter size={18} aria-hidden />} onClick={() => window.print()}>
        {t('receipt.print')}
      </Button>
      {isHere && isKept && (
        <Button
          variant="default"
          aria-haspopup="dialog"
          leftSection={<IconArrowBackUp size={18} aria-hidden />}
          onClick={() => {
            setReturning(true)
            need(showConnectionToast)
          }}
        >
          {t('return.button')}
        </Button>
      )}
      {isReturning && Return && (
        <Return dispensing={dispensing} onClosed={() => setReturning(false)} onChanged={onChanged} />
      )}
    </div>
  )
}
