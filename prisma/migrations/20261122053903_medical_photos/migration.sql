-- CreateTable
CREATE TABLE "MedicalPhoto" (
    "id" UUID NOT NULL,
    "patientId" UUID,
    "takenById" UUID NOT NULL,
    "facilityId" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "assessmentType" TEXT NOT NULL,
    "bodyPart" TEXT NOT NULL,
    "findings" TEXT NOT NULL,
    "severity" TEXT NOT NULL,
    "lighting" TEXT NOT NULL,
    "distance" TEXT NOT NULL,
    "angle" TEXT NOT NULL,
    "patientPosition" TEXT NOT NULL,
    "widthPx" INTEGER NOT NULL,
    "heightPx" INTEGER NOT NULL,
    "thumbnail" BYTEA NOT NULL,

    CONSTRAINT "MedicalPhoto_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Picture" (
    "photoId" UUID NOT NULL,
    "jpeg" BYTEA NOT NULL,

    CONSTRAINT "Picture_pkey" PRIMARY KEY ("photoId")
);

-- CreateIndex
CREATE INDEX "MedicalPhoto_patientId_createdAt_id_idx" ON "MedicalPhoto"("patientId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "MedicalPhoto_takenById_createdAt_id_idx" ON "MedicalPhoto"("takenById", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "MedicalPhoto_facilityId_idx" ON "MedicalPhoto"("facilityId");

-- AddForeignKey
ALTER TABLE "MedicalPhoto" ADD CONSTRAINT "MedicalPhoto_patientId_fkey" FOREIGN KEY ("patientId") REFERENCES "Patient"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MedicalPhoto" ADD CONSTRAINT "MedicalPhoto_takenById_fkey" FOREIGN KEY ("takenById") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MedicalPhoto" ADD CONSTRAINT "MedicalPhoto_facilityId_fkey" FOREIGN KEY ("facilityId") REFERENCES "Facility"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Picture" ADD CONSTRAINT "Picture_photoId_fkey" FOREIGN KEY ("photoId") REFERENCES "MedicalPhoto"("id") ON DELETE CASCADE ON UPDATE CASCADE;
