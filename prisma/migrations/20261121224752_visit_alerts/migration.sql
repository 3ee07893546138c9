-- AlterTable
ALTER TABLE "Visit" ADD COLUMN     "medicalAlerts" TEXT[];
