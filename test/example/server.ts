import { createApp } from '../../src/app.js'
import { readConfig } from '../../src/config.js'
import { silentLog } from '../../src/kernel/log.js'
import { createEffects, createExamplePair, Gates } from './pair.js'

/** Settings that whoever starts the process may decide. */
const passedOn = (): Record<string, string> =>
  Object.fromEntries(
    ['ROSTRA_ROLE', 'SEARCH_URL', 'ROSTRA_SEARCH_STORE', 'ROSTRA_SEARCH_PREFIX', 'ROSTRA_SEARCH_REPLICAS'].flatMap(
      (name) => {
        const value = process.env[name]
        return value === undefined ? [] : [[name, value]]
      },
    ),
  )

/** A whole server with the example pair, in a process of its own that can be killed. Says where it is when it is ready. */
const [dataFolder = '', databaseUrl] = process.argv.slice(2)
const { config } = readConfig(
  { data: dataFolder },
  {
    ROSTRA_DEMO: 'no',
    ...passedOn(),
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
  },
)
const app = await createApp({ config, log: silentLog, pairs: [createExamplePair(new Gates()).example] })
await createEffects(app.context.db)
const { origin } = await app.listen(0, '127.0.0.1')
const {
  ids,
  platform: { tokens },
} = app.context
const accountId = await tokens.openAccount('kill')
const { secret } = await tokens.create({ id: ids.next('tok'), accountId, name: 'kill', scopes: ['creators'] })
process.stdout.write(`${JSON.stringify({ origin, token: secret })}\n`)
