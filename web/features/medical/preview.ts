/** How much of a diagnosis lists show (specification §9). */
const PREVIEW_LENGTH = 100

/** The beginning of a text, at most a hundred characters: cut at a word, with an ellipsis where something follows. */
export function previewOf(text: string): string {
  const characters = Array.from(text.trim())
  if (characters.length <= PREVIEW_LENGTH) return characters.join('')
  const cut = characters.slice(0, PREVIEW_LENGTH).join('')
  const wholeWords = /\s/.test(characters[PREVIEW_LENGTH] ?? '') ? cut : cut.replace(/\s\S*$/, '')
  return `${wholeWords.replace(/[\s,.;:(–-]+$/, '')}…`
}
