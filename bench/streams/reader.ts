import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { openContext, closeContext } from '../../src/context.js'
import type { readConfig } from '../../src/config.js'
import type { createLog } from '../../src/kernel/log.js'
import type { Watcher } from '../../src/gather/streams.js'
import { brand } from './posts.js'
import type { Streamed } from './play.js'

/** Follows a stream with the build of a checkout, into a database of its own, and tells what that took. Run by bench/streams.ts. */
const [checkout = '', network, wanted, terms] = process.argv.slice(2)
const load = async <T>(path: string): Promise<T> =>
  (await import(pathToFileURL(join(checkout, 'dist', path)).href)) as T

const config = (await load<{ readConfig: typeof readConfig }>('config.js')).readConfig
const { openContext: open, closeContext: close } = await load<{
  openContext: typeof openContext
  closeContext: typeof closeContext
}>('context.js')
const { createLog: logOf } = await load<{ createLog: typeof createLog }>('kernel/log.js')

const folder = mkdtempSync(join(tmpdir(), 'rostra-streams-'))
const context = await open({ config: config({ data: folder }).config, log: logOf('error') })
const { streams } = context.gathering
const done = new AbortController()
/** The first tenth warms up and is not counted. */
let [stored, before, counted] = [0, process.cpuUsage(), Number(wanted)]
const watcher: Watcher = {
  watched: async () => ({
    terms: [
      { words: brand },
      ...Array.from({ length: Number(terms) - 1 }, (_, n) => ({ words: `velora${n} brand${n}` })),
    ],
    authorIds: [],
  }),
  seen: async (_, contents) => {
    if (stored < Number(wanted) / 10 && stored + contents.length >= Number(wanted) / 10)
      [before, counted] = [process.cpuUsage(), Number(wanted) - stored - contents.length]
    stored += contents.length
    if (stored >= Number(wanted)) done.abort()
  },
}
streams.watch(watcher)
await new Promise((resolve) => setTimeout(resolve, 3000))
await streams.follow(network as Streamed, done.signal)
const { user, system } = process.cpuUsage(before)
process.stdout.write(
  `${JSON.stringify({ us: ((user + system) * Number(wanted)) / counted, stored, mb: Math.round(process.memoryUsage().rss / 2 ** 20) })}\n`,
)
await close(context)
rmSync(folder, { recursive: true, force: true })
