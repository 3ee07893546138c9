/** A short message. Its texts are already in the person's language. */
export interface Toast {
  readonly tone: 'success' | 'error' | 'info'
  readonly title: string
  readonly message?: string
  /** What the person can do about it. With it the message stays until it is closed; without, it leaves by itself. */
  readonly action?: { readonly label: string; readonly onPress: () => void }
}

type Presenter = (toast: Toast) => void

let present: Presenter | null = null
let waiting: Toast[] = []
let wanted = false
const listeners = new Set<() => void>()

/** Shows a toast, or keeps it until something on the page can show it. */
export function showToast(toast: Toast): void {
  wanted = true
  if (present) present(toast)
  else waiting = [...waiting, toast]
  for (const listener of listeners) listener()
}

/** True from the first toast on: then something on the page must show them. */
export function areToastsWanted(): boolean {
  return wanted
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Names what shows the toasts from now on; those that waited are shown at once.
 * @returns a function that takes it away again
 */
export function presentToastsWith(presenter: Presenter): () => void {
  present = presenter
  const due = waiting
  waiting = []
  for (const toast of due) presenter(toast)
  return () => {
    if (present === presenter) present = null
  }
}
