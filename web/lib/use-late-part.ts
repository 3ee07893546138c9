import { useEffect, useEffectEvent, useState } from 'react'

/**
 * A component that is fetched once the page stands, so that it is there before it is asked for.
 * @param load imports it
 * @param onFailure is told when it was asked for and cannot be fetched; asking again tries again
 */
export function useLatePart<Component>(load: () => Promise<Component>, onFailure: () => void) {
  const [part, setPart] = useState<Component | null>(null)
  // In a function: a component is one itself.
  const fetchPart = () => load().then((loaded) => setPart(() => loaded))
  const fetchAhead = useEffectEvent(fetchPart)

  useEffect(() => {
    fetchAhead().catch((error: unknown) => console.info('A part of the page could not be loaded yet:', error))
  }, [])

  return {
    part,
    /** Fetches it where it is not there yet. */
    need: () => {
      if (!part) fetchPart().catch(onFailure)
    },
  }
}
