-- CreateTable
CREATE TABLE "Patient" (
    "id" UUID NOT NULL,
    "facilityId" UUID NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "firstName" TEXT NOT NULL,
    "lastName" TEXT NOT NULL,
    "dateOfBirth" DATE NOT NULL,
    "gender" TEXT NOT NULL,
    "phone" TEXT,
    "emergencyContact" TEXT,
    "address" TEXT,
    "country" TEXT NOT NULL,
    "region" TEXT NOT NULL,
    "villageWard" TEXT,
    "nationalId" TEXT,
    "medicalAlerts" TEXT[],
    "insuranceProvider" TEXT,
    "insurancePolicyNumber" TEXT,
    "preferredLanguage" TEXT NOT NULL,

    CONSTRAINT "Patient_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "MedicalAssessment" (
    "id" UUID NOT NULL,
    "userId" UUID,
    "patientId" UUID,
    "filedById" UUID NOT NULL,
    "facilityId" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "assessmentType" TEXT NOT NULL,
    "age" INTEGER NOT NULL,
    "ageMonths" INTEGER,
    "gender" TEXT NOT NULL,
    "weightKg" DOUBLE PRECISION,
    "heightCm" DOUBLE PRECISION,
    "pregnant" BOOLEAN,
    "pregnancyWeeks" INTEGER,
    "afterBirth" BOOLEAN,
    "region" TEXT NOT NULL,
    "temperatureC" DOUBLE PRECISION,
    "systolicMmHg" DOUBLE PRECISION,
    "diastolicMmHg" DOUBLE PRECISION,
    "heartRatePerMin" DOUBLE PRECISION,
    "respiratoryRatePerMin" DOUBLE PRECISION,
    "oxygenSaturationPercent" DOUBLE PRECISION,
    "glucoseMmolPerL" DOUBLE PRECISION,
    "glucoseFasting" BOOLEAN,
    "haemoglobinGPerDl" DOUBLE PRECISION,
    "creatinineUmolPerL" DOUBLE PRECISION,
    "muacMm" DOUBLE PRECISION,
    "illnessDays" INTEGER,
    "symptoms" TEXT[],
    "checklistComplete" BOOLEAN NOT NULL,
    "medicalHistory" TEXT[],
    "medicines" TEXT[],
    "allergies" TEXT[],
    "examinationFindings" TEXT,

    CONSTRAINT "MedicalAssessment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "MedicalPlan" (
    "id" UUID NOT NULL,
    "assessmentId" UUID NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "engineVersion" TEXT NOT NULL,
    "riskLevel" TEXT NOT NULL,
    "confidence" DOUBLE PRECISION NOT NULL,
    "followUpRequired" BOOLEAN NOT NULL,
    "condition" TEXT,
    "diagnosisEn" TEXT NOT NULL,
    "diagnosisSw" TEXT NOT NULL,
    "result" JSON NOT NULL,
    "texts" JSON NOT NULL,

    CONSTRAINT "MedicalPlan_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Patient_facilityId_lastName_firstName_id_idx" ON "Patient"("facilityId", "lastName", "firstName", "id");

-- CreateIndex
CREATE INDEX "MedicalAssessment_userId_createdAt_id_idx" ON "MedicalAssessment"("userId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "MedicalAssessment_patientId_createdAt_id_idx" ON "MedicalAssessment"("patientId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "MedicalAssessment_filedById_idx" ON "MedicalAssessment"("filedById");

-- CreateIndex
CREATE INDEX "MedicalAssessment_facilityId_idx" ON "MedicalAssessment"("facilityId");

-- CreateIndex
CREATE UNIQUE INDEX "MedicalPlan_assessmentId_key" ON "MedicalPlan"("assessmentId");

-- AddForeignKey
ALTER TABLE "Patient" ADD CONSTRAINT "Patient_facilityId_fkey" FOREIGN KEY ("facilityId") REFERENCES "Facility"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MedicalAssessment" ADD CONSTRAINT "MedicalAssessment_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MedicalAssessment" ADD CONSTRAINT "MedicalAssessment_patientId_fkey" FOREIGN KEY ("patientId") REFERENCES "Patient"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MedicalAssessment" ADD CONSTRAINT "MedicalAssessment_filedById_fkey" FOREIGN KEY ("filedById") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MedicalAssessment" ADD CONSTRAINT "MedicalAssessment_facilityId_fkey" FOREIGN KEY ("facilityId") REFERENCES "Facility"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MedicalPlan" ADD CONSTRAINT "MedicalPlan_assessmentId_fkey" FOREIGN KEY ("assessmentId") REFERENCES "MedicalAssessment"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The rest is written by hand. An assessment is of an account's own person, or of a facility's patient.
ALTER TABLE "MedicalAssessment" ADD CONSTRAINT "MedicalAssessment_of_one_person"
  CHECK (("userId" IS NULL) <> ("patientId" IS NULL));
