import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startWebServer } from '#tests/support/web-server.ts'

/** Starts the server as `npm start` does, in demonstration mode on an empty directory. */
export default async function startServer(): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'afya-e2e-'))
  const server = await startWebServer(dataDir)
  process.env['BASE_URL'] = server.url
  return async () => {
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
