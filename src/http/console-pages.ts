import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Failure } from '../kernel/errors.js'
import { fileSender } from './send-file.js'

const builtFolder = fileURLToPath(new URL('../../web/dist', import.meta.url))

/** The first part of every address inside the console. Its own router knows the rest. */
export const consoleSections = [
  'creators',
  'saved-searches',
  'rankings',
  'brief',
  'lists',
  'campaigns',
  'profile',
  'compare',
  'overlap',
  'contacts',
  'connections',
  'import',
  'enrichment',
  'brands',
  'screening',
  'media',
  'intent',
  'relevance',
  'listening',
  'requests',
  'account',
  'users',
  'tokens',
  'notifications',
  'report-style',
  'usage',
  'audit',
  'retention',
  'subjects',
  'networks',
  'status',
  'health',
] as const

/**
 * A clone builds the console while the server is already listening. A build that is nearly done is waited for; for longer, a browser gets a
 * page that looks again by itself, and a program is told when to come back: a busy machine takes minutes.
 */
const builtWithinMs = 1000
const lookEveryMs = 100
const comeBackS = 2

const isBuilt = async (folder: string): Promise<boolean> => {
  const until = performance.now() + builtWithinMs
  while (!existsSync(join(folder, 'index.html'))) {
    if (performance.now() >= until) return false
    await pause(lookEveryMs)
  }
  return true
}

const buildingPage = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="${comeBackS}">
<title>The console is being built · Rostra</title>
<link rel="icon" href="data:,">
<h1>The console is being built</h1>
<p>This page opens it as soon as it is ready. On a busy machine this takes a few minutes.</p>
<p>If it takes longer, run <code>npm run build</code> and look for errors there. The API below <code>/v1</code> works already.</p>
</html>`

const sendBuilding = (request: FastifyRequest, reply: FastifyReply, pagePolicy: string): FastifyReply => {
  if (request.headers.accept?.includes('text/html') !== true)
    throw new Failure(
      'unavailable',
      'The console is not built yet. If it stays so, run `npm run build`, or use the API below /v1.',
      {
        retryAfterS: comeBackS,
      },
    )
  return reply
    .code(503)
    .headers({ 'content-security-policy': pagePolicy, 'cache-control': 'no-store', 'retry-after': String(comeBackS) })
    .type('text/html; charset=utf-8')
    .send(buildingPage)
}

/** The console at the root and the reference at /docs/: a page each, and their hashed files. */
export const addConsolePages = (app: FastifyInstance, pagePolicy: string, folder = builtFolder): void => {
  void app.register(async (files) => {
    const sendFile = fileSender(folder)
    const sendBuilt =
      (name: string) =>
      async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
        if (!(await isBuilt(folder))) return sendBuilding(request, reply, pagePolicy)
        const headers = { 'content-security-policy': pagePolicy, 'cache-control': 'no-cache' }
        return sendFile(request, reply, { name, headers })
      }
    const sendIndex = sendBuilt('index.html')
    files.get('/', sendIndex)
    files.get('/docs', async (_request, reply) => reply.redirect('/docs/'))
    files.get('/docs/', sendBuilt('reference/index.html'))
    files.get('/docs/page.css', sendBuilt('page.css'))
    for (const section of consoleSections) {
      files.get(`/${section}`, sendIndex)
      files.get(`/${section}/*`, sendIndex)
    }
    files.get<{ Params: { '*': string } }>('/assets/*', (request, reply) =>
      sendFile(request, reply, {
        name: `assets/${request.params['*']}`,
        headers: { 'cache-control': 'public, max-age=31536000, immutable' },
      }),
    )
  })
}
