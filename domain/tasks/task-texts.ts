import { taskRuleOf } from '#domain/tasks/task-rules.ts'
import type { LocalText } from '#domain/vocabulary/languages.ts'
import type { TaskWay } from '#domain/vocabulary/tasks.ts'

/** What is shown of a task, in each language. */
export interface TaskTexts {
  readonly title: LocalText
  readonly why: LocalText
  /** The publication behind the rule. */
  readonly source: string
  readonly way: TaskWay
  readonly byHand: boolean
}

/** What is shown of a task whose rule a later version of the product has dropped: it can still be closed. */
const OF_NO_RULE = {
  title: { en: 'A task of a rule that is not used any more', sw: 'Kazi ya kanuni isiyotumika tena' },
  why: { en: 'Close it as not needed any more.', sw: 'Ifunge kama kazi isiyohitajika tena.' },
  source: '–',
  way: 'hand',
  byHand: true,
} as const satisfies TaskTexts

/** The texts of a stored task: the rule’s, with the day or the week of its own. */
export function taskTexts({ ruleId, sequence }: { readonly ruleId: string; readonly sequence: number }): TaskTexts {
  const rule = taskRuleOf(ruleId)
  if (!rule) return OF_NO_RULE
  const numbered = (text: string) => text.replace('{{n}}', `${sequence}`)
  const { title, why, source, way, byHand } = rule
  return { title: { en: numbered(title.en), sw: numbered(title.sw) }, why, source, way, byHand }
}
