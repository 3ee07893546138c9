-- AlterTable
-- Nothing looks inside a plan in SQL: as text it is not taken apart on writing and put together on every read.
ALTER TABLE "NutritionPlan" ALTER COLUMN "content" SET DATA TYPE JSON;

-- Written by hand. The faster compression, where the server was built with it: the embedded database was not.
DO $$
BEGIN
  ALTER TABLE "NutritionPlan" ALTER COLUMN "content" SET COMPRESSION lz4;
EXCEPTION WHEN feature_not_supported THEN
  NULL;
END
$$;
