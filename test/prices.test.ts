import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApp } from '../src/app.js'
import { silentLog } from '../src/kernel/log.js'
import { defaultRateCard } from '../src/model/rate-card.js'
import { CommandLine } from './command-line.js'
import { databases, start, type Started } from './harness.js'
import { indexed } from './indexed.js'

interface Hit {
  handle: string
  estimated_price: { type: string; amount: number; low: number; high: number; currency: string } | null
  match: { filter: string; value: unknown; threshold: unknown }[]
}

/** Views of each of their videos: a thousand cost 11 US dollars on TikTok. Two posts are too few for a price. */
const people: Record<string, number[]> = {
  small: [9000, 10_000, 10_000, 12_000],
  middle: [40_000, 40_000, 40_000],
  large: [100_000, 90_000, 110_000, 100_000, 100_000],
  few: [10_000, 10_000],
}

const bring = async (started: Started): Promise<void> => {
  const on = (days: number): string => new Date(started.clock.now() - days * 86_400_000).toISOString()
  const files = {
    'people.csv': [
      'network,handle,name,followers',
      ...Object.keys(people).map((name, i) => `tiktok,${name},${name},${50_000 - i}`),
      'tiktok,unread,unread,40000',
    ],
    'posts.csv': [
      'network,author,content_id,published_at,text,type,views,likes',
      ...Object.entries(people).flatMap(([name, views]) =>
        views.map((seen, i) => `tiktok,${name},${name}${i},${on(5 + i)},A bowl of soup,short,${seen},${seen / 10}`),
      ),
    ],
  }
  for (const [name, lines] of Object.entries(files)) {
    const headers = { 'content-type': 'text/csv' }
    const file = await started.call('POST', `/imports/files?name=${name}`, { body: lines.join('\n'), headers })
    const { id } = await started.call('POST', '/imports', { body: { file_id: file.id } })
    await started.drain()
    expect((await started.call('GET', `/imports/${id}`)).at('result')).toMatchObject({ rejected: 0 })
  }
  await indexed(started.app.context.corpus.search.creators)
}

describe.each(databases)('estimated prices (%s)', (database) => {
  let started: Started
  const search = async (body: object): Promise<Hit[]> => {
    const answer = await started.call('POST', '/discovery', { body })
    expect([answer.status, body]).toEqual([200, body])
    return answer.at('data') as Hit[]
  }
  const handles = async (body: object): Promise<string[]> => (await search(body)).map(({ handle }) => handle)

  beforeAll(async () => {
    started = await start({ database })
    await bring(started)
  }, 120_000)
  afterAll(() => started.stop())

  test('are the median views at the price of the rate card, and none where the evidence is too thin', async () => {
    const shown = Object.fromEntries((await search({})).map(({ handle, estimated_price: price }) => [handle, price]))
    expect(shown).toMatchObject({
      small: { type: 'short', amount: 110, currency: 'USD', rate_card: defaultRateCard.name },
      middle: { amount: 440 },
      large: { amount: 1100 },
      few: null,
      unread: null,
    })
    for (const price of Object.values(shown))
      if (price !== null) expect([price.low < price.amount, price.amount < price.high]).toEqual([true, true])
  })

  test('are filtered by, in the currency of the card and in others, and sorted by', async () => {
    expect(await handles({ price: { max: 500 }, sort: { by: 'price', order: 'asc' } })).toEqual(['small', 'middle'])
    expect(await handles({ price: { min: 200 }, sort: { by: 'price' } })).toEqual(['large', 'middle'])
    // At 0.9 euros for a dollar, 440 dollars are 396 euros.
    expect(await handles({ price: { max: 397, currency: 'EUR' } })).toEqual(['small', 'middle'])
    expect(await handles({ price: { max: 395, currency: 'EUR' } })).toEqual(['small'])
    expect(await handles({ sort: { by: 'price', order: 'asc' } })).toEqual([
      'small',
      'middle',
      'large',
      'few',
      'unread',
    ])
    const [hit] = await search({ price: { max: 395, currency: 'EUR' } })
    expect(hit?.match.find(({ filter }) => filter === 'price')).toMatchObject({
      value: 99,
      threshold: { max: 395, currency: 'EUR' },
    })
  })

  test('say how many creators have none, and which currencies there are', async () => {
    const answer = await started.call('POST', '/discovery', { body: { price: { max: 500 } } })
    expect(answer.at('funnel')).toMatchObject([{}, { filter: 'price', left: 2, no_data: 2 }])
    const refused = await started.call('POST', '/discovery', { body: { price: { max: 5, currency: 'XAU' } } })
    expect(refused.status).toBe(422)
    expect(JSON.stringify(refused.json)).toContain('no exchange rate for XAU. Known: USD, EUR')
  })

  test('are asked for in plain language, exported, saved and ranked for a brief', async () => {
    const said = await started.call('POST', '/discovery/interpret', {
      body: { text: 'tiktokers under 400 euros a post' },
    })
    expect(await handles(said.at('filters') as object)).toEqual(['small', 'middle'])
    const { id } = await started.call('POST', '/discovery-export', {
      body: { price: { max: 500 }, fields: ['handle', 'estimated_price'] },
    })
    const saved = await started.call('POST', '/saved-searches', {
      body: { name: 'Affordable', filters: { price: { max: 400, currency: 'EUR' } }, every_s: null },
    })
    await started.drain()
    const csv = (await started.call('GET', `/discovery-export/${id}?format=csv`)).text
    expect(csv).toMatch(/estimated_price\.amount/)
    expect(csv).toMatch(/small,short,110,/)
    expect((await started.call('GET', `/saved-searches/${saved.id}`)).at('matches')).toBe(2)
    const brief = await started.call('POST', '/brief-fit', { body: { text: 'tiktok creators, 400 € per video' } })
    expect(JSON.stringify(brief.at('data'))).toContain('the budget is 400 EUR, about 444 USD')
  })

  test('are the price of the report; engagement against peers is said beside it', async () => {
    const report = await started.call('POST', '/profile-analytics', {
      body: { profile: { network: 'tiktok', handle: 'small' } },
      headers: { prefer: 'wait=60' },
    })
    expect(report.at('price.data')).toMatchObject([
      {
        type: 'short',
        price: { amount: 110 },
        factors: [{ name: 'reach', contribution: 110 }],
        // A quarter of the likes that are usual: the factor is the least that the rate card allows.
        with_engagement: { price: { amount: 77 }, factor: 0.7 },
      },
    ])
  })

  test('are searched for on the command line', async () => {
    const run = (...args: string[]) =>
      new CommandLine().run(['search', ...args, '--url', started.baseUrl], { env: { ROSTRA_TOKEN: started.token } })
    const found = await run('--price', '..400 eur', '--sort', 'price:asc', '--json')
    const { data } = JSON.parse(found.out) as { data: Hit[] }
    expect(data.map(({ handle }) => handle)).toEqual(['small', 'middle'])
    expect((await run('--price', '..500')).out).toMatch(/small.+ 110 USD/)
    expect(await run('--price', 'cheap')).toMatchObject({
      code: 2,
      err: expect.stringContaining('--price takes') as string,
    })
  })
})

test('prices are others with another rate card: the index is built anew', async () => {
  const started = await start()
  await bring(started)
  const folder = mkdtempSync(join(tmpdir(), 'rostra-card-'))
  const rateCard = join(folder, 'card.json')
  writeFileSync(
    rateCard,
    JSON.stringify({ ...defaultRateCard, name: 'ours', currency: 'EUR', cpm: { tiktok: { any: 20 } } }),
  )
  await started.app.stop()
  const app = await createApp({
    config: { ...started.config, rateCard },
    log: silentLog,
    clock: started.clock,
    warm: false,
  })
  const { port } = await app.listen(0, '127.0.0.1')
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/v1/discovery`, {
      method: 'POST',
      headers: { authorization: started.token, 'content-type': 'application/json' },
      body: JSON.stringify({ price: { min: 200 }, sort: { by: 'price', order: 'asc' } }),
    })
    const { data } = (await answer.json()) as { data: Hit[] }
    expect(data.map(({ handle, estimated_price: price }) => [handle, price?.amount, price?.currency])).toEqual([
      ['small', 200, 'EUR'],
      ['middle', 800, 'EUR'],
      ['large', 2000, 'EUR'],
    ])
  } finally {
    await app.stop()
    rmSync(folder, { recursive: true })
    rmSync(started.config.dataFolder, { recursive: true })
  }
})
