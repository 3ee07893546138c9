import '@mantine/core/styles/Input.layer.css'
import { Button, TextInput } from '@mantine/core'
import { IconAlertTriangle, IconSearch } from '@tabler/icons-react'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import {
  ASSESSMENT_CATEGORIES,
  ASSESSMENT_TYPES,
  type AssessmentTypeName,
} from '#domain/vocabulary/medical/assessment-types.ts'
import { HelpFrame } from '#web/features/medical/HelpFrame.tsx'
import { loadAllGuides } from '#web/features/medical/resources/guides/load-guides.ts'
import { LoadFailure } from '#web/features/medical/resources/LoadFailure.tsx'
import { searchGuides } from '#web/features/medical/resources/search-guides.ts'
import { useLoaded } from '#web/features/medical/resources/use-loaded.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import classes from './GuideList.module.css'

/** All guides by category, and a search of their names and texts. The texts come when the list stands. */
export function GuideList({ load = loadAllGuides }: { load?: typeof loadAllGuides }) {
  const { t } = useTranslation('medicalHelp')
  const language = useLanguage()
  const [parameters, setParameters] = useSearchParams()
  const [query, setQuery] = useState(() => parameters.get('q') ?? '')
  const texts = useLoaded(useCallback(() => load(language), [load, language]))
  const found = searchGuides(query, language, texts.status === 'loaded' ? texts.value : {})
  const isSearch = query.trim() !== ''

  const search = (wanted: string) => {
    setQuery(wanted)
    // In the address, so that the way back from a guide leads to what was found.
    setParameters(wanted.trim() === '' ? {} : { q: wanted }, { replace: true, preventScrollReset: true })
  }

  return (
    <HelpFrame
      title={t('resources.title')}
      intro={t('resources.intro')}
      back={{ to: '/medical/dashboard', label: t('backToCenter') }}
    >
      <div className={classes.tools}>
        <TextInput
          type="search"
          label={t('resources.search')}
          placeholder={t('resources.searchHint')}
          leftSection={<IconSearch size={18} aria-hidden />}
          value={query}
          onChange={(event) => search(event.currentTarget.value)}
          className={classes.search}
        />
        <Link to="/medical/emergency" className={classes.emergency}>
          <IconAlertTriangle size={20} aria-hidden />
          {t('resources.emergencyLink')}
        </Link>
      </div>
      {texts.status === 'failed' && (
        <LoadFailure
          title={t('resources.namesOnly.title')}
          message={t('resources.namesOnly.message')}
          tryAgain={t('resources.namesOnly.tryAgain')}
          onRetry={texts.retry}
        />
      )}
      <output className={classes.count}>
        {isSearch &&
          (texts.status === 'loading' ? t('resources.loading') : t('resources.found', { count: found.length }))}
      </output>
      {found.length === 0 && texts.status !== 'loading' && (
        <div className={classes.nothing}>
          <strong>{t('resources.nothing', { query: query.trim() })}</strong>
          <p>{t('resources.nothingHint')}</p>
          <Button variant="default" onClick={() => search('')}>
            {t('resources.clear')}
          </Button>
        </div>
      )}
      <Categories found={found} />
    </HelpFrame>
  )
}

function Categories({ found }: { found: readonly AssessmentTypeName[] }) {
  const { t } = useTranslation('medicalHelp')
  const language = useLanguage()
  return ASSESSMENT_CATEGORIES.map((category) => {
    const names = found.filter((name) => ASSESSMENT_TYPES[name].category === category)
    if (names.length === 0) return null
    return (
      <section key={category} className={classes.category}>
        <h2 className={classes.heading}>{t(`resources.categories.${category}`)}</h2>
        <ul className={classes.guides}>
          {names.map((name) => (
            <li key={name}>
              <Link to={`/medical/resources/${name}`} className={classes.guide}>
                <strong>{ASSESSMENT_TYPES[name].displayName[language]}</strong>
                <span>{ASSESSMENT_TYPES[name].description[language]}</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
    )
  })
}
