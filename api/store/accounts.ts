import type { Actor } from '#api/access/actor.ts'
import { type AuditEvent, appendAudit, serverEvent } from '#api/store/audit.ts'
import type { Client } from '#api/store/client.ts'
import { isRole, type Role } from '#domain/vocabulary/roles.ts'

export interface NewAccount {
  readonly id: string
  readonly email: string
  readonly passwordHash: string
  readonly firstName: string
  readonly lastName: string
  readonly phone: string | null
  readonly region: string
  readonly facilityId: string | null
  readonly licenseNumber: string | null
  readonly specialization: string | null
  readonly createdAt: Date
  readonly roles: readonly { readonly id: string; readonly role: Role; readonly status: 'approved' | 'requested' }[]
}

export interface NewSession {
  readonly id: string
  readonly userId: string
  readonly tokenHash: Uint8Array<ArrayBuffer>
  readonly userAgent: string | null
  readonly createdAt: Date
  readonly expiresAt: Date
}

const WITH_ROLES = { roles: { orderBy: { requestedAt: 'asc' } } } as const

interface ActorRow {
  sessionId: string
  userId: string
  facilityId: string | null
  region: string
  roles: string[]
}

/** Accounts with their roles and sessions; the only writer of these tables. */
export function accountStore(client: Client) {
  return {
    /** The account with all its role grants, or null. */
    findByEmail: (email: string) => client.user.findUnique({ where: { email }, include: WITH_ROLES }),

    /** The account with all its role grants, or null. */
    findById: (id: string) => client.user.findUnique({ where: { id }, include: WITH_ROLES }),

    /** Writes account, roles and first session together. Fails on a taken e-mail or id. */
    async create({ roles, ...account }: NewAccount, session: NewSession, event: AuditEvent) {
      const creating = client.user.create({
        data: {
          ...account,
          roles: {
            create: roles.map((grant) => ({
              ...grant,
              requestedAt: account.createdAt,
              decidedAt: grant.status === 'approved' ? account.createdAt : null,
            })),
          },
          sessions: {
            create: {
              id: session.id,
              tokenHash: session.tokenHash,
              userAgent: session.userAgent,
              createdAt: session.createdAt,
              expiresAt: session.expiresAt,
            },
          },
        },
        include: WITH_ROLES,
      })
      const [created] = await client.$transaction([creating, appendAudit(client, [event])])
      return created
    },

    async createSession(session: NewSession, event: AuditEvent): Promise<void> {
      await client.$transaction([client.session.create({ data: session }), appendAudit(client, [event])])
    },

    async revokeSession(id: string, at: Date, event: AuditEvent): Promise<void> {
      const revoking = client.session.updateMany({ where: { id, revokedAt: null }, data: { revokedAt: at } })
      await client.$transaction([revoking, appendAudit(client, [event])])
    },

    /** Gives an approved role to the account with this e-mail; answers whether there is one. */
    async grantRole(email: string, role: Role, id: string, at: Date): Promise<boolean> {
      const account = await client.user.findUnique({ where: { email }, select: { id: true } })
      if (!account) return false
      const approved = { status: 'approved', decidedAt: at } as const
      const granting = client.roleGrant.upsert({
        where: { userId_role: { userId: account.id, role } },
        create: { id, userId: account.id, role, requestedAt: at, ...approved },
        update: approved,
      })
      const event = serverEvent('role.grant', at, { recordType: 'User', recordId: account.id })
      await client.$transaction([granting, appendAudit(client, [event])])
      return true
    },

    /** Who holds a token: one indexed query. Null when it is unknown, expired or revoked. */
    async findActor(tokenHash: Uint8Array, at: Date): Promise<Actor | null> {
      const [row] = await client.$queryRaw<ActorRow[]>`
        SELECT s.id AS "sessionId", u.id AS "userId", u."facilityId", u.region,
               ARRAY(SELECT g.role FROM "RoleGrant" g WHERE g."userId" = u.id AND g.status = 'approved') AS roles
        FROM "Session" s JOIN "User" u ON u.id = s."userId"
        WHERE s."tokenHash" = ${tokenHash} AND s."revokedAt" IS NULL AND s."expiresAt" > ${at}`
      if (!row) return null
      return { ...row, roles: row.roles.filter(isRole) }
    },
  }
}
