import { FINDINGS, type FindingId } from '#domain/clinical/knowledge/findings/all-findings.ts'
import type { Finding } from '#domain/clinical/knowledge/findings/finding.ts'
import type { FindingText } from '#domain/clinical/knowledge/text/finding-text.ts'
import type { Grammar } from '#domain/clinical/language/grammar.ts'

const CLASSES = /\{([a-z_]+)\}/g
/** It has halves already, says that the finding is not there, leaves a part out, or counts. */
const AS_WRITTEN = /~|^!|\|\)|\(\||\{[\d.]+-[\d.]+\}|(?:^| )\d/
const LONGEST = 3
/** What goes from one part of the body to another names both. */
const RADIATING: readonly FindingId[] = ['back_pain_to_leg', 'neck_pain_to_arm']

const wordsOf = (phrase: string): string[] => phrase.split(/[ ()|]/)

/** The words and brackets of a phrase that stand beside one another. */
function partsOf(phrase: string): string[] {
  const parts: string[] = []
  let open = 0
  for (const piece of phrase.split(' ')) {
    parts.push(open > 0 ? `${parts.pop()} ${piece}` : piece)
    open += piece.split('(').length - piece.split(')').length
  }
  return parts
}

/** The phrase parted behind each of its words but the last. */
function partings(phrase: string): string[] {
  const parts = partsOf(phrase)
  if (parts.length > LONGEST) return []
  return parts.slice(1).map((_, nth) => `${parts.slice(0, nth + 1).join(' ')} ~ ${parts.slice(nth + 1).join(' ')}`)
}

/**
 * The phrases of each finding, and those of two or three words with others between them: "the head, since Monday, hurts
 * me". Only what is put together of a class, a pain and a part of the body: "eat" and "well" apart may be anything. Not
 * of danger signs, which have to be told as their phrases say. For languages whose phrases are few, and whose words
 * stand in many orders.
 *
 * @param texts of each finding
 * @param grammar the language's: a denial stands with what it denies, and a small word is no half
 * @param classes the language's
 * @param together findings whose words apart are something else
 */
export function toldApart(
  texts: Readonly<Partial<Record<FindingId, Pick<FindingText, 'phrases'>>>>,
  { denials, laterDenials, trailingDenials = [], bareDenials = [], skipped }: Grammar,
  classes: Readonly<Record<string, readonly string[]>>,
  together: readonly FindingId[] = [],
): Map<string, readonly string[]> {
  const findings: Readonly<Record<string, Finding>> = FINDINGS
  const asWritten = new Set<string>([...RADIATING, ...together])
  const small = new Set([
    ...skipped,
    ...[...denials, ...laterDenials, ...trailingDenials, ...bareDenials].flatMap((said) => said.split(' ')),
  ])
  const hasSmallWord = (phrase: string) => wordsOf(phrase).some((word) => small.has(word))
  const denying = new Set(Object.keys(classes).filter((name) => classes[name]?.some(hasSmallWord)))
  const mayBeApart = (phrase: string) => {
    const named = [...phrase.matchAll(CLASSES)].map(([, name = '']) => name)
    return (
      named.length > 0 && !AS_WRITTEN.test(phrase) && !hasSmallWord(phrase) && !named.some((name) => denying.has(name))
    )
  }
  return new Map(
    Object.entries(texts).map(([id, { phrases }]) => [
      id,
      findings[id]?.redFlag !== undefined || asWritten.has(id)
        ? phrases
        : phrases.flatMap((phrase) => (mayBeApart(phrase) ? [phrase, ...partings(phrase)] : [phrase])),
    ]),
  )
}
