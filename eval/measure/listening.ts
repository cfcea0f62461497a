import { openSnapshot, SegmentBuilder } from '../../src/engine/search/index.js'
import { textSchema } from '../../test/listening/text-schema.js'
import { listen, type Plan } from '../../src/engine/listening/index.js'
import { parseQuery } from '../../src/engine/listening/query/index.js'
import type { Creator } from '../../src/model/creator.js'
import { createDemoTruth } from '../../src/sources/demo/truth.js'
import { createDemoWorld } from '../../src/sources/demo/world.js'
import { SourceError } from '../../src/sources/port.js'

const day = 86_400_000
const now = Date.UTC(2026, 10, 15)
const [from, before] = [now - 120 * day, now - 240 * day]

/** Of each group of competitors the first four: whose voice is shared out. */
const listenTo = (world: ReturnType<typeof createDemoWorld>, interest: string): string[] =>
  [...world.brands()].filter((brand) => brand.interest === interest).map(({ name }) => name)

const pickCreators = (world: ReturnType<typeof createDemoWorld>, interest: string, most: number): Creator[] => {
  const chosen: Creator[] = []
  for (const creator of world.creators()) {
    if (creator.state !== 'active' || !creator.interests.some((id) => id === interest || id.startsWith(`${interest}.`)))
      continue
    if (/demo[._-]/.test(creator.handle)) continue
    chosen.push(creator)
    if (chosen.length >= most) break
  }
  return chosen
}

/** Share of voice and spikes held against what is true in three demo worlds; prints what it finds. */
export const measureListening = async (creatorsWanted: number): Promise<void> => {
  let [errors, shares, held] = [0, 0, 0]
  let [found, worlds, falseSpikes, quiet] = [0, 0, 0, 0]
  for (const seed of ['evaluation', 'evaluation 2', 'evaluation 3']) {
    // The crisis begins four days after the epoch.
    const options = { seed, epoch: now - 60 * day, now: () => now }
    const [world, truth] = [createDemoWorld(options), createDemoTruth(options)]
    const brands = listenTo(world, 'beauty')
    const builder = new SegmentBuilder(textSchema)
    const trueCounts = new Map<string, number>()
    let texts = 0
    for (const { network, handle, externalId } of pickCreators(world, 'beauty', creatorsWanted)) {
      let cursor: string | null = null
      do {
        try {
          const page = await world
            .source(network)
            .contents({ network, handle }, { cursor, limit: 100, since: before, until: now })
          for (const content of page.items) {
            texts++
            builder.add({
              key: `p:${network}:${content.contentId}`,
              values: {
                published_at: Math.floor(content.publishedAt / 1000),
                kind: 'content',
                network,
                type: content.type,
                author: `${network}:${externalId}`,
                handle,
                text: `${content.title ?? ''}\n${content.text}`,
              },
            })
            const brand = truth.content(network, content.contentId)?.brand
            if (brand !== undefined && brand !== null && content.publishedAt >= from)
              trueCounts.set(brand, (trueCounts.get(brand) ?? 0) + 1)
          }
          cursor = page.cursor
        } catch (error) {
          if (!(error instanceof SourceError)) throw error
          cursor = null
        }
      } while (cursor !== null)
    }
    const file = builder.finish((bytes) => new ArrayBuffer(bytes))
    const snapshot = openSnapshot({ version: 1, schema: textSchema, segments: [{ file, deleted: undefined }] })
    const plan: Plan = {
      brands: brands.map((name) => ({
        name,
        query: parseQuery(`"${name}" OR #${name} OR @${name.toLowerCase()}.official`),
      })),
      from,
      to: now,
      before,
      interval: 'day',
      timeZone: 'UTC',
      networks: null,
      languages: null,
      countries: null,
      kinds: null,
      synthetic: 'include',
      duplicates: 'keep',
      things: [],
      mentionsMax: 1_000_000,
    }
    const { insights } = listen(snapshot, plan, { sentiment: () => 0, followers: () => NaN })
    const truly = brands.map((name) => trueCounts.get(`brand_${name.toLowerCase()}`) ?? 0)
    const whole = truly.reduce((sum, count) => sum + count, 0)
    insights.brands.forEach(({ share }, i) => {
      const real = (truly[i] ?? 0) / Math.max(1, whole)
      shares++
      errors += Math.abs(share.mentions.value - real)
      if (share.mentions.low <= real && real <= share.mentions.high) held++
    })
    const crisis = truth.crisis()
    const isCrisis = (spike: { from: number; to: number }): boolean =>
      spike.from < crisis.until && spike.to > crisis.from
    insights.brands.forEach(({ spikes }, i) => {
      if (brands[i] === crisis.brand.name) {
        worlds++
        if (spikes.some(isCrisis)) found++
      } else {
        quiet++
        falseSpikes += spikes.length
      }
    })
    const shown = insights.brands.find((_, i) => brands[i] === crisis.brand.name)?.spikes ?? []
    process.stdout.write(
      `${seed}: ${texts} texts, crisis ${new Date(crisis.from).toISOString().slice(0, 10)} to ${new Date(crisis.until).toISOString().slice(0, 10)}; spikes of ${crisis.brand.name}: ${
        shown
          .map(
            (spike) =>
              `${new Date(spike.from).toISOString().slice(0, 10)} to ${new Date(spike.to).toISOString().slice(0, 10)} (${spike.mentions} of ${Math.round(spike.expected)} expected: ${spike.terms
                .slice(0, 5)
                .map(({ term }) => term)
                .join(', ')})`,
          )
          .join('; ') || 'none'
      }\n`,
    )
  }
  process.stdout.write(
    `share of voice: mean absolute error ${(errors / shares).toFixed(4)} over ${shares} shares, ${held} within their bounds\n`,
  )
  process.stdout.write(
    `crises found as spikes: ${found} of ${worlds}; spikes of the ${quiet} other brands (campaigns make some): ${falseSpikes}\n`,
  )
}
