// npm run bench -- listening [texts] [rounds]: queries over texts against SQLite FTS5 in the same run, and insights of a large brand.
import Database from 'libsql'
import { openSnapshot, search, SegmentBuilder, allocateShared } from '../src/engine/search/index.js'
import { textSchema } from '../src/engine/listening/check/text-schema.js'
import { listen, type Plan } from '../src/engine/listening/index.js'
import { compileQuery, parseQuery } from '../src/engine/listening/query/index.js'

const [texts = 300_000, rounds = 7] = process.argv.slice(2).map(Number)
const now = Date.UTC(2026, 10, 15)
const dayMs = 86_400_000
const segmentDocs = 1_000_000

/** Chance that repeats itself: the same texts in every run. */
let state = 42
const next = (): number => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0
  return state / 2 ** 32
}
const vocabulary = Array.from({ length: 40_000 }, (_, i) => `w${i.toString(36)}x`)
/** Zipf: few words are common, most are rare. */
const draw = (): string => vocabulary[Math.floor(vocabulary.length ** next()) - 1] ?? 'w0x'

/** One in three texts names the large brand, one in a hundred the small one. */
const write = (): string => {
  const words = Array.from({ length: 8 + Math.floor(next() * 24) }, draw)
  if (next() < 0.34) words[Math.floor(next() * words.length)] = 'lumevia'
  if (next() < 0.01) words[Math.floor(next() * words.length)] = 'pellucca'
  if (next() < 0.05) words.push('dew', 'serum')
  if (next() < 0.02) words.push('rash')
  return words.join(' ')
}

const db = new Database(':memory:')
db.exec('create virtual table texts using fts5(body, network unindexed, at unindexed, tokenize = "unicode61")')
const insert = db.prepare('insert into texts (rowid, body, network, at) values (?, ?, ?, ?)')
const networks = ['instagram', 'tiktok', 'x', 'youtube']
const files: Uint8Array[] = []
let builder = new SegmentBuilder(textSchema)
const started = performance.now()
db.exec('begin')
for (let i = 0; i < texts; i++) {
  const [text, network, at] = [
    write(),
    networks[Math.floor(next() * 4)] ?? 'x',
    Math.floor((now - next() * 240 * dayMs) / 1000),
  ]
  insert.run(i + 1, text, network, at)
  builder.add({
    key: String(i + 1),
    values: {
      text,
      network,
      published_at: at,
      kind: 'content',
      type: 'text',
      language: 'en',
      author: `${network}:${i % 50_000}`,
      handle: `who${i % 50_000}`,
      engagement: i % 97,
    },
  })
  if (builder.size === segmentDocs) {
    files.push(builder.finish(allocateShared))
    builder = new SegmentBuilder(textSchema)
  }
}
db.exec('commit')
if (builder.size > 0) files.push(builder.finish(allocateShared))
const snapshot = openSnapshot({
  version: 1,
  schema: textSchema,
  segments: files.map((file) => ({ file, deleted: undefined })),
})
process.stdout.write(
  `${texts} texts written twice in ${((performance.now() - started) / 1000).toFixed(1)} s; ours ${(files.reduce((sum, { length }) => sum + length, 0) / texts).toFixed(0)} bytes a text\n`,
)

const median = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1] ?? NaN
const time = (work: () => number): { ms: number; count: number } => {
  let count = work()
  const took = Array.from({ length: rounds }, () => {
    const at = performance.now()
    count = work()
    return performance.now() - at
  })
  return { ms: median(took), count }
}

const since = Math.floor((now - 30 * dayMs) / 1000)
const shapes: [string, string, string][] = [
  ['a common word', 'lumevia', "body match 'lumevia'"],
  ['a rarer word', 'pellucca', "body match 'pellucca'"],
  ['both', 'lumevia pellucca', "body match 'lumevia pellucca'"],
  ['either', 'lumevia OR pellucca', "body match 'lumevia OR pellucca'"],
  ['one without the other', 'lumevia -rash', "body match 'lumevia NOT rash'"],
  ['a phrase', '"dew serum"', 'body match \'"dew serum"\''],
  ['a phrase and a word', '"dew serum" rash', 'body match \'"dew serum" rash\''],
  ['near', 'lumevia NEAR/6 rash', "body match 'NEAR(lumevia rash, 5)'"],
  ['beginnings', 'pelluc*', "body match 'pelluc*'"],
  ['a word on a network', 'lumevia network:x', "body match 'lumevia' and network = 'x'"],
]
const ratios: number[] = []
for (const [name, query, match] of shapes)
  for (const recent of [false, true]) {
    const filter = compileQuery(parseQuery(query))
    const bounded = recent ? { and: [filter, { range: { column: 'published_at', min: since } }] } : filter
    const ours = time(() => search(snapshot, { filter: bounded, limit: 0, total: 'exact' }).total?.value ?? -1)
    const statement = db.prepare(`select count(*) as n from texts where ${match}${recent ? ` and at >= ${since}` : ''}`)
    const theirs = time(() => Number((statement.get() as { n: number }).n))
    if (ours.count !== theirs.count) throw new Error(`${name}: ${ours.count} here, ${theirs.count} there`)
    ratios.push(theirs.ms / ours.ms)
    process.stdout.write(
      `${name}${recent ? ', last 30 days' : ''}: ${ours.count} texts, ${ours.ms.toFixed(2)} ms, FTS5 ${theirs.ms.toFixed(2)} ms, ${(theirs.ms / ours.ms).toFixed(1)} times\n`,
    )
  }
process.stdout.write(`median: ${median(ratios).toFixed(1)} times as fast as FTS5, same counts\n`)

const plan: Plan = {
  brands: [{ name: 'Lumevia', query: parseQuery('lumevia') }],
  from: now - 240 * dayMs,
  to: now,
  before: null,
  interval: 'week',
  timeZone: 'UTC',
  networks: null,
  languages: null,
  countries: null,
  kinds: null,
  duplicates: 'author',
  things: [],
  mentionsMax: 10_000_000,
}
const run = (): number =>
  listen(snapshot, plan, { sentiment: (doc) => doc % 4, followers: () => 100 }).insights.mentions
const insights = time(run)
// Processor time: what it takes on a core of its own, whoever else is working on the machine.
const cpu = process.cpuUsage()
for (let i = 0; i < rounds; i++) run()
const { user, system } = process.cpuUsage(cpu)
process.stdout.write(
  `insights over ${insights.count} mentions: ${insights.ms.toFixed(0)} ms, of processor time ${((user + system) / 1000 / rounds).toFixed(0)} ms\n`,
)
