const PREFIX = 'afya_draft:'

/**
 * What a person had filled into a form but not sent. It stays on this device, and only the account that wrote it
 * gets it back.
 * @returns the draft as it was stored, not yet checked, or null
 */
export function readDraft(form: string, accountId: string): unknown {
  const stored = localStorage.getItem(PREFIX + form)
  if (stored === null) return null
  try {
    const draft = JSON.parse(stored) as { accountId?: unknown; content?: unknown } | null
    return draft?.accountId === accountId ? draft.content : null
  } catch (error) {
    console.info('A draft on this device could not be read:', error)
    return null
  }
}

/** @returns whether the device took it: a form that promises to keep it has to say so where it did not */
export function storeDraft(form: string, accountId: string, content: unknown): boolean {
  try {
    localStorage.setItem(PREFIX + form, JSON.stringify({ accountId, content }))
    return true
  } catch (error) {
    // The device is full: the form works all the same.
    console.info('A draft could not be kept on this device:', error)
    return false
  }
}

/** The forms whose names begin so and of which this device keeps a draft, whoever wrote it. */
export const draftedForms = (beginning: string): string[] =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith(PREFIX + beginning))
    .map((key) => key.slice(PREFIX.length))

export function discardDraft(form: string): void {
  localStorage.removeItem(PREFIX + form)
}

/** For signing out: whoever uses the device next finds nothing. */
export function discardAllDrafts(): void {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(PREFIX)) localStorage.removeItem(key)
  }
}
