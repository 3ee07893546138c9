/** The words of one action in one language. */
export interface ActionText {
  /** What it is, in a few words: `Skin-to-skin care`. */
  readonly title: string
  /** One to three short sentences for whoever does it, safe when nothing else is read. */
  readonly instruction: string
}
