import { act, renderHook, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { measurePhoto } from '#domain/imaging/measure-photo.ts'
import { checkerboard, plain } from '#domain/imaging/pictures.test-data.ts'
import type { pixelsOf } from '#web/features/imaging/analysis/pixels-of.ts'
import { usePhotoAnalysis } from '#web/features/imaging/analysis/use-photo-analysis.ts'
import { forgetServerConfig, loadServerConfig } from '#web/lib/server-config.ts'
import { server } from '#web/test/server.ts'

// jsdom draws nothing: what reads the pixels is given, and a canvas stands for the picture.
const canvas = () => document.createElement('canvas')
const BOARD = checkerboard([60, 40, 30], [150, 110, 80])
const BLACK = plain([0, 0, 0], 8, 6)

const asDemonstration = () => {
  server.use(http.get('/api/config', () => HttpResponse.json({ demo: { password: 'x', accounts: [] } })))
  return loadServerConfig()
}

beforeEach(() => forgetServerConfig())
afterEach(() => void vi.useRealTimers())

describe('§9 Photo tool: analysing outside a demonstration', () => {
  it('measures the picture that it is given, after it has said that it is busy', async () => {
    const picture = canvas()
    const read = vi.fn<typeof pixelsOf>(() => BOARD)
    const { result } = renderHook(() => usePhotoAnalysis({ read }))
    expect(result.current.state).toEqual({ status: 'idle' })

    let answer: unknown
    act(() => void result.current.analyse(picture, 'wound_care').then((value) => (answer = value)))
    expect(result.current.state).toEqual({ status: 'busy' })
    expect(read).not.toHaveBeenCalled()

    const expected = { kind: 'measured', measures: measurePhoto(BOARD) }
    await waitFor(() => expect(result.current.state).toEqual({ status: 'done', result: expected }))
    expect(answer).toEqual(expected)
    expect(read).toHaveBeenCalledExactlyOnceWith(picture)
  })

  it('fails where the picture cannot be read, and can be tried again', async () => {
    const read = vi
      .fn<typeof pixelsOf>(() => BLACK)
      .mockImplementationOnce(() => {
        throw new Error('no memory')
      })
    const { result } = renderHook(() => usePhotoAnalysis({ read }))
    let answer: unknown
    await act(async () => {
      answer = await result.current.analyse(canvas(), 'eye_exam')
    })
    expect(answer).toBeNull()
    expect(result.current.state).toEqual({ status: 'failed' })

    await act(() => result.current.analyse(canvas(), 'eye_exam'))
    expect(result.current.state).toMatchObject({ status: 'done', result: { kind: 'measured' } })
  })

  it('keeps the result of the last picture alone', async () => {
    const [first, second] = [canvas(), canvas()]
    const { result } = renderHook(() => usePhotoAnalysis({ read: (picture) => (picture === first ? BLACK : BOARD) }))
    let answers: unknown[] = []
    await act(async () => {
      answers = await Promise.all([
        result.current.analyse(first, 'eye_exam'),
        result.current.analyse(second, 'eye_exam'),
      ])
    })
    const expected = { kind: 'measured', measures: measurePhoto(BOARD) }
    expect(answers).toEqual([null, expected])
    expect(result.current.state).toEqual({ status: 'done', result: expected })
  })

  it('drops what is under way when the picture is taken anew, a failure too', async () => {
    const read = vi
      .fn<typeof pixelsOf>(() => BOARD)
      .mockImplementationOnce(() => {
        throw new Error('closed')
      })
    const { result } = renderHook(() => usePhotoAnalysis({ read }))
    for (let time = 0; time < 2; time++) {
      let answer: unknown
      await act(async () => {
        const analysis = result.current.analyse(canvas(), 'eye_exam')
        result.current.reset()
        answer = await analysis
      })
      expect(answer).toBeNull()
      expect(result.current.state).toEqual({ status: 'idle' })
    }
    expect(read).toHaveBeenCalledTimes(2)
  })

  it('answers with nothing once the page is left', async () => {
    const { result, unmount } = renderHook(() => usePhotoAnalysis({ read: () => BOARD }))
    let analysis: Promise<unknown> = Promise.resolve()
    act(() => {
      analysis = result.current.analyse(canvas(), 'eye_exam')
    })
    unmount()
    await expect(analysis).resolves.toBeNull()
  })
})

describe('§9 Photo tool: analysing in a demonstration', () => {
  it('waits two seconds and answers by the assessment type, without a look at the picture', async () => {
    await asDemonstration()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const read = vi.fn<typeof pixelsOf>(() => BLACK)
    const { result } = renderHook(() => usePhotoAnalysis({ read }))
    let answer: unknown
    act(() => void result.current.analyse(canvas(), 'wound_care').then((value) => (answer = value)))
    await act(() => vi.advanceTimersByTimeAsync(1999))
    expect(result.current.state).toEqual({ status: 'busy' })
    await act(() => vi.advanceTimersByTimeAsync(1))
    const expected = { kind: 'simulated', severity: 'moderate', confidence: 0.85 }
    expect(result.current.state).toEqual({ status: 'done', result: expected })
    expect(answer).toEqual(expected)
    expect(read).not.toHaveBeenCalled()
  })
})
