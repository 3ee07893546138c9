import type { Database } from '#api/store/client.ts'
import type { Page } from '#api/store/paging.ts'
import type { RecordEntry } from '#domain/patients/record-entry.ts'
import type { RecordEntryKind } from '#domain/vocabulary/record-entries.ts'

const ANSWER = `'planId', plan.id, 'riskLevel', plan."riskLevel", 'diagnosis',
  CASE WHEN plan.id IS NOT NULL THEN json_build_object('en', plan."diagnosisEn", 'sw', plan."diagnosisSw") END`

/** What is told of each kind of entry, as JSON. */
const DETAIL: Readonly<Record<RecordEntryKind, string>> = {
  assessment: `json_build_object('assessmentType', assessment."assessmentType", ${ANSWER})
    FROM "MedicalAssessment" assessment LEFT JOIN "MedicalPlan" plan ON plan."assessmentId" = assessment.id
    WHERE assessment.id = page.id`,
  visit: `json_build_object('chiefComplaint', visit."chiefComplaint", 'agreed', visit.agreed,
      'disagreementReason', visit."disagreementReason", ${ANSWER})
    FROM "Visit" visit LEFT JOIN "MedicalPlan" plan ON plan."assessmentId" = visit."assessmentId"
    WHERE visit."assessmentId" = page.id`,
  referral: `json_build_object('toName', facility.name, 'urgency', referral.urgency, 'reason', referral.reason,
      'status', referral.status)
    FROM "Referral" referral JOIN "Facility" facility ON facility.id = referral."toFacilityId"
    WHERE referral.id = page.id`,
  prescription: `json_build_object('diagnosis', prescription.diagnosis, 'instructions', prescription.instructions,
      'followUpOn', prescription."followUpOn", 'status', prescription.status, 'items', (
        SELECT coalesce(json_agg(json_build_object('name', item.name, 'genericName', item."genericName",
          'dosage', item.dosage, 'quantity', item.quantity, 'instructions', item.instructions,
          'durationDays', item."durationDays") ORDER BY item.position), '[]')
        FROM "PrescriptionItem" item WHERE item."prescriptionId" = prescription.id))
    FROM "Prescription" prescription WHERE prescription.id = page.id`,
  appointment: `json_build_object('type', appointment.type, 'reason', appointment.reason, 'status', appointment.status)
    FROM "Appointment" appointment WHERE appointment.id = page.id`,
  enrolment: `json_build_object('programme', enrolment.programme, 'startedOn', enrolment."startedOn",
      'endedOn', enrolment."endedOn", 'endReason', enrolment."endReason")
    FROM "Enrolment" enrolment WHERE enrolment.id = page.id`,
  photo: `json_build_object('assessmentType', photo."assessmentType", 'bodyPart', photo."bodyPart",
      'findings', photo.findings, 'severity', photo.severity,
      'thumbnail', replace(encode(photo.thumbnail, 'base64'), E'\\n', ''))
    FROM "MedicalPhoto" photo WHERE photo.id = page.id`,
  emergency_call: `json_build_object('country', call.country)
    FROM "EmergencyCall" call WHERE call.id = page.id`,
}

const entriesIn = (table: string, kind: RecordEntryKind, at: string, by: string, place: string) =>
  `SELECT '${kind}', id, "${at}", "${by}", "${place}" FROM "${table}" WHERE "patientId" = ANY($1)`

/**
 * A page of everything that was done for a patient. What each entry is, when, by whom and where is read of all of them,
 * which are a person's; what it says, of the page.
 */
const TIMELINE = `
  WITH entries (kind, id, at, by, place) AS (
    SELECT CASE WHEN visit."assessmentId" IS NULL THEN 'assessment' ELSE 'visit' END,
      assessment.id, assessment."createdAt", assessment."filedById", assessment."facilityId"
    FROM "MedicalAssessment" assessment LEFT JOIN "Visit" visit ON visit."assessmentId" = assessment.id
    WHERE assessment."patientId" = ANY($1)
    UNION ALL ${entriesIn('Referral', 'referral', 'createdAt', 'createdById', 'fromFacilityId')}
    UNION ALL ${entriesIn('Prescription', 'prescription', 'createdAt', 'prescribedById', 'facilityId')}
    UNION ALL ${entriesIn('Appointment', 'appointment', 'scheduledFor', 'createdById', 'facilityId')}
    UNION ALL ${entriesIn('Enrolment', 'enrolment', 'createdAt', 'createdById', 'facilityId')}
    UNION ALL ${entriesIn('EmergencyCall', 'emergency_call', 'at', 'byId', 'facilityId')}
    UNION ALL ${entriesIn('MedicalPhoto', 'photo', 'createdAt', 'takenById', 'facilityId')}
  ), page AS (
    SELECT * FROM entries
    WHERE ($2::uuid IS NULL OR (at, id) < (SELECT at, id FROM entries WHERE id = $2))
      AND ($3::text[] IS NULL OR kind = ANY($3))
    ORDER BY at DESC, id DESC LIMIT $4
  )
  SELECT page.kind, page.id, page.at, concat_ws(' ', person."firstName", person."lastName") AS "byName",
    place.name AS "placeName", CASE page.kind
    ${Object.entries(DETAIL)
      .map(([kind, detail]) => `WHEN '${kind}' THEN (SELECT ${detail})`)
      .join('\n    ')} END AS detail
  FROM page LEFT JOIN "User" person ON person.id = page.by LEFT JOIN "Facility" place ON place.id = page.place
  ORDER BY page.at DESC, page.id DESC`

/**
 * What was done for a person, newest first, a page at a time; of some kinds only where these are named. A cursor that is
 * none of the person's gives an empty page.
 */
export async function timelineOf(
  database: Pick<Database, 'query'>,
  ids: readonly string[],
  { limit, cursor, kinds }: Page & { readonly kinds: readonly RecordEntryKind[] | null },
): Promise<RecordEntry[]> {
  const { rows } = await database.query<{ detail: object; byName: string }>({
    text: TIMELINE,
    values: [ids, cursor, kinds, limit],
  })
  return rows.map(({ detail, byName, ...facts }) => ({ ...facts, byName: byName || null, ...detail }) as RecordEntry)
}
