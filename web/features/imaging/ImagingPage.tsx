import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { validate as isUuid } from 'uuid'
import { Imaging } from '#web/features/imaging/Imaging.tsx'
import { ImagingFrame } from '#web/features/imaging/ImagingFrame.tsx'
import { ImagingOfPatient } from '#web/features/imaging/ImagingOfPatient.tsx'
import { UnknownPatient } from '#web/features/imaging/UnknownPatient.tsx'

/** Medical photos: of a patient where the path names one, else one's own of nobody's record. */
export function ImagingPage() {
  const { t } = useTranslation('imaging')
  const { patientId } = useParams()
  if (patientId === undefined) {
    return (
      <ImagingFrame>
        <Imaging key="own" patientId={null} subject={t('general')} hint={t('generalHint')} />
      </ImagingFrame>
    )
  }
  return isUuid(patientId) ? <ImagingOfPatient key={patientId} id={patientId} /> : <UnknownPatient />
}
