/** A list of words as a grammar writes it: `list('no, not')`. */
const LIST = /\blist\(\s*(?:'([^'\\]*)'|"([^"\\]*)"),?\s*\)/g
/** What is coded with the phrases of findings (NAMELESS): lists in one text or, where they are built, in several. */
const NAMELESS = /\b(idioms|compounds): (?:list\(\s*(?:'[^'\\]*'|"[^"\\]*"),?\s*\)|\[[^\]]*\])/g
const IMPORT = /^import \{ list \} from '[^']+'\n/m
const IMPORTS = /^(?:import [^;]*? from '[^']+'\n)+/
const EXPORT = /^export const (\w+): Grammar = \{$/m

export interface PartedGrammar {
  /** The lists of words, in the order of their places. */
  readonly lists: readonly string[]
  /** The module, whose export is the grammar's by a function that gives the list of a place. */
  readonly source: string
}

/**
 * A grammar's module without its lists of words, which are coded with the texts of its language, and without the phrases
 * that name nothing, which are coded with those of findings.
 *
 * @throws Error where a list is written otherwise, or the module exports no grammar
 */
export function partedGrammar(source: string): PartedGrammar {
  const lists: string[] = []
  const [imports = ''] = IMPORTS.exec(source) ?? []
  const [, name] = EXPORT.exec(source) ?? []
  if (!name || !IMPORT.test(imports)) throw new Error('The module of a grammar exports none, or imports no list')
  const body = source
    .slice(imports.length)
    .replace(NAMELESS, '$1: []')
    .replace(LIST, (_, single?: string, double?: string) => `list(${lists.push(single ?? double ?? '') - 1})`)
    .replace(EXPORT, 'return {')
  const odd = /\blist\((?!\d+\))/.exec(body)
  if (odd) throw new Error(`${name} has a list that is not one text: ${body.slice(odd.index, odd.index + 40)}`)
  return { lists, source: `${imports.replace(IMPORT, '')}export const ${name} = (list) => {\n${body}}\n` }
}
