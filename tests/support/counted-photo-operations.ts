import { type CountedOperation, graphql, PAGE, rest } from '#tests/support/counted-operation.ts'
import { createPhoto, MEDICAL_PHOTOS, photoBody } from '#tests/support/photos.ts'

/** The calls of medical photos. */
export const PHOTO_OPERATIONS: readonly CountedOperation[] = [
  {
    name: 'POST /api/photos',
    statements: 4,
    ready:
      ({ carer, carePatientId }) =>
      () =>
        rest(carer, 'POST', '/api/photos', photoBody({ patient_id: carePatientId })),
  },
  {
    name: 'GET /api/photos/:id/image',
    statements: 6,
    ready: async ({ server, carer, carePatientId: patientId }) => {
      const id = await createPhoto(server.client, { patientId, takenById: carer.userId })
      return () => rest(carer, 'GET', `/api/photos/${id}/image`)
    },
  },
  {
    name: 'medicalPhotos',
    statements: 6,
    ready:
      ({ carer, carePatientId: patientId }) =>
      () =>
        graphql(carer, MEDICAL_PHOTOS, { patientId, ...PAGE }),
  },
  {
    name: 'medicalPhotos of one’s own',
    statements: 4,
    ready:
      ({ patient }) =>
      () =>
        graphql(patient, MEDICAL_PHOTOS, PAGE),
  },
]
