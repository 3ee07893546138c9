-- CreateEnum
CREATE TYPE "PatientMergeStatus" AS ENUM ('proposed', 'merged', 'declined', 'undone');

-- CreateEnum
CREATE TYPE "ReferralStatus" AS ENUM ('sent', 'accepted', 'declined', 'arrived', 'closed', 'cancelled');

-- CreateEnum
CREATE TYPE "TaskOutcome" AS ENUM ('completed', 'failed', 'cancelled');

-- CreateEnum
CREATE TYPE "AppointmentStatus" AS ENUM ('scheduled', 'completed', 'missed', 'cancelled');

-- CreateEnum
CREATE TYPE "StockMovementKind" AS ENUM ('receive', 'dispense', 'adjust', 'transfer_out', 'transfer_in', 'expire', 'return');

-- CreateEnum
CREATE TYPE "PrescriptionStatus" AS ENUM ('pending', 'ready', 'dispensed', 'partly_dispensed', 'not_dispensed', 'cancelled');

-- AlterTable
ALTER TABLE "Patient" ADD COLUMN     "birthDateEstimated" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "code" TEXT,
ADD COLUMN     "hasInsurance" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "mergedIntoId" UUID,
ADD COLUMN     "registeredById" UUID,
ADD COLUMN     "userId" UUID;

-- Patients who are there already get codes as domain/patients/patient-code.ts makes them: seven random signs and a
-- check sign. Each row has random signs of its own because they are asked for by its id.
UPDATE "Patient" SET "code" = made.signs || made.checked
FROM (
  SELECT chosen.id, string_agg(substr(chosen.signs, chosen.value + 1, 1), '' ORDER BY chosen.place) AS signs,
    substr(min(chosen.signs), (sum(chosen.value * chosen.place) % 31)::int + 1, 1) AS checked
  FROM (
    SELECT patient.id, place, floor(random() * 31)::int AS value, '0123456789ABCDEFGHJKMNPQRSTVWXY'::text AS signs
    FROM "Patient" AS patient CROSS JOIN generate_series(1, 7) AS place
  ) AS chosen
  GROUP BY chosen.id
) AS made
WHERE made.id = "Patient".id;
ALTER TABLE "Patient" ALTER COLUMN "code" SET NOT NULL;
UPDATE "Patient" SET "hasInsurance" = true WHERE "insuranceProvider" IS NOT NULL OR "insurancePolicyNumber" IS NOT NULL;

-- CreateTable
CREATE TABLE "PatientMerge" (
    "id" UUID NOT NULL,
    "keptId" UUID NOT NULL,
    "duplicateId" UUID NOT NULL,
    "status" "PatientMergeStatus" NOT NULL,
    "reason" TEXT NOT NULL,
    "proposedById" UUID NOT NULL,
    "proposedAt" TIMESTAMPTZ(3) NOT NULL,
    "decidedById" UUID,
    "decidedAt" TIMESTAMPTZ(3),
    "decision" TEXT,
    "undoneById" UUID,
    "undoneAt" TIMESTAMPTZ(3),
    "undoReason" TEXT,

    CONSTRAINT "PatientMerge_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "RecordInvitation" (
    "id" UUID NOT NULL,
    "patientId" UUID NOT NULL,
    "codeHash" BYTEA NOT NULL,
    "createdById" UUID NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "usedAt" TIMESTAMPTZ(3),

    CONSTRAINT "RecordInvitation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Visit" (
    "assessmentId" UUID NOT NULL,
    "chiefComplaint" TEXT NOT NULL,
    "duration" TEXT,
    "severity" TEXT,
    "painScale" INTEGER,
    "associatedSymptoms" TEXT[],
    "generalAppearance" TEXT NOT NULL,
    "headEyes" TEXT,
    "chestLungs" TEXT,
    "heart" TEXT,
    "abdomen" TEXT,
    "extremities" TEXT,
    "neurological" TEXT,
    "skin" TEXT,
    "currentMedications" TEXT,
    "allergies" TEXT,
    "previousIllnesses" TEXT,
    "familyHistory" TEXT,
    "socialHistory" TEXT,
    "riskFactors" TEXT[],
    "agreed" BOOLEAN,
    "disagreementReason" TEXT,
    "reviewedById" UUID,
    "reviewedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Visit_pkey" PRIMARY KEY ("assessmentId")
);

-- CreateTable
CREATE TABLE "Referral" (
    "id" UUID NOT NULL,
    "patientId" UUID NOT NULL,
    "assessmentId" UUID,
    "fromFacilityId" UUID NOT NULL,
    "toFacilityId" UUID NOT NULL,
    "urgency" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "status" "ReferralStatus" NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "createdById" UUID NOT NULL,

    CONSTRAINT "Referral_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ReferralStep" (
    "id" UUID NOT NULL,
    "referralId" UUID NOT NULL,
    "status" "ReferralStatus" NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "byId" UUID NOT NULL,
    "note" TEXT,

    CONSTRAINT "ReferralStep_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "EmergencyCall" (
    "id" UUID NOT NULL,
    "facilityId" UUID,
    "byId" UUID NOT NULL,
    "patientId" UUID,
    "country" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "EmergencyCall_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Task" (
    "id" UUID NOT NULL,
    "facilityId" UUID NOT NULL,
    "patientId" UUID NOT NULL,
    "ruleId" TEXT NOT NULL,
    "ruleVersion" INTEGER NOT NULL,
    "priority" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "opensAt" TIMESTAMPTZ(3) NOT NULL,
    "dueAt" TIMESTAMPTZ(3) NOT NULL,
    "closesAt" TIMESTAMPTZ(3) NOT NULL,
    "sourceType" TEXT NOT NULL,
    "sourceId" UUID NOT NULL,
    "sequence" INTEGER NOT NULL DEFAULT 0,
    "outcome" "TaskOutcome",
    "closedAt" TIMESTAMPTZ(3),
    "closedById" UUID,
    "doneByType" TEXT,
    "doneById" UUID,
    "reason" TEXT,

    CONSTRAINT "Task_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Enrolment" (
    "id" UUID NOT NULL,
    "patientId" UUID NOT NULL,
    "facilityId" UUID NOT NULL,
    "programme" TEXT NOT NULL,
    "startedOn" DATE NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "createdById" UUID NOT NULL,
    "endedOn" DATE,
    "endReason" TEXT,

    CONSTRAINT "Enrolment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Appointment" (
    "id" UUID NOT NULL,
    "patientId" UUID NOT NULL,
    "facilityId" UUID NOT NULL,
    "type" TEXT NOT NULL,
    "scheduledFor" TIMESTAMPTZ(3) NOT NULL,
    "reason" TEXT,
    "status" "AppointmentStatus" NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "createdById" UUID NOT NULL,
    "closedAt" TIMESTAMPTZ(3),
    "closedById" UUID,

    CONSTRAINT "Appointment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Medicine" (
    "id" UUID NOT NULL,
    "code" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "genericName" TEXT NOT NULL,
    "form" TEXT NOT NULL,
    "strength" TEXT NOT NULL,
    "unit" TEXT NOT NULL,

    CONSTRAINT "Medicine_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "FacilityMedicine" (
    "facilityId" UUID NOT NULL,
    "medicineId" UUID NOT NULL,
    "minimumStock" INTEGER NOT NULL,

    CONSTRAINT "FacilityMedicine_pkey" PRIMARY KEY ("facilityId","medicineId")
);

-- CreateTable
CREATE TABLE "Batch" (
    "id" UUID NOT NULL,
    "facilityId" UUID NOT NULL,
    "medicineId" UUID NOT NULL,
    "number" TEXT NOT NULL,
    "expiresOn" DATE NOT NULL,

    CONSTRAINT "Batch_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "StockMovement" (
    "id" UUID NOT NULL,
    "batchId" UUID NOT NULL,
    "kind" "StockMovementKind" NOT NULL,
    "quantity" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "byId" UUID,
    "reason" TEXT,

    CONSTRAINT "StockMovement_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Prescription" (
    "id" UUID NOT NULL,
    "patientId" UUID NOT NULL,
    "facilityId" UUID NOT NULL,
    "assessmentId" UUID,
    "diagnosis" TEXT NOT NULL,
    "instructions" TEXT,
    "followUpOn" DATE,
    "status" "PrescriptionStatus" NOT NULL,
    "prescribedById" UUID NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Prescription_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PrescriptionItem" (
    "id" UUID NOT NULL,
    "prescriptionId" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "medicineId" UUID,
    "name" TEXT NOT NULL,
    "genericName" TEXT NOT NULL,
    "dosage" TEXT NOT NULL,
    "quantity" INTEGER,
    "instructions" TEXT,
    "durationDays" INTEGER,

    CONSTRAINT "PrescriptionItem_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "PatientMerge_status_proposedAt_idx" ON "PatientMerge"("status", "proposedAt");

-- CreateIndex
CREATE INDEX "PatientMerge_keptId_idx" ON "PatientMerge"("keptId");

-- CreateIndex
CREATE INDEX "PatientMerge_duplicateId_idx" ON "PatientMerge"("duplicateId");

-- CreateIndex
CREATE UNIQUE INDEX "RecordInvitation_codeHash_key" ON "RecordInvitation"("codeHash");

-- CreateIndex
CREATE INDEX "RecordInvitation_patientId_idx" ON "RecordInvitation"("patientId");

-- CreateIndex
CREATE INDEX "Referral_patientId_createdAt_idx" ON "Referral"("patientId", "createdAt" DESC);

-- CreateIndex
CREATE INDEX "Referral_fromFacilityId_status_createdAt_idx" ON "Referral"("fromFacilityId", "status", "createdAt" DESC);

-- CreateIndex
CREATE INDEX "Referral_toFacilityId_status_createdAt_idx" ON "Referral"("toFacilityId", "status", "createdAt" DESC);

-- CreateIndex
CREATE INDEX "Referral_assessmentId_idx" ON "Referral"("assessmentId");

-- CreateIndex
CREATE INDEX "ReferralStep_referralId_at_idx" ON "ReferralStep"("referralId", "at");

-- CreateIndex
CREATE INDEX "EmergencyCall_facilityId_at_idx" ON "EmergencyCall"("facilityId", "at" DESC);

-- CreateIndex
CREATE INDEX "EmergencyCall_patientId_idx" ON "EmergencyCall"("patientId");

-- CreateIndex
CREATE INDEX "Task_facilityId_outcome_dueAt_idx" ON "Task"("facilityId", "outcome", "dueAt");

-- CreateIndex
CREATE INDEX "Task_patientId_outcome_dueAt_idx" ON "Task"("patientId", "outcome", "dueAt");

-- CreateIndex
CREATE UNIQUE INDEX "Task_ruleId_sourceId_sequence_key" ON "Task"("ruleId", "sourceId", "sequence");

-- CreateIndex
CREATE INDEX "Enrolment_patientId_createdAt_idx" ON "Enrolment"("patientId", "createdAt" DESC);

-- CreateIndex
CREATE INDEX "Enrolment_facilityId_programme_idx" ON "Enrolment"("facilityId", "programme");

-- CreateIndex
CREATE INDEX "Appointment_patientId_scheduledFor_idx" ON "Appointment"("patientId", "scheduledFor" DESC);

-- CreateIndex
CREATE INDEX "Appointment_facilityId_status_scheduledFor_idx" ON "Appointment"("facilityId", "status", "scheduledFor");

-- CreateIndex
CREATE UNIQUE INDEX "Medicine_code_key" ON "Medicine"("code");

-- CreateIndex
CREATE INDEX "FacilityMedicine_medicineId_idx" ON "FacilityMedicine"("medicineId");

-- CreateIndex
CREATE INDEX "Batch_medicineId_idx" ON "Batch"("medicineId");

-- CreateIndex
CREATE INDEX "Batch_number_idx" ON "Batch"("number");

-- CreateIndex
CREATE UNIQUE INDEX "Batch_facilityId_medicineId_number_key" ON "Batch"("facilityId", "medicineId", "number");

-- CreateIndex
CREATE INDEX "StockMovement_batchId_at_idx" ON "StockMovement"("batchId", "at");

-- CreateIndex
CREATE INDEX "Prescription_patientId_createdAt_idx" ON "Prescription"("patientId", "createdAt" DESC);

-- CreateIndex
CREATE INDEX "Prescription_facilityId_status_createdAt_idx" ON "Prescription"("facilityId", "status", "createdAt" DESC);

-- CreateIndex
CREATE INDEX "Prescription_assessmentId_idx" ON "Prescription"("assessmentId");

-- CreateIndex
CREATE INDEX "PrescriptionItem_medicineId_idx" ON "PrescriptionItem"("medicineId");

-- CreateIndex
CREATE UNIQUE INDEX "PrescriptionItem_prescriptionId_position_key" ON "PrescriptionItem"("prescriptionId", "position");

-- CreateIndex
CREATE UNIQUE INDEX "Patient_code_key" ON "Patient"("code");

-- CreateIndex
CREATE UNIQUE INDEX "Patient_userId_key" ON "Patient"("userId");

-- CreateIndex
CREATE INDEX "Patient_facilityId_createdAt_idx" ON "Patient"("facilityId", "createdAt");

-- CreateIndex
CREATE INDEX "Patient_registeredById_idx" ON "Patient"("registeredById");

-- CreateIndex
CREATE INDEX "Patient_mergedIntoId_idx" ON "Patient"("mergedIntoId");

-- AddForeignKey
ALTER TABLE "Patient" ADD CONSTRAINT "Patient_registeredById_fkey" FOREIGN KEY ("registeredById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Patient" ADD CONSTRAINT "Patient_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Patient" ADD CONSTRAINT "Patient_mergedIntoId_fkey" FOREIGN KEY ("mergedIntoId") REFERENCES "Patient"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PatientMerge" ADD CONSTRAINT "PatientMerge_keptId_fkey" FOREIGN KEY ("keptId") REFERENCES "Patient"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PatientMerge" ADD CONSTRAINT "PatientMerge_duplicateId_fkey" FOREIGN KEY ("duplicateId") REFERENCES "Patient"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RecordInvitation" ADD CONSTRAINT "RecordInvitation_patientId_fkey" FOREIGN KEY ("patientId") REFERENCES "Patient"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Visit" ADD CONSTRAINT "Visit_assessmentId_fkey" FOREIGN KEY ("assessmentId") REFERENCES "MedicalAssessment"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Referral" ADD CONSTRAINT "Referral_patientId_fkey" FOREIGN KEY ("patientId") REFERENCES "Patient"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Referral" ADD CONSTRAINT "Referral_assessmentId_fkey" FOREIGN KEY ("assessmentId") REFERENCES "MedicalAssessment"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Referral" ADD CONSTRAINT "Referral_fromFacilityId_fkey" FOREIGN KEY ("fromFacilityId") REFERENCES "Facility"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Referral" ADD CONSTRAINT "Referral_toFacilityId_fkey" FOREIGN KEY ("toFacilityId") REFERENCES "Facility"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ReferralStep" ADD CONSTRAINT "ReferralStep_referralId_fkey" FOREIGN KEY ("referralId") REFERENCES "Referral"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "EmergencyCall" ADD CONSTRAINT "EmergencyCall_facilityId_fkey" FOREIGN KEY ("facilityId") REFERENCES "Facility"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "EmergencyCall" ADD CONSTRAINT "EmergencyCall_patientId_fkey" FOREIGN KEY ("patientId") REFERENCES "Patient"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Task" ADD CONSTRAINT "Task_facilityId_fkey" FOREIGN KEY ("facilityId") REFERENCES "Facility"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Task" ADD CONSTRAINT "Task_patientId_fkey" FOREIGN KEY ("patientId") REFERENCES "Patient"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Enrolment" ADD CONSTRAINT "Enrolment_patientId_fkey" FOREIGN KEY ("patientId") REFERENCES "Patient"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Enrolment" ADD CONSTRAINT "Enrolment_facilityId_fkey" FOREIGN KEY ("facilityId") REFERENCES "Facility"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Appointment" ADD CONSTRAINT "Appointment_patientId_fkey" FOREIGN KEY ("patientId") REFERENCES "Patient"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Appointment" ADD CONSTRAINT "Appointment_facilityId_fkey" FOREIGN KEY ("facilityId") REFERENCES "Facility"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FacilityMedicine" ADD CONSTRAINT "FacilityMedicine_facilityId_fkey" FOREIGN KEY ("facilityId") REFERENCES "Facility"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FacilityMedicine" ADD CONSTRAINT "FacilityMedicine_medicineId_fkey" FOREIGN KEY ("medicineId") REFERENCES "Medicine"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Batch" ADD CONSTRAINT "Batch_facilityId_fkey" FOREIGN KEY ("facilityId") REFERENCES "Facility"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Batch" ADD CONSTRAINT "Batch_medicineId_fkey" FOREIGN KEY ("medicineId") REFERENCES "Medicine"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StockMovement" ADD CONSTRAINT "StockMovement_batchId_fkey" FOREIGN KEY ("batchId") REFERENCES "Batch"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Prescription" ADD CONSTRAINT "Prescription_patientId_fkey" FOREIGN KEY ("patientId") REFERENCES "Patient"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Prescription" ADD CONSTRAINT "Prescription_facilityId_fkey" FOREIGN KEY ("facilityId") REFERENCES "Facility"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Prescription" ADD CONSTRAINT "Prescription_assessmentId_fkey" FOREIGN KEY ("assessmentId") REFERENCES "MedicalAssessment"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PrescriptionItem" ADD CONSTRAINT "PrescriptionItem_prescriptionId_fkey" FOREIGN KEY ("prescriptionId") REFERENCES "Prescription"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PrescriptionItem" ADD CONSTRAINT "PrescriptionItem_medicineId_fkey" FOREIGN KEY ("medicineId") REFERENCES "Medicine"("id") ON DELETE SET NULL ON UPDATE CASCADE;
