import { gql } from '@apollo/client'
import { useSuspenseFragment } from '@apollo/client/react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { RiskBadge } from '#web/clinical/RiskBadge.tsx'
import { RecordSection } from '#web/features/patients/record/RecordSection.tsx'
import type { RecordFragment, RecordPart } from '#web/features/patients/record/record-fragment.ts'
import type { Conditions_RecordFragment } from '#web/graphql/operations.ts'
import { useFormats } from '#web/i18n/use-formats.ts'
import classes from './record.module.css'

export const CONDITIONS: RecordFragment<Conditions_RecordFragment> = gql`
  fragment Conditions_record on PatientRecord {
    patient {
      id
    }
    conditions {
      condition
      name(language: $language)
      planId
      riskLevel
      firstAt
      lastAt
      times
      agreed
    }
  }
`

interface Props extends RecordPart<Conditions_RecordFragment> {
  own: boolean
}

/** What came first in the plans, each once, with its level. */
export function Conditions({ record, language, own }: Props) {
  const { t } = useTranslation('patientRecord')
  const formats = useFormats()
  const { data } = useSuspenseFragment({ fragment: CONDITIONS, from: record, variables: { language } })
  return (
    <RecordSection id="conditions" title={t('conditions.title')} intro={t('conditions.intro')}>
      {data.conditions.length === 0 ? (
        <p className={classes.empty}>{t('conditions.empty')}</p>
      ) : (
        <ul className={classes.list}>
          {data.conditions.map(({ condition, name, planId, riskLevel, firstAt, lastAt, times, agreed }) => (
            <li key={condition} className={classes.row}>
              <div className={classes.what}>
                <h3 className={classes.rowTitle}>{own ? name : <Link to={`/medical/plan/${planId}`}>{name}</Link>}</h3>
                <p className={classes.quiet}>
                  {times === 1
                    ? formats.date(lastAt)
                    : t('conditions.times', { count: times, first: formats.date(firstAt), last: formats.date(lastAt) })}
                </p>
                {agreed === false && <p className={classes.quiet}>{t('visit.disagreed')}</p>}
              </div>
              <RiskBadge level={riskLevel} />
            </li>
          ))}
        </ul>
      )}
    </RecordSection>
  )
}
