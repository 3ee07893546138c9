import { useEffect, useState } from 'react'

export type Loaded<Value> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'loaded'; readonly value: Value }

type Outcome<Value> = { readonly of: () => Promise<Value> } & ({ readonly value: Value } | { readonly failed: true })

/**
 * What a page shows once it stands, and may fail to get.
 * @param load imports it; another function loads anew
 */
export function useLoaded<Value>(load: () => Promise<Value>): Loaded<Value> {
  const [outcome, setOutcome] = useState<Outcome<Value> | null>(null)
  const current = outcome?.of === load ? outcome : null
  const wanted = current === null

  useEffect(() => {
    let here = true
    const start = async () => {
      try {
        const value = await load()
        if (here) setOutcome({ of: load, value })
      } catch (error) {
        console.info('A part of the page could not be loaded:', error)
        if (here) setOutcome({ of: load, failed: true })
      }
    }
    if (wanted) void start()
    return () => {
      here = false
    }
  }, [load, wanted])

  if (current === null) return { status: 'loading' }
  if ('failed' in current) return { status: 'failed', retry: () => setOutcome(null) }
  return { status: 'loaded', value: current.value }
}
