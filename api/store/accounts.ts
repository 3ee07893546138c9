import type { Actor } from '#api/access/actor.ts'
import { type Client, isMissingRecord } from '#api/store/client.ts'
import type { NewSession } from '#api/store/sessions.ts'
import type { UpdateProfileInput } from '#domain/input/account.ts'
import type { Role } from '#domain/vocabulary/roles.ts'

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

const WITH_ROLES = { roles: { orderBy: { requestedAt: 'asc' } } } as const

/** Accounts with their roles; with sessions.ts and role-requests.ts the only writer of these tables. */
export function accountStore(client: Client) {
  return {
    /** The account with all its role grants, or null. */
    findByEmail: (email: string) => client.user.findUnique({ where: { email }, include: WITH_ROLES }),

    /** The account with all its role grants, or null. */
    findById: (id: string) => client.user.findUnique({ where: { id }, include: WITH_ROLES }),

    /** Writes account, roles and first session together. Fails on a taken e-mail or id. */
    create: ({ roles, ...account }: NewAccount, session: NewSession) =>
      client.user.create({
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
      }),

    /** Replaces the profile; answers the account with all its role grants. */
    updateProfile: (id: string, profile: UpdateProfileInput) =>
      client.user.update({ where: { id }, data: profile, include: WITH_ROLES }),

    /**
     * Replaces the password and revokes every session but the one that asks, together. Answers false, with nothing
     * changed, where the password is no longer the one that was proven.
     */
    async changePassword(
      { userId, sessionId }: Actor,
      hashes: { readonly proven: string; readonly next: string },
      at: Date,
    ): Promise<boolean> {
      try {
        await client.user.update({
          where: { id: userId, passwordHash: hashes.proven },
          data: {
            passwordHash: hashes.next,
            sessions: { updateMany: { where: { id: { not: sessionId }, revokedAt: null }, data: { revokedAt: at } } },
          },
          select: { id: true },
        })
        return true
      } catch (error) {
        if (isMissingRecord(error)) return false
        throw error
      }
    },

    /** Gives an approved role to the account with this e-mail; answers whether there is one. */
    async grantRole(email: string, role: Role, id: string, at: Date): Promise<boolean> {
      const account = await client.user.findUnique({ where: { email }, select: { id: true } })
      if (!account) return false
      const approved = { status: 'approved', decidedAt: at } as const
      await client.roleGrant.upsert({
        where: { userId_role: { userId: account.id, role } },
        create: { id, userId: account.id, role, requestedAt: at, ...approved },
        update: approved,
      })
      return true
    },
  }
}
