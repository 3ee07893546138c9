import type { ParseKeys, TFunction } from 'i18next'

/** What the server says in English where the person must understand it, by the key of our own text. */
const KNOWN: Readonly<Record<string, ParseKeys>> = {
  'Invalid credentials': 'serverErrors.invalidCredentials',
  'An account with this email already exists': 'serverErrors.emailTaken',
  'Sign in to continue': 'serverErrors.signInToContinue',
  'You are not allowed to do this': 'serverErrors.notAllowed',
  'The disk of the server is full. Nothing can be saved until there is room again.': 'serverErrors.storageFull',
}

const BY_STATUS: Readonly<Record<number, ParseKeys>> = {
  429: 'serverErrors.tooManyAttempts',
  503: 'serverErrors.unavailable',
}

/**
 * The text of an answer that was not a success, in the person's language where we know it.
 * @param t the translation function of the namespace `common`
 * @returns the text, or null when the server gave none
 */
export function serverErrorText(t: TFunction, status: number, english: string | null): string | null {
  const key = (english === null ? undefined : KNOWN[english]) ?? BY_STATUS[status]
  return key === undefined ? english : t(key)
}
