import PdfDocument from 'pdfkit'
import { type BlockDrawing, drawBlock } from '#api/platform/pdf/draw-blocks.ts'
import { FONTS } from '#api/platform/pdf/fonts.ts'
import { COLOURS, MARGIN, SIZES } from '#api/platform/pdf/page-style.ts'
import type { PrintedDocument } from '#api/platform/pdf/printed-document.ts'

const FOOT_GAP = 14
const HEAD_Y = 28

/** The running head and the foot of a page: for the eye alone, a screen reader has read the title and the notice. */
function drawMargins(pdf: PDFKit.PDFDocument, document: PrintedDocument, page: number, pages: number): void {
  const { width, height } = pdf.page
  const across = width - MARGIN.left - MARGIN.right
  const at = pdf.page.margins
  // What is drawn below the margin would else begin a page of its own.
  pdf.page.margins = { ...at, top: 0, bottom: 0 }
  pdf.markContent('Artifact', { type: 'Pagination' })
  pdf.fillColor(COLOURS.quiet).fontSize(SIZES.margin)
  if (page > 1) {
    pdf
      .font('regular')
      .text(document.runningHead, MARGIN.left, HEAD_Y, { width: across, lineBreak: false, ellipsis: true })
  }
  const top = height - MARGIN.bottom + FOOT_GAP
  pdf
    .lineWidth(0.5)
    .strokeColor(COLOURS.line)
    .moveTo(MARGIN.left, top)
    .lineTo(width - MARGIN.right, top)
    .stroke()
  const number = document.pageNumber.replace('{{page}}', String(page)).replace('{{pages}}', String(pages))
  const numberWidth = pdf.widthOfString(number) + FOOT_GAP
  pdf.text(document.notice, MARGIN.left, top + 6, { width: across - numberWidth })
  pdf.text(number, width - MARGIN.right - numberWidth, top + 6, { width: numberWidth, align: 'right' })
  pdf.endMarkedContent()
  pdf.page.margins = at
}

/**
 * A document as a tagged PDF of A4 pages, with its title, its language and the fonts that it uses in it.
 * @throws what the library says where it cannot be drawn
 */
export function drawDocument(document: PrintedDocument): Promise<Uint8Array> {
  const pdf = new PdfDocument({
    size: 'A4',
    margins: MARGIN,
    pdfVersion: '1.7',
    tagged: true,
    lang: document.language,
    displayTitle: true,
    bufferPages: true,
    // Else it would begin with one of its own, which every reader has in another shape.
    font: '',
    info: {
      Title: document.title,
      Author: document.author,
      CreationDate: document.createdAt,
    },
  })
  const whole = new Promise<Uint8Array>((resolve, reject) => {
    const chunks: Buffer[] = []
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    pdf.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))))
    pdf.on('error', reject)
  })
  for (const [name, font] of Object.entries(FONTS)) pdf.registerFont(name, font)

  const root = pdf.struct('Document')
  pdf.addStructure(root)
  const drawing: BlockDrawing = { pdf, root }
  for (const block of document.blocks) drawBlock(drawing, block)
  root.end()

  const { start, count } = pdf.bufferedPageRange()
  for (let at = start; at < start + count; at += 1) {
    pdf.switchToPage(at)
    drawMargins(pdf, document, at + 1, count)
  }
  pdf.end()
  return whole
}
