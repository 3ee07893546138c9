import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Way } from '#web/features/medical/center/ways.ts'
import type { MedicalTools } from '#web/lib/medical-tools.ts'
import classes from './WayCard.module.css'

interface Props {
  way: Way
  tools: MedicalTools
}

/** One way to assess. While a tool that it needs is not open, it says so and leads to what is. */
export function WayCard({ way: { key, icon: Picture, needs }, tools }: Props) {
  const { t } = useTranslation('medical')
  const title = t(`chooser.ways.${key}.title`)
  const isOpen = needs.every((tool) => tools[tool].open)
  return (
    <article className={classes.card} data-open={isOpen || undefined}>
      <span className={classes.icon}>
        <Picture size={26} stroke={1.5} aria-hidden />
      </span>
      <h3 className={classes.title}>{title}</h3>
      <p className={classes.text}>{t(`chooser.ways.${key}.text`)}</p>
      <p className={classes.bestFor} id={`best-for-${key}`}>
        {t('chooser.bestFor')}
      </p>
      <ul className={classes.examples} aria-labelledby={`best-for-${key}`}>
        {t(`chooser.ways.${key}.bestFor`, { returnObjects: true }).map((example) => (
          <li key={example}>{example}</li>
        ))}
      </ul>
      <div className={classes.action}>
        {isOpen ? (
          <Button
            component={Link}
            to={tools[needs[0]].path}
            fullWidth
            className={classes.start}
            aria-label={t('chooser.startOf', { kind: title })}
          >
            {t('startAssessment')}
          </Button>
        ) : (
          <>
            <p className={classes.notOpen}>{t(`chooser.notOpen.${key}`)}</p>
            <Button component={Link} to="/medical/dashboard" variant="default" fullWidth>
              {t('chooser.byDisease.short')}
            </Button>
          </>
        )}
      </div>
    </article>
  )
}
