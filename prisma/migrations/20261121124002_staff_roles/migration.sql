-- AlterEnum
ALTER TYPE "RoleGrantStatus" ADD VALUE 'removed';

-- CreateIndex
CREATE INDEX "RoleGrant_status_role_idx" ON "RoleGrant"("status", "role");
