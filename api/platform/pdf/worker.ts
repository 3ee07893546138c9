import { parentPort } from 'node:worker_threads'
import { drawDocument } from '#api/platform/pdf/draw-document.ts'
import type { DrawnMessage, DrawRequest } from '#api/platform/pdf/print-document.ts'

const port = parentPort
if (!port) throw new Error('The printer runs in a worker thread')

// One after the other: each takes memory of its own.
let before = Promise.resolve()

async function draw({ id, document }: DrawRequest): Promise<void> {
  try {
    const pdf = await drawDocument(document)
    port?.postMessage({ id, pdf } satisfies DrawnMessage, [pdf.buffer as ArrayBuffer])
  } catch (error) {
    port?.postMessage({ id, failure: error instanceof Error ? error.message : String(error) } satisfies DrawnMessage)
  }
}

port.on('message', (request: DrawRequest) => {
  before = before.then(() => draw(request))
})
