import { gql, type TypedDocumentNode } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import { Button } from '@mantine/core'
import { useState, useTransition } from 'react'
import { useTranslation } from 'react-i18next'
import { RecordSection } from '#web/features/patients/record/RecordSection.tsx'
import type { MyRecordReadersQuery, MyRecordReadersQueryVariables } from '#web/graphql/operations.ts'
import { useFormats } from '#web/i18n/use-formats.ts'
import { showToast } from '#web/lib/toast.ts'
import classes from './record.module.css'

const DAYS = 10

const MY_RECORD_READERS: TypedDocumentNode<MyRecordReadersQuery, MyRecordReadersQueryVariables> = gql`
  query MyRecordReaders($days: Int!, $before: String) {
    recordReaders(days: $days, before: $before) {
      day
      name
      roles
      facilityName
      self
      lastAt
      times
      uses {
        part
        changed
      }
    }
  }
`

type Reader = MyRecordReadersQuery['recordReaders'][number]

/** Readers by day, in the order in which they came. */
function byDay(readers: readonly Reader[]): readonly { readonly day: string; readonly readers: readonly Reader[] }[] {
  const days = new Map<string, Reader[]>()
  for (const reader of readers) days.set(reader.day, [...(days.get(reader.day) ?? []), reader])
  return [...days].map(([day, ofDay]) => ({ day, readers: ofDay }))
}

/** Who opened one's record or changed it, by day and person. */
export function Readers() {
  const { t } = useTranslation(['myRecord', 'patientRecord'])
  const formats = useFormats()
  const [busy, startTransition] = useTransition()
  const [isWhole, setIsWhole] = useState(false)
  const { data, loading, refetch, fetchMore } = useQuery(MY_RECORD_READERS, {
    variables: { days: DAYS, before: null },
    errorPolicy: 'all',
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  })
  const readers = data?.recordReaders
  const days = byDay(readers ?? [])

  const showEarlier = () =>
    startTransition(async () => {
      try {
        const earlier = await fetchMore({ variables: { before: days.at(-1)?.day ?? null } })
        const found = byDay(earlier.data?.recordReaders ?? []).length
        if (found < DAYS) setIsWhole(true)
      } catch (error) {
        console.info('Earlier days could not be loaded:', error)
        showToast({
          tone: 'error',
          title: t('patientRecord:failure.title'),
          message: t('patientRecord:failure.message'),
        })
      }
    })

  return (
    <RecordSection id="readers" title={t('readers.title')} intro={t('readers.intro')}>
      {!readers && loading && <p aria-busy="true">{t('readers.loading')}</p>}
      {!readers && !loading && (
        <div role="alert">
          <p>{t('patientRecord:failure.message')}</p>
          <Button variant="default" onClick={() => void refetch()}>
            {t('patientRecord:failure.again')}
          </Button>
        </div>
      )}
      {readers?.length === 0 && <p className={classes.empty}>{t('readers.empty')}</p>}
      {days.map(({ day, readers: ofDay }) => (
        <div key={day}>
          <h3 className={classes.day}>{formats.date(day)}</h3>
          <ul className={classes.list}>
            {ofDay.map((reader) => (
              <ReaderRow key={`${reader.name} ${reader.lastAt}`} reader={reader} />
            ))}
          </ul>
        </div>
      ))}
      {days.length > 0 && days.length % DAYS === 0 && !isWhole && (
        <Button variant="default" mt="md" fullWidth disabled={busy} onClick={showEarlier}>
          {t('readers.earlier')}
        </Button>
      )}
    </RecordSection>
  )
}

function ReaderRow({ reader }: { reader: Reader }) {
  const { t } = useTranslation(['myRecord', 'patientRecord'])
  const { t: common } = useTranslation('common')
  const formats = useFormats()
  const { name, roles, facilityName, self, lastAt, times, uses } = reader
  const who = self ? t('readers.you') : (name ?? t('readers.gone'))
  const what = [
    roles.map((role) => common(`roles.${role.toLowerCase() as Lowercase<typeof role>}`)).join(', '),
    facilityName,
  ]
  return (
    <li className={classes.row}>
      <div className={classes.what}>
        <p className={classes.rowTitle}>{who}</p>
        {!self && <p className={classes.quiet}>{what.filter(Boolean).join(' · ')}</p>}
        <p>{uses.map(({ part, changed }) => t(`readers.${changed ? 'changed' : 'read'}.${part}`)).join(', ')}</p>
        <p className={classes.quiet}>{t('readers.times', { count: times, at: formats.moment(lastAt) })}</p>
      </div>
    </li>
  )
}
