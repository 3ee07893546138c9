import '@mantine/core/styles/Input.layer.css'
import { Textarea } from '@mantine/core'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import {
  LONGEST_PHOTO_FINDINGS,
  PATIENT_POSITIONS,
  PHOTO_ANGLES,
  PHOTO_DISTANCES,
  PHOTO_LIGHTINGS,
  PHOTO_SEVERITIES,
} from '#domain/vocabulary/photos.ts'
import { PhotoSelect } from '#web/features/imaging/PhotoSelect.tsx'
import type { DraftPart } from '#web/features/imaging/photo-draft.ts'
import { member } from '#web/lib/wire-names.ts'
import classes from './imaging.module.css'

/** How the photo was taken, what it shows and how bad that is. */
export function PhotoDetails({ draft, onChange }: DraftPart) {
  const { t } = useTranslation('imaging')
  const id = useId()
  return (
    <section className={classes.part} aria-labelledby={id}>
      <h2 id={id} className={classes.heading}>
        {t('details.title')}
      </h2>
      <div className={classes.pair}>
        <PhotoSelect
          label={t('details.lighting')}
          values={PHOTO_LIGHTINGS}
          nameOf={(one) => t(`lightings.${member(one)}`)}
          value={draft.lighting}
          onChange={(lighting) => onChange({ lighting })}
        />
        <PhotoSelect
          label={t('details.distance')}
          values={PHOTO_DISTANCES}
          nameOf={(one) => t(`distances.${member(one)}`)}
          value={draft.distance}
          onChange={(distance) => onChange({ distance })}
        />
        <PhotoSelect
          label={t('details.angle')}
          values={PHOTO_ANGLES}
          nameOf={(one) => t(`angles.${member(one)}`)}
          value={draft.angle}
          onChange={(angle) => onChange({ angle })}
        />
        <PhotoSelect
          label={t('details.patientPosition')}
          values={PATIENT_POSITIONS}
          nameOf={(one) => t(`positions.${member(one)}`)}
          value={draft.patientPosition}
          onChange={(patientPosition) => onChange({ patientPosition })}
        />
      </div>
      <Textarea
        label={t('details.findings')}
        description={t('details.findingsHint')}
        rows={4}
        maxLength={LONGEST_PHOTO_FINDINGS}
        value={draft.findings}
        onChange={({ currentTarget: { value } }) => onChange({ findings: value })}
      />
      <PhotoSelect
        label={t('details.severity')}
        values={PHOTO_SEVERITIES}
        nameOf={(one) => t(`severities.${member(one)}`)}
        value={draft.severity}
        onChange={(severity) => onChange({ severity })}
      />
    </section>
  )
}
