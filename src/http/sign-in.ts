import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Caller } from '../kernel/account.js'
import type { Clock } from '../kernel/clock.js'
import { Failure, invalidInput } from '../kernel/errors.js'
import { authenticate, type Callers } from './authenticate.js'
import { toInputErrors } from './input-errors.js'
import { isOwnPage, readSessionCookie, refuseForeign, setSessionCookie } from './session-cookie.js'

/** Where somebody signs in from. */
interface From {
  address: string
  agent: string
  before: string | undefined
}

interface Begun {
  secret: string
  expiresAt: number
}

/** What the door asks of whoever knows the people. */
export interface SigningIn {
  withPassword(given: z.output<typeof PasswordBody>, from: From): Promise<Begun>
  withToken(token: string, method: 'token' | 'link', from: From): Promise<Begun>
  lookAtInvitation(code: string): Promise<{ email: string; role: string; account: string; isNew: boolean }>
  acceptInvitation(given: z.output<typeof AcceptBody>, from: From): Promise<Begun>
  changePassword(caller: Caller, given: z.output<typeof NewPasswordBody>, from: From): Promise<Begun>
  end(secret: string | undefined): Promise<void>
  /** Which ways in there are besides a token. */
  ways(): Promise<{ password: boolean }>
}

export interface SignInParts {
  signIn: SigningIn
  callers: Callers
  clock: Clock
  publicUrl: string | undefined
}

const secret = z.string().min(1).max(1000)
const chosen = z.string().min(12, 'Must have at least 12 characters.').max(200, 'Must have at most 200 characters.')

const PasswordBody = z.strictObject({
  email: z.string().min(1).max(320),
  password: z.string().min(1).max(1000),
  account: z.string().min(1).max(100).optional(),
})
const TokenBody = z.strictObject({ token: secret })
const CodeBody = z.strictObject({ code: secret })
const AcceptBody = z.strictObject({ code: secret, name: z.string().trim().min(1).max(100), password: chosen })
const NewPasswordBody = z.strictObject({ password: z.string().min(1).max(1000), new_password: chosen })

const bodyBytesMax = 16_384

/** Begins a session in the browser that asks: a new secret in every case. */
export const answerBegun = (
  request: FastifyRequest,
  reply: FastifyReply,
  { clock, publicUrl }: Pick<SignInParts, 'clock' | 'publicUrl'>,
  begun: Begun,
): FastifyReply => {
  const lifeS = Math.max(1, Math.floor((begun.expiresAt - clock.now()) / 1000))
  setSessionCookie(request, reply, publicUrl, { secret: begun.secret, lifeS })
  return reply.send({ signed_in: true, expires_at: new Date(begun.expiresAt).toISOString() })
}

export const fromOf = (request: FastifyRequest, publicUrl: string | undefined): From => ({
  address: request.socket.remoteAddress ?? '',
  agent: request.headers['user-agent'] ?? '',
  before: readSessionCookie(request, publicUrl),
})

/** The pages through which people get in and out. They are no operations: a token is never needed, and never enough. */
export const addSignIn = (app: FastifyInstance, parts: SignInParts): void => {
  const { signIn, callers, publicUrl } = parts

  const read = <T extends z.ZodType>(schema: T, { body }: FastifyRequest): z.output<T> => {
    const result = schema.safeParse(body)
    if (!result.success) throw invalidInput(toInputErrors(result.error.issues, 'body', schema))
    return result.data
  }

  /** Signing in changes who somebody is: no other site may do it to them. */
  const refuseOthers = (request: FastifyRequest): void => {
    if (!isOwnPage(request, publicUrl)) throw new Failure('forbidden', 'Sign in from the console of this server.')
  }

  const post = <T extends z.ZodType>(
    path: string,
    schema: T,
    run: (body: z.output<T>, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
  ): void =>
    void app.post(path, { bodyLimit: bodyBytesMax }, async (request, reply) => {
      refuseOthers(request)
      return run(read(schema, request), request, reply)
    })

  const begins =
    <T>(begin: (body: T, from: From, request: FastifyRequest) => Promise<Begun>) =>
    async (body: T, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
      answerBegun(request, reply, parts, await begin(body, fromOf(request, publicUrl), request))

  app.get('/auth/session', async (request) => {
    const cookie = readSessionCookie(request, publicUrl)
    const caller = cookie === undefined ? undefined : await callers.bySession(cookie)
    return { signed_in: caller !== undefined, ways: await signIn.ways() }
  })
  post(
    '/auth/sign-in',
    PasswordBody,
    begins((body, from) => signIn.withPassword(body, from)),
  )
  post(
    '/auth/token',
    TokenBody,
    begins(({ token }, from) => signIn.withToken(token, 'token', from)),
  )
  post('/auth/invitation', CodeBody, async ({ code }) => {
    const { isNew, ...invitation } = await signIn.lookAtInvitation(code)
    return { ...invitation, is_new: isNew }
  })
  post(
    '/auth/invitation/accept',
    AcceptBody,
    begins((body, from) => signIn.acceptInvitation(body, from)),
  )
  post(
    '/auth/password',
    NewPasswordBody,
    begins(async (body, from, request) => {
      refuseForeign(request, publicUrl)
      if (request.headers.authorization !== undefined)
        throw new Failure('forbidden', 'A password is changed by a person who is signed in, not with a token.')
      return signIn.changePassword(await authenticate(request, callers, publicUrl), body, from)
    }),
  )
  app.post('/auth/sign-out', async (request, reply) => {
    refuseForeign(request, publicUrl)
    await signIn.end(readSessionCookie(request, publicUrl))
    setSessionCookie(request, reply, publicUrl, undefined)
    return reply.send({ signed_in: false })
  })
}
