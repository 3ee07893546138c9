-- AlterTable
ALTER TABLE "Referral" ADD COLUMN     "endedAt" TIMESTAMPTZ(3);

-- CreateIndex
CREATE INDEX "Prescription_prescribedById_idx" ON "Prescription"("prescribedById");

-- CreateIndex
CREATE INDEX "Referral_fromFacilityId_endedAt_createdAt_id_idx" ON "Referral"("fromFacilityId", "endedAt" DESC, "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "Referral_toFacilityId_endedAt_createdAt_id_idx" ON "Referral"("toFacilityId", "endedAt" DESC, "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "ReferralStep_byId_idx" ON "ReferralStep"("byId");

-- AddForeignKey
ALTER TABLE "ReferralStep" ADD CONSTRAINT "ReferralStep_byId_fkey" FOREIGN KEY ("byId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Prescription" ADD CONSTRAINT "Prescription_prescribedById_fkey" FOREIGN KEY ("prescribedById") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
