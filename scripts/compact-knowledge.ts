import { readFile } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'
import type { Plugin } from 'vite'
import { compactAnswer } from '#domain/clinical/compact/compact-answer.ts'
import { compactConditions } from '#domain/clinical/compact/compact-conditions.ts'
import { compactIds } from '#domain/clinical/compact/compact-ids.ts'
import { compactRows } from '#domain/clinical/compact/compact-rows.ts'
import { compactRules } from '#domain/clinical/compact/compact-rules.ts'
import { compactWords } from '#domain/clinical/compact/compact-words.ts'
import { keysOfLabels } from '#domain/clinical/compact/keys-of-labels.ts'
import { prunedWords } from '#domain/clinical/compact/prune-phrases.ts'
import { ACTIONS } from '#domain/clinical/knowledge/actions/all-actions.ts'
import { CONDITIONS } from '#domain/clinical/knowledge/conditions/all-conditions.ts'
import { FINDINGS } from '#domain/clinical/knowledge/findings/all-findings.ts'
import { MEDICINES } from '#domain/clinical/knowledge/medicines/all-medicines.ts'
import { REGIMENS } from '#domain/clinical/knowledge/medicines/all-regimens.ts'
import { INTERACTIONS } from '#domain/clinical/knowledge/medicines/interactions.ts'
import { MEDICINE_NOT_ASSESSED, REGIMEN_NOT_ASSESSED } from '#domain/clinical/knowledge/medicines/medicine.ts'
import { TREATMENTS } from '#domain/clinical/knowledge/medicines/treatments.ts'
import { TRIAGE_RULES } from '#domain/clinical/knowledge/rules/all-rules.ts'
import type { AnswerWords } from '#domain/clinical/knowledge/text/answer-words.ts'
import type { LanguagePack } from '#domain/clinical/knowledge/text/language-pack.ts'
import { keyedWords, NAMELESS } from '#domain/clinical/language/keyed-phrases.ts'
import { partedGrammar } from './compact-grammar.ts'

/** The engine but for its words: one file for every language. */
export const ENGINE_CHUNK = {
  name: 'clinical-engine',
  test: /domain\/clinical\/(?:compact\/|knowledge\/(?:conditions|findings)\/all-)|lib\/clinical-engine\/clinical-engine/,
}

const KNOWLEDGE = 'domain/clinical/knowledge'
const COMPACT = '#domain/clinical/compact'
const FINDING_IDS = `import { FINDINGS } from '#${KNOWLEDGE}/findings/all-findings.ts'\n`
const CONDITION_IDS = `import { CONDITIONS } from '#${KNOWLEDGE}/conditions/all-conditions.ts'\n`

/** Data as it is written into a script: parsing it as JSON is faster, and single quotes leave JSON's own alone. */
const literal = (data: unknown): string =>
  `JSON.parse('${JSON.stringify(data).replaceAll('\\', '\\\\').replaceAll("'", "\\'")}')`

/** A module's export: its name and what it is. */
function exportOf(id: string, module: object): readonly [name: string, value: unknown] {
  const [first, second] = Object.entries(module)
  if (!first || second) throw new Error(`${id} must export one table or one language`)
  return first
}

function compactFindings(name: string): string {
  const ids = Object.keys(FINDINGS)
  return `import { idsOfCompact } from '${COMPACT}/compact-ids.ts'
import { rowsOfCompact } from '${COMPACT}/compact-rows.ts'
const ids = idsOfCompact(${literal(compactIds(ids))})
export const ${name} = rowsOfCompact(${literal(compactRows(FINDINGS, ids, ids))}, ids, ids)`
}

function compactAllConditions(name: string): string {
  const compact = compactConditions(CONDITIONS, Object.keys(FINDINGS), Object.keys(ACTIONS))
  return `import { ACTIONS } from '#${KNOWLEDGE}/actions/all-actions.ts'
import { conditionsOfCompact } from '${COMPACT}/compact-conditions.ts'
${FINDING_IDS}export const ${name} = conditionsOfCompact(${literal(compact)}, Object.keys(FINDINGS), Object.keys(ACTIONS))`
}

function compactMedicines(name: string): string {
  const ids = Object.keys(MEDICINES)
  return `import { rowsOfCompact } from '${COMPACT}/compact-rows.ts'
const ids = ${literal(ids.join(' '))}.split(' ')
export const ${name} = rowsOfCompact(${literal(compactRows(MEDICINES, ids, ids, MEDICINE_NOT_ASSESSED))}, ids, ids)`
}

function compactRegimens(name: string): string {
  const [ids, known] = [Object.keys(REGIMENS), [...Object.keys(CONDITIONS), ...Object.keys(MEDICINES)]]
  const compact = compactRows(REGIMENS, ids, Object.keys(MEDICINES), REGIMEN_NOT_ASSESSED)
  return `import { idsOfCompact } from '${COMPACT}/compact-ids.ts'
import { rowsOfCompact } from '${COMPACT}/compact-rows.ts'
${CONDITION_IDS}import { MEDICINES } from '#${KNOWLEDGE}/medicines/all-medicines.ts'
const medicines = Object.keys(MEDICINES)
const ids = idsOfCompact(${literal(compactIds(ids, known))}, [...Object.keys(CONDITIONS), ...medicines])
export const ${name} = rowsOfCompact(${literal(compact)}, ids, medicines)`
}

/** Each pair of medicines, without its source. */
function compactInteractions(name: string): string {
  const pairs = INTERACTIONS.map(({ between: [one, other], severity, effect }) => ({ one, other, severity, effect }))
  const rows = Object.fromEntries(pairs.entries())
  const compact = compactRows(rows, Object.keys(rows), Object.keys(MEDICINES))
  return `import { rowsOfCompact } from '${COMPACT}/compact-rows.ts'
import { MEDICINES } from '#${KNOWLEDGE}/medicines/all-medicines.ts'
const rows = rowsOfCompact(${literal(compact)}, [...Array(${pairs.length}).keys()], Object.keys(MEDICINES))
export const ${name} = Object.values(rows).map(({ one, other, ...rest }) => ({ between: [one, other], ...rest }))`
}

/** Of every condition its treatments, if it has any. */
function compactTreatments(name: string): string {
  const rows = Object.fromEntries(Object.entries(TREATMENTS).map(([id, of]) => [id, { of }]))
  const compact = compactRows(rows, Object.keys(CONDITIONS), Object.keys(REGIMENS))
  return `import { rowsOfCompact } from '${COMPACT}/compact-rows.ts'
${CONDITION_IDS}import { REGIMENS } from '#${KNOWLEDGE}/medicines/all-regimens.ts'
const rows = rowsOfCompact(${literal(compact)}, Object.keys(CONDITIONS), Object.keys(REGIMENS))
export const ${name} = Object.fromEntries(Object.entries(rows).flatMap(([id, { of }]) => of ? [[id, of]] : []))`
}

const compactTriageRules = (name: string): string =>
  `import { rulesOfCompact } from '${COMPACT}/compact-rules.ts'
${FINDING_IDS}export const ${name} = rulesOfCompact(${literal(compactRules(TRIAGE_RULES, Object.keys(FINDINGS)))}, Object.keys(FINDINGS))`

const GRAMMAR = /import \{ (\w+) \} from '#(domain\/clinical\/language\/grammars\/[^']+)'/
/** From where the browser's engine lies. */
const ROOT = '../../..'
const WORDS = /'#(domain\/clinical\/knowledge\/text\/\w+\/words\.ts)'/

/** The words of a language in keys, and all texts of its answers, whose tables foretell each other and the words. */
async function compactLanguage(name: string, load: unknown, id: string): Promise<string> {
  const { pack, answer } = await (
    load as () => Promise<{ readonly pack: LanguagePack; readonly answer: AnswerWords }>
  )()
  const { language, review, words } = pack
  const [, wordsFile = ''] = WORDS.exec(await readFile(id, 'utf8')) ?? []
  const root = join(dirname(id), ROOT)
  const [importGrammar, make, grammarFile] = GRAMMAR.exec(await readFile(join(root, wordsFile), 'utf8')) ?? []
  if (!make || !grammarFile) throw new Error(`The words of ${language} import no grammar`)
  const { lists } = partedGrammar(await readFile(join(root, grammarFile), 'utf8'))
  const hasIds = language === 'en'
  const keyed = prunedWords(keyedWords(words))
  const { keys, ...compact } = compactWords(keyed, Object.keys(CONDITIONS), keysOfLabels(words.grammar, answer, hasIds))
  if ([...keyed.phrases.keys()].join() !== [...Object.keys(FINDINGS), ...NAMELESS].join())
    throw new Error(`The words of ${language} are not those of all findings`)
  return `${importGrammar}
import { answerSteps } from '${COMPACT}/compact-answer.ts'
import { wordsSteps } from '${COMPACT}/compact-words.ts'
import { keysOfLabels } from '${COMPACT}/keys-of-labels.ts'
import { list } from '#domain/clinical/language/written-list.ts'
import { inTurns } from '#web/lib/clinical-engine/in-turns.ts'
${CONDITION_IDS}${FINDING_IDS}export const ${name} = async () => {
  const { answer, keys, lists } = await inTurns(answerSteps(${literal(compactAnswer(answer, keys, lists))}))
  const grammar = ${make}((place) => list(lists[place]))
  const labels = keysOfLabels(grammar, answer, ${hasIds})
  const [findings, conditions] = [Object.keys(FINDINGS), Object.keys(CONDITIONS)]
  const keyed = await inTurns(wordsSteps({ ...${literal(compact)}, keys }, findings, conditions, labels))
  return { pack: { language: '${language}', review: '${review}', words: { grammar, keyed: () => keyed } }, answer }
}`
}

/** A grammar whose lists of words come with the texts of its language. */
const compactGrammar = async (_name: string, _value: unknown, id: string): Promise<string> =>
  partedGrammar(await readFile(id, 'utf8')).source

type Make = (name: string, value: unknown, id: string) => string | Promise<string>

/** Which modules of the knowledge the browser gets in another form: the same names, the same content. */
const MODULES: readonly (readonly [path: RegExp, make: Make])[] = [
  [/\/findings\/all-findings\.ts$/, compactFindings],
  [/\/conditions\/all-conditions\.ts$/, compactAllConditions],
  [/\/medicines\/all-medicines\.ts$/, compactMedicines],
  [/\/medicines\/all-regimens\.ts$/, compactRegimens],
  [/\/medicines\/treatments\.ts$/, compactTreatments],
  [/\/medicines\/interactions\.ts$/, compactInteractions],
  [/\/rules\/all-rules\.ts$/, compactTriageRules],
  [/\/clinical-engine\/(?:english|swahili)\.ts$/, compactLanguage],
  [/\/grammars\/(?:english|swahili)\.ts$/, compactGrammar],
]

/**
 * Vite plugin: what the clinical engine knows, compact. The tables stay as they are for people, Node and the tests; each
 * build reads them anew (docs/adr/0071).
 */
export function compactKnowledge(): Plugin {
  return {
    name: 'afya:compact-knowledge',
    apply: 'build',
    // Its files are a hundredth smaller than those of Vite's own (docs/adr/0123). No function of ours is made with "new" or
    // asked how many parameters it has, and reading a property does nothing.
    config: () => ({
      build: {
        minify: 'terser',
        terserOptions: {
          module: true,
          ecma: 2020,
          compress: {
            passes: 3,
            keep_fargs: false,
            hoist_funs: true,
            unsafe_arrows: true,
            unsafe_methods: true,
            pure_getters: true,
          },
        },
      },
    }),
    load: {
      filter: {
        id: /[\\/](?:clinical[\\/]knowledge[\\/].*[\\/](?:all-findings|all-conditions|all-medicines|all-regimens|treatments|interactions|all-rules)|(?:clinical-engine|language[\\/]grammars)[\\/](?:english|swahili))\.ts$/,
      },
      async handler(id) {
        const path = id.split(sep).join('/')
        const make = MODULES.find(([pattern]) => pattern.test(path))?.[1]
        if (!make) return null
        const [name, value] = exportOf(id, await import(id))
        return make(name, value, id)
      },
    },
  }
}
