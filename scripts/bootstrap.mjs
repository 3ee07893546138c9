// Runs a command of the product on a fresh clone: installs what the lock file says when that is missing or
// stale, takes the Node that the product is written for, and hands over. Plain JavaScript that Node 20 can
// run, without a dependency: nothing is installed yet when this starts.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const BIN = join(ROOT, 'node_modules', '.bin')
const STAMP = join(ROOT, 'node_modules', '.installed-from')
const NODE = join(BIN, process.platform === 'win32' ? 'node.exe' : 'node')
const [script, ...rest] = process.argv.slice(2)

const env = {
  // What was freed goes back to the system: of the 19 MB that a password takes to hash glibc would keep twice as much.
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
  ...process.env,
  PATH: `${BIN}${delimiter}${process.env.PATH ?? ''}`,
  // What Node made of each file, so that a later start need not do it again.
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(ROOT, '.cache', 'compiled'),
}

/** Runs a command to its end; on failure shows what it printed and ends with its code. */
function run(command, args) {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd: ROOT, env, encoding: 'utf8' })
  if (status === 0) return
  process.stderr.write(`${stdout ?? ''}${stderr ?? ''}${error ? `${error.message}\n` : ''}`)
  process.stderr.write(`\n${command} ${args.join(' ')} failed.\n`)
  process.exit(status ?? 1)
}

const lock = createHash('sha256')
  .update(readFileSync(join(ROOT, 'package-lock.json')))
  .digest('hex')
const installed = existsSync(STAMP) && existsSync(NODE) && readFileSync(STAMP, 'utf8') === lock
if (!installed) {
  // Not to the standard output, which a backup may be written to.
  process.stderr.write('Installing from the lock file (about a minute the first time) ...\n')
  // Not `npm ci`: it refuses a lock file that lacks other platforms' binaries, which some registries do not hold.
  run('npm', ['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund'])
  run('npm', ['rebuild', 'node', '--ignore-scripts=false', '--no-audit', '--no-fund'])
  mkdirSync(join(ROOT, 'node_modules'), { recursive: true })
  writeFileSync(STAMP, lock)
}

const child = spawn(NODE, [script, ...rest], { cwd: ROOT, env, stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
