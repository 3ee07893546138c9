import { useTranslation } from 'react-i18next'
import type { ReferralUrgency } from '#web/graphql/operations.ts'
import classes from './UrgencyBadge.module.css'

/** How soon a referred patient must be seen. */
export function UrgencyBadge({ urgency }: { urgency: ReferralUrgency }) {
  const { t } = useTranslation('referrals')
  return (
    <span className={classes.badge} data-urgency={urgency}>
      {t(`urgency.${urgency}`)}
    </span>
  )
}
