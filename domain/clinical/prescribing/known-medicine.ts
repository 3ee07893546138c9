import { MEDICINES, type MedicineId } from '#domain/clinical/knowledge/medicines/all-medicines.ts'
import { understandMedicines } from '#domain/clinical/planning/taken-medicines.ts'
import type { PrescribingKnowledge, PrescribingMedicineId } from '#domain/clinical/prescribing/prescribing-knowledge.ts'
import type { PrescribedItem } from '#domain/clinical/prescribing/prescription.ts'
import { MEDICINES_LISTED } from '#domain/vocabulary/medicines.ts'

/** A medicine as a row of a prescription names it. */
interface StoredMedicine {
  /** `ListedMedicine.code`; null where the product keeps no such. */
  readonly code: string | null
  readonly genericName: string
}

const LISTED = new Map(MEDICINES_LISTED.map((one) => [one.code, one]))
const BY_NAME = new Map(
  (Object.keys(MEDICINES) as MedicineId[]).map((id) => [MEDICINES[id].name.toLowerCase(), id] as const),
)

/**
 * Which of the engine's medicines a stored line is, in what strength and form: by the list's code, else by its generic
 * name where this is one medicine's and no other word stands beside it. In doubt none, and the check says so.
 */
export function knownMedicine(
  { code, genericName }: StoredMedicine,
  knowledge: PrescribingKnowledge,
): Pick<PrescribedItem, 'medicine' | 'strength' | 'form'> {
  const listed = code === null ? undefined : LISTED.get(code)
  if (listed) return { medicine: listed.knownAs, strength: listed.strength, form: listed.form }
  return { medicine: byName(genericName, knowledge), strength: null, form: null }
}

function byName(genericName: string, knowledge: PrescribingKnowledge): PrescribingMedicineId | null {
  const same = BY_NAME.get(genericName.trim().toLowerCase())
  if (same) return same
  const { taken, unknown } = understandMedicines({ medicines: [genericName], present: new Set() }, knowledge)
  const [only, another] = taken
  const [id, other] = only?.could ?? []
  if (id === undefined || other !== undefined || another || unknown.length > 0) return null
  return isKnown(id, knowledge) ? id : null
}

const isKnown = (id: string, { medicines }: PrescribingKnowledge): id is PrescribingMedicineId =>
  Object.hasOwn(medicines, id)
