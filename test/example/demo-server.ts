import { createApp } from '../../src/app.js'
import { readConfig } from '../../src/config.js'
import { scopes } from '../../src/kernel/account.js'
import { silentLog } from '../../src/kernel/log.js'
import type { Creator } from '../../src/model/creator.js'
import { indexed } from '../indexed.js'

/**
 * A whole server over the demo world in a process of its own that can be killed. Nothing is laid out beforehand but, where a
 * number is given, so many of its people, and these can be found.
 */
const [dataFolder = '', people = '0', reachable = '', smtpUrl = '', databaseUrl = ''] = process.argv.slice(2)
const { config } = readConfig({ data: dataFolder }, databaseUrl === '' ? {} : { DATABASE_URL: databaseUrl })
const app = await createApp({
  config: {
    ...config,
    demo: true,
    seedDemo: false,
    audiencesPerMinute: 0,
    judgeThreads: 1,
    loopDelayMaxMs: 60_000,
    ...(smtpUrl === '' ? {} : { smtpUrl, mailFrom: 'rostra@acme.example' }),
  },
  log: silentLog,
  reachable: reachable === '' ? [] : [reachable],
})
const {
  ids,
  demo,
  platform: { tokens },
  corpus: { creators, search },
} = app.context
if (Number(people) > 0 && (await creators.isEmpty())) {
  const found: Creator[] = []
  for (const creator of demo?.creators() ?? []) {
    if (creator.state === 'active') found.push(creator)
    if (found.length >= Number(people)) break
  }
  await creators.save(found)
}
const { origin } = await app.listen(0, '127.0.0.1')
if (Number(people) > 0) await indexed(search.creators)
const accountId = await tokens.openAccount('kill')
const { secret } = await tokens.create({ id: ids.next('tok'), accountId, name: 'kill', scopes })
process.stdout.write(`${JSON.stringify({ origin, token: secret })}\n`)
