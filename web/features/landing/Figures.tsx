import { Container } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from './Figures.module.css'

/** The marketing figures of specification §1. */
const FIGURES = [
  { key: 'patients', value: '50K+' },
  { key: 'workers', value: '1,200+' },
  { key: 'satisfaction', value: '98%' },
] as const

export function Figures() {
  const { t } = useTranslation('landing')
  return (
    <Container>
      <dl className={classes.root} aria-label={t('figures.heading')}>
        {FIGURES.map(({ key, value }) => (
          <div key={key} className={classes.figure}>
            <dt>{t(`figures.${key}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Container>
  )
}
