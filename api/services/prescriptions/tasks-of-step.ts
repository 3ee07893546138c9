import type { ServiceContext } from '#api/services/context.ts'
import type { StandingRow } from '#api/store/prescriptions.ts'
import { newTasks, type TaskChanges } from '#api/store/task-rows.ts'
import { isAsked } from '#domain/prescriptions/prescription-moves.ts'
import { closedBy } from '#domain/tasks/closed-by.ts'
import { tasksFrom } from '#domain/tasks/tasks-from.ts'
import type { PrescriptionStepKind } from '#domain/vocabulary/prescriptions.ts'

/** After which nobody waits for an answer: it was given, or the prescription went on without it. */
const SETTLES: ReadonlySet<PrescriptionStepKind> = new Set(['answered', 'approved', 'not_dispensed', 'cancelled'])

interface Step {
  readonly kind: PrescriptionStepKind
  readonly at: Date
  readonly byId: string
}

/** The tasks that a step makes and closes: a question waits for those who asked for the medicines. */
export async function tasksOfStep(
  { store, newId }: Pick<ServiceContext, 'store' | 'newId'>,
  standing: StandingRow,
  { kind, at, byId }: Step,
): Promise<TaskChanges> {
  const { id, patientId, facilityId, steps } = standing
  const occurrence = { id, patientId, facilityId, at }
  if (kind === 'asked') {
    const asked = steps.filter((step) => step.kind === 'asked').length
    // One task waits for the answer to all that is asked until then.
    if (isAsked(standing)) return { made: [], closed: [], at, byId }
    const made = newTasks(tasksFrom({ kind: 'prescription_asked', ...occurrence, asked }), newId, at)
    return { made, closed: [], at, byId }
  }
  if (!SETTLES.has(kind) || !isAsked(standing)) return { made: [], closed: [], at, byId }
  const settled = { kind: 'prescription_settled', ...occurrence, answered: kind === 'answered' } as const
  return { made: [], closed: closedBy(settled, await store.tasks.openOf(patientId, at)), at, byId }
}
