import { useEffect, useEffectEvent, useState } from 'react'

/**
 * A part of the page that is fetched once the page stands, so that it is there before it is asked for.
 * @param load imports it
 */
export function useLatePart<Part>(load: () => Promise<Part>) {
  const [part, setPart] = useState<Part | null>(null)
  // In a function: a component is one itself.
  const fetchPart = () => load().then((loaded) => setPart(() => loaded))
  const fetchAhead = useEffectEvent(fetchPart)

  useEffect(() => {
    fetchAhead().catch((error: unknown) => console.info('A part of the page could not be loaded yet:', error))
  }, [])

  return {
    part,
    /** Fetches it where it is not there yet, and tells when it cannot; asking again tries again. */
    need: (onFailure: () => void) => {
      if (!part) fetchPart().catch(onFailure)
    },
  }
}
