import type { Caller } from '../kernel/account.js'
import { Failure } from '../kernel/errors.js'

/** Who a token belongs to. Answers at once where it can: most calls come with a token seen just before. */
export type FindCaller = (token: string) => Caller | undefined | Promise<Caller | undefined>

const refuse = (detail: string): Failure =>
  new Failure('unauthorized', detail, { headers: { 'www-authenticate': 'Rostra-Token realm="rostra"' } })

const unauthorized = (): Failure =>
  refuse('Send a valid token alone in the Authorization field, without a scheme before it.')

const mustBe = (caller: Caller | undefined): Caller => {
  if (caller === undefined) throw unauthorized()
  return caller
}

/** `Authorization: <token>`, alone. */
export const authenticate = (header: string | undefined, findCaller: FindCaller): Caller | Promise<Caller> => {
  if (header === undefined) throw unauthorized()
  if (/^bearer\b/i.test(header)) throw refuse('Drop the word Bearer: send the token alone in the Authorization field.')
  const found = findCaller(header)
  return found instanceof Promise ? found.then(mustBe) : mustBe(found)
}
