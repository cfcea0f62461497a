import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Caller } from '../kernel/account.js'
import type { Clock } from '../kernel/clock.js'
import { Failure, invalidInput } from '../kernel/errors.js'
import { authenticate, type Callers } from './authenticate.js'
import type { AddressOf } from './client-address.js'
import { toInputErrors } from './input-errors.js'
import { isOwnPage, readSessionCookie, refuseForeign, setSessionCookie } from './session-cookie.js'

/** Where somebody signs in from. */
interface From {
  address: string
  agent: string
  before: string | undefined
  /** The call by its id, as the audit log names it. */
  requestId: string
}

interface Begun {
  secret: string
  expiresAt: number
}

/** What the server asks of whoever knows the people. */
export interface SigningIn {
  withPassword(given: z.output<typeof PasswordBody>, from: From): Promise<Begun>
  withToken(token: string, method: 'token' | 'link', from: From): Promise<Begun>
  lookAtInvitation(code: string): Promise<{ email: string; role: string; account: string; isNew: boolean }>
  acceptInvitation(given: z.output<typeof AcceptBody>, from: From): Promise<Begun | undefined>
  /** Gives how the session was begun that ends. */
  signOut(from: From): Promise<string | undefined>
  /** Which ways in there are besides a token. */
  ways(): Promise<{ password: boolean }>
}

/** What people change themselves about how they sign in. */
export interface OwnAccess {
  changePassword(caller: Caller, given: z.output<typeof NewPasswordBody>, from: From): Promise<Begun>
  beginSecond(caller: Caller, given: z.output<typeof AgainBody>, from: From): Promise<object>
  confirmSecond(caller: Caller, given: z.output<typeof CodeBody>, from: From): Promise<object>
  turnSecondOff(caller: Caller, given: z.output<typeof OffBody>, from: From): Promise<object>
}

/** Ways in by an identity provider. */
export interface SigningInByProvider {
  readonly name: string
  begin(redirectUri: string, from: From): Promise<{ url: string; flow: string; lifeS: number }>
  finish(callback: URL, flow: string | undefined, from: From): Promise<Begun>
  endUrl(returnTo: string): Promise<string | undefined>
}

export interface SignInParts {
  signIn: SigningIn
  ownAccess: OwnAccess
  /** An identity provider, where one is set up. */
  oidc: SigningInByProvider | undefined
  callers: Callers
  clock: Clock
  publicUrl: string | undefined
  addressOf: AddressOf
  /** Under which address browsers reach the server. */
  originUrl: () => string
}

const secret = z.string().min(1).max(1000)
const chosen = z.string().min(12, 'Must have at least 12 characters.').max(200, 'Must have at most 200 characters.')

const PasswordBody = z.strictObject({
  email: z.string().min(1).max(320),
  password: z.string().min(1).max(1000),
  account: z.string().min(1).max(100).optional(),
  code: z.string().min(1).max(100).optional(),
})
const TokenBody = z.strictObject({ token: secret })
const CodeBody = z.strictObject({ code: secret })
const AcceptBody = z.strictObject({ code: secret, name: z.string().trim().min(1).max(100), password: chosen })
const NewPasswordBody = z.strictObject({ password: z.string().min(1).max(1000), new_password: chosen })
const AgainBody = z.strictObject({ password: secret })
const OffBody = z.strictObject({ password: secret, code: z.string().min(1).max(100) })

const bodyBytesMax = 16_384

/** Gives the browser its cookie: a new secret in every case. */
export const beginInBrowser = (
  request: FastifyRequest,
  reply: FastifyReply,
  { clock, publicUrl }: Pick<SignInParts, 'clock' | 'publicUrl'>,
  { secret: given, expiresAt }: Begun,
): void => {
  const lifeS = Math.max(1, Math.floor((expiresAt - clock.now()) / 1000))
  setSessionCookie(request, reply, publicUrl, { secret: given, lifeS })
}

/** Begins a session in the browser that asks. */
export const answerBegun = (
  request: FastifyRequest,
  reply: FastifyReply,
  parts: Pick<SignInParts, 'clock' | 'publicUrl'>,
  begun: Begun | undefined,
): FastifyReply => {
  if (begun === undefined) return reply.send({ signed_in: false })
  beginInBrowser(request, reply, parts, begun)
  return reply.send({ signed_in: true, expires_at: new Date(begun.expiresAt).toISOString() })
}

export const fromOf = (
  request: FastifyRequest,
  { publicUrl, addressOf }: Pick<SignInParts, 'publicUrl' | 'addressOf'>,
): From => ({
  address: addressOf(request),
  agent: request.headers['user-agent'] ?? '',
  before: readSessionCookie(request, publicUrl),
  requestId: request.id,
})

/** The pages through which people get in and out. They are no operations: a token is never needed, and never enough. */
export const addSignIn = (app: FastifyInstance, parts: SignInParts): void => {
  const { signIn, ownAccess, oidc, callers, publicUrl } = parts

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
    <T>(begin: (body: T, from: From, request: FastifyRequest) => Promise<Begun | undefined>) =>
    async (body: T, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
      answerBegun(request, reply, parts, await begin(body, fromOf(request, parts), request))

  /** Whoever is signed in here: a token is not enough to change what somebody signs in with. */
  const personOf = async (request: FastifyRequest): Promise<Caller> => {
    refuseForeign(request, publicUrl)
    if (request.headers.authorization !== undefined)
      throw new Failure('forbidden', 'Only a signed-in user can do this, not a token.')
    return authenticate(request, callers, publicUrl)
  }

  app.get('/auth/session', async (request) => {
    const cookie = readSessionCookie(request, publicUrl)
    const caller = cookie === undefined ? undefined : await callers.bySession(cookie)
    const ways = { ...(await signIn.ways()), ...(oidc === undefined ? {} : { oidc: oidc.name }) }
    return { signed_in: caller !== undefined, ways }
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
    begins(async (body, from, request) => ownAccess.changePassword(await personOf(request), body, from)),
  )
  post('/auth/second-factor', AgainBody, async (body, request) =>
    ownAccess.beginSecond(await personOf(request), body, fromOf(request, parts)),
  )
  post('/auth/second-factor/confirm', CodeBody, async (body, request) =>
    ownAccess.confirmSecond(await personOf(request), body, fromOf(request, parts)),
  )
  post('/auth/second-factor/off', OffBody, async (body, request) =>
    ownAccess.turnSecondOff(await personOf(request), body, fromOf(request, parts)),
  )
  app.post('/auth/sign-out', async (request, reply) => {
    refuseForeign(request, publicUrl)
    const method = await signIn.signOut(fromOf(request, parts))
    setSessionCookie(request, reply, publicUrl, undefined)
    const goOn = method === 'oidc' ? await oidc?.endUrl(`${parts.originUrl()}/`) : undefined
    return reply.send({ signed_in: false, ...(goOn === undefined ? {} : { go_on: goOn }) })
  })
}
