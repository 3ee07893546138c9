-- AlterTable
ALTER TABLE "Session" ADD COLUMN     "lastUsedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- What is known of the sessions so far: they were used when they began.
UPDATE "Session" SET "lastUsedAt" = "createdAt";
