import { useSyncExternalStore } from 'react'
import { draftedForms, readDraft } from '#web/lib/drafts.ts'

const PREFIX = 'afya_unsent:'
/** The forms whose drafts are records of patients that the server does not have yet, by how their names begin. */
const RECORD_FORMS = ['visit:'] as const

/** A record that this device keeps until the server has it, by its client-made id. It holds ids alone. */
export interface Unsent<Content> {
  readonly id: string
  readonly content: Content
}

const listeners = new Set<() => void>()
const tell = () => {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  // What another tab keeps and sends.
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

interface Stored {
  readonly accountId: string
  readonly kind: string
  readonly content: unknown
}

function read(key: string): Stored | null {
  try {
    const { accountId, kind, content } = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Stored>
    return accountId === undefined || kind === undefined ? null : { accountId, kind, content }
  } catch (error) {
    console.info('Something kept on this device could not be read:', error)
    return null
  }
}

const keptBy = (accountId: string) =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith(PREFIX))
    .flatMap((key) => {
      const stored = read(key)
      return stored?.accountId === accountId ? [{ id: key.slice(PREFIX.length), ...stored }] : []
    })

/**
 * Keeps a record on this device until it is sent; only the account that made it sends it. It outlives signing out, so
 * that nothing is lost: it must hold no health data.
 * @returns whether the device took it
 */
export function keepUnsent(kind: string, accountId: string, id: string, content: unknown): boolean {
  try {
    localStorage.setItem(PREFIX + id, JSON.stringify({ accountId, kind, content } satisfies Stored))
  } catch (error) {
    console.info('A record could not be kept on this device:', error)
    return false
  }
  tell()
  return true
}

/** The server has it, or refuses it for good. */
export function forgetUnsent(id: string): void {
  localStorage.removeItem(PREFIX + id)
  tell()
}

/** The records of a kind that an account keeps here, as they were stored: not yet checked. */
export const unsentOf = (kind: string, accountId: string): readonly Unsent<unknown>[] =>
  keptBy(accountId)
    .filter((one) => one.kind === kind)
    .map(({ id, content }) => ({ id, content }))

/** How many records of an account wait on this device: kept ones, and forms of a patient that were not sent. */
function countUnsent(accountId: string): number {
  const drafts = RECORD_FORMS.flatMap((beginning) => draftedForms(beginning))
  return keptBy(accountId).length + drafts.filter((form) => readDraft(form, accountId) !== null).length
}

/** The same, kept current. Drafts that change on this very page are seen when it is shown again. */
export const useUnsentCount = (accountId: string): number =>
  useSyncExternalStore(subscribe, () => countUnsent(accountId))
