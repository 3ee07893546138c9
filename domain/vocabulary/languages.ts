/** Languages that the product's own texts are complete in. Other languages appear in the chat only. */
export const UI_LANGUAGES = ['en', 'sw'] as const
export type UiLanguage = (typeof UI_LANGUAGES)[number]

/** A text in every interface language. Records store all of them, so that a plan can be read in either. */
export type LocalText = Readonly<Record<UiLanguage, string>>
