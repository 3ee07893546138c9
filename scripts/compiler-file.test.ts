import { describe, expect, it } from 'vitest'
import { withCompilerFile } from './compiler-file.ts'

const CLIENT = `const before = 1
async function decodeBase64AsWasm(wasmBase64: string): Promise<WebAssembly.Module> {
  const wasmArray = Buffer.from(wasmBase64, 'base64')
  return new WebAssembly.Module(wasmArray)
}

config.compilerWasm = {
  getQueryCompilerWasmModule: async () => {
    const { wasm } = await import("@prisma/client/runtime/compiler.wasm-base64.mjs")
    return await decodeBase64AsWasm(wasm)
  },
}
`

describe('the compiler of queries', () => {
  it('is read from a file beside the client', () => {
    const { module, textModule } = withCompilerFile(CLIENT)
    expect(textModule).toBe('@prisma/client/runtime/compiler.wasm-base64.mjs')
    expect(module).toContain("readFile(new URL('./query_compiler.wasm', import.meta.url))")
    expect(module).not.toMatch(/base64/i)
    expect(module).toMatch(/^const before = 1\n/)
  })

  it('is missed where the client has another form', () => {
    expect(() => withCompilerFile('config.compilerWasm = {}')).toThrow('its form has changed')
  })
})
