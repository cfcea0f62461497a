import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { z } from 'zod'
import { oidcSettings } from './areas/people/oidc-settings.js'
import { judgeSettings } from './compute/judge/judge-settings.js'
import { searchSettings } from './corpus/search/search-settings.js'
import { auditSettings } from './db/audit/audit-settings.js'
import { s3Settings } from './db/backup/stores/s3-settings.js'
import { httpSettings } from './http/http-settings.js'
import { channelSettings } from './jobs/channels/channel-settings.js'
import { workSettings } from './jobs/work-settings.js'
import { clientSettings } from './kernel/client-settings.js'
import { logLevels, type LogLevel } from './kernel/log.js'
import { nearest } from './kernel/nearest.js'
import { integer, type Setting, setting, yesOrNo } from './kernel/setting.js'
import { telemetrySettings } from './kernel/traces/telemetry-settings.js'
import { sourceSettings } from './sources/source-settings.js'
import { reasonOf } from './kernel/reason-of.js'

// The library that runs the models reports its use to its maker unless told not to. Nothing leaves the machine unless an operator
// asks for it. It looks at the environment of the process when the first model is opened, in whatever thread.
process.env['ORT_DISABLE_TELEMETRY'] = '1'

/** Every setting there is. The help, `rostra config explain` and the table in the docs are made from this list. */
export const settings = {
  configFile: setting<string | undefined>({
    env: 'ROSTRA_CONFIG',
    fallback: undefined,
    meaning:
      'File with settings, one `NAME=value` per line. By default `rostra.env` in the working folder, if there is one. The environment takes precedence.',
    read: z.string().min(1),
  }),
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
  databaseConnections: setting({
    env: 'ROSTRA_DATABASE_CONNECTIONS',
    fallback: 10,
    meaning:
      'Maximum number of PostgreSQL connections per process; further queries wait. Indexing uses up to three more.',
    read: integer(2, 500),
  }),
  uploadFolder: setting<string | undefined>({
    env: 'ROSTRA_UPLOAD_FOLDER',
    fallback: undefined,
    meaning:
      'Folder for uploaded files until they are imported. By default, `imports` in the data folder. Servers and workers on several machines need one that all of them can read and write.',
    read: z
      .string()
      .min(1)
      .transform((path) => resolve(path)),
  }),
  demo: setting({
    env: 'ROSTRA_DEMO',
    fallback: true,
    meaning: 'Whether networks that are not read live show demo data. Demo data is invented and marked as synthetic.',
    read: yesOrNo,
  }),
  ...sourceSettings,
  seedDemo: setting({
    env: 'ROSTRA_DEMO_SEED',
    fallback: true,
    meaning:
      'Whether the first start stores the profiles and newest posts of the demo data, so that searches return results.',
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
  exportStore: setting<string | undefined>({
    env: 'ROSTRA_EXPORT_STORE',
    fallback: undefined,
    meaning:
      'Where scheduled exports are written: a folder, or s3://bucket/folder with the settings ROSTRA_S3_…. By default, the folder exports in the data folder.',
    read: z
      .string()
      .min(1)
      .transform((where) => (where.startsWith('s3://') ? where.replace(/\/+$/, '') : resolve(where))),
  }),
  ...channelSettings,
  linkPages: setting<'auto' | 'yes' | 'no'>({
    env: 'ROSTRA_LINK_PAGES',
    fallback: 'auto',
    meaning:
      'Whether /contact-info reads the web pages that a profile links to: yes, no, or auto. With auto, pages are only read if a network is read live.',
    read: z.enum(['auto', 'yes', 'no']),
  }),
  pictures: setting<'auto' | 'yes' | 'no'>({
    env: 'ROSTRA_PICTURES',
    fallback: 'auto',
    meaning:
      'Whether avatars and pictures of posts are fetched from their networks, scaled down and cached for 7 days: yes, no, or auto. With auto, only if a network is read live.',
    read: z.enum(['auto', 'yes', 'no']),
  }),
  audiencesPerMinute: setting({
    env: 'ROSTRA_AUDIENCES_PER_MINUTE',
    fallback: 20_000,
    meaning:
      'Maximum number of demo audiences analysed in the background per minute, so that searches can filter by audience. This takes a third of one core until it is done, as it does for imported audiences. 0 turns both off.',
    read: integer(0, 60_000),
  }),
  ...clientSettings,
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
  ...workSettings,
  ...searchSettings,
  ...auditSettings,
  ...s3Settings,
  ...judgeSettings,
  ...httpSettings,
  ...oidcSettings,
  ...telemetrySettings,
}

type Settings = typeof settings
export type Config = { [K in keyof Settings]: Settings[K]['fallback'] }

export interface Explained {
  name: keyof Config
  env: string
  flag: string | undefined
  value: string
  source: 'command line' | 'environment' | 'config file' | 'default'
  fallback: string
  meaning: string
}

/** What was set cannot be used. The message says what to change. */
export class ConfigError extends Error {
  /** The variable or flag that is to blame. */
  readonly blamed: string

  constructor(blamed: string, message: string) {
    super(message)
    this.blamed = blamed
  }
}

const show = (value: Config[keyof Config]): string => {
  if (value === undefined) return '(not set)'
  if (Array.isArray(value)) return value.join(',') || '(none)'
  if (typeof value !== 'object') return String(value)
  return Object.entries(value)
    .map((pair) => pair.join('='))
    .join(',')
}

/** Passwords do not belong on a screen. */
const veil = (value: Config[keyof Config], secret: boolean | undefined): string => {
  const shown = show(value).replace(/:\/\/([^:@/]*):[^@/]*@/, '://$1:…@')
  return secret === true && value !== undefined && !shown.includes('://') ? `${shown.slice(0, 4)}…` : shown
}

/** A misspelt variable must not silently leave a default in force. */
const refuseUnknown = (env: NodeJS.ProcessEnv): void => {
  const known = Object.values(settings).map((each) => each.env)
  for (const name of Object.keys(env)) {
    if (!name.startsWith('ROSTRA_') || known.includes(name) || env[name] === '') continue
    const near = nearest(name, known)
    throw new ConfigError(
      name,
      `Unknown setting ${name}.${near === undefined ? ' See: rostra config explain' : ` Did you mean ${near}?`}`,
    )
  }
}

const defaultFile = 'rostra.env'

/** What the config file says; nothing where there is none. */
const readFile = (env: NodeJS.ProcessEnv): NodeJS.Dict<string> => {
  const variable = settings.configFile.env
  const file = env[variable] ?? (existsSync(defaultFile) ? defaultFile : '')
  if (file === '') return {}
  try {
    return parseEnv(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new ConfigError(variable, `The config file ${file} cannot be read: ${reasonOf(error)}`)
  }
}

interface Given {
  flags: Record<string, string | undefined>
  env: NodeJS.ProcessEnv
  file: NodeJS.Dict<string>
}

/** Where a setting was set, the strongest first. An empty value means not set. */
const findGiven = ({ env: variable, flag }: { env: string; flag?: string }, { flags, env, file }: Given) => {
  if (flag !== undefined && flags[flag] !== undefined)
    return { source: 'command line' as const, text: flags[flag], name: `--${flag}` }
  const text = (env[variable] ?? file[variable]) || undefined
  const source = env[variable] === undefined ? ('config file' as const) : ('environment' as const)
  return { source: text === undefined ? ('default' as const) : source, text, name: variable }
}

const readOne = (name: keyof Config, given: Given) => {
  const definition = settings[name] as Setting<Config[keyof Config]>
  const { env, flag, fallback, meaning, read, secret } = definition
  const { source, text, name: blamed } = findGiven(definition, given)
  let value = fallback
  if (text !== undefined) {
    const result = read.safeParse(text)
    if (!result.success)
      throw new ConfigError(blamed, `${blamed} ${result.error.issues[0]?.message ?? 'is not valid'}. ${meaning}`)
    value = result.data
  }
  const explained: Explained = {
    name,
    env,
    flag,
    value: veil(value, secret),
    source,
    fallback: show(fallback),
    meaning,
  }
  return { value, explained }
}

/** Reads all settings: the command line, the environment, the config file, the defaults. The only reader of the environment. */
export const readConfig = (
  flags: Record<string, string | undefined> = {},
  env: NodeJS.ProcessEnv = process.env,
): { config: Config; explained: Explained[] } => {
  const given = { flags, env, file: readFile(env) }
  refuseUnknown({ ...given.file, ...env })
  const names = Object.keys(settings) as (keyof Config)[]
  const read = names.map((name) => ({ name, ...readOne(name, given) }))
  return {
    config: Object.fromEntries(read.map(({ name, value }) => [name, value])) as Config,
    explained: read.map(({ explained }) => explained),
  }
}

/** Reads what can be used, with the default for the rest, and says everything that is wrong rather than the first of it. */
export const readUsable = (flags: Record<string, string | undefined>): { config: Config; faults: string[] } => {
  const [env, faults, left] = [{ ...process.env }, [] as string[], { ...flags }]
  for (;;)
    try {
      return { config: readConfig(left, env).config, faults }
    } catch (error) {
      if (!(error instanceof ConfigError) || faults.includes(error.message)) throw error
      faults.push(error.message)
      if (error.blamed.startsWith('--')) left[error.blamed.slice(2)] = undefined
      else env[error.blamed] = ''
    }
}
