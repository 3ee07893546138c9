const GROUP = /\(([^()]*)\)/
const CLASS = /\{([a-z_]+)\}/g

/** Every alternative of phrases in the notation of finding-text.ts, as text: a class by its first word. */
export function waysOfSaying(
  phrases: readonly string[],
  classes: Readonly<Record<string, readonly string[]>>,
): string[] {
  const alternatives = (phrase: string): string[] => {
    const group = GROUP.exec(phrase)
    if (!group) return [phrase]
    const before = phrase.slice(0, group.index)
    const after = phrase.slice(group.index + group[0].length)
    return (group[1] ?? '').split('|').flatMap((choice) => alternatives(`${before} ${choice} ${after}`))
  }
  return phrases.flatMap(alternatives).map((phrase) =>
    phrase
      .replaceAll(CLASS, (whole, name: string) => classes[name]?.[0] ?? whole)
      .replaceAll('~', ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  )
}
