import { type CustomTypeOptions, createInstance } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { UI_LANGUAGES, type UiLanguage } from '#domain/vocabulary/languages.ts'
import { preferredLanguage, storeLanguage } from '#web/i18n/preferred-language.ts'

/** One namespace for each feature, `common` for what every page shows. */
export type Namespace = keyof CustomTypeOptions['resources']

const catalogues = import.meta.glob<Record<string, unknown>>('./catalogues/*/*.json', { import: 'default' })

/** The translations of this page. */
export const i18n = createInstance()

async function loadCatalogue(language: string, namespace: string): Promise<void> {
  if (i18n.hasResourceBundle(language, namespace)) return
  const load = catalogues[`./catalogues/${language}/${namespace}.json`]
  if (!load) throw new Error(`There is no catalogue ${namespace} in ${language}`)
  i18n.addResourceBundle(language, namespace, await load())
}

/**
 * Loads the texts of a page in the language on the screen, before the page is shown.
 * @throws when they cannot be loaded
 */
export async function loadNamespaces(...namespaces: readonly Namespace[]): Promise<void> {
  const language = i18n.language
  await Promise.all(namespaces.map((namespace) => loadCatalogue(language, namespace)))
  // The person may have changed the language in the meantime.
  if (language !== i18n.language) await loadNamespaces(...namespaces)
}

/**
 * Starts the translations in the language that the person chose before, or that the browser prefers, with the
 * namespace `common`.
 * @throws when the texts cannot be loaded
 */
export async function startI18n(language: UiLanguage = preferredLanguage()): Promise<void> {
  if (i18n.isInitialized) {
    await show(language)
    return
  }
  i18n.on('languageChanged', (changed) => {
    document.documentElement.lang = changed
  })
  await i18n.use(initReactI18next).init({
    lng: language,
    supportedLngs: UI_LANGUAGES,
    fallbackLng: false,
    ns: ['common'],
    defaultNS: 'common',
    resources: {},
    // React escapes.
    interpolation: { escapeValue: false },
  })
  await loadNamespaces('common')
}

/** The language now shown. */
export function currentLanguage(): UiLanguage {
  return UI_LANGUAGES.find((language) => language === i18n.language) ?? 'en'
}

/**
 * Shows another language from now on, and remembers the choice.
 * @throws when its texts cannot be loaded; then the language stays as it was
 */
export async function changeLanguage(language: UiLanguage): Promise<void> {
  await show(language)
  storeLanguage(language)
}

async function show(language: UiLanguage): Promise<void> {
  const shown = () => Object.keys(i18n.getDataByLanguage(i18n.language) ?? {})
  const missing = () => shown().filter((namespace) => !i18n.hasResourceBundle(language, namespace))
  // Again until nothing is missing: a page may have loaded texts of its own in the meantime.
  for (let wanted = missing(); wanted.length > 0; wanted = missing()) {
    await Promise.all(wanted.map((namespace) => loadCatalogue(language, namespace)))
  }
  await i18n.changeLanguage(language)
}
