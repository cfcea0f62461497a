import { z } from 'zod'
import { measuredNames, measuredOf, measuredSplits } from '../../model/measured.js'
import { networks } from '../../model/network.js'

const timestamp = z.iso.datetime()
const word = z.string().min(1).max(60)

export const idPath = z.strictObject({ id: z.string().min(1).max(60) })

export const ConnectionBody = z
  .strictObject({
    provider: word.describe('Where the creator signs in: an id of GET /connection-providers.'),
    purpose: z
      .string()
      .trim()
      .min(10)
      .max(500)
      .describe('Why you ask, in your words. The creator reads it before they agree.'),
    handle: z
      .string()
      .trim()
      .min(1)
      .max(200)
      .optional()
      .describe(
        'The account that is meant. If the creator signs in to another one, nothing is connected. Of several Pages, it is the one that is connected.',
      ),
    expires_in_days: z.int().min(1).max(90).default(14).describe('How long the link works.'),
  })
  .meta({ id: 'ConnectionBody' })

export const MeasuredShown = z
  .strictObject({
    basis: z.literal('measured').describe('Counted by the network and shown to the owner of the account.'),
    as_of: timestamp,
    figures: z.array(
      z.strictObject({
        name: z.enum(measuredNames),
        value: z.number(),
        days: z.int().nullable().describe('Over how many days; null for a state and for averages over contents.'),
        contents: z.int().nullable().describe('Contents that an average is over.'),
      }),
    ),
    audience: z.array(
      z.strictObject({
        name: z.enum(measuredSplits),
        of: z.enum(measuredOf).describe('Whom the network counts.'),
        days: z.int().nullable(),
        shares: z.array(z.strictObject({ id: z.string(), share: z.number().min(0).max(1) })),
      }),
    ),
    missing: z.array(z.strictObject({ item: z.string(), detail: z.string() })),
  })
  .meta({ id: 'MeasuredFigures' })

export const connectionStates = ['pending', 'expired', 'connected', 'ended'] as const

export const ConnectionShown = z
  .strictObject({
    id: z.string(),
    provider: z.string(),
    network: z.enum(networks),
    purpose: z.string(),
    handle: z.string().nullable().describe('Of the connected account; before, the one that was asked for.'),
    external_id: z
      .string()
      .nullable()
      .describe('As the network shows it to the owner; others may see a different value.'),
    name: z.string().nullable(),
    state: z
      .enum(connectionStates)
      .describe('pending: the link was not used yet. expired: nor will it be. ended: tokens and figures are deleted.'),
    scopes: z.array(z.string()).describe('What the creator agreed to, where the network says so.'),
    problem: z.string().nullable().describe('Why figures could not be read, or why the connection ended.'),
    ended_by: z.enum(['creator', 'account', 'network']).nullable(),
    created_by: z.string(),
    created_at: timestamp,
    expires_at: timestamp.describe('Of the link.'),
    connected_at: timestamp.nullable(),
    token_expires_at: timestamp.nullable().describe('Renewed before where the network allows it.'),
    read_at: timestamp.nullable().describe('When figures were last read; once a day.'),
    ended_at: timestamp.nullable(),
  })
  .meta({ id: 'Connection' })

export const ConnectionCreated = z.strictObject({
  ...ConnectionShown.shape,
  url: z
    .string()
    .nullable()
    .describe('The link for the creator. Shown only once; null if the call is repeated with its Idempotency-Key.'),
})

export const ConnectionRead = z.strictObject({
  ...ConnectionShown.shape,
  measured: MeasuredShown.nullable().describe('The newest figures.'),
})

export const ProviderShown = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    network: z.enum(networks),
    ready: z.boolean().describe('Whether an app of yours is set up.'),
    missing: z.string().nullable().describe('What to set up.'),
    redirect_uri: z.string().nullable().describe('Enter it in the settings of your app at the network.'),
    scopes: z.array(z.strictObject({ name: z.string(), meaning: z.string() })),
    gives: z.array(z.string()).describe('Figures and splits that are read.'),
    refreshes: z.boolean().describe('Whether access lasts without the creator signing in again.'),
    revokes: z.boolean().describe('Whether access can be given back from here; otherwise only the creator can.'),
    proof: z.strictObject({
      by: z.enum(['service', 'server', 'documents']),
      date: z.iso.date(),
      against: z.string(),
    }),
    needs: z.string(),
    key: z.string(),
    remove: z.string().describe('Where the creator can take the access back at the network.'),
  })
  .meta({ id: 'ConnectionProvider' })
