-- AlterTable
ALTER TABLE "AuditEvent" ADD COLUMN     "personId" UUID;

-- CreateIndex
CREATE INDEX "AuditEvent_personId_at_idx" ON "AuditEvent"("personId", "at" DESC);

-- The rest is written by hand. As before, and whose record it is: the last of what is hashed, where it is known.
-- Events from before have none, and keep their hashes.
CREATE OR REPLACE FUNCTION audit_append(events jsonb) RETURNS void LANGUAGE plpgsql SECURITY DEFINER AS $$
DECLARE
  head "AuditChain"%ROWTYPE;
  event record;
  before bytea;
  content jsonb;
BEGIN
  SELECT * INTO head FROM "AuditChain" ORDER BY random() LIMIT 1 FOR UPDATE SKIP LOCKED;
  IF NOT FOUND THEN
    SELECT * INTO STRICT head FROM "AuditChain" ORDER BY random() LIMIT 1 FOR UPDATE;
  END IF;
  FOR event IN
    SELECT * FROM jsonb_to_recordset(events) AS given(
      "at" timestamptz(3), "actorId" uuid, "action" text, "recordType" text, "recordId" uuid, "personId" uuid,
      "requestId" text, "address" text, "userAgent" text
    )
  LOOP
    before := head."hash";
    head."seq" := head."seq" + 1;
    content := jsonb_build_array(
      head."chain", head."seq", to_char(event."at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      event."actorId", event."action", event."recordType", event."recordId",
      event."requestId", event."address", event."userAgent"
    );
    IF event."personId" IS NOT NULL THEN
      content := content || to_jsonb(event."personId");
    END IF;
    head."hash" := sha256(before || convert_to(content::text, 'UTF8'));
    INSERT INTO "AuditEvent" (
      "chain", "seq", "at", "actorId", "action", "recordType", "recordId", "personId",
      "requestId", "address", "userAgent", "previousHash", "hash"
    ) VALUES (
      head."chain", head."seq", event."at", event."actorId", event."action", event."recordType", event."recordId",
      event."personId", event."requestId", event."address", event."userAgent", before, head."hash"
    );
  END LOOP;
  UPDATE "AuditChain" SET "seq" = head."seq", "hash" = head."hash" WHERE "chain" = head."chain";
END
$$;

-- A function that is replaced forgets it: the names in it mean these tables, whatever the caller's search path says.
DO $$
BEGIN
  EXECUTE format('ALTER FUNCTION audit_append(jsonb) SET search_path = pg_catalog, %I, pg_temp', current_schema());
END
$$;
