import { Button } from '@mantine/core'
import { IconScan } from '@tabler/icons-react'
import { type RefObject, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { PhotoSeverity } from '#domain/vocabulary/photos.ts'
import { PhotoAnalysis } from '#web/features/imaging/analysis/PhotoAnalysis.tsx'
import { usePhotoAnalysis } from '#web/features/imaging/analysis/use-photo-analysis.ts'
import type { DraftPart } from '#web/features/imaging/photo-draft.ts'
import { useStableCallback } from '#web/lib/use-stable-callback.ts'
import { member } from '#web/lib/wire-names.ts'
import classes from './imaging.module.css'

interface Props extends DraftPart {
  /** The picture as it is shown. */
  image: RefObject<HTMLImageElement | null>
}

/**
 * Analyses the picture that was taken. What a demonstration simulates is filled in, named as simulated; what is measured
 * says nothing of the illness, and changes nothing that a person has chosen.
 */
export function AnalysisPart({ image, draft: { assessmentType, findings }, onChange }: Props) {
  const { t } = useTranslation('imaging')
  const id = useId()
  const { state, analyse } = usePhotoAnalysis()

  // With what was written meanwhile.
  const fillIn = useStableCallback((severity: PhotoSeverity) => {
    const simulated = t('analysis.simulatedFindings', { severity: t(`severities.${member(severity)}`) })
    onChange({ severity, findings: findings ? `${findings}\n${simulated}` : simulated })
  })
  const press = async () => {
    if (!image.current || assessmentType === null) return
    const result = await analyse(image.current, assessmentType)
    if (result?.kind === 'simulated') fillIn(result.severity)
  }

  return (
    <section className={classes.part} aria-labelledby={id}>
      <h2 id={id} className={classes.heading}>
        {t('analysis.title')}
      </h2>
      <div className={classes.buttons}>
        <Button
          variant="default"
          disabled={assessmentType === null}
          loading={state.status === 'busy'}
          aria-describedby={assessmentType === null ? `${id}-needs` : undefined}
          leftSection={<IconScan size={18} aria-hidden />}
          onClick={() => void press()}
        >
          {t('analysis.button')}
        </Button>
      </div>
      {assessmentType === null && (
        <p id={`${id}-needs`} className={classes.quiet}>
          {t('analysis.needsType')}
        </p>
      )}
      <PhotoAnalysis state={state} />
    </section>
  )
}
