// npm run bench -- comments [count] [--known] [--kept]: how many comments a second the whole analysis reads, judges, keeps and counts, and
// what memory it takes. No two texts are the same, so that none is remembered; with --known all are: what everything but the judging costs.
// With --kept garbage is collected at each tenth, to see what is kept; that costs time.
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { createApp } from '../src/app.js'
import { readConfig } from '../src/config.js'
import { scopes } from '../src/kernel/account.js'
import { silentLog } from '../src/kernel/log.js'
import type { Verdict } from '../src/engine/text/verdict.js'
import type { Comment } from '../src/model/comment.js'

const print = (text = ''): void => void process.stdout.write(`${text}\n`)

const words = process.argv.slice(2)
const wanted = Number(words.find((word) => !word.startsWith('--')) ?? 20_000)
const dataFolder = mkdtempSync(join(tmpdir(), 'rostra-bench-'))
const { config } = readConfig({}, {})
const app = await createApp({
  config: { ...config, demo: true, seedDemo: false, dataFolder, judgeThreads: 1, workInServer: false },
  log: silentLog,
})
const { origin } = await app.listen(0, '127.0.0.1')
const { context } = app
const accountId = await context.platform.tokens.openAccount('bench')
const { secret } = await context.platform.tokens.create({
  id: context.ids.next('tok'),
  accountId,
  name: 'bench',
  scopes,
})
const call = async (method: string, path: string, body?: object): Promise<Record<string, unknown>> => {
  const response = await fetch(`${origin}/v1${path}`, {
    method,
    headers: { authorization: secret, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return (await response.json()) as Record<string, unknown>
}

/** Comments as people of the demo world write them; how fast a network gives them is not what is measured. */
const texts: Comment[] = []
const lumevia = { network: 'instagram', handle: 'lumevia.official' } as const
const creator = (await context.gathering.gather.profile(lumevia, { maxAgeMs: 0 })).value
const contents = (await context.gathering.gather.contents(creator, { limit: 200, maxAgeMs: 0 })).value
for (const content of contents) {
  if (texts.length >= 1500) break
  texts.push(...(await context.gathering.gather.commentsPage(content, { cursor: null, limit: 100 })).items)
}
const [content] = contents
if (content === undefined) throw new Error('the demo world has no contents')
context.gathering.gather.commentsPage = ({ network, contentId }, { cursor, limit }) => {
  const from = Number(cursor ?? 0)
  const items = Array.from({ length: Math.min(limit, wanted - from) }, (_, i): Comment => {
    const like = texts[(from + i) % texts.length] as Comment
    const author = { ...like.author, externalId: `${like.author.externalId}-${(from + i) % 9973}` }
    const round = Math.floor((from + i) / texts.length)
    const text = round === 0 || words.includes('--known') ? like.text : `${like.text} ${round}`
    return { ...like, text, network, contentId, commentId: `b${from + i}`, author, parentId: null }
  })
  const next = from + items.length
  return Promise.resolve({
    items,
    cursor: next >= wanted ? null : String(next),
    total: wanted,
    from: 'live',
    note: null,
    missing: [],
  })
}
await context.compute.judge.judge([{ text: 'hello there' }])
if (words.includes('--known')) {
  const asked = context.compute.judge.judge.bind(context.compute.judge)
  const known = new Map<string, Verdict>()
  const learn = await asked(
    texts.map(({ text, language }) => ({ text, language })),
    { tasks: ['sentiment', 'spam', 'intent'] },
  )
  learn.forEach((verdict, i) => known.set(texts[i]?.text ?? '', verdict))
  context.compute.judge.judge = (items) => Promise.resolve(items.map(({ text }) => known.get(text) as Verdict))
}

/** Reads the analysed comments as events while they are made, to the last one. */
const follow = async (path: string, id: string): Promise<number> => {
  const answer = await fetch(`${origin}/v1${path}/${id}/comments`, {
    headers: { authorization: secret, accept: 'text/event-stream' },
  })
  const mark = 'event: item\n'
  let [items, rest] = [0, '']
  for await (const chunk of answer.body ?? []) {
    // A mark may be cut in two by the end of a chunk.
    const text = rest + Buffer.from(chunk as Uint8Array).toString('latin1')
    items += text.split(mark).length - 1
    rest = text.slice(Math.max(text.lastIndexOf(mark) + mark.length, text.length - mark.length + 1))
  }
  return items
}

const megabytes = (): number => Math.round(process.memoryUsage().rss / 1e6)
setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void
/** What is kept, if that is asked: the heap after garbage was collected. What the process holds says when the collector last felt like it. */
const keptMegabytes = (): number => {
  if (!words.includes('--kept')) return megabytes()
  collectGarbage()
  return Math.round(process.memoryUsage().heapUsed / 1e6)
}
print(
  `${wanted} comments, ${words.includes('--known') ? 'verdicts known' : 'one judging thread'}, ${cpus().length} cores, ${cpus()[0]?.model ?? ''}`,
)
for (const [name, path, body] of [
  ['purchase intent', '/purchase-intent', { contents: [{ network: content.network, content_id: content.contentId }] }],
  [
    'comments relevance',
    '/comments-relevance',
    {
      content: { network: content.network, content_id: content.contentId },
      product: { name: 'Dew Serum', keywords: ['serum'] },
    },
  ],
] as const) {
  const { id } = await call('POST', path, { ...body, max_comments: wanted })
  const [before, cpuBefore] = [performance.now(), process.cpuUsage()]
  let highest = megabytes()
  const low = megabytes()
  // What is kept at every tenth of the work must not grow with what was read. A reader follows the stream meanwhile, slowly, as readers do.
  const tenths: number[] = []
  const watch = setInterval(() => {
    highest = Math.max(highest, megabytes())
    void context.jobs.requests.find(accountId, String(id)).then((request) => {
      const done = Math.floor((10 * (request?.items ?? 0)) / wanted)
      while (tenths.length < Math.min(10, done)) tenths.push(keptMegabytes())
    })
  }, 100)
  const followed = follow(path, String(id))
  await app.worker.drain()
  clearInterval(watch)
  const seen = await followed
  const tookS = (performance.now() - before) / 1000
  const cpu = process.cpuUsage(cpuBefore)
  const cpuS = (cpu.user + cpu.system) / 1e6
  const { status } = await call('GET', `${path}/${String(id)}`)
  const started = performance.now()
  const stream = await fetch(`${origin}/v1${path}/${String(id)}/comments`, {
    headers: { authorization: secret, accept: 'application/x-ndjson' },
  })
  let bytes = 0
  for await (const chunk of stream.body ?? []) bytes += (chunk as Uint8Array).length
  const streamS = (performance.now() - started) / 1000
  const page = performance.now()
  await call('GET', `${path}/${String(id)}/comments?sort=likes&sentiment=negative`)
  print(
    `${name}: ${String(status)}, ${Math.round(wanted / tookS)} comments/s (${Math.round(wanted / cpuS)} per second of processor time of all threads), ` +
      `the process ${low} MB before, ${highest} MB at most; ${words.includes('--kept') ? 'its heap without garbage' : 'it'} at each tenth ${tenths.join(' ')} MB; followed ${seen} as events meanwhile; streamed again ${(bytes / 1e6).toFixed(0)} MB in ${streamS.toFixed(1)} s; ` +
      `a filtered, sorted page in ${(performance.now() - page).toFixed(0)} ms`,
  )
}
await app.stop()
rmSync(dataFolder, { recursive: true, force: true })
