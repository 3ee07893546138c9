import { expect, onTestFinished } from 'vitest'
import type { PrismaClient } from '#prisma/generated/client/client.ts'

/** How many rows each table holds that a request could write to. */
export async function countRows(client: PrismaClient): Promise<Record<string, number>> {
  return {
    users: await client.user.count(),
    roleGrants: await client.roleGrant.count(),
    sessions: await client.session.count(),
    assessments: await client.nutritionAssessment.count(),
    plans: await client.nutritionPlan.count(),
    medicalAssessments: await client.medicalAssessment.count(),
    medicalPlans: await client.medicalPlan.count(),
    patients: await client.patient.count(),
    facilities: await client.facility.count(),
    merges: await client.patientMerge.count(),
    invitations: await client.recordInvitation.count(),
    visits: await client.visit.count(),
    referrals: await client.referral.count(),
    referralSteps: await client.referralStep.count(),
    photos: await client.medicalPhoto.count(),
    pictures: await client.picture.count(),
    emergencyCalls: await client.emergencyCall.count(),
    tasks: await client.task.count(),
    enrolments: await client.enrolment.count(),
    appointments: await client.appointment.count(),
    medicines: await client.medicine.count(),
    facilityMedicines: await client.facilityMedicine.count(),
    batches: await client.batch.count(),
    stockMovements: await client.stockMovement.count(),
    stocktakes: await client.stocktake.count(),
    stocktakeLines: await client.stocktakeLine.count(),
    stockTransfers: await client.stockTransfer.count(),
    stockTransferLines: await client.stockTransferLine.count(),
    prescriptions: await client.prescription.count(),
    prescriptionItems: await client.prescriptionItem.count(),
    prescriptionSteps: await client.prescriptionStep.count(),
    dispensings: await client.dispensing.count(),
    dispensedItems: await client.dispensedItem.count(),
    dispensingReturns: await client.dispensingReturn.count(),
    returnedItems: await client.returnedItem.count(),
    counselings: await client.counseling.count(),
  }
}

/** From here to the end of the test nothing may be stored. */
export async function expectNothingStored(client: PrismaClient): Promise<void> {
  const before = await countRows(client)
  onTestFinished(async () => expect(await countRows(client)).toEqual(before))
}
