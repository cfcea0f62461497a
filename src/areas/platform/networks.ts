import { z } from 'zod'
import { operation } from '../../kernel/operation.js'
import { networks } from '../../model/network.js'
import { isCharged, priceOf, type Source } from '../../sources/port.js'
import type { Sources } from '../../sources/registry.js'

const availability = z.enum(['yes', 'some', 'no']).describe('always, for some profiles, or never')

const NetworkShown = z
  .strictObject({
    network: z.enum(networks),
    sources: z
      .array(
        z.strictObject({
          id: z.string(),
          synthetic: z.boolean(),
          operations: z.record(z.string(), availability).describe('What can be read at all.'),
          fields: z
            .strictObject({
              profile: z.record(z.string(), availability),
              content: z.record(z.string(), availability),
              comment: z.record(z.string(), availability),
            })
            .describe('Available data by field.'),
          note: z.string().describe('Credentials, quotas, gaps.'),
          proof: z
            .strictObject({
              by: z
                .enum(['service', 'server', 'documents'])
                .describe(
                  'The real service, a server of the network’s own software on a test machine, or test servers written from the network’s documents.',
                ),
              date: z.iso.date().describe('When it was tested, or as of when the documents were read.'),
              against: z.string().describe('The server or the documents.'),
            })
            .nullable()
            .describe('What the source was tested against. Null for demo data.'),
          storage: z
            .strictObject({
              days: z
                .int()
                .nullable()
                .describe(
                  'Data that was not read again for this many days is deleted. Null: it is kept until it is deleted at its source, or here.',
                ),
              set_by: z.enum(['network', 'rostra']).nullable().describe('Whose time it is. Null without a time.'),
              rule: z.string().describe('What the network asks, in short.'),
              display: z.string().describe('What must be shown beside the data.'),
              document: z.string().describe('Where it says so.'),
              checked: z.iso
                .date()
                .nullable()
                .describe(
                  'When the rule was last held against the words of the document. Null: it was written down from a summary or a quotation, which `document` names, so read the document before you rely on it; or there is none.',
                ),
            })
            .nullable()
            .describe('How long what the source gives is kept, and how it may be shown. Null where nothing is agreed.'),
          quota: z
            .strictObject({
              used: z.int(),
              limit: z.int(),
              unit: z.enum(['usd_cents', 'calls', 'units']).describe('What is counted; units are those of YouTube.'),
              resets_at: z.iso.datetime(),
            })
            .nullable()
            .describe('For a counted quota: how much was used in the current period.'),
          limits: z
            .array(
              z.strictObject({
                used: z.int(),
                limit: z.int(),
                unit: z.enum(['hashtags', 'searches']),
                resets_at: z.iso.datetime().describe('When the first of what was used counts no longer.'),
              }),
            )
            .describe('Limits of the network on single kinds of requests that are counted besides the quota.'),
          prices: z
            .record(z.string(), z.number())
            .nullable()
            .describe(
              'US dollars for each record, by operation. Null where nothing is charged. See GET /cost-estimate.',
            ),
        }),
      )
      .describe('The first one is used. Without one, data can only be imported.'),
  })
  .meta({ id: 'Network' })

const presentQuota = (source: Source) => {
  const quota = source.quota?.()
  if (quota === undefined) return null
  const { used, limit, resetsAt, unit } = quota
  return { used, limit, unit, resets_at: new Date(resetsAt).toISOString() }
}

const presentLimits = (source: Source) =>
  (source.counts?.() ?? []).map(({ used, limit, unit, resetsAt }) => ({
    used,
    limit,
    unit,
    resets_at: new Date(resetsAt).toISOString(),
  }))

const presentStorage = ({ capabilities: { storage } }: Source) => {
  if (storage === null) return null
  const { setBy, ...rest } = storage
  return { ...rest, set_by: setBy }
}

const presentPrices = (source: Source): Record<string, number> | null => {
  if (!isCharged(source)) return null
  const offered = Object.entries(source.capabilities.operations).filter(([, has]) => has !== 'no')
  return Object.fromEntries(offered.map(([name]) => [name, Math.round(priceOf(source, name) * 1e6) / 1e6]))
}

export const listNetworks = operation({
  method: 'GET',
  path: '/networks',
  name: 'listNetworks',
  isImpersonal: true,
  area: 'Platform',
  summary: 'List networks and the data they provide',
  scope: 'any',
  input: {},
  output: z.strictObject({ data: z.array(NetworkShown) }),
  example: {
    output: {
      data: [
        {
          network: 'youtube',
          sources: [
            {
              id: 'demo',
              synthetic: true,
              operations: { profile: 'yes', contents: 'yes', followers: 'no' },
              fields: { profile: { followers: 'some' }, content: { text: 'yes' }, comment: { text: 'yes' } },
              note: 'Synthetic.',
              proof: null,
              storage: null,
              quota: null,
              limits: [],
              prices: null,
            },
          ],
        },
      ],
    },
  },
  run: async (_input, { sources }: { sources: Sources }) => ({
    data: networks.map((network) => ({
      network,
      sources: sources.of(network).map((source) => ({
        id: source.id,
        synthetic: source.synthetic,
        ...source.capabilities,
        storage: presentStorage(source),
        quota: presentQuota(source),
        limits: presentLimits(source),
        prices: presentPrices(source),
      })),
    })),
  }),
})
