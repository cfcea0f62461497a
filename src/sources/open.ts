import { setTimeout as wait } from 'node:timers/promises'
import { createBlueskySource } from './bluesky/source.js'
import { WebSource } from './feeds/source.js'
import type { Ledger } from './ledger.js'
import { credentialsOf } from './mapped/credentials.js'
import { getMapping, openMapping } from './mapped/load.js'
import type { Mapping } from './mapped/mapping.js'
import { MappedSource } from './mapped/source.js'
import { MastodonSource } from './mastodon/source.js'
import { NostrSource } from './nostr/source.js'
import type { Source } from './port.js'
import type { ReadableNetwork } from './readable.js'
import type { StreamParts } from './socket-stream.js'
import type { SourceConfig } from './source-settings.js'
import type { SafeFetch } from './web/safe-fetch.js'
import { YoutubeSource } from './youtube/source.js'

const pause = async (ms: number, signal?: AbortSignal): Promise<void> => {
  await wait(ms, undefined, signal === undefined ? {} : { signal })
}

interface Parts {
  config: SourceConfig
  web: SafeFetch
  now: () => number
  ledger?: Ledger
  /** Where streams are wanted. */
  streaming?: StreamParts | undefined
}

/** A source that is read as a mapping says, with the credentials that an operator gave it. */
export const openMapped = (mapping: Mapping, { config, web, now, ledger }: Parts): MappedSource =>
  new MappedSource(mapping, { web, now, ledger, credentials: credentialsOf(mapping, config.credentials) })

/** A network that an operator wants read. */
export const openNetwork = (network: ReadableNetwork, parts: Parts): Source => {
  const { config, web, now, ledger, streaming } = parts
  switch (network) {
    case 'bluesky':
      return createBlueskySource({
        ...{ serviceUrl: config.blueskyUrl, now },
        streaming: streaming && { ...streaming, url: config.jetstreamUrl },
      })
    case 'mastodon': {
      const tokens = new Map(config.mastodonTokens.map((pair) => pair.split('=') as [string, string]))
      return new MastodonSource({ web, now, instances: config.mastodonInstances, tokens, streaming })
    }
    case 'nostr':
      return new NostrSource({ relays: config.nostrRelays, web, now, streaming })
    case 'web':
      return new WebSource({ web, now, pause, feeds: config.webFeeds })
    case 'youtube':
      if (config.youtubeKey === undefined) throw new Error('To read youtube, set ROSTRA_YOUTUBE_KEY.')
      return new YoutubeSource({ web, key: config.youtubeKey, unitsADay: config.youtubeUnitsADay, now, ledger })
    default:
      return openMapped(getMapping(network), parts)
  }
}

/** The vendors and networks that an operator wants read. Vendors come first: whoever pays for one wants it asked. */
export const openSources = (parts: Parts): Source[] => [
  ...parts.config.sources.map((name) => openMapped(openMapping(name), parts)),
  ...parts.config.networks.map((network) => openNetwork(network, parts)),
]
