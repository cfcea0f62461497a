import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { AudienceSplit } from '../../model/audience-summary.js'
import { createDemoTruth } from '../../sources/demo/truth.js'
import { createDemoWorld } from '../../sources/demo/world.js'
import { createPlaces } from '../places/index.js'
import { judgeCredibility, knownCredibility } from './credibility.js'
import { createFirstNames } from './first-names.js'
import { readBio } from './member.js'
import { summariseAudience } from './summarise.js'

const asset = (name: string): Buffer => readFileSync(new URL(`../../../assets/${name}`, import.meta.url))
const knowledge = {
  places: createPlaces(asset('places.tsv.br')),
  names: createFirstNames(asset('first-names.br')),
  bios: (bio: string, at: number, hint: string | null) =>
    readBio(bio, { now: at, brandsIn: () => [], detect: () => null, hint }),
}
const now = Date.UTC(2026, 10, 15)
const options = { seed: 'calibration', epoch: now, now: () => now }
const networks = new Set(['instagram', 'x', 'tiktok', 'threads'])

test('95 % intervals hold what is true about 95 times in a hundred', async () => {
  const [world, truth] = [createDemoWorld(options), createDemoTruth(options)]
  let [shares, held] = [0, 0]
  const compare = (split: AudienceSplit, actual: Record<string, number>): void => {
    for (const [id, share] of Object.entries(actual)) {
      if (share < 0.03) continue
      // A share that nobody of the sample showed is small: at most what so many people would hardly miss.
      const unseen = { low: 0, high: 3.84 / (split.known + 3.84) }
      const { low, high } = split.shares.find((each) => each.id === id) ?? unseen
      shares++
      if (low <= share && share <= high) held++
    }
  }
  let index = 0
  let audiences = 0
  for (const creator of world.creators()) {
    if (index++ % 30 !== 0 || !networks.has(creator.network)) continue
    if (++audiences > 60) break
    const { network, handle } = creator
    const { items } = await world
      .source(network)
      .audience({ network, handle }, 'followers', { cursor: null, limit: 100 })
    const actual = truth.creator(network, handle)
    if (actual === undefined) throw new Error('No truth.')
    const sample = { creator, kind: 'followers' as const, members: items, population: creator.followers, asOf: now }
    const summary = summariseAudience({ ...sample, source: 'demo', synthetic: true }, knowledge)
    if (audiences === 1)
      expect(summariseAudience({ ...sample, source: 'demo', synthetic: true }, knowledge)).toEqual(summary)
    const { value, factors } = summary.credibility
    expect(factors.reduce((sum, { contribution }) => sum + contribution, 0)).toBeCloseTo(value, 6)
    compare(summary.countries, actual.audience.countries)
    compare(summary.languages, actual.audience.languages)
    compare(summary.genders, actual.audience.genders)
    compare(summary.ages, actual.audience.ages)
  }
  expect(shares).toBeGreaterThan(600)
  expect(held / shares).toBeGreaterThan(0.92)
  expect(held / shares).toBeLessThan(0.98)
})

test('an empty sample gives an empty summary, not a guess', () => {
  const creator = { network: 'x' as const, externalId: '1' }
  const sample = {
    creator,
    kind: 'likers' as const,
    members: [],
    population: null,
    asOf: now,
    source: 'x',
    synthetic: false,
  }
  const summary = summariseAudience(sample, knowledge)
  expect(summary).toMatchObject({ sampleSize: 0, countries: { known: 0, shares: [] }, notable: { members: [] } })
})

test('followers without figures have no credibility: nobody among them could be told from a person', () => {
  const member = (i: number, figures: { followers: number | null; following: number | null }) => ({
    network: 'instagram' as const,
    externalId: `${i}`,
    handle: `person.${i}`,
    name: 'Ada Moss',
    bio: 'Gardens and bread',
    imageUrl: null,
    verified: false,
    isPrivate: false,
    placeText: 'Leeds',
    language: null,
    contentCount: null,
    createdAt: null,
    ...figures,
  })
  const summarise = (figures: { followers: number | null; following: number | null }) =>
    summariseAudience(
      {
        creator: { network: 'instagram', externalId: 'c' },
        kind: 'followers',
        members: Array.from({ length: 40 }, (_, i) => member(i, figures)),
        population: 4000,
        asOf: now,
        source: 'import',
        synthetic: false,
      },
      knowledge,
    )
  expect(knownCredibility(summarise({ followers: null, following: null }))).toBeNull()
  expect(knownCredibility(summarise({ followers: 90, following: 200 }))?.value).toBeGreaterThan(50)
})

test('a credibility score is its factors', () => {
  const share = (id: string, value: number) => ({ id, value, low: value / 2, high: Math.min(1, value * 2) })
  for (const [suspicious, mass] of [
    [0, 0],
    [0.3, 0.1],
    [0.05, 0.6],
    [1, 0],
  ] as const) {
    const shares = [share('suspicious', suspicious), share('mass_follower', mass)]
    const { value, low, high, factors } = judgeCredibility({ known: 100, basis: 'inferred', shares })
    expect(factors.reduce((sum, { contribution }) => sum + contribution, 0)).toBeCloseTo(value, 9)
    expect(low <= value && value <= high && low >= 0 && high <= 100).toBe(true)
  }
})
