import { useTranslation } from 'react-i18next'
import classes from './CareActions.module.css'

interface Props {
  actions: readonly {
    readonly id: string
    readonly title: string
    readonly instruction: string
    readonly byText: string
  }[]
  /** Said in the place of an empty list. */
  none: string
  /** In the order in which they are done. */
  ordered?: boolean
}

/** What to do, how, and who does it. */
export function CareActions({ actions, none, ordered = false }: Props) {
  const { t } = useTranslation('medicalPlan')
  if (actions.length === 0) return <p className={classes.none}>{none}</p>
  const List = ordered ? 'ol' : 'ul'
  return (
    <List className={classes.list}>
      {actions.map(({ id, title, instruction, byText }) => (
        <li key={id}>
          <strong>{title}</strong>
          <p>{instruction}</p>
          <p className={classes.by}>{t('doneBy', { who: byText })}</p>
        </li>
      ))}
    </List>
  )
}
