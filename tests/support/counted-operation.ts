import { expect } from 'vitest'
import type { Caller } from '#tests/support/caller.ts'
import type { Person, TestServer } from '#tests/support/test-server.ts'

/** Who asks, and for what. */
export interface CountedWorld {
  readonly server: TestServer
  /** Has assessments, with this plan among them. */
  readonly patient: Person
  readonly planId: string
  readonly medicalPlanId: string
  /** Works at a facility with patients, of whom this is one with a plan. */
  readonly carer: Person
  readonly carePatientId: string
  /** A health worker of the same facility. */
  readonly worker: Person
  /** May decide requests for staff roles. */
  readonly approver: Person
  /** A new request for a staff role, each time it is asked for. */
  readonly requestRole: () => Promise<string>
  /** The token of a new session, each time it is asked for. */
  readonly signIn: () => Promise<string>
}

export interface CountedOperation {
  /** The route, or the field of GraphQL's Query or Mutation. */
  readonly name: string
  /** How many SQL statements it takes, whatever the size of the data. */
  readonly statements: number
  /** Makes ready what the operation needs, and gives back the call that is counted. */
  readonly ready: (world: CountedWorld) => Promise<() => Promise<unknown>> | (() => Promise<unknown>)
}

export async function rest(caller: Caller, method: string, path: string, body?: unknown): Promise<void> {
  const answer = await caller.rest(method, path, body)
  expect(answer.status, `${method} ${path}: ${answer.text}`).toBeLessThan(300)
}

/** Sends an operation with one field, whose result must not be one of its errors. */
export async function graphql(caller: Caller, query: string, variables: Record<string, unknown> = {}): Promise<void> {
  const [result] = Object.values(await caller.data(query, variables))
  expect(result, query).not.toHaveProperty('message')
}

/** A page as long as may be. */
export const PAGE = { limit: 100 }
