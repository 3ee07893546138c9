import { useTranslation } from 'react-i18next'
import type { RiskLevel } from '#web/graphql/operations.ts'
import classes from './RiskBadge.module.css'

/** A risk level in words and in the colour of its weight: high and critical are red (specification §9). */
export function RiskBadge({ level }: { level: RiskLevel }) {
  const { t } = useTranslation('common')
  return (
    <span className={classes.badge} data-level={level}>
      {t(`riskLevels.${level}`)}
    </span>
  )
}
