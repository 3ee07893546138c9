import { useState } from 'react'
import type { Language } from '#web/graphql/operations.ts'

/**
 * The language in which records can be shown: while those of another are on their way, the one before.
 * @param hasCome whether the records in the language wanted are there
 */
export function useShownLanguage(wanted: Language, hasCome: boolean): Language {
  const [shown, setShown] = useState(wanted)
  if (hasCome && shown !== wanted) setShown(wanted)
  return hasCome ? wanted : shown
}
