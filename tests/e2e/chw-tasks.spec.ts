import { expect, test } from '#tests/e2e/fixtures.ts'

test('a health worker records a dose, and says why another cannot be', async ({ page, signIn, expectAccessible }) => {
  await signIn('chw')
  await page.goto('/chw/tasks')
  await expect(page.getByRole('heading', { name: 'Tasks', level: 1 })).toBeVisible()
  // A patient of the demonstration is enrolled, as the record page does it.
  await page.evaluate(async () => {
    const headers = {
      'content-type': 'application/json',
      authorization: `Bearer ${localStorage.getItem('auth_token')}`,
    }
    const send = async (query: string, variables = {}) => {
      const answer = await fetch('/graphql', { method: 'POST', headers, body: JSON.stringify({ query, variables }) })
      return (await answer.json()).data
    }
    const { patients } = await send('{ patients(limit: 1) { id } }')
    const now = Date.now()
    const time = now.toString(16).padStart(12, '0')
    await send(
      `mutation ($id: ID!, $patientId: ID!, $input: EnrolmentInput!) {
        enrolPatient(id: $id, patientId: $patientId, input: $input) { __typename }
      }`,
      {
        id: `${time.slice(0, 8)}-${time.slice(8)}-7${crypto.randomUUID().slice(15)}`,
        patientId: patients[0].id,
        input: { programme: 'TB_TREATMENT', startedOn: new Date(now - 86_400_000).toISOString().slice(0, 10) },
      },
    )
  })
  await page.reload()
  const dose = page.getByRole('article', { name: /^Tuberculosis medicine/ }).first()
  await expect(dose).toBeVisible()
  await expectAccessible()
  await dose.getByRole('button', { name: /^Done/ }).click()
  await expect(page.getByText('Recorded as done')).toBeVisible()
  await page.getByRole('tab', { name: 'Coming' }).click()
  const next = page.getByRole('article', { name: /^Tuberculosis medicine/ }).first()
  await next.getByRole('button', { name: /^Cannot be done/ }).click()
  await expectAccessible()
  await page.getByLabel('Reason').fill('Has moved away')
  await page.getByRole('button', { name: 'Not needed any more' }).click()
  await expect(page.getByText('The task is closed')).toBeVisible()
})
