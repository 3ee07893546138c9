import { useEffect, useState } from 'react'
import type { GrowthMeasurement, GrowthResult } from '#domain/clinical/growth/types.ts'

/** WHO's tables are many numbers: they come only for a child. */
const loadGrowth = () => import('#domain/clinical/growth/assess-growth.ts')

/** What WHO's tables say of a child's body mass; null: nothing to say, or not known yet. */
export function useGrowth(measurement: GrowthMeasurement | null): GrowthResult | null {
  const [assessed, setAssessed] = useState<{ readonly of: string; readonly result: GrowthResult | null } | null>(null)
  const key = measurement === null ? null : JSON.stringify(measurement)

  useEffect(() => {
    if (key === null) return undefined
    let isCurrent = true
    const assess = async () => {
      try {
        const { assessGrowth } = await loadGrowth()
        const { results } = assessGrowth(JSON.parse(key) as GrowthMeasurement)
        const result = results.find(({ indicator }) => indicator === 'bmi_for_age') ?? null
        if (isCurrent) setAssessed({ of: key, result })
      } catch (error) {
        // The number stands without its category; the answer is computed on the server with the same tables.
        console.info('WHO’s growth tables could not be loaded:', error)
      }
    }
    void assess()
    return () => {
      isCurrent = false
    }
  }, [key])

  return assessed !== null && assessed.of === key ? assessed.result : null
}
