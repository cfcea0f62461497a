// npm run bench -- facts [CREATORS]: contents a second of one core whose facts are derived, from the rows as the database keeps them, against
// a plain script that parses the same rows and takes the means of likes and comments, and nothing else.
import { cpus } from 'node:os'
import { openBrands } from '../src/corpus/records/brand-list.js'
import { PlaceResolver } from '../src/corpus/search/place-resolver.js'
import { factsKnowledge } from '../src/corpus/search/facts-knowledge.js'
import { deriveFacts } from '../src/engine/facts/derive.js'
import { createBrandFinder } from '../src/engine/text/find-brands.js'
import type { Content } from '../src/model/content.js'
import type { Creator, MetricPoint } from '../src/model/creator.js'
import { factsWindow } from '../src/model/creator-facts.js'
import { createDemoWorld } from '../src/sources/demo/world.js'

const print = (text: string): void => void process.stdout.write(`${text}\n`)

interface Row {
  creator: string
  contents: string[]
  history: MetricPoint[]
}

const now = Date.UTC(2026, 10, 15)
const world = createDemoWorld({ seed: 'bench', epoch: now, now: () => now })

const readRows = async (most: number): Promise<Row[]> => {
  const rows: Row[] = []
  for (const creator of world.creators()) {
    if (creator.state !== 'active' || creator.handle.startsWith('demo_')) continue
    const { network, handle } = creator
    const page = await world.source(network).contents({ network, handle }, { cursor: null, limit: factsWindow })
    rows.push({
      creator: JSON.stringify(creator),
      contents: page.items.map((content) => JSON.stringify(content)),
      history: world.yearOf(creator),
    })
    if (rows.length >= most) break
  }
  return rows
}

/** Contents a second of processor time: what others do on the machine matters less to it than to the clock. */
const measure = (rows: readonly Row[], one: (row: Row) => void): number => {
  for (const row of rows.slice(0, Math.ceil(rows.length / 5))) one(row)
  const before = process.cpuUsage()
  for (const row of rows) one(row)
  const { user, system } = process.cpuUsage(before)
  return (rows.reduce((sum, { contents }) => sum + contents.length, 0) * 1e6) / (user + system)
}

const mean = (values: readonly (number | null)[]): number => {
  const known = values.filter((value) => value !== null)
  return known.reduce((sum, value) => sum + value, 0) / known.length
}

const rows = await readRows(Number(process.argv[2] ?? 2000))
const places = new PlaceResolver()
const knowledge = factsKnowledge(createBrandFinder([...openBrands().values(), ...world.brands()]), (text) =>
  places.named(text),
)
const plain = measure(rows, ({ contents }) => {
  const read = contents.map((content) => JSON.parse(content) as Content)
  mean(read.map(({ engagement }) => engagement.likes))
  mean(read.map(({ engagement }) => engagement.comments))
})
const derived = measure(rows, ({ creator, contents, history }) => {
  const read = contents.map((content) => JSON.parse(content) as Content)
  deriveFacts({ creator: JSON.parse(creator) as Creator, contents: read, history }, knowledge)
})

print(
  `${cpus()[0]?.model ?? ''}, node ${process.version}, ${rows.length} creators of the demo world with their newest contents`,
)
print(`all facts: ${Math.round(derived)} contents a second and core (wanted: 5,000)`)
print(`two means by a plain script: ${Math.round(plain)}, ${(plain / derived).toFixed(1)} times as many`)
if (derived < 5000) process.exitCode = 1
