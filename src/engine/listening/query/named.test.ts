import { describe, expect, test } from 'vitest'
import { parseQuery, printQuery, QuerySyntaxError, translateQuery, type SavedNames } from './index.js'

const queries = new Map([
  ['complaints', 'rash OR burn*'],
  ['quiet', '-giveaway'],
  ['both', 'query:complaints query:quiet'],
  ['round', 'lumevia OR query:back'],
  ['back', 'query:round'],
  ['broken', 'query:gone'],
  ['long', Array.from({ length: 200 }, (_, i) => `w${i}`).join(' OR ')],
])
const lists = new Map([
  ['Press', ['instagram:2', 'instagram:1']],
  ['nobody', []],
])
const saved: SavedNames = { query: (name) => queries.get(name), listed: (name) => lists.get(name) }
const read = (query: string): string => printQuery(parseQuery(query, { mayOnlyExclude: false, saved }))

const refusal = (query: string, names: SavedNames | null = saved): [string, number, number] => {
  try {
    parseQuery(query, { mayOnlyExclude: false, saved: names ?? undefined })
  } catch (error) {
    if (error instanceof QuerySyntaxError) return [error.message, error.place.start, error.place.end]
    throw error
  }
  throw new Error('It was read.')
}

describe('saved queries', () => {
  test('stand for what they say, wherever a part of a query may stand', () => {
    expect(read('lumevia query:complaints')).toBe('lumevia AND (rash OR burn*)')
    expect(read('lumevia NEAR/5 query:Complaints')).toBe('lumevia NEAR/5 (rash OR burn*)')
    expect(read('lumevia -query:complaints')).toBe('lumevia AND NOT (rash OR burn*)')
    expect(read('lumevia query:both')).toBe('lumevia AND (rash OR burn*) AND NOT giveaway')
    expect(read('query:(complaints OR complaints)')).toBe('rash OR burn* OR rash OR burn*')
  })

  test('that only leave things out need something beside them, as a NOT does', () => {
    expect(refusal('query:quiet')).toEqual([
      'This only says what to leave out: join it with AND to something to look for.',
      0,
      11,
    ])
  })

  test('are refused where they are named: unknown, leading back to themselves, too long together', () => {
    expect(refusal('a query:nope')).toEqual(['There is no saved query "nope".', 8, 12])
    expect(refusal('query:broken')).toEqual(['Within query:broken: There is no saved query "gone".', 6, 12])
    expect(refusal('query:round')[0]).toContain('leads back to itself: round → back → round.')
    expect(refusal('query:long query:long query:long')[0]).toContain('at most 600 words and fields')
    expect(refusal('query:complaints', null)[0]).toContain('queries of listening alone')
  })

  test('name who is on a list, which must not be empty', () => {
    expect(read('serum list:Press')).toBe('serum AND list:Press')
    const node = parseQuery('list:Press', { mayOnlyExclude: false, saved })
    expect(node).toMatchObject({ kind: 'field', field: 'list', values: ['instagram:1', 'instagram:2'] })
    expect(refusal('serum list:nobody')[0]).toBe('Nobody is on the list "nobody".')
    expect(refusal('serum list:other')[0]).toBe('There is no list "other".')
  })

  test('of another tool are translated where they are saved here too, else left out and said', () => {
    expect(translateQuery('serum AND $complaints', undefined, saved)).toMatchObject({
      query: 'serum AND (rash OR burn*)',
      changes: [{ from: '$complaints', to: 'query:complaints' }],
    })
    expect(translateQuery('serum AND query:gone', undefined, saved)).toMatchObject({
      query: 'serum',
      changes: [{ from: 'query:gone', to: null, same: false }],
    })
  })
})
