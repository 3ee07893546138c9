import { Worker } from 'node:worker_threads'
import type { PrintedDocument } from '#api/platform/pdf/printed-document.ts'

export interface DrawRequest {
  readonly id: number
  readonly document: PrintedDocument
}

export type DrawnMessage =
  | { readonly id: number; readonly pdf: Uint8Array }
  | { readonly id: number; readonly failure: string }

interface Waiting {
  readonly resolve: (pdf: Uint8Array) => void
  readonly reject: (error: Error) => void
}

interface Printer {
  readonly worker: Worker
  readonly waiting: Map<number, Waiting>
}

/** As long as it waits for more: the library and its fonts take 60 to 100 MB, which a server has better uses for. */
const IDLE_MS = 10_000
/** A document takes 0.1 to 0.3 s. Whoever comes when so many wait is asked to come again. */
const MOST_WAITING = 20
const MEMORY = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 8 }

/** So many documents wait to be drawn that another would wait too long. */
export class PrinterBusy extends Error {
  override name = 'PrinterBusy'
}

let printer: Printer | null = null
let idle: NodeJS.Timeout | undefined
let lastId = 0

/** A thread of its own draws: it takes long enough that nobody else should wait for it. */
function startPrinter(): Printer {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { resourceLimits: MEMORY })
  const started: Printer = { worker, waiting: new Map() }
  const stopped = (error: Error) => {
    if (printer === started) printer = null
    for (const { reject } of started.waiting.values()) reject(error)
    started.waiting.clear()
  }
  worker.on('error', stopped)
  worker.on('exit', (code) => stopped(new Error(`The printer stopped by itself (${code})`)))
  worker.on('message', (message: DrawnMessage) => {
    const { resolve, reject } = started.waiting.get(message.id) ?? {}
    started.waiting.delete(message.id)
    if ('pdf' in message) resolve?.(message.pdf)
    else reject?.(new Error(message.failure))
    if (started.waiting.size === 0) rest(started)
  })
  return started
}

/** Nothing waits: the program may end, and after a while the thread does. */
function rest({ worker }: Printer): void {
  worker.unref()
  idle = setTimeout(() => {
    printer = null
    void worker.terminate()
  }, IDLE_MS)
  idle.unref()
}

/**
 * A document as a PDF.
 * @throws PrinterBusy, or why it could not be drawn
 */
export function printDocument(document: PrintedDocument): Promise<Uint8Array> {
  clearTimeout(idle)
  printer ??= startPrinter()
  const { worker, waiting } = printer
  if (waiting.size >= MOST_WAITING) return Promise.reject(new PrinterBusy())
  worker.ref()
  lastId += 1
  const request: DrawRequest = { id: lastId, document }
  return new Promise((resolve, reject) => {
    waiting.set(request.id, { resolve, reject })
    worker.postMessage(request)
  })
}
