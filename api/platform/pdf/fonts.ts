import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'

declare global {
  namespace PDFKit.Mixins {
    interface PDFFont {
      /** A font that is read already: the types of the library leave it out. */
      registerFont(name: string, font: Font): this
    }
  }
}

const require = createRequire(import.meta.url)

function openFont(file: string): Font {
  const font = create(readFileSync(file))
  if (!('layout' in font)) throw new Error(`${file} holds more than one font`)
  return font
}

/**
 * DejaVu has every letter of English, French, Swahili and its neighbours, and those of Arabic. A letter that it has not,
 * such as one of Amharic, is drawn as an empty box. A document holds the letters that it uses. Read once: to read them
 * takes longer than to draw a document.
 */
export const FONTS = {
  regular: openFont(require.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf')),
  bold: openFont(require.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf')),
}
