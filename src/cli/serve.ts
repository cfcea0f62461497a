import { isIP } from 'node:net'
import type { App } from '../app.js'
import { version } from '../version.js'
import { readConfig, type Config } from '../config.js'
import { keepHeapsSmall } from '../kernel/heap.js'
import { createLog } from '../kernel/log.js'
import { apiPrefix } from '../kernel/operation.js'
import { bold, dim, note, print, type Run } from './command.js'
import { openDemoToken } from './demo-token.js'

const portsTried = 50

const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'))

/** A server that others can reach must not run with a token that was made for trying things out. */
const refuseDemoInPublic = async ({ context: { platform, people } }: App, { host }: Config): Promise<void> => {
  const usable = (await platform.tokens.list({})).filter(({ revokedAt }) => revokedAt === null)
  const demo = usable.find(({ isDemo }) => isDemo)
  if (demo !== undefined)
    throw new Error(
      `${host} is a public address, but the local token of this data folder is still valid. Revoke it first: rostra token revoke ${demo.id}`,
    )
  if (usable.length === 0 && (await people.users.list({ limit: 1 })).length === 0)
    throw new Error(
      `${host} is a public address, but there is no token yet. Create one first: rostra token create --name NAME`,
    )
}

const listenNear = async (app: App, { port, host }: Config): Promise<{ port: number; origin: string }> => {
  for (let tried = port; ; tried++) {
    try {
      return await app.listen(tried, host)
    } catch (error) {
      const busy = (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
      if (!busy || port === 0 || tried - port >= portsTried || tried >= 65_535) throw error
    }
  }
}

/** Something worth looking at in a fresh install. */
const demoCall = '/profiles?network=instagram&handle=lumevia.official'

/** Opens the console; signed in, once, where there is a local token. */
const consoleLink = ({ signInCodes }: App, origin: string, token: string | undefined): string =>
  token === undefined ? `${origin}/` : `${origin}/#sign-in=${signInCodes.issue(token)}`

const welcome = (origin: string, token: string | undefined, app: App, config: Config, port: number): string => {
  const { engine } = app.context.db
  const shownToken = token ?? '<your token>'
  return [
    '',
    `${bold(`Rostra ${version}`)} is running.`,
    ...(port === config.port || config.port === 0 ? [] : [`Port ${config.port} is in use; listening on ${port}.`]),
    '',
    `  Base URL   ${origin}${apiPrefix}`,
    `  Console    ${bold(consoleLink(app, origin, token))}${token === undefined ? '' : dim('  (works once)')}`,
    `  Reference  ${origin}/docs/`,
    `  Token      ${shownToken}${token === undefined ? '' : dim('  (for this machine only)')}`,
    `  Data       ${engine === 'sqlite' ? config.dataFolder : 'PostgreSQL'}`,
    '',
    'Try it:',
    `  curl -H 'Authorization: ${shownToken}' '${origin}${apiPrefix}${app.context.demo === undefined ? '/networks' : demoCall}'`,
    '',
    'In a second terminal, for commands and scripts:',
    `  export ROSTRA_URL=${origin}${apiPrefix} ROSTRA_TOKEN=${shownToken}`,
    '',
    'Stop with Ctrl-C.',
    '',
  ].join('\n')
}

/** Resolves when the process is asked to stop. A second signal ends it at once. */
const stopSignal = (): Promise<string> =>
  new Promise((resolve) => {
    const once = (signal: NodeJS.Signals): void => {
      resolve(signal)
      process.once(signal, () => process.exit(1))
    }
    process.once('SIGTERM', once)
    process.once('SIGINT', once)
  })

export const run: Run = async ({ text, given }) => {
  keepHeapsSmall()
  const { config } = readConfig(text)
  const log = createLog(config.logLevel)
  const stopped = stopSignal()
  const { createApp } = await import('../app.js')
  const app = await createApp({ config, log })
  try {
    const local = isLoopback(config.host)
    const token = local ? await openDemoToken(app, config) : undefined
    if (!local) await refuseDemoInPublic(app, config)
    const { port, origin } = await listenNear(app, config)
    if (given.has('json'))
      print(
        JSON.stringify({
          ready: true,
          base_url: `${origin}${apiPrefix}`,
          token: token ?? null,
          console: consoleLink(app, origin, token),
        }),
      )
    else print(welcome(origin, token, app, config, port))
    await stopped
    if (!given.has('json')) note('Stopping.')
    return 0
  } finally {
    await app.stop()
  }
}
