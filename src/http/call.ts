import type { FastifyReply, FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'
import type { Caller } from '../kernel/account.js'
import { Failure } from '../kernel/errors.js'
import type { Ids } from '../kernel/ids.js'
import type { Log } from '../kernel/log.js'
import type { Call } from '../kernel/operation.js'

const waitMaxS = 30

/** Prefer: wait=SECONDS (RFC 7240). A preference that cannot be read is no preference. */
const waitOf = (prefer: string | string[] | undefined): number => {
  const match = /(?:^|[,;\s])wait\s*=\s*"?(\d{1,6})"?/i.exec(String(prefer ?? ''))
  return Math.min(Number(match?.[1] ?? 0), waitMaxS)
}

/** Aborts when the client goes away before it was answered. */
const abortOnLeave = (reply: FastifyReply, abort: AbortController, openCalls: Set<AbortController>): void => {
  openCalls.add(abort)
  reply.raw.once('close', () => {
    openCalls.delete(abort)
    if (!reply.raw.writableFinished) abort.abort(new Error('the client went away'))
  })
}

export interface CallParts {
  request: FastifyRequest
  reply: FastifyReply
  caller: Caller
  ids: Ids
  log: Log
  /** Given for a call that is carried out under an Idempotency-Key. */
  stamp?: string
  timeoutMs: number
  openCalls: Set<AbortController>
}

/** One call as an operation sees it, and the race against its time limit. */
export const createCall = ({ request, reply, caller, ids, log, stamp, timeoutMs, openCalls }: CallParts) => {
  const abort = new AbortController()
  abortOnLeave(reply, abort, openCalls)
  let made = stamp
  const call: Call = {
    requestId: request.id,
    caller,
    signal: abort.signal,
    log: log.child({ request_id: request.id }),
    waitS: waitOf(request.headers.prefer),
    lastEventId: request.headers['last-event-id']?.toString(),
    newId: (kind) => `${kind}_${(made ??= ids.stamp())}`,
    accepts: (offered) => {
      const chosen = new Negotiator(request.raw).mediaType([...offered])
      const known = offered.find((type) => type === chosen)
      if (known === undefined) throw new Failure('not_acceptable', `This can be had as: ${offered.join(', ')}.`)
      return known
    },
  }
  const inTime = <T>(work: Promise<T>): Promise<T> => {
    let timer: NodeJS.Timeout | undefined
    const tooLate = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        const failure = new Failure('timeout', `There was no answer within ${timeoutMs / 1000} s.`)
        abort.abort(failure)
        reject(failure)
      }, timeoutMs)
    })
    return Promise.race([work, tooLate]).finally(() => clearTimeout(timer))
  }
  return { call, inTime }
}
