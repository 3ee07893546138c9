/** How it ended: the person's device took the file, the person closed its menu, or a second press is needed. */
export type Shared = 'shared' | 'downloaded' | 'given_up' | 'press_again'

/** Hands a file to the browser's downloads, under its name. */
export function downloadFile(file: File): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = file.name
  link.click()
  // The browser reads it after this turn.
  setTimeout(() => URL.revokeObjectURL(url), 0)
}

const nameOf = (error: unknown): string => (error instanceof Error || error instanceof DOMException ? error.name : '')

/**
 * Hands a file to the device's own menu for sharing, or where it has none for files, to its downloads.
 * Browsers open the menu only shortly after a press: on a slow network the file comes too late, and needs another.
 * @throws what the browser says where it could do neither
 */
export async function shareFile(file: File): Promise<Shared> {
  const data = { files: [file] }
  if (typeof navigator.canShare !== 'function' || !navigator.canShare(data)) {
    downloadFile(file)
    return 'downloaded'
  }
  try {
    await navigator.share(data)
    return 'shared'
  } catch (error) {
    if (nameOf(error) === 'AbortError') return 'given_up'
    if (nameOf(error) === 'NotAllowedError') return 'press_again'
    throw error
  }
}
