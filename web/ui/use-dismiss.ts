import { type RefObject, useEffect, useEffectEvent } from 'react'

/**
 * Closes what is open when a person presses outside of it, tabs out of it, or presses Escape.
 * @param inside the element that holds both what is open and what opened it
 */
export function useDismiss(
  inside: RefObject<HTMLElement | null>,
  opened: boolean,
  close: (reason: 'escape' | 'outside') => void,
): void {
  const onClose = useEffectEvent(close)

  useEffect(() => {
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !inside.current?.contains(target)) onClose('outside')
    }
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onClose('escape')
    }
    const listening = new AbortController()
    if (opened) {
      const { signal } = listening
      document.addEventListener('pointerdown', closeOutside, { signal })
      document.addEventListener('focusin', closeOutside, { signal })
      document.addEventListener('keydown', closeOnEscape, { signal })
    }
    return () => listening.abort()
  }, [inside, opened])
}
