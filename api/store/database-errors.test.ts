import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { isDatabaseAway, isDiskFull } from '#api/store/database-errors.ts'
import { Prisma } from '#prisma/generated/client/client.ts'

/** An error as the driver gives it to Prisma, and Prisma to us. */
const throughPrisma = (cause: object) =>
  new Prisma.PrismaClientKnownRequestError('Invalid invocation', {
    code: 'P2039',
    clientVersion: '7',
    meta: { driverAdapterError: Object.assign(new Error('Database error'), { cause }) },
  })

const fromDriver = (details: object) => Object.assign(new pg.DatabaseError('Database error', 1, 'error'), details)

describe('a database that is away', () => {
  it.each([
    ['a connection refused', Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })],
    ['of several addresses', new AggregateError([Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })])],
    ['a connection that broke', new Error('Connection terminated unexpectedly')],
    ['what is asked after that', new Error('Client has encountered a connection error and is not queryable')],
    ['what is asked of a closed one', new Error('Client was closed and is not queryable')],
    ['a shutdown', fromDriver({ code: '57P01' })],
    ['a start', throughPrisma({ kind: 'postgres', originalCode: '57P03' })],
    ['no address', throughPrisma({ kind: 'DatabaseNotReachable' })],
    ['one that gave up', throughPrisma({ kind: 'postgres', originalCode: '58P01', severity: 'PANIC' })],
    ['no connection in time', new Prisma.PrismaClientKnownRequestError('', { code: 'P2024', clientVersion: '7' })],
  ])('is found in %s', (_what, error) => {
    expect(isDatabaseAway(error)).toBe(true)
    expect(isDiskFull(error)).toBe(false)
  })
})

describe('a full disk', () => {
  it.each([
    ['the driver', fromDriver({ code: '53100' })],
    ['Prisma', throughPrisma({ kind: 'postgres', originalCode: '53100', severity: 'ERROR' })],
  ])('is found in what %s says', (_what, error) => {
    expect(isDiskFull(error)).toBe(true)
    expect(isDatabaseAway(error)).toBe(false)
  })
})

it.each([
  ['a fault of ours', new TypeError('x is not a function')],
  ['a wrong statement', throughPrisma({ kind: 'postgres', originalCode: '42601', severity: 'ERROR' })],
  ['a value that is taken', new Prisma.PrismaClientKnownRequestError('', { code: 'P2002', clientVersion: '7' })],
  ['nothing', null],
  ['a text', 'ECONNREFUSED'],
])('%s is neither', (_what, error) => {
  expect(isDatabaseAway(error)).toBe(false)
  expect(isDiskFull(error)).toBe(false)
})
