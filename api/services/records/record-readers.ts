import type { Actor } from '#api/access/actor.ts'
import { authorise } from '#api/services/authorise.ts'
import type { ServiceContext } from '#api/services/context.ts'
import { parseInput } from '#api/services/parse-input.ts'
import type { ReaderOfDay } from '#api/store/record-readers.ts'
import { RecordReadersInput } from '#domain/input/records.ts'

/** What of a record an event is about, and whether something was changed or only read. */
export interface RecordUse {
  readonly part: RecordPart
  readonly changed: boolean
}

/** The parts of a record that are told apart where it is said who opened it. */
export const RECORD_PARTS = [
  'record',
  'assessment',
  'referral',
  'prescription',
  'appointment',
  'programme',
  'task',
  'emergency',
  'account',
] as const
export type RecordPart = (typeof RECORD_PARTS)[number]

/** By the area of the action. */
const PART_OF_AREA: Readonly<Record<string, RecordPart>> = {
  medical: 'assessment',
  visit: 'assessment',
  referral: 'referral',
  prescription: 'prescription',
  appointment: 'appointment',
  enrolment: 'programme',
  task: 'task',
  emergency: 'emergency',
  // Whoever looks for a recalled batch sees what was handed over of it.
  stock: 'prescription',
}

/** Who may read the record as its own patient: not the record, but the way to it. */
const OF_THE_ACCOUNT: ReadonlySet<string> = new Set(['record.invite', 'record.join', 'record.end_join'])

const ONLY_READS = /^(?:read|list|search|print|summarize|find|recall)/

/** What an action of the trail did to the record that it names. Every action has an answer, also one that comes later. */
export function useOf(action: string): RecordUse {
  const [area = '', verb = ''] = action.split('.')
  const part = OF_THE_ACCOUNT.has(action) ? 'account' : (PART_OF_AREA[area] ?? 'record')
  return { part, changed: !ONLY_READS.test(verb) }
}

export interface RecordReader extends Omit<ReaderOfDay, 'actions'> {
  readonly uses: readonly RecordUse[]
  /** It was the patient. */
  readonly self: boolean
}

/** What was done, each use once, reads first. */
function usesOf(actions: readonly string[]): RecordUse[] {
  const uses = new Map(actions.map((action) => [JSON.stringify(useOf(action)), useOf(action)]))
  const order = (use: RecordUse) => Number(use.changed) * RECORD_PARTS.length + RECORD_PARTS.indexOf(use.part)
  return [...uses.values()].toSorted((one, other) => order(one) - order(other))
}

/**
 * Who opened or changed the record of the patient that one is, by day and reader, the newest day first; nobody where
 * the account is joined to none.
 * @throws Unauthenticated, InvalidInput
 */
export const recordReaders =
  ({ store }: ServiceContext) =>
  async (
    actor: Actor | null,
    sent: { readonly days?: unknown; readonly before?: unknown },
  ): Promise<RecordReader[]> => {
    const person = authorise(actor, 'record.read_own')
    const readers = await store.records.readersOfOwn(person.userId, parseInput(RecordReadersInput, sent))
    return readers.map(({ actions, roles, ...reader }) => ({
      ...reader,
      // Patient is everybody's.
      roles: roles.filter((role) => role !== 'patient'),
      uses: usesOf(actions),
      self: reader.userId === person.userId,
    }))
  }
