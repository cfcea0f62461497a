import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Log } from '../kernel/log.js'
import { apiVersion } from '../kernel/operation.js'
import type { Observe } from './metrics.js'
import { presentProblem, toFailure } from './problem.js'

/** Nothing may frame, sniff or cache what the interface answers. Pages loosen the policy for themselves. */
const everyAnswer = {
  'rostra-version': apiVersion,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
}

/** Adds what every answer has. */
export const greet = (request: FastifyRequest, reply: FastifyReply): void => {
  reply.headers(everyAnswer).header('x-request-id', request.id)
}

export interface AnswerParts {
  log: Log
  docsUrl: () => string
  /** Told of every answered call. */
  onAnswered: (accountId: string, operation: string, status: number) => void
}

export type Fail = (error: unknown, request: FastifyRequest, reply: FastifyReply) => FastifyReply

/** Answers a call that failed. What is not the caller's fault goes to the log. */
export const createFail =
  ({ log, docsUrl }: AnswerParts): Fail =>
  (error, request, reply) => {
    const thrown = toFailure(error)
    const failure = thrown.code === 'internal' ? (request.open?.failure ?? thrown) : thrown
    if (failure.code === 'internal' && request.open?.isGivenUp !== true)
      log.error(
        {
          err: failure.cause ?? failure,
          request_id: request.id,
          url: request.url,
        },
        'a call failed',
      )
    const { status, headers, body } = presentProblem(failure, request, docsUrl())
    return reply
      .code(status)
      .headers({ ...everyAnswer, 'x-request-id': request.id, ...headers })
      .serializer(String)
      .send(body)
  }

export type NoteAnswer = (request: FastifyRequest, reply: FastifyReply, observe: Observe, operation?: string) => void

/** What is noted of every answer. `operation` is unset for pages and for addresses that lead nowhere. */
export const createNoteAnswer =
  ({ log, onAnswered }: AnswerParts): NoteAnswer =>
  (request, reply, observe, operation) => {
    const { statusCode: status, elapsedTime: ms } = reply
    observe(request.method, status, ms / 1000)
    if (operation !== undefined && request.caller !== undefined) onAnswered(request.caller.accountId, operation, status)
    log.debug(
      {
        request_id: request.id,
        method: request.method,
        url: request.url,
        status,
        ms: Math.round(ms),
      },
      'answered',
    )
  }
