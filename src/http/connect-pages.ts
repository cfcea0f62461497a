import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** What the page shows a creator of a link. */
interface Asked {
  account: string
  purpose: string
  networkName: string
  /** Where the creator signs in. */
  signInHost: string
  /** Until when the link can be used to connect. */
  expiresAt: number
  scopes: string[]
  remove: string
  state: 'open' | 'connected' | 'over'
  handle: string | null
  expected: string | null
}

/** What the server asks of whoever keeps connections. */
export interface ConnectingCreators {
  look(code: string): Promise<Asked | undefined>
  begin(code: string): Promise<{ url: string; state: string } | undefined>
  finish(
    link: string,
    back: { state: string; code: string | undefined; error: string | undefined },
  ): Promise<{ ok: true } | { ok: false; reason: string }>
  disconnect(code: string): Promise<boolean>
}

const policy =
  "default-src 'none'; style-src 'self'; img-src 'self' data:; font-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"

const escape = (text: string): string => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`)

const send = (reply: FastifyReply, status: number, title: string, body: string): FastifyReply =>
  reply.code(status).header('content-security-policy', policy).type('text/html; charset=utf-8').send(`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escape(title)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/docs/page.css">
<main class="single-page">
<h1>${escape(title)}</h1>
${body}
</main>
</html>`)

const over =
  '<p>This link does not work. It may have been used, withdrawn or be too old, or a part of it is missing. Ask whoever sent it for a new one.</p>'

/** With one full stop, whether it was written with one or without. */
const sentence = (text: string): string => `${text.replace(/[.\s]+$/, '')}.`

const list = (items: readonly string[]): string =>
  `<ul>${items.map((item) => `<li>${escape(item)}</li>`).join('')}</ul>`

const dayOf = (time: number): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(time)

const askPage = (
  code: string,
  { account, purpose, networkName, signInHost, expiresAt, scopes, remove, expected }: Asked,
): string => `
<p><strong>${escape(account)}</strong> asks to see figures of your ${escape(networkName)} account${expected === null ? '' : ` <strong>${escape(expected)}</strong>`}.</p>
<h2>Why they ask</h2>
<blockquote>${escape(purpose)}</blockquote>
<h2>What they will see</h2>
${list(scopes)}
<p>They cannot post, change anything or read messages. The figures are read once a day, only <strong>${escape(account)}</strong> sees them, and the access is stored encrypted.</p>
<h2>How to end it</h2>
<p>It lasts until you end it. Keep this link: it also ends the connection, and then everything that was read is deleted at once. You can also remove the access at ${escape(networkName)}. ${escape(sentence(remove))}</p>
<p><a class="button primary" href="/connect/${code}/continue" rel="nofollow">Continue to ${escape(networkName)}</a></p>
<p>You sign in at <strong>${escape(signInHost)}</strong>, and your password stays there. Check that the address bar shows this name.</p>
<p>If you do not want this, close the page: nothing has been shared. The offer ends on ${escape(dayOf(expiresAt))}.</p>`

const connectedPage = (code: string, { account, purpose, networkName, scopes, handle, remove }: Asked): string => `
<p>Your ${escape(networkName)} account <strong>${escape(handle ?? '')}</strong> is connected. <strong>${escape(account)}</strong> can see:</p>
${list(scopes)}
<p>Purpose: ${escape(purpose)}</p>
<h2>End it</h2>
<p>Keep this link. Ending deletes the access and everything that was read, at once. You can also remove the access at ${escape(networkName)}. ${escape(sentence(remove))}</p>
<form method="post" action="/connect/${code}/disconnect"><button class="button primary" type="submit">Disconnect</button></form>`

/** The cookie that ties the way back from the network to the browser that was sent there. */
const cookieName = 'rostra_connect'
const cookieS = 1800

const secure = ({ headers }: FastifyRequest, publicUrl: string | undefined): boolean =>
  publicUrl?.startsWith('https:') === true || headers['x-forwarded-proto'] === 'https'

const readCookie = ({ headers: { cookie = '' } }: FastifyRequest): { state: string; link: string } | undefined => {
  const found = cookie.split(/; */).filter((each) => each.startsWith(`${cookieName}=`))
  const [, state, link] = /^[^=]+=([\w-]{43})\.([\w-]{43})$/.exec(found[0] ?? '') ?? []
  return found.length === 1 && state !== undefined && link !== undefined ? { state, link } : undefined
}

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' && value.length <= 4000 ? value : undefined

/** The pages that a creator sees who was sent a link. They need no token: the link is the secret. */
export const addConnectPages = (
  app: FastifyInstance,
  { connecting, publicUrl }: { connecting: ConnectingCreators; publicUrl: string | undefined },
): void => {
  const cookie = (request: FastifyRequest, reply: FastifyReply, value: string, maxAgeS: number): FastifyReply =>
    reply.header(
      'set-cookie',
      `${cookieName}=${value}; Path=/connect; HttpOnly; SameSite=Lax; Max-Age=${maxAgeS}${secure(request, publicUrl) ? '; Secure' : ''}`,
    )
  const noLink = (reply: FastifyReply): FastifyReply => send(reply, 404, 'This link does not work', over)

  void app.register(async (pages) => {
    pages.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1000 },
      (_r, _b, done) => done(null, undefined),
    )

    pages.get('/connect/callback', async (request, reply) => {
      const query = request.query as Record<string, unknown>
      const [state, known] = [text(query['state']), readCookie(request)]
      if (known === undefined || state !== known.state)
        return send(
          reply,
          400,
          'Nothing was connected',
          '<p>Open the link that you were sent again, in this browser, and allow cookies for this site.</p>',
        )
      const finished = await connecting.finish(known.link, {
        state,
        code: text(query['code']),
        error: text(query['error']),
      })
      cookie(request, reply, '', 0)
      if (finished.ok) return reply.redirect(`/connect/${known.link}`, 303)
      return send(
        reply,
        400,
        'Nothing was connected',
        `<p>${escape(finished.reason)}</p><p><a href="/connect/${known.link}">Back to the link</a></p>`,
      )
    })

    pages.get<{ Params: { code: string } }>('/connect/:code', async ({ params: { code } }, reply) => {
      const asked = await connecting.look(code)
      if (asked === undefined || asked.state === 'over') return noLink(reply)
      return asked.state === 'connected'
        ? send(reply, 200, `${asked.networkName} is connected`, connectedPage(code, asked))
        : send(reply, 200, `Connect your ${asked.networkName} account`, askPage(code, asked))
    })

    pages.get<{ Params: { code: string } }>('/connect/:code/continue', async (request, reply) => {
      const begun = await connecting.begin(request.params.code)
      if (begun === undefined) return noLink(reply)
      return cookie(request, reply, `${begun.state}.${request.params.code}`, cookieS).redirect(begun.url, 303)
    })

    pages.post<{ Params: { code: string } }>('/connect/:code/disconnect', async ({ params: { code } }, reply) => {
      if (!(await connecting.disconnect(code))) return noLink(reply)
      return send(
        reply,
        200,
        'Disconnected',
        '<p>The access and everything that was read are deleted. The link works no more.</p>',
      )
    })
  })
}
