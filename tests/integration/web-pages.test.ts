import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { builtWeb, htmlOf, SCRIPT } from '#tests/support/built-web.ts'
import { requestAsIs } from '#tests/support/request-as-is.ts'
import { startTestServer, type TestServer } from '#tests/support/test-server.ts'

const web = builtWeb()
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ webRoot: web.root })
})
afterAll(async () => {
  await server.close()
  web.remove()
})

const ASSET = '/assets/app-1a2b3c.js'
const BROWSER = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
const get = (path: string, headers: Record<string, string> = {}) => requestAsIs(server.url, path, { headers })
const listOf = (header: string | undefined) => (header ?? '').split(/,\s*/).toSorted()

describe('a page of the app', () => {
  it.each([
    ['/', 'home'],
    ['/?from=here', 'home'],
    ['/nutrition-plan/0198', 'plan'],
    ['/nutrition-plan/0198/', 'plan'],
    ['/no/such/page', 'other'],
    ['/index.html', 'other'],
    ['/no/such/page?next=/api', 'other'],
  ])('GET %s answers the HTML of the page %s, to be asked for anew each time', async (path, name) => {
    const { status, body, headers } = await get(path, BROWSER)
    expect({ status, html: body.toString() }).toEqual({ status: 200, html: htmlOf(name, 'en') })
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['cache-control']).toBe('no-cache')
    expect(listOf(headers.vary)).toEqual(['accept-encoding', 'accept-language'])
  })

  it.each([
    ['sw-KE,sw;q=0.9,en;q=0.5', 'sw'],
    ['en-GB,sw;q=0.9', 'en'],
    ['fr-RW,fr;q=0.9,sw;q=0.5', 'sw'],
    ['fr', 'en'],
    ['', 'en'],
    [';;q=x,,', 'en'],
  ] as const)('in the language that Accept-Language "%s" likes best: %s', async (accepted, language) => {
    for (const path of ['/', '/no/such/page']) {
      const { body } = await get(path, { ...BROWSER, 'accept-language': accepted })
      expect(body.toString()).toContain(`<html lang="${language}">`)
    }
  })

  it.each(['/', '/nutrition-plan/0198', '/no/such/page'])('HEAD %s answers what GET does, without it', async (path) => {
    const whole = await get(path, BROWSER)
    const head = await requestAsIs(server.url, path, { method: 'HEAD', headers: BROWSER })
    expect(head.status).toBe(200)
    expect(head.body).toHaveLength(0)
    for (const name of ['content-type', 'content-length', 'cache-control', 'etag', 'vary']) {
      expect(head.headers[name], name).toBe(whole.headers[name])
    }
  })

  it('is not sent again to whoever has it', async () => {
    const headers = { ...BROWSER, 'accept-encoding': 'br' }
    const first = await get('/', headers)
    const again = await get('/', { ...headers, 'if-none-match': String(first.headers.etag) })
    expect({ status: again.status, length: again.body.length }).toEqual({ status: 304, length: 0 })
    expect(again.headers['cache-control']).toBe('no-cache')
    const inSwahili = await get('/', {
      ...headers,
      'accept-language': 'sw',
      'if-none-match': String(first.headers.etag),
    })
    expect(inSwahili.status).toBe(200)
  })

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('is compressed with %s for whoever takes it', async (encoding, unpack) => {
    for (const [path, name] of [
      ['/', 'home'],
      ['/no/such/page', 'other'],
    ] as const) {
      const { headers, body } = await get(path, { ...BROWSER, 'accept-encoding': encoding })
      expect(headers['content-encoding']).toBe(encoding)
      expect(unpack(body).toString()).toBe(htmlOf(name, 'en'))
    }
  })

  it('is not what a client gets that asks for something else at a path without a page', async () => {
    expect((await get('/no/such/page', { accept: 'application/json' })).status).toBe(404)
    expect((await get('/no/such/page')).status).toBe(404)
  })
})

describe('a file with a hash in its name', () => {
  it.each([
    ['br, gzip', 'br', brotliCompressSync(SCRIPT)],
    ['gzip, deflate, br, zstd', 'br', brotliCompressSync(SCRIPT)],
    ['gzip', 'gzip', gzipSync(SCRIPT)],
    ['br;q=0, gzip', 'gzip', gzipSync(SCRIPT)],
    ['br;q=0.1, gzip;q=0.9', 'gzip', gzipSync(SCRIPT)],
    ['identity', undefined, Buffer.from(SCRIPT)],
    ['zstd', undefined, Buffer.from(SCRIPT)],
    ['nonsense;q=', undefined, Buffer.from(SCRIPT)],
    ['', undefined, Buffer.from(SCRIPT)],
  ])('is sent to Accept-Encoding "%s" as it was compressed beforehand', async (accepted, encoding, bytes) => {
    const { status, headers, body } = await get(ASSET, { 'accept-encoding': accepted })
    expect(status).toBe(200)
    expect(headers['content-encoding']).toBe(encoding)
    expect(body.equals(bytes)).toBe(true)
    expect(headers).toMatchObject({
      'content-type': expect.stringMatching(/^(?:application|text)\/javascript; charset=utf-8$/),
      'content-length': String(bytes.length),
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    })
  })

  it('has a tag of its own in each form', async () => {
    const tags = await Promise.all(
      ['br', 'gzip', 'identity'].map(async (form) => (await get(ASSET, { 'accept-encoding': form })).headers.etag),
    )
    expect(new Set(tags).size).toBe(3)
  })

  it('is sent in part where a part is asked for', async () => {
    const part = await get(ASSET, { range: 'bytes=7-11' })
    expect({ status: part.status, text: part.body.toString() }).toEqual({ status: 206, text: 'const' })
    expect(part.headers['content-range']).toBe(`bytes 7-11/${SCRIPT.length}`)
    const compressed = brotliCompressSync(SCRIPT)
    const packed = await get(ASSET, { range: 'bytes=0-9', 'accept-encoding': 'br' })
    expect(packed.headers['content-range']).toBe(`bytes 0-9/${compressed.length}`)
    expect(packed.body.equals(compressed.subarray(0, 10))).toBe(true)
    expect((await get(ASSET, { range: 'bytes=999999-' })).status).toBe(416)
  })

  it('answers HEAD', async () => {
    const { status, headers, body } = await requestAsIs(server.url, ASSET, {
      method: 'HEAD',
      headers: { 'accept-encoding': 'br' },
    })
    expect({ status, length: body.length }).toEqual({ status: 200, length: 0 })
    expect(headers['content-encoding']).toBe('br')
    expect(headers['content-length']).toBe(String(brotliCompressSync(SCRIPT).length))
  })
})

describe('other files', () => {
  it('are asked for anew each time', async () => {
    const { headers } = await get('/favicon.svg', { 'accept-encoding': 'br' })
    expect(headers).toMatchObject({ 'content-type': 'image/svg+xml', 'cache-control': 'no-cache' })
    expect(headers['content-encoding']).toBeUndefined()
  })

  it('are those of the folder alone', async () => {
    for (const path of ['/../dist/../../../etc/passwd', '/assets/..%2f..%2f..%2fetc/passwd', '/%2e%2e/package.json']) {
      expect((await get(path)).status).toBeGreaterThanOrEqual(400)
    }
  })

  it('are not those that the build keeps for the server', async () => {
    expect((await get('/.vite/pages.json')).status).toBe(404)
  })
})

it('answers 404 for every page while the web is not built', async () => {
  const bare = await startTestServer()
  try {
    for (const path of ['/', '/auth', ASSET]) {
      const { status, body } = await requestAsIs(bare.url, path, { headers: BROWSER })
      expect({ status, body: JSON.parse(body.toString()) }).toEqual({ status: 404, body: { error: 'Not found' } })
    }
  } finally {
    await bare.close()
  }
})
