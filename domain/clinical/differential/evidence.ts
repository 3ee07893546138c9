import type { Finding } from '#domain/clinical/knowledge/findings/finding.ts'

/** What is known of each finding. What is not in it is not known: that is not the same as absent. */
export type Known = 'present' | 'absent' | 'uncertain'

export interface Evidence {
  /** Present or uncertain, with what they imply. */
  readonly present: ReadonlyMap<string, { readonly certain: boolean; readonly implied: boolean }>
  /** Absent, only the broadest: where there is no pain, there is no burning pain. */
  readonly absent: ReadonlySet<string>
  /** Said to be both: counted as present, and to be asked again. */
  readonly contradictory: readonly string[]
}

export interface FindingFamilies {
  /** All broader findings of each. */
  readonly ancestors: ReadonlyMap<string, readonly string[]>
  /** Findings of one family are one thing seen from several sides. */
  readonly familyOf: ReadonlyMap<string, string>
}

/** The kinships of all findings, computed once. */
export function familiesOf(findings: Readonly<Record<string, Finding>>): FindingFamilies {
  const ancestors = new Map<string, readonly string[]>()
  const climb = (id: string, seen: ReadonlySet<string>): string[] => {
    const parents = (findings[id]?.isA ?? []).filter((parent) => !seen.has(parent))
    return [...new Set(parents.flatMap((parent) => [parent, ...climb(parent, new Set([...seen, parent]))]))]
  }
  const familyOf = new Map<string, string>()
  for (const [id, finding] of Object.entries(findings)) {
    const above = climb(id, new Set([id]))
    ancestors.set(id, above)
    familyOf.set(id, finding.group ?? findings[above.at(-1) ?? id]?.group ?? above.at(-1) ?? id)
  }
  return { ancestors, familyOf }
}

/**
 * Puts together what is known: a present finding makes the broader ones present, an absent one the narrower ones
 * absent. What is said to be both is counted as present, so that a contradiction never makes a patient less ill.
 */
export function gatherEvidence(known: ReadonlyMap<string, Known>, { ancestors }: FindingFamilies): Evidence {
  const present = new Map<string, { certain: boolean; implied: boolean }>()
  const contradictory: string[] = []
  for (const [id, status] of known) {
    if (status === 'absent') continue
    const certain = status === 'present'
    present.set(id, { certain: certain || (present.get(id)?.certain ?? false), implied: false })
    for (const broader of ancestors.get(id) ?? []) {
      const before = present.get(broader)
      if (known.get(broader) === 'absent') contradictory.push(broader)
      present.set(broader, { certain: certain || (before?.certain ?? false), implied: before?.implied ?? true })
    }
  }
  const denied = [...known].filter(([id, status]) => status === 'absent' && !present.has(id)).map(([id]) => id)
  const deniedSet = new Set(denied)
  const absent = new Set(denied.filter((id) => !(ancestors.get(id) ?? []).some((broader) => deniedSet.has(broader))))
  return { present, absent, contradictory: [...new Set(contradictory)] }
}
