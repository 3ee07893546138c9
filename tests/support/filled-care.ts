import { newId } from '#api/platform/ids.ts'
import type { PrismaClient } from '#prisma/generated/client/client.ts'
import { createPatient, HERE, NEARBY } from '#tests/support/patients.ts'
import { createPhoto } from '#tests/support/photos.ts'

interface Filling {
  readonly client: PrismaClient
  readonly patientId: string
  readonly staffId: string
  /** Values that the text columns take. */
  readonly text: string
}

/** Rows in every table of what is done for a patient: visits, referrals, tasks, stock, prescriptions. */
export async function fillCare({ client, patientId, staffId, text }: Filling): Promise<void> {
  const at = new Date('1999-12-31T23:59:59.999Z')
  const day = new Date('2028-02-29')
  const duplicateId = await createPatient(client, HERE, { firstName: text })
  await client.patientMerge.create({
    data: {
      id: newId(),
      keptId: patientId,
      duplicateId,
      status: 'undone',
      reason: text,
      proposedById: staffId,
      proposedAt: at,
      decidedById: staffId,
      decidedAt: at,
      decision: text,
      undoneById: staffId,
      undoneAt: at,
      undoReason: text,
      alertsAdded: [text, ''],
    },
  })
  await client.patient.update({
    where: { id: duplicateId },
    data: { mergedIntoId: patientId, registeredById: staffId },
  })
  await client.recordInvitation.create({
    data: {
      id: newId(),
      patientId,
      codeHash: Buffer.from([0, 255, 10, 92]),
      createdById: staffId,
      createdAt: at,
      expiresAt: at,
      usedAt: at,
    },
  })
  const { id: assessmentId } = await client.medicalAssessment.findFirstOrThrow({
    where: { patientId, assessmentType: { not: '' } },
    select: { id: true },
  })
  await client.visit.create({
    data: {
      assessmentId,
      chiefComplaint: text,
      generalAppearance: text,
      duration: text,
      severity: text,
      painScale: -2_147_483_648,
      associatedSymptoms: [text, ''],
      riskFactors: [],
      medicalAlerts: [text],
      skin: text,
      agreed: false,
      disagreementReason: text,
      reviewedById: staffId,
      reviewedAt: at,
    },
  })
  await client.referral.create({
    data: {
      id: newId(),
      patientId,
      assessmentId,
      fromFacilityId: HERE,
      toFacilityId: NEARBY,
      urgency: text,
      reason: text,
      status: 'declined',
      createdAt: at,
      createdById: staffId,
      endedAt: at,
      steps: { create: { id: newId(), status: 'declined', at, byId: staffId, note: text } },
    },
  })
  await createPhoto(client, {
    patientId,
    takenById: staffId,
    createdAt: at,
    assessmentType: text,
    bodyPart: text,
    findings: text,
    severity: text,
    lighting: text,
    distance: text,
    angle: text,
    patientPosition: text,
  })
  await client.emergencyCall.create({
    data: { id: newId(), facilityId: HERE, byId: staffId, patientId, country: text, at },
  })
  await client.task.create({
    data: {
      id: newId(),
      facilityId: HERE,
      patientId,
      ruleId: text,
      ruleVersion: 1,
      priority: text,
      createdAt: at,
      opensAt: at,
      dueAt: at,
      closesAt: at,
      sourceType: text,
      sourceId: assessmentId,
      sequence: 2_147_483_647,
      outcome: 'failed',
      closedAt: at,
      closedById: staffId,
      doneByType: text,
      doneById: assessmentId,
      reason: text,
    },
  })
  await client.enrolment.create({
    data: {
      id: newId(),
      patientId,
      facilityId: HERE,
      programme: text,
      startedOn: day,
      createdAt: at,
      createdById: staffId,
      endedOn: day,
      endReason: text,
    },
  })
  await client.appointment.create({
    data: {
      id: newId(),
      patientId,
      facilityId: HERE,
      type: text,
      scheduledFor: at,
      reason: text,
      status: 'missed',
      createdAt: at,
      createdById: staffId,
      closedAt: at,
      closedById: staffId,
    },
  })
  await fillStock({ client, patientId, staffId, text }, at, day)
}

async function fillStock({ client, patientId, staffId, text }: Filling, at: Date, day: Date): Promise<void> {
  const medicineId = newId()
  await client.medicine.create({
    data: {
      id: medicineId,
      code: text,
      name: text,
      genericName: text,
      form: text,
      strength: text,
      unit: text,
      facilities: { create: { facilityId: HERE, minimumStock: -1 } },
    },
  })
  const batchId = newId()
  await client.batch.create({
    data: {
      id: batchId,
      facilityId: HERE,
      medicineId,
      number: text,
      expiresOn: day,
      movements: {
        create: {
          id: newId(),
          kind: 'transfer_out',
          quantity: -2_147_483_648,
          at,
          byId: staffId,
          reason: text,
          sourceId: batchId,
        },
      },
    },
  })
  const itemId = newId()
  const prescriptionId = newId()
  await client.stocktake.create({
    data: {
      id: newId(),
      facilityId: HERE,
      at,
      byId: staffId,
      note: text,
      lines: { create: { id: newId(), batchId, expected: -2_147_483_648, counted: 2_147_483_647, reason: text } },
    },
  })
  await client.stockTransfer.create({
    data: {
      id: newId(),
      fromFacilityId: HERE,
      toFacilityId: NEARBY,
      status: 'received',
      sentAt: at,
      sentById: staffId,
      note: text,
      endedAt: at,
      endedById: staffId,
      endNote: text,
      lines: { create: { id: newId(), batchId, quantity: 2_147_483_647, receivedQuantity: 0 } },
    },
  })
  await client.prescription.create({
    data: {
      id: prescriptionId,
      patientId,
      facilityId: HERE,
      diagnosis: text,
      instructions: text,
      followUpOn: day,
      status: 'partly_dispensed',
      prescribedById: staffId,
      createdAt: at,
      endedAt: at,
      steps: {
        create: { id: newId(), kind: 'overridden', at, byId: staffId, note: text, findings: [{ id: text, n: 0.1 }] },
      },
      items: {
        create: {
          id: itemId,
          position: 0,
          medicineId,
          name: text,
          genericName: text,
          dosage: text,
          quantity: 0,
          instructions: text,
          durationDays: 0,
          regimen: text,
          doseAmount: 5e-324,
          doseUnit: text,
          doseStrength: text,
          timesPerDay: 1.1,
        },
      },
    },
  })
  const dispensedItemId = newId()
  await client.dispensing.create({
    data: {
      id: newId(),
      prescriptionId,
      facilityId: HERE,
      dispensedById: staffId,
      at,
      reason: text,
      items: { create: { id: dispensedItemId, itemId, batchId, quantity: 2_147_483_647 } },
      counseling: {
        create: { id: newId(), at, byId: staffId, language: text, told: [text], teachBack: true, note: text },
      },
      returns: {
        create: {
          id: newId(),
          at,
          byId: staffId,
          reason: text,
          restocked: false,
          items: { create: { id: newId(), dispensedItemId, quantity: -1 } },
        },
      },
    },
  })
}
