import { useDebouncedCallback } from '@mantine/hooks'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type ListFilters, NO_FILTERS, readFilters, writeFilters } from '#web/features/medical/lists/list-filters.ts'

const TYPING_PAUSE_MS = 300

/**
 * The filters of a list. They are read from the address when the page opens, and written to it when they change, so
 * that they outlive a reload and the way back from a plan. The page goes by its own copy: the router changes the
 * address in a transition, and the fields would wait for the list.
 */
export function useListFilters() {
  const [parameters, setParameters] = useSearchParams()
  const [filters, setFilters] = useState(() => readFilters(parameters))
  // What is typed becomes a filter at the first pause.
  const [typed, setTyped] = useState(filters.search)

  const change = (changes: Partial<ListFilters>) => {
    const changed = { ...filters, ...changes }
    setFilters(changed)
    setParameters(writeFilters(changed), { replace: true, preventScrollReset: true })
  }
  const changeSearch = useDebouncedCallback((search: string) => change({ search }), TYPING_PAUSE_MS)

  return {
    filters,
    typed,
    change,
    type: (search: string) => {
      setTyped(search)
      changeSearch(search)
    },
    clear: () => {
      changeSearch.cancel()
      setTyped('')
      change(NO_FILTERS)
    },
  }
}
export type ListFilterState = ReturnType<typeof useListFilters>
