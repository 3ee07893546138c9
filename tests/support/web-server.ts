import { spawn } from 'node:child_process'
import { once } from 'node:events'

export interface WebServer {
  readonly url: string
  /** Ends it as an operator does, and waits until it is gone. */
  stop(): Promise<void>
}

/** Starts the server on the embedded database of this directory, on a free port, with the built pages. */
export async function startWebServer(dataDir: string, variables: Record<string, string> = {}): Promise<WebServer> {
  const settings = { PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, DATABASE_URL: '', LOG_LEVEL: 'warn' }
  const server = spawn(process.execPath, ['api/server.ts'], {
    env: { ...process.env, ...settings, ...variables },
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
  return {
    url,
    stop: async () => {
      const exit = once(server, 'exit')
      server.kill('SIGTERM')
      await exit
    },
  }
}
