import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { AudienceMember } from '../../model/audience.js'
import { createPlaces } from '../places/index.js'
import { readAge } from './age.js'
import { createFirstNames } from './first-names.js'
import { readGender } from './gender.js'
import { readLanguage } from './language.js'
import { readBio } from './member.js'
import { readPlace } from './place.js'
import { readProfession } from './profession.js'
import { judgeSuspicion } from './suspicious.js'

const asset = (name: string): Buffer => readFileSync(new URL(`../../../assets/${name}`, import.meta.url))
const names = createFirstNames(asset('first-names.br'))
const places = createPlaces(asset('places.tsv.br'))
const now = Date.UTC(2026, 10, 15)

const person = (changes: Partial<AudienceMember>): AudienceMember => ({
  network: 'x',
  externalId: '1',
  handle: 'somebody',
  name: '',
  bio: '',
  imageUrl: 'https://media.demo.example/1.jpg',
  verified: false,
  isPrivate: false,
  placeText: null,
  language: null,
  followers: 300,
  following: 400,
  contentCount: 80,
  createdAt: null,
  ...changes,
})

describe('gender', () => {
  const women = (changes: Partial<AudienceMember>, country: string | null = null): number | null =>
    readGender(person(changes), names, country).evidence?.likely[0]?.[1] ?? null

  test('comes from names by how many women carry them', () => {
    expect(women({ name: 'Maria Lopez' })).toBeGreaterThan(0.9)
    expect(women({ name: 'João ✨' })).toBeLessThan(0.1)
    expect(women({ name: 'Robin' })).toBeGreaterThan(0.15)
  })
  test('a name can mean another gender elsewhere', () => {
    expect(women({ name: 'Andrea Rossi' })).toBeGreaterThan(0.7)
    expect(women({ name: 'Andrea Rossi' }, 'IT')).toBeLessThan(0.1)
  })
  test('stated pronouns come before the name', () => {
    expect(women({ name: 'Maria', bio: 'dad jokes | he/him' })).toBeLessThan(0.05)
    expect(readGender(person({ name: 'Maria', bio: 'they/them' }), names)).toEqual({
      pronouns: 'other',
      evidence: null,
    })
  })
  test('unknown stays unknown', () => {
    for (const name of ['', 'xqzzt', '🦊', '山田', 'Q. 1 Store']) expect(women({ name, handle: 'q1' })).toBe(null)
  })
})

describe('age', () => {
  test.each([
    ['24 | Berlin', '18-24'],
    ['coffee • 31 • she/her', '25-34'],
    ['19yo gamer', '18-24'],
    ['born 1988', '35-44'],
    ['41 años', '35-44'],
    ['21 yaşında, İzmir', '18-24'],
    ['20 lat, Kraków', '18-24'],
    ['Jahrgang 1998', '25-34'],
    ['60 ', '55+'],
  ])('%j says %s', (bio, band) => expect(readAge(bio, now)).toBe(band))
  test.each([
    'mum of 3',
    '24/7 online',
    'since 24 in sales',
    '20 años de experiencia',
    '25 ans de métier, plombier',
    '#99problems',
    '3x champion',
    '',
  ])('%j says nothing', (bio) => expect(readAge(bio, now)).toBe(null))
})

describe('interests', () => {
  const read = (bio: string, detected: string | null, hint: string | null = null): string[] =>
    readBio(bio, { now, brandsIn: () => [], detect: () => detected, hint }).interests

  test.each([
    ['Viajera incansable', 'es', 'travel'],
    ['Lectrice compulsive', 'fr', 'books'],
    ['Gärtnerin aus Leidenschaft', 'de', 'gardening'],
    ['Viaggi, fotografia e gatti', 'it', 'pets'],
    ['Kedi annesi, kitap kurdu', 'tr', 'books'],
    ['I love gaming', 'de', 'gaming'],
  ])('%j in %s is about %s', (bio, language, interest) => expect(read(bio, language)).toContain(interest))

  test('where a bio is too short to tell, the rest of the profile says its language', () => {
    expect(read('Tuinieren, thee', null)).not.toContain('gardening')
    expect(read('Tuinieren, thee', null, 'nl')).toContain('gardening')
  })
})

describe('place and language', () => {
  test('the stated place counts, then a single flag', () => {
    expect(readPlace(person({ placeText: 'São Paulo, Brazil' }), places)).toMatchObject({ country: 'BR' })
    expect(readPlace(person({ name: 'Aylin 🇹🇷' }), places)).toMatchObject({ country: 'TR', cityId: null })
    expect(readPlace(person({ name: 'Aylin 🇹🇷🇩🇪' }), places).country).toBe(null)
    expect(readPlace(person({ placeText: 'somewhere over the rainbow' }), places).country).toBe(null)
  })
  test('the stated language counts, then what the country writes', () => {
    expect(readLanguage(person({ language: 'de' }), 'BR')).toEqual([['de', 1]])
    expect(readLanguage(person({}), 'BR')?.[0]).toEqual(['pt', 0.92])
    expect(readLanguage(person({ name: 'محمد' }), null)).toBe(null)
    expect(readLanguage(person({ bio: '커피' }), 'DE')).toEqual([['ko', 1]])
  })
})

test.each([
  ['Senior Software Engineer at Northpeg', { seniority: 'Senior', function: 'Engineering', industry: null }],
  ['Director of Sales | Retail', { seniority: 'Director', function: 'Sales', industry: 'Retail' }],
  ['Recruiter @ Alder · Health care', { seniority: 'Entry', function: 'Human resources', industry: 'Health care' }],
  ['Founder', { seniority: 'Founder', function: null, industry: null }],
  ['Leiter Einkauf', { seniority: 'Manager', function: 'Operations', industry: null }],
  ['CTO', { seniority: 'Chief officer', function: 'Engineering', industry: null }],
  ['Vice President Finance', { seniority: 'Vice president', function: 'Finance', industry: null }],
  ['Directrice financière', { seniority: 'Director', function: 'Finance', industry: null }],
  ['Werkstudent Controlling', { seniority: 'Intern', function: 'Finance', industry: null }],
  ['Head Chef', { seniority: null, function: null, industry: null }],
])('%s is read', (headline, reading) => expect(readProfession(headline)).toEqual(reading))

describe('suspicion', () => {
  const chance = (changes: Partial<AudienceMember>): number => judgeSuspicion(person(changes)).probability
  test('empty accounts that follow thousands are suspicious, people are not', () => {
    expect(chance({})).toBeLessThan(0.3)
    const farm = { handle: 'maria48213x', imageUrl: null, followers: 12, following: 5200, contentCount: 0 }
    expect(chance(farm)).toBeGreaterThan(0.95)
  })
  test('the factors sum to the log-odds, whatever is hidden', () => {
    const count = fc.option(fc.integer({ min: 0, max: 1e7 }))
    fc.assert(
      fc.property(fc.string(), fc.string(), count, count, count, (handle, bio, followers, following, contentCount) => {
        const { probability, factors } = judgeSuspicion(person({ handle, bio, followers, following, contentCount }))
        const logOdds = factors.reduce((sum, { contribution }) => sum + contribution, 0.308)
        expect(probability).toBeCloseTo(1 / (1 + Math.exp(-logOdds)), 9)
      }),
    )
  })
})
