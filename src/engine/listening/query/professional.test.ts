import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { textSchema } from '../../../../test/listening/text-schema.js'
import { emojiOf } from '../../language/emoji.js'
import { fold } from '../../language/fold.js'
import { hashtagsOf, mentionsOf } from '../../language/tags.js'
import { openSnapshot, search, SegmentBuilder, type SearchDocument } from '../../search/index.js'
import { compileQuery, parseQuery, QuerySyntaxError, translateQuery, type Dialect, type QueryNode } from './index.js'

/** What a query should do, written before the parser was read: texts that it finds and texts that it does not. */
interface Case {
  dialect: Dialect
  query: string
  /** Whether it must be refused, or said of its translation that it is not the same. */
  said: boolean
  hits: string[]
  misses: string[]
}

const readCases = (): Case[] => {
  const cases: Case[] = []
  for (const line of readFileSync('test/listening/professional-queries.txt', 'utf8').split('\n')) {
    const last = cases.at(-1)
    if (line.startsWith('@')) {
      const [name = '', ...rest] = line.slice(1).split(' ')
      const query = rest.join(' ').replaceAll('\\n', '\n')
      cases.push({ dialect: (name === 'ours' ? 'rostra' : name) as Dialect, query, said: false, hits: [], misses: [] })
    } else if (last !== undefined) {
      if (line.startsWith('+ ')) last.hits.push(line.slice(2))
      if (line.startsWith('- ')) last.misses.push(line.slice(2))
      if (line.startsWith('? ')) last.said = line !== '? said-or'
    }
  }
  return cases
}

const hostOf = (url: string): string[] => {
  const labels = new URL(url).hostname.split('.')
  return labels.slice(0, -1).map((_, i) => labels.slice(i).join('.'))
}

const kinds: Readonly<Record<string, string>> = { reply: 'reply', repost: 'repost' }

/** {field:value,…} before a text, as the index keeps it. */
const toDocument = (written: string, key: string): SearchDocument => {
  const match = /^\{([^}]*)\} (.*)$/u.exec(written)
  const text = match === null ? written : (match[2] ?? '')
  const given = new Map((match?.[1] ?? '').split(',').map((pair) => [pair.split(':')[0], pair.replace(/^[^:]*:/u, '')]))
  const number = (name: string): number | undefined => (given.has(name) ? Number(given.get(name)) : undefined)
  const title = given.get('title')
  return {
    key,
    values: {
      published_at: given.has('date') ? Date.parse(given.get('date') ?? '') / 1000 : 1_790_000_000,
      kind: 'content',
      network: given.get('network') ?? 'bluesky',
      type: kinds[given.get('kind') ?? ''] ?? 'text',
      handle: given.get('author') ?? 'somebody',
      language: given.get('lang'),
      country: given.get('country'),
      city: given.has('city') ? fold(given.get('city') ?? '') : undefined,
      region: given.has('region') ? fold(given.get('region') ?? '') : undefined,
      followers: number('followers'),
      verified: given.get('verified'),
      engagement: number('engagement'),
      title,
      text: title === undefined ? text : `${title}\n${text}`,
      hashtags: hashtagsOf({ hashtags: [], text }),
      mentions: mentionsOf({ mentions: [], text }),
      domains: [...text.matchAll(/https?:\/\/([^/\s]+)/gu)].map(([, host = '']) => host),
      sites: given.has('url') ? hostOf(given.get('url') ?? '') : [],
      emoji: emojiOf(text),
    },
  }
}

const find = (node: QueryNode, texts: readonly string[]): string[] => {
  const builder = new SegmentBuilder(textSchema)
  texts.forEach((text, i) => builder.add(toDocument(text, `d${i}`)))
  const file = builder.finish((bytes) => new ArrayBuffer(bytes))
  const snapshot = openSnapshot({ version: 1, schema: textSchema, segments: [{ file, deleted: undefined }] })
  const { hits } = search(snapshot, { filter: compileQuery(node), limit: 100, total: 'exact' })
  return texts.filter((_, i) => hits.some(({ key }) => key === `d${i}`))
}

const attempt = (query: string): QueryNode | QuerySyntaxError => {
  try {
    return parseQuery(query)
  } catch (error) {
    if (error instanceof QuerySyntaxError) return error
    throw error
  }
}

/** How many of each kind; docs/listening.md says them. */
const tally = { read: 0, translated: 0, widened: 0, refused: 0 }

describe('queries as professionals write them', () => {
  test.each(readCases())('$dialect: $query', ({ dialect, query, said, hits, misses }) => {
    const texts = [...hits, ...misses]
    const read = attempt(query)
    // Lucene means OR by words side by side, and counts ~ otherwise; only who names the dialect can know.
    const sideBySide = dialect === 'lucene' && /^\w+ \w+$|^"[^"]*"~\d$/u.test(query)
    if (read instanceof QuerySyntaxError) {
      expect(read.message).not.toBe('')
      expect(read.place.end).toBeLessThanOrEqual(query.length)
    } else if (!sideBySide) {
      expect(said).toBe(false)
      expect(find(read, texts)).toEqual(hits)
    }
    const { query: translated, changes, error } = translateQuery(query, dialect)
    const exact = translated !== null && changes.every(({ same }) => same)
    if (exact) {
      expect(said).toBe(false)
      expect(find(parseQuery(translated), texts)).toEqual(hits)
    } else expect(error !== null || changes.some(({ same }) => !same) || translated === null).toBe(true)
    if (!(read instanceof QuerySyntaxError)) tally.read++
    else if (exact) tally.translated++
    else if (translated !== null) tally.widened++
    else tally.refused++
  })

  test('most are read or translated without loss', () => {
    expect(tally).toEqual({ read: 76, translated: 46, widened: 50, refused: 14 })
  })
})
