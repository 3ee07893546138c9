import { useRef } from 'react'
import { v7 as uuidv7 } from 'uuid'

/**
 * Gives what is sent the id of its new record, a UUIDv7: the same as long as the same is sent, so that trying again
 * stores it once; another one for something else.
 */
export function useRepeatableId(): (sent: unknown) => string {
  const last = useRef<{ readonly sent: string; readonly id: string } | null>(null)
  return (sent) => {
    const text = JSON.stringify(sent)
    if (last.current?.sent !== text) last.current = { sent: text, id: uuidv7() }
    return last.current.id
  }
}
