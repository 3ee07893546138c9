import { useCallback, useEffect, useRef, useState } from 'react'
import { measurePhoto, type PhotoMeasures } from '#domain/imaging/measure-photo.ts'
import { SIMULATED_ANALYSIS_MS, simulatedAnalysis } from '#domain/imaging/simulated-analysis.ts'
import type { PhotoAssessmentType, PhotoSeverity } from '#domain/vocabulary/photos.ts'
import { type DrawnPicture, pixelsOf } from '#web/features/imaging/analysis/pixels-of.ts'
import { useServerConfig } from '#web/lib/server-config.ts'

/** A demonstration simulates, with a severity that no picture gave; any other server's pages measure, without one. */
export type PhotoAnalysisResult =
  | { readonly kind: 'simulated'; readonly severity: PhotoSeverity; readonly confidence: number }
  | { readonly kind: 'measured'; readonly measures: PhotoMeasures }

export type PhotoAnalysisState =
  | { readonly status: 'idle' }
  | { readonly status: 'busy' }
  | { readonly status: 'failed' }
  | { readonly status: 'done'; readonly result: PhotoAnalysisResult }

export interface PhotoAnalysis {
  readonly state: PhotoAnalysisState
  /**
   * Analyses a picture; what was begun before is dropped. Answers with the result, or with null where it failed or was
   * dropped; it never rejects. The picture must stay open until then.
   */
  readonly analyse: (picture: DrawnPicture, type: PhotoAssessmentType) => Promise<PhotoAnalysisResult | null>
  /** Forgets the result, and drops what is begun: the picture is another one. */
  readonly reset: () => void
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
/** So long a browser takes to show that it is busy. A page that nobody looks at has no frames to wait for. */
const TWO_FRAMES_MS = 34

async function simulate(type: PhotoAssessmentType): Promise<PhotoAnalysisResult> {
  await wait(SIMULATED_ANALYSIS_MS)
  return { kind: 'simulated', ...simulatedAnalysis(type) }
}

async function measure(picture: DrawnPicture, read: typeof pixelsOf): Promise<PhotoAnalysisResult> {
  await wait(TWO_FRAMES_MS)
  return { kind: 'measured', measures: measurePhoto(read(picture)) }
}

/** Analyses pictures one at a time, on the device; nothing is sent. `read` gives the pixels of a picture. */
export function usePhotoAnalysis({ read = pixelsOf }: { read?: typeof pixelsOf } = {}): PhotoAnalysis {
  const isDemonstration = useServerConfig().demo !== null
  const [state, setState] = useState<PhotoAnalysisState>({ status: 'idle' })
  const latest = useRef(0)

  useEffect(
    () => () => {
      latest.current += 1
    },
    [],
  )

  const analyse = useCallback(
    async (picture: DrawnPicture, type: PhotoAssessmentType) => {
      latest.current += 1
      const own = latest.current
      setState({ status: 'busy' })
      try {
        const result = await (isDemonstration ? simulate(type) : measure(picture, read))
        if (own !== latest.current) return null
        setState({ status: 'done', result })
        return result
      } catch (error) {
        console.info('The photo could not be analysed:', error)
        if (own === latest.current) setState({ status: 'failed' })
        return null
      }
    },
    [isDemonstration, read],
  )

  const reset = useCallback(() => {
    latest.current += 1
    setState({ status: 'idle' })
  }, [])

  return { state, analyse, reset }
}
