import { type FragmentType, gql, type TypedDocumentNode } from '@apollo/client'
import { useFragment } from '@apollo/client/react'
import { Button } from '@mantine/core'
import { IconDownload, IconPrinter, IconShare } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PhotoDialog } from '#web/features/imaging/PhotoDialog.tsx'
import { PrintedPhoto } from '#web/features/imaging/PrintedPhoto.tsx'
import { SeverityBadge } from '#web/features/imaging/SeverityBadge.tsx'
import { usePhotoActions } from '#web/features/imaging/use-photo-actions.ts'
import { usePhotoFile } from '#web/features/imaging/use-photo-file.ts'
import type { PhotoCard_PhotoFragment } from '#web/graphql/operations.ts'
import { useFormats } from '#web/i18n/use-formats.ts'
import classes from './imaging.module.css'

export const PHOTO_CARD: TypedDocumentNode<PhotoCard_PhotoFragment> = gql`
  fragment PhotoCard_photo on MedicalPhoto {
    id
    createdAt
    byName
    placeName
    assessmentType
    bodyPart
    findings
    severity
    lighting
    distance
    angle
    patientPosition
    widthPx
    heightPx
    thumbnailUrl
  }
`

interface Props {
  photo: FragmentType<PhotoCard_PhotoFragment>
  /** Of whom the photos are, as it is printed. */
  subject: string
}

/** One photo of the history. */
export function PhotoCard({ photo, subject }: Props) {
  const { data, complete } = useFragment({ fragment: PHOTO_CARD, from: photo })
  return complete ? <Card photo={data} subject={subject} /> : null
}

function Card({ photo, subject }: { photo: PhotoCard_PhotoFragment; subject: string }) {
  const { t } = useTranslation('imaging')
  const formats = useFormats()
  const id = useId()
  const fetchFile = usePhotoFile(photo)
  const { busy, pressAgain, toPrint, ...actions } = usePhotoActions(fetchFile)
  const [isLarge, setIsLarge] = useState(false)
  const type = t(`types.${photo.assessmentType}`)
  const part = t(`bodyParts.${photo.bodyPart}`)
  const at = formats.moment(photo.createdAt)
  const alt = [type, part, at].join(', ')
  const by = [photo.byName, photo.placeName].filter(Boolean).join(', ')
  const facts = [
    { name: t('details.lighting'), value: t(`lightings.${photo.lighting}`) },
    { name: t('details.distance'), value: t(`distances.${photo.distance}`) },
    { name: t('details.angle'), value: t(`angles.${photo.angle}`) },
    { name: t('details.patientPosition'), value: t(`positions.${photo.patientPosition}`) },
  ]
  return (
    <article className={classes.card} aria-labelledby={id}>
      <button
        type="button"
        className={classes.enlarge}
        aria-label={t('photo.enlarge', { photo: alt })}
        onClick={() => setIsLarge(true)}
      >
        <img src={photo.thumbnailUrl} alt={alt} className={classes.thumbnail} />
      </button>
      <div className={classes.head}>
        <h2 id={id} className={classes.name}>
          {type}
        </h2>
        <SeverityBadge severity={photo.severity} />
      </div>
      <p>{part}</p>
      <p className={photo.findings ? classes.said : classes.quiet}>{photo.findings || t('photo.noFindings')}</p>
      <p className={classes.quiet}>
        <time dateTime={photo.createdAt}>{at}</time>
        {by !== '' && (
          <>
            <br />
            {t('photo.by', { by })}
          </>
        )}
      </p>
      <dl className={classes.facts}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {/* biome-ignore lint/a11y/useSemanticElements: they are no fields of a form */}
      <div role="group" className={classes.actions} aria-label={t('photo.actions', { photo: alt })}>
        <Button
          variant="default"
          loading={busy === 'export'}
          leftSection={<IconDownload size={18} aria-hidden />}
          onClick={() => void actions.exportPhoto()}
        >
          {t('photo.export')}
        </Button>
        <Button
          variant="default"
          loading={busy === 'share'}
          leftSection={<IconShare size={18} aria-hidden />}
          onClick={() => void actions.sharePhoto()}
        >
          {pressAgain ? t('photo.shareNow') : t('photo.share')}
        </Button>
        <Button
          variant="default"
          loading={busy === 'print'}
          leftSection={<IconPrinter size={18} aria-hidden />}
          onClick={() => void actions.printPhoto()}
        >
          {t('photo.print')}
        </Button>
      </div>
      {isLarge && <PhotoDialog title={alt} size={photo} fetchFile={fetchFile} onClosed={() => setIsLarge(false)} />}
      {toPrint && (
        <PrintedPhoto file={toPrint} subject={subject} lines={[at, `${type}, ${part}`]} onPrinted={actions.printed} />
      )}
    </article>
  )
}
