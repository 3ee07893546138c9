import { type FragmentType, gql, type TypedDocumentNode } from '@apollo/client'
import { useFragment } from '@apollo/client/react'
import { Button } from '@mantine/core'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { countryCodeOf } from '#domain/vocabulary/countries.ts'
import { ReferralSteps } from '#web/features/chw/referrals/ReferralSteps.tsx'
import { UrgencyBadge } from '#web/features/chw/referrals/UrgencyBadge.tsx'
import type { ReferralCard_ReferralFragment, ReferralDirection, ReferralMove } from '#web/graphql/operations.ts'
import { showConnectionToast } from '#web/i18n/connection-toast.ts'
import { useFormats } from '#web/i18n/use-formats.ts'
import { useLatePart } from '#web/lib/use-late-part.ts'
import classes from './referrals.module.css'

export const REFERRAL_CARD: TypedDocumentNode<ReferralCard_ReferralFragment> = gql`
  fragment ReferralCard_referral on Referral {
    id
    urgency
    reason
    status
    assessmentId
    moves
    patient {
      id
      firstName
      lastName
      dateOfBirth
      gender
    }
    from {
      id
      name
      district
      region
    }
    to {
      id
      name
      district
      region
    }
    steps {
      id
      status
      at
      byName
      note
    }
  }
`

const loadDialog = () => import('#web/features/chw/referrals/MoveDialog.tsx').then(({ MoveDialog: loaded }) => loaded)

interface Props {
  referral: FragmentType<ReferralCard_ReferralFragment>
  direction: ReferralDirection
  /** Called when what is shown is no longer so. */
  onOutdated: () => void
}

/** One referral: who, how soon, from where to where, what happened to it, and the steps that one may take. */
export function ReferralCard({ referral, direction, onOutdated }: Props) {
  const { t } = useTranslation(['referrals', 'common'])
  const { shortDate } = useFormats()
  const { data, complete } = useFragment({ fragment: REFERRAL_CARD, from: referral })
  const [move, setMove] = useState<ReferralMove | null>(null)
  const { part: Dialog, need } = useLatePart(loadDialog)
  const card = useRef<HTMLElement>(null)
  if (!complete) return null
  const { patient, from, to, status } = data
  const name = `${patient.firstName} ${patient.lastName}`
  const placeOf = ({ name: facility, district, region }: typeof from) => {
    const country = countryCodeOf(region)
    return `${facility}, ${district}, ${country ? t(`common:countries.${country}`) : region}`
  }
  const next = data.moves.find((one) => one !== 'DECLINED' && one !== 'CANCELLED')
  // What came and was turned away is no longer seen.
  const isRecordSeen = direction === 'OUTGOING' || !['DECLINED', 'CANCELLED'].includes(status)

  return (
    <article ref={card} tabIndex={-1} className={classes.card} aria-label={name}>
      <div className={classes.head}>
        <h2 className={classes.name}>{name}</h2>
        <UrgencyBadge urgency={data.urgency} />
        <p className={classes.quiet}>
          {t('card.born', { date: shortDate(patient.dateOfBirth) })} · {t(`card.gender.${patient.gender}`)}
        </p>
      </div>
      <p className={classes.status}>{t(`status.${status}`)}</p>
      <dl className={classes.facts}>
        <div>
          <dt>{t('card.from')}</dt>
          <dd>{placeOf(from)}</dd>
        </div>
        <div>
          <dt>{t('card.to')}</dt>
          <dd>{placeOf(to)}</dd>
        </div>
        <div>
          <dt>{t('card.reason')}</dt>
          <dd className={classes.said}>{data.reason}</dd>
        </div>
      </dl>
      <ReferralSteps steps={data.steps} />
      <div className={classes.actions}>
        {data.moves.map((target) => (
          <Button
            key={target}
            variant={target === next ? 'filled' : 'default'}
            aria-label={t('move.of', { move: t(`move.${target}.button`), name })}
            onClick={() => {
              setMove(target)
              need(showConnectionToast)
            }}
          >
            {t(`move.${target}.button`)}
          </Button>
        ))}
        {isRecordSeen && (
          <Button
            component={Link}
            to={`/patients/${patient.id}`}
            variant="subtle"
            px="xs"
            aria-label={t('card.recordOf', { name })}
          >
            {t('card.record')}
          </Button>
        )}
        {isRecordSeen && data.assessmentId && (
          <Button
            component={Link}
            to={`/chw/assessment-result/${data.assessmentId}`}
            variant="subtle"
            px="xs"
            aria-label={t('card.assessmentOf', { name })}
          >
            {t('card.assessment')}
          </Button>
        )}
      </div>
      {move && Dialog && (
        <Dialog
          referralId={data.id}
          name={name}
          move={move}
          onClosed={() => setMove(null)}
          onMoved={() => card.current?.focus()}
          onOutdated={onOutdated}
        />
      )}
    </article>
  )
}
