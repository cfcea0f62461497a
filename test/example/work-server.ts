import { once } from 'node:events'
import { createApp } from '../../src/app.js'
import { readConfig } from '../../src/config.js'
import { scopes } from '../../src/kernel/account.js'
import { silentLog } from '../../src/kernel/log.js'
import { contentLike, creatorLike } from '../records.js'

/** A whole server over a few stored people and their posts, in a process of its own that starts quickly and can be killed. It begins when it is told. */
await once(process.stdin, 'data')
const [dataFolder = '', people = '0', databaseUrl = ''] = process.argv.slice(2)
const { config } = readConfig({ data: dataFolder }, databaseUrl === '' ? {} : { DATABASE_URL: databaseUrl })
const app = await createApp({
  config: { ...config, demo: false, audiencesPerMinute: 0, judgeThreads: 1, loopDelayMaxMs: 60_000 },
  log: silentLog,
})
const {
  ids,
  platform: { tokens },
  corpus: { creators, contents },
} = app.context
const postsEach = 5

if (await creators.isEmpty()) {
  const handles = Array.from({ length: Number(people) }, (_, i) => `keeper${i}`)
  await creators.save(handles.map((handle) => creatorLike({ externalId: handle, handle, followers: 1000 })))
  await contents.save(
    handles.flatMap((handle) =>
      Array.from({ length: postsEach }, (_, i) =>
        contentLike({
          contentId: `${handle}.${i}`,
          author: handle,
          authorExternalId: handle,
          text: `Day ${i} at the harbour with ${handle}, and the wind is rising`,
        }),
      ),
    ),
  )
}
const { origin } = await app.listen(0, '127.0.0.1')
const accountId = await tokens.openAccount('kill')
const { secret } = await tokens.create({ id: ids.next('tok'), accountId, name: 'kill', scopes })
process.stdout.write(`${JSON.stringify({ origin, token: secret })}\n`)
