import { useTranslation } from 'react-i18next'
import type { DiagnosisContent } from '#web/clinical/answer/AnswerDiagnosis.tsx'
import { Part } from '#web/ui/Part.tsx'
import classes from './PossibleConditions.module.css'

interface Props extends Pick<DiagnosisContent, 'conditions'> {
  /** Too little is known: these are to be asked about, and none is likely. */
  abstained: boolean
}

/** What it could be, the likeliest first: how likely in words, what it is, what speaks for it and against it. */
export function PossibleConditions({ conditions, abstained }: Props) {
  const { t } = useTranslation('medicalPlan')
  return (
    <Part title={abstained ? t('diagnosis.couldBeAbstained') : t('diagnosis.couldBe')}>
      {conditions.length === 0 && <p>{t('diagnosis.noConditions')}</p>}
      <div className={classes.conditions}>
        {conditions.map((condition) => (
          <article key={condition.id} className={classes.condition}>
            <h4 className={classes.name}>
              {condition.name} <span className={classes.chance}>{condition.chanceText}</span>
            </h4>
            <p>{condition.about}</p>
            <dl className={classes.weighed}>
              {condition.speaksFor.length > 0 && (
                <div>
                  <dt>{t('diagnosis.speaksFor')}</dt>
                  <dd>{condition.speaksFor.join('; ')}</dd>
                </div>
              )}
              {condition.speaksAgainst.length > 0 && (
                <div>
                  <dt>{t('diagnosis.speaksAgainst')}</dt>
                  <dd>{condition.speaksAgainst.join('; ')}</dd>
                </div>
              )}
            </dl>
          </article>
        ))}
      </div>
    </Part>
  )
}
