import { type FragmentType, gql, type TypedDocumentNode } from '@apollo/client'
import { useSuspenseFragment } from '@apollo/client/react'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { COMPARISON, Comparison } from '#web/features/chw/merges/Comparison.tsx'
import { type MergeAct, MergeDialog } from '#web/features/chw/merges/MergeDialog.tsx'
import type { MergeCard_MergeFragment } from '#web/graphql/operations.ts'
import { useFormats } from '#web/i18n/use-formats.ts'
import classes from './merges.module.css'

export const MERGE_CARD: TypedDocumentNode<MergeCard_MergeFragment> = gql`
  fragment MergeCard_merge on PatientMerge {
    id
    status
    reason
    proposedAt
    proposedByMe
    decidedAt
    decision
    undoneAt
    undoReason
    alertsAdded
    mayDecide
    mayUndo
    kept {
      id
      ...Comparison_patient
    }
    duplicate {
      id
      ...Comparison_patient
    }
  }
  ${COMPARISON}
`

/** One merge: both records, what was said of it, and what can be done about it. */
export function MergeCard({ merge }: { merge: FragmentType<MergeCard_MergeFragment> }) {
  const { t } = useTranslation('chwMerges')
  const formats = useFormats()
  const { data } = useSuspenseFragment({ fragment: MERGE_CARD, fragmentName: 'MergeCard_merge', from: merge })
  const [act, setAct] = useState<MergeAct | null>(null)
  const acts: MergeAct[] = [
    ...(data.mayDecide ? (['approve', 'decline'] as const) : []),
    ...(data.mayUndo ? (['undo'] as const) : []),
  ]
  const said = [
    t(data.proposedByMe ? 'said.proposedByMe' : 'said.proposed', {
      date: formats.date(data.proposedAt),
      reason: data.reason,
    }),
    data.decidedAt &&
      t(data.status === 'DECLINED' ? 'said.declined' : 'said.merged', { date: formats.date(data.decidedAt) }),
    data.decidedAt && data.decision,
    data.alertsAdded.length > 0 && t('said.alerts', { alerts: data.alertsAdded.join(', ') }),
    data.undoneAt && t('said.undone', { date: formats.date(data.undoneAt), reason: data.undoReason }),
  ].filter(Boolean)

  return (
    <article className={classes.card} aria-labelledby={data.id}>
      <div className={classes.head}>
        <h2 id={data.id} className={classes.status}>
          {t(`statuses.${data.status}`)}
        </h2>
        {data.status === 'PROPOSED' && !data.mayDecide && (
          <p className={classes.quiet}>{t(data.proposedByMe ? 'otherDecides' : 'clinicianDecides')}</p>
        )}
      </div>
      <ul className={classes.said}>
        {said.map((line) => (
          <li key={String(line)}>{line}</li>
        ))}
      </ul>
      <Comparison kept={data.kept} duplicate={data.duplicate} />
      {acts.length > 0 && (
        <div className={classes.actions}>
          {acts.map((one) => (
            <Button
              key={one}
              variant={one === 'approve' ? 'filled' : 'default'}
              aria-haspopup="dialog"
              onClick={() => setAct(one)}
            >
              {t(`acts.${one}.action`)}
            </Button>
          ))}
        </div>
      )}
      {act && <MergeDialog id={data.id} act={act} onClosed={() => setAct(null)} />}
    </article>
  )
}
