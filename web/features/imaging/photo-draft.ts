import {
  type BodyPart,
  type PatientPosition,
  PHOTO_DEFAULTS,
  type PhotoAngle,
  type PhotoAssessmentType,
  type PhotoDistance,
  type PhotoLighting,
  type PhotoSeverity,
} from '#domain/vocabulary/photos.ts'
import type { Picture } from '#web/features/imaging/make-picture.ts'

/** A photo that is not saved yet. */
export interface PhotoDraft {
  readonly assessmentType: PhotoAssessmentType | null
  readonly bodyPart: BodyPart | null
  readonly picture: Picture | null
  readonly lighting: PhotoLighting
  readonly distance: PhotoDistance
  readonly angle: PhotoAngle
  readonly patientPosition: PatientPosition
  readonly findings: string
  readonly severity: PhotoSeverity
}

/** What a part of the form is given: the draft, and how to change it. */
export interface DraftPart {
  readonly draft: PhotoDraft
  readonly onChange: (changes: Partial<PhotoDraft>) => void
}

/** Nothing taken, and the defaults of specification §9. */
export const BLANK_DRAFT: PhotoDraft = {
  assessmentType: null,
  bodyPart: null,
  picture: null,
  findings: '',
  ...PHOTO_DEFAULTS,
}

/** What a retaken photo begins with (§4 "Camera"). */
export const RETAKEN = { picture: null, findings: '' } as const

/** What goes once a photo is saved; type and body part stay for the next one (§4 "Camera"). */
export const SAVED = { ...RETAKEN, severity: PHOTO_DEFAULTS.severity } as const

/** A draft that has all that is required (§5 "Photo"). */
export type CompleteDraft = PhotoDraft & {
  readonly assessmentType: PhotoAssessmentType
  readonly bodyPart: BodyPart
  readonly picture: Picture
}

export const isComplete = (draft: PhotoDraft): draft is CompleteDraft =>
  draft.assessmentType !== null && draft.bodyPart !== null && draft.picture !== null
