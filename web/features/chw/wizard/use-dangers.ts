import { useCallback, useEffect, useRef, useState } from 'react'
import type { VisitFacts } from '#domain/clinical/visit/visit-facts.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { type FoundDangers, loadClinicalEngine } from '#web/lib/clinical-engine/load-clinical-engine.ts'

/** It needs the engine's tables, and comes with them. */
const loadVisit = () => import('#web/features/chw/wizard/dangers-of-visit.ts')

export interface DangerWatch {
  /** `failed`: what looks for danger signs could not be loaded, and nothing is looked for. */
  readonly status: 'loading' | 'failed' | 'ready'
  readonly found: FoundDangers | null
  readonly tryAgain: () => void
}

/**
 * Looks for danger signs on this device with every change of what is known, also without a network once the engine is there.
 * @param facts the same object as long as nothing has changed
 */
export function useDangers(facts: VisitFacts): DangerWatch {
  const language = useLanguage()
  const [status, setStatus] = useState<DangerWatch['status']>('loading')
  const [found, setFound] = useState<FoundDangers | null>(null)

  const look = useCallback(
    async (isCurrent: () => boolean) => {
      try {
        const [engine, { dangersOfVisit }] = await Promise.all([loadClinicalEngine(language), loadVisit()])
        if (!isCurrent()) return
        setFound(dangersOfVisit(engine, facts))
        setStatus('ready')
      } catch (error) {
        console.info('What looks for danger signs could not be loaded:', error)
        if (isCurrent()) setStatus('failed')
      }
    },
    [facts, language],
  )
  const current = useRef<object | null>(null)
  const start = useCallback(() => {
    const mine = {}
    current.current = mine
    void look(() => current.current === mine)
  }, [look])
  useEffect(() => {
    start()
    return () => {
      current.current = null
    }
  }, [start])

  return {
    status,
    found,
    tryAgain: () => {
      setStatus('loading')
      start()
    },
  }
}
