import { medicalData } from '#tests/support/medical-requests.ts'
import { assessmentData, PLAN } from '#tests/support/nutrition-requests.ts'

/** Whose requests are sent: somebody with 20 assessments and more. */
export interface Patient {
  readonly token: string
  readonly planId: string
  readonly medicalPlanId: string
  /** Who signs in: several, because one account takes ten tries at a time. */
  readonly accounts: readonly { readonly email: string; readonly password: string }[]
}

export interface Operation {
  readonly name: string
  readonly method: 'GET' | 'POST'
  readonly path: string
  /** What the connections send, in turn; nothing where there is no body. */
  readonly bodies?: readonly unknown[]
  /** What is wanted at 10 connections. */
  readonly wanted?: {
    /** The least part of another operation's throughput, one of the bare server's as a rule. */
    readonly ratio?: number
    /** The operation that it stands beside. */
    readonly of: string
    readonly p99Ms: number
  }
}

export type BareName = 'bare select' | 'bare insert'

export const BARE: readonly (Operation & { name: BareName })[] = [
  { name: 'bare select', method: 'GET', path: '/' },
  { name: 'bare insert', method: 'POST', path: '/', bodies: [assessmentData()] },
]

const P99_MS = 25
const DIAGNOSIS_P99_MS = 100
/** A medical plan is read as fast as a nutrition plan, as far as two runs of one operation are alike. */
const AS_FAST = 0.9
const READ_PLAN = 'read plan, REST'

/** The calls that are measured, in the words of docs/performance.md. */
export const operations = ({ accounts, planId, medicalPlanId }: Patient): readonly Operation[] => [
  { name: 'me', method: 'GET', path: '/api/auth/me' },
  { name: 'sign-in', method: 'POST', path: '/api/auth/signin', bodies: accounts },
  {
    name: 'submit assessment',
    method: 'POST',
    path: '/api/nutrition/ai-analysis',
    bodies: [{ assessmentData: assessmentData() }],
    wanted: { of: 'bare insert', ratio: 0.12, p99Ms: P99_MS },
  },
  {
    name: READ_PLAN,
    method: 'GET',
    path: `/api/nutrition/plan/${planId}`,
    wanted: { of: 'bare select', ratio: 0.16, p99Ms: P99_MS },
  },
  {
    name: 'read plan, GraphQL',
    method: 'POST',
    path: '/graphql',
    bodies: [{ query: PLAN, variables: { id: planId, language: 'EN' } }],
    wanted: { of: 'bare select', ratio: 0.11, p99Ms: P99_MS },
  },
  { name: 'list 20 assessments', method: 'GET', path: '/api/nutrition/assessments?limit=20' },
  {
    name: 'submit medical assessment',
    method: 'POST',
    path: '/api/medical/ai-diagnosis',
    bodies: [{ assessmentType: 'malaria', assessmentData: medicalData() }],
    wanted: { of: 'bare insert', p99Ms: DIAGNOSIS_P99_MS },
  },
  {
    name: 'read medical plan, REST',
    method: 'GET',
    path: `/api/medical/plan/${medicalPlanId}`,
    wanted: { of: READ_PLAN, ratio: AS_FAST, p99Ms: P99_MS },
  },
]
