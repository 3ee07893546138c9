import { newId } from '#api/platform/ids.ts'
import { signUpBody } from '#tests/support/account-requests.ts'
import { fillCare } from '#tests/support/filled-care.ts'
import { medicalData, submitMedical } from '#tests/support/medical-requests.ts'
import { submitAssessment } from '#tests/support/nutrition-requests.ts'
import { createPatient, HERE, staffAt } from '#tests/support/patients.ts'
import type { TestDatabase } from '#tests/support/test-database.ts'
import type { Person } from '#tests/support/test-server.ts'
import { withServer } from '#tests/support/with-server.ts'

/** Texts that have gone wrong in somebody's backup before. */
const AWKWARD_TEXTS = [
  '',
  ' ',
  'NULL',
  '\\N',
  '\\.',
  '\\\\ \\x41 \\u0041 \\',
  'tab\there, line\nthere, return\r\n, form\f, bell\u0007',
  '"quoted", \'quoted\', $$quoted$$, {braced}, (bracketed), [1,null]',
  '{"sha256":"x"}',
  'Müşterî Ñandú 中文 العربية 🌍👩🏾‍⚕️ e\u0301 \u2028\u2029\u0085\ufeff\ufffd',
  `${'long '.repeat(400_000)}end`,
] as const

const PLAN = `{"a": 1.10, "b": 1e400, "c": -0.0, "d": 123456789012345678901234567890.5, "e": "\\u0001\\\\ \\" 🌍",
  "f": [null, true, {}], "": "", "g": 1e-7}`

/**
 * Fills every table of the product: what people do, through the server, and values of every kind that the columns take.
 * @returns somebody with an account, who is signed in.
 */
export async function fillDatabase(database: TestDatabase): Promise<Person> {
  let somebody: Person | null = null
  await withServer(database, async (server) => {
    const person = await server.person()
    somebody = person
    await submitAssessment(person)
    await submitMedical(person)
    const { status } = await server.rest(
      'POST',
      '/api/auth/signup',
      signUpBody({ userData: { role: 'chw', region: 'South Sudan' } }),
    )
    if (status !== 201) throw new Error(`Signing up a health worker answered ${status}`)
    // A password that does not fit is counted.
    await server.rest('POST', '/api/auth/signin', { email: person.email, password: 'not the password' })
    const leaving = await server.person()
    await leaving.rest('POST', '/api/auth/signout')

    const { client } = server
    // A role that was taken away by somebody.
    const former = await server.person({ role: 'trainer' })
    await client.roleGrant.updateMany({
      where: { userId: former.userId, role: 'trainer' },
      data: { status: 'removed', reason: 'Left the service', decidedById: person.userId },
    })
    for (const [index, text] of AWKWARD_TEXTS.entries()) {
      const place = { country: text, region: 'Kenya', district: text, level: text }
      await client.facility.create({
        data: { id: newId(), code: `awkward-${index}`, name: text.slice(0, 100), ...place },
      })
    }
    await client.$executeRaw`INSERT INTO "Throttle" (key, points, expire) VALUES ('most', 2147483647, 9223372036854775807)`
    await client.$executeRaw`
      INSERT INTO "NutritionAssessment" (
        id, "userId", "createdAt", age, gender, "weightKg", "heightCm", "muacMm", "activityLevel", "healthConditions",
        "dietaryRestrictions", "foodAllergies", "currentSymptoms", region
      )
      SELECT gen_random_uuid(), ${leaving.userId}::uuid, given.at::timestamptz, -2147483648, '', given.weight::float8,
        '5e-324', given.weight::float8, '', ${AWKWARD_TEXTS.slice(0, 10)}::text[], '{}', NULL, ARRAY[NULL, 'NULL', ''], ''
      FROM (VALUES
        ('-infinity', '-0'), ('infinity', 'Infinity'), ('0044-03-15 12:00:00.001 BC', 'NaN'),
        ('1970-01-01 00:00:00.999', '0.1'), ('12026-02-28 23:59:59.999', '1.7976931348623157e308')
      ) AS given(at, weight)`
    await client.$executeRaw`
      INSERT INTO "NutritionPlan" (id, "assessmentId", "engineVersion", seed, bmi, status, urgency, content)
      SELECT gen_random_uuid(), id, '', -1, 0.30000000000000004, '', '', ${PLAN}::json
      FROM "NutritionAssessment" WHERE "createdAt" = 'infinity'`
    const clinician = await staffAt(server, 'clinician')
    const patientId = await createPatient(client, HERE, { firstName: 'Müşterî 🌍', dateOfBirth: '1900-02-28' })
    await submitMedical(clinician, medicalData({ patient_id: patientId }))
    await client.$executeRaw`
      INSERT INTO "MedicalAssessment" (
        id, "patientId", "filedById", "createdAt", "assessmentType", age, gender, region, "glucoseMmolPerL", symptoms,
        "checklistComplete", "medicalHistory", medicines, allergies, "examinationFindings"
      )
      SELECT gen_random_uuid(), ${patientId}::uuid, ${clinician.userId}::uuid, 'infinity', '', -2147483648, '', '', 'NaN',
        ${AWKWARD_TEXTS.slice(0, 10)}::text[], false, '{}', NULL, ARRAY[NULL, 'NULL', ''], ${AWKWARD_TEXTS[9]}`
    await client.$executeRaw`
      INSERT INTO "MedicalPlan" (
        id, "assessmentId", "engineVersion", "riskLevel", confidence, "followUpRequired", "diagnosisEn", "diagnosisSw",
        result, texts
      )
      SELECT gen_random_uuid(), id, '', '', '-0', true, '', ${AWKWARD_TEXTS[8]}, ${PLAN}::json, ${PLAN}::json
      FROM "MedicalAssessment" WHERE "createdAt" = 'infinity'`
    await fillCare({ client, patientId, staffId: clinician.userId, text: AWKWARD_TEXTS[9] })
    await client.$executeRaw`
      SELECT audit_append(jsonb_build_array(jsonb_build_object(
        'at', '1999-12-31T23:59:59.999Z', 'action', 'test.event', 'userAgent', E'\\\\N "quoted"\t\u2028 🌍', 'address', '')))`
  })
  if (somebody === null) throw new Error('Nobody signed up')
  return somebody
}
