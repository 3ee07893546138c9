/** What of the WebAssembly API the server uses: TypeScript ships it only with the browser's library. */
declare namespace WebAssembly {
  type Exports = Record<string, unknown>
  type Imports = Record<string, object>
  function instantiate(bytes: Uint8Array, imports: Imports): Promise<{ instance: { exports: Exports } }>
}
