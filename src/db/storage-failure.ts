import { Failure, type ErrorCode } from '../kernel/errors.js'

const retryAfterS = 30

/** The database cannot do its part at the moment. It says nothing about what was asked of it: work that meets it is never to blame. */
export class StorageFailure extends Failure {
  constructor(code: Extract<ErrorCode, 'unavailable' | 'storage_full'>, message: string, cause?: unknown) {
    super(code, message, { retryAfterS, ...(cause === undefined ? {} : { cause }) })
  }
}

/** What was asked for needs a row that is not as written. Waiting does not help: somebody has to repair it. */
export class DamagedRow extends StorageFailure {
  readonly table: string

  constructor(table: string, message: string, cause?: unknown) {
    super('unavailable', message, cause)
    this.table = table
  }
}

/** Whether an error, or what it was caused by, is trouble of the database. */
export const isStorageFailure = (error: unknown): boolean =>
  error instanceof StorageFailure ||
  (error instanceof Error && error.cause !== undefined && isStorageFailure(error.cause))

export const diskFull =
  'The disk of the database is full. Nothing was written; free some space, then send the request again.'
export const notReachable = 'The database cannot be used at the moment. Send the request again.'
