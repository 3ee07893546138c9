import { ownEntry } from '#domain/clinical/own-entry.ts'
import { type MedicineKnowledge, named } from '#domain/clinical/planning/check-regimen.ts'

/**
 * Of names of medicines and allergies, those that the knowledge has neither as a medicine, nor as a class, nor in an
 * interaction: nothing is checked against them, which must be said.
 */
export function unknownMedicines(names: readonly string[], { medicines, interactions }: MedicineKnowledge): string[] {
  const classes = new Set<string>(Object.values(medicines).flatMap((medicine) => medicine.classes))
  const inInteractions = new Set(interactions.flatMap(({ between }) => between))
  return names.filter((name) => {
    const key = named(name)
    return (
      !ownEntry(medicines, key) && !classes.has(key) && !classes.has(key.replace(/s$/, '')) && !inInteractions.has(key)
    )
  })
}
