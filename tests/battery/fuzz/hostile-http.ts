// What the parts of HTTP are spoiled with. As in hostile.ts, nothing may look like what the oracle finds in answers.

/** Lists are written with bars between. */
const list = (text: string): readonly string[] => text.split('|')

export const METHODS = list(
  'GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS|TRACE|CONNECT|PROPFIND|QUERY|PURGE|get|Post|FOO|G\u00c4T|GET\u0000|',
)

export const PATH_PARTS: readonly string[] = [
  ...list('|.|..|%|%z|%zz|%2|%00|%2e%2e|..%2f..%2fetc|%2F|%5c|%u0041|%E0%A4%A|%ff%fe|%C0%80|%ED%A0%80|%F5%80%80%80'),
  ...list('%F0%9F%92%A5|\u00e4|\u{1f4a5}|\u0000| |\t|#|?|;|:|*|[|"|<|\\|~|@|$|&|=|\'|null|17|__proto__|constructor'),
  '|',
  'x'.repeat(199),
  'x'.repeat(201),
  'x'.repeat(9_000),
  '%41'.repeat(80),
]

const CONTENT_TYPES: readonly string[] = [
  ...list('application/json|application/json; charset=utf-16|application/json; charset=nothing|APPLICATION/JSON|/|;|'),
  ...list('application/json;charset=|application/jsonx|application/graphql|application/graphql+json|text/plain|*/*'),
  ...list(
    'application/x-www-form-urlencoded|multipart/form-data|multipart/form-data; boundary=x|text/html|application/xml',
  ),
  'x'.repeat(5_000),
]

const ENCODINGS = list('gzip|br|deflate|identity|gzip, br|nothing|')
const TAGS = list('*|"x"|W/"|"|Thu, 01 Jan 1970 00:00:00 GMT|never')

/** Headers and what may stand in them; any text may too. */
export const HEADERS: Readonly<Record<string, readonly string[]>> = {
  'content-type': CONTENT_TYPES,
  'content-encoding': ENCODINGS,
  'accept-encoding': ENCODINGS,
  accept: [
    ...list('*/*|text/html|text/event-stream|multipart/mixed|application/graphql-response+json|nothing||image/*'),
    ...list('application/json;q=0|text/html;q=NaN|;;;,,,'),
  ],
  'accept-language': list('sw|en;q=0|sw;q=1.2.3|sw-TZ-x-y;q=-1|*|,;=,|xx;q=0.00000000000000001'),
  authorization: [
    ...list('Bearer|Bearer |bearer x|Basic YTpi|Bearer null|Bearer a b|,'),
    ...[42, 43, 44, 8_000].map((length) => `Bearer ${'a'.repeat(length)}`),
    `Bearer ${'a'.repeat(42)}\u00e4`,
  ],
  'user-agent': ['x'.repeat(5_000), '\u00ff\u0080', '\t\t', '\\"', ''],
  'x-forwarded-for': list('unknown|::1|1.2.3.4, 5.6.7.8|::ffff:1.2.3.4|fe80::1%eth0|999.1.1.1|\u00ff|,,,'),
  'x-forwarded-proto': list('https|ftp|\u00ff'),
  'x-forwarded-host': list('example.org|a b|\u00ff'),
  'x-request-id': ['x', 'x'.repeat(5_000), '\u00ff'],
  host: ['', 'a b', '[::1', 'example.org:99999', '\u00ff', 'x'.repeat(5_000)],
  origin: list('null|https://example.org|\u00ff'),
  cookie: ['a=b; c', '__proto__=1', '='.repeat(2_000)],
  'transfer-encoding': list('chunked|gzip, chunked|identity|nothing|'),
  'content-length': list('0|1|-1|99999999999999999999|1e3|0x10|abc|5, 5'),
  expect: list('100-continue|200-ok|'),
  connection: list('close|upgrade|keep-alive, upgrade|x'),
  upgrade: list('websocket|h2c|'),
  range: list('bytes=0-|bytes=5-1|bytes=-99999999999999999999|bytes=0-0,1-1|nothing=1|bytes=a-b'),
  'if-range': TAGS,
  'if-none-match': TAGS,
  'if-modified-since': TAGS,
  'x-method-override': ['DELETE'],
  'x-service-token': ['', 'x', '\u00ff', 'x'.repeat(5_000)],
}

/** Whole requests that no client sends, after `Host: localhost`; {token} is a good one. */
export const ILLEGAL: readonly string[] = [
  'GET\r\n\r\n',
  'GET /api/health\r\n\r\n',
  'GET /api/health HTTP/0.9\r\n\r\n',
  'GET /api/health HTTP/1.0\r\n\r\n',
  'GET /api/health HTTP/3.0\r\nHost: localhost\r\n\r\n',
  'GET /api/health HTTP/1.1\r\n\r\n',
  'GET /api/health HTTP/1.1\nHost: localhost\n\n',
  'GET /api/health HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n',
  'GET /api/health HTTP/1.1\r\nHost: localhost\r\n folded: 1\r\n\r\n',
  'GET /api/health HTTP/1.1\r\nHost : localhost\r\n\r\n',
  'GET /api/health HTTP/1.1\r\nHost: localhost\r\n: nothing\r\n\r\n',
  'GET /api/health HTTP/1.1\r\nHost: localhost\r\nno colon\r\n\r\n',
  'GET http://example.org/api/health HTTP/1.1\r\nHost: localhost\r\n\r\n',
  'GET //example.org/api/health HTTP/1.1\r\nHost: localhost\r\n\r\n',
  'GET * HTTP/1.1\r\nHost: localhost\r\n\r\n',
  'OPTIONS * HTTP/1.1\r\nHost: localhost\r\n\r\n',
  'GET ?x HTTP/1.1\r\nHost: localhost\r\n\r\n',
  'GET /api/health?\u0000 HTTP/1.1\r\nHost: localhost\r\n\r\n',
  'GET /api/auth/me HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer {token}\r\nAuthorization: Bearer x\r\n\r\n',
  'CONNECT example.org:443 HTTP/1.1\r\nHost: example.org:443\r\n\r\n',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  '\u0016\u0003\u0001\u0002\u0000\u0001',
  'POST /graphql HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n\r\n{"query":"{me{id}}"}',
  'POST /graphql HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{"query"',
  'POST /graphql HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}{"query":1}',
  'POST /graphql HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nhello!',
  'POST /graphql HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  'POST /graphql HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n',
  'POST /graphql HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nffffffffffffffff\r\n{}',
  'POST /api/auth/signin HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\nContent-Type: application/json\r\n\r\n2\r\n{}\r\n0\r\n\r\n',
  'POST /api/auth/signin HTTP/1.1\r\nHost: localhost\r\nExpect: 100-continue\r\nContent-Length: 2\r\nContent-Type: application/json\r\n\r\n{}',
  `GET /api/health HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
  `GET /api/health HTTP/1.1\r\nHost: localhost\r\n${'X: 1\r\n'.repeat(3_000)}\r\n`,
  `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`,
]
