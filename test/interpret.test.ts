import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayMs } from '../src/kernel/clock.js'
import { start, type Started } from './harness.js'
import { indexed } from './indexed.js'

let started: Started
beforeAll(async () => {
  started = await start()
  // Profiles that others may be like.
  const body = readFileSync(new URL('./typed/people.csv', import.meta.url), 'utf8')
  const headers = { 'content-type': 'text/csv' }
  const uploaded = await started.call('POST', '/imports/files?name=people.csv', { body, headers })
  await started.call('POST', '/imports', { body: { file_id: uploaded.id } })
  await started.drain()
  await indexed(started.app.context.corpus.search.creators)
}, 120_000)
afterAll(() => started.stop())

type Filters = Record<string, unknown>

interface Explained {
  words: string
  from: number
  to: number
  filter: string | null
  meaning: string
  unused: boolean
}

const read = async (text: string): Promise<{ filters: Filters; explained: Explained[] }> => {
  const answer = await started.call('POST', '/discovery/interpret', { body: { text } })
  expect(answer.status).toBe(200)
  return answer.json as never
}

/** A sentence in each line, and what it asks for, with names in place of ids. */
const readSentences = (name: string): [string, string][] =>
  readFileSync(new URL(`./interpret/${name}.tsv`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('\t') as [string, string])
const sentences = readSentences('sentences')

const nameOf = async (id: string): Promise<string> => {
  if (id.startsWith('brand_')) return String((await started.call('GET', `/brands/${id}`)).at('name'))
  return started.app.context.corpus.dictionaries.places().get(id)?.name ?? id
}

/** Places as the dictionary names them: Cologne is Köln there. */
const withNames = (expected: Filters): Filters => {
  const named: Filters = { ...expected }
  const nameOfPlace = (name: string): string | undefined =>
    started.app.context.corpus.dictionaries.places().search(name, { limit: 1 }).items[0]?.place.name
  for (const filter of ['locations', 'audience'])
    if (Array.isArray(expected[filter]))
      named[filter] = (expected[filter] as (string | { id: string })[]).map((one) =>
        typeof one === 'string' ? nameOfPlace(one) : { ...one, id: nameOfPlace(one.id) },
      )
  return named
}

type Part = (string | { id: string; min_share: number })[]

/** Filters as the sentences write them. */
const simple = async ({ audience, follower_growth, similar_to, ...rest }: Filters): Promise<Filters> => {
  const shown: Filters = { ...rest }
  const {
    locations,
    genders,
    ages,
    interests: liked,
    credibility_min,
  } = (audience ?? {}) as Record<string, Part | undefined>
  if (locations !== undefined)
    shown['audience'] = await Promise.all(
      locations.map(async (one) => (typeof one === 'string' ? nameOf(one) : { ...one, id: await nameOf(one.id) })),
    )
  if (liked !== undefined) shown['audience_interests'] = liked
  if (similar_to !== undefined) {
    const { profile, by } = similar_to as { profile: { handle: string }; by: string }
    shown['similar_to'] = `${profile.handle}${by === 'audience' ? ' audience' : ''}`
  }
  if (genders !== undefined) shown['audience_genders'] = genders
  if (ages !== undefined) shown['audience_ages'] = ages
  if (credibility_min !== undefined) shown['credibility'] = true
  if (follower_growth !== undefined) shown['growth'] = true
  const { last_posted_after: since } = rest as { last_posted_after?: string }
  if (since !== undefined)
    shown['last_posted_after'] = `P${Math.floor((started.clock.now() - Date.parse(since)) / dayMs)}D`
  for (const name of ['locations', 'brands', 'sponsored_by']) {
    const value = rest[name] as string[] | Record<string, string[]> | undefined
    if (value === undefined) continue
    shown[name] = Array.isArray(value)
      ? await Promise.all(value.map(nameOf))
      : Object.fromEntries(
          await Promise.all(
            Object.entries(value).map(async ([key, ids]) => [key, await Promise.all(ids.map(nameOf))] as const),
          ),
        )
  }
  const interests = rest['interests'] as string[] | Record<string, string[]> | undefined
  if (interests !== undefined) {
    const held = Array.isArray(interests) ? { any_of: interests } : interests
    shown['interests'] = [...(held['any_of'] ?? []), ...(held['all_of'] ?? [])].toSorted()
    if (held['none_of'] !== undefined) shown['not_interests'] = held['none_of']
  }
  return shown
}

/** `sentences` were there before the words of the reader, `unseen` before half of them, `fresh` after all of them: only these are unknown to it. */
test.each([
  ['sentences', 0.95],
  ['unseen', 0.85],
  ['fresh', 0.85],
  ['marketers', 0.95],
  ['marketers-unseen', 0.85],
  ['agency', 0.95],
  ['agency-unseen', 0.9],
  ['exclusions', 0.95],
  ['exclusions-unseen', 0.85],
  ['turned', 0.95],
  ['turned-unseen', 0.85],
  ['briefs', 0.95],
  ['briefs-unseen', 0.95],
  ['everyday', 0.9],
  ['everyday-unseen', 0.9],
  ['languages', 0.95],
  ['languages-unseen', 0.8],
  ['campaigns', 0.98],
  ['clients', 0.9],
  ['clients-unseen', 0.7],
  ['bookings', 0.95],
  ['sixty', 0.9],
  ['sixty-unseen', 0.8],
  ['bookings-unseen', 0.85],
  ['oddities', 0.95],
  ['homes', 0.95],
  ['homes-unseen', 0.85],
])('of the sentences in %s, at least a share of %d is read whole as it is meant', async (name, least) => {
  const all = readSentences(name)
  const wrong: string[] = []
  for (const [sentence, wanted] of all) {
    const { engagement_rate, ...found } = await simple((await read(sentence)).filters)
    const { engagement_rate: rate, ...expected } = withNames(JSON.parse(wanted) as Filters)
    const isSame = JSON.stringify(sorted(found)).toLowerCase() === JSON.stringify(sorted(expected)).toLowerCase()
    if (!isSame || (rate !== undefined && JSON.stringify(rate) !== JSON.stringify(engagement_rate)))
      wrong.push(`${sentence}: ${JSON.stringify({ ...found, engagement_rate })}`)
  }
  expect([wrong.length <= all.length * (1 - least), wrong]).toEqual([true, wrong])
})

const sorted = ({ interests, ...rest }: Filters): [string, unknown][] =>
  Object.entries({
    ...rest,
    ...(interests === undefined ? {} : { interests: (interests as string[]).toSorted() }),
  }).sort(([a], [b]) => (a < b ? -1 : 1))

test('every word is explained at its place, unknown ones are searched, and the filters are a search', async () => {
  const text = 'Vegan moms in Texas, sourdough, 10k followers'
  const { filters, explained } = await read(text)
  expect(filters['query']).toBe('sourdough')
  for (const { words, from, to } of explained) expect(text.slice(from, to)).toBe(words)
  expect(explained.map(({ words }) => words).join(' ')).toBe(text.replaceAll(',', ''))
  for (const [sentence] of [...sentences, ...readSentences('marketers'), ...readSentences('marketers-unseen')])
    expect((await started.call('POST', '/discovery', { body: (await read(sentence)).filters })).status).toBe(200)
  expect((await started.call('POST', '/discovery/interpret', { body: { text: ' ' } })).status).toBe(422)
})

test('whom others are like is a stored profile, and a name that nobody has says so', async () => {
  const known = await read('people like Ana Invented on threads')
  expect(known.filters).toEqual({
    network: ['threads'],
    similar_to: { profile: { network: 'threads', handle: 'ana.invented' }, by: 'creator' },
  })
  const found = await started.call('POST', '/discovery', { body: (await read('similar to @keto_kim')).filters })
  expect(found.status).toBe(200)
  expect(found.at('sorted_by') ?? 'similarity').toBe('similarity')
  const unknown = await read('creators like @nobody_here in Berlin')
  expect(Object.keys(unknown.filters)).toEqual(['locations'])
  expect(unknown.explained[0]).toMatchObject({ words: 'creators like @nobody_here', filter: null, unused: true })
  expect(unknown.explained[0]?.meaning).toContain('no stored profile is named @nobody_here')
})

test('one profile is left out, and a second one to be like is refused', async () => {
  expect((await read('like @keto_kim but not @lou.invented')).filters['exclude']).toEqual({
    profiles: [{ network: 'tiktok', handle: 'lou.invented' }],
  })
  const { explained } = await read('similar to @keto_kim or @lou.invented')
  expect(explained.at(-1)).toMatchObject({ words: '@lou.invented', unused: true })
})

test.each([
  ['fashion under 500 euros a post', { max: 500, currency: 'EUR' }],
  ['fashion, $300 per reel', { max: 300, currency: 'USD' }],
  ['fashion, EUR 1,000 to 2,000 each', { min: 1000, max: 2000, currency: 'EUR' }],
  ['fashion, max 1k € per video', { max: 1000, currency: 'EUR' }],
  ['fashion between 200 and 400 dollars', { min: 200, max: 400, currency: 'USD' }],
  ['fashion, at least 300 pounds a post', { min: 300, currency: 'GBP' }],
  ['fashion, no more than $450', { max: 450, currency: 'USD' }],
  ['fashion, $200-$400 a post', { min: 200, max: 400, currency: 'USD' }],
  ['fashion, 250€ max', { max: 250, currency: 'EUR' }],
  ['fashion around 400 CHF per post', { min: 300, max: 500, currency: 'CHF' }],
  ['Mode, höchstens 300 Euro pro Beitrag', { max: 300, currency: 'EUR' }],
  ['moda, menos de 300 euros por publicación', { max: 300, currency: 'EUR' }],
  ['mode, moins de 400 euros par post', { max: 400, currency: 'EUR' }],
  ['moda, até 500 reais por post', { max: 500, currency: 'BRL' }],
])('a price is a filter: %s', async (text, price) => {
  const { filters, explained } = await read(text)
  expect(filters).toEqual({ interests: ['fashion'], price })
  expect(explained.filter(({ unused }) => unused)).toEqual([])
  expect((await started.call('POST', '/discovery', { body: filters })).status).toBe(200)
})

test('what is cheap, nobody says', async () => {
  const { filters, explained } = await read('cheap fashion creators')
  expect(filters).toEqual({ interests: ['fashion'] })
  expect(explained[0]).toMatchObject({ words: 'cheap', unused: true })
})

test.each([
  ['women who like wine', { gender: ['female'], interests: ['drinks.wine'] }],
  ['alternative music in Leipzig', { interests: ['music'], query: 'alternative' }],
  ['budget travel', { interests: ['travel'], query: 'budget' }],
])('a word that compares elsewhere does not in: %s', async (text, expected) => {
  const { locations: _locations, ...filters } = (await read(text)).filters
  expect(filters).toEqual(expected)
})
