/** Languages that the product's own texts are complete in. Other languages appear in the chat only. */
export const UI_LANGUAGES = ['en', 'sw'] as const
export type UiLanguage = (typeof UI_LANGUAGES)[number]

/** A text in every interface language. Records store all of them, so that a plan can be read in either. */
export type LocalText = Readonly<Record<UiLanguage, string>>

/** A value with each of its texts in one language. */
export type Localized<T> = T extends LocalText
  ? string
  : T extends readonly (infer Item)[]
    ? readonly Localized<Item>[]
    : T extends object
      ? { readonly [K in keyof T]: Localized<T[K]> }
      : T

const isLocalText = (value: object): value is LocalText =>
  UI_LANGUAGES.every((language) => typeof (value as Record<string, unknown>)[language] === 'string')

/**
 * The same value with every LocalText in it, at any depth, replaced by its text in the language. What holds no text is
 * shared with the value, not copied: a plan has hundreds of objects, and is localized on every read.
 */
export function localize<T>(value: T, language: UiLanguage): Localized<T> {
  const convert = (part: unknown): unknown => {
    if (part === null || typeof part !== 'object') return part
    if (Array.isArray(part)) return part.map(convert)
    if (isLocalText(part)) return part[language]
    let converted = part as Record<string, unknown>
    for (const key in part) {
      const inside = (part as Record<string, unknown>)[key]
      const replaced = convert(inside)
      if (replaced === inside) continue
      if (converted === part) converted = { ...part }
      converted[key] = replaced
    }
    return converted
  }
  return convert(value) as Localized<T>
}
