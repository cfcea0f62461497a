import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { Pool } from '../../compute/pool.js'
import { openDatabase } from '../../db/database.js'
import { createCreatorsKind } from './creators.js'
import { IndexFolder } from './folder.js'
import { earliest, KeptIndex } from './kept-index.js'
import { createTextsKind } from './texts.js'
import { WhereaboutsOf } from './whereabouts.js'
const lookMs = 250
const failedMs = 1e3
const { folder, databaseUrl, dataFolder, noted } = workerData
const say = (word) => parentPort?.postMessage(word)
let merging
const merge = ({ parts }) => {
  merging ??= new Pool({ name: 'merge-thread', callerUrl: import.meta.url, size: 1 })
  return merging.run(parts.map(({ segment, deleted }) => ({ file: segment.file, deleted })))
}
const life = randomUUID().slice(0, 8)
const db = openDatabase({ databaseUrl, dataFolder })
const saved = /* @__PURE__ */ new Map()
const keep = (kind) =>
  new KeptIndex({
    kind,
    folder: new IndexFolder(join(folder, kind.name)),
    db,
    merge,
    now: () => performance.now(),
    warn: (fields, message) => say({ say: 'warning', fields: toPlain(fields), message }),
    saved: (followed) => {
      saved.set(kind.name, followed)
      const reached = saved.size === kinds.length ? earliest([...saved.values()]) : void 0
      if (reached !== void 0) say({ say: 'saved', followed: reached })
    },
    publish: ({ snapshot, ids, followed, building }) =>
      say({
        say: 'published',
        index: kind.name,
        followed,
        building,
        docs: snapshot.docs,
        snapshot: {
          version: `${life}-${snapshot.version}`,
          life,
          schema: snapshot.schema,
          segments: snapshot.segments.map(({ segment, deleted }, i) => ({
            id: ids[i] ?? 0,
            file: segment.file,
            deleted,
          })),
        },
      }),
  })
const toPlain = (fields) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      value instanceof Error ? { message: value.message, stack: value.stack } : value,
    ]),
  )
const whereabouts = new WhereaboutsOf()
const kinds = [createCreatorsKind(whereabouts), createTextsKind(whereabouts)]
const indexes = kinds.map(keep)
const end = new AbortController()
const isOver = () => end.signal.aborted
let wake = () => {}
let asked = false
parentPort?.on('message', (order) => {
  if (order === 'close') end.abort()
  if (order === 'save') for (const index of indexes) index.save()
  asked = true
  wake()
})
const rest = (ms) =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    wake = () => {
      clearTimeout(timer)
      resolve()
    }
    if (asked) wake()
    asked = false
  })
const turnAll = async () => {
  let more = false
  for (const index of indexes) more = (await index.turn()) || more
  return more
}
const run = async () => {
  let opened = 0
  while (!isOver()) {
    try {
      for (; opened < indexes.length; opened++) await indexes[opened]?.open(noted)
      if (!(await turnAll()) && !isOver()) await rest(lookMs)
      else await new Promise((resolve) => setImmediate(resolve))
    } catch (error) {
      say({
        say: 'warning',
        fields: toPlain({ err: error }),
        message: 'following the corpus failed; it is tried again',
      })
      if (!isOver()) await rest(failedMs)
    }
  }
  for (const index of indexes.slice(0, opened)) await index.close()
  await merging?.close()
  await db.close()
  say({ say: 'closed' })
  parentPort?.close()
}
void run()
//# sourceMappingURL=keeper-thread.js.map
