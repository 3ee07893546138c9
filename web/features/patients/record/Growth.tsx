import { gql } from '@apollo/client'
import { useSuspenseFragment } from '@apollo/client/react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { completedMonths } from '#domain/patients/age.ts'
import { RecordSection } from '#web/features/patients/record/RecordSection.tsx'
import type { RecordFragment, RecordPart } from '#web/features/patients/record/record-fragment.ts'
import type { Growth_RecordFragment } from '#web/graphql/operations.ts'
import classes from './record.module.css'

export const GROWTH: RecordFragment<Growth_RecordFragment> = gql`
  fragment Growth_record on PatientRecord {
    patient {
      id
      dateOfBirth
      birthDateEstimated
      gender
    }
    measurements {
      assessmentId
      at
      weightKg
      heightCm
    }
  }
`

/** WHO's tables are large, and of no use for an adult: they come when a child's record is opened. */
const GrowthCurves = lazy(() =>
  import('#web/features/patients/record/GrowthCurves.tsx').then(({ GrowthCurves: curves }) => ({ default: curves })),
)

const LAST_MONTH = 228
const DAY = 10
const SEXES = { MALE: 'male', FEMALE: 'female', OTHER: null } as const

/** A child's growth on WHO's curves; nothing for an adult, or where nothing was measured before nineteen. */
export function Growth({ record, language }: RecordPart<Growth_RecordFragment>) {
  const { t } = useTranslation('patientRecord')
  const { data } = useSuspenseFragment({ fragment: GROWTH, from: record, variables: { language } })
  const { patient, measurements } = data
  const [today] = useState(() => new Date().toISOString())
  const ageOn = (day: string) => completedMonths(patient.dateOfBirth, day.slice(0, DAY))
  if (ageOn(today) > LAST_MONTH) return null
  const sizes = measurements.flatMap(({ at, weightKg, heightCm }) =>
    weightKg === null && heightCm === null ? [] : [{ at: Date.parse(at), ageMonths: ageOn(at), weightKg, heightCm }],
  )
  const sex = SEXES[patient.gender]
  return (
    <RecordSection id="growth" title={t('growth.title')}>
      {sizes.length === 0 && <p className={classes.empty}>{t('growth.empty')}</p>}
      {sizes.length > 0 && sex === null && <p className={classes.empty}>{t('growth.noSex')}</p>}
      {sizes.length > 0 && sex !== null && (
        <>
          <p className={classes.intro}>{t('growth.intro')}</p>
          {patient.birthDateEstimated && <p className={classes.intro}>{t('growth.estimated')}</p>}
          <Suspense fallback={<p aria-busy="true">{t('growth.loading')}</p>}>
            <GrowthCurves sex={sex} sizes={sizes} />
          </Suspense>
        </>
      )}
    </RecordSection>
  )
}
