import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { errorCatalogue, Failure, type ErrorCode } from '../kernel/errors.js'
import { apiPrefix } from '../kernel/operation.js'
import { addConnectPages, type ConnectingCreators } from './connect-pages.js'
import { addConsole } from './console.js'
import { addInventedPictures } from './invented-pictures.js'
import { toLlmsText } from './llms.js'
import type { Metrics } from './metrics.js'
import { toPostman } from './postman.js'
import { addProviderSignIn } from './provider-sign-in.js'
import { addSignIn, type SignInParts } from './sign-in.js'
import type { SignInCodes } from './sign-in-codes.js'
import { statusOf } from './status.js'

export interface PublicPages extends SignInParts {
  /** The description, made once. */
  openapi: () => object
  /** What must work before calls are let in, each with its name; a failing one throws. */
  readiness: Record<string, () => Promise<void>>
  /** What the links that sign in stand for. */
  signInCodes: SignInCodes
  /** What a reader of the metrics must send; everybody may read them where it is not set. */
  metricsToken: string | undefined
  /** Who keeps the accounts that creators connect. */
  connecting: ConnectingCreators
}

/** Prometheus sends "Bearer TOKEN". Digests are compared, so that the time it takes tells nothing. */
const isToken = (header: string | undefined, token: string): boolean => {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest((header ?? '').replace(/^Bearer +/i, '')), digest(token))
}

/** Pages load scripts and styles from this server and from nowhere else. */
export const pagePolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

const escape = (text: string): string => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`)

const errorPage = (code: ErrorCode): string => {
  const { title, advice } = errorCatalogue[code]
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)} · Rostra</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/docs/page.css">
<main class="single-page">
<p><a href="/docs/">Rostra reference</a></p>
<h1>${escape(title)}</h1>
<p><code>${code}</code>, HTTP status ${statusOf[code]}</p>
<p>${escape(advice).replace(/`([^`]+)`/g, '<code>$1</code>')}</p>
</main>
</html>`
}

/** For somebody who mistyped an address in a browser: a way back. Programs get a problem like everywhere. */
export const sendNothingHere = (reply: FastifyReply): FastifyReply =>
  sendPage(
    reply.code(404),
    `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>There is nothing here · Rostra</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/docs/page.css">
<main class="single-page">
<h1>There is nothing here</h1>
<p>The address may have a typing error, or what it named is gone.</p>
<p><a href="/">Open the console</a> or <a href="/docs/">read the reference</a>.</p>
</main>
</html>`,
  )

const sendPage = (reply: FastifyReply, html: string): FastifyReply =>
  reply.header('content-security-policy', pagePolicy).type('text/html; charset=utf-8').send(html)

/** When to ask again whether the service is ready. */
const readyRetryS = 5

/** Undefined: it works. Else the reason, where it is one of ours and may be told. */
const findFault = async (probe: () => Promise<void>): Promise<string | undefined> => {
  try {
    await probe()
    return undefined
  } catch (error) {
    return error instanceof Failure ? error.message : 'It does not answer.'
  }
}

/** What needs no token: health, metrics, the description and the pages. None of it is ever shed. */
export const addPublicPages = (app: FastifyInstance, pages: PublicPages, metrics: Metrics): void => {
  app.get('/healthz', async () => ({ status: 'ok' }))

  app.get('/readyz', async (_request, reply) => {
    const names = Object.entries(pages.readiness)
    const found = await Promise.all(names.map(async ([name, probe]) => [name, await findFault(probe)] as const))
    const faults = found.filter(([, fault]) => fault !== undefined)
    const checks = Object.fromEntries(found.map(([name, fault]) => [name, fault === undefined ? 'ok' : 'failing']))
    if (faults.length === 0) return reply.send({ status: 'ok', checks })
    return reply
      .code(503)
      .header('retry-after', readyRetryS)
      .send({ status: 'failing', checks, reasons: Object.fromEntries(faults) })
  })

  app.get('/metrics', async ({ headers }, reply) => {
    if (pages.metricsToken !== undefined && !isToken(headers.authorization, pages.metricsToken))
      throw new Failure('unauthorized', 'Send the token in ROSTRA_METRICS_TOKEN as Authorization: Bearer.', {
        headers: { 'www-authenticate': 'Bearer realm="metrics"' },
      })
    return reply.type(metrics.contentType).send(await metrics.text())
  })

  let made: object | undefined
  const describe = (): object => (made ??= pages.openapi())

  let description: { text: string; etag: string } | undefined
  app.get('/openapi.json', async (request, reply) => {
    if (description === undefined) {
      const text = JSON.stringify(describe())
      description = { text, etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"` }
    }
    void reply.header('etag', description.etag).header('cache-control', 'no-cache')
    if (request.headers['if-none-match'] === description.etag) return reply.code(304).send()
    return reply.type('application/json; charset=utf-8').send(description.text)
  })

  // Made once: whoever needs no token must not be able to keep the event loop busy.
  let llms: string | undefined
  app.get('/llms.txt', async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send((llms ??= toLlmsText(describe()))),
  )

  const someBase = `https://any.invalid${apiPrefix}`
  let postman: string[] | undefined
  app.get('/postman.json', async (request, reply) => {
    const base = `${request.protocol}://${request.host}${apiPrefix}`
    postman ??= JSON.stringify(toPostman(describe(), someBase)).split(JSON.stringify(someBase))
    const text = postman.join(JSON.stringify(base))
    return reply.header('cache-control', 'no-cache').type('application/json; charset=utf-8').send(text)
  })

  app.get<{ Params: { code: string } }>('/docs/errors/:code', async (request, reply) => {
    const code = Object.keys(errorCatalogue).find((known) => known === request.params.code) as ErrorCode | undefined
    if (code === undefined) throw new Failure('not_found', 'There is no such error code.')
    return sendPage(reply, errorPage(code))
  })

  addSignIn(app, pages)
  addProviderSignIn(app, pages)
  addConnectPages(app, pages)
  addConsole(app, pages, pagePolicy)
  addInventedPictures(app)
}
