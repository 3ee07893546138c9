import type { Actor } from '#api/access/actor.ts'
import { type AuditEvent, accountOfPerson, appendAudit, serverEvent } from '#api/store/audit.ts'
import type { Client } from '#api/store/client.ts'
import type { NewSession } from '#api/store/sessions.ts'
import type { UpdateProfileInput } from '#domain/input/account.ts'
import type { Role } from '#domain/vocabulary/roles.ts'

/** Who a person is to the product. */
export interface StoredProfile {
  readonly id: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly phone: string | null
  readonly region: string
  readonly facilityId: string | null
  readonly licenseNumber: string | null
  readonly specialization: string | null
}

export interface NewAccount extends StoredProfile {
  readonly passwordHash: string
  readonly createdAt: Date
  readonly roles: readonly { readonly id: string; readonly role: Role; readonly status: 'approved' | 'requested' }[]
}

const WITH_ROLES = { roles: { orderBy: { requestedAt: 'asc' } } } as const

/** Accounts with their roles; with sessions.ts and role-requests.ts the only writer of these tables. */
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
              lastUsedAt: session.createdAt,
              expiresAt: session.expiresAt,
            },
          },
        },
        include: WITH_ROLES,
      })
      const [created] = await client.$transaction([creating, appendAudit(client, [event])])
      return created
    },

    /** Replaces the profile; answers the account with all its role grants. */
    async updateProfile(id: string, profile: UpdateProfileInput, event: AuditEvent) {
      const updating = client.user.update({ where: { id }, data: profile, include: WITH_ROLES })
      const [updated] = await client.$transaction([updating, appendAudit(client, [event])])
      return updated
    },

    /**
     * Replaces the password and revokes every session but the one that asks, together. Answers false, with nothing
     * changed, where the password is no longer the one that was proven.
     */
    changePassword: (
      { userId, sessionId }: Actor,
      hashes: { readonly proven: string; readonly next: string },
      at: Date,
      event: AuditEvent,
    ): Promise<boolean> =>
      client.$transaction(async (transaction) => {
        const { count } = await transaction.user.updateMany({
          where: { id: userId, passwordHash: hashes.proven },
          data: { passwordHash: hashes.next },
        })
        if (count === 0) return false
        await transaction.session.updateMany({
          where: { userId, id: { not: sessionId }, revokedAt: null },
          data: { revokedAt: at },
        })
        await appendAudit(transaction, [event])
        return true
      }),

    /** Gives an approved role to the account with this e-mail; answers whether there is one. */
    async grantRole(email: string, role: Role, id: string, at: Date): Promise<boolean> {
      const account = await client.user.findUnique({ where: { email }, select: { id: true } })
      if (!account) return false
      const approved = { status: 'approved', decidedAt: at } as const
      const granting = client.roleGrant.upsert({
        where: { userId_role: { userId: account.id, role } },
        create: { id, userId: account.id, role, requestedAt: at, ...approved },
        update: { ...approved, decidedById: null, reason: null },
      })
      const event = serverEvent('role.grant', at, accountOfPerson(account.id))
      await client.$transaction([granting, appendAudit(client, [event])])
      return true
    },
  }
}
