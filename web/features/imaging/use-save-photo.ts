import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CompleteDraft } from '#web/features/imaging/photo-draft.ts'
import { serverErrorText } from '#web/i18n/server-error.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { HttpError, http } from '#web/lib/http.ts'
import { showToast } from '#web/lib/toast.ts'
import { useRepeatableId } from '#web/lib/use-repeatable-id.ts'

const TOO_LARGE = 413

const bodyOf = (draft: CompleteDraft, patientId: string | null) => ({
  ...(patientId !== null && { patient_id: patientId }),
  assessment_type: draft.assessmentType,
  body_part: draft.bodyPart,
  findings: draft.findings.trim(),
  severity: draft.severity,
  metadata: {
    lighting: draft.lighting,
    distance: draft.distance,
    angle: draft.angle,
    patient_position: draft.patientPosition,
  },
  image_url: draft.picture.imageUrl,
  thumbnail_url: draft.picture.thumbnailUrl,
})

/**
 * Sends a photo to the server, and tells what came of it. Sent again as it is, it is the same photo.
 * @param patientId of whose record it becomes a part; null: of none
 */
export function useSavePhoto(patientId: string | null) {
  const { t } = useTranslation('imaging')
  const { t: tCommon } = useTranslation('common')
  const language = useLanguage()
  const idFor = useRepeatableId()
  const [saving, setSaving] = useState(false)

  const reasonOf = (error: unknown): string => {
    if (!(error instanceof HttpError)) return t('save.noAnswer')
    if (error.status === TOO_LARGE) return t('save.tooLarge')
    if (error.field === 'patient_id') return t('save.patient')
    const text = serverErrorText(tCommon, error.status, error.serverText)
    // The server speaks English: what has no translation would be a riddle in another language.
    return text === null || (text === error.serverText && language !== 'en') ? t('save.refused') : text
  }

  /** @returns whether it is stored */
  const save = async (draft: CompleteDraft): Promise<boolean> => {
    setSaving(true)
    try {
      const body = bodyOf(draft, patientId)
      await http('/photos', { method: 'POST', body: { id: idFor(body), ...body } })
      showToast({ tone: 'success', title: t('save.done') })
      return true
    } catch (error) {
      console.info('The photo was not saved:', error)
      showToast({ tone: 'error', title: t('save.failed'), message: reasonOf(error) })
      return false
    } finally {
      setSaving(false)
    }
  }

  return { saving, save }
}
