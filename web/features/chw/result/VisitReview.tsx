import '@mantine/core/styles/Input.layer.css'
import { gql, type TypedDocumentNode } from '@apollo/client'
import { useMutation, useSuspenseFragment } from '@apollo/client/react'
import { Button, Textarea } from '@mantine/core'
import { IconThumbDown, IconThumbUp } from '@tabler/icons-react'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { VisitFragment, VisitPart } from '#web/features/chw/result/visit-part.ts'
import type {
  ReviewVisitMutation,
  ReviewVisitMutationVariables,
  VisitReview_VisitFragment,
} from '#web/graphql/operations.ts'
import { useFormats } from '#web/i18n/use-formats.ts'
import { useLocalizedField } from '#web/i18n/use-localized-field.ts'
import { showToast } from '#web/lib/toast.ts'
import { Part } from '#web/ui/Part.tsx'
import classes from './VisitReview.module.css'

export const VISIT_REVIEW: VisitFragment<VisitReview_VisitFragment> = gql`
  fragment VisitReview_visit on Visit {
    id
    agreed
    disagreementReason
    reviewedAt
  }
`

const REVIEW_VISIT: TypedDocumentNode<ReviewVisitMutation, ReviewVisitMutationVariables> = gql`
  mutation ReviewVisit($id: ID!, $agreed: Boolean!, $reason: String) {
    reviewVisit(id: $id, agreed: $agreed, reason: $reason) {
      ... on Visit {
        id
        agreed
        disagreementReason
        reviewedAt
      }
      ... on Error {
        message
      }
    }
  }
`

const LONGEST_REASON = 1000

interface Props extends VisitPart<VisitReview_VisitFragment> {
  /** Whether they examine patients: others read what was said. */
  mayReview: boolean
}

/** Whether the health worker agrees with the answer, and why not. What was typed stays when it was not taken. */
export function VisitReview({ visit, language, mayReview }: Props) {
  const { t } = useTranslation('chwResult')
  const formats = useFormats()
  const localized = useLocalizedField()
  const { data } = useSuspenseFragment({ fragment: VISIT_REVIEW, from: visit, variables: { language } })
  const [review, { loading }] = useMutation(REVIEW_VISIT)
  const [disagreeing, setDisagreeing] = useState(false)
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string | null>(null)
  const field = useRef<HTMLTextAreaElement>(null)

  const send = async (agreed: boolean) => {
    try {
      const answer = await review({ variables: { id: data.id, agreed, reason: agreed ? null : reason } })
      const result = answer.data?.reviewVisit
      if (!result) return
      if (result.__typename === 'Visit') {
        setDisagreeing(false)
        setError(null)
        showToast({ tone: 'success', title: t('review.saved') })
      } else if (result.__typename === 'InvalidInput') {
        setError(result.message)
        field.current?.focus()
      } else showToast({ tone: 'error', title: t('review.gone') })
    } catch {
      showToast({ tone: 'error', title: t('review.failed'), message: t('review.failedMessage') })
    }
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send(false)
  }

  const { agreed, disagreementReason, reviewedAt } = data
  const date = reviewedAt === null ? '' : formats.date(reviewedAt)
  return (
    <Part title={t('review.title')} level={2}>
      <p role="status">
        {agreed === null ? t('review.open') : t(agreed ? 'review.agreed' : 'review.disagreed', { date })}
      </p>
      {disagreementReason !== null && <blockquote className={classes.reason}>{disagreementReason}</blockquote>}
      <div className={classes.answer} hidden={!mayReview}>
        {disagreeing ? (
          <form onSubmit={submit} noValidate className={classes.form}>
            <Textarea
              ref={field}
              label={t('review.reason')}
              description={t('review.reasonHint')}
              required
              autosize={false}
              rows={3}
              maxLength={LONGEST_REASON}
              value={reason}
              onChange={(event) => setReason(event.currentTarget.value)}
              error={error && localized({ error }).error}
              data-autofocus
            />
            <div className={classes.buttons}>
              <Button type="submit" loading={loading}>
                {t('review.save')}
              </Button>
              <Button variant="default" onClick={() => setDisagreeing(false)}>
                {t('review.cancel')}
              </Button>
            </div>
          </form>
        ) : (
          <div className={classes.buttons}>
            <Button
              variant={agreed === true ? 'filled' : 'default'}
              aria-pressed={agreed === true}
              loading={loading}
              leftSection={<IconThumbUp size={18} aria-hidden />}
              onClick={() => void send(true)}
            >
              {t('review.agree')}
            </Button>
            <Button
              variant={agreed === false ? 'filled' : 'default'}
              aria-pressed={agreed === false}
              disabled={loading}
              leftSection={<IconThumbDown size={18} aria-hidden />}
              onClick={() => setDisagreeing(true)}
            >
              {t('review.disagree')}
            </Button>
          </div>
        )}
      </div>
    </Part>
  )
}
