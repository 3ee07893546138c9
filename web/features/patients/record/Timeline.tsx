import { gql, type TypedDocumentNode } from '@apollo/client'
import { useApolloClient, useSuspenseFragment } from '@apollo/client/react'
import { Button } from '@mantine/core'
import { useState, useTransition } from 'react'
import { useTranslation } from 'react-i18next'
import { RecordSection } from '#web/features/patients/record/RecordSection.tsx'
import type { RecordFragment, RecordPart } from '#web/features/patients/record/record-fragment.ts'
import { TIMELINE_ENTRY, TimelineEntry } from '#web/features/patients/record/TimelineEntry.tsx'
import type {
  OlderOfMyRecordQuery,
  OlderOfMyRecordQueryVariables,
  OlderOfPatientRecordQuery,
  OlderOfPatientRecordQueryVariables,
  Timeline_RecordFragment,
} from '#web/graphql/operations.ts'
import { showToast } from '#web/lib/toast.ts'
import paper from '#web/ui/Paper.module.css'
import classes from './record.module.css'

const PAGE_SIZE = 20

export const TIMELINE: RecordFragment<Timeline_RecordFragment> = gql`
  fragment Timeline_record on PatientRecord {
    patient {
      id
    }
    timeline(limit: 20) {
      ... on RecordEntry {
        id
      }
      ...TimelineEntry_timelineEntry
    }
  }
  ${TIMELINE_ENTRY}
`

const OLDER_OF_PATIENT: TypedDocumentNode<OlderOfPatientRecordQuery, OlderOfPatientRecordQueryVariables> = gql`
  query OlderOfPatientRecord($id: ID!, $cursor: ID!, $language: Language!) {
    patientRecord(id: $id) {
      patient {
        id
      }
      timeline(limit: 20, cursor: $cursor) {
        ... on RecordEntry {
          id
        }
        ...TimelineEntry_timelineEntry
      }
    }
  }
  ${TIMELINE_ENTRY}
`

const OLDER_OF_OWN: TypedDocumentNode<OlderOfMyRecordQuery, OlderOfMyRecordQueryVariables> = gql`
  query OlderOfMyRecord($cursor: ID!, $language: Language!) {
    myRecord {
      patient {
        id
      }
      timeline(limit: 20, cursor: $cursor) {
        ... on RecordEntry {
          id
        }
        ...TimelineEntry_timelineEntry
      }
    }
  }
  ${TIMELINE_ENTRY}
`

interface Props extends RecordPart<Timeline_RecordFragment> {
  own: boolean
}

/** Everything that was done for the patient, the newest first; older entries on demand. */
export function Timeline({ record, language, own }: Props) {
  const { t } = useTranslation('patientRecord')
  const client = useApolloClient()
  const [busy, startTransition] = useTransition()
  // A record that ends with a full page is known to end there only when the page after it came back empty.
  const [endsAt, setEndsAt] = useState(0)
  const { data } = useSuspenseFragment({
    fragment: TIMELINE,
    fragmentName: 'Timeline_record',
    from: record,
    variables: { language },
  })
  const { patient, timeline } = data
  const count = timeline.length
  const isWhole = count === 0 || count % PAGE_SIZE > 0 || endsAt === count

  const showOlder = () =>
    startTransition(async () => {
      const cursor = timeline.at(-1)?.id ?? ''
      const fetchPolicy = 'network-only' as const
      try {
        const older = own
          ? (await client.query({ query: OLDER_OF_OWN, variables: { cursor, language }, fetchPolicy })).data?.myRecord
          : (
              await client.query({
                query: OLDER_OF_PATIENT,
                variables: { id: patient.id, cursor, language },
                fetchPolicy,
              })
            ).data?.patientRecord
        // The answer holds what was known too: nothing came where it is no longer.
        if ((older?.timeline.length ?? 0) <= count) setEndsAt(count)
      } catch (error) {
        console.info('Older entries could not be loaded:', error)
        showToast({ tone: 'error', title: t('failure.title'), message: t('failure.message') })
      }
    })

  return (
    <RecordSection id="timeline" title={own ? t('own.timeline') : t('timeline.title')}>
      {count === 0 ? (
        <p className={classes.empty}>{t('timeline.empty')}</p>
      ) : (
        <ol className={classes.timeline}>
          {timeline.map((entry) => (
            <li key={entry.id}>
              <TimelineEntry entry={entry} language={language} own={own} patientId={patient.id} />
            </li>
          ))}
        </ol>
      )}
      {!isWhole && (
        <Button variant="default" mt="md" fullWidth disabled={busy} className={paper.screenOnly} onClick={showOlder}>
          {busy ? t('timeline.loadingOlder') : t('timeline.older')}
        </Button>
      )}
    </RecordSection>
  )
}
