import * as z from 'zod/mini'
import { message } from '#domain/input/messages.ts'
import { orNull } from '#domain/input/or-null.ts'
import { PageInput } from '#domain/input/page.ts'
import { photoMessage } from '#domain/input/photo-messages.ts'
import { optionalText } from '#domain/input/text.ts'
import {
  BODY_PARTS,
  LONGEST_PHOTO_FINDINGS,
  PATIENT_POSITIONS,
  PHOTO_ANGLES,
  PHOTO_ASSESSMENT_TYPES,
  PHOTO_DEFAULTS,
  PHOTO_DISTANCES,
  PHOTO_LIGHTINGS,
  PHOTO_SEVERITIES,
} from '#domain/vocabulary/photos.ts'

const id = z.uuid(message('id_invalid'))
const required = <const Value extends string>(values: readonly Value[]) =>
  z.enum(values as readonly [Value, ...Value[]], photoMessage('photo_incomplete'))
const chosen = <const Value extends string>(values: readonly Value[], unlessTold: Value) =>
  z.pipe(
    z.optional(z.nullable(z.enum(values as readonly [Value, ...Value[]], photoMessage('photo_choice_invalid')))),
    z.transform((value): Value => value ?? unlessTold),
  )

/** What is said of a medical photo; of a patient's record where one is named, else of whoever takes it. */
export const PhotoInput = z.object({
  patientId: orNull(id),
  assessmentType: required(PHOTO_ASSESSMENT_TYPES),
  bodyPart: required(BODY_PARTS),
  findings: z.pipe(
    optionalText(LONGEST_PHOTO_FINDINGS),
    z.transform((text) => text ?? ''),
  ),
  severity: chosen(PHOTO_SEVERITIES, PHOTO_DEFAULTS.severity),
  lighting: chosen(PHOTO_LIGHTINGS, PHOTO_DEFAULTS.lighting),
  distance: chosen(PHOTO_DISTANCES, PHOTO_DEFAULTS.distance),
  angle: chosen(PHOTO_ANGLES, PHOTO_DEFAULTS.angle),
  patientPosition: chosen(PATIENT_POSITIONS, PHOTO_DEFAULTS.patientPosition),
})

/** Which photos are asked for: of a patient, or one's own that are of no patient's record. */
export const PhotoListInput = z.extend(PageInput, { patientId: orNull(id) })
