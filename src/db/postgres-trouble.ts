import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import type { Condition } from './damage/condition.js'
import { findDamagedRow } from './damage/guarded.js'
import { loadPg } from './pg.js'
import { diskFull, notReachable, StorageFailure } from './storage-failure.js'

/** Classes of SQLSTATE that tell of the server, not of the statement: connection, resources, operator, system, damaged data. */
const troubleStates = /^(08|53|57P0|58|XX00[12])/
const fullState = '53100'

/** Where a connection breaks or none can be had, pg gives an error of the system or one without a code. */
const systemCodes = /^(ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)/
const brokenConnection =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/

/** Trouble of the server as such; errors of a statement stay what they are. */
export const toStorageFailure = (error: unknown): unknown => {
  const { code = '', message = '' } = (error ?? {}) as { code?: string; message?: string }
  if (code === fullState) return new StorageFailure('storage_full', diskFull, error)
  const isTrouble =
    error instanceof loadPg().DatabaseError
      ? troubleStates.test(code)
      : systemCodes.test(code) || brokenConnection.test(message)
  return isTrouble ? new StorageFailure('unavailable', notReachable, error) : error
}

const explained = async <R>(work: Promise<R>, condition: Condition): Promise<R> => {
  try {
    return await work
  } catch (error) {
    const row = findDamagedRow(error)
    throw row === undefined ? toStorageFailure(error) : condition.refuseRow(row.table, row.key, error)
  }
}

const watchClient = (client: PostgresPoolClient, condition: Condition): PostgresPoolClient => ({
  query: ((...args: [never]) => {
    const answer = client.query(...args) as unknown
    return answer instanceof Promise ? explained(answer, condition) : answer
  }) as PostgresPoolClient['query'],
  release: () => client.release(),
})

/** A pool whose trouble is told apart from mistakes in what it was asked. */
export const watchPool = (pool: pg.Pool, condition: Condition): PostgresPool & Pick<pg.Pool, 'query'> => ({
  connect: async () =>
    watchClient(await explained(pool.connect() as Promise<PostgresPoolClient>, condition), condition),
  end: () => pool.end(),
  query: ((...args: [never]) =>
    explained(pool.query(...args) as unknown as Promise<unknown>, condition)) as pg.Pool['query'],
})
