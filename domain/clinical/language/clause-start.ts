import type { Grammar } from '#domain/clinical/language/grammar.ts'
import type { Token } from '#domain/clinical/language/tokens.ts'

/**
 * Where the clause begins whose subject stands from one token to another: at the "and" of "and the belly is big". Null where
 * they are no subject, or nothing but they themselves begins it.
 */
export type ClauseStart = (from: number, to: number, tokens: readonly Token[]) => number | null

export function clauseStartFinder({ lists, turns }: Grammar): ClauseStart {
  if (!lists) return () => null
  const openers = new Set([...lists.joins, ...turns])
  const [links, copulas] = [new Set(lists.links), new Set(lists.copulas)]
  return (from, to, tokens) => {
    if (!copulas.has(tokens[to + 1]?.text ?? '')) return null
    let opener = from - 1
    while (links.has(tokens[opener]?.text ?? '')) opener -= 1
    return opener < from - 1 && openers.has(tokens[opener]?.text ?? '') ? opener : null
  }
}
