import { type FragmentType, gql, type TypedDocumentNode } from '@apollo/client'
import { useSuspenseFragment } from '@apollo/client/react'
import type { Icon } from '@tabler/icons-react'
import {
  IconArrowRight,
  IconBabyCarriage,
  IconBrain,
  IconDna2,
  IconHeartbeat,
  IconRibbonHealth,
  IconVirus,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { ASSESSMENT_CATEGORIES } from '#domain/vocabulary/medical/assessment-types.ts'
import type { Language, TypeGroups_TypeFragment } from '#web/graphql/operations.ts'
import { member } from '#web/lib/wire-names.ts'
import classes from './TypeGroups.module.css'

export const TYPE_GROUPS: TypedDocumentNode<TypeGroups_TypeFragment, { language: Language }> = gql`
  fragment TypeGroups_type on AssessmentType {
    name
    displayName(language: $language)
    description(language: $language)
    category
    onlyFor
  }
`

const CATEGORIES = ASSESSMENT_CATEGORIES.map((category) => member(category))
type Category = (typeof CATEGORIES)[number]

const ICONS: Readonly<Record<Category, Icon>> = {
  INFECTIOUS: IconVirus,
  CHRONIC: IconHeartbeat,
  CANCER: IconRibbonHealth,
  MATERNAL: IconBabyCarriage,
  MENTAL: IconBrain,
  GENETIC: IconDna2,
}

/** Where on the page a category begins. */
const anchorOf = (category: Category) => `category-${category.toLowerCase()}`

interface Props {
  types: readonly FragmentType<TypeGroups_TypeFragment>[]
  language: Language
}

/** The assessment types, grouped by category in the order of the specification (§3), each with its way in. */
export function TypeGroups({ types, language }: Props) {
  const { t } = useTranslation('medical')
  const { data } = useSuspenseFragment({ fragment: TYPE_GROUPS, from: [...types], variables: { language } })
  const groups = CATEGORIES.map((category) => ({ category, of: data.filter((type) => type.category === category) }))
  return groups
    .filter(({ of }) => of.length > 0)
    .map(({ category, of }) => {
      const Picture = ICONS[category]
      return (
        <section key={category} aria-labelledby={anchorOf(category)}>
          <h2 id={anchorOf(category)} className={classes.heading}>
            <Picture size={24} stroke={1.5} aria-hidden />
            {t(`categories.${category}.name`)}
          </h2>
          <ul className={classes.grid}>
            {of.map((type) => (
              <li key={type.name}>
                <TypeCard type={type} />
              </li>
            ))}
          </ul>
        </section>
      )
    })
}

function TypeCard({ type }: { type: TypeGroups_TypeFragment }) {
  const { t } = useTranslation('medical')
  return (
    <article className={classes.card}>
      <div className={classes.head}>
        <h3 className={classes.name}>{type.displayName}</h3>
        <span className={classes.badge}>{t(`categories.${type.category}.badge`)}</span>
      </div>
      <p className={classes.description}>{type.description}</p>
      {type.onlyFor && <p className={classes.onlyFor}>{t(`onlyFor.${type.onlyFor}`)}</p>}
      <Link
        to={`/medical/assessment/${type.name.toLowerCase()}`}
        className={classes.start}
        aria-label={t('dashboard.startOf', { type: type.displayName })}
      >
        {t('startAssessment')}
        <IconArrowRight size={18} aria-hidden />
      </Link>
    </article>
  )
}

/** Ways to the categories further down, for a phone on which they are far. */
export function CategoryLinks({ withRecords }: { withRecords: boolean }) {
  const { t } = useTranslation('medical')
  return (
    <nav className={classes.jump} aria-label={t('dashboard.jump')}>
      {withRecords && <a href="#medical-records">{t('dashboard.records')}</a>}
      {CATEGORIES.map((category) => (
        <a key={category} href={`#${anchorOf(category)}`}>
          {t(`categories.${category}.name`)}
        </a>
      ))}
    </nav>
  )
}
