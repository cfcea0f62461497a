import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Caller } from '../kernel/account.js'
import { Failure } from '../kernel/errors.js'
import { apiVersion } from '../kernel/operation.js'
import { greet } from './answers.js'
import { authenticate, type Callers } from './authenticate.js'
import type { Load } from './load.js'
import { stopping, type OpenCalls } from './open-calls.js'
import type { RateLimiter } from './rate-limit.js'

interface AdmissionParts {
  load: Load
  limiter: RateLimiter
  openCalls: OpenCalls
  callers: Callers
  publicUrl: string | undefined
  ratePerMinute: number
  isUrgent: (method: string, url: string) => boolean
}

/** Load, version, token, rate: what must hold before a call's body is even read. */
export class Admission {
  readonly #parts: AdmissionParts
  #isStopping = false

  constructor(parts: AdmissionParts) {
    this.#parts = parts
  }

  get isStopping(): boolean {
    return this.#isStopping
  }

  /** From here on every new call is refused. */
  stop(): void {
    this.#isStopping = true
  }

  readonly admit = (request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void): void => {
    try {
      greet(request, reply)
      this.#enter(request, reply)
      const version = request.headers['rostra-version']
      if (version !== undefined && version !== apiVersion)
        throw new Failure('unsupported_version', `Rostra-Version must be ${apiVersion} or left out.`)
      const found = authenticate(request, this.#parts.callers, this.#parts.publicUrl)
      if (found instanceof Promise) {
        found.then((caller) => this.#allow(caller, request, reply)).then(() => done(), done)
        return
      }
      this.#allow(found, request, reply)
      done()
    } catch (error) {
      done(error as Error)
    }
  }

  /** Whoever was let in leaves when the connection has no more to say, answered or not. */
  #enter(request: FastifyRequest, reply: FastifyReply): void {
    if (this.#isStopping) {
      reply.header('connection', 'close')
      throw stopping()
    }
    const { load, openCalls, isUrgent } = this.#parts
    const entry = load.enter(isUrgent(request.method, request.url))
    // Not `once`: its wrapper lives on in the listener lists and makes collections several times as long.
    reply.raw.on('close', () => {
      load.leave(entry)
      if (request.open !== undefined) openCalls.close(request.open)
    })
  }

  /** The rate of a known caller. */
  #allow(caller: Caller, request: FastifyRequest, reply: FastifyReply): void {
    request.caller = caller
    const rate = caller.ratePerMinute ?? this.#parts.ratePerMinute
    if (rate > 0) {
      const { allowed, policy, limit, retryAfterS } = this.#parts.limiter.take(caller.tokenId, rate)
      reply.header('ratelimit-policy', policy).header('ratelimit', limit)
      if (!allowed) throw new Failure('rate_limited', `This token may send ${rate} requests a minute.`, { retryAfterS })
    }
  }
}
