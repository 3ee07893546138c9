import '@mantine/core/styles/Input.layer.css'
import { gql, type TypedDocumentNode } from '@apollo/client'
import { useLazyQuery } from '@apollo/client/react'
import { Button, TextInput } from '@mantine/core'
import { IconSearchOff } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LONGEST_BATCH_NUMBER, RecallInput } from '#domain/input/stock.ts'
import { StockState } from '#web/features/stock/StockState.tsx'
import { useAmount } from '#web/features/stock/use-amount.ts'
import { useStockField } from '#web/features/stock/use-stock-field.ts'
import type { StockRecallQuery, StockRecallQueryVariables } from '#web/graphql/operations.ts'
import { useFormats } from '#web/i18n/use-formats.ts'
import { checkValues } from '#web/lib/check-values.ts'
import { ageOn } from '#web/lib/completed-months.ts'
import { Note } from '#web/ui/Note.tsx'
import { StatePanel } from '#web/ui/StatePanel.tsx'
import classes from './stock.module.css'

const STOCK_RECALL: TypedDocumentNode<StockRecallQuery, StockRecallQueryVariables> = gql`
  query StockRecall($batchNumber: String!) {
    recallBatch(batchNumber: $batchNumber) {
      batches {
        id
        number
        medicineName
        strength
        unit
        expiresOn
        quantity
      }
      patients {
        patientId
        firstName
        lastName
        dateOfBirth
        phone
        villageWard
        medicineName
        strength
        quantity
        at
      }
    }
  }
`

/** Finds who received a batch, and what of it is still on the shelf. Each look is written down in these patients' records. */
export function RecallTab() {
  const { t } = useTranslation('stock')
  const localized = useStockField()
  const [number, setNumber] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [asked, setAsked] = useState<string | null>(null)
  // Nothing of it is kept on the device, and every look is one that the trail knows of.
  const [recall, { data, loading }] = useLazyQuery(STOCK_RECALL, { fetchPolicy: 'no-cache', errorPolicy: 'all' })
  const ask = (batchNumber: string) => {
    setAsked(batchNumber)
    void recall({ variables: { batchNumber } })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const checked = checkValues(RecallInput, { batchNumber: number })
    if ('errors' in checked) return setError(checked.errors['batchNumber'] ?? null)
    ask(checked.data.batchNumber)
  }
  return (
    <>
      <form noValidate className={classes.form} onSubmit={submit}>
        <Note>{t('recall.note')}</Note>
        <TextInput
          {...localized({ error })}
          label={t('recall.number')}
          required
          autoComplete="off"
          maxLength={LONGEST_BATCH_NUMBER}
          value={number}
          onChange={(event) => {
            setNumber(event.currentTarget.value)
            setError(null)
          }}
        />
        <Button type="submit" loading={loading}>
          {t('recall.find')}
        </Button>
      </form>
      {asked !== null && !data?.recallBatch && <StockState loading={loading} onRetry={() => ask(asked)} />}
      {asked !== null && data?.recallBatch && <Found recall={data.recallBatch} number={asked} />}
    </>
  )
}

function Found({ recall, number }: { recall: StockRecallQuery['recallBatch']; number: string }) {
  const [today] = useState(() => new Date())
  const { t } = useTranslation('stock')
  const amount = useAmount()
  const formats = useFormats()
  const { batches, patients } = recall
  if (batches.length === 0) {
    return (
      <StatePanel icon={IconSearchOff} title={t('recall.none.title', { number })} message={t('recall.none.message')} />
    )
  }
  return (
    <>
      <h2 className={classes.heading}>{t('recall.shelf')}</h2>
      <ul className={classes.list} aria-label={t('recall.shelf')}>
        {batches.map(({ id, medicineName, strength, unit, quantity, expiresOn }) => (
          <li key={id} className={classes.card}>
            <span className={classes.line}>
              <strong>
                {medicineName} {strength}
              </strong>
              <span>{amount(unit, quantity)}</span>
            </span>
            <p className={classes.quiet}>{t('expiring.expires', { date: formats.date(expiresOn) })}</p>
          </li>
        ))}
      </ul>
      <h2 className={classes.heading}>{t('recall.patients')}</h2>
      {patients.length === 0 ? (
        <p>{t('recall.nobody')}</p>
      ) : (
        <ul className={classes.list} aria-label={t('recall.patients')}>
          {patients.map(({ patientId, at, firstName, lastName, dateOfBirth, phone, villageWard, ...given }) => (
            <li key={`${patientId} ${at} ${given.medicineName} ${given.quantity}`} className={classes.card}>
              <strong>
                {firstName} {lastName}
              </strong>
              <p>
                {formats.age(ageOn(dateOfBirth, today))}
                {villageWard !== null && ` · ${villageWard}`}
              </p>
              {phone !== null && (
                <a className={classes.name} href={`tel:${phone}`}>
                  {phone}
                </a>
              )}
              <p className={classes.quiet}>
                {t('recall.received', {
                  quantity: formats.number(given.quantity),
                  medicine: `${given.medicineName} ${given.strength}`,
                  date: formats.date(at),
                })}
              </p>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
