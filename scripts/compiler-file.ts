const MODULE =
  /const \{ wasm \} = await import\("([^"]+\.wasm-base64\.mjs)"\)\s+return await decodeBase64AsWasm\(wasm\)/
const DECODER = /async function decodeBase64AsWasm[\s\S]*?\n\}\n/

/** Where the compiler of queries lies, beside the module that loads it. */
export const COMPILER_FILE = 'query_compiler.wasm'

/**
 * The module of Prisma's generated client with its compiler of queries read from a file. As Prisma writes it the compiler is a
 * text in a module: the server would keep the module's source and the text in memory for good, 2.3 MB each, and Node a copy
 * of the compiled module.
 * @returns the module, and the name of the module that holds the compiler's text.
 * @throws where the module is not in the form of the Prisma that the lock file names.
 */
export function withCompilerFile(module: string): { readonly module: string; readonly textModule: string } {
  const [load, textModule] = MODULE.exec(module) ?? []
  if (load === undefined || textModule === undefined || !DECODER.test(module)) {
    throw new Error('No compiler was found in Prisma’s generated client: its form has changed.')
  }
  const read = `const { readFile } = await import('node:fs/promises')
    return new WebAssembly.Module(await readFile(new URL('./${COMPILER_FILE}', import.meta.url)))`
  return { module: module.replace(DECODER, '').replace(load, () => read), textModule }
}
