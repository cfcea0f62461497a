import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import ipaddr from 'ipaddr.js'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { Failure } from '../kernel/errors.js'
import type { AddressOf } from './client-address.js'
import { fileSender } from './send-file.js'
import { answerBegun, fromOf, type SignInParts } from './sign-in.js'
import type { SignInCodes } from './sign-in-codes.js'

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

/** A clone builds the console while the server is already listening: the first visitor waits for it. */
const builtWithinMs = 30_000
const lookEveryMs = 100

const waitForBuild = async (): Promise<boolean> => {
  for (let waited = 0; waited < builtWithinMs; waited += lookEveryMs) {
    if (existsSync(join(builtFolder, 'index.html'))) return true
    await pause(lookEveryMs)
  }
  return false
}

const isLoopbackAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback'

/** From this machine, and asked for by a name of this machine: a page elsewhere cannot get here by pointing its name at us. */
const isLocal = (request: FastifyRequest, addressOf: AddressOf): boolean => {
  const { hostname, headers } = request
  const host = hostname.replace(/^\[|\]$/g, '')
  const site = headers['sec-fetch-site']
  return (
    isLoopbackAddress(addressOf(request)) &&
    (host === 'localhost' || isLoopbackAddress(host)) &&
    (site === undefined || site === 'same-origin')
  )
}

const SignInBody = z.strictObject({ code: z.string().min(1).max(100) })

const refused = 'This sign-in link was used already or is too old. Restart the server for a new one, or paste a token.'

/**
 * The console at the root and the reference at /docs/: a page each, their hashed files, and the exchange of a one-time code for a session
 * of the token it stands for.
 */
export const addConsole = (
  app: FastifyInstance,
  parts: SignInParts & { signInCodes: SignInCodes },
  pagePolicy: string,
): void => {
  app.post('/console/sign-in', async (request, reply) => {
    const body = SignInBody.safeParse(request.body)
    const token = isLocal(request, parts.addressOf) && body.success ? parts.signInCodes.take(body.data.code) : undefined
    if (token === undefined) throw new Failure('unauthorized', refused)
    return answerBegun(request, reply, parts, await parts.signIn.withToken(token, 'link', fromOf(request, parts)))
  })

  void app.register(async (files) => {
    const sendFile = fileSender(builtFolder)
    const sendBuilt =
      (name: string) =>
      async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
        if (!(await waitForBuild()))
          throw new Failure('unavailable', 'The console is not built. Run `npm run build`, or use the API below /v1.')
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
