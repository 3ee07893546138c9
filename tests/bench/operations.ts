import { assessmentData, PLAN } from '#tests/support/nutrition-requests.ts'

/** Whose requests are sent: somebody with 20 assessments and more. */
export interface Patient {
  readonly token: string
  readonly planId: string
  /** Who signs in: several, because one account takes ten tries at a time. */
  readonly accounts: readonly { readonly email: string; readonly password: string }[]
}

export interface Operation {
  readonly name: string
  readonly method: 'GET' | 'POST'
  readonly path: string
  /** What the connections send, in turn; nothing where there is no body. */
  readonly bodies?: readonly unknown[]
  /** The least part of the bare server's throughput that is wanted at 10 connections, and of which of its operations. */
  readonly wanted?: { readonly of: BareName; readonly ratio: number }
}

export type BareName = 'bare select' | 'bare insert'

export const BARE: readonly (Operation & { name: BareName })[] = [
  { name: 'bare select', method: 'GET', path: '/' },
  { name: 'bare insert', method: 'POST', path: '/', bodies: [assessmentData()] },
]

const P99_MS = 25
/** What is wanted of an operation's p99 at 10 connections; a sign-in takes as long as its password hash is made to. */
export const wantedP99Ms = ({ wanted }: Operation): number | null => (wanted ? P99_MS : null)

/** The calls that are measured, in the words of docs/performance.md. */
export const operations = ({ accounts, planId }: Patient): readonly Operation[] => [
  { name: 'me', method: 'GET', path: '/api/auth/me' },
  { name: 'sign-in', method: 'POST', path: '/api/auth/signin', bodies: accounts },
  {
    name: 'submit assessment',
    method: 'POST',
    path: '/api/nutrition/ai-analysis',
    bodies: [{ assessmentData: assessmentData() }],
    wanted: { of: 'bare insert', ratio: 0.12 },
  },
  {
    name: 'read plan, REST',
    method: 'GET',
    path: `/api/nutrition/plan/${planId}`,
    wanted: { of: 'bare select', ratio: 0.16 },
  },
  {
    name: 'read plan, GraphQL',
    method: 'POST',
    path: '/graphql',
    bodies: [{ query: PLAN, variables: { id: planId, language: 'EN' } }],
    wanted: { of: 'bare select', ratio: 0.11 },
  },
  { name: 'list 20 assessments', method: 'GET', path: '/api/nutrition/assessments?limit=20' },
]
