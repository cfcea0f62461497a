import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { creatorLike } from '../../../test/records.js'
import { findInProfile, reachedBy } from '../contacts/find-contacts.js'
import type { Creator } from '../../model/creator.js'
import { createPlaces } from '../places/index.js'
import { comparePerson, type Person } from './compare.js'
import { companyWords, compareNames } from './names.js'
import { priorOf, weigh, type NameShares } from './weigh.js'

const shares: NameShares = { counts: new Map(), docs: 10_000, isFirstName: (word) => word === 'robin' }

test.each([
  ['Robin Example', 'Robin Example', 'rex', 'full'],
  ['Robin Example', 'Example, Róbin', 'rex', 'full'],
  ['Dr. Robin Example', 'robin q. example 🌵', 'rex', 'full'],
  ['Robin Example', 'R. Example', 'rex', 'initial'],
  ['Robin Example', 'Robin', 'rex', 'part'],
  ['Robin Example', '', 'robin.example', 'handle'],
  ['Robin Example', 'Robin Sample', 'rsample', 'other'],
  ['Robin Example', 'Ада Образцова', 'ada', 'none'],
  ['Robin Example', '', 'sunnydays', 'none'],
])('%s beside %s (@%s) is %s', (given, shown, handle, match) => {
  expect(compareNames(given, shown, handle).match).toBe(match)
})

test('a company is known by its words, not by its legal form', () => {
  expect(companyWords('Brackwyn GmbH & Co. KG')).toEqual(['brackwyn'])
  expect(companyWords('AG')).toEqual(['ag'])
})

const places = createPlaces(readFileSync(new URL('../../../assets/places.tsv.br', import.meta.url)))

const nobody: Person = { name: null, emails: [], phones: [], employer: null, city: null, country: null, links: [] }

const judge = (person: Partial<Person>, account: Partial<Creator>) => {
  const creator = creatorLike({ externalId: '1', handle: 'rex', name: '', ...account })
  const { bio, links } = findInProfile(creator)
  const evidence = comparePerson(
    { ...nobody, ...person },
    {
      creator,
      contacts: [...bio, ...links],
      hashesOf: (email) => [email],
      hashPhone: (phone) => phone,
      phoneOf: (contact) => {
        const reached = reachedBy(contact)
        return reached?.kind === 'phone' ? reached.value : null
      },
      places,
    },
    shares,
  )
  return { evidence, ...weigh(priorOf(shares.docs), evidence) }
}

test('a name alone never suffices, however rare it is', () => {
  const found = judge({ name: 'Robin Exampleton' }, { name: 'Robin Exampleton' })
  expect(found).toMatchObject({ sufficient: false, missing: [expect.any(String), expect.any(String)] })
  expect(found.probability).toBeLessThanOrEqual(0.5)
})

test('what only the person can have decides, and every part of the sum is shown', () => {
  const found = judge(
    {
      name: 'Robin Example',
      emails: [{ masked: 'r•••@site.example', hashes: ['robin@site.example'] }],
      city: 'Porto',
      country: 'PT',
    },
    {
      name: 'Robin Example',
      bio: 'Potter. robin@site.example',
      place: { text: 'Porto', city: 'Porto', countryCode: 'PT', locationId: null },
    },
  )
  expect(found).toMatchObject({ sufficient: true, missing: [] })
  expect(found.probability).toBeGreaterThan(0.95)
  const sum = found.evidence.reduce((total, { log_odds }) => total + log_odds, priorOf(shares.docs))
  expect(found.log_odds).toBeCloseTo(sum, 1)
  expect(found.evidence.map(({ identifier, outcome }) => [identifier, outcome])).toEqual([
    ['name', 'matched'],
    ['email', 'matched'],
    ['city', 'matched'],
  ])
  expect(JSON.stringify(found.evidence)).not.toContain('robin@')
})

test('what contradicts is said, and lowers the probability', () => {
  const person = { name: 'Robin Example', employer: 'Brackwyn GmbH', city: 'Porto', country: 'PT' }
  const professional = {
    headline: '',
    industry: null,
    seniority: null,
    function: null,
    company: 'Lumevia',
    connections: null,
    positions: [],
    education: [],
    skills: [],
  }
  const found = judge(person, {
    name: 'Robin Example',
    professional,
    place: { text: 'Oslo', city: 'Oslo', countryCode: 'NO', locationId: null },
  })
  expect(found.evidence.map(({ outcome }) => outcome)).toEqual(['matched', 'contradicts', 'contradicts'])
  expect(found.probability).toBeLessThan(judge({ name: 'Robin Example' }, { name: 'Robin Example' }).probability)
})

test('a shared mailbox weighs less than a personal one, a common name less than a rare one', () => {
  const email = (address: string) =>
    judge({ emails: [{ masked: '', hashes: [address] }] }, { bio: `Write to ${address}` })
  expect(email('info@site.example').log_odds).toBeLessThan(email('robin@site.example').log_odds)
  const counted: NameShares = {
    ...shares,
    counts: new Map([
      ['smith', 2000],
      ['robin', 900],
    ]),
  }
  const creator = creatorLike({ externalId: '1', handle: 'x', name: 'Robin Smith' })
  const none = { creator, contacts: [], hashesOf: () => [], hashPhone: () => '', phoneOf: () => null, places }
  const [common] = comparePerson({ ...nobody, name: 'Robin Smith' }, none, counted)
  const [rare] = comparePerson({ ...nobody, name: 'Robin Smith' }, none, shares)
  expect(common?.log_odds).toBeLessThan(rare?.log_odds ?? 0)
})

const cityOf = (city: string, country: string | null, shown: { place?: [string, string | null]; bio?: string }) => {
  const [text, countryCode] = shown.place ?? ['', null]
  const place = text === '' ? null : { text, city: text, countryCode, locationId: null }
  return judge({ city, country }, { bio: shown.bio ?? '', place }).evidence[0]?.outcome
}

test.each([
  ['Munich', 'DE', 'München'],
  ['München', null, 'Monaco di Baviera'],
  ['Warsaw', 'PL', 'Warszawa'],
  ['Vienna', 'AT', 'Wien'],
  ['Wien', null, 'Vienna, Austria'],
  ['Cologne', 'DE', 'Köln'],
  ['Milano', 'IT', 'Mailand'],
  ['Lisbon', 'PT', 'Lisboa'],
  ['Prague', 'CZ', 'Praha'],
  ['Moscow', 'RU', 'Москва'],
  ['Tokyo', 'JP', '東京'],
  ['Cairo', 'EG', 'القاهرة'],
  ['Den Haag', 'NL', 'The Hague'],
  ['Kolkata', 'IN', 'Calcutta'],
  ['Thessaloniki', 'GR', 'Θεσσαλονίκη'],
])('%s (%s) is the city of an account in %s', (city, country, shown) => {
  expect(cityOf(city, country, { place: [shown, country] })).toBe('matched')
})

test.each([
  ['Munich', 'DE', 'Gründerin aus München'],
  ['Warsaw', 'PL', 'Fotografka, Warszawa 📷'],
  ['Florence', 'IT', 'Ceramista a Firenze'],
  ['Geneva', 'CH', 'Genève 🇨🇭 pâtissière'],
])('%s (%s) is named in a bio in another language: %s', (city, country, bio) => {
  expect(cityOf(city, country, { bio })).toBe('matched')
})

test('another city, or one of the same name elsewhere, stays another', () => {
  expect(cityOf('Munich', 'DE', { place: ['Wien', 'AT'] })).toBe('contradicts')
  expect(cityOf('Vienna', 'AT', { place: ['Vienna, Virginia', 'US'] })).toBe('contradicts')
  expect(cityOf('Warsaw', 'PL', { place: ['Kraków', 'PL'] })).toBe('contradicts')
  expect(cityOf('Munich', 'DE', { bio: 'Coffee and bikes' })).toBe('unknown')
})
