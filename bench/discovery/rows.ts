import { spawnSync } from 'node:child_process'
import { closeSync, openSync, renameSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { analyze } from '../../src/engine/search/analysis/analyze.js'
import type { SearchDocument } from '../../src/engine/search/index.js'
import { Creators } from '../search/creators.js'

/** Files of the same creators, for the rivals. Values hold no `|`. Shares are as the index keeps them, in 255 steps. */
export const rowFiles = {
  creators: 'creators.csv',
  audience: 'audience.csv',
  terms: 'terms.csv',
  interests: 'interests.csv',
} as const

/** Columns of creators.csv. Ids are the order by followers, then key: sorting by id is sorting by followers. */
export const creatorColumns =
  'id integer, key text, followers bigint, likes bigint, views bigint, engagement real, growth real, last_posted integer, network text, country text, has_contact boolean, sponsored boolean, bio text, interests text'

/** Place of every creator in the order of followers, then key. */
const placesOf = (count: number): Uint32Array => {
  const source = new Creators(1)
  const followers = new Float64Array(count)
  for (let i = 0; i < count; i++) followers[i] = Number(source.next().values['followers'])
  // Keys are numbers after as many letters as are missing, and digits come before letters: longer numbers are first.
  const digits = (n: number): number => String(n).length
  const order = new Uint32Array(count)
  for (let i = 0; i < count; i++) order[i] = i
  order.sort((a, b) => (followers[b] as number) - (followers[a] as number) || digits(b) - digits(a) || a - b)
  const places = new Uint32Array(count)
  order.forEach((item, place) => (places[item] = place))
  return places
}

const toLine = ({ key, values }: SearchDocument, id: number, interests: readonly string[]): string => {
  const cells: unknown[] = [
    id,
    key,
    values['followers'],
    values['likes'],
    values['views'],
    Math.fround(Number(values['engagement'])),
    values['growth'] === undefined ? '' : Math.fround(Number(values['growth'])),
    values['last_posted'],
    values['network'],
    values['country'],
    values['has_contact'] === true ? 1 : 0,
    values['sponsored'] === true ? 1 : 0,
    values['bio'],
    interests.join(','),
  ]
  return cells.map(String).join('|')
}

class Lines {
  #file: number
  #lines: string[] = []
  constructor(path: string) {
    this.#file = openSync(path, 'w', 0o644)
  }
  add(line: string): void {
    this.#lines.push(line)
    if (this.#lines.length >= 10_000) this.#flush()
  }
  #flush(): void {
    if (this.#lines.length > 0) writeSync(this.#file, `${this.#lines.join('\n')}\n`)
    this.#lines = []
  }
  close(): void {
    this.#flush()
    closeSync(this.#file)
  }
}

/** Writes the files, creators in the order of their ids. Nothing but one creator and all places are in memory. */
export const writeRows = (folder: string, count: number): void => {
  const places = placesOf(count)
  const source = new Creators(1)
  const path = (name: keyof typeof rowFiles): string => join(folder, rowFiles[name])
  const unsorted = `${path('creators')}.unsorted`
  const creators = new Lines(unsorted)
  const audience = new Lines(path('audience'))
  const terms = new Lines(path('terms'))
  const interests = new Lines(path('interests'))
  for (let i = 0; i < count; i++) {
    const document = source.next()
    const { values } = document
    const id = places[i] as number
    const own = [...new Set(values['interests'] as string[])]
    creators.add(toLine(document, id, own))
    for (const name of own) interests.add(`${name}|${id}`)
    const shares = values['audience_countries'] as Record<string, number>
    for (const country in shares) audience.add(`${id}|${country}|${Math.round((shares[country] as number) * 255)}`)
    const found = new Set<string>()
    analyze('handle', values['handle'] as string, (term) => void found.add(term))
    for (const term of found) terms.add(`${term}|${id}`)
  }
  for (const lines of [creators, audience, terms, interests]) lines.close()
  const sorted = `${path('creators')}.sorted`
  const { status } = spawnSync('sort', ['-t|', '-k1,1n', '-S1G', '-T', folder, '-o', sorted, unsorted], {
    env: { ...process.env, LC_ALL: 'C' },
    stdio: 'inherit',
  })
  if (status !== 0) throw new Error('sort failed')
  renameSync(sorted, path('creators'))
  rmSync(unsorted)
}
