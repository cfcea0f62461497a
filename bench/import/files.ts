import { createWriteStream } from 'node:fs'
import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import type { Creator } from '../../src/model/creator.js'
import { networks } from '../../src/model/network.js'
import { normalizeHandle } from '../../src/model/urls/handle.js'
import { schemas } from '../../src/corpus/transfer/schemas/index.js'
import { createCsvWriter } from '../../src/corpus/transfer/write/write-csv.js'
import { createParquetWriter } from '../../src/corpus/transfer/write/write-parquet.js'
import type { AnyRecord } from '../../src/corpus/transfer/schemas/schema.js'

/** Mulberry32: the same creators in every run. */
const createDraw = (seed: number) => {
  let state = seed
  return (n: number): number => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4_294_967_296) * n)
  }
}

/** Networks on which a name without dots, servers and keys is a handle: on the others every such row would be rejected. */
const plainNetworks = networks.filter(
  (network) => network !== 'professional' && normalizeHandle(network, 'c7ewf7i0').ok,
)
const odd = 'travel food música games 写真 fitness art, "live" coffee mode für daily kitchen skate surf'.split(' ')
const syllables = 'ka to mi ra sel on du ver na li pe stan gro wi fu bel cha mor'.split(' ')

/** Five thousand words that look like words. */
export const inventedWords = Array.from({ length: 5000 }, (_, i) =>
  [i % 18, Math.floor(i / 18) % 18, Math.floor(i / 324)].map((at) => syllables[at % 18]).join(''),
)

/** As in any language, few words are said often and most are said seldom: the k-th one in about one of k cases. */
const words = [...odd, ...inventedWords]
const wordAt = (draw: (n: number) => number): string =>
  words[Math.floor(words.length ** (draw(1e6) / 1e6)) - 1] ?? 'coffee'
const cities = ['Madrid, ES', 'Berlin', 'São Paulo', 'Tokyo 東京', 'New York, USA', 'Paris']
const languages = ['es', 'en', 'de', 'pt', 'ja', 'fr']

/**
 * Creators as real files have them: long bios, quotes, line breaks, other alphabets, random ids. They are not marked as synthetic, since
 * searches leave such records out.
 */
export function* inventCreators(rows: number): Generator<Creator> {
  const draw = createDraw(42)
  for (let i = 0; i < rows; i++) {
    const network = plainNetworks[draw(plainNetworks.length)] ?? 'x'
    const handle = `c${draw(1e9).toString(36)}${i.toString(36)}`
    const followers = draw(1e6)
    yield {
      network,
      externalId: `${draw(1e9)}${i}`,
      handle,
      url: `https://${network}.example/${handle}`,
      name: `${wordAt(draw)} ${wordAt(draw)}`,
      bio: Array.from({ length: 4 + draw(16) }, () => wordAt(draw)).join(draw(20) === 0 ? '\n' : ' '),
      imageUrl: `https://media.example/${handle}.jpg`,
      verified: draw(20) === 0,
      accountType: 'creator',
      state: 'active',
      gender: null,
      birthYear: null,
      place: { text: cities[draw(cities.length)] ?? '', city: null, countryCode: null, locationId: null },
      languages: [languages[draw(languages.length)] ?? 'en'],
      interests: ['food', 'travel'],
      links: [`https://${handle}.example/`],
      followers,
      following: draw(5000),
      contentCount: draw(3000),
      lastPostedAt: 1_700_000_000_000 + draw(1e9),
      createdAt: null,
      metrics: {
        averageLikes: draw(5000) / 2,
        averageComments: draw(300),
        averageViews: draw(100_000),
        medianLikes: null,
        medianComments: null,
        medianViews: null,
        engagementRate: draw(1000) / 10_000,
        sampleSize: 30,
      },
      professional: null,
      provenance: { source: 'bench', basis: 'declared', asOf: 1_750_000_000_000, synthetic: false },
    }
  }
}

/** Writes the same creators as CSV and as Parquet. */
export const writeFiles = async (rows: number, csvPath: string, parquetPath: string): Promise<void> => {
  const { fields, toRow } = schemas.creators
  const file = createWriteStream(csvPath)
  const csv = createCsvWriter(fields, async (text) => {
    if (!file.write(text)) await once(file, 'drain')
  })
  const parquet = createParquetWriter(fields, parquetPath)
  for (const creator of inventCreators(rows)) {
    const row = toRow(creator as unknown as AnyRecord)
    await csv.write(row)
    await parquet.write(row)
  }
  await csv.end()
  await parquet.end()
  file.end()
  await finished(file)
}
