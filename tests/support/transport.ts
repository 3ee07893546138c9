import type { Caller, Json } from '#tests/support/caller.ts'

/**
 * What came of a call: what was asked for, in the domain's names, or a refusal in terms that both transports share:
 * `refused` with REST's status, `message` with the sentence, `field` with the domain's name of the field.
 */
export type Outcome = Json

/** The calls that both transports offer. Inputs are in the domain's names and the specification's words. */
export interface Transport {
  readonly name: 'REST' | 'GraphQL'
  signUp(caller: Caller, input: Record<string, unknown>): Promise<Outcome>
  signIn(caller: Caller, input: Record<string, unknown>): Promise<Outcome>
  signOut(caller: Caller): Promise<Outcome>
  me(caller: Caller): Promise<Outcome>
  submitAssessment(caller: Caller, id: string, input: Record<string, unknown>): Promise<Outcome>
  /** The plan, or null where there is none that the caller may see. */
  plan(caller: Caller, id: string, language: 'en' | 'sw'): Promise<Outcome>
  assessments(caller: Caller, page: { limit?: number; cursor?: string }): Promise<Outcome>
  plans(caller: Caller, page: { limit?: number; cursor?: string }): Promise<Outcome>
}

/** Something that is done over either transport, and what must come of it. */
export interface Scenario {
  readonly title: string
  run(transport: Transport): Promise<Outcome>
  readonly expected: Outcome
}
