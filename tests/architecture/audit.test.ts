import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { AUDIT_ACTIONS } from '#api/services/audited.ts'
import { USE_CASES } from '#api/services/compose.ts'

const ROOT = join(import.meta.dirname, '../..')

/** The use cases that say neither which events they leave nor why they leave none. */
const withoutAudit = (useCases: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(useCases)
    .filter(([, useCase]) => {
      if (typeof useCase !== 'object' || useCase === null || !('audit' in useCase)) return true
      const { audit } = useCase
      if (typeof audit !== 'object' || audit === null) return true
      const events = 'actions' in audit && Array.isArray(audit.actions) && audit.actions.length > 0
      return !events && !('none' in audit && typeof audit.none === 'string' && audit.none.trim() !== '')
    })
    .map(([name]) => name)

const sources = (pattern: string) => globSync(pattern, { cwd: ROOT }).map((path) => join(ROOT, path))

const USE_CASE = /export const (\w+) =\s*(?:<[^>]*>)?\(\s*(?:\w+|\{[^}]*\}): (?:Service|Audited)Context/g
const WRITE =
  /\bINSERT INTO |\bUPDATE "|\bDELETE FROM |\b(?:client|transaction)\.\w+\.(?:create|createMany|createManyAndReturn|update|updateMany|upsert|delete|deleteMany)\(/

/** By the function, or in the very statement that writes. */
const APPEND = /\bappendAudit\(|\baudit_append\(/

/** A function that is a part of somebody else's transaction: who calls it writes, and leaves the event. */
const PART = /^(?:export )?(?:async )?function (\w+)\(\s*transaction: [\s\S]*?^}/gm

/** The names of the parts of transactions that write without an event of their own. */
const partsOf = (source: string): string[] =>
  [...source.matchAll(PART)].filter(([part]) => WRITE.test(part) && !APPEND.test(part)).map(([, name = '']) => name)

/** A function that is given an event and makes somebody's change with it: who calls it leaves the event. */
const WITH_EVENT = /^(?:export )?(?:async )?function (\w+)\([^{]*\bevent: AuditEvent\b[\s\S]*?^}/gm

/** The names of the functions that make a change with the event that they are given. */
const appendersOf = (source: string): string[] =>
  [...source.matchAll(WITH_EVENT)].filter(([whole]) => APPEND.test(whole)).map(([, name = '']) => name)

const callsOf = (names: readonly string[]): RegExp => new RegExp(`\\b(?:${[...names, '(?!)'].join('|')})\\(`)

/** The methods and functions of a store that write, by themselves or by a part, and leave no event with it. */
function writesWithoutEvent(
  source: string,
  parts: readonly string[] = partsOf(source),
  appenders: readonly string[] = appendersOf(source),
): string[] {
  const [callsPart, callsAppender] = [callsOf(parts), callsOf(appenders)]
  return source
    .replaceAll(PART, '')
    .replaceAll(WITH_EVENT, (whole) => (APPEND.test(whole) ? '' : whole))
    .split(/^(?= {2,4}(?:async )?(?:function )?\w+[(:])/m)
    .filter((method) => (WRITE.test(method) || callsPart.test(method)) && !APPEND.test(method))
    .filter((method) => !callsAppender.test(method))
    .map((method) => method.trim().split('\n')[0] ?? '')
}

describe('The audit trail', () => {
  it('has events or a reason for every use case', () => {
    expect(withoutAudit(USE_CASES)).toEqual([])
  })

  it('would miss a use case without one', () => {
    const planted = { bare: () => undefined, empty: { audit: { actions: [] } }, mute: { audit: { none: ' ' } } }
    expect(withoutAudit({ ...USE_CASES, ...planted })).toEqual(['bare', 'empty', 'mute'])
  })

  it('knows every use case that is written', () => {
    const written = sources('api/services/*/*.ts').flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(USE_CASE)].map(([, name = '']) => name),
    )
    expect(written.toSorted()).toEqual(Object.keys(USE_CASES).toSorted())
  })

  it('has a use case for every action', () => {
    const used = Object.values(USE_CASES).flatMap(({ audit }) => ('actions' in audit ? audit.actions : []))
    expect([...new Set<string>(used)].toSorted()).toEqual(AUDIT_ACTIONS.toSorted())
  })

  it('gets an event from every write of a store', () => {
    const stores = sources('api/store/*.ts')
    expect(stores.length).toBeGreaterThan(5)
    const texts = stores.map((path) => readFileSync(path, 'utf8'))
    const parts = texts.flatMap(partsOf)
    const appenders = texts.flatMap(appendersOf)
    const silent = texts.flatMap((text) => writesWithoutEvent(text, parts, appenders))
    // When a session was last used, to five minutes, is no change that somebody makes: their requests leave events.
    expect(silent).toEqual(['async findActor(tokenHash: Uint8Array, at: Date): Promise<Actor | null> {'])
  })

  it('would miss a write of a store without one', () => {
    const planted = `
export const store = (client) => {
  return {
    silent: (data) => client.user.create({ data }),
    raw: () => client.$executeRawUnsafe('DELETE FROM "Session"'),
    kept: (data, event) => client.$transaction([client.user.create({ data }), appendAudit(client, [event])]),
    hidden: (data) => client.$transaction((transaction) => writePart(transaction, data)),
    whole: (data, event) => client.$transaction(async (transaction) => {
      await writePart(transaction, data)
      await appendAudit(transaction, [event])
    }),
    given: (data, event) => change(client, (transaction) => writePart(transaction, data), event),
    forgotten: (data, event) => forget(client, (transaction) => writePart(transaction, data), event),
  }
}
async function change(client: Client, write: Write, event: AuditEvent): Promise<void> {
  await client.$transaction(async (transaction) => {
    await write(transaction)
    await appendAudit(transaction, [event])
  })
}
async function forget(client: Client, write: Write, event: AuditEvent): Promise<void> {
  await client.$transaction(write)
  await client.user.create({ data: event })
}
async function writePart(transaction: Transaction, data) {
  await transaction.user.create({ data })
}`
    expect(writesWithoutEvent(planted)).toEqual([
      'silent: (data) => client.user.create({ data }),',
      `raw: () => client.$executeRawUnsafe('DELETE FROM "Session"'),`,
      'hidden: (data) => client.$transaction((transaction) => writePart(transaction, data)),',
      'forgotten: (data, event) => forget(client, (transaction) => writePart(transaction, data), event),',
    ])
  })
})
