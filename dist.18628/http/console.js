import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import serveFiles from '@fastify/static'
import ipaddr from 'ipaddr.js'
import { z } from 'zod'
import { Failure } from '../kernel/errors.js'
const consoleFolder = fileURLToPath(new URL('../../web/dist', import.meta.url))
const consoleSections = [
  'creators',
  'profile',
  'overlap',
  'screening',
  'media',
  'intent',
  'relevance',
  'listening',
  'requests',
  'tokens',
  'usage',
  'networks',
  'health',
]
const builtWithinMs = 3e4
const lookEveryMs = 100
const waitForBuild = async () => {
  for (let waited = 0; waited < builtWithinMs; waited += lookEveryMs) {
    if (existsSync(join(consoleFolder, 'index.html'))) return true
    await pause(lookEveryMs)
  }
  return false
}
const isLoopbackAddress = (address) => ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback'
const isLocal = ({ socket, hostname, headers }) => {
  const host = hostname.replace(/^\[|\]$/g, '')
  const site = headers['sec-fetch-site']
  return (
    isLoopbackAddress(socket.remoteAddress ?? '') &&
    (host === 'localhost' || isLoopbackAddress(host)) &&
    (site === void 0 || site === 'same-origin')
  )
}
const SignInBody = z.strictObject({ code: z.string().min(1).max(100) })
const refused = 'This sign-in link was used already or is too old. Restart the server for a new one, or paste a token.'
const addConsole = (app, codes, pagePolicy) => {
  app.post('/console/sign-in', async (request, reply) => {
    const body = SignInBody.safeParse(request.body)
    const token = isLocal(request) && body.success ? codes.take(body.data.code) : void 0
    if (token === void 0) throw new Failure('unauthorized', refused)
    return reply.send({ token })
  })
  void app.register(async (files) => {
    await files.register(serveFiles, {
      root: consoleFolder,
      serve: false,
      preCompressed: true,
      cacheControl: false,
      etag: true,
    })
    const sendIndex = async (_request, reply) => {
      if (!(await waitForBuild()))
        throw new Failure(
          'unavailable',
          'The console is not built. Run `npm run build`, or use the reference at /docs/.',
        )
      return reply
        .header('content-security-policy', pagePolicy)
        .header('cache-control', 'no-cache')
        .header('vary', 'accept-encoding')
        .sendFile('index.html')
    }
    files.get('/', sendIndex)
    for (const section of consoleSections) {
      files.get(`/${section}`, sendIndex)
      files.get(`/${section}/*`, sendIndex)
    }
    files.get('/assets/*', async (request, reply) =>
      reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('vary', 'accept-encoding')
        .sendFile(`assets/${request.params['*']}`),
    )
  })
}
export { addConsole, consoleSections }
//# sourceMappingURL=console.js.map
