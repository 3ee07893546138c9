import { describe, expect, it } from 'vitest'
import { GRAPHQL_PARTS, IDS, TEXTS, TOKENS } from '#tests/battery/fuzz/hostile.ts'
import { HEADERS, METHODS, PATH_PARTS } from '#tests/battery/fuzz/hostile-http.ts'
import { faultOf, leakIn } from '#tests/battery/fuzz/judge.ts'

const ok = { statuses: [200], contentType: 'application/json', head: '200 OK', body: '{}' }

describe('what is wrong with an answer', () => {
  it.each([
    ['a status', { ...ok, statuses: [400, 500] }],
    ['JSON that is none', { ...ok, body: '{' }],
    ['a stack', { ...ok, body: '{"error":"x"}\n    at submit (/srv/api/services/x.ts:3:5)' }],
    ['a place in a file', { ...ok, body: '{"stack":"errors.ts:12"}' }],
    ['SQL', { ...ok, body: '{"e":"SELECT s.id FROM \\"Session\\""}' }],
    ['Prisma', { ...ok, body: '{"e":"Invalid `prisma.user.create()` invocation"}' }],
    ['a code of Prisma', { ...ok, body: '{"e":"P2002"}' }],
    ['a constraint', { ...ok, body: '{"e":"duplicate key value violates unique constraint"}' }],
    ['an encoding', { ...ok, body: '{"e":"invalid byte sequence for encoding \\"UTF8\\": 0x00"}' }],
    ['a socket', { ...ok, body: '{"e":"connect ECONNREFUSED 127.0.0.1:5432"}' }],
    ['a mistake', { ...ok, body: '{"e":"Cannot read properties of undefined (reading \'id\')"}' }],
    ['a parser', { ...ok, body: '{"e":"Unexpected token < in JSON at position 0"}' }],
    ['a masked fault', { ...ok, body: '{"errors":[{"extensions":{"code":"INTERNAL_SERVER_ERROR"}}]}' }],
    ['a table where a token is', { ...ok, body: '{"token":"pg_authid"}' }],
    ['a header', { ...ok, head: '200 OK\nx-powered-by: node_modules' }],
  ])('is found: %s', (_what, answer) => {
    expect(faultOf(answer)).toEqual(expect.any(String))
  })

  it.each([
    ['an answer', ok],
    ['a refusal', { ...ok, statuses: [400], body: '{"error":"The id must be a UUID","field":"planId"}' }],
    ['the health', { ...ok, body: '{"status":"ok","database":{"kind":"postgresql","status":"up"}}' }],
    ['a token that happens to hold a word', { ...ok, body: '{"token":"dOKMcvPw2T0ghLRpG_0VVgBon4Lmq6Guh5j15VSWt1A"}' }],
    ['a page', { ...ok, contentType: 'text/html', body: '<!doctype html>' }],
    ['nothing', { statuses: [], contentType: '', head: '', body: '' }],
  ])('is nothing: %s', (_what, answer) => {
    expect(faultOf(answer)).toBeNull()
  })

  it('is nothing that requests hold themselves, which answers may quote', () => {
    const quoted = [GRAPHQL_PARTS, IDS, TEXTS, TOKENS, METHODS, PATH_PARTS, ...Object.values(HEADERS)].flat()
    expect(quoted.length).toBeGreaterThan(200)
    expect(quoted.filter((text) => leakIn(text) !== null)).toEqual([])
  })
})
