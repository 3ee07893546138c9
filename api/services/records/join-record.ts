import type { Actor } from '#api/access/actor.ts'
import { networkOf } from '#api/platform/network.ts'
import { randomShares } from '#api/platform/random.ts'
import { hashToken } from '#api/platform/tokens.ts'
import { authorise } from '#api/services/authorise.ts'
import type { AuditedContext } from '#api/services/context.ts'
import { AccountHasRecord, InvalidInput, NotFound, RecordHasAccount, TooManyAttempts } from '#api/services/errors.ts'
import { parseId, parseInput } from '#api/services/parse-input.ts'
import { accountOfPerson } from '#api/store/audit.ts'
import { message } from '#domain/input/messages.ts'
import { RecordCodeInput } from '#domain/input/records.ts'
import { readRecordCode, recordCodeOf } from '#domain/patients/record-code.ts'

const VALID_DAYS = 7
const DAY_MS = 86_400_000
const SIGNS = 10

const WINDOW_SECONDS = 15 * 60
const OF_ACCOUNT = { name: 'record-code-account', tries: 10, windowSeconds: WINDOW_SECONDS }
/** Of one network with however many accounts. */
const OF_ADDRESS = { name: 'record-code-address', tries: 100, windowSeconds: WINDOW_SECONDS }

const newCode = (): string => recordCodeOf(randomShares(SIGNS))

/**
 * Makes a code with which a patient whom one may see joins their account to the record: for seven days, for one account.
 * The code is in this answer and nowhere else; one that was made before and is not used ends. Sent again it makes another.
 * @throws Unauthenticated, Forbidden, InvalidInput, NotFound, RecordHasAccount
 */
export const inviteToRecord =
  ({ store, clock, newId, audit }: AuditedContext<'record.invite'>) =>
  async (actor: Actor | null, sent: unknown): Promise<{ code: string; expiresAt: Date }> => {
    const person = authorise(actor, 'record.invite')
    const patientId = parseId(sent, 'patientId')
    const id = newId()
    const code = newCode()
    const createdAt = clock.now()
    const expiresAt = new Date(createdAt.getTime() + VALID_DAYS * DAY_MS)
    const event = audit('record.invite', person.userId, {
      recordType: 'RecordInvitation',
      recordId: id,
      personId: patientId,
    })
    const invitation = { id, codeHash: hashToken(code), createdAt, expiresAt }
    const outcome = await store.recordJoins.invite(person, patientId, invitation, event)
    if (outcome === 'unknown') throw new NotFound('Patient')
    if (outcome === 'joined') throw new RecordHasAccount()
    return { code, expiresAt }
  }

type JoinAction = 'record.join' | 'record.read_own' | 'record.join_failed' | 'record.join_throttled'

/**
 * Joins one's account to the patient's record that a code is for. A code that is wrong, was used or is too old gets one
 * and the same answer; ten such tries in fifteen minutes an account, a hundred a network. Sent again it answers the same.
 * @throws Unauthenticated, InvalidInput, AccountHasRecord, TooManyAttempts
 */
export const acceptRecordInvitation =
  ({ store, clock, openLimit, origin, audit }: AuditedContext<JoinAction>) =>
  async (actor: Actor | null, sent: unknown): Promise<{ patientId: string }> => {
    const person = authorise(actor, 'record.read_own')
    const { userId } = person
    const typed = parseInput(RecordCodeInput, { code: sent }).code
    const codeHash = hashToken(readRecordCode(typed) ?? typed)
    const account = accountOfPerson(userId)

    const ownId = await store.recordJoins.ownPatientId(userId)
    if (ownId !== null) {
      if (!(await store.recordJoins.wasUsedFor(codeHash, ownId))) throw new AccountHasRecord()
      const record = { recordType: 'Patient', recordId: ownId, personId: ownId } as const
      await store.audit.record(audit('record.read_own', userId, record))
      return { patientId: ownId }
    }

    const limits = [
      { limit: openLimit(OF_ADDRESS), key: [networkOf(origin.address)] },
      { limit: openLimit(OF_ACCOUNT), key: [userId] },
    ]
    // Tries count before they are answered, so that none slip by together; one that is right is given back.
    for (const [index, { limit, key }] of limits.entries()) {
      const refusal = await limit.take(key)
      if (!refusal) continue
      // One account's patience must not shut out everybody behind the same address.
      for (const before of limits.slice(0, index)) await before.limit.giveBack(before.key)
      if (refusal.isFirst) await store.audit.record(audit('record.join_throttled', userId, account))
      throw new TooManyAttempts(refusal.retryAfterSeconds)
    }

    const event = audit('record.join', userId, { recordType: 'Patient', recordId: null, personId: null })
    const joined = await store.recordJoins.accept(userId, { codeHash, at: clock.now() }, event)
    if (joined === 'has_record') throw new AccountHasRecord()
    if (joined === null) {
      await store.audit.record(audit('record.join_failed', userId, account))
      throw new InvalidInput([{ field: 'code', message: message('record_code_invalid') }])
    }
    for (const { limit, key } of limits) await limit.giveBack(key)
    return joined
  }

/**
 * Takes the account off a patient's record again: one's own, or that of a patient whom one may see and invite.
 * @throws Unauthenticated, InvalidInput, NotFound (also where no account is joined)
 */
export const endRecordJoin =
  ({ store, audit }: AuditedContext<'record.end_join'>) =>
  async (actor: Actor | null, sent: unknown): Promise<{ patientId: string }> => {
    const person = authorise(actor, 'record.read_own')
    const patientId = parseId(sent, 'patientId')
    const event = audit('record.end_join', person.userId, { recordType: 'Patient', recordId: null, personId: null })
    if (!(await store.recordJoins.end(person, patientId, event))) throw new NotFound('Record')
    return { patientId }
  }
