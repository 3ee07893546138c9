-- DropIndex
DROP INDEX "MedicalAssessment_facilityId_idx";

-- DropIndex
DROP INDEX "MedicalAssessment_filedById_idx";

-- CreateIndex
CREATE INDEX "MedicalAssessment_filedById_createdAt_idx" ON "MedicalAssessment"("filedById", "createdAt");

-- CreateIndex
CREATE INDEX "MedicalAssessment_facilityId_createdAt_idx" ON "MedicalAssessment"("facilityId", "createdAt");

-- The rest is written by hand. The ledger is append-only, for everybody, superusers and replication included: what was
-- wrong is put right by another movement.
CREATE FUNCTION stock_ledger_refuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The stock ledger is append-only' USING ERRCODE = 'insufficient_privilege';
END
$$;
CREATE TRIGGER "StockMovement_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "StockMovement"
  FOR EACH STATEMENT EXECUTE FUNCTION stock_ledger_refuse();
ALTER TABLE "StockMovement" ENABLE ALWAYS TRIGGER "StockMovement_append_only";
REVOKE UPDATE, DELETE, TRUNCATE ON "StockMovement" FROM PUBLIC, CURRENT_USER;
