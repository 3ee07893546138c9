import type { RuleReference } from '#domain/clinical/rules.ts'
import type { LocalText } from '#domain/vocabulary/languages.ts'
import type { TaskPriority, TaskWay } from '#domain/vocabulary/tasks.ts'

/**
 * When a task is to be done, counted from its day: that of what triggers it, or that which the source names. In days it
 * opens with the first midnight of its first day, and is late, and closed, with the midnight that ends the last one;
 * in hours it is counted from the moment itself.
 */
export interface RuleWindow {
  readonly unit: 'days' | 'hours'
  readonly opens: number
  readonly due: number
  readonly closes: number
}

/** What a visit has to hold to do a task. */
export type VisitWith = 'anything' | 'weight' | 'blood_pressure' | 'pregnancy'

/** A rule that makes tasks, to be read by a clinician. */
export interface TaskRule extends RuleReference {
  /** What of the rule is this product's own choice and not the source's; none where it all is the source's. */
  readonly ours: string | null
  /** When it makes a task, in words. */
  readonly when: string
  readonly priority: TaskPriority
  readonly window: RuleWindow
  /** What is to be done; `{{n}}` is the task's sequence. */
  readonly title: LocalText
  /** Why. */
  readonly why: LocalText
  /** What does it. */
  readonly way: TaskWay
  /** What a visit has to hold to do it; none where no visit does. */
  readonly visitWith: VisitWith | null
  /** Whether it is enough to say that it is done: no record of the product does it, or somebody elsewhere may have. */
  readonly byHand: boolean
  /** Whether whoever does it can be asked why it was late: not where others, elsewhere, do it. */
  readonly asksWhyLate: boolean
}
