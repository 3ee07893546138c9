import fs, { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FileInTheWay, writeNewFile } from '#api/platform/backup-file/new-file.ts'

let directory = ''
let path = ''
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'afya-file-'))
  path = join(directory, 'file')
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(directory, { recursive: true, force: true })
})

const write = (content: string, overwrite = false) =>
  writeNewFile(path, { overwrite }, (out) => pipeline(Readable.from([content]), out, { end: false }))
const content = () => readFileSync(path, 'utf8')

describe('a new file', () => {
  it('is there under its name only when it is whole, for this user alone', async () => {
    await writeNewFile(path, { overwrite: false }, async (out) => {
      out.write('half ')
      expect(readdirSync(directory)).toEqual(['file.partial'])
      out.write('whole')
    })
    expect(readdirSync(directory)).toEqual(['file'])
    expect(content()).toBe('half whole')
    expect(statSync(path).mode & 0o777).toBe(0o600)
  })

  it('is on the disk before it has its name', async () => {
    const calls: string[] = []
    const { fsync } = fs
    vi.spyOn(fs, 'fsync').mockImplementation((descriptor, done) => {
      calls.push(readdirSync(directory).join())
      fsync(descriptor, done)
    })
    await write('content')
    expect(calls).toEqual(['file.partial'])
  })

  it('takes the place of another only when told', async () => {
    await write('first')
    await expect(write('second')).rejects.toThrow(
      new FileInTheWay(`${path} is there already. Choose another name, or add --overwrite.`),
    )
    expect(content()).toBe('first')
    await write('third', true)
    expect(content()).toBe('third')
    expect(readdirSync(directory)).toEqual(['file'])
  })

  it('leaves nothing, and another as it was, where the filling fails', async () => {
    await write('first')
    const failing = writeNewFile(path, { overwrite: true }, async (out) => {
      out.write('second')
      throw new Error('No more')
    })
    await expect(failing).rejects.toThrow('No more')
    expect(readdirSync(directory)).toEqual(['file'])
    expect(content()).toBe('first')
  })

  it('is not written where somebody else is writing it', async () => {
    writeFileSync(`${path}.partial`, 'theirs')
    await expect(write('ours')).rejects.toThrow(FileInTheWay)
    expect(readFileSync(`${path}.partial`, 'utf8')).toBe('theirs')
    expect(readdirSync(directory)).toEqual(['file.partial'])
  })

  it('says so where there is no such directory', async () => {
    path = join(directory, 'missing', 'file')
    await expect(write('ours')).rejects.toThrow('ENOENT')
  })
})
