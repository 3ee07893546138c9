-- Counseling is kept by the name of the language, as a patient's preferred language is.
UPDATE "Counseling" SET "language" = CASE "language" WHEN 'en' THEN 'English' WHEN 'sw' THEN 'Swahili' ELSE "language" END;
