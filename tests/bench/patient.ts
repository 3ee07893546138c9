import { newId } from '#api/platform/ids.ts'
import type { Patient } from '#tests/bench/operations.ts'
import { signUpBody } from '#tests/support/account-requests.ts'
import { medicalData } from '#tests/support/medical-requests.ts'
import { assessmentData } from '#tests/support/nutrition-requests.ts'

type Json = ReturnType<typeof JSON.parse>

/** Sends JSON, and expects an answer in JSON that is a success. */
async function post(url: string, body: unknown, token: string | null): Promise<Json> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token === null ? {} : { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`)
  return response.json()
}

/** A limit of tries is an account's; the connections share these. */
const ACCOUNTS = 10

async function createAccount(url: string): Promise<{ email: string; password: string; token: string }> {
  const account = { ...signUpBody(), email: `${newId()}@example.org`, password: 'correct horse' }
  const { token } = await post(`${url}/api/auth/signup`, account, null)
  return { email: account.email, password: account.password, token }
}

/** Somebody new at a server, signed in, with so many assessments; and others who have an account. */
export async function createPatient(url: string, assessments: number): Promise<Patient> {
  const accounts = await Promise.all(Array.from({ length: ACCOUNTS }, () => createAccount(url)))
  const token = accounts[0]?.token ?? ''
  let planId = ''
  for (let index = 0; index < assessments; index += 1) {
    const data = assessmentData({ weight: 55 + index })
    planId = (await post(`${url}/api/nutrition/ai-analysis`, { assessmentData: data }, token)).plan_id
  }
  const { plan_id: medicalPlanId } = await post(
    `${url}/api/medical/ai-diagnosis`,
    { assessmentData: medicalData() },
    token,
  )
  return { token, planId, medicalPlanId, accounts: accounts.map(({ email, password }) => ({ email, password })) }
}
