import { InvalidInput } from '#api/services/errors.ts'
import { message } from '#domain/input/messages.ts'
import { UI_LANGUAGES, type UiLanguage } from '#domain/vocabulary/languages.ts'

/** The language of ours that an Accept-Language header likes best; English where it names none. */
export function preferredLanguage(header: string | undefined): UiLanguage {
  const wishes = (header ?? '').split(',').map((wish) => {
    const [range = '', ...parameters] = wish.toLowerCase().split(';')
    const quality = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean)
    return { language: range.trim().split('-')[0], quality: quality === undefined ? 1 : Number(quality) }
  })
  const liked = wishes.filter(({ quality }) => quality > 0).toSorted((one, other) => other.quality - one.quality)
  const best = liked.map((wish) => UI_LANGUAGES.find((language) => language === wish.language)).find(Boolean)
  return best ?? 'en'
}

/**
 * The language that a request names in its query, or null where it names none.
 * @throws InvalidInput for one that is not ours
 */
export function languageAskedFor(asked: unknown): UiLanguage | null {
  if (asked === undefined) return null
  const language = UI_LANGUAGES.find((known) => known === asked)
  if (!language) throw new InvalidInput([{ field: 'language', message: message('language_invalid') }])
  return language
}
