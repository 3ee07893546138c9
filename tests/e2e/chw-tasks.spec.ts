import { expect, newName, registerPatient, test } from '#tests/e2e/fixtures.ts'

test('a health worker records a dose, and says why another cannot be', async ({
  page,
  request,
  signIn,
  expectAccessible,
}) => {
  const token = await signIn('chw')
  // Somebody of this attempt alone: who is enrolled already cannot be enrolled again.
  const lastName = newName('Wekesa ')
  const patient = { firstName: 'Barasa', lastName, dateOfBirth: '1979-03-12', gender: 'MALE' }
  await registerPatient(request, token, patient)
  // The patient is enrolled and expected, from the record.
  await page.goto('/chw/patients')
  await page.getByRole('searchbox', { name: 'Find the patient' }).fill(lastName)
  await page.getByRole('button', { name: new RegExp(`Barasa ${lastName}`, 'i') }).click()
  await page.getByRole('link', { name: 'Open the record' }).click()
  const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  await page.getByRole('button', { name: 'Enrol in a programme' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^First day of the treatment/).fill(dayFromNow(-1))
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Enrol', exact: true }).click()
  await expect(page.getByRole('button', { name: 'End it: treatment of tuberculosis' })).toBeVisible()
  await page.getByRole('button', { name: 'Book an appointment' }).click()
  await dialog.getByLabel(/^Day/).fill(dayFromNow(7))
  await dialog.getByLabel(/^Time/).fill('09:30')
  await dialog.getByLabel(/^What for/).fill('Sputum test')
  await dialog.getByRole('button', { name: 'Book the appointment' }).click()
  const appointments = page.getByRole('region', { name: 'Appointments' })
  await expect(appointments.getByText('Sputum test')).toBeVisible()
  await expectAccessible()
  await appointments.getByRole('button', { name: /^What became of it\?.* at 09:30/ }).click()
  await dialog.getByRole('button', { name: 'The appointment is cancelled' }).click()
  await expect(appointments.getByText('Cancelled')).toBeVisible()

  await page.goto('/chw/tasks')
  await expect(page.getByRole('heading', { name: 'Tasks', level: 1 })).toBeVisible()
  const doseOfPatient = new RegExp(`^Tuberculosis medicine.*${lastName}$`, 'i')
  const dose = page.getByRole('article', { name: doseOfPatient }).first()
  await expect(dose).toBeVisible()
  await expectAccessible()
  await dose.getByRole('button', { name: /^Done/ }).click()
  await expect(page.getByText('Recorded as done', { exact: true })).toBeVisible()
  await page.getByRole('tab', { name: 'Coming' }).click()
  // The list of today stands until that of what comes is there.
  const next = page.getByRole('tabpanel', { name: 'Coming' }).getByRole('article', { name: doseOfPatient }).first()
  await next.getByRole('button', { name: /^Cannot be done/ }).click()
  await expectAccessible()
  await page.getByLabel('Reason').fill('Has moved away')
  await page.getByRole('button', { name: 'Not needed any more' }).click()
  await expect(page.getByText('The task is closed', { exact: true })).toBeVisible()
})
