import type { FastifyReply, FastifyRequest } from 'fastify'
import { Failure } from '../kernel/errors.js'

/** What a page of ours sends with every call that a cookie pays for. A form of another site cannot send it. */
export const sameSiteHeader = 'rostra-console'

/** Whether the browser speaks TLS: to us through a proxy, or by what the operator says. */
const isSecure = ({ headers }: FastifyRequest, publicUrl: string | undefined): boolean =>
  publicUrl?.startsWith('https:') === true || headers['x-forwarded-proto'] === 'https'

/**
 * Behind TLS the name binds the cookie to this host, so that no neighbour can set it. Without TLS the port is part of the name:
 * browsers do not tell two servers of one machine apart by it.
 */
const cookieName = (request: FastifyRequest, publicUrl: string | undefined, suffix = ''): string =>
  isSecure(request, publicUrl)
    ? `__Host-rostra${suffix}`
    : `rostra${suffix}_${/:(\d+)$/.exec(request.host)?.[1] ?? '80'}`

/** The secret in the cookie. Where a name stands twice somebody else has set one of them: neither counts. */
export const readSessionCookie = (request: FastifyRequest, publicUrl: string | undefined): string | undefined =>
  readCookie(request, cookieName(request, publicUrl))

const readCookie = ({ headers: { cookie } }: FastifyRequest, name: string): string | undefined => {
  if (cookie === undefined) return undefined
  const start = `${name}=`
  const found = cookie.split(/; */).filter((each) => each.startsWith(start))
  return found.length === 1 ? found[0]?.slice(start.length) : undefined
}

const attributes = (secure: boolean, maxAgeS: number, sameSite: 'Strict' | 'Lax' = 'Strict'): string =>
  `Path=/; HttpOnly; SameSite=${sameSite}; Max-Age=${maxAgeS}${secure ? '; Secure' : ''}`

export const setSessionCookie = (
  request: FastifyRequest,
  reply: FastifyReply,
  publicUrl: string | undefined,
  session: { secret: string; lifeS: number } | undefined,
): void => {
  const kept = attributes(isSecure(request, publicUrl), session?.lifeS ?? 0)
  reply.header('set-cookie', `${cookieName(request, publicUrl)}=${session?.secret ?? ''}; ${kept}`)
}

const flowSuffix = '_flow'

/** What a browser has to bring back from an identity provider. It comes back from another site, so the cookie is a lax one. */
export const readFlowCookie = (request: FastifyRequest, publicUrl: string | undefined): string | undefined =>
  readCookie(request, cookieName(request, publicUrl, flowSuffix))

export const setFlowCookie = (
  request: FastifyRequest,
  reply: FastifyReply,
  publicUrl: string | undefined,
  flow: { sealed: string; lifeS: number } | undefined,
): void => {
  const kept = attributes(isSecure(request, publicUrl), flow?.lifeS ?? 0, 'Lax')
  reply.header('set-cookie', `${cookieName(request, publicUrl, flowSuffix)}=${flow?.sealed ?? ''}; ${kept}`)
}

/** Whether the call comes from a page of this server, or from no browser at all. */
export const isOwnPage = ({ headers, host }: FastifyRequest, publicUrl: string | undefined): boolean => {
  const { origin } = headers
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin') return false
  if (origin === undefined) return true
  if (!URL.canParse(origin)) return false
  const { host: from } = new URL(origin)
  return from === host || (publicUrl !== undefined && new URL(publicUrl).host === from)
}

const safe = new Set(['GET', 'HEAD', 'OPTIONS'])

/** A browser sends cookies with whatever a page makes it send: what changes something must come from a page of ours. */
export const refuseForeign = (request: FastifyRequest, publicUrl: string | undefined): void => {
  if (safe.has(request.method)) return
  if (request.headers[sameSiteHeader] === undefined || !isOwnPage(request, publicUrl))
    throw new Failure(
      'forbidden',
      'A call with a session cookie must come from the console. Send a token in the Authorization field instead.',
    )
}
