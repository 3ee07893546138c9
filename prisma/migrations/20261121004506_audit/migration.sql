-- CreateTable
CREATE TABLE "AuditEvent" (
    "chain" INTEGER NOT NULL,
    "seq" BIGINT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "actorId" UUID,
    "action" TEXT NOT NULL,
    "recordType" TEXT,
    "recordId" UUID,
    "requestId" TEXT,
    "address" TEXT,
    "userAgent" TEXT,
    "previousHash" BYTEA NOT NULL,
    "hash" BYTEA NOT NULL,

    CONSTRAINT "AuditEvent_pkey" PRIMARY KEY ("chain","seq")
);

-- CreateTable
CREATE TABLE "AuditChain" (
    "chain" INTEGER NOT NULL,
    "seq" BIGINT NOT NULL,
    "hash" BYTEA NOT NULL,

    CONSTRAINT "AuditChain_pkey" PRIMARY KEY ("chain")
);

-- The rest is written by hand. Sixteen chains, each at its beginning.
INSERT INTO "AuditChain" ("chain", "seq", "hash") SELECT number, 0, ''::bytea FROM generate_series(0, 15) AS number;

-- Appends events to one chain, in their order, and moves its head: the only way in. It takes a chain that
-- nobody holds, and waits only where all are held; its transaction holds the chain until it ends.
CREATE FUNCTION audit_append(events jsonb) RETURNS void LANGUAGE plpgsql SECURITY DEFINER AS $$
DECLARE
  head "AuditChain"%ROWTYPE;
  event record;
  before bytea;
BEGIN
  SELECT * INTO head FROM "AuditChain" ORDER BY random() LIMIT 1 FOR UPDATE SKIP LOCKED;
  IF NOT FOUND THEN
    SELECT * INTO STRICT head FROM "AuditChain" ORDER BY random() LIMIT 1 FOR UPDATE;
  END IF;
  FOR event IN
    SELECT * FROM jsonb_to_recordset(events) AS given(
      "at" timestamptz(3), "actorId" uuid, "action" text, "recordType" text, "recordId" uuid,
      "requestId" text, "address" text, "userAgent" text
    )
  LOOP
    before := head."hash";
    head."seq" := head."seq" + 1;
    head."hash" := sha256(before || convert_to(jsonb_build_array(
      head."chain", head."seq", to_char(event."at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      event."actorId", event."action", event."recordType", event."recordId",
      event."requestId", event."address", event."userAgent"
    )::text, 'UTF8'));
    INSERT INTO "AuditEvent" (
      "chain", "seq", "at", "actorId", "action", "recordType", "recordId",
      "requestId", "address", "userAgent", "previousHash", "hash"
    ) VALUES (
      head."chain", head."seq", event."at", event."actorId", event."action", event."recordType", event."recordId",
      event."requestId", event."address", event."userAgent", before, head."hash"
    );
  END LOOP;
  UPDATE "AuditChain" SET "seq" = head."seq", "hash" = head."hash" WHERE "chain" = head."chain";
END
$$;

-- It runs with its owner's rights: the names in it mean these tables, whatever the caller's search path says.
DO $$
BEGIN
  EXECUTE format('ALTER FUNCTION audit_append(jsonb) SET search_path = pg_catalog, %I, pg_temp', current_schema());
END
$$;
REVOKE EXECUTE ON FUNCTION audit_append(jsonb) FROM PUBLIC;

-- Append-only, for everybody, superusers and replication included.
CREATE FUNCTION audit_refuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The audit trail is append-only' USING ERRCODE = 'insufficient_privilege';
END
$$;
CREATE TRIGGER "AuditEvent_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "AuditEvent"
  FOR EACH STATEMENT EXECUTE FUNCTION audit_refuse();
ALTER TABLE "AuditEvent" ENABLE ALWAYS TRIGGER "AuditEvent_append_only";
CREATE TRIGGER "AuditChain_kept" BEFORE DELETE OR TRUNCATE ON "AuditChain"
  FOR EACH STATEMENT EXECUTE FUNCTION audit_refuse();
ALTER TABLE "AuditChain" ENABLE ALWAYS TRIGGER "AuditChain_kept";
REVOKE UPDATE, DELETE, TRUNCATE ON "AuditEvent" FROM PUBLIC, CURRENT_USER;
REVOKE DELETE, TRUNCATE ON "AuditChain" FROM PUBLIC, CURRENT_USER;
