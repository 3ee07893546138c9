-- CreateEnum
CREATE TYPE "StockTransferStatus" AS ENUM ('sent', 'received', 'cancelled');

-- CreateEnum
CREATE TYPE "PrescriptionStepKind" AS ENUM ('approved', 'overridden', 'asked', 'answered', 'dispensed', 'partly_dispensed', 'returned', 'not_dispensed', 'cancelled');

-- AlterTable
ALTER TABLE "Prescription" ADD COLUMN     "endedAt" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "PrescriptionItem" ADD COLUMN     "doseAmount" DOUBLE PRECISION,
ADD COLUMN     "doseStrength" TEXT,
ADD COLUMN     "doseUnit" TEXT,
ADD COLUMN     "regimen" TEXT,
ADD COLUMN     "timesPerDay" DOUBLE PRECISION;

-- AlterTable
ALTER TABLE "StockMovement" ADD COLUMN     "sourceId" UUID;

-- CreateTable
CREATE TABLE "Stocktake" (
    "id" UUID NOT NULL,
    "facilityId" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "byId" UUID NOT NULL,
    "note" TEXT,

    CONSTRAINT "Stocktake_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "StocktakeLine" (
    "id" UUID NOT NULL,
    "stocktakeId" UUID NOT NULL,
    "batchId" UUID NOT NULL,
    "expected" INTEGER NOT NULL,
    "counted" INTEGER NOT NULL,
    "reason" TEXT,

    CONSTRAINT "StocktakeLine_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "StockTransfer" (
    "id" UUID NOT NULL,
    "fromFacilityId" UUID NOT NULL,
    "toFacilityId" UUID NOT NULL,
    "status" "StockTransferStatus" NOT NULL,
    "sentAt" TIMESTAMPTZ(3) NOT NULL,
    "sentById" UUID NOT NULL,
    "note" TEXT,
    "endedAt" TIMESTAMPTZ(3),
    "endedById" UUID,
    "endNote" TEXT,

    CONSTRAINT "StockTransfer_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "StockTransferLine" (
    "id" UUID NOT NULL,
    "transferId" UUID NOT NULL,
    "batchId" UUID NOT NULL,
    "quantity" INTEGER NOT NULL,
    "receivedQuantity" INTEGER,

    CONSTRAINT "StockTransferLine_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PrescriptionStep" (
    "id" UUID NOT NULL,
    "prescriptionId" UUID NOT NULL,
    "kind" "PrescriptionStepKind" NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "byId" UUID NOT NULL,
    "note" TEXT,
    "findings" JSONB,

    CONSTRAINT "PrescriptionStep_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Dispensing" (
    "id" UUID NOT NULL,
    "prescriptionId" UUID NOT NULL,
    "facilityId" UUID NOT NULL,
    "dispensedById" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "reason" TEXT,

    CONSTRAINT "Dispensing_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "DispensedItem" (
    "id" UUID NOT NULL,
    "dispensingId" UUID NOT NULL,
    "itemId" UUID NOT NULL,
    "batchId" UUID NOT NULL,
    "quantity" INTEGER NOT NULL,

    CONSTRAINT "DispensedItem_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "DispensingReturn" (
    "id" UUID NOT NULL,
    "dispensingId" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "byId" UUID NOT NULL,
    "reason" TEXT NOT NULL,
    "restocked" BOOLEAN NOT NULL,

    CONSTRAINT "DispensingReturn_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ReturnedItem" (
    "id" UUID NOT NULL,
    "returnId" UUID NOT NULL,
    "dispensedItemId" UUID NOT NULL,
    "quantity" INTEGER NOT NULL,

    CONSTRAINT "ReturnedItem_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Counseling" (
    "id" UUID NOT NULL,
    "dispensingId" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "byId" UUID NOT NULL,
    "language" TEXT NOT NULL,
    "told" JSONB NOT NULL,
    "teachBack" BOOLEAN NOT NULL,
    "note" TEXT,

    CONSTRAINT "Counseling_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Stocktake_facilityId_at_idx" ON "Stocktake"("facilityId", "at" DESC);

-- CreateIndex
CREATE INDEX "StocktakeLine_batchId_idx" ON "StocktakeLine"("batchId");

-- CreateIndex
CREATE UNIQUE INDEX "StocktakeLine_stocktakeId_batchId_key" ON "StocktakeLine"("stocktakeId", "batchId");

-- CreateIndex
CREATE INDEX "StockTransfer_fromFacilityId_sentAt_idx" ON "StockTransfer"("fromFacilityId", "sentAt" DESC);

-- CreateIndex
CREATE INDEX "StockTransfer_toFacilityId_sentAt_idx" ON "StockTransfer"("toFacilityId", "sentAt" DESC);

-- CreateIndex
CREATE INDEX "StockTransferLine_batchId_idx" ON "StockTransferLine"("batchId");

-- CreateIndex
CREATE UNIQUE INDEX "StockTransferLine_transferId_batchId_key" ON "StockTransferLine"("transferId", "batchId");

-- CreateIndex
CREATE INDEX "PrescriptionStep_prescriptionId_at_idx" ON "PrescriptionStep"("prescriptionId", "at");

-- CreateIndex
CREATE INDEX "PrescriptionStep_byId_idx" ON "PrescriptionStep"("byId");

-- CreateIndex
CREATE INDEX "Dispensing_prescriptionId_at_idx" ON "Dispensing"("prescriptionId", "at");

-- CreateIndex
CREATE INDEX "Dispensing_facilityId_at_idx" ON "Dispensing"("facilityId", "at" DESC);

-- CreateIndex
CREATE INDEX "Dispensing_dispensedById_idx" ON "Dispensing"("dispensedById");

-- CreateIndex
CREATE INDEX "DispensedItem_itemId_idx" ON "DispensedItem"("itemId");

-- CreateIndex
CREATE INDEX "DispensedItem_batchId_idx" ON "DispensedItem"("batchId");

-- CreateIndex
CREATE UNIQUE INDEX "DispensedItem_dispensingId_itemId_batchId_key" ON "DispensedItem"("dispensingId", "itemId", "batchId");

-- CreateIndex
CREATE INDEX "DispensingReturn_dispensingId_at_idx" ON "DispensingReturn"("dispensingId", "at");

-- CreateIndex
CREATE INDEX "ReturnedItem_dispensedItemId_idx" ON "ReturnedItem"("dispensedItemId");

-- CreateIndex
CREATE UNIQUE INDEX "ReturnedItem_returnId_dispensedItemId_key" ON "ReturnedItem"("returnId", "dispensedItemId");

-- CreateIndex
CREATE UNIQUE INDEX "Counseling_dispensingId_key" ON "Counseling"("dispensingId");

-- CreateIndex
CREATE INDEX "StockMovement_sourceId_idx" ON "StockMovement"("sourceId");

-- AddForeignKey
ALTER TABLE "Stocktake" ADD CONSTRAINT "Stocktake_facilityId_fkey" FOREIGN KEY ("facilityId") REFERENCES "Facility"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StocktakeLine" ADD CONSTRAINT "StocktakeLine_stocktakeId_fkey" FOREIGN KEY ("stocktakeId") REFERENCES "Stocktake"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StocktakeLine" ADD CONSTRAINT "StocktakeLine_batchId_fkey" FOREIGN KEY ("batchId") REFERENCES "Batch"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StockTransfer" ADD CONSTRAINT "StockTransfer_fromFacilityId_fkey" FOREIGN KEY ("fromFacilityId") REFERENCES "Facility"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StockTransfer" ADD CONSTRAINT "StockTransfer_toFacilityId_fkey" FOREIGN KEY ("toFacilityId") REFERENCES "Facility"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StockTransferLine" ADD CONSTRAINT "StockTransferLine_transferId_fkey" FOREIGN KEY ("transferId") REFERENCES "StockTransfer"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StockTransferLine" ADD CONSTRAINT "StockTransferLine_batchId_fkey" FOREIGN KEY ("batchId") REFERENCES "Batch"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PrescriptionStep" ADD CONSTRAINT "PrescriptionStep_prescriptionId_fkey" FOREIGN KEY ("prescriptionId") REFERENCES "Prescription"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PrescriptionStep" ADD CONSTRAINT "PrescriptionStep_byId_fkey" FOREIGN KEY ("byId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Dispensing" ADD CONSTRAINT "Dispensing_prescriptionId_fkey" FOREIGN KEY ("prescriptionId") REFERENCES "Prescription"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Dispensing" ADD CONSTRAINT "Dispensing_facilityId_fkey" FOREIGN KEY ("facilityId") REFERENCES "Facility"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Dispensing" ADD CONSTRAINT "Dispensing_dispensedById_fkey" FOREIGN KEY ("dispensedById") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "DispensedItem" ADD CONSTRAINT "DispensedItem_dispensingId_fkey" FOREIGN KEY ("dispensingId") REFERENCES "Dispensing"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "DispensedItem" ADD CONSTRAINT "DispensedItem_itemId_fkey" FOREIGN KEY ("itemId") REFERENCES "PrescriptionItem"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "DispensedItem" ADD CONSTRAINT "DispensedItem_batchId_fkey" FOREIGN KEY ("batchId") REFERENCES "Batch"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "DispensingReturn" ADD CONSTRAINT "DispensingReturn_dispensingId_fkey" FOREIGN KEY ("dispensingId") REFERENCES "Dispensing"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ReturnedItem" ADD CONSTRAINT "ReturnedItem_returnId_fkey" FOREIGN KEY ("returnId") REFERENCES "DispensingReturn"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ReturnedItem" ADD CONSTRAINT "ReturnedItem_dispensedItemId_fkey" FOREIGN KEY ("dispensedItemId") REFERENCES "DispensedItem"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Counseling" ADD CONSTRAINT "Counseling_dispensingId_fkey" FOREIGN KEY ("dispensingId") REFERENCES "Dispensing"("id") ON DELETE CASCADE ON UPDATE CASCADE;
