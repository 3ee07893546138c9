-- Names by their parts and by their sounds, in one index, each key with its facility in it: docs/adr/0098.

-- Every three signs of a name that follow one another, in small letters, as a number each: above, the last eight digits
-- of the facility's id; below, ten bits of each sign. A space is doubled, so that the one letter that a word begins with
-- is a part as well; what ends in a space is none. Other names can have the same numbers: whoever asks looks at the name,
-- too. Of what stands within a word the parts are those of the same letters alone; of the beginning of a word, those
-- with a space before it. It is not marked as safe for parallel plans, as name_sounds is not.
CREATE FUNCTION name_parts(name text, facility uuid) RETURNS bigint[]
  LANGUAGE plpgsql IMMUTABLE STRICT AS $$
DECLARE
  place bigint := ('x' || right(facility::text, 8))::bit(32)::bigint << 30;
  sign text;
  part bigint := 0;
  signs int := 0;
  parts bigint[] := '{}';
BEGIN
  FOREACH sign IN ARRAY string_to_array(replace(lower(name), ' ', '  '), NULL) LOOP
    part := ((part << 10) | (ascii(sign) & 1023)) & 1073741823;
    signs := signs + 1;
    IF signs > 2 AND sign <> ' ' THEN parts := parts || (place | part); END IF;
  END LOOP;
  RETURN parts;
END $$;

-- Together they find who has a part of one word and the sound of another. What is new goes into the index at once: a
-- list of it, to be sorted in later, would be read from end to end for each facility that a search asks.
CREATE INDEX "Patient_names_key" ON "Patient" USING gin (
  name_parts(' ' || "lastName" || ' ' || "firstName", "facilityId"),
  name_sounds("lastName" || ' ' || "firstName", "facilityId"::text)
) WITH (fastupdate = off) WHERE "mergedIntoId" IS NULL;
-- They had the names of all facilities in one list, and the sounds without the parts.
DROP INDEX "Patient_trigrams_key";
DROP INDEX "Patient_sounds_key";
