import { z } from 'zod'
import { integer, list, setting, yesOrNo } from '../kernel/setting.js'
import { normalizeHandle } from '../model/profile-url.js'
import { readableNetworks, type ReadableNetwork } from './readable.js'

/** Which networks are read, and how. */
export const sourceSettings = {
  networks: setting<ReadableNetwork[]>({
    env: 'ROSTRA_NETWORKS',
    fallback: [],
    meaning: `Networks to read live, separated by commas: ${readableNetworks.join(', ')}. None by default: Rostra then calls no other server.`,
    read: list.pipe(z.array(z.enum(readableNetworks, `must be a list of: ${readableNetworks.join(', ')}`))),
  }),
  sources: setting<string[]>({
    env: 'ROSTRA_SOURCES',
    fallback: [],
    meaning:
      'Data vendors to read from, separated by commas: mapping files of your own, or presets that come with Rostra; see docs/vendors.md. They are asked before the networks themselves.',
    read: list,
  }),
  credentials: setting<string[]>({
    env: 'ROSTRA_CREDENTIALS',
    fallback: [],
    meaning:
      'Keys and tokens of networks and vendors, as source.name=value, separated by commas, such as twitch.client_id=…,twitch.client_secret=….',
    read: list.pipe(
      z.array(
        z.string().regex(/^[a-z][a-z0-9_-]*\.[a-z][a-z0-9_-]*=.+$/, 'must be source.name=value, separated by commas'),
      ),
    ),
    secret: true,
  }),
  webFeeds: setting<string[]>({
    env: 'ROSTRA_WEB_FEEDS',
    fallback: [],
    meaning:
      'Sites and feeds that listening searches if ROSTRA_NETWORKS includes web, separated by commas, such as news.example,blog.example/feed.xml.',
    read: list.pipe(
      z.array(
        z.string().transform((text, context) => {
          const handle = normalizeHandle('web', text)
          if (handle.ok) return handle.handle
          context.addIssue({ code: 'custom', message: `must name sites or feeds; ${text} is none` })
          return z.NEVER
        }),
      ),
    ),
  }),
  blueskyUrl: setting({
    env: 'ROSTRA_BLUESKY_URL',
    fallback: 'https://public.api.bsky.app',
    meaning: 'Bluesky AppView to read from, if ROSTRA_NETWORKS includes bluesky.',
    read: z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, '')),
  }),
  blueskyRelayUrl: setting({
    env: 'ROSTRA_BLUESKY_RELAY',
    fallback: 'https://bsky.network',
    meaning: 'Relay whose list of accounts `rostra crawl bluesky` reads.',
    read: z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, '')),
  }),
  streams: setting({
    env: 'ROSTRA_STREAMS',
    fallback: true,
    meaning:
      'Whether scheduled listening and monitoring follow the streams of Bluesky, Nostr and Mastodon (servers with a token) while they are active; `no`: they poll.',
    read: yesOrNo,
  }),
  jetstreamUrl: setting({
    env: 'ROSTRA_JETSTREAM_URL',
    fallback: 'wss://jetstream2.us-east.bsky.network/subscribe',
    meaning: 'Jetstream endpoint of Bluesky, for streams and `rostra ingest bluesky`.',
    read: z.url({ protocol: /^wss?$/ }),
  }),
  mastodonInstances: setting<string[]>({
    env: 'ROSTRA_MASTODON_INSTANCES',
    fallback: [],
    meaning: 'Mastodon servers that Rostra may call, separated by commas. By default, any public server.',
    read: list,
  }),
  mastodonTokens: setting<string[]>({
    env: 'ROSTRA_MASTODON_TOKENS',
    fallback: [],
    meaning: 'Access tokens for Mastodon servers that restrict anonymous access, as server=token, separated by commas.',
    read: list.pipe(z.array(z.string().regex(/^[^=]+=[^=]+$/, 'must be server=token, separated by commas'))),
    secret: true,
  }),
  nostrRelays: setting<string[]>({
    env: 'ROSTRA_NOSTR_RELAYS',
    fallback: ['wss://relay.damus.io', 'wss://nos.lol', 'wss://relay.nostr.band'],
    meaning: 'Nostr relays to read from if ROSTRA_NETWORKS includes nostr, separated by commas.',
    read: list.pipe(
      z
        .array(z.url({ protocol: /^wss?$/, error: 'must be a list of wss:// addresses' }))
        .min(1)
        .max(10),
    ),
  }),
  youtubeKey: setting<string | undefined>({
    env: 'ROSTRA_YOUTUBE_KEY',
    fallback: undefined,
    meaning: 'YouTube Data API v3 key. Required for ROSTRA_NETWORKS=youtube.',
    read: z.string().min(10),
    secret: true,
  }),
  connectApps: setting<string[]>({
    env: 'ROSTRA_CONNECT_APPS',
    fallback: [],
    meaning:
      'Your apps at networks, with which creators connect their own accounts, as provider.client_id=… and provider.client_secret=…, separated by commas; see docs/connections.md. Needs ROSTRA_PUBLIC_URL.',
    read: list.pipe(
      z.array(
        z
          .string()
          .regex(
            /^[a-z][a-z0-9_-]*\.client_(id|secret)=.+$/,
            'must be provider.client_id=… and provider.client_secret=…',
          ),
      ),
    ),
    secret: true,
  }),
  connectProviders: setting<string | undefined>({
    env: 'ROSTRA_CONNECT_PROVIDERS',
    fallback: undefined,
    meaning: 'JSON file with the networks that creators can connect, instead of the table that comes with Rostra.',
    read: z.string().min(1),
  }),
  youtubeUnitsADay: setting({
    env: 'ROSTRA_YOUTUBE_UNITS_A_DAY',
    fallback: 10_000,
    meaning: 'Daily quota of the YouTube API key, in units.',
    read: integer(1, 1_000_000_000),
  }),
}

export type SourceConfig = { [K in keyof typeof sourceSettings]: (typeof sourceSettings)[K]['fallback'] }
