import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { asha, signedInAs } from '#web/test/accounts.ts'
import { dropGraphql } from '#web/test/graphql-server.ts'
import { amina, PATIENT_ID } from '#web/test/patient-records.ts'
import { JPEG_URL, photo, photographed, servePhotos, servePictures } from '#web/test/photos.ts'
import { openApp } from '#web/test/render-app.tsx'
import { server } from '#web/test/server.ts'

const OF_PATIENT = `/medical-imaging/${PATIENT_ID}`
const FILE = `${photo(1).id}-2026-05-04.jpg`

async function openHistory(path = '/medical-imaging', account = amina) {
  signedInAs(account)
  return openApp(`${path}?tab=history`)
}
const card = async () => within(await screen.findByRole('article'))

const made: string[] = []
const revoked: string[] = []
const downloads: string[] = []
beforeEach(() => {
  for (const list of [made, revoked, downloads]) list.length = 0
  Object.assign(URL, {
    createObjectURL: (file: File) => {
      made.push(file.name)
      return `blob:${made.length}`
    },
    revokeObjectURL: (url: string) => revoked.push(url),
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    downloads.push(this.download)
  })
})
afterEach(() => {
  for (const what of ['share', 'canShare']) Reflect.deleteProperty(navigator, what)
  vi.restoreAllMocks()
})

describe('§2 Photo History', () => {
  it('shows of each photo what it is of, what was seen, when, by whom and how it was taken', async () => {
    servePhotos([photo(1), photo(2, { findings: '', severity: 'CRITICAL', byName: 'Baraka Juma', placeName: null })])
    await openHistory()
    const cards = await screen.findAllByRole('article')
    expect(cards).toHaveLength(2)
    const [first, second] = cards as [HTMLElement, HTMLElement]
    for (const text of [
      'Moderate',
      'Wound Assessment',
      'Legs',
      'Clean, 2 cm',
      /4 May 2026/,
      /By Asha Otieno, Ahero Health Centre/,
      'Natural',
      'Close (0-30cm)',
      'Side',
      'Lying',
    ]) {
      expect(within(first).getByText(text)).toBeVisible()
    }
    expect(within(first).getByRole('img', { name: /^Wound Assessment, Legs, 4 May 2026/ })).toHaveAttribute(
      'src',
      JPEG_URL,
    )
    expect(second).toHaveTextContent('No findings written')
    expect(second).toHaveTextContent(/Critical.*By Baraka Juma/)
    expect(screen.getByRole('tab', { name: 'Photo History (2)' })).toBeVisible()
  })

  it('is empty at first, and leads to the camera', async () => {
    servePhotos([])
    const { user } = await openHistory()
    expect(await screen.findByRole('heading', { name: 'No medical photos captured yet' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Capture First Photo' }))
    expect(screen.getByRole('button', { name: 'Start Camera' })).toBeVisible()
    expect(screen.getByRole('tab', { name: 'Capture Photo' })).toHaveAttribute('aria-selected', 'true')
  })

  it('comes twenty at a time, keeps them where more cannot be fetched, and knows the end', async () => {
    const many = Array.from({ length: 40 }, (_, index) => photo(40 - index))
    servePhotos(many)
    const { user } = await openHistory()
    // Whether each of hundreds of elements is seen, and what each button is called, takes seconds to find out.
    const waitForCards = (count: number) =>
      waitFor(() => expect(screen.getAllByRole('article', { hidden: true })).toHaveLength(count))
    const showMore = async () => user.click(await screen.findByText('Show more'))
    await waitForCards(20)
    dropGraphql()
    await showMore()
    expect(await screen.findByText('Failed to load patient photos')).toBeVisible()
    await waitForCards(20)
    servePhotos(many)
    await showMore()
    await waitForCards(40)
    expect(screen.getByRole('tab', { name: 'Photo History (40)' })).toBeVisible()
    await showMore()
    await waitFor(() => expect(screen.queryByText('Show more')).not.toBeInTheDocument())
    await waitForCards(40)
  })

  it('says that it could not be loaded, and tries again', async () => {
    dropGraphql()
    const { user } = await openHistory()
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load patient photos')
    expect(screen.getByRole('tab', { name: 'Photo History' })).toBeVisible()
    servePhotos([photo(1)])
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('article')).toBeVisible()
  })

  it('opens a picture large, with a word where it does not come, and lets it go', async () => {
    servePhotos([photo(1)])
    server.use(http.get('/api/photos/:id/image', () => HttpResponse.error()))
    const { user } = await openHistory()
    await user.click((await card()).getByRole('button', { name: /^Enlarge: Wound Assessment/ }))
    const dialog = within(await screen.findByRole('dialog', { name: /^Wound Assessment, Legs/ }))
    expect(await dialog.findByRole('alert')).toHaveTextContent('The photo could not be loaded.')
    const asked = servePictures()
    await user.click(dialog.getByRole('button', { name: 'Try again' }))
    expect(await dialog.findByRole('img')).toHaveAttribute('src', 'blob:1')
    expect(asked).toEqual([{ id: photo(1).id, authorization: 'Bearer token-of-asha' }])
    await user.click(dialog.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(revoked).toEqual(['blob:1'])
  })

  it('shows that a large picture is on its way', async () => {
    servePhotos([photo(1)])
    let answer: (response: Response) => void = () => undefined
    server.use(http.get('/api/photos/:id/image', () => new Promise<Response>((resolve) => (answer = resolve))))
    const { user } = await openHistory()
    await user.click((await card()).getByRole('button', { name: /^Enlarge/ }))
    expect(await screen.findByRole('status', { name: 'Loading the photo' })).toBeVisible()
    await waitFor(() => {
      answer(new HttpResponse('a picture', { headers: { 'content-type': 'image/jpeg' } }))
      expect(within(screen.getByRole('dialog')).getByRole('img')).toBeVisible()
    })
  })

  it('exports a picture under its id and date', async () => {
    servePhotos([photo(1)])
    servePictures()
    const { user } = await openHistory()
    await user.click((await card()).getByRole('button', { name: 'Export' }))
    expect(await screen.findByText('Photo exported successfully')).toBeVisible()
    expect(downloads).toEqual([FILE])
  })

  it('says that a picture could not be fetched', async () => {
    servePhotos([photo(1)])
    server.use(http.get('/api/photos/:id/image', () => HttpResponse.json({ error: 'Not found' }, { status: 404 })))
    const { user } = await openHistory()
    for (const name of ['Export', 'Share', 'Print']) {
      await user.click((await card()).getByRole('button', { name }))
      expect(await screen.findByText('The photo could not be loaded')).toBeVisible()
      await user.click(screen.getByRole('button', { name: 'Close' }))
      await waitFor(() => expect(screen.queryByText('The photo could not be loaded')).not.toBeInTheDocument())
    }
    expect(downloads).toEqual([])
  })

  it('shares a picture as a file, after another press where the device wants one', async () => {
    servePhotos([photo(1)])
    const asked = servePictures()
    const share = vi.fn<(data: { files: File[] }) => Promise<void>>()
    share.mockRejectedValueOnce(new DOMException('too late', 'NotAllowedError')).mockResolvedValue(undefined)
    Object.assign(navigator, { canShare: () => true, share })
    const { user } = await openHistory()
    await user.click((await card()).getByRole('button', { name: 'Share' }))
    await user.click(await (await card()).findByRole('button', { name: 'Press again to share' }))
    expect(await (await card()).findByRole('button', { name: 'Share' })).toBeVisible()
    expect(share).toHaveBeenCalledTimes(2)
    expect(share.mock.calls[1]?.[0].files[0]).toMatchObject({ name: FILE, type: 'image/jpeg' })
    // Fetched once: the second press comes at once.
    expect(asked).toHaveLength(1)
    expect(downloads).toEqual([])
  })

  it('downloads a picture where the device shares no files', async () => {
    servePhotos([photo(1)])
    servePictures()
    const { user } = await openHistory()
    await user.click((await card()).getByRole('button', { name: 'Share' }))
    expect(await screen.findByText('Photo exported successfully')).toBeVisible()
    expect(downloads).toEqual([FILE])
  })

  it('prints the picture with patient, date and type, once it is there', async () => {
    servePhotos([photo(1, { patientId: PATIENT_ID })])
    servePictures()
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
    const { user } = await openHistory(OF_PATIENT)
    await user.click((await card()).getByRole('button', { name: 'Print' }))
    const sheet = await screen.findByLabelText('Photo to print')
    expect(sheet).toHaveTextContent(/Patient: Achieng Otieno \(7K2M-9PQ4\)4 May 2026 at \d\d:30Wound Assessment, Legs/)
    expect(sheet.parentElement).toBe(document.body)
    expect(print).not.toHaveBeenCalled()
    act(() => void sheet.querySelector('img')?.dispatchEvent(new Event('load')))
    expect(print).toHaveBeenCalledOnce()
    act(() => void window.dispatchEvent(new Event('afterprint')))
    expect(sheet).not.toBeInTheDocument()
    expect(revoked).toEqual(made.map((_, index) => `blob:${index + 1}`))
  })
})

describe('§2 Medical Imaging: whose photos', () => {
  it('are one’s own of nobody’s record, for everybody who is signed in', async () => {
    signedInAs(asha)
    const sent = servePhotos([])
    await openApp('/medical-imaging')
    expect(await screen.findByText('General Assessment')).toBeVisible()
    expect(screen.getByText('These photos are in no patient’s record. You alone see them.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.variables).toEqual({ patientId: null, limit: 20, cursor: null })
  })

  it.each(['chw', 'clinician', 'medical_officer'])('are a patient’s, for a %s', async (role) => {
    signedInAs({ ...asha, roles: ['patient', role] })
    const sent = servePhotos([])
    await openApp(OF_PATIENT)
    expect(await screen.findByText('Patient: Achieng Otieno (7K2M-9PQ4)')).toBeVisible()
    const back = role === 'medical_officer' ? ['Back to Home', '/'] : ['Back to the dashboard', '/chw/dashboard']
    expect(screen.getByRole('link', { name: back[0] as string })).toHaveAttribute('href', back[1])
    const asked = () => sent.filter(({ operationName }) => operationName === 'MedicalPhotos')
    await waitFor(() => expect(asked()).toHaveLength(1))
    expect(asked()[0]?.variables).toEqual({ patientId: PATIENT_ID, limit: 20, cursor: null })
  })

  it.each(['patient', 'pharmacist', 'trainer', 'moh_admin', 'admin'])(
    'are not shown of a patient to a %s',
    async (role) => {
      signedInAs({ ...asha, roles: ['patient', role] })
      const sent = servePhotos([])
      await openApp(OF_PATIENT)
      expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeVisible()
      expect(sent.map(({ operationName }) => operationName)).not.toContain('MedicalPhotos')
    },
  )

  it('are nobody’s before the sign-in, which leads back', async () => {
    const { router } = await openApp('/medical-imaging')
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth'))
    expect(router.state.location.search).toBe(`?next=${encodeURIComponent('/medical-imaging')}`)
  })

  it('are not there of somebody unknown', async () => {
    signedInAs(amina)
    servePhotos(null, null)
    await openApp(OF_PATIENT)
    expect(await screen.findByRole('heading', { name: 'Patient not found' })).toBeVisible()
  })

  it('are not asked for where the path names nobody', async () => {
    signedInAs(amina)
    const sent = servePhotos(null, null)
    await openApp('/medical-imaging/nobody')
    expect(await screen.findByRole('heading', { name: 'Patient not found' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Find a patient' })).toHaveAttribute('href', '/chw/patients')
    expect(sent).toEqual([])
  })

  it('are those of the record into which another was merged', async () => {
    signedInAs(amina)
    const other = '018f4c1e-0000-7000-8000-00000000bb02'
    servePhotos([], (id) => (id === other ? { ...photographed, id } : { ...photographed, mergedIntoId: other }))
    const { router } = await openApp(OF_PATIENT)
    await waitFor(() => expect(router.state.location.pathname).toBe(`/medical-imaging/${other}`))
    expect(await screen.findByText('Patient: Achieng Otieno (7K2M-9PQ4)')).toBeVisible()
  })

  it('wait for the patient, who can be asked for again', async () => {
    signedInAs(amina)
    dropGraphql()
    const { user } = await openApp(OF_PATIENT)
    expect(await screen.findByRole('heading', { name: 'Failed to load patient data' })).toBeVisible()
    servePhotos([photo(1)])
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Patient: Achieng Otieno (7K2M-9PQ4)')).toBeVisible()
  })

  it('are told of in Swahili', async () => {
    signedInAs(amina)
    servePhotos([photo(1)])
    await openApp(`${OF_PATIENT}?tab=history`, { language: 'sw' })
    expect(await screen.findByText('Mgonjwa: Achieng Otieno (7K2M-9PQ4)')).toBeVisible()
    expect(await screen.findByRole('article')).toHaveTextContent(/Tathmini ya Kidonda.*Wastani.*Miguu/)
  })
})
