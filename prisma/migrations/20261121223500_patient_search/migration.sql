-- Search for patients: docs/patient-names.md says how names are heard, docs/adr/0090 why it is done here.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- How the words of a name sound, a key or two a word, each behind what is to stand before it: the one implementation of
-- docs/patient-names.md. It is not marked as safe for parallel plans: to start workers takes longer than any search.
CREATE FUNCTION name_sounds(name text, before text DEFAULT '') RETURNS text[]
  LANGUAGE plpgsql IMMUTABLE STRICT AS $$
DECLARE
  word text;
  heard text;
  keys text[] := '{}';
BEGIN
  -- Letters without their marks, then nothing but small letters; an apostrophe parts nothing, a hyphen does.
  name := regexp_replace(name, '[Ŋŋ]', 'ng', 'g');
  name := translate(name,
    'ÀÁÂÃÄÅĀàáâãäåāÇçČčÈÉÊËĒĖĘƐèéêëēėęɛÌÍÎÏĨĪĬìíîïĩīĭÑñÒÓÔÕÖŌƆòóôõöōɔÙÚÛÜŨŪŬùúûüũūŭÝŸýÿŠšŽžƔɣ-',
    'aaaaaaaaaaaaaacccceeeeeeeeeeeeeeeeiiiiiiiiiiiiiinnoooooooooooooouuuuuuuuuuuuuuyyyysszzgg ');
  name := regexp_replace(lower(name COLLATE "C"), '[^a-z[:space:]]', '', 'g');
  FOREACH word IN ARRAY regexp_split_to_array(name, '[[:space:]]+') LOOP
    -- One letter is an initial, which sounds like nothing.
    CONTINUE WHEN length(word) < 2;

    -- Names that are written in more ways than any rule says.
    CASE
      WHEN word ~ '^(m[aeou]*[hx]+[aeo]*m+[aei]+[dt]+[iu]?|m[ou]?hd)$' THEN word := 'mohamad';
      WHEN word ~ '^m[aeou]*[hx]+[aeou]*m+[ou]+[dt]+[iu]?$' THEN word := 'mahmud';
      WHEN word ~ '^fa+[dt]+h?[aeiou]*m+[ao]+h?$' THEN word := 'fatma';
      WHEN word ~ '^[aou][st]h?[aou]?ma+n+i?$' THEN word := 'usman';
      WHEN word ~ '^abd' THEN word := regexp_replace(word, '^abd[aeiou]l*(?=.)', 'abdi');
      WHEN word ~ '^je(p[^aeiou]|bet|muta|rono|roti|ruto|laga|limo)' THEN word := 'che' || substr(word, 3);
      ELSE NULL;
    END CASE;

    -- Consonants that are written in several ways.
    word := replace(replace(replace(word, 'kh', 'h'), 'gh', 'g'), 'dh', 'd');
    word := replace(replace(replace(word, 'th', 't'), 'ph', 'f'), 'dj', 'j');
    word := regexp_replace(word, '^(wa|ka|ma|mu|ga|gi|ki|nga)c(?=[aeiou])|c(?=i$)', '\1C');
    word := replace(replace(replace(word, 'ck', 'k'), 'ch', 'C'), 'sh', 'X');
    word := regexp_replace(word, 'c(?=[eiy])', 's', 'g');
    word := regexp_replace(word, '^x|x(?=m)', 'h');
    word := regexp_replace(replace(word, 'x', 'ks'), 'ny|niy?(?=[aou])', 'N', 'g');
    word := translate(word, 'cqvz', 'kkfs');
    word := regexp_replace(word, '([^n])g(?=[ei])', '\1j', 'g');
    word := regexp_replace(word, '^g(?=[ei])', 'j');
    word := regexp_replace(word, '([b-df-hj-np-tv-zA-Z])\1+', '\1', 'g');
    word := regexp_replace(word, 'h+$|h(?=n)', '', 'g');
    word := regexp_replace(word, 'n(?=[bp])', 'm', 'g');

    -- Vowels: those that glide into another become w and y, and two that are one become one.
    word := replace(replace(replace(replace(word, 'ou', 'u'), 'oo', 'u'), 'ee', 'i'), 'aye', 'ai');
    word := regexp_replace(word, 'ie$', 'i');
    word := regexp_replace(word, '([aeiou])w(?=[ou])', '\1', 'g');
    word := regexp_replace(word, '([^aeiouw])(uw?|o)(?=[aei])', '\1w', 'g');
    word := regexp_replace(word, '([^aeiouy])iy?(?=[aeou])', '\1y', 'g');
    word := regexp_replace(word, '([CXjN])y', '\1', 'g');
    word := regexp_replace(word, '([ae])[iy]+(?![aeiou])', 'E', 'g');
    word := regexp_replace(word, '([^aeiouE])y(?![aeiou])', '\1i', 'g');

    -- The end: Swahili adds i or u to names that end in a consonant.
    word := regexp_replace(word, '([aeiouE][^aeiouE]*[dtsnrlXj])[ie]$|([aeiouE][^aeiouE]*[mfbp])[uo]$', '\1\2');

    -- An e before the last consonant is heard as i, or as a.
    FOREACH heard IN ARRAY ARRAY[word, regexp_replace(word, 'e([^aeiouE]+)$', 'a\1')] LOOP
      heard := regexp_replace(translate(heard, 'aeiou', 'AIIUU'), '([AIU])\1+', '\1', 'g');
      heard := left(heard, 1) || replace(substr(heard, 2), 'E', 'I');
      IF NOT before || heard = ANY (keys) THEN keys := keys || (before || heard); END IF;
    END LOOP;
  END LOOP;
  RETURN keys;
END $$;

-- By name, in order, last or first name first, within each facility; with the names beside them, so that the index alone
-- answers. Prisma's schema cannot say these. They take the place of the one that orders by the names as written.
DROP INDEX "Patient_facilityId_lastName_firstName_id_idx";
CREATE INDEX "Patient_last_name_key" ON "Patient"
  ("facilityId", (lower("lastName" || ' ' || "firstName") COLLATE "C"), "id") INCLUDE ("lastName", "firstName")
  WHERE "mergedIntoId" IS NULL;
CREATE INDEX "Patient_first_name_key" ON "Patient"
  ("facilityId", (lower("firstName" || ' ' || "lastName") COLLATE "C"), "id") INCLUDE ("lastName", "firstName")
  WHERE "mergedIntoId" IS NULL;
-- Sounds with their facility before them: a common name of a million people is a short list in each.
CREATE INDEX "Patient_sounds_key" ON "Patient"
  USING gin (name_sounds("lastName" || ' ' || "firstName", "facilityId"::text)) WHERE "mergedIntoId" IS NULL;
CREATE INDEX "Patient_phone_key" ON "Patient"
  (right(regexp_replace("phone", '[^0-9]', '', 'g'), 9)) WHERE "phone" IS NOT NULL;
CREATE INDEX "Patient_national_id_key" ON "Patient"
  (lower(regexp_replace("nationalId", '[^A-Za-z0-9]', '', 'g'))) WHERE "nationalId" IS NOT NULL;
-- The operator class stands in the schema of the extension, which need not be this one.
DO $$
BEGIN
  EXECUTE format(
    $index$CREATE INDEX "Patient_trigrams_key" ON "Patient"
      USING gin ((' ' || lower("lastName" || ' ' || "firstName")) %s.gin_trgm_ops) WHERE "mergedIntoId" IS NULL$index$,
    (SELECT extnamespace::regnamespace FROM pg_extension WHERE extname = 'pg_trgm'));
END $$;
-- Who may be registered already: of the same village or ward, born in the same year.
CREATE INDEX "Patient_ward_key" ON "Patient" (lower("villageWard"), "dateOfBirth") WHERE "mergedIntoId" IS NULL;
