import { UI_LANGUAGES, type UiLanguage } from '#domain/vocabulary/languages.ts'

const KEY = 'afya_language'

const supported = (tag: string | null): UiLanguage | undefined =>
  UI_LANGUAGES.find((language) => tag === language || tag?.startsWith(`${language}-`))

/** The language chosen before on this device, else the first one of the browser's that we have, else English. */
export function preferredLanguage(): UiLanguage {
  const candidates = [localStorage.getItem(KEY), ...navigator.languages]
  return candidates.map(supported).find((language) => language !== undefined) ?? 'en'
}

export function storeLanguage(language: UiLanguage): void {
  localStorage.setItem(KEY, language)
}
