import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Answer, Streamed, Written, type Operation } from '../kernel/operation.js'
import type { KeptAnswer } from '../jobs/idempotency.js'
import { compressed, compressedBytesMin } from './compress.js'
import { compileSerializer } from './serialize.js'

/** What an operation gave, ready to be sent: a whole answer that can be kept, or a stream that cannot. */
export type Produced = WholeAnswer | Streamed

interface WholeAnswer extends Omit<KeptAnswer, 'body'> {
  body: string | Buffer
}

/** The answer as it is kept; undefined where it cannot be. */
export const toKept = (produced: Produced): KeptAnswer | undefined =>
  produced instanceof Streamed ? undefined : { ...produced, body: produced.body.toString() }

const json = { 'content-type': 'application/json; charset=utf-8' }

/** Turns what an operation returned into an answer. */
export const compileProducer = <Needs>(
  { output, keep, status: usual = 200 }: Operation<Needs>,
  check: boolean,
): { produce: (outcome: unknown) => Produced; keepable: (outcome: unknown) => unknown } => {
  const serialize = compileSerializer(output, check)
  const keepable = (outcome: unknown): unknown => {
    if (keep === undefined || outcome instanceof Streamed || outcome instanceof Written) return outcome
    if (outcome instanceof Answer) return new Answer(keep(outcome.body as never), outcome.options)
    return keep(outcome as never)
  }
  const produce = (outcome: unknown): Produced => {
    if (outcome instanceof Streamed) return outcome
    if (outcome instanceof Written)
      return {
        status: usual,
        headers: json,
        body: check ? serialize(JSON.parse(outcome.json.toString())) : outcome.json,
      }
    if (!(outcome instanceof Answer)) {
      if (usual === 204) return { status: usual, headers: {}, body: '' }
      return { status: usual, headers: json, body: serialize(outcome) }
    }
    const { body, options } = outcome as Answer<unknown>
    const status = options.status ?? usual
    if (status === 204) return { status, headers: options.headers ?? {}, body: '' }
    return {
      status,
      headers: { ...options.headers, ...json },
      body: serialize(body),
    }
  }
  return { produce, keepable }
}

export const withHeader = (produced: Produced, name: string, value: string): Produced => {
  const headers = { ...produced.headers, [name]: value }
  return produced instanceof Streamed
    ? new Streamed(produced.contentType, produced.chunks, headers)
    : { ...produced, headers }
}

/**
 * Gives what is to be sent. Streams are sent as they are: what arrives bit by bit must not wait for a compressor's
 * buffer.
 */
export const send = (request: FastifyRequest, reply: FastifyReply, produced: Produced): unknown => {
  if (produced instanceof Streamed) {
    reply.headers({ ...produced.headers, 'content-type': produced.contentType })
    return Readable.from(produced.chunks)
  }
  const { status, headers, body } = produced
  reply.code(status).headers(headers)
  const wanted = body.length >= compressedBytesMin && request.headers['accept-encoding'] !== undefined
  return wanted ? compressed(request, reply, body) : body
}
