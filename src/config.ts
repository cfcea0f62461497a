import { resolve } from 'node:path'
import { z } from 'zod'
import { judgeSettings } from './compute/judge/judge-settings.js'
import { logLevels, type LogLevel } from './kernel/log.js'
import { nearest } from './kernel/nearest.js'
import { integer, list, type Setting, setting, yesOrNo } from './kernel/setting.js'

/** Networks with a source besides the demo world. */
export const realNetworks = ['bluesky', 'mastodon', 'youtube'] as const
export type RealNetwork = (typeof realNetworks)[number]

/** Every setting there is. The help, `rostra config explain` and the table in the docs are made from this list. */
export const settings = {
  port: setting({
    env: 'ROSTRA_PORT',
    flag: 'port',
    fallback: 8080,
    meaning: 'Port to listen on. If it is in use, the server takes the next free port and prints it.',
    read: integer(0, 65_535),
  }),
  host: setting({
    env: 'ROSTRA_HOST',
    flag: 'host',
    fallback: '127.0.0.1',
    meaning: 'Address to listen on. Any address other than loopback is public and requires tokens that you create.',
    read: z.string().min(1),
  }),
  dataFolder: setting({
    env: 'ROSTRA_DATA',
    flag: 'data',
    fallback: resolve('data'),
    meaning: 'Data folder. Only one server can use it at a time.',
    read: z
      .string()
      .min(1)
      .transform((path) => resolve(path)),
  }),
  databaseUrl: setting<string | undefined>({
    env: 'DATABASE_URL',
    fallback: undefined,
    meaning:
      '`postgres://` URL of a PostgreSQL database, version 15 or newer. Without it, Rostra uses SQLite in the data folder.',
    read: z.string().regex(/^postgres(ql)?:\/\//, 'must start with postgres://'),
    secret: true,
  }),
  demo: setting({
    env: 'ROSTRA_DEMO',
    fallback: true,
    meaning: 'Whether networks that are not read live show demo data. Demo data is invented and marked as synthetic.',
    read: yesOrNo,
  }),
  networks: setting<RealNetwork[]>({
    env: 'ROSTRA_NETWORKS',
    fallback: [],
    meaning: `Networks to read live, separated by commas: ${realNetworks.join(', ')}. None by default: Rostra then calls no other server.`,
    read: list.pipe(z.array(z.enum(realNetworks, `must be a list of: ${realNetworks.join(', ')}`))),
  }),
  blueskyUrl: setting({
    env: 'ROSTRA_BLUESKY_URL',
    fallback: 'https://public.api.bsky.app',
    meaning: 'Bluesky AppView to read from, if ROSTRA_NETWORKS includes bluesky.',
    read: z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, '')),
  }),
  jetstreamUrl: setting({
    env: 'ROSTRA_JETSTREAM_URL',
    fallback: 'wss://jetstream2.us-east.bsky.network/subscribe',
    meaning: 'Jetstream endpoint that `rostra ingest bluesky` follows.',
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
  youtubeKey: setting<string | undefined>({
    env: 'ROSTRA_YOUTUBE_KEY',
    fallback: undefined,
    meaning: 'YouTube Data API v3 key. Required for ROSTRA_NETWORKS=youtube.',
    read: z.string().min(10),
    secret: true,
  }),
  youtubeUnitsADay: setting({
    env: 'ROSTRA_YOUTUBE_UNITS_A_DAY',
    fallback: 10_000,
    meaning: 'Daily quota of the YouTube API key, in units.',
    read: integer(1, 1_000_000_000),
  }),
  seedDemo: setting({
    env: 'ROSTRA_DEMO_SEED',
    fallback: true,
    meaning:
      'Whether the first start stores the profiles and newest contents of the demo data, so that searches find something.',
    read: yesOrNo,
  }),
  rateCard: setting<string | undefined>({
    env: 'ROSTRA_RATE_CARD',
    fallback: undefined,
    meaning:
      'JSON file with your own rate card for price estimates; see docs/analytics.md. By default, the rate card that ships with Rostra.',
    read: z
      .string()
      .min(1)
      .transform((path) => resolve(path)),
  }),
  linkPages: setting<'auto' | 'yes' | 'no'>({
    env: 'ROSTRA_LINK_PAGES',
    fallback: 'auto',
    meaning:
      'Whether /contact-info reads the web pages that a profile links to: yes, no, or auto. With auto, pages are only read if a network is read live.',
    read: z.enum(['auto', 'yes', 'no']),
  }),
  audiencesPerMinute: setting({
    env: 'ROSTRA_AUDIENCES_PER_MINUTE',
    fallback: 6000,
    meaning:
      'How many demo audiences are analysed in the background per minute at most, so that searches can filter by audience. They take a third of one core while it lasts. 0 turns this off.',
    read: integer(0, 6000),
  }),
  url: setting<string | undefined>({
    env: 'ROSTRA_URL',
    flag: 'url',
    fallback: undefined,
    meaning:
      'Base URL of the server that client commands call, such as `https://rostra.example/v1`. By default, a local server on `ROSTRA_PORT`.',
    read: z
      .url({ protocol: /^https?$/, error: 'must be an http or https URL' })
      .transform((url) => url.replace(/\/+$/, '')),
  }),
  token: setting<string | undefined>({
    env: 'ROSTRA_TOKEN',
    flag: 'token',
    fallback: undefined,
    meaning: 'API token that client commands send. By default, the demo token in the data folder.',
    read: z.string().min(1),
    secret: true,
  }),
  publicUrl: setting<string | undefined>({
    env: 'ROSTRA_PUBLIC_URL',
    fallback: undefined,
    meaning: 'Public URL of this server, for links, if it differs from host and port.',
    read: z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, '')),
  }),
  logLevel: setting<LogLevel>({
    env: 'ROSTRA_LOG_LEVEL',
    fallback: 'info',
    meaning: `Log level: ${logLevels.join(', ')}. Logs go to stderr; debug logs every call.`,
    read: z.enum(logLevels),
  }),
  workInServer: setting({
    env: 'ROSTRA_WORK_IN_SERVER',
    fallback: true,
    meaning: 'Whether the server processes requests itself. Set it to no if you run `rostra worker` separately.',
    read: yesOrNo,
  }),
  slots: setting({
    env: 'ROSTRA_WORKER_SLOTS',
    fallback: 4,
    meaning: 'Number of requests that one process handles at the same time.',
    read: integer(1, 1000),
  }),
  searchThreads: setting({
    env: 'ROSTRA_SEARCH_THREADS',
    fallback: 0,
    meaning: 'Number of search threads. 0 means one per core, up to eight.',
    read: integer(0, 64),
  }),
  ...judgeSettings,
  ratePerMinute: setting({
    env: 'ROSTRA_RATE_PER_MINUTE',
    fallback: 6000,
    meaning: 'Calls per minute for each token, unless the token has its own rate. 0 means no limit.',
    read: integer(0, 10_000_000),
  }),
  bodyBytesMax: setting({
    env: 'ROSTRA_BODY_BYTES_MAX',
    fallback: 1_048_576,
    meaning: 'Maximum size of a request body in bytes, unless the operation defines its own.',
    read: integer(1024, 104_857_600),
  }),
  uploadBytesMax: setting({
    env: 'ROSTRA_UPLOAD_BYTES_MAX',
    fallback: 10_737_418_240,
    meaning: 'Largest file that can be uploaded to /imports/files, in bytes.',
    read: integer(1024, 1_099_511_627_776),
  }),
  timeoutMs: setting({
    env: 'ROSTRA_TIMEOUT_MS',
    fallback: 35_000,
    meaning: 'Maximum duration of a call in milliseconds, unless the operation defines its own.',
    read: integer(1000, 600_000),
  }),
  callsMax: setting({
    env: 'ROSTRA_CALLS_MAX',
    fallback: 1000,
    meaning: 'Maximum number of concurrent calls. Further calls get 503.',
    read: integer(1, 1_000_000),
  }),
  loopDelayMaxMs: setting({
    env: 'ROSTRA_LOOP_DELAY_MAX_MS',
    fallback: 1000,
    meaning: 'Event loop delay in milliseconds above which calls get 503.',
    read: integer(10, 60_000),
  }),
  corsOrigins: setting<string[]>({
    env: 'ROSTRA_CORS_ORIGINS',
    fallback: [],
    meaning: 'Web origins that may call the API from a browser (CORS), separated by commas. None by default.',
    read: list,
  }),
}

type Settings = typeof settings
export type Config = { [K in keyof Settings]: Settings[K]['fallback'] }

export interface Explained {
  name: keyof Config
  env: string
  flag: string | undefined
  value: string
  source: 'command line' | 'environment' | 'default'
  fallback: string
  meaning: string
}

/** What was set cannot be used. The message says what to change. */
export class ConfigError extends Error {}

const show = (value: Config[keyof Config]): string =>
  value === undefined ? '(not set)' : Array.isArray(value) ? value.join(',') || '(none)' : String(value)

/** Passwords do not belong on a screen. */
const veil = (value: Config[keyof Config], secret: boolean | undefined): string => {
  const shown = show(value).replace(/:\/\/([^:@/]*):[^@/]*@/, '://$1:…@')
  return secret === true && value !== undefined && !shown.includes('://') ? `${shown.slice(0, 4)}…` : shown
}

/** A misspelt variable must not silently leave a default in force. */
const refuseUnknown = (env: NodeJS.ProcessEnv): void => {
  const known = Object.values(settings).map((each) => each.env)
  for (const name of Object.keys(env)) {
    if (!name.startsWith('ROSTRA_') || known.includes(name)) continue
    const near = nearest(name, known)
    throw new ConfigError(
      `Unknown setting ${name}.${near === undefined ? ' See: rostra config explain' : ` Did you mean ${near}?`}`,
    )
  }
}

const readOne = (name: keyof Config, flags: Record<string, string | undefined>, env: NodeJS.ProcessEnv) => {
  const { env: variable, flag, fallback, meaning, read, secret } = settings[name] as Setting<Config[keyof Config]>
  const fromFlag = flag === undefined ? undefined : flags[flag]
  const text = fromFlag ?? (env[variable] === '' ? undefined : env[variable])
  const source = fromFlag !== undefined ? 'command line' : text !== undefined ? 'environment' : 'default'
  let value = fallback
  if (text !== undefined) {
    const result = read.safeParse(text)
    const what = source === 'command line' ? `--${flag}` : variable
    if (!result.success)
      throw new ConfigError(`${what} ${result.error.issues[0]?.message ?? 'is not valid'}. ${meaning}`)
    value = result.data
  }
  const explained: Explained = {
    name,
    env: variable,
    flag,
    value: veil(value, secret),
    source,
    fallback: show(fallback),
    meaning,
  }
  return { value, explained }
}

/** Reads all settings: the command line first, then the environment, then the defaults. The only reader of the environment. */
export const readConfig = (
  flags: Record<string, string | undefined> = {},
  env: NodeJS.ProcessEnv = process.env,
): { config: Config; explained: Explained[] } => {
  refuseUnknown(env)
  const names = Object.keys(settings) as (keyof Config)[]
  const read = names.map((name) => ({ name, ...readOne(name, flags, env) }))
  return {
    config: Object.fromEntries(read.map(({ name, value }) => [name, value])) as Config,
    explained: read.map(({ explained }) => explained),
  }
}
