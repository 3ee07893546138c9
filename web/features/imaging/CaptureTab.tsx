import { Button } from '@mantine/core'
import { IconDeviceFloppy } from '@tabler/icons-react'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BODY_PARTS, PHOTO_ASSESSMENT_TYPES } from '#domain/vocabulary/photos.ts'
import { AnalysisPart } from '#web/features/imaging/AnalysisPart.tsx'
import { CameraPanel } from '#web/features/imaging/CameraPanel.tsx'
import { PhotoDetails } from '#web/features/imaging/PhotoDetails.tsx'
import { PhotoSelect } from '#web/features/imaging/PhotoSelect.tsx'
import { PhotoSummary } from '#web/features/imaging/PhotoSummary.tsx'
import { type CompleteDraft, type DraftPart, isComplete, RETAKEN } from '#web/features/imaging/photo-draft.ts'
import { TakenPicture } from '#web/features/imaging/TakenPicture.tsx'
import { member } from '#web/lib/wire-names.ts'
import classes from './imaging.module.css'

interface Props extends DraftPart {
  saving: boolean
  onSave: (draft: CompleteDraft) => void
}

/** Takes a photo, says what it shows, and saves it (specification §2 "Medical Imaging", §4 "Camera"). */
export function CaptureTab({ draft, onChange, saving, onSave }: Props) {
  const { t } = useTranslation('imaging')
  const id = useId()
  const photo = useRef<HTMLElement>(null)
  const image = useRef<HTMLImageElement>(null)
  /** How often the picture came or went. */
  const [turns, setTurns] = useState(0)
  const [isRetaken, setIsRetaken] = useState(false)
  const complete = isComplete(draft) ? draft : null

  useEffect(() => {
    // The button that was pressed is gone, and the focus with it.
    if (turns > 0) photo.current?.focus()
  }, [turns])

  return (
    <fieldset className={classes.capture} disabled={saving}>
      <section className={classes.part} aria-labelledby={`${id}-subject`}>
        <h2 id={`${id}-subject`} className={classes.heading}>
          {t('subject.title')}
        </h2>
        <div className={classes.pair}>
          <PhotoSelect
            label={t('subject.type')}
            required
            values={PHOTO_ASSESSMENT_TYPES}
            nameOf={(one) => t(`types.${member(one)}`)}
            value={draft.assessmentType}
            onChange={(assessmentType) => onChange({ assessmentType })}
          />
          <PhotoSelect
            label={t('subject.bodyPart')}
            required
            values={BODY_PARTS}
            nameOf={(one) => t(`bodyParts.${member(one)}`)}
            value={draft.bodyPart}
            onChange={(bodyPart) => onChange({ bodyPart })}
          />
        </div>
      </section>

      <section ref={photo} tabIndex={-1} className={classes.part} aria-labelledby={`${id}-photo`}>
        <h2 id={`${id}-photo`} className={classes.heading}>
          {draft.picture ? t('taken.title') : t('camera.title')}
        </h2>
        {draft.picture ? (
          <TakenPicture
            picture={draft.picture}
            imageRef={image}
            onRetake={() => {
              setTurns(turns + 1)
              setIsRetaken(true)
              onChange(RETAKEN)
            }}
          />
        ) : (
          <CameraPanel
            startOn={isRetaken}
            onPicture={(picture) => {
              setTurns(turns + 1)
              onChange({ picture })
            }}
          />
        )}
      </section>

      {draft.picture && (
        <>
          <AnalysisPart key={`${turns} ${draft.assessmentType}`} image={image} draft={draft} onChange={onChange} />
          <PhotoDetails draft={draft} onChange={onChange} />
          <PhotoSummary draft={draft} />
          <div className={classes.save}>
            <Button
              size="md"
              disabled={complete === null}
              loading={saving}
              aria-describedby={complete ? undefined : `${id}-incomplete`}
              leftSection={<IconDeviceFloppy size={20} aria-hidden />}
              onClick={() => {
                if (complete) onSave(complete)
              }}
            >
              {t('save.button')}
            </Button>
            {!complete && (
              <p id={`${id}-incomplete`} className={classes.fault}>
                {t('save.incomplete')}
              </p>
            )}
          </div>
        </>
      )}
    </fieldset>
  )
}
