import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, start, type Started } from './harness.js'
import { contentLike, imported } from './records.js'

const day = 86_400_000
const from = Date.UTC(2026, 2, 1)
const provenance = imported(1000)
const said = ['Quillmark notebooks are fine', 'my Quillmark pen arrived', 'Inkwell or Quillmark?', 'Inkwell is cheaper']
const angry = [
  'The Quillmark pen leaks ink over everything. Nobody answers.',
  'Ink leaks out of every Quillmark pen I bought, and support sends nothing but excuses.',
]
const contents = Array.from({ length: 60 }, (_, d) => d).flatMap((d) => [
  ...said.map((text, i) => ({ text: `${text} ${d}`, at: from + d * day + i * 7_200_000, who: (d + i) % 9 })),
  ...(d === 40 || d === 41
    ? Array.from({ length: 14 }, (_, i) => ({ text: `${angry[i % 2]} ${i}`, at: from + d * day + i * 600_000, who: i }))
    : []),
])

/** One red pixel. */
const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='

describe.each(databases)('reports of listening on %s', (database) => {
  let started: Started
  let id: string
  beforeAll(async () => {
    started = await start({ database })
    await started.app.context.corpus.contents.save(
      contents.map(({ text, at, who }, n) =>
        contentLike({
          contentId: `q${n}`,
          author: `who${who}`,
          authorExternalId: `${who}`,
          text,
          publishedAt: at,
          provenance,
        }),
      ),
    )
    const body = {
      brand: { name: 'Quillmark', query: 'quillmark' },
      others: [{ name: 'Inkwell', query: 'inkwell' }],
      from: new Date(from).toISOString(),
      to: new Date(from + 60 * day).toISOString(),
      gather: { profiles_max: 0 },
    }
    id = (await started.call('POST', '/social-listening', { body })).id
    await started.drain()
  })
  afterAll(() => started.stop())

  test('the forecast has bounds, and says how often such bounds held', async () => {
    const { at } = await started.call('GET', `/social-listening/${id}/report`)
    const forecast = at('brands.0.forecast') as {
      steps: { from: string; to: string; mentions: number; low: number; high: number }[]
      backtest: { steps: number; covered: number }
    }
    expect(forecast.steps).toHaveLength(14)
    expect(forecast.steps[0]).toMatchObject({ from: '2026-04-30T00:00:00.000Z', to: '2026-05-01T00:00:00.000Z' })
    for (const { mentions, low, high } of forecast.steps) {
      expect(low).toBeLessThanOrEqual(mentions)
      expect(high).toBeGreaterThanOrEqual(Math.floor(mentions))
    }
    expect(forecast.backtest.steps).toBe(28)
    expect(forecast.backtest.covered).toBeGreaterThan(20)
  })

  test('a spike is explained by what its texts say, word for word', async () => {
    const { at } = await started.call('GET', `/social-listening/${id}/fetch`)
    const quotes = at('insights.brands.0.spikes.0.quotes') as {
      text: string
      terms: string[]
      mention: { text: string }
    }[]
    expect(quotes.length).toBeGreaterThan(0)
    expect(quotes[0]?.terms.length).toBeGreaterThan(1)
    for (const { text, mention } of quotes) expect(mention.text).toContain(text)
    expect(quotes.map(({ text }) => text).join(' ')).toMatch(/leaks/)
  })

  test('as PDF, with the logo and colour of the account', async () => {
    const plain = await started.call('GET', `/social-listening/${id}/report`, {
      headers: { accept: 'application/pdf' },
    })
    expect([plain.status, plain.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect(plain.text.startsWith('%PDF-')).toBe(true)
    const style = { name: 'Example Agency', accent: '#0b5d4e', logo: png }
    const set = await started.call('PUT', '/report-style', { body: style })
    expect(set.json).toEqual({
      name: 'Example Agency',
      accent: '#0b5d4e',
      logo: { type: 'image/png', width: 1, height: 1, bytes: 70 },
    })
    const own = await started.call('GET', `/social-listening/${id}/report`, { headers: { accept: 'application/pdf' } })
    expect([own.status, own.text === plain.text]).toEqual([200, false])
    expect((await started.call('GET', '/report-style')).json).toEqual(set.json)
  })

  test.each([
    [{ accent: 'red' }, '/accent'],
    [{ accent: '#ffff00' }, '/accent'],
    [{ logo: Buffer.from('<svg/>').toString('base64') }, '/logo'],
    [{ logo: Buffer.alloc(120_000, 1).toString('base64') }, '/logo'],
    [{ logo: 'no base64!' }, '/logo'],
  ])('a style that cannot be printed is refused: %#', async (body, pointer) => {
    const refused = await started.call('PUT', '/report-style', { body })
    expect([refused.status, refused.at('errors.0.pointer')]).toEqual([422, pointer])
  })

  test('no report of what is not there', async () => {
    expect((await started.call('GET', '/social-listening/lst_none/report')).status).toBe(404)
  })
})
