import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApp } from '../src/app.js'
import { readConfig } from '../src/config.js'
import { scopes } from '../src/kernel/account.js'
import { silentLog } from '../src/kernel/log.js'
import type { Creator } from '../src/model/creator.js'
import { inventCreators } from './import/files.js'

/**
 * Exports every creator of a corpus and downloads the file, and shows what the server's memory does meanwhile: it must not grow
 * with the rows. The search index of as many creators lies in memory before, and is shown apart.
 * Usage: npm run bench -- export [ROWS]
 */
const rows = Number(process.argv[2] ?? 1_000_000)
const batch = 5000
const say = (line: string): void => void process.stdout.write(`${line}\n`)
const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`
const megabytes = (): number => Math.round(process.memoryUsage.rss() / 1e6)

const dataFolder = mkdtempSync(join(tmpdir(), 'rostra-bench-export-'))
const { config } = readConfig({ data: dataFolder }, {})
const app = await createApp({ config: { ...config, demo: false, loopDelayMaxMs: 60_000 }, log: silentLog })
const {
  ids,
  corpus: { creators, search },
  platform: { tokens },
} = app.context
const { origin } = await app.listen(0, '127.0.0.1')
const { secret } = await tokens.create({
  id: ids.next('tok'),
  accountId: await tokens.openAccount('bench'),
  name: 'bench',
  scopes,
})
const call = (path: string, body?: object): Promise<Response> =>
  fetch(`${origin}/v1${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: secret, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })

let begun = performance.now()
let part: Creator[] = []
for (const creator of inventCreators(rows)) {
  part.push(creator)
  if (part.length < batch) continue
  await creators.save(part)
  part = []
}
await creators.save(part)
await search.creators.caughtUp(3_600_000)
say(`${rows} creators kept and indexed in ${seconds(begun)}; memory ${megabytes()} MB`)

begun = performance.now()
const fields = [
  'network',
  'external_id',
  'handle',
  'name',
  'bio',
  'followers',
  'engagement_rate',
  'location',
  'contact',
]
const { id } = (await (await call('/discovery-export', { fields })).json()) as { id: string }
let next = 0.1
for (;;) {
  const { status, progress } = (await (await call(`/discovery-export/${id}?wait=1&limit=1`)).json()) as {
    status: string
    progress: { done: number } | null
  }
  const done = status === 'succeeded' ? rows : (progress?.done ?? 0)
  if (done >= next * rows) {
    say(`${String(done).padStart(9)} rows after ${seconds(begun).padStart(8)}  memory ${megabytes()} MB`)
    next = (Math.floor((done / rows) * 10) + 1) / 10
  }
  if (status === 'succeeded') break
  if (status !== 'queued' && status !== 'in_progress') throw new Error(status)
}

begun = performance.now()
let lines = 0
let bytes = 0
let most = 0
const file = await call(`/discovery-export/${id}?format=jsonl`)
for await (const chunk of file.body ?? []) {
  const piece = chunk as Uint8Array
  bytes += piece.length
  for (const byte of piece) if (byte === 10) lines++
  most = Math.max(most, megabytes())
}
say(`downloaded ${lines} lines, ${Math.round(bytes / 1e6)} MB, in ${seconds(begun)}; memory at most ${most} MB`)
await app.stop()
rmSync(dataFolder, { recursive: true, force: true })
if (lines !== rows) throw new Error(`${rows} rows went in, ${lines} came out.`)
