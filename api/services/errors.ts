import { PrinterBusy } from '#api/platform/pdf/print-document.ts'
import { isDatabaseAway, isDiskFull } from '#api/store/database-errors.ts'
import { prescriptionMessage } from '#domain/input/prescription-messages.ts'
import { stockMessage } from '#domain/input/stock-messages.ts'

/**
 * The errors that a use case answers with on purpose. Both transports map these classes, and these alone,
 * to what a caller is told; everything else is a fault, logged and masked.
 */
export abstract class ExpectedError extends Error {
  /** The code of the error in GraphQL. */
  abstract readonly code: string
  /** The status of the error over REST. */
  abstract readonly status: number
}

export interface InputIssue {
  /** The input's field, in the domain's spelling, `healthConditions` or `healthConditions.0`. */
  readonly field: string
  readonly message: string
}

export class InvalidInput extends ExpectedError {
  override name = 'InvalidInput'
  readonly code = 'BAD_USER_INPUT'
  readonly status = 400
  readonly issues: readonly InputIssue[]

  constructor(issues: readonly [InputIssue, ...InputIssue[]]) {
    super(issues[0].message)
    this.issues = issues
  }

  /** The field that the first message is about. */
  get field(): string {
    return this.issues[0]?.field ?? ''
  }
}

/** What is refused for one field alone. */
export const refused = (field: string, message: string) => new InvalidInput([{ field, message }])

export class Unauthenticated extends ExpectedError {
  override name = 'Unauthenticated'
  readonly code = 'UNAUTHENTICATED'
  readonly status = 401
  constructor() {
    super('Sign in to continue')
  }
}

export class InvalidCredentials extends ExpectedError {
  override name = 'InvalidCredentials'
  readonly code = 'INVALID_CREDENTIALS'
  readonly status = 401
  constructor() {
    super('Invalid credentials')
  }
}

export class TooManyAttempts extends ExpectedError {
  override name = 'TooManyAttempts'
  readonly code = 'TOO_MANY_ATTEMPTS'
  readonly status = 429
  /** The whole seconds after which another try is taken; at least 1. */
  readonly retryAfterSeconds: number
  constructor(retryAfterSeconds: number) {
    super('Too many attempts. Wait a few minutes and try again.')
    this.retryAfterSeconds = retryAfterSeconds
  }
}

export class Forbidden extends ExpectedError {
  override name = 'Forbidden'
  readonly code = 'FORBIDDEN'
  readonly status = 403
  constructor() {
    super('You are not allowed to do this')
  }
}

export class NotFound extends ExpectedError {
  override name = 'NotFound'
  readonly code = 'NOT_FOUND'
  readonly status = 404
  constructor(what: string) {
    super(`${what} not found`)
  }
}

export class EmailTaken extends ExpectedError {
  override name = 'EmailTaken'
  readonly code = 'EMAIL_TAKEN'
  readonly status = 409
  constructor() {
    super('An account with this email already exists')
  }
}

/** An account is joined to this patient's record already, so nobody is invited to it. */
export class RecordHasAccount extends ExpectedError {
  override name = 'RecordHasAccount'
  readonly code = 'RECORD_HAS_ACCOUNT'
  readonly status = 409
  constructor() {
    super('This patient already has an account that reads the record')
  }
}

/** An account reads the record of one person, its own. */
export class AccountHasRecord extends ExpectedError {
  override name = 'AccountHasRecord'
  readonly code = 'ACCOUNT_HAS_RECORD'
  readonly status = 409
  constructor() {
    super('Your account is joined to a record already')
  }
}

/** Less can be handed over than was asked for: there is too little in stock, or what is there has expired (specification §5). */
export class InsufficientStock extends ExpectedError {
  override name = 'InsufficientStock'
  readonly code = 'INSUFFICIENT_STOCK'
  readonly status = 409
  /** Of each line that cannot be handed over, the units that could be at most. */
  readonly lines: readonly { readonly itemId: string; readonly available: number }[]
  constructor(lines: InsufficientStock['lines']) {
    super(prescriptionMessage('insufficient'))
    this.lines = lines
  }
}

/** A batch whose stock is other than a count was shown. */
export interface MovedBatch {
  readonly id: string
  readonly number: string
  /** Units that the ledger says now. */
  readonly quantity: number
}

/** Stock came or went between the time at which somebody looked and counted, and the time at which they said so. */
export class StockMoved extends ExpectedError {
  override name = 'StockMoved'
  readonly code = 'STOCK_MOVED'
  readonly status = 409
  readonly batches: readonly MovedBatch[]

  constructor(batches: readonly MovedBatch[]) {
    super(stockMessage('stock_moved'))
    this.batches = batches
  }
}

/** The disk of the database is full: what is stored can be read, and nothing can be added until there is room. */
export class StorageFull extends ExpectedError {
  override name = 'StorageFull'
  readonly code = 'STORAGE_FULL'
  readonly status = 507
  constructor() {
    super('The disk of the server is full. Nothing can be saved until there is room again.')
  }
}

/** What a caller is told of an error: an expected one itself, also where the database was the first to find it. */
export function expectedOf(error: unknown): ExpectedError | null {
  if (error instanceof ExpectedError) return error
  return isDiskFull(error) ? new StorageFull() : null
}

/** Whether an unexpected error says that trying again will help: the database is away, or too many wait to print. */
export const isUnavailable = (error: unknown): boolean => isDatabaseAway(error) || error instanceof PrinterBusy
