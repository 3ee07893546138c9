import type { Token } from '#domain/clinical/language/tokens.ts'

/** Where a cue stands, from its first token to the one after its last. */
export interface Cue {
  readonly from: number
  readonly to: number
}

interface CueNode {
  readonly next: Map<string, CueNode>
  ends: boolean
}

/** Cues ready to be looked up: words or several words, as they are written, without stemming. */
export function cueFinder(cues: readonly string[]): (tokens: readonly Token[], at: number) => Cue | null {
  const root: CueNode = { next: new Map(), ends: false }
  for (const cue of cues) {
    let at = root
    for (const word of cue.split(' ')) {
      const next = at.next.get(word) ?? { next: new Map(), ends: false }
      at.next.set(word, next)
      at = next
    }
    at.ends = true
  }
  return (tokens, start) => {
    let node: CueNode | undefined = root
    let found: Cue | null = null
    for (let at = start; at < tokens.length; at++) {
      node = node.next.get(tokens[at]?.text ?? '')
      if (!node) break
      if (node.ends) found = { from: start, to: at + 1 }
    }
    return found
  }
}
