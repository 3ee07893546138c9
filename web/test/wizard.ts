import { screen, waitFor } from '@testing-library/react'
import { asha, signedInAs } from '#web/test/accounts.ts'
import { answerGraphql } from '#web/test/graphql-server.ts'
import { openApp } from '#web/test/render-app.tsx'

/** Somebody at the bedside. */
export const CHW = { ...asha, roles: ['patient', 'chw'] }

/** A day of birth so many completed months ago, yesterday at the latest. */
export function bornMonthsAgo(months: number): string {
  const now = new Date()
  const born = new Date(Date.UTC(now.getFullYear(), now.getMonth() - months, 1))
  return born.toISOString().slice(0, 10)
}

const patient = (serial: number, firstName: string, months: number, rest: object = {}) => ({
  __typename: 'Patient',
  id: `018f4c1e-0000-7000-8000-00000000ee0${serial}`,
  firstName,
  lastName: 'Otieno',
  dateOfBirth: bornMonthsAgo(months),
  gender: 'FEMALE',
  region: 'Kenya',
  villageWard: 'Ahero',
  medicalAlerts: [] as string[],
  ...rest,
})

export const WOMAN = patient(1, 'Achieng', 30 * 12, { medicalAlerts: ['Penicillin allergy'] })
export const MAN = patient(2, 'Baraka', 50 * 12, { gender: 'MALE' })
export const CHILD = patient(3, 'Chebet', 20)
export const INFANT = patient(4, 'Dalia', 1)
export const GIRL = patient(5, 'Esther', 12 * 12)
const people = [WOMAN, MAN, CHILD, INFANT, GIRL]

export const taken = (_root: unknown, { id }: Record<string, unknown>) => ({
  __typename: 'SubmittedVisit',
  visitId: id,
  planId: id,
})

type Resolver = (root: unknown, sent: Record<string, unknown>) => unknown

/** Answers what the wizard asks of the server. */
export const answerWizard = (submitVisit: Resolver = taken, queries: Record<string, Resolver> = {}) =>
  answerGraphql({
    Query: {
      patient: (_root: unknown, { id }: Record<string, unknown>) => people.find((one) => one.id === id) ?? null,
      patients: (_root: unknown, { search }: Record<string, unknown>) =>
        people.filter(({ firstName }) => firstName.toLowerCase().startsWith(String(search).toLowerCase())),
      ...queries,
    },
    Mutation: { submitVisit },
  })

export type User = Awaited<ReturnType<typeof openApp>>['user']

/** The step at which one stands. */
export const stepNamed = (name: string) => screen.findByRole('heading', { level: 2, name: new RegExp(name) })

export const NEXT = { name: 'Next' }
export const next = (user: User) => user.click(screen.getByRole('button', NEXT))

/** Opens the assessment of a patient, as their health worker. */
export async function openWizard(who: { id: string } = MAN, options?: Parameters<typeof openApp>[1]) {
  signedInAs(CHW)
  const app = await openApp(`/chw/patient-assessment/${who.id}`, options)
  await screen.findByRole('heading', { level: 2 })
  return app
}

const LEAVE = '{Tab}'

/** What each step needs, harmless in an adult. */
export const FILL: readonly ((user: User) => Promise<void>)[] = [
  async () => undefined,
  async (user) => {
    await user.type(screen.getByLabelText(/^Temperature/), '36.8')
    await user.type(screen.getByRole('textbox', { name: /^Blood pressure/ }), `120/80${LEAVE}`)
  },
  async (user) => user.type(screen.getByLabelText(/^Chief complaint/), 'itching of the arm'),
  async (user) => user.type(screen.getByLabelText(/^General appearance/), 'alert and calm'),
  async () => undefined,
]

const STEPS = ['Patient Selection', 'Vital Signs', 'Symptoms', 'Physical Exam', 'History', 'Assessment']

/** From the step after the patient on to another one, by the shortest way. */
export async function goOnTo(user: User, name: string): Promise<void> {
  for (let step = 1; STEPS[step] !== name; step += 1) {
    await stepNamed(STEPS[step] ?? '')
    await FILL[step]?.(user)
    await waitFor(() => screen.getByRole('button', NEXT).matches(':enabled') || Promise.reject(new Error('no Next')))
    await next(user)
  }
  await stepNamed(name)
}
