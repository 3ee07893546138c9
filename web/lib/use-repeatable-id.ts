import { type RefObject, useRef } from 'react'
import { v7 as uuidv7 } from 'uuid'

/** What was sent last, as text, and its id. */
export interface LastSent {
  readonly sent: string
  readonly id: string
}

/**
 * Gives what is sent the id of its new record, a UUIDv7: the same as long as the same is sent, so that trying again
 * stores it once; another one for something else.
 * @param kept where that is remembered when it must outlive the component that sends
 */
export function useRepeatableId(kept?: RefObject<LastSent | null>): (sent: unknown) => string {
  const own = useRef<LastSent | null>(null)
  const last = kept ?? own
  return (sent) => {
    const text = JSON.stringify(sent)
    if (last.current?.sent !== text) last.current = { sent: text, id: uuidv7() }
    return last.current.id
  }
}
