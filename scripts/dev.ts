// npm run dev: the server, restarted at every change, and the web pages from Vite with its hot replacement.
import { spawn } from 'node:child_process'
import { prepare } from './prepare.ts'

const WATCHED = ['api', 'domain', 'trusted-documents.json']

prepare('prisma', 'web')
const children = [
  spawn(process.execPath, [...WATCHED.map((path) => `--watch-path=${path}`), 'api/server.ts'], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'development' },
  }),
  spawn('vite', ['--port', '5173'], { stdio: 'inherit' }),
]
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    for (const child of children) child.kill(signal)
  })
}
for (const child of children) child.on('exit', (code) => process.exit(code ?? 0))
