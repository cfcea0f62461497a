import { once } from 'node:events'
import { serveStdio } from '@modelcontextprotocol/server/stdio'
import { readConfig, type Config } from '../config.js'
import { createLog } from '../kernel/log.js'
import { apiPrefix } from '../kernel/operation.js'
import { Refused, toRefused, toUrl, type Ask, type Json } from '../mcp/ask.js'
import { createMcpServer } from '../mcp/server.js'
import { version } from '../version.js'
import { note, type Run } from './command.js'
import { baseUrlOf, openDemoToken, readDemoToken } from './demo-token.js'

/** Where calls go, and how what was opened for them is closed. */
interface Service {
  baseUrl: string
  token: string
  close: () => Promise<void>
}

const answers = async (baseUrl: string): Promise<boolean> =>
  fetch(`${baseUrl}/usage`).then(
    async (response) => {
      await response.body?.cancel()
      return response.headers.has('rostra-version')
    },
    () => false,
  )

/** A server that runs, or else one of our own on this data folder, which ends with us. */
const openService = async (config: Config): Promise<Service> => {
  const baseUrl = baseUrlOf(config)
  if (config.url !== undefined || (await answers(baseUrl)))
    return { baseUrl, token: config.token ?? readDemoToken(config), close: async () => {} }
  note(`No server answers at ${baseUrl}: starting one on ${config.dataFolder} for this session.`)
  const { createApp } = await import('../app.js')
  const app = await createApp({ config, log: createLog(config.logLevel) })
  const token = config.token ?? (await openDemoToken(app, config))
  if (token === undefined) throw new Error('No token. Set ROSTRA_TOKEN: rostra token create makes one.')
  const { origin } = await app.listen(0, '127.0.0.1')
  return { baseUrl: `${origin}${apiPrefix}`, token, close: () => app.stop() }
}

const askOver =
  ({ baseUrl, token }: Service): Ask =>
  async (asked, signal) => {
    const { method, body } = asked
    const response = await fetch(baseUrl + toUrl(asked), {
      method,
      headers: { authorization: token, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal === undefined ? {} : { signal }),
    }).catch((error: unknown) => {
      if (signal?.aborted === true) throw error
      throw new Refused(`No server answers at ${baseUrl}. Start it with: rostra serve`)
    })
    const text = await response.text()
    const answer = text === '' ? {} : (JSON.parse(text) as Json)
    if (!response.ok) throw toRefused(answer)
    return answer
  }

export const run: Run = async ({ text }) => {
  const { config } = readConfig(text)
  const service = await openService(config)
  try {
    const served = serveStdio(() => createMcpServer(askOver(service), version), {
      onerror: (error) => note(`rostra mcp: ${error.message}`),
    })
    // A host ends a session by closing our input, or by a signal.
    await Promise.race([
      once(process.stdin, 'close'),
      once(process.stdin, 'end'),
      once(process, 'SIGTERM'),
      once(process, 'SIGINT'),
    ])
    await served.close()
    return 0
  } finally {
    await service.close()
  }
}
