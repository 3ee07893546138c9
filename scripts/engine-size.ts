import { fileURLToPath } from 'node:url'
import { build, type Rolldown } from 'vite'
import type { EngineLanguage } from '#web/lib/clinical-engine/load-clinical-engine.ts'
import { compactKnowledge, ENGINE_CHUNK } from './compact-knowledge.ts'
import { brotliAsServed } from './precompress.ts'

const ENGINE = fileURLToPath(new URL('../web/lib/clinical-engine/', import.meta.url))
const WORDS: Readonly<Record<EngineLanguage, string>> = { en: 'english.ts', sw: 'swahili.ts' }

/** What the whole engine with one language may weigh in the browser, compressed with Brotli as served, bytes. */
export const ENGINE_LIMIT = 250_000

type Output = readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]

/** A chunk with all that it imports: what is fetched for it. */
function chunksOf(module: string, output: Output): ReadonlySet<Rolldown.OutputChunk> {
  const chunks = new Map(output.flatMap((one) => (one.type === 'chunk' ? [[one.fileName, one] as const] : [])))
  const needed = new Set<Rolldown.OutputChunk>()
  const need = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || needed.has(chunk)) return
    needed.add(chunk)
    for (const imported of chunk.imports) need(chunks.get(imported))
  }
  const own = [...chunks.values()].find(({ moduleIds }) => moduleIds.includes(ENGINE + module))
  if (!own) throw new Error(`The build has no chunk for ${module}`)
  need(own)
  return needed
}

/** The engine as the build gives it to the browser, in memory. */
export async function buildEngine(): Promise<Output> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [compactKnowledge()],
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: `${ENGINE}load-clinical-engine.ts`,
        preserveEntrySignatures: 'strict',
        output: { codeSplitting: { groups: [ENGINE_CHUNK] } },
        // The plugin's work is nearly all of this build.
        checks: { pluginTimings: false },
      },
    },
  })
  if (Array.isArray(built) || !('output' in built)) throw new Error('The engine was built otherwise than expected')
  return built.output
}

/** What the browser fetches for the whole engine with each language: reading, assessing, and saying the answer. */
export async function engineSizes(): Promise<Record<EngineLanguage, number>> {
  const output = await buildEngine()
  const sizeOf = async (language: EngineLanguage) => {
    const chunks = ['load-clinical-engine.ts', 'clinical-engine.ts', WORDS[language]].map((module) =>
      chunksOf(module, output),
    )
    const sizes = [...new Set(chunks.flatMap((needed) => [...needed]))].map(async ({ code }) => {
      return (await brotliAsServed(Buffer.from(code))).length
    })
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  }
  return { en: await sizeOf('en'), sw: await sizeOf('sw') }
}
