import type { FastifyInstance, FastifyReply } from 'fastify'
import { Failure, type ErrorCode } from '../kernel/errors.js'
import { readFlowCookie, setFlowCookie } from './session-cookie.js'
import { beginInBrowser, fromOf, type SignInParts } from './sign-in.js'

const callbackPath = '/auth/oidc/callback'

/**
 * Coming back from another site, the browser does not send strict cookies along a redirection: a page of ours has to lead on. What went
 * wrong is a word of a short list, because an address can be written by anybody.
 */
const leadOn = (reply: FastifyReply, to: string): FastifyReply =>
  reply
    .type('text/html; charset=utf-8')
    .send(`<!doctype html><meta charset="utf-8"><meta http-equiv="refresh" content="0;url=${to}"><title>Rostra</title>`)

const refusals: Partial<Record<ErrorCode, string>> = { forbidden: 'not-allowed', rate_limited: 'too-many' }

/** The way to an identity provider and back. */
export const addProviderSignIn = (app: FastifyInstance, parts: SignInParts): void => {
  const { oidc, publicUrl, originUrl } = parts
  if (oidc === undefined) return
  const refuse = (reply: FastifyReply, error: unknown): FastifyReply => {
    if (!(error instanceof Failure) || error.code === 'internal') throw error
    return leadOn(reply, `/#refused=${refusals[error.code] ?? 'provider'}`)
  }
  app.get('/auth/oidc/start', async (request, reply) => {
    try {
      const { url, flow, lifeS } = await oidc.begin(originUrl() + callbackPath, fromOf(request, parts))
      setFlowCookie(request, reply, publicUrl, { sealed: flow, lifeS })
      return await reply.redirect(url, 303)
    } catch (error) {
      return refuse(reply, error)
    }
  })
  app.get(callbackPath, async (request, reply) => {
    const flow = readFlowCookie(request, publicUrl)
    setFlowCookie(request, reply, publicUrl, undefined)
    try {
      const begun = await oidc.finish(new URL(request.url, originUrl()), flow, fromOf(request, parts))
      beginInBrowser(request, reply, parts, begun)
      return leadOn(reply, '/')
    } catch (error) {
      return refuse(reply, error)
    }
  })
}
