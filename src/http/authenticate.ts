import type { FastifyRequest } from 'fastify'
import type { Caller } from '../kernel/account.js'
import { Failure } from '../kernel/errors.js'
import { readSessionCookie, refuseForeign } from './session-cookie.js'

/** Whose a token or a cookie is. Answers at once where it can: most calls come with one seen just before. */
export type FindCaller = (secret: string) => Caller | undefined | Promise<Caller | undefined>

export interface Callers {
  byToken: FindCaller
  bySession: FindCaller
}

const refuse = (detail: string): Failure =>
  new Failure('unauthorized', detail, { headers: { 'www-authenticate': 'Rostra-Token realm="rostra"' } })

const unauthorized = (): Failure =>
  refuse('Send a valid token alone in the Authorization field, without a scheme before it.')

const mustBe = (caller: Caller | undefined): Caller => {
  if (caller === undefined) throw unauthorized()
  return caller
}

/** `Authorization: <token>`, alone; or the cookie of a session, for the console. The only place that says who is calling. */
export const authenticate = (
  request: FastifyRequest,
  callers: Callers,
  publicUrl: string | undefined,
): Caller | Promise<Caller> => {
  const header = request.headers.authorization
  if (header === undefined) return bySession(request, callers, publicUrl)
  if (/^bearer\b/i.test(header)) throw refuse('Drop the word Bearer: send the token alone in the Authorization field.')
  const found = callers.byToken(header)
  return found instanceof Promise ? found.then(mustBe) : mustBe(found)
}

const bySession = (
  request: FastifyRequest,
  callers: Callers,
  publicUrl: string | undefined,
): Caller | Promise<Caller> => {
  const cookie = readSessionCookie(request, publicUrl)
  if (cookie === undefined) throw unauthorized()
  const admit = (caller: Caller | undefined): Caller => {
    const known = mustBe(caller)
    refuseForeign(request, publicUrl)
    return known
  }
  const found = callers.bySession(cookie)
  return found instanceof Promise ? found.then(admit) : admit(found)
}
