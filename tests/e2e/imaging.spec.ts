import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, graphql, test } from '#tests/e2e/fixtures.ts'
import { chromiumOptions } from '../../scripts/chromium.ts'

const { args = [], ...options } = chromiumOptions()
test.use({
  launchOptions: {
    ...options,
    // A camera that shows a moving picture, and a person who lets the page use it.
    args: [...args, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
  },
})

/** A picture of a photo's size, drawn in the page, as the bytes of a file. */
const drawPng = async (page: Page) =>
  Buffer.from(
    await page.evaluate(() => {
      const canvas = document.createElement('canvas')
      canvas.width = 2400
      canvas.height = 1600
      const context = canvas.getContext('2d')
      if (!context) throw new Error('Nothing can be drawn')
      context.fillStyle = '#b5654a'
      context.fillRect(0, 0, 2400, 1600)
      context.fillStyle = '#5d1f1a'
      context.arc(1200, 800, 300, 0, 7)
      context.fill()
      return canvas.toDataURL('image/png').slice('data:image/png;base64,'.length)
    }),
    'base64',
  )

test('§2 Medical Imaging: a photo of a patient is taken, saved, looked at, and in the record', async ({
  page,
  request,
  signIn,
  expectAccessible,
}) => {
  const token = await signIn('chw')
  const { patients } = await graphql(request, token, '{ patients(search: "Akinyi Ouma") { id } }')
  await page.goto(`/patients/${patients[0].id}`)
  await page.getByRole('link', { name: 'Photos', exact: true }).click()
  await expect(page.getByText(/^Patient: Akinyi Ouma \(/)).toBeVisible()
  await page.getByLabel('Assessment Type').selectOption({ label: 'Wound Assessment' })
  await page.getByLabel('Body Part').selectOption({ label: 'Legs' })
  await page.getByRole('button', { name: 'Start Camera' }).click()
  const capture = page.getByRole('button', { name: 'Capture Photo' })
  await expect(capture).toBeEnabled()
  await expectAccessible()
  await capture.click()
  await expect(page.getByRole('img', { name: 'The photo that you took' })).toBeVisible()
  await page.getByLabel('Findings').fill('Clean, 2 cm')
  await page.getByLabel('Severity').selectOption({ label: 'Moderate' })
  await expectAccessible()
  await page.getByRole('button', { name: 'Save Medical Photo' }).click()
  await expect(page.getByText('Medical photo captured and saved successfully!')).toBeVisible()

  const card = page.getByRole('article').first()
  await expect(card).toContainText('Clean, 2 cm')
  await expectAccessible()
  await card.getByRole('button', { name: /^Enlarge/ }).click()
  const large = page.getByRole('dialog').getByRole('img')
  await expect(large).toBeVisible()
  expect(await large.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await expectAccessible()
  await page.getByRole('button', { name: 'Close' }).last().click()

  const downloading = page.waitForEvent('download')
  await card.getByRole('button', { name: 'Export' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^[0-9a-f-]{36}-\d{4}-\d{2}-\d{2}\.jpg$/)
  expect([...readFileSync(await download.path()).subarray(0, 2)]).toEqual([0xff, 0xd8])

  await page.goto(`/patients/${patients[0].id}`)
  const entry = page.getByRole('region', { name: 'Timeline' }).getByRole('article').filter({ hasText: 'Photo' }).first()
  await expect(entry).toContainText('Photo: Wound Assessment')
  await expect(entry).toContainText('Legs · Severity: Moderate')
  await entry.getByRole('link').click()
  await expect(page.getByRole('tab', { name: /^Photo History/ })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('article').first()).toContainText('Clean, 2 cm')
})

test('§2 Medical Imaging: from the chooser, a picture is uploaded into nobody’s record', async ({ page, signUp }) => {
  await signUp()
  await page.goto('/medical-assessment-center')
  await page.getByRole('link', { name: 'Start Assessment: Visual Examination' }).click()
  await expect(page.getByText('General Assessment')).toBeVisible()
  await page.getByRole('tab', { name: 'Photo History (0)' }).click()
  await page.getByRole('button', { name: 'Capture First Photo' }).click()
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'skin.png', mimeType: 'image/png', buffer: await drawPng(page) })
  await expect(page.getByText('1,920 × 1,280 pixels')).toBeVisible()
  const save = page.getByRole('button', { name: 'Save Medical Photo' })
  await expect(save).toBeDisabled()
  await page.getByLabel('Assessment Type').selectOption({ label: 'Skin Condition Assessment' })
  await page.getByLabel('Body Part').selectOption({ label: 'Arms' })
  await save.click()
  await expect(page.getByRole('tab', { name: 'Photo History (1)' })).toHaveAttribute('aria-selected', 'true')
  await page.reload()
  await page.getByRole('tab', { name: 'Photo History (1)' }).click()
  await expect(page.getByRole('article')).toContainText('Skin Condition Assessment')
})

test('§2 Medical Imaging: a photo prints alone, on one page', { tag: '@desktop' }, async ({ page, signUp }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', 'yes')
  })
  await signUp()
  await page.goto('/medical-imaging')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'skin.png', mimeType: 'image/png', buffer: await drawPng(page) })
  await page.getByLabel('Assessment Type').selectOption({ label: 'Eye Examination' })
  await page.getByLabel('Body Part').selectOption({ label: 'Eyes' })
  await page.getByRole('button', { name: 'Save Medical Photo' }).click()
  await page.getByRole('button', { name: 'Print' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('tablist')).toBeHidden()
  const sheet = page.getByRole('region', { name: 'Photo to print' })
  await expect(sheet).toBeVisible()
  await expect(sheet).toContainText('Eye Examination, Eyes')
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
  expect(pdf.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1)
})
