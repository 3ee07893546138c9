import type { APIRequestContext, Browser, Page } from '@playwright/test'
import {
  carryToken,
  expect,
  expectNoSidewaysScroll,
  graphql,
  newName,
  registerPatient,
  strayOf,
  test,
} from '#tests/e2e/fixtures.ts'

type Json = Record<string, unknown>

/** A child of this name is registered and assessed, and a health worker asks for the medicines of the plan. */
async function askForMedicines(
  request: APIRequestContext,
  token: string,
  lastName: string,
  changes: Json = {},
): Promise<string> {
  const birth = new Date()
  birth.setMonth(birth.getMonth() - 27)
  const patientId = await registerPatient(request, token, {
    firstName: 'Zawadi',
    lastName,
    dateOfBirth: birth.toISOString().slice(0, 'YYYY-MM-DD'.length),
    gender: 'FEMALE',
    ...changes,
  })
  const assessed = await request.post('/api/medical/ai-diagnosis', {
    headers: { authorization: `Bearer ${token}` },
    data: {
      assessmentData: {
        patient_id: patientId,
        assessment_type: 'pneumonia',
        patient_age_months: 27,
        patient_gender: 'female',
        patient_weight: 10.9,
        vital_signs: { temperature: 38.7, respiratory_rate: 52 },
        symptoms: ['cough', 'fever', 'fast_breathing'],
        region: 'Kenya',
      },
    },
  })
  const { assessment_id: assessmentId } = await assessed.json()
  const { requestableCare } = await graphql(
    request,
    token,
    'query ($id: ID!) { requestableCare(assessmentId: $id) { medicines { regimen name quantity refusal } } }',
    { id: assessmentId },
  )
  const asked = requestableCare.medicines.filter(
    ({ name, refusal }: Json) => refusal === null && String(name).startsWith('Amoxicillin'),
  )
  expect(asked.length).toBeGreaterThan(0)
  const id = crypto.randomUUID()
  const { requestPrescription } = await graphql(
    request,
    token,
    'mutation ($id: ID!, $input: PrescriptionRequestInput!) { requestPrescription(id: $id, input: $input) { __typename } }',
    { id, input: { assessmentId, medicines: asked.slice(0, 1).map(({ regimen }: Json) => ({ regimen })) } },
  )
  expect(requestPrescription.__typename).toBe('Prescription')
  return id
}

/** A page of somebody else, in a browser of their own; what it prints is told. */
async function pageOf(browser: Browser, token: string): Promise<{ page: Page; stray: readonly string[] }> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true })
  const page = await context.newPage()
  const stray = strayOf(page)
  await carryToken(page, token)
  return { page, stray }
}

test.describe('§2 Prescription Dispensing', () => {
  test('medicines are asked for, asked about, approved, dispensed and explained', async ({
    page,
    request,
    browser,
    signIn,
    tokenOf,
    expectAccessible,
  }) => {
    test.setTimeout(120_000)
    const lastName = newName('Mwangaza')
    const name = `Zawadi ${lastName}`
    await askForMedicines(request, await tokenOf('chw'), lastName)

    const { page: officer, stray } = await pageOf(browser, await tokenOf('clinician'))
    await officer.goto(`/chw/dispense-medication?tab=pending&search=${lastName}`)
    const pending = officer.getByRole('article', { name })
    await expect(pending.getByText('PENDING REVIEW')).toBeVisible()
    await expectAccessible(officer)
    await pending.getByRole('button', { name: /^Request Clarification/ }).click()
    const question = officer.getByRole('dialog')
    await question.getByLabel('Your question').fill('Is the weight of today?')
    await expectAccessible(officer)
    await question.getByRole('button', { name: 'Send question' }).click()
    // Until it has faded, the dialog has the same words in it.
    await expect(question).toBeHidden()
    await expect(pending.getByText('Is the weight of today?')).toBeVisible()

    await signIn('chw')
    // It is due tomorrow.
    await page.goto('/chw/tasks?list=coming')
    await page.getByRole('link', { name: `Open the prescription, for ${name}` }).click()
    await expect(page).toHaveURL(/\/chw\/dispense-medication\/prescription\//)
    const opened = page.getByRole('article', { name })
    await expect(opened.getByText('Is the weight of today?')).toBeVisible()
    await expect(opened.getByText(/Until then nothing is dispensed/)).toBeVisible()
    await expect(opened.getByRole('region', { name: 'What the check says' })).toBeVisible()
    await expectAccessible()
    await opened.getByRole('button', { name: /^Answer/ }).click()
    await page.getByLabel('Your answer').fill('Yes, weighed this morning')
    await page.getByRole('button', { name: 'Send answer' }).click()
    // The field that it was typed in holds it too, until its dialog has closed.
    await expect(opened.getByRole('listitem').filter({ hasText: 'Yes, weighed this morning' })).toBeVisible()
    await expect(opened.getByText(/Until then nothing is dispensed/)).toHaveCount(0)

    await officer.reload()
    await expect(pending.getByText('Yes, weighed this morning')).toBeVisible()
    await pending.getByRole('button', { name: /^Approve & Ready/ }).click()
    const approval = officer.getByRole('dialog')
    await expect(approval.getByRole('button', { name: 'Approve & Ready' })).toBeEnabled()
    await expectAccessible(officer)
    await approval.getByRole('button', { name: 'Approve & Ready' }).click()
    await expect(pending).toHaveCount(0)
    expect(stray).toEqual([])

    await page.goto('/chw/dispense-medication')
    await page.getByLabel('Search by patient name or diagnosis').fill(lastName.toLowerCase())
    await expect(page).toHaveURL(new RegExp(`search=${lastName}`, 'i'))
    const ready = page.getByRole('article', { name })
    await expect(ready.getByText(/^(In stock|Low stock): \d+/)).toBeVisible()
    await expectAccessible()
    // By the keyboard alone.
    await ready.getByRole('button', { name: /^Dispense/ }).focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('table')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Confirm and dispense' })).toBeEnabled()
    await expectAccessible()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(ready.getByRole('button', { name: /^Dispense/ })).toBeFocused()
    // Whoever is quick gets it open again all the same.
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Enter')
    await dialog.getByRole('button', { name: 'Confirm and dispense' }).click()
    await expect(page.getByText(`Prescription dispensed for ${name}`)).toBeVisible()
    await expect(page.getByText('Receipt generated for patient records')).toBeVisible()

    await expect(page).toHaveURL(/\/receipt\//)
    await page.reload()
    const receipt = page.getByRole('article', { name: 'Receipt' })
    await expect(receipt.getByText(name)).toBeVisible()
    await expect(receipt.getByText(/^Batch /)).toBeVisible()
    await expectAccessible()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
    await expect(receipt.getByText(/^Batch /)).toBeVisible()
    await page.emulateMedia({ media: 'screen' })

    await page.getByRole('link', { name: 'Counsel the patient' }).click()
    await expect(page.getByRole('radio', { name: 'Swahili' })).toBeChecked()
    const points = page.getByRole('checkbox')
    await expect(points.nth(3)).toBeVisible()
    await expectAccessible()
    const size = page.viewportSize()
    await page.setViewportSize({ width: 360, height: 780 })
    await expectNoSidewaysScroll(page)
    if (size) await page.setViewportSize(size)
    await points.nth(0).check()
    await page.getByRole('checkbox', { name: /^The patient said in their own words/ }).check()
    await page.getByRole('button', { name: 'Save counseling' }).click()
    const stored = page.getByRole('region', { name: 'Counseling is stored' })
    await expect(stored.getByText('The patient said in their own words how the medicines are taken.')).toBeVisible()
    await page.reload()
    await expect(stored.getByText(/, in Swahili$/)).toBeVisible()
    await expectAccessible()

    await page.goto(`/chw/dispense-medication?tab=history&search=${lastName}`)
    await expect(page.getByRole('article', { name }).getByText('Dispensed', { exact: true }).first()).toBeVisible()
  })

  test('what the check stops is approved with a reason only', async ({
    page,
    request,
    signIn,
    tokenOf,
    expectAccessible,
  }) => {
    const token = await tokenOf('chw')
    const lastName = newName('Penisilini')
    await askForMedicines(request, token, lastName)
    const { patients } = await graphql(
      request,
      token,
      `{ patients(search: "Zawadi ${lastName}") { id version firstName lastName dateOfBirth gender phone country county } }`,
    )
    const { id, version, ...patient } = patients[0]
    const { updatePatient } = await graphql(
      request,
      token,
      `mutation ($id: ID!, $version: Int!, $input: PatientInput!) {
        updatePatient(id: $id, version: $version, input: $input) { __typename }
      }`,
      { id, version, input: { ...patient, medicalAlerts: ['Penicillin allergy'], preferredLanguage: 'SWAHILI' } },
    )
    expect(updatePatient.__typename).toBe('Patient')

    await signIn('clinician')
    await page.goto(`/chw/dispense-medication?tab=pending&search=${lastName}`)
    await page.getByRole('button', { name: /^Approve & Ready/ }).click()
    const dialog = page.getByRole('dialog')
    const confirm = dialog.getByRole('button', { name: 'Approve & Ready' })
    await expect(dialog.getByText(/^Stop: /)).toBeVisible()
    await expect(confirm).toBeDisabled()
    await expectAccessible()
    for (const stop of await dialog.getByRole('checkbox').all()) await stop.check()
    await confirm.click()
    await expect(dialog.getByText('Give a reason')).toBeVisible()
    await dialog
      .getByLabel(/^Why it is given all the same/)
      .fill('The reaction was a rash with measles, not an allergy')
    await confirm.click()
    await expect(page.getByText('Prescription approved')).toBeVisible()
    await page.goto(`/chw/dispense-medication?search=${lastName}`)
    const ready = page.getByRole('article', { name: `Zawadi ${lastName}` })
    await expect(ready.getByText('Findings set aside')).toBeVisible()
    await expect(ready.getByText('The reaction was a rash with measles, not an allergy').first()).toBeVisible()
  })
})
