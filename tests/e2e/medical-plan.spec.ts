import { readFile } from 'node:fs/promises'
import { expect, test } from '#tests/e2e/fixtures.ts'

const STROKE = {
  assessment_type: 'stroke',
  patient_age: 61,
  patient_gender: 'female',
  vital_signs: { blood_pressure: '188/104' },
  symptoms: ['one_sided_weakness', 'facial_droop', 'speech_difficulty'],
  current_medications: ['rifampicin'],
  region: 'Kenya',
}
const PAGES = /\/Type\s*\/Page\b/g

test.describe('§2 Medical results', () => {
  test('an emergency is unmistakable; the whole plan prints, and is shared as a PDF; nobody else finds it', {
    tag: '@both',
  }, async ({ page, signIn, signUp, medicalPlan }) => {
    await signUp()
    const id = await medicalPlan(STROKE)
    await page.goto(`/medical/plan/${id}`)
    const alert = page.getByRole('alert').filter({ hasText: 'Go to a hospital now and call for help' })
    await expect(alert).toBeInViewport({ ratio: 0.9 })
    await expect(alert.getByRole('link', { name: /Call the emergency number of Kenya/ })).toHaveAttribute(
      'href',
      'tel:999',
    )
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Stroke: results of \d+ \w+ \d{4}$/)
    await page.getByRole('tab', { name: 'Treatment Plan' }).click()
    await expect(page.getByRole('heading', { name: 'What to do now, in this order' })).toBeVisible()

    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Share as PDF' }).click()
    const file = await download
    expect(file.suggestedFilename()).toMatch(/^afya-plan-\d{4}-\d\d-\d\d\.pdf$/)
    const shared = (await readFile(await file.path())).toString('latin1')
    expect(shared.slice(0, 5)).toBe('%PDF-')
    expect(shared.match(PAGES)?.length).toBeGreaterThanOrEqual(3)
    await expect(page.getByText('The PDF is in your downloads')).toBeVisible()

    await page.emulateMedia({ media: 'print' })
    for (const heading of ['Diagnosis', 'Why this risk', 'Treatment Plan', 'About the person', 'Prevention']) {
      await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible()
    }
    await expect(page.getByText('This is diagnostic support, not a diagnosis.').first()).toBeVisible()
    for (const name of ['Back to Dashboard', 'History', 'Schedule Follow-up']) {
      await expect(page.getByRole('link', { name })).toBeHidden()
    }
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByRole('tablist')).toBeHidden()
    const printed = (await page.pdf({ format: 'A4' })).toString('latin1')
    expect(printed.match(PAGES)?.length).toBeGreaterThanOrEqual(3)
    expect(printed.match(PAGES)?.length).toBeLessThanOrEqual(8)
    await page.emulateMedia({ media: 'screen' })

    await signIn('nurse')
    for (const foreign of [id, '01a1fb44-f822-72c6-81f6-7100fc4215a0', 'not-an-id']) {
      await page.goto(`/medical/plan/${foreign}`)
      await expect(page.getByRole('heading', { name: 'Plan not found' })).toBeVisible()
    }
  })
})
