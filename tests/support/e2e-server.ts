import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Starts the server as `npm start` does, in demonstration mode on an empty directory, on a free port. */
export default async function startServer(): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'afya-e2e-'))
  const server = spawn(process.execPath, ['api/server.ts'], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, DATABASE_URL: '', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await new Promise<string>((resolve, reject) => {
    let said = ''
    server.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text
      const ready = /ready: (http:\S+)/.exec(said)?.[1]
      if (ready) resolve(ready)
    })
    server.once('exit', () => reject(new Error(`The server did not start:\n${said}`)))
  })
  process.env['BASE_URL'] = url
  return async () => {
    const exit = once(server, 'exit')
    server.kill('SIGTERM')
    await exit
    rmSync(dataDir, { recursive: true, force: true })
  }
}
