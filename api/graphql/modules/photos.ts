import { builder } from '#api/graphql/builder.ts'
import { orNothing } from '#api/graphql/or-nothing.ts'
import { memberOf, vocabularyEnum } from '#api/graphql/scalars.ts'
import {
  BODY_PARTS,
  PATIENT_POSITIONS,
  PHOTO_ANGLES,
  PHOTO_ASSESSMENT_TYPES,
  PHOTO_DISTANCES,
  PHOTO_LIGHTINGS,
  PHOTO_SEVERITIES,
} from '#domain/vocabulary/photos.ts'

export const PhotoAssessmentTypeEnum = vocabularyEnum(
  'PhotoAssessmentType',
  PHOTO_ASSESSMENT_TYPES,
  'What a medical photo is taken for.',
)
export const BodyPartEnum = vocabularyEnum('BodyPart', BODY_PARTS, 'What a medical photo shows.')
export const PhotoSeverityEnum = vocabularyEnum(
  'PhotoSeverity',
  PHOTO_SEVERITIES,
  'How bad whoever took a photo takes it to be.',
)
const LightingEnum = vocabularyEnum('PhotoLighting', PHOTO_LIGHTINGS, 'The light of a photo.')
const DistanceEnum = vocabularyEnum('PhotoDistance', PHOTO_DISTANCES, 'Up to 30 cm, up to 1 m, or farther.')
const AngleEnum = vocabularyEnum('PhotoAngle', PHOTO_ANGLES, 'From where a photo was taken.')
const PositionEnum = vocabularyEnum('PatientPosition', PATIENT_POSITIONS, 'How the patient was placed.')

/** @param base64 of a JPEG picture. */
export const jpegDataUrl = (base64: string): string => `data:image/jpeg;base64,${base64}`

builder.prismaObject('MedicalPhoto', {
  description: 'A medical photo, and what was said of it. The picture itself is at `/api/photos/{id}/image`.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The photo’s id.' }),
    patientId: t.exposeID('patientId', { nullable: true, description: 'Of whose record; none of one’s own.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was stored.' }),
    byName: t.string({
      description: 'The name of who took it.',
      select: { takenBy: { select: { firstName: true, lastName: true } } },
      resolve: ({ takenBy }) => `${takenBy.firstName} ${takenBy.lastName}`.trim(),
    }),
    placeName: t.string({
      nullable: true,
      description: 'The facility at which it was taken.',
      select: { facility: { select: { name: true } } },
      resolve: ({ facility }) => facility?.name ?? null,
    }),
    assessmentType: t.field({
      type: PhotoAssessmentTypeEnum,
      description: 'What it was taken for.',
      select: { assessmentType: true },
      resolve: ({ assessmentType }) => memberOf(PHOTO_ASSESSMENT_TYPES, assessmentType),
    }),
    bodyPart: t.field({
      type: BodyPartEnum,
      description: 'What it shows.',
      select: { bodyPart: true },
      resolve: ({ bodyPart }) => memberOf(BODY_PARTS, bodyPart),
    }),
    findings: t.exposeString('findings', { description: 'What is seen on it; empty where nobody said.' }),
    severity: t.field({
      type: PhotoSeverityEnum,
      description: 'How bad whoever took it took it to be.',
      select: { severity: true },
      resolve: ({ severity }) => memberOf(PHOTO_SEVERITIES, severity),
    }),
    lighting: t.field({
      type: LightingEnum,
      description: 'The light.',
      select: { lighting: true },
      resolve: ({ lighting }) => memberOf(PHOTO_LIGHTINGS, lighting),
    }),
    distance: t.field({
      type: DistanceEnum,
      description: 'How far away the camera was.',
      select: { distance: true },
      resolve: ({ distance }) => memberOf(PHOTO_DISTANCES, distance),
    }),
    angle: t.field({
      type: AngleEnum,
      description: 'From where.',
      select: { angle: true },
      resolve: ({ angle }) => memberOf(PHOTO_ANGLES, angle),
    }),
    patientPosition: t.field({
      type: PositionEnum,
      description: 'How the patient was placed.',
      select: { patientPosition: true },
      resolve: ({ patientPosition }) => memberOf(PATIENT_POSITIONS, patientPosition),
    }),
    widthPx: t.exposeInt('widthPx', { description: 'The picture’s width in pixels.' }),
    heightPx: t.exposeInt('heightPx', { description: 'The picture’s height in pixels.' }),
    thumbnailUrl: t.string({
      description: 'A small picture, as a data URL.',
      select: { thumbnail: true },
      resolve: ({ thumbnail }) => jpegDataUrl(Buffer.from(thumbnail).toString('base64')),
    }),
  }),
})

builder.queryField('medicalPhotos', (t) =>
  t.prismaField({
    type: ['MedicalPhoto'],
    nullable: true,
    description:
      'Medical photos, newest first, a page at a time: of a patient whom you may see, or nothing where you may not; ' +
      'without a patient those that you took for yourself.',
    args: {
      patientId: t.arg.id({ description: 'The patient.' }),
      limit: t.arg.int({ defaultValue: 20, description: 'How many, 1 to 100.' }),
      cursor: t.arg.id({ description: 'The id of the last photo of the page before.' }),
    },
    resolve: (query, _root, list, { client, services, actor }) =>
      orNothing(async () => client.medicalPhoto.findMany({ ...query, ...(await services.photosPage(actor, list)) })),
  }),
)
