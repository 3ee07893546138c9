import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { PhotoDraft } from '#web/features/imaging/photo-draft.ts'
import { SeverityBadge } from '#web/features/imaging/SeverityBadge.tsx'
import { member } from '#web/lib/wire-names.ts'
import classes from './imaging.module.css'

/** What is about to be saved, at a glance. */
export function PhotoSummary({ draft }: { draft: PhotoDraft }) {
  const { t } = useTranslation('imaging')
  const id = useId()
  const { assessmentType, bodyPart } = draft
  const facts = [
    {
      name: t('subject.type'),
      value: assessmentType ? t(`types.${member(assessmentType)}`) : t('summary.notChosen'),
    },
    { name: t('subject.bodyPart'), value: bodyPart ? t(`bodyParts.${member(bodyPart)}`) : t('summary.notChosen') },
    { name: t('details.lighting'), value: t(`lightings.${member(draft.lighting)}`) },
    { name: t('details.distance'), value: t(`distances.${member(draft.distance)}`) },
    { name: t('details.angle'), value: t(`angles.${member(draft.angle)}`) },
    { name: t('details.patientPosition'), value: t(`positions.${member(draft.patientPosition)}`) },
  ]
  return (
    <section className={classes.card} aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id} className={classes.heading}>
          {t('summary.title')}
        </h2>
        <SeverityBadge severity={member(draft.severity)} />
      </div>
      <dl className={classes.facts}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={classes.said}>{draft.findings.trim() || t('summary.noFindings')}</p>
    </section>
  )
}
