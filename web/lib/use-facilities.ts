import { useEffect, useState } from 'react'
import { http } from '#web/lib/http.ts'

export interface Facility {
  readonly id: string
  readonly name: string
  readonly region: string
  /** County, district or province. */
  readonly district: string
  /** The level of care, in the country's words. */
  readonly level: string
}

export interface Facilities {
  readonly status: 'loading' | 'failed' | 'loaded'
  readonly list: readonly Facility[]
}

/** The facilities to choose from. A failure is only logged (specification §8): one can go on without a facility. */
export function useFacilities(): { facilities: Facilities; reload: () => void } {
  const [facilities, setFacilities] = useState<Facilities>({ status: 'loading', list: [] })
  const wanted = facilities.status === 'loading'

  useEffect(() => {
    let here = true
    const load = async () => {
      try {
        const body = await http('/facilities')
        if (here) setFacilities({ status: 'loaded', list: Array.isArray(body) ? (body as Facility[]) : [] })
      } catch (error) {
        console.info('The facilities could not be loaded:', error)
        if (here) setFacilities({ status: 'failed', list: [] })
      }
    }
    if (wanted) void load()
    return () => {
      here = false
    }
  }, [wanted])

  return { facilities, reload: () => setFacilities({ status: 'loading', list: [] }) }
}
