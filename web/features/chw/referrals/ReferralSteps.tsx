import { useTranslation } from 'react-i18next'
import { useMoment } from '#web/features/chw/referrals/use-moment.ts'
import type { ReferralCard_ReferralFragment } from '#web/graphql/operations.ts'
import classes from './referrals.module.css'

/** What happened to a referral: when, by whom, and what was said of it. */
export function ReferralSteps({ steps }: Pick<ReferralCard_ReferralFragment, 'steps'>) {
  const { t } = useTranslation('referrals')
  const moment = useMoment()
  return (
    <ol className={classes.steps} aria-label={t('card.steps')}>
      {steps.map(({ id, status, at, byName, note }) => (
        <li key={id}>
          <strong>{t(`step.${status}`)}</strong>
          <span className={classes.quiet}>
            {moment(at)} · {byName}
          </span>
          {note !== null && <p className={classes.said}>{note}</p>}
        </li>
      ))}
    </ol>
  )
}
