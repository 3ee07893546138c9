-- AlterEnum. Made anew, not added to: a value that is added cannot be used in the same transaction, in which a backup is
-- restored.
CREATE TYPE "RoleGrantStatus_new" AS ENUM ('requested', 'approved', 'declined', 'removed');
ALTER TABLE "RoleGrant" ALTER COLUMN "status" TYPE "RoleGrantStatus_new" USING ("status"::text::"RoleGrantStatus_new");
ALTER TYPE "RoleGrantStatus" RENAME TO "RoleGrantStatus_old";
ALTER TYPE "RoleGrantStatus_new" RENAME TO "RoleGrantStatus";
DROP TYPE "RoleGrantStatus_old";

-- CreateIndex
CREATE INDEX "RoleGrant_status_role_idx" ON "RoleGrant"("status", "role");
