import { describe, expect, test } from 'vitest'
import { credentialsOf } from './credentials.js'
import { getMapping, listMappings, openMapping } from './load.js'
import { readMapping } from './read-mapping.js'
import { compilePath, compileTemplate, PathError } from './path.js'
import { parseWithIds, toCount, toId, toList, toSeconds, toTime } from './value.js'

describe('paths', () => {
  const item = { a: { b: [{ c: 1 }, { c: 2, d: [3, 4] }] }, empty: '', 'x/0': 'slash' }
  test.each([
    ['a.b[0].c', 1],
    ['a.b[-1].c', 2],
    ['a.b[].c', [1, 2]],
    ['a.b[].d[]', [3, 4]],
    ['empty ?? a.b[1].c', 2],
    ['x/0', 'slash'],
    ['$who.name', 'ada'],
    ['constructor', undefined],
    ['a.b.c', undefined],
  ])('%s leads to %j', (path, value) => {
    expect(compilePath(path)({ item, given: { who: { name: 'ada' } } })).toEqual(value)
  })
  test.each(['a..b', 'a b', 'a[x]'])('%s is no path', (path) => {
    expect(() => compilePath(path)).toThrow(PathError)
  })
})

describe('templates', () => {
  const fill = (text: string, given: Record<string, unknown> = {}, item: unknown = {}) =>
    compileTemplate(text)({ item, given }, encodeURIComponent)
  test('holes are filled, times are written as asked for, and braces can be meant', () => {
    expect(fill('/u/{$handle}?t={$since|iso}', { handle: 'a b/c', since: 0 })).toBe(
      '/u/a%20b%2Fc?t=1970-01-01T00%3A00%3A00Z',
    )
    expect(fill('x({$a}){{id[[.after({$cursor})]]}}', { a: 'ada' })).toBe('x(ada){id}')
    expect(fill('x[[.after({$cursor})]]', { cursor: 'c' })).toBe('x.after(c)')
    expect(fill('{id}@{url|host}', {}, { id: 7, url: 'https://h.example/x' })).toBe('7@h.example')
  })
  test('one that names what is not there is none', () => {
    expect(fill('/u/{$handle}')).toBeUndefined()
    expect(() => compileTemplate('{a|sideways}')).toThrow(PathError)
  })
})

describe('values', () => {
  test.each<[unknown, number | null]>([
    [12, 12],
    ['1,234', 1234],
    ['12.4K', 12_400],
    ['1 234', 1234],
    [-1, null],
    ['many', null],
    [null, null],
  ])('%j counts %j', (value, count) => {
    expect(toCount(value)).toBe(count)
  })
  test.each<[unknown, string | null]>([
    [1_700_000_000, '2023-11-14T22:13:20.000Z'],
    ['1700000000', '2023-11-14T22:13:20.000Z'],
    [1_700_000_000_000, '2023-11-14T22:13:20.000Z'],
    ['2026-09-01T10:00:00+0000', '2026-09-01T10:00:00.000Z'],
    ['2026-09-01 10:00:00', '2026-09-01T10:00:00.000Z'],
    ['20260901T100000Z', '2026-09-01T10:00:00.000Z'],
    ['Tue, 01 Sep 2026 12:00:00 +0200', '2026-09-01T10:00:00.000Z'],
    ['11h', null],
    [undefined, null],
  ])('%j is the time %j', (value, time) => {
    const read = toTime(value)
    expect(read === null ? null : new Date(read).toISOString()).toBe(time)
  })
  test('durations, lists and ids', () => {
    expect(['3h8m33s', 'PT1M3S', '1:02:03', 12].map(toSeconds)).toEqual([11_313, 63, 3723, 12])
    expect(toList('#a, #b|c')).toEqual(['#a', '#b', 'c'])
    expect([toId(7), toId('3.53E+18')]).toEqual(['7', null])
    expect(parseWithIds('{"id": 1234567890123456789, "text": "n 1234567890123456789"}')).toEqual({
      id: '1234567890123456789',
      text: 'n 1234567890123456789',
    })
  })
})

describe('mapping files', () => {
  test('all that come along can be used, and name only credentials that they declare', () => {
    for (const name of listMappings()) {
      const mapping = getMapping(name)
      expect(mapping.id).toBe(name)
      const used = [...JSON.stringify(mapping).matchAll(/\$credentials\.([a-z_]+)/g)].map(([, key]) => key)
      for (const key of used) expect(Object.keys(mapping.credentials), name).toContain(key)
    }
  })
  test('one that is wrong says all that is wrong, and where', () => {
    const wrong = {
      id: 'mine',
      name: 'Mine',
      network: 'instagramm',
      base: 'https://api.example',
      operations: { contents: { path: '/x', items: 'a..b' } },
      note: 'A note that is long enough.',
      proof: { by: 'documents', date: '2026-11-16', against: 'nothing' },
    }
    expect(() => readMapping(JSON.stringify(wrong), 'mine.json')).toThrow(
      /mine\.json cannot be used:[\s\S]*network:[\s\S]*operations/,
    )
    const half = { ...wrong, network: 'instagram', operations: { contents: { path: '/x' } } }
    expect(() => readMapping(JSON.stringify(half), 'mine.json')).toThrow(/items[\s\S]*content\.content_id/)
    const misnamed = {
      ...{ ...half, wait: { header: 'x-retry-in' }, operations: {} },
      content: { author_external_id: 'owner.uid' },
      profile: { verified: { path: 'badge', map: { BLUE: 1 } }, private: { path: 'closed', map: { YES: true } } },
    }
    // A field that does not exist is answered with those that do, a value of several forms with what is wrong within it.
    expect(() => readMapping(JSON.stringify(misnamed), 'mine.json')).toThrow(
      /profile\.verified\.map\.BLUE: [\s\S]*content: .*author_external_id.* The fields are content_id, .*author_id,/,
    )
    expect(() => readMapping('{', 'mine.json')).toThrow('mine.json is not JSON')
    expect(() => openMapping('/nowhere.json')).toThrow('no file /nowhere.json')
  })
  test('credentials are those of the source; what is missing is named', () => {
    const twitch = getMapping('twitch')
    const both = ['twitch.client_id=a', 'twitch.client_secret=b=c', 'x.bearer_token=t']
    expect(credentialsOf(twitch, both)).toEqual({ client_id: 'a', client_secret: 'b=c' })
    expect(() => credentialsOf(twitch, ['twitch.client_id=a'])).toThrow('twitch.client_secret (Its secret.)')
    expect(() => credentialsOf(twitch, [...both, 'twitch.key=k'])).toThrow('twitch.key')
    expect(credentialsOf(getMapping('lemmy'), [])).toEqual({ server: 'lemmy.world' })
  })
})
