import { z } from 'zod'
import { toTimestamp } from '../../kernel/clock.js'
import { operation } from '../../kernel/operation.js'
import type { Records } from '../../corpus/records/index.js'
import type { Search } from '../../corpus/search/search.js'
import { ofWorld } from '../../corpus/search/world-filter.js'
import type { AudiencePass } from '../../gather/audience-pass.js'
import { networks } from '../../model/network.js'

const IndexShown = z.strictObject({
  documents: z.int(),
  building: z.boolean().describe('Whether it does not contain everything yet.'),
})

const KnownNetwork = z
  .strictObject({
    network: z.enum(networks),
    creators: z.int().describe('Real creators.'),
    demo_creators: z.int(),
    newest_post: z.iso.datetime().nullable().describe('When a real creator of it posted last, as far as is known.'),
  })
  .meta({ id: 'KnownNetwork' })

const Status = z
  .strictObject({
    index: z.strictObject({ creators: IndexShown, texts: IndexShown }).describe('What searches look through.'),
    facts: z
      .strictObject({
        creators: z.int().describe('Creators with facts.'),
        building: z.boolean().describe('Whether derived facts of some creators are still being computed or updated.'),
        derived: z.int().describe('Derivations since the start; a creator that changes counts again.'),
      })
      .describe('Figures, languages, interests and the like that are derived from what is known.'),
    audiences: z
      .strictObject({
        analysed: z.int().describe('Audiences that searches can filter by.'),
        running: z.boolean().describe('Whether audiences are being analysed in the background.'),
        waiting: z.int().describe('Audiences that this has still to come to.'),
      })
      .describe(
        'Imported audiences are analysed within seconds, those of live networks once they are read for a report.',
      ),
    networks: z
      .array(KnownNetwork)
      .describe('What searches find, by network; networks without stored creators are left out.'),
  })
  .meta({ id: 'Status' })

interface Needs extends Pick<Records, 'keptFacts' | 'audienceSummaries' | 'audienceChanges'> {
  search: Search
  audiencePass: AudiencePass
}

const byNetwork = { network: { column: 'network', top: networks.length } }

/** Whom searches find, by network, and how new what they posted is. */
const listKnown = async ({ search: { creators } }: Pick<Needs, 'search'>): Promise<z.output<typeof KnownNetwork>[]> => {
  const counts = async (synthetic: boolean): Promise<ReadonlyMap<string, number>> => {
    const { results } = await creators.search([{ filter: ofWorld(synthetic), limit: 0, facets: byNetwork }])
    return new Map((results[0]?.facets['network'] ?? []).map(({ value, count }) => [value, count]))
  }
  const [real, demo] = [await counts(false), await counts(true)]
  const known = networks.filter((network) => real.has(network) || demo.has(network))
  const newest = await creators.search(
    known.map((network) => ({
      filter: { and: [{ in: { column: 'network', anyOf: [network] } }, ofWorld(false)] },
      sort: { by: 'column' as const, column: 'last_posted_at', order: 'desc' as const },
      limit: 1,
      total: 'none' as const,
    })),
  )
  return known.map((network, i) => {
    const seconds = newest.results[i]?.hits[0]?.value ?? null
    return {
      network,
      creators: real.get(network) ?? 0,
      demo_creators: demo.get(network) ?? 0,
      newest_post: seconds === null ? null : toTimestamp(seconds * 1000),
    }
  })
}

export const showStatus = operation({
  method: 'GET',
  path: '/status',
  name: 'showStatus',
  isImpersonal: true,
  isUrgent: true,
  area: 'Platform',
  summary: 'Show how far background work is',
  description:
    'Says what is known by network, whether searches contain everything, and how far facts and audiences that they filter by are.',
  scope: 'any',
  input: {},
  output: Status,
  example: {
    output: {
      index: { creators: { documents: 21_775, building: false }, texts: { documents: 261_300, building: true } },
      facts: { creators: 21_775, building: false, derived: 43_550 },
      audiences: { analysed: 1200, running: true, waiting: 20_575 },
      networks: [
        { network: 'instagram', creators: 200, demo_creators: 6120, newest_post: '2026-09-14T08:00:00Z' },
        { network: 'youtube', creators: 995, demo_creators: 3240, newest_post: null },
      ],
    },
  },
  run: async (_input, { search, keptFacts, audienceSummaries, audienceChanges, audiencePass }: Needs) => {
    const show = ({ docs, building }: { docs: number; building: boolean }) => ({ documents: docs, building })
    const [creators, analysed, changed, known] = await Promise.all([
      keptFacts.count(),
      audienceSummaries.count(),
      audienceChanges.count(),
      listKnown({ search }),
    ])
    const { running, waiting } = audiencePass.state
    return {
      index: { creators: show(search.creators.state), texts: show(search.texts.state) },
      facts: { creators, building: search.factsBuilding, derived: search.factsDerived },
      audiences: { analysed: Number(analysed), running: running || changed > 0, waiting: waiting + changed },
      networks: known,
    }
  },
})
