import { z } from 'zod'
import { sourceFailure } from '../../gather/failure.js'
import { dayMs, toTimestamp, toTimestampOrNull, type Clock } from '../../kernel/clock.js'
import { Failure, invalid, notFound } from '../../kernel/errors.js'
import { Answer, operation, type Call } from '../../kernel/operation.js'
import { listing } from '../../kernel/listing.js'
import type { Cursors } from '../../kernel/page.js'
import { createSecret, hashSecret } from '../../kernel/secret.js'
import type { MeasuredFigures } from '../../corpus/records/measured-store.js'
import type { Measured } from '../../model/measured.js'
import type { Network } from '../../model/network.js'
import { normalizeHandle } from '../../model/profile-url.js'
import { SourceError } from '../../sources/port.js'
import {
  ConnectionBody,
  ConnectionCreated,
  ConnectionRead,
  ConnectionShown,
  idPath,
  ProviderShown,
} from './contract.js'
import { exampleConnection, exampleProvider, exampleRead } from './examples.js'
import type { ConnectionsParts } from './open.js'
import type { ConnectionRow } from './store.js'

const common = { area: 'Connections', scope: 'connections' as const }
const examplePath = { id: exampleConnection.id }

interface Needs extends ConnectionsParts {
  clock: Clock
  cursors: Cursors
  measured: MeasuredFigures
}

const stateOf = (row: ConnectionRow, now: number): z.output<typeof ConnectionShown>['state'] => {
  if (row.ended_at !== null) return 'ended'
  if (row.connected_at !== null) return 'connected'
  return row.expires_at > now ? 'pending' : 'expired'
}

const present = (row: ConnectionRow, { clock }: Pick<Needs, 'clock'>): z.output<typeof ConnectionShown> => ({
  id: row.id,
  provider: row.provider,
  network: row.network as Network,
  purpose: row.purpose,
  handle: row.handle ?? row.expected,
  external_id: row.external_id,
  name: row.name,
  state: stateOf(row, clock.now()),
  scopes: row.scope?.split(/[ ,]+/).filter((each) => each !== '') ?? [],
  problem: row.problem,
  ended_by: row.ended_by as z.output<typeof ConnectionShown>['ended_by'],
  created_by: row.created_by,
  created_at: toTimestamp(row.created_at),
  expires_at: toTimestamp(row.expires_at),
  connected_at: toTimestampOrNull(row.connected_at),
  token_expires_at: row.tokens === null ? null : toTimestampOrNull(row.token_expires_at),
  read_at: toTimestampOrNull(row.read_at),
  ended_at: toTimestampOrNull(row.ended_at),
})

const presentMeasured = ({ asOf, figures, splits, missing }: Measured) => ({
  basis: 'measured' as const,
  as_of: toTimestamp(asOf),
  figures,
  audience: splits,
  missing,
})

const getRow = async (id: string, { connections }: Needs, { caller }: Call): Promise<ConnectionRow> => {
  const row = await connections.find(caller.accountId, id)
  if (row === undefined) throw notFound('connection')
  return row
}

const presentRead = async (row: ConnectionRow, needs: Needs): Promise<z.output<typeof ConnectionRead>> => {
  const [newest] = await needs.measured.list(row.id, 1)
  return { ...present(row, needs), measured: newest === undefined ? null : presentMeasured(newest) }
}

const lackOf = (id: string, { ready, redirectUri }: Needs): string | null => {
  const lacks = [
    ...(ready.has(id) ? [] : [`ROSTRA_CONNECT_APPS=${id}.client_id=…,${id}.client_secret=…`]),
    ...(redirectUri === undefined ? ['ROSTRA_PUBLIC_URL'] : []),
  ]
  return lacks.length === 0 ? null : `Set ${lacks.join(' and ')}, and restart.`
}

export const listProviders = operation({
  ...common,
  method: 'GET',
  path: '/connection-providers',
  name: 'listConnectionProviders',
  summary: 'List networks that creators can connect',
  description: 'Says for each network what it gives, what the creator is asked for, and what you have to set up.',
  isImpersonal: true,
  input: {},
  output: z.strictObject({ data: z.array(ProviderShown) }),
  example: { output: { data: [exampleProvider] } },
  run: async (_input, needs: Needs) => ({
    data: needs.providers.map((provider) => {
      const missing = lackOf(provider.id, needs)
      const gives = provider.figures.flatMap(({ read }) =>
        read.map((rule) => ('figure' in rule ? rule.figure : rule.split)),
      )
      return {
        id: provider.id,
        name: provider.name,
        network: provider.network,
        ready: missing === null,
        missing,
        redirect_uri: needs.redirectUri ?? null,
        scopes: provider.scopes,
        gives: [...new Set(gives)],
        refreshes: provider.refresh !== undefined,
        revokes: provider.revoke !== undefined,
        proof: provider.proof,
        ...provider.page,
      }
    }),
  }),
})

export const createConnection = operation({
  ...common,
  method: 'POST',
  path: '/connections',
  name: 'createConnection',
  summary: 'Create a link with which a creator connects their account',
  description:
    'Send the link to the creator. They see who asks and why, sign in at the network and agree there. From then on, the figures that the network shows the owner are read once a day, for your account only. The creator can withdraw at any time with the same link.',
  input: { body: ConnectionBody },
  status: 201,
  output: ConnectionCreated,
  example: {
    body: { provider: 'youtube', purpose: exampleConnection.purpose },
    output: { ...exampleConnection, url: 'https://rostra.example/connect/kT3v… (39 more characters)' },
  },
  keep: (output) => ({ ...output, url: null }),
  run: async ({ body }, needs: Needs, call) => {
    const provider = needs.providers.find(({ id }) => id === body.provider)
    const ids = needs.providers.map(({ id }) => id).join(', ')
    if (provider === undefined) throw invalid('/provider', `Must be one of ${ids}.`)
    const lack = lackOf(provider.id, needs)
    if (lack !== null) throw new Failure('conflict', `${provider.name} is not set up. ${lack}`)
    const handle = body.handle === undefined ? undefined : normalizeHandle(provider.network, body.handle)
    if (handle?.ok === false) throw invalid('/handle', `This is not a ${provider.name} handle.`)
    const code = createSecret()
    const row = await needs.connections.create({
      id: call.newId('con'),
      account_id: call.caller.accountId,
      provider: provider.id,
      network: provider.network,
      purpose: body.purpose,
      expected: handle === undefined ? null : handle.handle,
      hash: hashSecret(code),
      created_by: call.caller.tokenId,
      expires_at: needs.clock.now() + body.expires_in_days * dayMs,
    })
    return { ...present(row, needs), url: `${needs.publicUrl ?? ''}/connect/${code}` }
  },
})

export const listConnections = listing({
  ...common,
  path: '/connections',
  name: 'listConnections',
  summary: 'List connections, newest first',
  item: ConnectionShown,
  example: exampleConnection,
  list: 'connections',
  rows: (accountId, page, { connections }: Needs) => connections.list(accountId, page),
  present: (row, needs) => present(row, needs),
})

export const showConnection = operation({
  ...common,
  method: 'GET',
  path: '/connections/{id}',
  name: 'getConnection',
  summary: 'Get a connection and its newest figures',
  input: { path: idPath },
  output: ConnectionRead,
  example: { path: examplePath, output: exampleRead },
  run: async ({ path: { id } }, needs: Needs, call) => presentRead(await getRow(id, needs, call), needs),
})

export const readConnection = operation({
  ...common,
  method: 'POST',
  path: '/connections/{id}/read',
  name: 'readConnection',
  summary: 'Read the figures of a connection now',
  description: 'Figures are also read automatically once a day.',
  input: { path: idPath },
  output: ConnectionRead,
  example: { path: examplePath, output: exampleRead },
  run: async ({ path: { id } }, needs: Needs, call) => {
    const row = await getRow(id, needs, call)
    if (stateOf(row, needs.clock.now()) !== 'connected')
      throw new Failure('conflict', 'Nothing is connected: the creator has not used the link, or it has ended.')
    const claimed = await needs.connections.claim(id)
    if (claimed === undefined) throw new Failure('conflict', 'The figures are already being read.')
    await needs.connectionKeeper.read(claimed).catch((error: unknown) => {
      throw error instanceof SourceError ? sourceFailure(error) : error
    })
    return presentRead(await getRow(id, needs, call), needs)
  },
})

export const endConnection = operation({
  ...common,
  method: 'POST',
  path: '/connections/{id}/end',
  name: 'endConnection',
  summary: 'End a connection',
  description:
    'Tokens and figures are deleted at once, and the access is given back at the network where it lets us. An unused link stops working. Ending twice changes nothing.',
  input: { path: idPath },
  output: z.strictObject({
    ...ConnectionShown.shape,
    revoked: z
      .boolean()
      .describe(
        'Whether the network was notified. If not, the creator can remove the app there. Networks end all access of an app at once, so they are not notified while another connection to the same account is in use.',
      ),
  }),
  example: {
    path: examplePath,
    output: {
      ...exampleConnection,
      state: 'ended',
      ended_by: 'account',
      ended_at: '2026-11-17T10:00:00.000Z',
      revoked: false,
    },
  },
  run: async ({ path: { id } }, needs: Needs, call) => {
    const row = await getRow(id, needs, call)
    const revoked = row.ended_at === null && (await needs.connectionKeeper.end(row, 'account', null))
    return { ...present(await getRow(id, needs, call), needs), revoked }
  },
})

export const removeConnection = operation({
  ...common,
  method: 'DELETE',
  path: '/connections/{id}',
  name: 'removeConnection',
  summary: 'Delete a connection',
  description: 'Ends it, and deletes everything that is stored about it.',
  input: { path: idPath },
  status: 204,
  output: z.null(),
  example: { path: examplePath, output: null },
  run: async ({ path: { id } }, needs: Needs, call) => {
    const row = await getRow(id, needs, call)
    if (row.ended_at === null) await needs.connectionKeeper.end(row, 'account', null)
    await needs.connections.remove(call.caller.accountId, id)
    return new Answer(null, { status: 204 })
  },
})
