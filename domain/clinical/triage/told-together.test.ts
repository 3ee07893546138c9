import { describe, expect, it } from 'vitest'
import { assess } from '#domain/clinical/assess/assess.ts'
import { TRIAGE_LEVELS } from '#domain/clinical/knowledge/conditions/condition.ts'
import { ALL_PACKS } from '#domain/clinical/knowledge/text/all-packs.ts'
import type { LanguagePack } from '#domain/clinical/knowledge/text/language-pack.ts'
import { anyLanguageReader } from '#domain/clinical/language/read-any-language.ts'
import { waysToSay } from '#domain/clinical/language/say-phrases.ts'
import { RULES_OF_CHILDREN } from '#domain/clinical/triage/rules-of-children.test-data.ts'
import { RULES_OF_EMERGENCIES } from '#domain/clinical/triage/rules-of-emergencies.test-data.ts'
import { RULES_OF_MOTHERS } from '#domain/clinical/triage/rules-of-mothers.test-data.ts'

const read = anyLanguageReader(ALL_PACKS)

/** How each language says "and" and "with" between two signs. */
const JOINS: Readonly<Record<string, readonly [and: string, together: string, comma: string]>> = {
  en: [' and ', ' with ', ', '],
  sw: [' na ', ' pamoja na ', ', '],
  fr: [' et ', ' avec ', ', '],
  ar: [' و', ' مع ', '، '],
  rw: [' kandi ', ' hamwe na ', ', '],
  lg: [' era ', ' ne ', ', '],
  ln: [' mpe ', ' elongo na ', ', '],
}

/**
 * Two sayings that are something else where one stands beside the other: "menses and pain" are painful periods, "pain and
 * urine" hurts on passing it, "pimples and gums" are sores of the mouth, "water and the eye" waters, "diarrhoea and water"
 * is watery; of a hand in two letters the Arabic "and" is not told apart.
 */
const AMBIGUOUS: readonly (readonly [first: string, second: string])[] = [
  ['diarrhea', 'reaches water'],
  ['reaches water', 'eye sunken'],
  ['moustique boutons', 'gencive saigne'],
  ['moustique boutons', 'gencives saignent'],
  ['Bactrim éruption', 'peau brûle'],
  ['gonflement jambes', 'visage gonflement'],
  ['مكسور', 'كف بارد'],
  ['مكسورة', 'كف بارد'],
  ['كسر', 'كف بارد'],
  ['kubura imihango', 'ububabare inda'],
  ['kubura imihango', 'inda ububabare'],
  ['buze imihango', 'ububabare inda'],
  ['buze imihango', 'inda ububabare'],
  ['nta mihango', 'ububabare inda'],
  ['nta mihango', 'inda ububabare'],
  ['ekiddukano', 'amazzi agapapira'],
  ['olubuto luddukana', 'amazzi agapapira'],
  ['mokongo mpasi', 'masuba yango moko'],
  // Written without accents it is a high fever.
  ['fièvre', 'élève vaches'],
]
const isAmbiguous = (said: readonly string[]): boolean =>
  AMBIGUOUS.some(([first, second]) => said.some((one, at) => one === first && said[at + 1] === second))

/** The first ways of a language to say a finding that are read as it by themselves. */
function sayingsOf({ language, words }: LanguagePack): (finding: string) => readonly string[] {
  const known = new Map<string, readonly string[]>()
  return (finding) => {
    const said =
      known.get(finding) ??
      (words.phrases.get(finding) ?? [])
        .filter((phrase) => !phrase.startsWith('!') && !/\{\d/.test(phrase))
        .flatMap((phrase) => waysToSay(phrase, words.classes).slice(0, 1))
        .filter((way) =>
          read(way, { language }).findings.some(({ id, status }) => id === finding && status === 'present'),
        )
        .slice(0, 3)
    known.set(finding, said)
    return said
  }
}

/**
 * Sentences in which each way of saying each sign stands at least once, and stands beside more than one way of the next.
 * None where the language has no way of saying one of the signs.
 */
function togetherIn(ways: readonly (readonly string[])[]): readonly (readonly string[])[] {
  if (ways.some(({ length }) => length === 0)) return []
  const most = Math.max(...ways.map(({ length }) => length))
  const turns = [0, 1].flatMap((step) => Array.from({ length: most }, (_, turn) => ({ step, turn })))
  const said = turns.map(({ step, turn }) =>
    ways.map((sayings, at) => sayings[(turn + step * at) % sayings.length] ?? ''),
  )
  return [...new Map(said.map((one) => [one.join('\n'), one])).values()]
}

describe.each(ALL_PACKS.filter(({ language }) => language in JOINS))(
  'The signs of a rule, told together in $language',
  (pack) => {
    const sayings = sayingsOf(pack)
    const [and, together, comma] = JOINS[pack.language] ?? [' ', ' ', ' ']
    const cases = [...RULES_OF_CHILDREN, ...RULES_OF_MOTHERS, ...RULES_OF_EMERGENCIES].flatMap(
      ([rule, , { findings = [], ...who }]) => {
        const told = findings.filter(({ days }) => days === undefined)
        const timed = findings.filter(({ days }) => days !== undefined)
        return told.length > 1 ? [{ rule, who: { ...who, findings: timed }, told: told.map(({ id }) => id) }] : []
      },
    )

    it.each([
      ['a comma', comma],
      ['a full stop', '. '],
      ['a plus', ' + '],
      ['an "and"', and],
      ['a "with"', together],
    ])('ask for as much as the signs that were ticked: %s', (_, join) => {
      const lower = cases.flatMap(({ rule, who, told }) => {
        const ticked = assess({
          ...who,
          findings: [...who.findings, ...told.map((id) => ({ id, status: 'present' as const }))],
        })
        const { ageMonths } = who
        return togetherIn(told.map(sayings)).flatMap((said) => {
          const text = said.join(join)
          const heard = assess(
            { ...who, text },
            read(text, { language: pack.language, ...(ageMonths !== undefined && { ageMonths }) }),
          )
          const isLower = TRIAGE_LEVELS.indexOf(heard.triage.level) < TRIAGE_LEVELS.indexOf(ticked.triage.level)
          return isLower && !isAmbiguous(said) ? [`${rule}: ${text}`] : []
        })
      })
      expect(lower).toEqual([])
    })
  },
)
