import { describe, expect, it } from 'vitest'
import { PrinterBusy, printDocument } from '#api/platform/pdf/print-document.ts'
import type { PrintedBlock, PrintedDocument } from '#api/platform/pdf/printed-document.ts'

const documentOf = (blocks: readonly PrintedBlock[], changes: Partial<PrintedDocument> = {}): PrintedDocument => ({
  language: 'sw',
  title: 'Malaria: matokeo',
  author: 'Afya Mashariki',
  runningHead: 'Malaria · Neema',
  notice: 'Huu ni msaada wa uchunguzi.',
  pageNumber: '{{page}} / {{pages}}',
  createdAt: new Date('2026-03-05T09:00:00.000Z'),
  blocks,
  ...changes,
})
const SENTENCE = 'Usisubiri: homa ≥ 38.5 °C, 84 µmol/L – “haraka” … maneno mengi ya mfano. '
const paragraph = (times: number): PrintedBlock => ({ kind: 'paragraph', line: { text: SENTENCE.repeat(times) } })
const EVERY_KIND: readonly PrintedBlock[] = [
  {
    kind: 'box',
    tone: 'red',
    title: 'Dharura',
    lines: [
      { text: 'Nenda', tone: 'strong' },
      { text: 'sasa', tone: 'quiet' },
    ],
  },
  { kind: 'heading', level: 1, text: 'Malaria' },
  { kind: 'heading', level: 2, text: 'Utambuzi' },
  { kind: 'heading', level: 3, text: 'Dalili' },
  paragraph(1),
  { kind: 'list', ordered: true, items: [{ lines: [{ text: 'Moja', tone: 'red' }, { text: 'zaidi' }] }] },
  { kind: 'list', ordered: false, items: [] },
  {
    kind: 'facts',
    facts: [
      { name: 'Umri', value: 'Miaka 24' },
      { name: 'Uzito', value: '60 kg' },
      { name: 'Joto', value: '38 °C' },
    ],
  },
  { kind: 'facts', facts: [] },
]

async function print(document: PrintedDocument) {
  const text = Buffer.from(await printDocument(document)).toString('latin1')
  return { text, pages: text.match(/\/Type \/Page\n/g)?.length ?? 0 }
}

describe('printDocument', () => {
  it('makes a tagged PDF of A4 pages with title, language and embedded fonts', async () => {
    const { text, pages } = await print(documentOf(EVERY_KIND))
    expect(text.slice(0, 9)).toBe('%PDF-1.7\n')
    expect(text.trimEnd().slice(-5)).toBe('%%EOF')
    expect(pages).toBe(1)
    expect(text.includes('/MediaBox [0 0 595.28 841.89]'), '/MediaBox [0 0 595.28 841.89]').toBe(true)
    expect(text.includes('/Lang (sw)'), '/Lang (sw)').toBe(true)
    expect(text.includes('(Malaria: matokeo)'), '(Malaria: matokeo)').toBe(true)
    expect(text.includes('/DisplayDocTitle true'), '/DisplayDocTitle true').toBe(true)
    expect(text.includes('/Marked true'), '/Marked true').toBe(true)
    for (const tag of ['Document', 'H1', 'H2', 'H3', 'P', 'L', 'LI', 'Lbl', 'LBody', 'Div']) {
      expect(new RegExp(`/S /${tag}\\b`).test(text), tag).toBe(true)
    }
    expect(text.match(/\/FontFile2/g)).toHaveLength(2)
    expect(text.includes('/Helvetica')).toBe(false)
  })

  it('goes on over as many pages as it needs', async () => {
    const { pages } = await print(documentOf(Array.from({ length: 30 }, () => paragraph(8))))
    expect(pages).toBeGreaterThan(2)
    expect(pages).toBeLessThan(10)
  })

  it('holds a box and an item that are longer than a page', async () => {
    const lines = Array.from({ length: 60 }, () => ({ text: SENTENCE.repeat(2) }))
    const box = await print(documentOf([{ kind: 'box', tone: 'plain', title: 'Ndefu', lines }]))
    expect(box.pages).toBeGreaterThan(1)
    const item = await print(documentOf([{ kind: 'list', ordered: true, items: [{ lines }] }]))
    expect(item.pages).toBeGreaterThan(1)
  })

  it('begins no page for a last line or a foot', async () => {
    const { pages } = await print(
      documentOf([paragraph(1)], { notice: SENTENCE.repeat(3), runningHead: SENTENCE.repeat(9) }),
    )
    expect(pages).toBe(1)
  })

  it('draws letters that it has no shape for, and words without an end', async () => {
    const odd = [{ kind: 'paragraph', line: { text: `ወንድም 😀 محمد \u0007 ${'a'.repeat(3000)}` } }] as const
    expect((await print(documentOf(odd))).pages).toBeGreaterThan(0)
  })

  it('prints what comes at once one after the other, and refuses more than can wait', async () => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 25 }, () => printDocument(documentOf([paragraph(1)]))),
    )
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
    expect(refused).toHaveLength(5)
    for (const { reason } of refused) expect(reason).toBeInstanceOf(PrinterBusy)
    expect((await print(documentOf([paragraph(1)]))).pages).toBe(1)
  })

  it('tells of a document that cannot be drawn, and draws the next', async () => {
    const broken = documentOf([{ kind: 'list', ordered: true, items: null as unknown as [] }])
    await expect(printDocument(broken)).rejects.toThrow(/./)
    expect((await print(documentOf([paragraph(1)]))).pages).toBe(1)
  })
})
