import { migrationOf } from '#api/store/migrations.ts'

/** What the product's tables may come to have one day. */
export const NOVEL = migrationOf(
  '29990101000000_novel',
  `CREATE TYPE size AS ENUM ('small', 'large');
   CREATE DOMAIN percent AS numeric(5, 2) CHECK (VALUE BETWEEN 0 AND 100);
   CREATE TABLE "Every ""type""" (
     id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
     n numeric(30, 10), free numeric, small smallint, real real, money_like percent, yes boolean,
     letter "char", fixed char(5), short varchar(3), at timestamp, on_day date, daily time, zoned timetz, span interval,
     size size, sizes size[], matrix int[], bytes bytea, address inet, bits bit varying(9), within int4range,
     text_json json, document jsonb, twice bigint GENERATED ALWAYS AS (id * 2) STORED
   );
   CREATE TABLE "Folk" (
     id int PRIMARY KEY, mother int REFERENCES "Folk", chief_of text,
     noted timestamptz NOT NULL DEFAULT now()
   );
   CREATE TABLE "Place" (
     name text PRIMARY KEY, chief int NOT NULL REFERENCES "Folk" ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED
   );
   ALTER TABLE "Folk" ADD CONSTRAINT chief FOREIGN KEY (chief_of) REFERENCES "Place" (name) NOT VALID;
   CREATE TABLE "Year" (year int NOT NULL, what text) PARTITION BY RANGE (year);
   CREATE TABLE "Year1" PARTITION OF "Year" FOR VALUES FROM (0) TO (1000);
   CREATE TABLE "Year2" PARTITION OF "Year" FOR VALUES FROM (1000) TO (3000);
   CREATE SEQUENCE receipt START 5;
   CREATE SEQUENCE unused START 7;
   INSERT INTO "Folk" (id) VALUES (100);
   CREATE FUNCTION overwrite() RETURNS trigger LANGUAGE plpgsql AS
     $$ BEGIN NEW.noted := now(); RETURN NEW; END $$;
   CREATE TRIGGER note BEFORE INSERT ON "Folk" FOR EACH ROW EXECUTE FUNCTION overwrite();
   ALTER TABLE "Folk" ENABLE ALWAYS TRIGGER note;
   CREATE TRIGGER off BEFORE INSERT ON "Folk" FOR EACH ROW EXECUTE FUNCTION overwrite();
   ALTER TABLE "Folk" DISABLE TRIGGER off;`,
)

/** Rows that try each of it. */
export const NOVEL_ROWS = `
  INSERT INTO "Every ""type""" (n, free, small, real, money_like, yes, letter, fixed, short, at, on_day, daily, zoned, span,
    size, sizes, matrix, bytes, address, bits, within, text_json,
    document)
  VALUES
    (12345678901234567890.0123456789, 1e-300, -32768, 1.1754944e-38, 99.99, true, 'x', 'ab', 'a\\b', 'infinity',
     '0044-03-15 BC', '24:00', '23:59:59.999999-11:30', '-1 year 2 mons -3 days 04:05:06.000007', 'large',
     '{small,NULL,large}', '[-1:0][2:3]={{1,2},{3,NULL}}', '\\x00ff5c27', '2001:db8::1/64', B'101', '[1,5)',
     E'{"kept": 1.10,\\t"kept": 2 }', '{"b": 1.10, "a": 1e400, "z": -0.0, "big": 123456789012345678901234567890.5}'),
    (NULL, 'NaN', NULL, '-0', NULL, false, NULL, '', '', NULL, NULL, NULL, NULL, '00:00', NULL, '{}', NULL, '', NULL, B'', 'empty', NULL, 'null');
  SELECT setval(pg_get_serial_sequence('"Every ""type"""', 'id'), 9223372036854775000);
  SELECT nextval('receipt'), nextval('receipt');
  DELETE FROM "Folk";
  ALTER TABLE "Folk" DISABLE TRIGGER note;
  INSERT INTO "Folk" (id, mother, noted) VALUES (3, NULL, '1999-01-01'), (2, 3, '1999-01-02'), (1, 2, '1999-01-03');
  UPDATE "Folk" SET mother = 1 WHERE id = 3;
  ALTER TABLE "Folk" ENABLE ALWAYS TRIGGER note;
  INSERT INTO "Place" VALUES ('here', 1);
  UPDATE "Folk" SET chief_of = 'here' WHERE id = 1;
  INSERT INTO "Year" VALUES (999, 'then'), (2026, 'now');
  CREATE EXTENSION IF NOT EXISTS pg_trgm;`
