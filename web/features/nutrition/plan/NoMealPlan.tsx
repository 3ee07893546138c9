import { useTranslation } from 'react-i18next'
import type { PlanAudience, PlanUrgency } from '#web/graphql/operations.ts'
import classes from './Note.module.css'

interface Props {
  audience: PlanAudience
  urgency: PlanUrgency
  limitations: readonly string[]
}

/** Says why a plan has no meals: it is too early for them, somebody must look first, or too little is left to eat. */
export function NoMealPlan({ audience, urgency, limitations }: Props) {
  const { t } = useTranslation('nutrition')
  const reason = () => {
    if (audience === 'INFANT_UNDER_6_MONTHS') return t('plan.meals.noneInfant')
    return urgency === 'ROUTINE' ? t('plan.meals.noneLimits') : t('plan.meals.noneReferral')
  }
  return (
    <div className={classes.note}>
      <h3 className={classes.title}>{t('plan.meals.noneTitle')}</h3>
      <p>{reason()}</p>
      {limitations.length > 0 && (
        <ul>
          {limitations.map((limitation) => (
            <li key={limitation}>{limitation}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
