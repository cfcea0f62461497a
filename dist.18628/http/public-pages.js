import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import serveFiles from '@fastify/static'
import { errorCatalogue, Failure } from '../kernel/errors.js'
import { addConsole } from './console.js'
import { statusOf } from './status.js'
const pagePolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
const docsFolder = fileURLToPath(new URL('../../reference', import.meta.url))
const escape = (text) => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`)
const errorPage = (code) => {
  const { title, advice } = errorCatalogue[code]
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)} \xB7 Rostra</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/docs/reference.css">
<main class="error-page">
<p><a href="/docs/">Rostra reference</a></p>
<h1>${escape(title)}</h1>
<p><code>${code}</code>, HTTP status ${statusOf[code]}</p>
<p>${escape(advice).replace(/`([^`]+)`/g, '<code>$1</code>')}</p>
</main>
</html>`
}
const sendPage = (reply, html) =>
  reply.header('content-security-policy', pagePolicy).type('text/html; charset=utf-8').send(html)
const check = async (probe) => {
  try {
    await probe()
    return 'ok'
  } catch {
    return 'failing'
  }
}
const addPublicPages = (app, pages, metrics) => {
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    const names = Object.entries(pages.readiness)
    const checks = Object.fromEntries(await Promise.all(names.map(async ([name, probe]) => [name, await check(probe)])))
    const ready = Object.values(checks).every((state) => state === 'ok')
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ok' : 'failing', checks })
  })
  app.get('/metrics', async (_request, reply) => reply.type(metrics.contentType).send(await metrics.text()))
  let description
  app.get('/openapi.json', async (request, reply) => {
    if (description === void 0) {
      const text = JSON.stringify(pages.openapi())
      description = { text, etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"` }
    }
    void reply.header('etag', description.etag).header('cache-control', 'no-cache')
    if (request.headers['if-none-match'] === description.etag) return reply.code(304).send()
    return reply.type('application/json; charset=utf-8').send(description.text)
  })
  app.get('/docs/errors/:code', async (request, reply) => {
    const code = Object.keys(errorCatalogue).find((known) => known === request.params.code)
    if (code === void 0) throw new Failure('not_found', 'There is no such error code.')
    return sendPage(reply, errorPage(code))
  })
  addConsole(app, pages.signInCodes, pagePolicy)
  app.get('/docs', async (_request, reply) => reply.redirect('/docs/'))
  void app.register(async (docs) => {
    docs.addHook('onRequest', (_request, reply, done) => {
      reply.header('content-security-policy', pagePolicy).header('cache-control', 'no-cache')
      done()
    })
    await docs.register(serveFiles, { root: docsFolder, prefix: '/docs/', cacheControl: false })
  })
}
export { addPublicPages, pagePolicy }
//# sourceMappingURL=public-pages.js.map
