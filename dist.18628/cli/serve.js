import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { createApp, demoTokenFile } from '../app.js'
import { version } from '../version.js'
import { readConfig } from '../config.js'
import { scopes } from '../kernel/account.js'
import { createLog } from '../kernel/log.js'
import { apiPrefix } from '../kernel/operation.js'
import { bold, dataFlag, dim, jsonFlag, note, print } from './command.js'
const portsTried = 50
const isLoopback = (host) => host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'))
const openDemoToken = async ({ context: { tokens, ids } }, config) => {
  const file = demoTokenFile(config)
  const known = await tokens.list({})
  const demo = known.find(({ isDemo }) => isDemo)
  if (demo !== void 0) return demo.revokedAt === null && existsSync(file) ? readFileSync(file, 'utf8').trim() : void 0
  if (known.length > 0) return void 0
  const accountId = await tokens.openAccount('demo')
  const { secret } = await tokens.create({ id: ids.next('tok'), accountId, name: 'demo', scopes, isDemo: true })
  writeFileSync(
    file,
    `${secret}
`,
    { mode: 384 },
  )
  return secret
}
const refuseDemoInPublic = async ({ context: { tokens } }, { host }) => {
  const usable = (await tokens.list({})).filter(({ revokedAt }) => revokedAt === null)
  const demo = usable.find(({ isDemo }) => isDemo)
  if (demo !== void 0)
    throw new Error(
      `${host} is a public address, and this data folder still has its demo token. Revoke it first: rostra token revoke ${demo.id}`,
    )
  if (usable.length === 0)
    throw new Error(
      `${host} is a public address, and there is no token yet. Create one first: rostra token create --name NAME`,
    )
}
const listenNear = async (app, { port, host }) => {
  for (let tried = port; ; tried++) {
    try {
      return await app.listen(tried, host)
    } catch (error) {
      const busy = error.code === 'EADDRINUSE'
      if (!busy || port === 0 || tried - port >= portsTried || tried >= 65535) throw error
    }
  }
}
const demoCall = '/profiles?network=instagram&handle=lumevia.official'
const consoleLink = ({ signInCodes }, origin, token) =>
  token === void 0 ? `${origin}/` : `${origin}/#sign-in=${signInCodes.issue(token)}`
const welcome = (origin, token, app, config, port) => {
  const { engine } = app.context.db
  const shownToken = token ?? '<your token>'
  return [
    '',
    `${bold(`Rostra ${version}`)} is running.`,
    ...(port === config.port || config.port === 0 ? [] : [`Port ${config.port} is busy, so it took ${port}.`]),
    '',
    `  Base URL   ${origin}${apiPrefix}`,
    `  Console    ${bold(consoleLink(app, origin, token))}${token === void 0 ? '' : dim('  (signs in once)')}`,
    `  Reference  ${origin}/docs/`,
    `  Token      ${shownToken}${token === void 0 ? '' : dim('  (demo, for this machine only)')}`,
    `  Data       ${engine === 'sqlite' ? config.dataFolder : 'PostgreSQL'}`,
    '',
    'Try it:',
    `  curl -H 'Authorization: ${shownToken}' '${origin}${apiPrefix}${app.context.demo === void 0 ? '/networks' : demoCall}'`,
    '',
    'Stop with Ctrl-C.',
    '',
  ].join('\n')
}
const stopSignal = () =>
  new Promise((resolve) => {
    const once = (signal) => {
      resolve(signal)
      process.once(signal, () => process.exit(1))
    }
    process.once('SIGTERM', once)
    process.once('SIGINT', once)
  })
const serve = {
  name: 'serve',
  summary: 'Serve the interface, and carry out requests in the same process.',
  usage: 'rostra serve [--port N] [--host ADDRESS] [--data DIR] [--json]',
  examples: ['rostra serve', 'rostra serve --port 9000 --data /var/lib/rostra', 'rostra serve --json --port 0'],
  flags: [
    { name: 'port', value: 'N', meaning: 'port to listen on (default: 8080; a busy one takes the next)' },
    { name: 'host', value: 'ADDRESS', meaning: 'address to listen on (default: 127.0.0.1)' },
    dataFlag,
    { name: 'json', meaning: 'print one JSON line when ready, for programs' },
  ],
  run: async ({ text, given }) => {
    const { config } = readConfig(text)
    const log = createLog(config.logLevel)
    const stopped = stopSignal()
    const app = await createApp({ config, log })
    try {
      const local = isLoopback(config.host)
      const token = local ? await openDemoToken(app, config) : void 0
      if (!local) await refuseDemoInPublic(app, config)
      const { port, origin } = await listenNear(app, config)
      if (given.has(jsonFlag.name))
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
      if (!given.has(jsonFlag.name)) note('Stopping.')
      return 0
    } finally {
      await app.stop()
    }
  },
}
export { serve }
//# sourceMappingURL=serve.js.map
