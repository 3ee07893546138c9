import { v7 as uuidv7 } from 'uuid'
import { expect, test } from '#tests/e2e/fixtures.ts'

const MALARIA = 21
const PNEUMONIA = 2

test.describe('§2 Medical Assessment Center: what was assessed', () => {
  test('from the chooser to the lists: narrowed, paged, and the same after the way back and a reload', async ({
    page,
    request,
    signUp,
    expectAccessible,
  }) => {
    const token = await signUp()
    await page.goto('/')
    await page.getByRole('link', { name: 'Medical Assessment Center' }).last().click()
    await page.getByRole('link', { name: /^Assessment by disease.*get a plan/ }).click()
    await expect(page.getByRole('heading', { name: 'Infectious diseases' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Start Assessment: HIV and AIDS' })).toHaveAttribute(
      'href',
      '/medical/assessment/hiv_aids',
    )
    await expect(page.getByRole('heading', { name: 'Recent Assessments' })).toHaveCount(0)

    for (let number = 0; number < MALARIA + PNEUMONIA; number += 1) {
      const [type, symptoms] = number < MALARIA ? ['malaria', ['fever', 'chills']] : ['pneumonia', ['runny_nose']]
      const answer = await request.post('/api/medical/ai-diagnosis', {
        headers: { authorization: `Bearer ${token}` },
        data: {
          id: uuidv7(),
          assessmentType: type,
          assessmentData: { patient_age: 30, patient_gender: 'female', region: 'Kenya', symptoms },
        },
      })
      expect(answer.ok(), await answer.text()).toBe(true)
    }

    await page.reload()
    const recent = page.getByRole('region', { name: 'Recent Assessments' })
    await expect(recent.getByRole('listitem')).toHaveCount(5)
    await recent.getByRole('link', { name: /^View All/ }).click()
    await expect(page).toHaveURL(/\/medical\/history$/)
    const rows = page.getByRole('article')
    await expect(rows).toHaveCount(20)
    await page.getByRole('button', { name: 'Show more' }).click()
    await expect(rows).toHaveCount(MALARIA + PNEUMONIA)
    await expect(page.getByText(`${MALARIA + PNEUMONIA} assessments`)).toBeVisible()

    await page.getByLabel('Type').selectOption('Pneumonia and cough')
    await expect(rows).toHaveCount(PNEUMONIA)
    await page.getByLabel('Search').fill('common cold')
    await expect(page).toHaveURL(/\?q=common\+cold&type=pneumonia$/)
    await expect(rows).toHaveCount(PNEUMONIA)
    await page.goto('/medical/dashboard')
    await page.goBack()
    await expect(page.getByLabel('Search')).toHaveValue('common cold')
    await expect(rows).toHaveCount(PNEUMONIA)
    await page.reload()
    await expect(rows).toHaveCount(PNEUMONIA)
    await page.getByLabel('Search').fill('no such thing')
    await expect(page.getByRole('heading', { name: 'No assessment found' })).toBeVisible()
    // Where the reload left it, the header may stand over half of a link.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await expectAccessible()
    await page.getByRole('button', { name: 'Clear filters' }).last().click()
    await expect(rows).toHaveCount(20)

    await page.getByRole('link', { name: 'Plans', exact: true }).click()
    await page.getByLabel('From').fill('2020-01-02')
    await page.getByLabel('To').fill('2020-01-01')
    await expect(page.getByText('The last day lies before the first. Change one of them.')).toBeVisible()
    await page.getByLabel('To').fill('')
    await expect(rows).toHaveCount(20)
    await expectAccessible()
  })

  test('a plan’s follow-up: what, when, where, and a file for the calendar', async ({
    page,
    request,
    signUp,
    expectAccessible,
  }) => {
    const token = await signUp()
    await page.goto('/follow-up-clinic')
    await expect(page.getByRole('heading', { name: 'Nothing to follow up' })).toBeVisible()
    await request.post('/api/medical/ai-diagnosis', {
      headers: { authorization: `Bearer ${token}` },
      data: {
        id: uuidv7(),
        assessmentType: 'malaria',
        assessmentData: { patient_age: 30, patient_gender: 'female', region: 'Kenya', symptoms: ['fever', 'chills'] },
      },
    })
    await page.reload()
    await page.getByRole('link', { name: /^What to follow up: Malaria/ }).click()
    await expect(page.getByRole('region', { name: 'What to follow up' })).toContainText('See the patient again after')
    await expectAccessible()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Add to calendar' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('follow-up.ics')
    await page.getByLabel('Search by district or name').fill('kisumu')
    await expect(page.getByRole('region', { name: 'Where to go' }).getByRole('listitem').first()).toContainText(
      'Kisumu',
    )
  })
})
