import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { signedInAs } from '#web/test/accounts.ts'
import { amina, PATIENT_ID } from '#web/test/patient-records.ts'
import { JPEG_URL, letDraw, photo, plugInCamera, servePhotos, takePhotos } from '#web/test/photos.ts'
import { openApp } from '#web/test/render-app.tsx'

const press = (name: string) => screen.findByRole('button', { name })
const file = (type = 'image/png') => new File(['bytes'], 'wound.png', { type })

async function open(path = '/medical-imaging', language: 'en' | 'sw' = 'en') {
  signedInAs(amina)
  const app = await openApp(path, { language })
  await screen.findByRole('tablist')
  return app
}
type User = Awaited<ReturnType<typeof open>>['user']
const upload = async (user: User, chosen = file()) => {
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('There is nothing to upload with')
  await user.upload(input, chosen)
}
const choose = async (user: User) => {
  await user.selectOptions(screen.getByLabelText(/Assessment Type/), 'Wound Assessment')
  await user.selectOptions(screen.getByLabelText(/Body Part/), 'Legs')
}

beforeEach(() => {
  letDraw()
  servePhotos([])
})
afterEach(() => {
  Reflect.deleteProperty(navigator, 'mediaDevices')
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('§4 Camera', () => {
  it('starts the rear camera at an ideal 1920 × 1080, takes a picture and stops', async () => {
    const { getUserMedia, stop } = plugInCamera()
    const { user } = await open()
    expect(screen.getByText('The camera is off.')).toBeVisible()
    expect(getUserMedia).not.toHaveBeenCalled()
    await user.click(await press('Start Camera'))
    expect(getUserMedia).toHaveBeenCalledWith({
      video: { facingMode: 'environment', width: { ideal: 1920 }, height: { ideal: 1080 } },
    })
    const capture = await press('Capture Photo')
    await waitFor(() => expect(capture).toBeEnabled())
    expect(stop).not.toHaveBeenCalled()
    await user.click(capture)
    expect(await screen.findByRole('img', { name: 'The photo that you took' })).toHaveAttribute('src', JPEG_URL)
    expect(screen.getByText('800 × 600 pixels')).toBeVisible()
    expect(screen.getByRole('region', { name: 'The photo' })).toHaveFocus()
    expect(stop).toHaveBeenCalledOnce()
    expect(HTMLCanvasElement.prototype.toDataURL).toHaveBeenCalledWith('image/jpeg', 0.9)
  })

  it('is stopped by its button, by the other tab, and by leaving the page', async () => {
    const { stop } = plugInCamera()
    const { user, router } = await open()
    const start = async () => {
      await user.click(await press('Start Camera'))
      await waitFor(async () => expect(await press('Capture Photo')).toBeEnabled())
    }
    await start()
    await user.click(screen.getByRole('button', { name: 'Stop Camera' }))
    expect(stop).toHaveBeenCalledTimes(1)
    await start()
    await user.click(screen.getByRole('tab', { name: /Photo History/ }))
    expect(stop).toHaveBeenCalledTimes(2)
    await user.click(screen.getByRole('tab', { name: 'Capture Photo' }))
    await start()
    await router.navigate('/no/such/page')
    await waitFor(() => expect(stop).toHaveBeenCalledTimes(3))
  })

  it('says that it cannot be used, and still takes an uploaded picture', async () => {
    plugInCamera(new DOMException('no', 'NotAllowedError'))
    const { user } = await open()
    await user.click(await press('Start Camera'))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Unable to access camera. Please check permissions. You can still upload a photo.',
    )
    await upload(user)
    expect(await screen.findByRole('img', { name: 'The photo that you took' })).toBeVisible()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('offers image files and the rear camera to upload from, and refuses what is no picture', async () => {
    const { user } = await open()
    const input = document.querySelector('input[type=file]')
    expect(input).toHaveAttribute('accept', 'image/*')
    expect(input).toHaveAttribute('capture', 'environment')
    // As a browser that lets the person choose any file.
    input?.setAttribute('accept', '')
    await upload(user, file('application/pdf'))
    expect(await screen.findByRole('alert')).toHaveTextContent('This file is not a picture. Choose an image file.')
    vi.stubGlobal('createImageBitmap', async () => ({ width: 100, height: 600, close: () => undefined }))
    await upload(user, file())
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('at least 120 pixels'))
    vi.stubGlobal('createImageBitmap', async () => {
      throw new DOMException('no', 'InvalidStateError')
    })
    await upload(user, file())
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('This picture cannot be read here.'))
  })

  it('is started anew by Retake Photo, which clears picture and findings and keeps the rest', async () => {
    const { getUserMedia } = plugInCamera()
    const { user } = await open()
    await choose(user)
    await upload(user)
    await user.type(await screen.findByLabelText('Findings'), 'Red edge')
    await user.selectOptions(screen.getByLabelText('Severity'), 'Severe')
    await user.click(screen.getByRole('button', { name: 'Retake Photo' }))
    await waitFor(() => expect(getUserMedia).toHaveBeenCalledOnce())
    expect(screen.queryByLabelText('Findings')).not.toBeInTheDocument()
    await waitFor(async () => expect(await press('Capture Photo')).toBeEnabled())
    await user.click(await press('Capture Photo'))
    expect(await screen.findByLabelText('Findings')).toHaveValue('')
    expect(screen.getByLabelText('Severity')).toHaveDisplayValue('Severe')
    expect(screen.getByLabelText(/Body Part/)).toHaveDisplayValue('Legs')
  })
})

describe('§5 Photo', () => {
  it('asks for type and body part, begins with the defaults, and sums up', async () => {
    const { user } = await open()
    await upload(user)
    const save = await press('Save Medical Photo')
    expect(save).toBeDisabled()
    expect(save).toHaveAccessibleDescription('Please complete all required fields')
    for (const [label, value] of [
      ['Lighting', 'Natural'],
      ['Distance', 'Close (0-30cm)'],
      ['Angle', 'Front'],
      ['Patient Position', 'Sitting'],
      ['Severity', 'Normal'],
    ] as const) {
      expect(screen.getByLabelText(label)).toHaveDisplayValue(value)
    }
    await user.selectOptions(screen.getByLabelText(/Assessment Type/), 'Wound Assessment')
    expect(save).toBeDisabled()
    await user.selectOptions(screen.getByLabelText(/Body Part/), 'Legs')
    expect(save).toBeEnabled()
    const summary = screen.getByRole('region', { name: 'Assessment Summary' })
    expect(summary).toHaveTextContent(/Normal.*Wound Assessment.*Legs.*Natural.*Close \(0-30cm\).*Front.*Sitting/)
    expect(screen.getByLabelText('Findings')).toHaveAttribute('maxlength', '2000')
  })

  it('is saved, and then the first of the history; type and body part stay', async () => {
    const sent = takePhotos()
    const { user } = await open()
    await choose(user)
    await upload(user)
    await user.type(await screen.findByLabelText('Findings'), 'Clean, 2 cm')
    await user.selectOptions(screen.getByLabelText('Severity'), 'Moderate')
    await user.selectOptions(screen.getByLabelText('Patient Position'), 'Lying')
    servePhotos([photo(2), photo(1, { bodyPart: 'FACE' })])
    await user.click(screen.getByRole('button', { name: 'Save Medical Photo' }))
    expect(await screen.findByText('Medical photo captured and saved successfully!')).toBeVisible()
    expect(await screen.findByRole('tab', { name: 'Photo History (2)' })).toHaveAttribute('aria-selected', 'true')
    expect(screen.getAllByRole('article')[0]).toHaveTextContent('Clean, 2 cm')
    expect(screen.getByText('General Assessment')).toHaveFocus()
    expect(sent).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7/),
        assessment_type: 'wound_care',
        body_part: 'legs',
        findings: 'Clean, 2 cm',
        severity: 'moderate',
        metadata: { lighting: 'natural', distance: 'close', angle: 'front', patient_position: 'lying' },
        image_url: JPEG_URL,
        thumbnail_url: JPEG_URL,
      },
    ])
    await user.click(screen.getByRole('tab', { name: 'Capture Photo' }))
    expect(screen.getByText('The camera is off.')).toBeVisible()
    expect(screen.getByLabelText(/Assessment Type/)).toHaveDisplayValue('Wound Assessment')
    await upload(user)
    expect(await screen.findByLabelText('Findings')).toHaveValue('')
    expect(screen.getByLabelText('Severity')).toHaveDisplayValue('Normal')
  })

  it('is kept with its words where no answer came, and sent again under the same id', async () => {
    const refusals = [HttpResponse.error()]
    const sent = takePhotos(() => refusals.shift() ?? null)
    const { user } = await open(`/medical-imaging/${PATIENT_ID}`)
    await choose(user)
    await upload(user)
    await user.type(await screen.findByLabelText('Findings'), 'Red edge')
    await user.click(screen.getByRole('button', { name: 'Save Medical Photo' }))
    expect(await screen.findByText('Failed to save photo')).toBeVisible()
    expect(screen.getByText(/The server did not answer/)).toBeVisible()
    expect(screen.getByLabelText('Findings')).toHaveValue('Red edge')
    await user.click(screen.getByRole('tab', { name: /Photo History/ }))
    await user.click(screen.getByRole('tab', { name: 'Capture Photo' }))
    expect(screen.getByRole('img', { name: 'The photo that you took' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Save Medical Photo' }))
    expect(await screen.findByText('Medical photo captured and saved successfully!')).toBeVisible()
    expect(sent).toHaveLength(2)
    expect(sent[1]).toEqual(sent[0])
    expect(sent[0]).toMatchObject({ patient_id: PATIENT_ID })
  })

  it.each([
    ['en', 413, { error: 'Request body is too large' }, 'The picture is too large for the server.'],
    ['en', 400, { error: 'No such patient', field: 'patient_id' }, 'You may not add photos to this patient’s record.'],
    ['en', 400, { error: 'The picture is broken', field: 'image_url' }, 'The picture is broken'],
    ['sw', 400, { error: 'The picture is broken' }, 'Seva haikuikubali. Picha na maneno yako bado yapo hapa.'],
    ['en', 403, { error: 'You are not allowed to do this' }, 'You are not allowed to do this'],
    ['en', 503, {}, 'The service is not available at the moment. Please try again later.'],
  ] as const)('is refused in words (%s, %i)', async (language, status, body, reason) => {
    takePhotos(() => HttpResponse.json(body, { status }))
    const { user } = await open('/medical-imaging', language)
    const selects = within(screen.getByRole('tabpanel')).getAllByRole('combobox')
    await user.selectOptions(selects[0] as HTMLElement, 'wound_care')
    await user.selectOptions(selects[1] as HTMLElement, 'legs')
    await upload(user)
    await user.click(await press(language === 'en' ? 'Save Medical Photo' : 'Hifadhi Picha ya Kitabibu'))
    expect(
      await screen.findByText(language === 'en' ? 'Failed to save photo' : 'Imeshindwa kuhifadhi picha'),
    ).toBeVisible()
    expect(screen.getByText(reason)).toBeVisible()
  })

  it('cannot be changed or sent twice while it is on its way', async () => {
    let answer: (response: Response) => void = () => undefined
    const sent = takePhotos(() => new Promise<Response>((resolve) => (answer = resolve)))
    const { user } = await open()
    await choose(user)
    await upload(user)
    await user.click(await press('Save Medical Photo'))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(screen.getByLabelText('Findings')).toBeDisabled()
    await user.click(screen.getByRole('button', { name: 'Save Medical Photo' }))
    answer(HttpResponse.json({ success: true, photo: { id: sent[0]?.['id'] } }))
    expect(await screen.findByText('Medical photo captured and saved successfully!')).toBeVisible()
    expect(sent).toHaveLength(1)
  })
})
