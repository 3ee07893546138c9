import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { CHW_ACTIONS } from '#web/features/chw/dashboard/chw-actions.ts'
import classes from './Actions.module.css'

interface Props {
  /** Whether the product has a page there: a card leads to no other. */
  isOpen: (path: string) => boolean
}

/** The ways to what a health worker does. */
export function Actions({ isOpen }: Props) {
  const { t } = useTranslation('chwDashboard')
  return (
    <nav aria-labelledby="chw-actions">
      <h2 id="chw-actions" className={classes.heading}>
        {t('actions.heading')}
      </h2>
      <ul className={classes.cards}>
        {CHW_ACTIONS.filter(({ path }) => isOpen(path)).map(({ key, path, icon: Picture }) => (
          <li key={key}>
            <Link to={path} className={classes.card}>
              <Picture size={28} stroke={1.5} aria-hidden />
              <span className={classes.text}>
                <strong>{t(`actions.${key}.title`)}</strong>
                <span>{t(`actions.${key}.text`)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
