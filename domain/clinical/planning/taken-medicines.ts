import type { MedicineKnowledge, PlanningCase } from '#domain/clinical/planning/planning-case.ts'

/** A medicine that the patient takes: one, or any of several where only its group is known ("ARVs"). */
export interface TakenMedicine {
  /** As it was named, or the finding that says so. */
  readonly name: string
  readonly could: readonly string[]
}

export interface UnderstoodMedicines {
  readonly taken: readonly TakenMedicine[]
  /** Names that nothing is known of: nothing is checked against them, which has to be said. */
  readonly unknown: readonly string[]
}

/** What is written beside a name: how much, how often, in what form, by whom. */
const BESIDE_NAMES = new Set(
  (
    'a the my his her for of in on per day days daily once twice thrice times time every night morning evening hourly ' +
    'bd od tds tid bid qid qds qhs prn stat po im iv sc pr mg mcg g ml iu microgram micrograms units unit puff puffs ' +
    'tab tabs tablet tablets cap caps capsule capsules syrup suspension injection inj drops drop cream ointment inhaler ' +
    'spray suppository sachet pill pills dose doses started taking takes took currently since weekly monthly low high ' +
    'mr sr xl xr er plus extra forte ds sodium potassium hydrochloride sulphate sulfate maleate ' +
    'dawa ya za kidonge vidonge sindano kila siku mara moja mbili tatu'
  ).split(' '),
)
const NOTHING = new Set([
  'none',
  'no',
  'nil',
  'nothing',
  'hakuna',
  'hapana',
  'no medicines',
  'no allergies',
  'nkda',
  '-',
])
const BETWEEN = /[,;/+&|\n]|\band\b|\bwith\b|\bna\b|\bet\b/
const LONGEST_NAME = 6

export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll(/(\d)([a-z])/g, '$1 $2')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')

const own = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined

/** A name's medicines: its id or its name in the tables ("artemether lumefantrine"), or a brand or everyday name. */
function lookUp(words: readonly string[], { medicines, names }: MedicineKnowledge): readonly string[] | undefined {
  const id = words.join('_')
  return own(medicines, id) ? [id] : own(names, words.join(' '))
}

const FIRST_WORDS = new WeakMap<MedicineKnowledge, ReadonlySet<string>>()

/** The words with which a name of a medicine begins: a long text has few of them. */
function firstWords(knowledge: MedicineKnowledge): ReadonlySet<string> {
  const known = FIRST_WORDS.get(knowledge)
  if (known) return known
  const { medicines, names } = knowledge
  const ids = Object.keys(medicines).map((id) => id.split('_')[0] ?? id)
  const first = new Set([...ids, ...Object.keys(names).map((name) => name.split(' ')[0] ?? name)])
  FIRST_WORDS.set(knowledge, first)
  return first
}

/** The longest name of a medicine that begins at a word, and how many words it has. */
export function nameAt(words: readonly string[], at: number, knowledge: MedicineKnowledge) {
  if (!firstWords(knowledge).has(words[at] ?? '')) return null
  for (let length = Math.min(LONGEST_NAME, words.length - at); length > 0; length -= 1) {
    const medicines = lookUp(words.slice(at, at + length), knowledge)
    if (medicines) return { medicines, length }
  }
  return null
}

/** The medicines in one piece of text, longest names first, and the words that nothing explains. */
function readNames(words: readonly string[], knowledge: MedicineKnowledge) {
  const found: (readonly string[])[] = []
  const left: string[] = []
  for (let at = 0; at < words.length; ) {
    const name = nameAt(words, at, knowledge)
    const word = words[at] ?? ''
    if (name) found.push(name.medicines)
    else if (!BESIDE_NAMES.has(word) && !/^\d+$/.test(word)) left.push(word)
    at += name?.length ?? 1
  }
  return { found, left }
}

/** What is taken, in generic, brand and everyday names; and what the case's findings say is taken. */
export function understandMedicines(
  { medicines, present }: Pick<PlanningCase, 'medicines' | 'present'>,
  knowledge: MedicineKnowledge,
): UnderstoodMedicines {
  const taken: TakenMedicine[] = []
  const unknown: string[] = []
  for (const name of medicines) {
    const whole = wordsOf(name)
    if (whole.length === 0 || NOTHING.has(whole.join(' '))) continue
    const all = lookUp(whole, knowledge)
    const parts = all ? [whole] : name.toLowerCase().split(BETWEEN).map(wordsOf)
    for (const part of parts) {
      const { found, left } = readNames(part, knowledge)
      for (const could of found) taken.push({ name, could })
      if (left.length > 0) unknown.push(found.length > 0 || parts.length > 1 ? left.join(' ') : name)
    }
  }
  const named = new Set(taken.flatMap(({ could }) => could))
  for (const [finding, could] of Object.entries(knowledge.takenOfFindings)) {
    if (present.has(finding) && !could.some((id) => named.has(id))) taken.push({ name: finding, could })
  }
  return { taken, unknown: [...new Set(unknown)] }
}

/** What somebody is allergic to: medicines by id, and classes. */
export interface UnderstoodAllergy {
  readonly name: string
  readonly medicines: readonly string[]
  readonly classes: readonly string[]
}

/** Allergies by the name of a medicine, of a brand or of a class; and those that nothing is known of. */
export function understandAllergies(
  allergies: readonly string[],
  knowledge: MedicineKnowledge,
): { readonly known: readonly UnderstoodAllergy[]; readonly unknown: readonly string[] } {
  const known: UnderstoodAllergy[] = []
  const unknown: string[] = []
  const classes = new Set<string>(Object.values(knowledge.medicines).flatMap((medicine) => medicine.classes))
  for (const name of allergies) {
    const words = wordsOf(name).filter((word) => !['allergy', 'allergic', 'to', 'drug', 'drugs', 'mzio'].includes(word))
    if (words.length === 0 || NOTHING.has(words.join(' '))) continue
    const singular = words.join('_').replace(/s$/, '')
    const allergyClass =
      own(knowledge.allergyNames, words.join(' ')) ??
      (singular !== 'other' && classes.has(singular) ? singular : undefined)
    if (allergyClass) {
      known.push({ name, medicines: [], classes: [allergyClass] })
      continue
    }
    const { found, left } = readNames(words, knowledge)
    const ids = found.flat()
    if (ids.length > 0) {
      const ofThem = ids.flatMap((id) => own(knowledge.medicines, id)?.classes ?? [])
      known.push({ name, medicines: ids, classes: [...new Set(ofThem)] })
    }
    if (left.length > 0) unknown.push(ids.length > 0 ? left.join(' ') : name)
  }
  return { known, unknown }
}
