import { useState } from 'react'
import { v7 as uuidv7 } from 'uuid'

/**
 * Gives what is sent the id of its new record, a UUIDv7: the same as long as the same is sent, so that trying again
 * stores it once; another one for something else.
 */
export function repeatableIds(): (sent: unknown) => string {
  let last: { readonly sent: string; readonly id: string } | null = null
  return (sent) => {
    const text = JSON.stringify(sent)
    if (last?.sent !== text) last = { sent: text, id: uuidv7() }
    return last.id
  }
}

/** The same, as long as the component stands. */
export function useRepeatableId(): (sent: unknown) => string {
  const [idFor] = useState(repeatableIds)
  return idFor
}
