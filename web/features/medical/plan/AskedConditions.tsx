import { useTranslation } from 'react-i18next'
import type { MedicalDiagnosisTab_PlanFragment } from '#web/graphql/operations.ts'
import { Part } from '#web/ui/Part.tsx'

interface Props extends Pick<MedicalDiagnosisTab_PlanFragment['content'], 'asked'> {
  /** What the assessment was about, as it is called. */
  type: string
}

/** How likely the disease is that was asked about, and that an empty list rules nothing out. */
export function AskedConditions({ asked, type }: Props) {
  const { t } = useTranslation('medicalPlan')
  return (
    <Part title={t('diagnosis.asked', { type })}>
      {asked.length === 0 ? (
        <p>{t('diagnosis.noneAsked', { type })}</p>
      ) : (
        <ul>
          {asked.map(({ id, name, chanceText }) => (
            <li key={id}>
              {name}: <strong>{chanceText}</strong>
            </li>
          ))}
        </ul>
      )}
    </Part>
  )
}
