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
    meaning: 'Port to listen on. A busy one is left alone: the next free one is taken, and said.',
    read: integer(0, 65_535),
  }),
  host: setting({
    env: 'ROSTRA_HOST',
    flag: 'host',
    fallback: '127.0.0.1',
    meaning: 'Address to listen on. Anything but loopback is public and needs tokens of your own.',
    read: z.string().min(1),
  }),
  dataFolder: setting({
    env: 'ROSTRA_DATA',
    flag: 'data',
    fallback: resolve('data'),
    meaning: 'Folder for everything Rostra keeps. Only one server can use it at a time.',
    read: z
      .string()
      .min(1)
      .transform((path) => resolve(path)),
  }),
  databaseUrl: setting<string | undefined>({
    env: 'DATABASE_URL',
    fallback: undefined,
    meaning: 'postgres:// URL of a PostgreSQL database, 15 or newer. Without it, SQLite in the data folder is used.',
    read: z.string().regex(/^postgres(ql)?:\/\//, 'must start with postgres://'),
    secret: true,
  }),
  demo: setting({
    env: 'ROSTRA_DEMO',
    fallback: true,
    meaning:
      'Whether networks without a source of their own are played by the demo world, which is invented and says so.',
    read: yesOrNo,
  }),
  networks: setting<RealNetwork[]>({
    env: 'ROSTRA_NETWORKS',
    fallback: [],
    meaning: `Networks to read for real, separated by commas: ${realNetworks.join(', ')}. None by default, so nothing leaves the machine.`,
    read: list.pipe(z.array(z.enum(realNetworks, `must be a list of: ${realNetworks.join(', ')}`))),
  }),
  blueskyUrl: setting({
    env: 'ROSTRA_BLUESKY_URL',
    fallback: 'https://public.api.bsky.app',
    meaning: 'The AppView that is asked when bluesky is one of ROSTRA_NETWORKS.',
    read: z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, '')),
  }),
  jetstreamUrl: setting({
    env: 'ROSTRA_JETSTREAM_URL',
    fallback: 'wss://jetstream2.us-east.bsky.network/subscribe',
    meaning: 'The stream of new posts that `rostra ingest bluesky` follows.',
    read: z.url({ protocol: /^wss?$/ }),
  }),
  mastodonInstances: setting<string[]>({
    env: 'ROSTRA_MASTODON_INSTANCES',
    fallback: [],
    meaning: 'Mastodon servers that may be asked, separated by commas. Any public one by default.',
    read: list,
  }),
  mastodonTokens: setting<string[]>({
    env: 'ROSTRA_MASTODON_TOKENS',
    fallback: [],
    meaning: 'Access tokens for Mastodon servers that tell strangers little, as server=token, separated by commas.',
    read: list.pipe(z.array(z.string().regex(/^[^=]+=[^=]+$/, 'must be server=token, separated by commas'))),
    secret: true,
  }),
  youtubeKey: setting<string | undefined>({
    env: 'ROSTRA_YOUTUBE_KEY',
    fallback: undefined,
    meaning: 'Key of the YouTube Data API v3, for ROSTRA_NETWORKS=youtube.',
    read: z.string().min(10),
    secret: true,
  }),
  youtubeUnitsADay: setting({
    env: 'ROSTRA_YOUTUBE_UNITS_A_DAY',
    fallback: 10_000,
    meaning: 'Units a day that the project of the YouTube key has.',
    read: integer(1, 1_000_000_000),
  }),
  seedDemo: setting({
    env: 'ROSTRA_DEMO_SEED',
    fallback: true,
    meaning:
      'Whether a first start lays out the people and newest contents of the demo world, so that there is something to find.',
    read: yesOrNo,
  }),
  rateCard: setting<string | undefined>({
    env: 'ROSTRA_RATE_CARD',
    fallback: undefined,
    meaning:
      'JSON file with the prices that reports estimate with; docs/analytics.md says what is in it. Ours by default.',
    read: z
      .string()
      .min(1)
      .transform((path) => resolve(path)),
  }),
  linkPages: setting<'auto' | 'yes' | 'no'>({
    env: 'ROSTRA_LINK_PAGES',
    fallback: 'auto',
    meaning:
      'Whether /contact-info opens the pages that a profile links to: yes, no, or auto, which opens them when a network is read for real, so that nothing leaves the machine before.',
    read: z.enum(['auto', 'yes', 'no']),
  }),
  audiencesPerMinute: setting({
    env: 'ROSTRA_AUDIENCES_PER_MINUTE',
    fallback: 300,
    meaning:
      'How many audiences of the demo world are looked at in the background each minute, so that searches can filter by them. 0 looks at none.',
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
    meaning: 'How clients reach this server, if not by host and port: used in links.',
    read: z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, '')),
  }),
  logLevel: setting<LogLevel>({
    env: 'ROSTRA_LOG_LEVEL',
    fallback: 'info',
    meaning: `How much to log, to stderr: ${logLevels.join(', ')}. debug has a line for every call.`,
    read: z.enum(logLevels),
  }),
  workInServer: setting({
    env: 'ROSTRA_WORK_IN_SERVER',
    fallback: true,
    meaning: 'Whether the server carries out requests itself. Say no when `rostra worker` runs apart.',
    read: yesOrNo,
  }),
  slots: setting({
    env: 'ROSTRA_WORKER_SLOTS',
    fallback: 4,
    meaning: 'How many requests one process carries out at the same time.',
    read: integer(1, 1000),
  }),
  searchThreads: setting({
    env: 'ROSTRA_SEARCH_THREADS',
    fallback: 0,
    meaning: 'Threads that search. 0 means one for each core, up to eight.',
    read: integer(0, 64),
  }),
  ...judgeSettings,
  ratePerMinute: setting({
    env: 'ROSTRA_RATE_PER_MINUTE',
    fallback: 6000,
    meaning: 'Calls a minute for each token, unless the token has its own rate. 0 lifts the limit.',
    read: integer(0, 10_000_000),
  }),
  bodyBytesMax: setting({
    env: 'ROSTRA_BODY_BYTES_MAX',
    fallback: 1_048_576,
    meaning: 'Largest body of a call, in bytes, unless the operation says otherwise.',
    read: integer(1024, 104_857_600),
  }),
  timeoutMs: setting({
    env: 'ROSTRA_TIMEOUT_MS',
    fallback: 35_000,
    meaning: 'Longest time a call may take, in milliseconds, unless the operation says otherwise.',
    read: integer(1000, 600_000),
  }),
  callsMax: setting({
    env: 'ROSTRA_CALLS_MAX',
    fallback: 1000,
    meaning: 'Calls in progress beyond which further ones are refused with 503.',
    read: integer(1, 1_000_000),
  }),
  loopDelayMaxMs: setting({
    env: 'ROSTRA_LOOP_DELAY_MAX_MS',
    fallback: 1000,
    meaning: 'Delay of the event loop beyond which calls are refused with 503.',
    read: integer(10, 60_000),
  }),
  corsOrigins: setting<string[]>({
    env: 'ROSTRA_CORS_ORIGINS',
    fallback: [],
    meaning: 'Web origins that may call from a browser, separated by commas. None by default.',
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
      `There is no setting ${name}.${near === undefined ? ' See: rostra config explain' : ` Did you mean ${near}?`}`,
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
