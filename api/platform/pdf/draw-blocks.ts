import { BOX, COLOURS, MARGIN, SIZES, SPACE, TONES } from '#api/platform/pdf/page-style.ts'
import type { PrintedBlock, PrintedItem, PrintedText } from '#api/platform/pdf/printed-document.ts'

export interface BlockDrawing {
  readonly pdf: PDFKit.PDFDocument
  /** The document's element, to which those of the blocks are added: each is drawn then. */
  readonly root: PDFKit.PDFStructureElement
}

type Pdf = PDFKit.PDFDocument
type Of<Kind extends PrintedBlock['kind']> = Extract<PrintedBlock, { kind: Kind }>

const widthOf = ({ page }: Pdf): number => page.width - MARGIN.left - MARGIN.right
const endOf = ({ page }: Pdf): number => page.height - MARGIN.bottom

/** Goes to the next page where this much has no room on this one. */
function ensureRoom(pdf: Pdf, height: number): void {
  if (pdf.y + height > endOf(pdf) && pdf.y > MARGIN.top) pdf.addPage()
}

function setUp(pdf: Pdf, { tone }: PrintedText, colour: string = COLOURS.text): Pdf {
  // On a ground of its own every line has the ground's ink.
  const quiet = colour === COLOURS.text ? COLOURS.quiet : colour
  const inkOf = { strong: colour, quiet, red: COLOURS.red }
  return pdf
    .font(tone === 'strong' || tone === 'red' ? 'bold' : 'regular')
    .fontSize(tone === 'quiet' ? SIZES.small : SIZES.body)
    .fillColor(tone ? inkOf[tone] : colour)
}

const write = (pdf: Pdf, line: PrintedText, x: number, width: number, colour?: string) =>
  setUp(pdf, line, colour).text(line.text, x, pdf.y, { width, lineGap: SPACE.line })

const heightOf = (pdf: Pdf, line: PrintedText, width: number): number =>
  setUp(pdf, line).heightOfString(line.text, { width, lineGap: SPACE.line })

function drawHeading({ pdf, root }: BlockDrawing, { level, text }: Of<'heading'>): void {
  const size = SIZES.heading[level]
  pdf.y += SPACE.heading[level]
  // With the first lines of what it heads.
  ensureRoom(pdf, size * 5)
  root.add(
    pdf.struct(`H${level}`, {}, () => {
      pdf
        .font('bold')
        .fontSize(size)
        .fillColor(COLOURS.text)
        .text(text, MARGIN.left, pdf.y, { width: widthOf(pdf) })
    }),
  )
  pdf.y += SPACE.belowHeading
}

function drawParagraph({ pdf, root }: BlockDrawing, { line }: Of<'paragraph'>): void {
  root.add(pdf.struct('P', {}, () => void write(pdf, line, MARGIN.left, widthOf(pdf))))
  pdf.y += SPACE.paragraph
}

function drawItem(pdf: Pdf, mark: string, { lines }: PrintedItem): PDFKit.PDFStructureElement {
  const label = pdf.struct('Lbl', {}, () => {
    const { y } = pdf
    write(pdf, { text: mark, tone: 'strong' }, MARGIN.left, SPACE.indent)
    pdf.y = y
  })
  const body = pdf.struct('LBody', {}, () => {
    for (const line of lines) write(pdf, line, MARGIN.left + SPACE.indent, widthOf(pdf) - SPACE.indent)
  })
  return pdf.struct('LI', {}, [label, body])
}

function drawList({ pdf, root }: BlockDrawing, { ordered, items }: Of<'list'>): void {
  const list = pdf.struct('L')
  root.add(list)
  for (const [at, item] of items.entries()) {
    const heights = item.lines.map((line) => heightOf(pdf, line, widthOf(pdf) - SPACE.indent))
    ensureRoom(
      pdf,
      heights.reduce((sum, height) => sum + height, 0),
    )
    list.add(drawItem(pdf, ordered ? `${at + 1}.` : '•', item))
    pdf.y += SPACE.item
  }
  list.end()
}

function drawFacts({ pdf, root }: BlockDrawing, { facts }: Of<'facts'>): void {
  const list = pdf.struct('L')
  root.add(list)
  const across = widthOf(pdf) / 2 - SPACE.indent
  for (let at = 0; at < facts.length; at += 2) {
    const row = facts.slice(at, at + 2)
    const height = Math.max(
      ...row.map(
        ({ name, value }) =>
          heightOf(pdf, { text: name, tone: 'quiet' }, across) + heightOf(pdf, { text: value, tone: 'strong' }, across),
      ),
    )
    ensureRoom(pdf, height)
    const { y } = pdf
    for (const [column, { name, value }] of row.entries()) {
      const x = MARGIN.left + column * (across + SPACE.indent)
      const label = pdf.struct('Lbl', {}, () => void write(pdf, { text: name, tone: 'quiet' }, x, across))
      const body = pdf.struct('LBody', {}, () => void write(pdf, { text: value, tone: 'strong' }, x, across))
      pdf.y = y
      list.add(pdf.struct('LI', {}, [label, body]))
    }
    pdf.y = y + height + SPACE.item
  }
  list.end()
}

function drawBox({ pdf, root }: BlockDrawing, { tone, title, lines }: Of<'box'>): void {
  const { ground, border, text } = TONES[tone]
  const x = MARGIN.left + BOX.padding
  const width = widthOf(pdf) - 2 * BOX.padding
  const titleSize = SIZES.heading[2]
  const titleHeight =
    title === null ? 0 : pdf.font('bold').fontSize(titleSize).heightOfString(title, { width }) + SPACE.belowHeading
  const heights = lines.map((line) => heightOf(pdf, line, width) + SPACE.line)
  const height = titleHeight + heights.reduce((sum, one) => sum + one, 0) + 2 * BOX.padding
  ensureRoom(pdf, height)
  // Longer than a page it has no ground: its words go on over the next.
  const fits = pdf.y + height <= endOf(pdf)
  if (fits) {
    pdf.markContent('Artifact', { type: 'Layout' })
    pdf.roundedRect(MARGIN.left, pdf.y, widthOf(pdf), height, BOX.radius).lineWidth(1).fillAndStroke(ground, border)
    pdf.endMarkedContent()
  }
  const ink = fits ? text : COLOURS.text
  const box = pdf.struct('Div')
  root.add(box)
  pdf.y += BOX.padding
  if (title !== null) {
    box.add(
      pdf.struct(
        'P',
        {},
        () => void pdf.font('bold').fontSize(titleSize).fillColor(ink).text(title, x, pdf.y, { width }),
      ),
    )
    pdf.y += SPACE.belowHeading
  }
  for (const line of lines) {
    box.add(pdf.struct('P', {}, () => void write(pdf, line, x, width, ink)))
    pdf.y += SPACE.line
  }
  box.end()
  pdf.y += BOX.padding + BOX.gap
}

/** Draws a block where the last one ended, on the next page where it has no room. */
export function drawBlock(drawing: BlockDrawing, block: PrintedBlock): void {
  switch (block.kind) {
    case 'heading':
      return drawHeading(drawing, block)
    case 'paragraph':
      return drawParagraph(drawing, block)
    case 'list':
      return drawList(drawing, block)
    case 'facts':
      return drawFacts(drawing, block)
    case 'box':
      return drawBox(drawing, block)
  }
}
