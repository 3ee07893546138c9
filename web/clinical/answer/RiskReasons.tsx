import { useTranslation } from 'react-i18next'
import type { DiagnosisContent } from '#web/clinical/answer/AnswerDiagnosis.tsx'
import { Folded } from '#web/ui/Folded.tsx'
import { Part } from '#web/ui/Part.tsx'
import { RuleList } from '#web/ui/RuleList.tsx'
import classes from './RiskReasons.module.css'

/** Why the risk is what it is, and folded away the rules behind it with their sources. */
export function RiskReasons({ reasons }: Pick<DiagnosisContent, 'reasons'>) {
  const { t } = useTranslation('medicalPlan')
  const rules = [...new Map(reasons.flatMap(({ rule }) => (rule ? [[rule.id, rule] as const] : []))).values()]
  return (
    <Part title={t('diagnosis.whyThisRisk')}>
      {reasons.length === 0 ? (
        <p>{t('diagnosis.noReasons')}</p>
      ) : (
        <ul>
          {reasons.map(({ kindText, text }) => (
            <li key={text}>
              {text} <span className={classes.kind}>({kindText})</span>
            </li>
          ))}
        </ul>
      )}
      {rules.length > 0 && (
        <Folded title={t('diagnosis.rules')}>
          <RuleList rules={rules} version={(version) => t('ruleVersion', { version })} />
        </Folded>
      )}
    </Part>
  )
}
