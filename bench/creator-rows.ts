// npm run bench -- creator-rows [CREATORS]: processor time a creator takes on its way from a row to the index, stage by stage, for imported
// profiles without contents; and `matchesOf` against `matchAll` with an expression of as many words as the largest ones there.
import { findInProfile } from '../src/engine/contacts/find-contacts.js'
import { toCreatorDocument } from '../src/corpus/search/creators.js'
import { deriveFacts } from '../src/engine/facts/derive.js'
import { createBrandFinder } from '../src/engine/text/find-brands.js'
import { matchesOf } from '../src/kernel/matches.js'
import type { Creator } from '../src/model/creator.js'
import { defaultRateCard } from '../src/model/rate-card.js'
import { inventCreators } from './import/files.js'

const print = (text: string): void => void process.stdout.write(`${text}\n`)
const creators = [...inventCreators(Number(process.argv[2] ?? 20_000))]
const knowledge = { detect: () => 'en', finder: createBrandFinder([]), findPlace: () => undefined }

/** Microseconds of processor time each, once the code is warm. */
const measure = <T>(items: readonly T[], one: (item: T) => unknown): number => {
  for (const item of items) one(item)
  const before = process.cpuUsage()
  for (const item of items) one(item)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / items.length
}

const derive = (creator: Creator) => deriveFacts({ creator, contents: [], history: [] }, knowledge)
const facts = new Map(creators.map((creator) => [creator, derive(creator)]))
const toDocument = (creator: Creator) =>
  toCreatorDocument(creator, {
    facts: facts.get(creator),
    contents: [],
    summaries: [],
    where: { ids: [], country: null, city: null, region: null },
    reachable: { types: [], refused: false },
    rateCard: defaultRateCard,
  })
for (const [name, one] of Object.entries({ facts: derive, contacts: findInProfile, document: toDocument }))
  print(`${name.padEnd(10)} ${measure<Creator>(creators, one).toFixed(1)} µs a creator`)

const words = Array.from({ length: 400 }, (_, i) => `calling${i * 7919}`).join('|')
const pattern = new RegExp(`(?<![\\p{L}#@-])(?:${words})(?![\\p{L}])`, 'gu')
const bios = creators.map(({ bio }) => bio)
const [own, built] = [
  measure(bios, (bio) => matchesOf(bio, pattern)),
  measure(bios, (bio) => [...bio.matchAll(pattern)]),
]
print(
  `400 words in a bio: ${own.toFixed(2)} µs, with matchAll ${built.toFixed(2)} µs, ${(built / own).toFixed(1)} times`,
)
