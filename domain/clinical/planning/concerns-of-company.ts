import type { AssessedInteraction, AssessedMedicine } from '#domain/clinical/knowledge/medicines/medicine.ts'
import type { MedicineConcern, MedicineKnowledge } from '#domain/clinical/planning/planning-case.ts'
import type { TakenMedicine, UnderstoodAllergy } from '#domain/clinical/planning/taken-medicines.ts'

/** Classes of which an allergy to one medicine is taken for an allergy to all. */
const ALLERGY_CLASSES: ReadonlySet<string> = new Set([
  'penicillin',
  'cephalosporin',
  'macrolide',
  'sulfonamide',
  'fluoroquinolone',
  'tetracycline',
  'nitroimidazole',
  'aminoglycoside',
  'artemisinin',
  'azole',
  'nsaid',
  'opioid',
  'ace_inhibitor',
  'anticonvulsant',
  'antivenom_or_antidote',
])
/** Classes whose allergies reach one another: a penicillin allergy counts for cephalosporins with care. */
const CROSS_ALLERGIES: Readonly<Record<string, string>> = { penicillin: 'cephalosporin', cephalosporin: 'penicillin' }
/** Of these two together do harm and no good. */
const HARMFUL_TWICE: ReadonlySet<string> = new Set([
  'nsaid',
  'paracetamol',
  'ace_inhibitor',
  'angiotensin_receptor_blocker',
  'calcium_channel_blocker',
  'beta_blocker',
  'thiazide',
  'loop_diuretic',
  'potassium_sparing',
  'statin',
  'sulfonylurea',
  'biguanide',
  'anticoagulant',
  'opioid',
  'benzodiazepine',
  'antidepressant',
  'antipsychotic',
  'aminoglycoside',
])
/** Classes that say nothing of what a medicine does beside another of its class. */
const NO_COMPANY: ReadonlySet<string> = new Set([
  'other',
  'topical',
  'mineral_or_vitamin',
  'vaccine_or_immunoglobulin',
  'oral_rehydration',
  'antivenom_or_antidote',
  'acid_suppressant',
  'antiretroviral',
  'antituberculosis',
  'corticosteroid',
  'beta_agonist',
])

const isTopical = ({ classes }: AssessedMedicine): boolean => classes.includes('topical')

/** A medicine with all that it holds. */
function everythingOf(id: string, { medicines }: Pick<MedicineKnowledge, 'medicines'>) {
  const medicine = Object.hasOwn(medicines, id) ? medicines[id] : undefined
  const ids = [id, ...(medicine?.contains ?? [])]
  const classes = ids.flatMap((one) => (Object.hasOwn(medicines, one) ? (medicines[one]?.classes ?? []) : []))
  return { ids: new Set(ids), classes: new Set<string>(classes), topical: medicine ? isTopical(medicine) : false }
}

/** Every concern about giving a medicine to somebody with these allergies. */
export function concernsOfAllergies(
  id: string,
  allergies: readonly UnderstoodAllergy[],
  knowledge: MedicineKnowledge,
): MedicineConcern[] {
  const mine = everythingOf(id, knowledge)
  return allergies.flatMap(({ name, medicines, classes }): MedicineConcern[] => {
    const same = medicines.some((one) => mine.ids.has(one))
    const shared = classes.filter((one) => mine.classes.has(one))
    if (same || shared.some((one) => ALLERGY_CLASSES.has(one) || medicines.length === 0))
      return [{ severity: 'avoid', reason: 'allergy', of: name }]
    const crosses = classes.some((one) => mine.classes.has(CROSS_ALLERGIES[one] ?? ''))
    return crosses || shared.some((one) => !NO_COMPANY.has(one))
      ? [{ severity: 'caution', reason: 'allergy', of: name }]
      : []
  })
}

/** Conditions that the illness may be, in which the medicine would harm. */
export function concernsOfPossible(
  id: string,
  possible: readonly string[],
  knowledge: MedicineKnowledge,
): MedicineConcern[] {
  const { ids, classes, topical } = everythingOf(id, knowledge)
  const isNamed = (name: string) =>
    name.startsWith('class:') ? !topical && classes.has(name.slice('class:'.length)) : ids.has(name)
  return possible
    .filter(
      (condition) => Object.hasOwn(knowledge.harmfulIn, condition) && knowledge.harmfulIn[condition]?.some(isNamed),
    )
    .map((of) => ({ severity: 'avoid', reason: 'possible_condition', of }))
}

/** What two medicines do to one another. */
export function concernsOfPair(one: string, other: string, knowledge: MedicineKnowledge): MedicineConcern[] {
  const mine = everythingOf(one, knowledge)
  const theirs = everythingOf(other, knowledge)
  const concerns: MedicineConcern[] = []
  if ([...mine.ids].some((id) => theirs.ids.has(id))) concerns.push({ severity: 'caution', reason: 'duplicate' })
  else if (!mine.topical && !theirs.topical) {
    const shared = [...mine.classes].filter((oneClass) => theirs.classes.has(oneClass) && !NO_COMPANY.has(oneClass))
    for (const of of shared)
      concerns.push({ severity: HARMFUL_TWICE.has(of) ? 'avoid' : 'caution', reason: 'same_class', of })
  }
  for (const { severity, effect } of interactionsOfPair(one, other, knowledge, knowledge.interactions))
    concerns.push({ severity, reason: 'interaction', of: effect })
  return concerns
}

/** Of interactions, those of two medicines and of all that they hold. */
export function interactionsOfPair<I extends AssessedInteraction>(
  one: string,
  other: string,
  knowledge: Pick<MedicineKnowledge, 'medicines'>,
  interactions: readonly I[],
): I[] {
  const named = ({ topical, classes, ids }: ReturnType<typeof everythingOf>) => {
    return (name: string) =>
      name.startsWith('class:') ? !topical && classes.has(name.slice('class:'.length)) : ids.has(name)
  }
  const [isMine, isTheirs] = [named(everythingOf(one, knowledge)), named(everythingOf(other, knowledge))]
  return interactions.filter(({ between: [a, b] }) => (isMine(a) && isTheirs(b)) || (isMine(b) && isTheirs(a)))
}

/**
 * Every concern about giving a medicine beside those taken. Of a group of which it is not known which is taken, what
 * any of them would do is said; it forbids only where all of them would.
 */
export function concernsOfTaken(
  id: string,
  taken: readonly TakenMedicine[],
  knowledge: MedicineKnowledge,
): MedicineConcern[] {
  return taken.flatMap(({ name, could }) => {
    const ofEach = could.map((other) => concernsOfPair(id, other, knowledge))
    const forbids = ofEach.every((concerns) => concerns.some(({ severity }) => severity === 'avoid'))
    const merged = mergeConcerns(ofEach.flat())
    return merged.map((one) => ({ ...one, severity: forbids ? one.severity : lessSure(one, could), with: name }))
  })
}

const lessSure = ({ severity }: MedicineConcern, could: readonly string[]): MedicineConcern['severity'] =>
  could.length > 1 ? 'caution' : severity

/** Each concern once, by its greatest severity. */
export function mergeConcerns(concerns: readonly MedicineConcern[]): MedicineConcern[] {
  const merged = new Map<string, MedicineConcern>()
  for (const one of concerns) {
    const key = [one.reason, one.of, one.with].join('|')
    if (merged.get(key)?.severity !== 'avoid') merged.set(key, one)
  }
  return [...merged.values()]
}
