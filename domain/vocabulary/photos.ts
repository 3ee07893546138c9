/** What a medical photo is taken for. */
export const PHOTO_ASSESSMENT_TYPES = [
  'skin_condition',
  'wound_care',
  'eye_exam',
  'oral_health',
  'rash_analysis',
  'growth_monitoring',
  'general_documentation',
] as const
export type PhotoAssessmentType = (typeof PHOTO_ASSESSMENT_TYPES)[number]

export const BODY_PARTS = [
  'face',
  'scalp',
  'neck',
  'chest',
  'back',
  'arms',
  'hands',
  'abdomen',
  'legs',
  'feet',
  'eyes',
  'mouth',
  'throat',
  'ears',
  'other',
] as const
export type BodyPart = (typeof BODY_PARTS)[number]

/** How bad whoever took the photo takes it to be, the mildest first. */
export const PHOTO_SEVERITIES = ['normal', 'mild', 'moderate', 'severe', 'critical'] as const
export type PhotoSeverity = (typeof PHOTO_SEVERITIES)[number]

export const PHOTO_LIGHTINGS = ['natural', 'artificial', 'flash', 'mixed'] as const
export type PhotoLighting = (typeof PHOTO_LIGHTINGS)[number]

/** Up to 30 cm, up to 1 m, and farther. */
export const PHOTO_DISTANCES = ['close', 'medium', 'far'] as const
export type PhotoDistance = (typeof PHOTO_DISTANCES)[number]

export const PHOTO_ANGLES = ['front', 'side', 'angled', 'top'] as const
export type PhotoAngle = (typeof PHOTO_ANGLES)[number]

export const PATIENT_POSITIONS = ['sitting', 'standing', 'lying', 'prone'] as const
export type PatientPosition = (typeof PATIENT_POSITIONS)[number]

/** How a photo was taken, unless told. */
export const PHOTO_DEFAULTS = {
  severity: 'normal',
  lighting: 'natural',
  distance: 'close',
  angle: 'front',
  patientPosition: 'sitting',
} as const

/** Of what is seen on a photo. */
export const LONGEST_PHOTO_FINDINGS = 2_000
/** The largest picture that is kept, with its longest side; a browser makes it smaller before it is sent. */
export const LARGEST_PHOTO = { bytes: 2_000_000, sidePx: 4096 } as const
/** The smallest side of a picture on which anything is seen. */
export const SMALLEST_PHOTO_SIDE_PX = 120
/** The largest small picture of a list. */
export const LARGEST_THUMBNAIL = { bytes: 30_000, sidePx: 320 } as const
