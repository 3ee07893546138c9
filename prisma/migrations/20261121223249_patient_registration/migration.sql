-- AlterTable
ALTER TABLE "Patient" ADD COLUMN     "county" TEXT,
ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

-- AlterTable
ALTER TABLE "PatientMerge" ADD COLUMN     "alertsAdded" TEXT[];
