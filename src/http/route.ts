import { createHash } from 'node:crypto'
import type { FastifyRequest, RouteOptions } from 'fastify'
import { mustHaveScope, type Caller } from '../kernel/account.js'
import { Failure } from '../kernel/errors.js'
import type { Ids } from '../kernel/ids.js'
import type { Log } from '../kernel/log.js'
import type { Operation, OperationInput } from '../kernel/operation.js'
import { madeAgain, type Executed, type Idempotency } from '../jobs/idempotency.js'
import { isChange, type AuditedCall, type CallAudit } from './audited-call.js'
import { compileTableRefusal, refuseOddText } from './body.js'
import { HttpCall, preferredWaitS } from './call.js'
import { compileInput, type ParsedInput } from './input.js'
import type { OpenCall, OpenCalls } from './open-calls.js'
import { presentProblem, toFailure } from './problem.js'
import { toJsonBody } from './upload.js'
import { compileProducer, send, toKept, withHeader, type Produced } from './produce.js'

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | undefined
    open: OpenCall | undefined
    audited: AuditedCall | undefined
  }
}

export interface RouteParts<Needs> {
  needs: Needs
  idempotency: Idempotency
  ids: Ids
  log: Log
  /** Where the pages about errors are. */
  docsUrl: () => string
  bodyBytesMax: number
  timeoutMs: number
  checkOutput: boolean
  openCalls: OpenCalls
  audit: CallAudit
}

/** {id} in a path of the description is :id in a route. */
const toRoutePath = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1')

const keyPattern = /^[\x21-\x7e]{1,255}$/

const keyOf = (request: FastifyRequest): string | undefined => {
  const key = request.headers['idempotency-key']
  if (key === undefined || (request.method !== 'POST' && request.method !== 'PATCH')) return undefined
  if (typeof key !== 'string' || !keyPattern.test(key))
    throw new Failure(
      'malformed_request',
      'Idempotency-Key must be 1 to 255 printable ASCII characters without spaces.',
    )
  return key
}

const fingerprintOf = (request: FastifyRequest, input: ParsedInput): string =>
  createHash('sha256')
    .update(`${request.method} ${request.url}\n${JSON.stringify(input.body ?? null)}`)
    .update(input.body === undefined ? `${request.headers['content-length'] ?? ''}` : '')
    .digest('base64url')

const refuseScope = <Needs>(operation: Operation<Needs>, caller: Caller): void => {
  const { scope, method, isRead, alsoForReaders } = operation
  if (scope !== 'any') mustHaveScope(caller, scope)
  if (caller.readsOnly && method !== 'GET' && (isRead ?? alsoForReaders) !== true)
    throw new Failure('forbidden', `This operation changes data; the role ${caller.role ?? ''} may only read.`)
}

/** How long a client is ready to wait, by header or by query. */
const waitOf = (request: FastifyRequest, { query }: ParsedInput): number => {
  const { wait } = (query ?? {}) as { wait?: unknown }
  return preferredWaitS(request) + (typeof wait === 'number' ? wait : 0)
}

/** Makes a route of an operation: reads its input, carries it out (once, if it bears a key) and sends the answer. */
export const toRoute = <Needs>(operation: Operation<Needs>, parts: RouteParts<Needs>): RouteOptions => {
  const read = compileInput(operation)
  const refuseTable = compileTableRefusal(operation.input.body)
  const { produce, keepable } = compileProducer(operation, parts.checkOutput)
  const timeoutMs = operation.timeoutMs ?? parts.timeoutMs
  const changes = isChange(operation)

  const carryOut = async (
    request: FastifyRequest,
    caller: Caller,
    open: OpenCall,
    input: ParsedInput,
    stamp?: string,
  ) => {
    const call = new HttpCall(request, caller, open, { ids: parts.ids, log: parts.log, stamp })
    const outcome = await operation.run(input as OperationInput<never, never, never>, parts.needs, call)
    if (call.madeId !== undefined) request.audited?.subjects.push(call.madeId)
    return outcome
  }

  const carryOutOnce = async (
    request: FastifyRequest,
    caller: Caller,
    open: OpenCall,
    input: ParsedInput,
    key: string,
  ): Promise<Produced> => {
    const { signal } = open
    const keyed = { accountId: caller.accountId, key, fingerprint: fingerprintOf(request, input), signal }
    const { replayed, answer } = await parts.idempotency.run(keyed, async (stamp): Promise<Executed<Produced>> => {
      try {
        const outcome = await carryOut(request, caller, open, input, stamp)
        if (operation.repeatable === true) return { answer: produce(outcome), kept: madeAgain }
        const [answer, kept] = [produce(outcome), toKept(produce(keepable(outcome)))]
        if (kept !== undefined) return { answer, kept }
        throw new Failure('not_acceptable', 'A streamed answer cannot be stored: leave out Idempotency-Key.')
      } catch (error) {
        const failure = toFailure(error)
        if (failure.code === 'internal') throw error
        const problem = presentProblem(failure, request, parts.docsUrl())
        return { answer: problem, kept: problem }
      }
    })
    return replayed ? withHeader(answer, 'idempotency-replayed', 'true') : answer
  }

  return {
    method: operation.method,
    url: toRoutePath(operation.path),
    bodyLimit: operation.bodyBytesMax ?? parts.bodyBytesMax,
    handler: async (request, reply) => {
      const { caller } = request
      if (caller === undefined) throw new Error('an unknown caller was let in')
      refuseScope(operation, caller)
      if (operation.upload === undefined) refuseTable(request)
      const raw = {
        path: request.params,
        query: request.query as Record<string, unknown>,
        body: operation.upload === undefined ? toJsonBody(request.body, operation.bytesAs) : undefined,
      }
      if (request.url.includes('%00')) refuseOddText(raw.query, 'query')
      const input = read(raw)
      const key = keyOf(request)
      request.audited = parts.audit.read(input)
      if (changes) await parts.audit.begin(request, caller, operation.name)
      // Who is ready to wait has the time of the wait besides: a request that runs is answered with its id.
      const open = (request.open = parts.openCalls.open(reply, timeoutMs + waitOf(request, input) * 1000))
      const produced =
        key === undefined
          ? produce(await carryOut(request, caller, open, input))
          : await carryOutOnce(request, caller, open, input, key)
      // No change is acknowledged before the audit log has it.
      if (changes) await parts.audit.settle()
      // Whoever took too long has been answered already.
      return reply.sent ? undefined : send(request, reply, produced)
    },
  }
}
