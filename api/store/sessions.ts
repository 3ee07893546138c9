import type { Actor } from '#api/access/actor.ts'
import { sessionsVisibleTo } from '#api/access/visible-to.ts'
import { type AuditEvent, appendAudit } from '#api/store/audit.ts'
import type { Database } from '#api/store/client.ts'
import { isDiskFull } from '#api/store/database-errors.ts'
import { isRole } from '#domain/vocabulary/roles.ts'

export interface NewSession {
  readonly id: string
  readonly userId: string
  readonly tokenHash: Uint8Array<ArrayBuffer>
  readonly userAgent: string | null
  readonly createdAt: Date
  readonly expiresAt: Date
}

/** How old the stored last use may grow: a busy session writes once in this time, not with every request. */
const LAST_USE_GRAIN_MS = 5 * 60_000

interface ActorRow {
  sessionId: string
  lastUsedAt: Date
  userId: string
  facilityId: string | null
  region: string
  roles: string[]
}

const FIND_ACTOR = `
  SELECT s.id AS "sessionId", s."lastUsedAt", u.id AS "userId", u."facilityId", u.region,
         ARRAY(SELECT g.role FROM "RoleGrant" g WHERE g."userId" = u.id AND g.status = 'approved') AS roles
  FROM "Session" s JOIN "User" u ON u.id = s."userId"
  WHERE s."tokenHash" = $1 AND s."revokedAt" IS NULL AND s."expiresAt" > $2`

const active = (at: Date) => ({ revokedAt: null, expiresAt: { gt: at } })

/** Signed-in devices; the only writer of this table but for the first session of an account. */
export function sessionStore(database: Pick<Database, 'client' | 'query'>) {
  const { client } = database
  return {
    /**
     * Stores the session of somebody whose password was proven against this hash. Answers false, with nothing stored,
     * where it is no longer theirs. A change of the password that is under way is waited for, and one that begins
     * meanwhile waits until this session is there to be revoked.
     */
    open: (
      { id, tokenHash, userId, userAgent, createdAt, expiresAt }: NewSession,
      provenHash: string,
      event: AuditEvent,
    ): Promise<boolean> =>
      client.$transaction(async (transaction) => {
        const stored = await transaction.$executeRaw`
          INSERT INTO "Session" ("id", "tokenHash", "userId", "userAgent", "createdAt", "lastUsedAt", "expiresAt")
          SELECT ${id}::uuid, ${tokenHash}, "id", ${userAgent}, ${createdAt}, ${createdAt}, ${expiresAt}
          FROM "User" WHERE "id" = ${userId}::uuid AND "passwordHash" = ${provenHash} FOR SHARE`
        if (stored === 0) return false
        await appendAudit(transaction, [event])
        return true
      }),

    async revoke(id: string, at: Date, event: AuditEvent): Promise<void> {
      const revoking = client.session.updateMany({ where: { id, revokedAt: null }, data: { revokedAt: at } })
      await client.$transaction([revoking, appendAudit(client, [event])])
    },

    /** The sessions of this person that still sign in, the last used first. */
    activeOf: (actor: Actor, at: Date) =>
      client.session.findMany({
        where: { AND: [sessionsVisibleTo(actor), active(at)] },
        orderBy: [{ lastUsedAt: 'desc' }, { id: 'desc' }],
        select: { id: true, userAgent: true, createdAt: true, lastUsedAt: true },
        take: 200,
      }),

    /** Ends a session of this person, one that has ended already included; answers whether they have such a session. */
    end: (actor: Actor, id: string, at: Date, event: AuditEvent): Promise<boolean> =>
      client.$transaction(async (transaction) => {
        const theirs = { AND: [{ id }, sessionsVisibleTo(actor)] }
        const { count } = await transaction.session.updateMany({
          where: { ...theirs, revokedAt: null },
          data: { revokedAt: at },
        })
        if (count === 0 && (await transaction.session.count({ where: theirs })) === 0) return false
        await appendAudit(transaction, [event])
        return true
      }),

    /** Ends every session of this person but the one that asks; answers how many still signed in. */
    async endOthers(actor: Actor, at: Date, event: AuditEvent): Promise<number> {
      const ending = client.session.updateMany({
        where: { AND: [{ id: { not: actor.sessionId } }, sessionsVisibleTo(actor), active(at)] },
        data: { revokedAt: at },
      })
      const [{ count }] = await client.$transaction([ending, appendAudit(client, [event])])
      return count
    },

    /**
     * Who holds a token: one indexed query. Null when it is unknown, expired or revoked. Where the last use was noted
     * more than five minutes ago, it is noted anew.
     */
    async findActor(tokenHash: Uint8Array, at: Date): Promise<Actor | null> {
      const { rows } = await database.query<ActorRow>({ text: FIND_ACTOR, values: [tokenHash, at] })
      const [row] = rows
      if (!row) return null
      const { lastUsedAt, roles, ...actor } = row
      const noted = new Date(at.getTime() - LAST_USE_GRAIN_MS)
      if (lastUsedAt <= noted) {
        // Of requests that arrive together one writes. Where the disk is full, asking goes on without.
        const noting = client.session.updateMany({
          where: { id: actor.sessionId, lastUsedAt: { lte: noted } },
          data: { lastUsedAt: at },
        })
        await noting.catch((error: unknown) => {
          if (!isDiskFull(error)) throw error
        })
      }
      return { ...actor, roles: roles.filter(isRole), askedAt: at }
    },
  }
}
