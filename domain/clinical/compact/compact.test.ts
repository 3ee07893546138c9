import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type BitCoder, bitReader, bitWriter, CERTAIN } from '#domain/clinical/compact/bit-coder.ts'
import { answerSteps, compactAnswer } from '#domain/clinical/compact/compact-answer.ts'
import { compactConditions, conditionsOfCompact } from '#domain/clinical/compact/compact-conditions.ts'
import { compactIds, idsOfCompact } from '#domain/clinical/compact/compact-ids.ts'
import { compactRows, rowsOfCompact } from '#domain/clinical/compact/compact-rows.ts'
import { compactRules, rulesOfCompact } from '#domain/clinical/compact/compact-rules.ts'
import { compactTexts, textsSteps } from '#domain/clinical/compact/compact-texts.ts'
import { compactWords, wordsSteps } from '#domain/clinical/compact/compact-words.ts'
import { keysOfLabels } from '#domain/clinical/compact/keys-of-labels.ts'
import { contextOf, mixedCoder } from '#domain/clinical/compact/mixed-coder.ts'
import { digitAt, digitText } from '#domain/clinical/compact/numbers.ts'
import { prunedWords } from '#domain/clinical/compact/prune-phrases.ts'
import { ACTIONS } from '#domain/clinical/knowledge/actions/all-actions.ts'
import { CONDITIONS } from '#domain/clinical/knowledge/conditions/all-conditions.ts'
import type { Condition } from '#domain/clinical/knowledge/conditions/condition.ts'
import { FINDINGS } from '#domain/clinical/knowledge/findings/all-findings.ts'
import { MEDICINES } from '#domain/clinical/knowledge/medicines/all-medicines.ts'
import { REGIMENS } from '#domain/clinical/knowledge/medicines/all-regimens.ts'
import { TRIAGE_RULES } from '#domain/clinical/knowledge/rules/all-rules.ts'
import { ALL_PACKS } from '#domain/clinical/knowledge/text/all-packs.ts'
import { ENGLISH_ANSWER } from '#domain/clinical/knowledge/text/en/answer-words.ts'
import { ENGLISH_WORD_CLASSES } from '#domain/clinical/knowledge/text/en/word-classes.ts'
import { SWAHILI_ANSWER } from '#domain/clinical/knowledge/text/sw/answer-words.ts'
import { ENGLISH } from '#domain/clinical/language/grammars/english.ts'
import { alternatives, keyedWords, NAMELESS } from '#domain/clinical/language/keyed-phrases.ts'
import type { LanguageWords, ReadyWords } from '#domain/clinical/language/language-reader.ts'
import { textReader } from '#domain/clinical/language/read-text.ts'
import { atOnce } from '#domain/clinical/steps.ts'
import type { TriageRule } from '#domain/clinical/triage/rule.ts'

const ids = Object.keys(FINDINGS)
const conditions = Object.keys(CONDITIONS)
const actions = Object.keys(ACTIONS)
const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

/** The labels of English, whatever the language: other labels must make it no worse than longer. */
const keysOfLabel = keysOfLabels(ENGLISH, ENGLISH_ANSWER, true)

const findingsOf = (phrases: ReadonlyMap<string, unknown>) => [...phrases.keys()].filter((id) => !NAMELESS.includes(id))

function compacted(words: LanguageWords, keyed = prunedWords(keyedWords(words))): ReadyWords {
  const compact = asJson(compactWords(keyed, conditions, keysOfLabel)) as ReturnType<typeof compactWords>
  return {
    grammar: words.grammar,
    keyed: () => atOnce(wordsSteps(compact, findingsOf(keyed.phrases), conditions, keysOfLabel)),
  }
}

describe('Digits', () => {
  it('are read as they were written, printable and without need of escaping', () => {
    for (let value = 0; value < 85; value += 1) {
      expect(digitText(value)).toMatch(/^[#-[\]-~]$/)
      expect(digitAt(digitText(value), 0)).toBe(value)
    }
  })
})

describe('Bits', () => {
  const bits = fc.array(fc.tuple(fc.constantFrom(0, 1), fc.integer({ min: 1, max: CERTAIN - 1 })), { maxLength: 2000 })

  it('are read as they were written, likely or not', () => {
    fc.assert(
      fc.property(bits, (written) => {
        const writer = bitWriter()
        for (const [bit, chance] of written) writer.bit(bit, chance)
        const reader = bitReader(writer.text())
        expect(written.map(([, chance]) => reader.bit(0, chance))).toEqual(written.map(([bit]) => bit))
      }),
    )
  })

  it('take next to no room where they are what they were likely to be', () => {
    const writer = bitWriter()
    for (let times = 0; times < 10_000; times += 1) writer.bit(1, CERTAIN - 16)
    expect(writer.text().length).toBeLessThan(12)
  })

  it('are foretold by what followed in the same context, and read back', () => {
    const written = Array.from({ length: 3000 }, (_, at) => [at % 7, (at % 7) % 2] as const)
    const code = (coder: BitCoder, given: (bit: number) => number) => {
      const mixed = mixedCoder(coder, { sets: 1, slotBits: 12 })
      return written.map(([context, bit]) => {
        mixed.within(
          contextOf(1, context),
          contextOf(2, 0),
          contextOf(3, 0),
          contextOf(4, 0),
          contextOf(5, 0),
          contextOf(6, 0),
          contextOf(7, 0),
        )
        return mixed.bit(given(bit), 0, 0)
      })
    }
    const writer = bitWriter()
    code(writer, (bit) => bit)
    const text = writer.text()
    expect(text.length).toBeLessThan(50)
    expect(code(bitReader(text), () => 0)).toEqual(written.map(([, bit]) => bit))
  })
})

describe('Compact tables', () => {
  it('have all of every condition that an assessment needs', () => {
    const compact = asJson(compactConditions(CONDITIONS, ids, actions)) as ReturnType<typeof compactConditions>
    const whole = Object.fromEntries(
      Object.entries<Condition>(CONDITIONS).map(([id, condition]) => {
        const { icd10: _10, icd11: _11, category: _category, confirmedBy: _by, sources: _sources, ...rest } = condition
        return [id, rest]
      }),
    )
    expect(conditionsOfCompact(compact, ids, actions)).toEqual(whole)
    expect(Object.keys(conditionsOfCompact(compact, ids, actions))).toEqual(Object.keys(CONDITIONS))
  })

  it('have ids by their words', () => {
    const regimens = Object.keys(REGIMENS)
    const known = Object.keys(CONDITIONS)
    expect(idsOfCompact(asJson(compactIds(regimens, known)) as ReturnType<typeof compactIds>, known)).toEqual(regimens)
  })

  it('have all of every medicine and regimen', () => {
    const medicines = Object.keys(MEDICINES)
    const named = asJson(compactRows(MEDICINES, medicines, medicines)) as ReturnType<typeof compactRows>
    expect(rowsOfCompact(named, medicines, medicines)).toEqual(MEDICINES)
    const compact = asJson(compactRows(REGIMENS, Object.keys(REGIMENS), medicines)) as ReturnType<typeof compactRows>
    expect(rowsOfCompact(compact, Object.keys(REGIMENS), medicines)).toEqual(REGIMENS)
  })

  it('have every triage rule as it is', () => {
    const compact = asJson(compactRules(TRIAGE_RULES, ids)) as ReturnType<typeof compactRules>
    const back = rulesOfCompact(compact, ids)
    expect(back.map(({ id }) => id)).toEqual(TRIAGE_RULES.map(({ id }) => id))
    expect(back).toEqual(asJson(TRIAGE_RULES))
  })

  it('have what several rules ask for once, and do not take what is not there', () => {
    const fever = { any: [{ finding: 'fever' }, { vital: 'temperatureC', from: 38 }] } as const
    const lasting = { all: [fever, { finding: 'cough', days: 14 }, { lacks: 'eats_well' }] } as const
    const rule = { version: 2, source: 'WHO, 2020', level: 'high' } as const
    const rules: TriageRule[] = [
      { id: 'triage.one.first-of-all', ...rule, when: lasting },
      {
        id: 'triage.one.second',
        ...rule,
        source: 'WHO, 2021',
        when: { atLeast: 2, of: [fever, lasting, { finding: 'rash' }] },
      },
      { id: 'triage.two.third', ...rule, version: 1, general: true, when: fever },
    ]
    const compact = compactRules(rules, ids)
    expect(compact.shared).toBe(2)
    expect(rulesOfCompact(compact, ids)).toEqual(rules)
    expect(() => rulesOfCompact({ ...compact, sources: [] }, ids)).toThrow('No source')
    expect(() => rulesOfCompact({ ...compact, shared: 0 }, ids)).toThrow('no part')
  })

  it('have all of every finding', () => {
    const compact = asJson(compactRows(FINDINGS, ids, ids)) as ReturnType<typeof compactRows>
    expect(rowsOfCompact(compact, ids, ids)).toEqual(FINDINGS)
  })

  it('have any rows of ids, numbers, booleans and texts, and what they hold', () => {
    const { value } = fc.letrec<{ value: unknown }>((tie) => ({
      value: fc.oneof(
        { maxDepth: 3 },
        fc.constantFrom(
          'fever',
          'KE',
          'high_fever',
          'true',
          '12',
          '20/120 mg',
          '',
          '(',
          '~',
          true,
          false,
          0,
          -1,
          0.00002,
          1e21,
        ),
        fc.array(tie('value'), { maxLength: 3 }),
        fc.dictionary(fc.constantFrom('now', 'to', 'at least', '7'), tie('value'), { noNullPrototype: true }),
      ),
    }))
    const row = fc.dictionary(fc.constantFrom('plan', 'ages', 'worse'), value, { noNullPrototype: true })
    fc.assert(
      fc.property(fc.array(row, { maxLength: 12 }), (rows) => {
        const table = Object.fromEntries(rows.map((of, at) => [`row${at}`, of]))
        const names = ['fever', 'cough']
        const compact = asJson(compactRows(table, Object.keys(table), names)) as ReturnType<typeof compactRows>
        expect(rowsOfCompact(compact, Object.keys(table), names)).toEqual(table)
      }),
    )
  })

  it('do not take a condition that names a finding which there is not', () => {
    expect(() => compactConditions(CONDITIONS, ids.slice(1), actions)).toThrow('no finding')
  })
})

describe('Compact texts', () => {
  const throughBits = (...given: Parameters<typeof compactTexts>) =>
    atOnce(
      textsSteps(
        asJson(compactTexts(...given)) as ReturnType<typeof compactTexts>,
        given[0].map(([shape]) => shape),
      ),
    )

  it.each([ENGLISH_ANSWER, SWAHILI_ANSWER])('say in $language what the tables say', (answer) => {
    const compact = asJson(compactAnswer(answer, 'pain painful ache', ['no, not', 'mother'])) as ReturnType<
      typeof compactAnswer
    >
    const { answer: texts, keys, lists } = atOnce(answerSteps(compact))
    expect(keys).toBe('pain painful ache')
    expect(lists).toEqual(['no, not', 'mother'])
    const only = (table: object, ...fields: string[]) =>
      Object.fromEntries(
        Object.entries<Readonly<Record<string, unknown>>>({ ...table }).map(([id, row]) => [
          id,
          Object.fromEntries(fields.map((field) => [field, row[field]])),
        ]),
      )
    expect(texts).toEqual({
      ...answer,
      findings: only(answer.findings, 'label', 'question'),
      conditions: only(answer.conditions, 'name', 'about'),
    })
    expect(Object.keys(texts.findings)).toEqual(ids)
    expect(Object.keys(texts.conditions)).toEqual(Object.keys(CONDITIONS))
  })

  it('are any texts of one line, whatever their letters and marks', () => {
    const word = fc.oneof(
      fc.constantFrom(
        'pain',
        'Pain',
        'PAIN',
        'of',
        'a',
        '',
        '~!#',
        '≥ 38 °C',
        '’',
        'ŋɔ',
        '\u{1f600}',
        '\ud83d',
        '\'\\"',
      ),
      fc.string({ unit: 'binary' }),
    )
    const text = fc
      .array(word, { maxLength: 8 })
      .map((words) => words.join(' ').replaceAll('\n', ''))
      // A text that stands by itself is not empty.
      .map((line) => line || '-')
    const id = fc.oneof(fc.string(), fc.constantFrom('chest_pain', 'rule.of-pain')).filter((one) => one !== '__proto__')
    const rows = fc.dictionary(id, fc.record({ label: text, question: text }), { noNullPrototype: true })
    const plain = fc.dictionary(id, text, { noNullPrototype: true })
    fc.assert(
      fc.property(rows, plain, fc.array(id), (one, other, none) => {
        const missing = none.filter((absent) => !Object.hasOwn(other, absent) && !(absent in {}))
        const shape = { ids: Object.keys(one), fields: ['label', 'question'] }
        expect(
          throughBits([
            [shape, one],
            [{ ids: [...missing, ...Object.keys(other)], fields: [] }, other],
          ]),
        ).toEqual([one, other])
      }),
      // Each run fills tables of some megabytes.
      { numRuns: 30 },
    )
  })

  it('are shorter where they repeat what ids and other texts say', () => {
    const sizeOf = (texts: readonly string[], rows: readonly string[]) =>
      compactTexts([[{ ids: rows, fields: [] }, Object.fromEntries(rows.map((id, at) => [id, texts[at]]))]]).bits.length
    const said = ['Cholera', 'Diphtheria', 'Kwashiorkor', 'Leishmaniasis']
    expect(sizeOf(said, ['cholera', 'diphtheria', 'kwashiorkor', 'leishmaniasis'])).toBeLessThan(
      sizeOf(said, ['one', 'two', 'three', 'four']),
    )
    expect(sizeOf(Array(20).fill('Go to a hospital now'), ids.slice(0, 20))).toBeLessThan(
      3 * sizeOf(['Go to a hospital now'], ids.slice(0, 1)),
    )
  })

  it('must all be there, in one line', () => {
    const shape = { ids: ['fever'], fields: ['label', 'question'] }
    expect(() => compactTexts([[shape, { fever: { label: 'Fever' } }]])).toThrow('fever has no question')
    expect(() => compactTexts([[shape, {}]])).toThrow('fever has no label')
    expect(() => compactTexts([[shape, { fever: { label: 'Fever\n', question: 'Fever?' } }]])).toThrow('several lines')
    expect(() => compactTexts([[{ ids: ['fever'], fields: [] }, { fever: '' }]])).toThrow('empty')
  })

  it('are for nothing that is not known', () => {
    const rules = { ...ENGLISH_ANSWER.rules, nobody: 'A rule of nobody' }
    expect(() => compactAnswer({ ...ENGLISH_ANSWER, rules }, 'pain', [])).toThrow('nobody, which is none of the rules')
    expect(() => compactAnswer(ENGLISH_ANSWER, 'pain', ['no; not'])).toThrow('has a ;')
  })
})

describe.each(ALL_PACKS.map(({ language, words }) => [language, words] as const))(
  'Compact words in %s',
  (_language, words) => {
    const plain = keyedWords(words)
    const ready = compacted(words)

    it('are the same, in the same order', () => {
      const whole = compacted(words, plain).keyed()
      expect([...whole.phrases]).toEqual([...plain.phrases])
      expect([...whole.classes]).toEqual([...plain.classes])
      expect(whole.diagnoses).toEqual(plain.diagnoses)
    })

    it('read what was left out as the tables do', () => {
      const [one, other] = [textReader([words]), textReader([ready])]
      const pruned = ready.keyed().phrases
      const leftOut = [...plain.phrases].flatMap(([finding, list]) => {
        const kept = new Set(pruned.get(finding)?.map((phrase) => phrase.join(' ')))
        return list.filter((phrase) => !kept.has(phrase.join(' ')))
      })
      const said = leftOut.map((phrase) => {
        const [first = []] = alternatives(phrase)
        const way = first
          .filter((key) => key !== '~' && key !== '!')
          .join(' ')
          .replaceAll(/[{}]/g, '')
        return `${way}. No ${way}. My sister has ${way} since two days, and he has ${way} and fever.`
      })
      // Several in one text: that takes less time.
      for (let at = 0; at < said.length; at += 10) {
        const text = said.slice(at, at + 10).join(' ')
        expect(other(text)).toEqual(one(text))
      }
    })

    it('read phrases of any findings as the tables do', () => {
      const said = [...words.phrases.values()]
        .flat()
        .map((phrase) => phrase.replaceAll(/[(){}~]/g, ' ').replaceAll('|', ' '))
      const [one, other] = [textReader([words]), textReader([ready])]
      fc.assert(
        fc.property(
          fc.array(fc.tuple(fc.constantFrom('', 'no ', 'my sister has ', 'sina '), fc.constantFrom(...said)), {
            minLength: 1,
            maxLength: 12,
          }),
          fc.constantFrom(', ', '. ', ' and ', ' na '),
          (parts, between) => {
            const text = parts.map((part) => part.join('')).join(between)
            expect(other(text)).toEqual(one(text))
          },
        ),
        { numRuns: 150 },
      )
    })
  },
)

describe('Pruned words', () => {
  const pruned = (...phrases: string[]) => {
    const words = { grammar: ENGLISH, classes: ENGLISH_WORD_CLASSES, phrases: new Map([['fever', phrases]]) }
    return prunedWords(keyedWords(words))
      .phrases.get('fever')
      ?.map((phrase) => phrase.join(' '))
  }

  it('go without a phrase that others say, the first of them kept', () => {
    expect(pruned('hot skin', '(hot|warm) (skin|body)')).toEqual(['( hot | warm ) ( body | skin )'])
    expect(pruned('hot ~ skin', 'hot skin', 'hot ~ (skin|skins)')).toEqual(['hot ~ skin', 'hot skin'])
  })

  it('go without an alternative that others say, and without brackets for one', () => {
    expect(pruned('hot skin', '(hot|warm) skin')).toEqual(['hot skin', 'warm skin'])
    expect(pruned('hot skin', '(hot|warm|red) skin')).toEqual(['hot skin', '( red | warm ) skin'])
    expect(pruned('(hot (skin|skins|body)|warm) night')).toEqual(['( warm | hot ( body | skin ) ) night'])
  })

  it('keep what only seems to be said', () => {
    for (const phrases of [
      ['hot skin', '! hot skin'],
      ['hot skin', 'hot ~ skin'],
      ['hot ~ skin', 'skin ~ hot'],
      ['hot skin', 'hot'],
      ['{burning} skin', 'burning skin'],
      ['(hot|) skin'],
    ])
      expect(pruned(...phrases)).toHaveLength(phrases.length)
  })

  it('keep the words of several that a class stands for', () => {
    expect(pruned('feel {vomit}', 'feel throw up', 'feel vomit')).toEqual(['feel {vomit}', 'feel vomit'])
  })
})

describe('Words that change', () => {
  const withPhrase = (phrase: string): LanguageWords => ({
    grammar: ENGLISH,
    classes: ENGLISH_WORD_CLASSES,
    phrases: new Map([['fever', ['fever', phrase]]]),
  })
  const isFever = (words: LanguageWords, text: string) =>
    textReader([compacted(words)])(text).findings.some(({ id }) => id === 'fever')

  it('are compacted anew, with what is new', () => {
    expect(isFever(withPhrase('burns like coals'), 'He burns like coals')).toBe(true)
    expect(isFever(withPhrase('burns like fire'), 'He burns like coals')).toBe(false)
  })

  it('may have alternatives, classes and halves in any order', () => {
    const words = withPhrase('(very|) (hot|burning) body ~ (at night|{pain})')
    for (const text of ['at night he has a hot body', 'burning body, ache', 'body very hot at night'])
      expect([text, isFever(words, text)]).toEqual([text, text !== 'body very hot at night'])
  })

  it('may have alternatives and halves within alternatives', () => {
    const words = withPhrase('(burning (all|whole)|skin ~ embers) night')
    for (const text of ['burning all night', 'burning whole night', 'embers night and skin'])
      expect([text, isFever(words, text)]).toEqual([text, true])
    expect(isFever(words, 'burning night')).toBe(false)
  })

  it.each([
    ['{nothing} hot', 'names the class'],
    ['hot ~ cold ~ warm', 'two halves'],
  ])('must be written well: %s', (phrase, fault) => {
    expect(() => textReader([compacted(withPhrase(phrase))])).toThrow(fault)
  })
})
