import type { MeasuredFigures } from '../../corpus/records/measured-store.js'
import type { Database } from '../../db/database.js'
import type { Vault } from '../../db/vault.js'
import type { Events } from '../../jobs/events.js'
import type { Clock } from '../../kernel/clock.js'
import type { Log } from '../../kernel/log.js'
import { OAuth } from '../../sources/connect/oauth.js'
import { readProviders, type Provider } from '../../sources/connect/provider.js'
import type { SafeFetch } from '../../sources/web/safe-fetch.js'
import { Connecting } from './connecting.js'
import { ConnectionKeeper, type ReadyProvider } from './keeper.js'
import { Connections } from './store.js'

interface Parts {
  db: Database
  clock: Clock
  log: Log
  vault: Vault
  measured: MeasuredFigures
  events: Events
  web: SafeFetch
  publicUrl: string | undefined
  connectApps: readonly string[]
  connectProviders: string | undefined
}

/** "youtube.client_id=…" to what each provider was given. */
const readApps = (pairs: readonly string[], providers: readonly Provider[]): Map<string, Map<string, string>> => {
  const apps = new Map<string, Map<string, string>>()
  for (const pair of pairs) {
    const [, id = '', name = '', value = ''] = /^([^.]+)\.([^=]+)=(.+)$/s.exec(pair) ?? []
    if (!providers.some((provider) => provider.id === id))
      throw new Error(`ROSTRA_CONNECT_APPS names ${id}. Known are: ${providers.map((each) => each.id).join(', ')}.`)
    apps.set(id, (apps.get(id) ?? new Map<string, string>()).set(name, value))
  }
  return apps
}

export const openConnections = ({ publicUrl, connectApps, connectProviders, web, ...parts }: Parts) => {
  const { db, clock, log, vault, measured, events } = parts
  const providers = readProviders(connectProviders)
  const apps = readApps(connectApps, providers)
  const redirectUri = publicUrl === undefined ? undefined : `${publicUrl}/connect/callback`
  const ready = new Map<string, ReadyProvider>()
  for (const provider of providers) {
    const [clientId, clientSecret] = ['client_id', 'client_secret'].map((name) => apps.get(provider.id)?.get(name))
    if (clientId === undefined || clientSecret === undefined) continue
    const oauth = new OAuth(provider, { clientId, clientSecret }, { web, now: () => clock.now() })
    ready.set(provider.id, { provider, oauth })
  }
  const connections = new Connections({ db, clock, vault, measured })
  const connectionKeeper = new ConnectionKeeper({ db, clock, log, events, connections, ready })
  const use = { providers, ready, redirectUri, keeper: connectionKeeper }
  const connecting = new Connecting({ db, clock, events, connections, ...use })
  return { providers, ready, redirectUri, publicUrl, connections, connectionKeeper, connecting }
}

export type ConnectionsParts = ReturnType<typeof openConnections>
