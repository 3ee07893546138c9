import { newId } from '#api/platform/ids.ts'
import type { PrismaClient } from '#prisma/generated/client/client.ts'
import { HERE, NEARBY } from '#tests/support/patients.ts'
import { createPhoto } from '#tests/support/photos.ts'

/** The ids of what was done for a patient, the newest first. */
export interface FilledRecord {
  readonly appointmentId: string
  readonly callId: string
  readonly enrolmentId: string
  readonly photoId: string
  readonly prescriptionId: string
  readonly referralId: string
}

const day = (date: string) => new Date(`${date}T08:00:00.000Z`)

/** One record of each kind that is no assessment, in words of the vocabulary, of a patient: in five days of 2026. */
export async function fillRecord(client: PrismaClient, patientId: string, byId: string): Promise<FilledRecord> {
  const ids = {
    appointmentId: newId(),
    callId: newId(),
    enrolmentId: newId(),
    photoId: newId(),
    prescriptionId: newId(),
    referralId: newId(),
  }
  await client.referral.create({
    data: {
      id: ids.referralId,
      patientId,
      fromFacilityId: HERE,
      toFacilityId: NEARBY,
      urgency: 'same_day',
      reason: 'Fast breathing',
      status: 'sent',
      createdAt: day('2026-03-01'),
      createdById: byId,
    },
  })
  await client.prescription.create({
    data: {
      id: ids.prescriptionId,
      patientId,
      facilityId: HERE,
      diagnosis: 'Pneumonia',
      instructions: 'After meals',
      followUpOn: new Date('2026-03-05'),
      status: 'pending',
      prescribedById: byId,
      createdAt: day('2026-03-02'),
      items: {
        create: ['Amoxicillin', 'Zinc'].map((name, position) => ({
          id: newId(),
          position,
          name,
          genericName: name.toLowerCase(),
          dosage: '1 tablet twice a day',
          quantity: 10,
          durationDays: 5,
        })),
      },
    },
  })
  await client.enrolment.create({
    data: {
      id: ids.enrolmentId,
      patientId,
      facilityId: HERE,
      programme: 'tb_treatment',
      startedOn: new Date('2026-03-03'),
      createdAt: day('2026-03-03'),
      createdById: byId,
    },
  })
  await client.emergencyCall.create({
    data: { id: ids.callId, facilityId: HERE, patientId, byId, country: 'KE', at: day('2026-03-04') },
  })
  await createPhoto(client, { id: ids.photoId, patientId, takenById: byId, createdAt: day('2026-02-28') })
  await client.appointment.create({
    data: {
      id: ids.appointmentId,
      patientId,
      facilityId: HERE,
      type: 'in_person',
      scheduledFor: day('2026-03-05'),
      reason: 'Weigh again',
      status: 'scheduled',
      createdAt: day('2026-03-01'),
      createdById: byId,
    },
  })
  return ids
}

/** Makes an assessment a visit at the bedside. */
export const makeVisit = (client: PrismaClient, assessmentId: string, chiefComplaint: string) =>
  client.visit.create({
    data: {
      assessmentId,
      chiefComplaint,
      generalAppearance: 'Well',
      associatedSymptoms: [],
      riskFactors: [],
      agreed: false,
      disagreementReason: 'A rapid test was negative',
    },
  })
