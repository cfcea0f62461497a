import { createApp } from '../../src/app.js'
import { readConfig } from '../../src/config.js'
import { scopes } from '../../src/kernel/account.js'
import { silentLog } from '../../src/kernel/log.js'

/** A whole server over the demo world, nothing laid out beforehand, in a process of its own that can be killed. */
const [dataFolder = ''] = process.argv.slice(2)
const { config } = readConfig({ data: dataFolder }, {})
const app = await createApp({
  config: { ...config, demo: true, seedDemo: false, judgeThreads: 1, loopDelayMaxMs: 60_000 },
  log: silentLog,
})
const { origin } = await app.listen(0, '127.0.0.1')
const { tokens, ids } = app.context
const accountId = await tokens.openAccount('kill')
const { secret } = await tokens.create({ id: ids.next('tok'), accountId, name: 'kill', scopes })
process.stdout.write(`${JSON.stringify({ origin, token: secret })}\n`)
