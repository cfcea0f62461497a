import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { start, type Started } from './harness.js'
import { indexed } from './indexed.js'
import { contentLike, imported } from './records.js'

/** Rows of a table by the names of its columns. */
const readTable = (path: string): Record<string, string>[] => {
  const [names = '', ...rows] = readFileSync(path, 'utf8').trimEnd().split('\n')
  return rows.map((row) => Object.fromEntries(names.split('\t').map((name, i) => [name, row.split('\t')[i] ?? ''])))
}

const posts = readTable('test/listening/pasted-posts.tsv')
interface Tried {
  dialect: string
  query: string
  finds: string[]
  /** Where it is refused if it is; "dialect" where only the tool's own reading is meant. */
  at: string
  checked: { valid: boolean; error?: { start: number } | null }
  translated: { query: string | null; exact: boolean; changes: { same: boolean }[] }
}

const toTried = ({ tool = '', query = '', finds = '', at = '' }: Record<string, string>): Tried => ({
  dialect: tool === 'sprinklr' ? 'rostra' : tool,
  query: query.replaceAll('\\n', '\n'),
  finds: finds.split(',').filter((id) => id !== ''),
  at,
  checked: { valid: false },
  translated: { query: null, exact: false, changes: [] },
})
/** What each query means was written down before any of them was tried. */
const cases = readTable('test/listening/pasted-queries.tsv').map(toTried)

const oneOf = (post: Record<string, string>, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.flatMap((name) => (post[name] ? [[name, post[name]]] : [])))
const lines = (rows: object[]): string => rows.map((row) => JSON.stringify(row)).join('\n')
const isArticle = ({ network }: Record<string, string>): boolean => network === 'web'
const timeOf = ({ date = '' }: Record<string, string>): string => `${date}T12:00:00Z`
const social = posts.filter((post) => !isArticle(post))
const creators = social.map((post) => ({
  ...oneOf(post, ['network', 'country', 'region', 'city', 'followers']),
  handle: post['author'],
  verified: post['verified'] === 'true',
}))
const contents = social.map((post) => ({
  ...oneOf(post, ['network', 'author', 'type', 'text', 'language', 'likes']),
  links: post['links'] ? [post['links']] : [],
  published_at: timeOf(post),
}))
const places: Readonly<Record<string, string>> = { '6': 'stores/1', '16': 'tests/2', '19': 'recall/3' }
/** As the feeds of two sites gave them. */
const articles = posts.filter(isArticle).map(({ id = '', author = '', ...post }) =>
  contentLike({
    ...{ network: 'web', type: 'article', contentId: id, author, authorExternalId: author, text: post['text'] ?? '' },
    url: `https://${author}/${places[id] ?? ''}`,
    title: post['title'] ?? null,
    language: 'en',
    links: post['links'] ? [post['links']] : [],
    engagement: { likes: null, comments: null, views: null, shares: null, saves: null },
    publishedAt: Date.parse(timeOf(post)),
    provenance: { ...imported(1000), synthetic: false },
  }),
)

describe('queries pasted from other tools', () => {
  let started: Started
  const found = new Map<string, string[]>()

  /** Twenty queries at a time, as brands that are compared; the numbers of the posts that each of them finds. */
  const listen = async (queries: readonly string[]): Promise<void> => {
    for (let at = 0; at < queries.length; at += 20) {
      const [brand, ...others] = queries.slice(at, at + 20).map((query, i) => ({ name: `Q${at + i}`, query }))
      const period = { from: '2026-07-31T00:00:00Z', to: '2026-08-31T00:00:00Z' }
      const body = { brand, others, ...period, compare: false, gather: { profiles_max: 0 }, judge_max: 0 }
      const { id } = await started.call('POST', '/social-listening', { body })
      await started.drain()
      for (const { name, query } of [brand, ...others].flatMap((one) => one ?? [])) {
        const { json } = await started.call('GET', `/social-listening/${id}/mentions?brand=${name}&limit=100`)
        const { data } = json as { data: { published_at: string }[] }
        found.set(
          query,
          data.map((item) => String(Number(item.published_at.slice(8, 10)))).sort((a, b) => Number(a) - Number(b)),
        )
      }
    }
  }

  beforeAll(async () => {
    started = await start({ database: 'sqlite' })
    for (const [kind, rows] of Object.entries({ creators, contents })) {
      const file = await started.call('POST', `/imports/files?name=${kind}.jsonl`, {
        body: lines(rows),
        headers: { 'content-type': 'application/x-ndjson' },
      })
      const { id } = await started.call('POST', '/imports', { body: { file_id: file.id, mapping: { kind } } })
      await started.drain()
      const said = await started.call('GET', `/imports/${id}`)
      expect(said.at('result'), JSON.stringify(said.json)).toMatchObject({ imported: rows.length })
    }
    await started.app.context.corpus.contents.save(articles)
    await indexed(started.app.context.corpus.search.texts)
    const queries = new Set<string>()
    for (const one of cases) {
      const { query, dialect } = one
      one.checked = (await started.call('POST', '/social-listening/query', { body: { query } })).json as never
      const asked = { body: { query, dialect } }
      one.translated = (await started.call('POST', '/social-listening/query/translate', asked)).json as never
      if (one.checked.valid) queries.add(query)
      if (one.translated.exact) queries.add(one.translated.query ?? '')
    }
    await listen([...queries])
  })
  afterAll(() => started.stop())

  test.each(cases)('$dialect: $query', ({ query, finds, at, checked, translated }) => {
    const meant = finds[0] === 'refused' ? null : finds
    if (checked.valid && at !== 'dialect') expect(found.get(query)).toEqual(meant)
    if (!checked.valid) expect(checked.error?.start).toBe(at === '' ? query.length : query.indexOf(at))
    if (meant === null) return
    if (translated.exact) expect(found.get(translated.query ?? '')).toEqual(meant)
    else if (translated.query !== null) expect(translated.changes.filter(({ same }) => !same)).not.toEqual([])
  })
})
