import Fastify from 'fastify'
import { z } from 'zod'
import type * as App from '../../src/app.js'
import { readConfig } from '../../src/config.js'
import { silentLog } from '../../src/kernel/log.js'
import { operation } from '../../src/kernel/operation.js'

// The door runs as it ships: from the build.
const { createApp } = (await import(new URL('../../dist/app.js', import.meta.url).href)) as typeof App

/** One of the two servers of the comparison: an operation behind the whole door, or the same handler on bare Fastify. */
const [kind, dataFolder = ''] = process.argv.slice(2)

const body = {
  query: 'coffee roaster',
  network: ['instagram', 'tiktok'],
  followers: { min: 1000, max: 50_000 },
  limit: 20,
}

const items = Array.from({ length: 20 }, (_, i) => ({
  id: `cre_${i}`,
  handle: `coffee_person_${i}`,
  name: `Coffee Person ${i}`,
  followers: 1000 + i * 37,
  engagement_rate: 0.031,
  verified: i % 5 === 0,
  interests: ['food', 'food.coffee'],
  bio: 'Beans, filters and far too many grinders. Orders: hello@coffee.example',
}))
const answer = { data: items, next_cursor: null, took_ms: 1.2 }

const search = operation({
  method: 'POST',
  path: '/bench',
  name: 'bench',
  area: 'Bench',
  summary: 'Answer a fixed page',
  scope: 'creators',
  input: {
    body: z.strictObject({
      query: z.string().max(200),
      network: z.array(z.enum(['instagram', 'tiktok', 'youtube'])),
      followers: z.strictObject({ min: z.int().optional(), max: z.int().optional() }).optional(),
      limit: z.int().min(1).max(100).default(20),
    }),
  },
  output: z.strictObject({
    data: z.array(
      z.strictObject({
        id: z.string(),
        handle: z.string(),
        name: z.string(),
        followers: z.int(),
        engagement_rate: z.number(),
        verified: z.boolean(),
        interests: z.array(z.string()),
        bio: z.string(),
      }),
    ),
    next_cursor: z.string().nullable(),
    took_ms: z.number(),
  }),
  example: { body: { query: 'coffee', network: ['tiktok'] }, output: answer },
  run: async () => answer,
})

const startDoor = async () => {
  const { config } = readConfig({ data: dataFolder }, { ROSTRA_RATE_PER_MINUTE: '10000000', ROSTRA_DEMO: 'no' })
  const app = await createApp({ config, log: silentLog, operations: [search] })
  const { origin } = await app.listen(0, '127.0.0.1')
  const {
    ids,
    platform: { tokens },
  } = app.context
  const accountId = await tokens.openAccount('bench')
  const { secret } = await tokens.create({ id: ids.next('tok'), accountId, name: 'bench', scopes: ['creators'] })
  return { url: `${origin}/v1/bench`, token: secret }
}

const startBare = async () => {
  const app = Fastify()
  app.post('/v1/bench', async () => answer)
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return { url: `${url}/v1/bench`, token: 'none' }
}

const started = kind === 'door' ? await startDoor() : await startBare()
process.stdout.write(`${JSON.stringify({ ...started, body: JSON.stringify(body) })}\n`)
