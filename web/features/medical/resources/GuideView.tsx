import { Button } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { ASSESSMENT_TYPES, type AssessmentTypeName } from '#domain/vocabulary/medical/assessment-types.ts'
import { HelpFrame } from '#web/features/medical/HelpFrame.tsx'
import type { Guide } from '#web/features/medical/resources/guides/guide.ts'
import { GUIDE_SOURCES } from '#web/features/medical/resources/guides/guide-sources.ts'
import { loadGuide } from '#web/features/medical/resources/guides/load-guides.ts'
import { LoadFailure } from '#web/features/medical/resources/LoadFailure.tsx'
import { useLoaded } from '#web/features/medical/resources/use-loaded.ts'
import { Sources } from '#web/features/medical/Sources.tsx'
import { useLanguage } from '#web/i18n/use-language.ts'
import { PageSkeleton } from '#web/ui/PageSkeleton.tsx'
import classes from './GuideView.module.css'

interface Props {
  name: AssessmentTypeName
  load?: typeof loadGuide
}

/** One guide. */
export function GuideView({ name, load = loadGuide }: Props) {
  const { t } = useTranslation(['medicalHelp', 'common'])
  const language = useLanguage()
  const guide = useLoaded(useCallback(() => load(language, name), [load, language, name]))
  const { displayName, description } = ASSESSMENT_TYPES[name]
  if (guide.status === 'loading') return <PageSkeleton shape="article" label={t('common:loading')} />
  return (
    <HelpFrame
      title={displayName[language]}
      intro={description[language]}
      back={{ to: '/medical/resources', label: t('resources.guide.back') }}
    >
      {guide.status === 'failed' ? (
        <LoadFailure
          title={t('resources.guide.failedTitle')}
          message={t('resources.guide.failedMessage')}
          tryAgain={t('resources.guide.tryAgain')}
          onRetry={guide.retry}
        />
      ) : (
        <Parts guide={guide.value} />
      )}
      <div className={classes.start}>
        <Button component={Link} to={`/medical/assessment/${name}`}>
          {t('resources.guide.start')}
        </Button>
        <span>{t('resources.guide.startHint')}</span>
      </div>
      <Sources sources={GUIDE_SOURCES[name]} />
    </HelpFrame>
  )
}

function Parts({ guide }: { guide: Guide }) {
  const { t } = useTranslation('medicalHelp')
  return (
    <div className={classes.parts}>
      <section className={classes.what}>
        <h2 className={classes.heading}>{t('resources.guide.what')}</h2>
        <p className={classes.text}>{guide.what}</p>
      </section>
      <section className={classes.danger}>
        <h2 className={classes.heading}>
          <IconAlertTriangle size={24} className={classes.icon} aria-hidden />
          {t('resources.guide.danger')}
        </h2>
        <p className={classes.text}>{t('resources.guide.dangerLead')}</p>
        <Lines lines={guide.danger} />
        <Link to="/medical/emergency" className={classes.emergency}>
          {t('resources.emergencyLink')}
        </Link>
      </section>
      {(['signs', 'doNow', 'care', 'prevention', 'questions'] as const).map((part) => (
        <section key={part}>
          <h2 className={classes.heading}>{t(`resources.guide.${part}`)}</h2>
          <Lines lines={guide[part]} />
        </section>
      ))}
    </div>
  )
}

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <ul className={classes.lines}>
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
)
