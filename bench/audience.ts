// npm run bench -- audience [CREATORS] [MEMBERS]: processor time a creator of the background pass that makes audience facts, from a sample as the demo
// networks show it, against a plain script that parses the same members and counts one word of each, and nothing else.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { openBrands } from '../src/corpus/records/brand-list.js'
import { createFirstNames } from '../src/engine/audience/first-names.js'
import { readMember, type Knowledge } from '../src/engine/audience/member.js'
import { summariseReadings } from '../src/engine/audience/summarise.js'
import { createPlaces } from '../src/engine/places/index.js'
import { createBrandFinder } from '../src/engine/text/find-brands.js'
import { RememberedBios } from '../src/gather/remember-bios.js'
import { rememberPlaces } from '../src/gather/remember-places.js'
import type { AudienceMember, AudienceSource } from '../src/model/audience.js'
import type { AudienceSummary } from '../src/model/audience-summary.js'
import type { Creator } from '../src/model/creator.js'
import { createDemoWorld } from '../src/sources/demo/world.js'

const print = (text: string): void => void process.stdout.write(`${text}\n`)
const [most = 1000, sampleMembers = 100] = process.argv.slice(2).map(Number)
const asset = (name: string): Buffer => readFileSync(new URL(`../assets/${name}`, import.meta.url))

const now = Date.UTC(2026, 10, 15)
const world = createDemoWorld({ seed: 'bench', epoch: now, now: () => now })
const places = createPlaces(asset('places.tsv.br'))
const finder = createBrandFinder([...openBrands().values(), ...world.brands()])
const knowledge: Knowledge = {
  places: rememberPlaces(() => places),
  names: createFirstNames(asset('first-names.br')),
  bios: new RememberedBios().get(finder.within(true)),
}

/** Creators from everywhere in the world, as the pass comes to them. */
const creators = [...world.creators()].filter(({ state, handle }) => state === 'active' && !handle.startsWith('demo_'))
const step = Math.max(1, Math.floor(creators.length / most))
const chosen = creators.filter((_, i) => i % step === 0).slice(0, most)

interface Read {
  creator: Creator
  kind: AudienceSource
  members: AudienceMember[]
}

const read = async (creator: Creator): Promise<Read | undefined> => {
  const { network, handle } = creator
  const source = world.source(network)
  const { operations } = source.capabilities
  const kind = (['followers', 'commenters', 'likers'] as const).find((each) => operations[each] !== 'no')
  if (kind === undefined) return undefined
  const page = await source.audience({ network, handle }, kind, { cursor: null, limit: sampleMembers })
  return { creator, kind, members: page.items }
}

const summarise = ({ creator, kind, members }: Read): AudienceSummary =>
  summariseReadings(
    { creator, kind, members, population: creator.followers, asOf: now, source: 'demo', synthetic: true },
    members.map((member) => readMember(member, knowledge, now)),
  )

/** Milliseconds of processor time: what others do on the machine matters less to it than to the clock. */
const spent = { reading: 0, concluding: 0, plain: 0 }
const clocked = async <T>(part: keyof typeof spent, work: () => Promise<T> | T): Promise<T> => {
  const before = process.cpuUsage()
  const made = await work()
  const { user, system } = process.cpuUsage(before)
  spent[part] += (user + system) / 1000
  return made
}

const countPlaces = (texts: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const text of texts) {
    const { placeText } = JSON.parse(text) as AudienceMember
    if (placeText !== null) counts.set(placeText, (counts.get(placeText) ?? 0) + 1)
  }
  return counts
}

const digest = createHash('sha256')
let done = 0
const takeOne = async (creator: Creator): Promise<void> => {
  const one = await clocked('reading', () => read(creator))
  if (one === undefined) return
  const summary = await clocked('concluding', () => summarise(one))
  const texts = one.members.map((member) => JSON.stringify(member))
  await clocked('plain', () => countPlaces(texts))
  digest.update(JSON.stringify(summary))
  done++
}

// Lists are read and machine code is made for the first ones: they count in the digest alone.
const warm = Math.ceil(chosen.length / 5)
for (const creator of chosen.slice(0, warm)) await takeOne(creator)
Object.assign(spent, { reading: 0, concluding: 0, plain: 0 })
const before = done
for (const creator of chosen.slice(warm)) await takeOne(creator)

const each = (ms: number): string => (ms / (done - before)).toFixed(2)
const all = spent.reading + spent.concluding
print(`${cpus()[0]?.model ?? ''}, node ${process.version}, ${done} creators, samples of ${sampleMembers}`)
print(`all audience facts: ${each(all)} ms a creator`)
print(
  `of it the demo networks, which make up their people: ${each(spent.reading)} ms; conclusions: ${each(spent.concluding)} ms`,
)
print(
  `one count by a plain script: ${each(spent.plain)} ms; all facts take ${(all / spent.plain).toFixed(1)} times as long`,
)
print(`digest of all summaries: ${digest.digest('hex').slice(0, 16)}`)
