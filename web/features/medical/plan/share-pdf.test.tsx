import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { signedInAs } from '#web/test/accounts.ts'
import { answerGraphql } from '#web/test/graphql-server.ts'
import { COLD, medicalRecord } from '#web/test/medical-records.ts'
import { openApp } from '#web/test/render-app.tsx'
import { server } from '#web/test/server.ts'

const PLAN_ID = '018f4c1e-7000-7000-8000-0000000000b1'
const record = medicalRecord({ id: '018f4c1e-7000-7000-8000-0000000000a1', planId: PLAN_ID, input: COLD })
const PDF = '%PDF-1.7 the plan'

/** Answers with the PDF, and tells what was asked. */
function servePdf() {
  const asked: { language: string | null; authorization: string | null }[] = []
  server.use(
    http.get(`/api/medical/plan/${PLAN_ID}/pdf`, ({ request }) => {
      const language = new URL(request.url).searchParams.get('language')
      asked.push({ language, authorization: request.headers.get('authorization') })
      return new HttpResponse(PDF, { headers: { 'content-type': 'application/pdf' } })
    }),
  )
  return asked
}

async function openPlan(language: 'en' | 'sw' = 'en') {
  signedInAs()
  answerGraphql({ Query: { medicalPlan: () => record.wirePlan } })
  const { user } = await openApp(`/medical/plan/${PLAN_ID}`, { language })
  await screen.findByRole('tablist')
  const name = language === 'en' ? 'Share as PDF' : 'Shiriki kama PDF'
  return { user, share: () => user.click(screen.getByRole('button', { name })) }
}

/** A browser that can share files; each press is answered by the next of these. */
function sharing(...answers: (() => Promise<void>)[]) {
  const share = vi.fn<(data: { files: File[] }) => Promise<void>>()
  for (const answer of answers) share.mockImplementationOnce(answer)
  Object.assign(navigator, { canShare: () => true, share })
  return share
}

const downloads: string[] = []
beforeEach(() => {
  downloads.length = 0
  Object.assign(URL, { createObjectURL: () => 'blob:plan', revokeObjectURL: () => undefined })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    downloads.push(`${this.href} ${this.download}`)
  })
})
afterEach(() => {
  Reflect.deleteProperty(navigator, 'share')
  Reflect.deleteProperty(navigator, 'canShare')
})

describe('Share as PDF', () => {
  it('hands the PDF to the device where it shares files, with the token and in the language on the screen', async () => {
    const asked = servePdf()
    const shared = sharing(async () => undefined)
    const { share } = await openPlan('sw')
    await share()
    await waitFor(() => expect(shared).toHaveBeenCalledOnce())
    expect(asked).toEqual([{ language: 'sw', authorization: 'Bearer token-of-asha' }])
    const [file] = shared.mock.calls[0]?.[0].files ?? []
    expect(file?.name).toBe('afya-plan-2026-03-05.pdf')
    expect(file?.type).toBe('application/pdf')
    expect(await file?.text()).toBe(PDF)
    expect(downloads).toEqual([])
  })

  it('downloads it where the browser shares no files, and says where it is', async () => {
    servePdf()
    const { share } = await openPlan()
    await share()
    expect(await screen.findByText('The PDF is in your downloads')).toBeVisible()
    expect(downloads).toEqual(['blob:plan afya-plan-2026-03-05.pdf'])
  })

  it('says nothing when the person closes the menu, and fetches nothing twice', async () => {
    const asked = servePdf()
    const refusal = (name: string) => async () => {
      throw new DOMException('no', name)
    }
    const shared = sharing(refusal('AbortError'), async () => undefined)
    const { share } = await openPlan()
    await share()
    await waitFor(() => expect(shared).toHaveBeenCalledOnce())
    await share()
    await waitFor(() => expect(shared).toHaveBeenCalledTimes(2))
    expect(asked).toHaveLength(1)
    expect(screen.queryByText('The PDF could not be shared')).not.toBeInTheDocument()
  })

  it('asks for a second press where the file came too late for the first', async () => {
    const asked = servePdf()
    const shared = sharing(
      async () => {
        throw new DOMException('no', 'NotAllowedError')
      },
      async () => undefined,
    )
    const { share, user } = await openPlan()
    await share()
    await user.click(await screen.findByRole('button', { name: 'The PDF is ready: press to share' }))
    await waitFor(() => expect(shared).toHaveBeenCalledTimes(2))
    expect(asked).toHaveLength(1)
    expect(await screen.findByRole('button', { name: 'Share as PDF' })).toBeVisible()
  })

  it('is busy while the PDF is made', async () => {
    let answer = (): void => undefined
    const made = new Promise<void>((resolve) => {
      answer = resolve
    })
    server.use(
      http.get(`/api/medical/plan/${PLAN_ID}/pdf`, async () => {
        await made
        return new HttpResponse(PDF, { headers: { 'content-type': 'application/pdf' } })
      }),
    )
    const { share } = await openPlan()
    await share()
    expect(await screen.findByText('The PDF is being made…')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Share as PDF' })).toHaveAttribute('data-loading')
    answer()
    expect(await screen.findByText('The PDF is in your downloads')).toBeVisible()
    expect(screen.queryByText('The PDF is being made…')).not.toBeInTheDocument()
  })

  it.each([
    [
      'no answer comes',
      () => HttpResponse.error(),
      'Check your connection and try again. You can also print the page.',
    ],
    [
      'the server cannot',
      () => HttpResponse.json({ error: 'The service is not available' }, { status: 503 }),
      'The service is not available at the moment. Please try again later.',
    ],
    [
      'something else answers',
      () => HttpResponse.html('<p>Pay for the network</p>'),
      'Check your connection and try again. You can also print the page.',
    ],
  ])('says so when %s', async (_when, answer, message) => {
    server.use(http.get(`/api/medical/plan/${PLAN_ID}/pdf`, answer))
    const { share } = await openPlan()
    await share()
    expect(await screen.findByText('The PDF could not be shared')).toBeVisible()
    expect(screen.getByText(message)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Share as PDF' })).toBeEnabled()
    expect(downloads).toEqual([])
  })

  it('says so where the device shares files and fails', async () => {
    servePdf()
    sharing(async () => {
      throw new DOMException('no', 'DataError')
    })
    const { share } = await openPlan()
    await share()
    expect(await screen.findByText('The PDF could not be shared')).toBeVisible()
  })

  it('needs the network, and says so without one', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await openPlan()
    const button = screen.getByRole('button', { name: 'Share as PDF' })
    expect(button).toBeDisabled()
    expect(button).toHaveAccessibleDescription(/You are offline. The PDF is made on the server/)
    expect(screen.getByRole('button', { name: 'Print' })).toBeEnabled()
  })
})
