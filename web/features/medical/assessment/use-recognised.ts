import { useEffect, useRef, useState } from 'react'
import { type AssessmentValues, monthsOf } from '#web/features/medical/assessment/assessment-values.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { loadClinicalEngine, type RecognisedText } from '#web/lib/clinical-engine/load-clinical-engine.ts'

/** So long nothing is typed before the text is read. */
const PAUSE_MS = 600

const NOTHING: RecognisedText = { findings: [], notUnderstood: [], isWhole: true, isReviewed: true }

export interface Reading extends RecognisedText {
  /** `idle` until the box is first used; `failed` where what reads it could not be loaded. */
  readonly status: 'idle' | 'loading' | 'failed' | 'ready'
  /** Loads what reads the text, ahead of the first word. */
  readonly begin: () => void
  readonly tryAgain: () => void
}

/**
 * What the text of the other-symptoms box says, read on this device: it goes nowhere else. It is read anew in every
 * pause of the typing; until then what was read before stands.
 */
export function useRecognised(values: AssessmentValues): Reading {
  const language = useLanguage()
  const [isWanted, setWanted] = useState(false)
  const [tries, setTries] = useState(0)
  const served = useRef(0)
  const [status, setStatus] = useState<Reading['status']>('idle')
  const [read, setRead] = useState(NOTHING)
  const text = values.otherSymptoms.trim()
  const ageMonths = monthsOf(values)
  const { gender } = values
  const isUsed = isWanted || text !== ''

  useEffect(() => {
    if (!isUsed) return undefined
    const isRetry = tries !== served.current
    served.current = tries
    let isCurrent = true
    const readNow = async () => {
      setStatus((before) => (before === 'ready' ? before : 'loading'))
      try {
        const engine = await loadClinicalEngine(language)
        if (!isCurrent) return
        const patient = { ...(ageMonths !== undefined && { ageMonths }), ...(gender !== '' && { sex: gender }) }
        setRead(text === '' ? NOTHING : engine.recognise(text, patient))
        setStatus('ready')
      } catch (error) {
        console.info('What reads the other symptoms could not be loaded:', error)
        if (!isCurrent) return
        setRead(NOTHING)
        setStatus('failed')
      }
    }
    const timer = setTimeout(() => void readNow(), text === '' || isRetry ? 0 : PAUSE_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [isUsed, text, language, ageMonths, gender, tries])

  return {
    ...(text === '' ? NOTHING : read),
    status,
    begin: () => setWanted(true),
    tryAgain: () => setTries((before) => before + 1),
  }
}
