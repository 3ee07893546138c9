// What requests are spoiled with: texts, ids, numbers, and parts of documents. Nothing here may look like what the oracle finds in answers: answers quote requests.

/** Texts that databases, parsers, headers, paths and people's eyes handle differently. */
export const TEXTS: readonly string[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'a\udc00\ud83db',
  '\ufeff',
  '\uffff\ufffe',
  '\u202eabc\u2066',
  '\u2028\u2029',
  '\r\nx-injected: 1',
  '\t\u000b\u001b[31m\u007f\u0085',
  'e\u0301\u0301\u0301\u0301',
  '💥👩🏽‍⚕️',
  'ﷺ'.repeat(40),
  'ßİıſK',
  '１２',
  "' OR '1'='1",
  '"; --',
  "'||(1/0)||'",
  '\\',
  '\\u0000',
  '%00',
  '%s%n%x',
  '$1',
  '${7*7}',
  '<script>alert(1)</script>',
  '../../../etc/passwd',
  'null',
  'undefined',
  'NaN',
  'true',
  '[]',
  '{}',
  '-1',
  '1e309',
  '0x10',
  ' 7 ',
  '__proto__',
  'constructor',
  'prototype',
  'hasOwnProperty',
  'toString',
  'then',
  'a@b',
  'A@EXAMPLE.ORG ',
  'a\u0000@example.org',
  'ä@exämple.org',
  `a@${'b'.repeat(250)}.org`,
  'x'.repeat(100),
  'x'.repeat(101),
  'x'.repeat(10_000),
  '💥'.repeat(10_000),
  '2026-02-30T00:00:00Z',
  '0000-00-00',
  '-000001-01-01T00:00:00.000Z',
  '+275760-09-13T00:00:00.001Z',
  '99999-12-31',
  '2026-01-01T24:00:00+99:99',
]

/** Ids that are nearly right, or right for somebody else. */
export const IDS: readonly string[] = [
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  '00000000-0000-4000-8000-000000000000',
  '019AA0D0-7B1E-7C3A-9D2F-1B2C3D4E5F60',
  '019aa0d0-7b1e-8c3a-9d2f-1b2c3d4e5f60',
  '019aa0d0-7b1e-0c3a-0d2f-1b2c3d4e5f60',
  '019aa0d07b1e7c3a9d2f1b2c3d4e5f60',
  '{019aa0d0-7b1e-7c3a-9d2f-1b2c3d4e5f60}',
  'urn:uuid:019aa0d0-7b1e-7c3a-9d2f-1b2c3d4e5f60',
  '019aa0d0-7b1e-7c3a-9d2f-1b2c3d4e5f6',
  '019aa0d0-7b1e-7c3a-9d2f-1b2c3d4e5f600',
  '019aa0d0-7b1e-7c3a-9d2f-1b2c3d4e5f6g',
  '019aa0d0-7b1e-7c3a-9d2f-1b2c3d4e5f60\n',
  ' 019aa0d0-7b1e-7c3a-9d2f-1b2c3d4e5f60',
  '０19aa0d0-7b1e-7c3a-9d2f-1b2c3d4e5f60',
]

/** Lists are written with bars between. */
const list = (text: string): readonly string[] => text.split('|')

/** What may stand where JSON or GraphQL has a number; some of it is neither. */
export const TOKENS: readonly string[] = [
  ...list('0|-0|1|-1|0.1|34.000000000000004|1.0|1e1|2147483647|2147483648|-2147483649|4294967296|9007199254740993'),
  ...list('123456789012345678901234567890|1e308|1e309|-1e309|1e-320|5e-324|0e999999999|00|01|+1|.5|1.|-|1e|0x10|1_000'),
  ...list(`NaN|Infinity|-Infinity|null|true|undefined|nul|"|''||,|/**/|\u0000`),
]

/** What may be put between the characters of a GraphQL document. */
export const GRAPHQL_PARTS: readonly string[] = [
  ...list(
    '{|}|(|)|[|]|:|!|=|&|@|$|...|#|,|"|"""|\\|\u0000|\ufeff|"\\u{110000}"|"\\uD800"|"\\u0000"|"""\\"""\u0000"""|-|-0',
  ),
  ...list('1e309|99999999999999999999|null|query|mutation|subscription|fragment on on on|on Query|{me{id}}|__typename'),
  ...list(
    '{__schema{types{name}}}|__type(name:"Query"){name}|@include(if:true)|@skip(if:null)|@nothing|@defer|@stream',
  ),
  ...list('$x|$x:Int=1e309|{a:{a:{a:1}}}|a:me{id}|...{...{...{__typename}}}|💥'),
  '|',
  'x'.repeat(3_000),
  '@a'.repeat(50),
]
