import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ClusterClient } from '../../src/corpus/search/opensearch/client.js'
import { ClusterReader } from '../../src/corpus/search/opensearch/reader.js'
import { ClusterWriter } from '../../src/corpus/search/opensearch/writer.js'
import { openDatabase } from '../../src/db/database.js'
import { SearchNodes } from '../example/search-nodes.js'
import { schema } from '../search/corpus.js'
import { mark } from '../search-port/engine.js'

/**
 * Kills the nodes of a cluster of three in turn, with SIGKILL, while documents are written, replaced, removed and searched, and compares the
 * index with what was acknowledged: `npm run torture -- nodes [ROUNDS]`.
 */
const rounds = Number(process.argv[2] ?? 3)
const [docsEach, batchesBefore, batchesAfter, docsMax] = [20, 8, 12, 9000]
const say = (text: string): void => void process.stderr.write(`${text}\n`)
const nodes = new SearchNodes()
const folder = mkdtempSync(join(tmpdir(), 'rostra-torture-'))
const db = openDatabase({ databaseUrl: undefined, dataFolder: folder })
const client = new ClusterClient(nodes.addresses.join(','))
const parts = { client, prefix: 'torture', name: 'creators' as const, owner: 'torture', schema }
const sizing = { shards: 3, replicas: 1 }
const writer = new ClusterWriter({ ...parts, sizing, nextId: () => '1', term: 1, now: () => performance.now() })
const reader = new ClusterReader({ ...parts, db, pollMs: 100 })

/** What was acknowledged: keys, and the number each was written with last. */
const live = new Map<string, number>()
const report = {
  rounds,
  acknowledged: 0,
  removed: 0,
  refused: 0,
  batches_repeated: 0,
  searches: 0,
  searches_failed: 0,
  searches_short: 0,
  longest_without_answer_ms: 0,
  longest_batch_ms: 0,
  until_green_ms: [] as number[],
}
let [batch, nextKey, isOver] = [0, 0, false]
const failures = new Map<string, number>()
const noteFailure = (error: unknown): void => {
  const text = String(error).slice(0, 160)
  failures.set(text, (failures.get(text) ?? 0) + 1)
}

/** Until the nodes that are left have agreed on who does what. */
const someoneAnswers = (): Promise<unknown> =>
  client.call('GET', '/_cluster/health?wait_for_status=yellow&timeout=5s').catch(() => undefined)

/** As the indexer does: what failed is done again until it is taken. */
const untilTaken = async (work: () => Promise<void>): Promise<void> => {
  for (;;)
    try {
      return await work()
    } catch (error) {
      noteFailure(error)
      report.batches_repeated++
      await someoneAnswers()
    }
}

const writeBatch = async (): Promise<void> => {
  const number = ++batch
  const fresh = live.size < docsMax ? Array.from({ length: docsEach }, () => `k${nextKey++}`) : []
  const old = [...live.keys()].filter((_, i) => i % 97 === number % 97)
  const documents = [...fresh, ...old].map((key) => ({ key, values: { followers: number, bio: 'fit travel' } }))
  const leaving = [...live.keys()].filter((key, i) => i % 211 === number % 211 && !old.includes(key)).slice(0, 3)
  const begun = performance.now()
  await untilTaken(async () => {
    const refused = await writer.put(documents)
    report.refused += refused.length
    for (const { error } of refused) noteFailure(error)
    await writer.remove(leaving)
    await writer.show(mark(number))
    await writer.commit(mark(number))
  })
  report.longest_batch_ms = Math.max(report.longest_batch_ms, Math.round(performance.now() - begun))
  for (const { key } of documents) live.set(key, number)
  for (const key of leaving) live.delete(key)
  report.acknowledged += documents.length
  report.removed += leaving.length
}

/** Asks all the while; an answer may lag behind what is written, but not behind what was shown before the question. */
const keepAsking = async (): Promise<void> => {
  let answeredAt = performance.now()
  while (!isOver) {
    const shownBefore = live.size - docsEach * 3
    try {
      const { results } = await reader.search([{ filter: { text: { fields: ['bio'], query: 'fit' } }, limit: 10 }])
      report.searches++
      if ((results[0]?.total?.value ?? 0) < shownBefore) report.searches_short++
      report.longest_without_answer_ms = Math.max(
        report.longest_without_answer_ms,
        Math.round(performance.now() - answeredAt),
      )
      answeredAt = performance.now()
    } catch (error) {
      noteFailure(error)
      report.searches_failed++
      await someoneAnswers()
    }
  }
}

const waitForGreen = async (): Promise<void> => {
  for (let green = false; !green;)
    green = await client
      .call<{ timed_out: boolean }>('GET', '/_cluster/health?wait_for_status=green&wait_for_nodes=3&timeout=20s')
      .then(({ timed_out: isLate }) => !isLate)
      .catch(() => false)
}

/** What the index holds in the end. */
const readAll = async (): Promise<Map<string, number>> => {
  await client.call('POST', '/torture-creators/_refresh')
  const { hits } = await client.call<{ hits: { hits: { _id: string; _source: { v: { followers: number } } }[] } }>(
    'POST',
    '/torture-creators/_search?allow_partial_search_results=false',
    { body: { size: 10_000, query: { match_all: {} } } },
  )
  return new Map(hits.hits.map(({ _id, _source }) => [_id, _source.v.followers]))
}

try {
  await nodes.start()
  await waitForGreen()
  say('three nodes are up')
  await writer.open()
  await writer.clear()
  await writeBatch()
  const asking = keepAsking()
  for (let round = 0; round < rounds; round++) {
    const number = (round % 3) + 1
    for (let i = 0; i < batchesBefore; i++) await writeBatch()
    const killedAt = performance.now()
    // Not between two batches: while one is written.
    await Promise.all([writeBatch(), nodes.kill(number)])
    say(`node ${number} was killed`)
    for (let i = 0; i < batchesAfter; i++) await writeBatch()
    nodes.run(number)
    await Promise.all([nodes.isUp(number).then(waitForGreen), writeBatch()])
    report.until_green_ms.push(Math.round(performance.now() - killedAt))
    say(`node ${number} is back`)
  }
  isOver = true
  await asking
  const held = await readAll()
  const lost = [...live].filter(([key, number]) => held.get(key) !== number)
  const tooMany = [...held.keys()].filter((key) => !live.has(key))
  process.stdout.write(
    `${JSON.stringify({ ...report, documents: held.size, lost: lost.length, too_many: tooMany.length, failures: [...failures] }, null, 2)}\n`,
  )
  process.exitCode = lost.length + tooMany.length + report.refused + report.searches_short > 0 ? 1 : 0
} finally {
  isOver = true
  await reader.close().catch(() => {})
  await db.close()
  await nodes.stop()
  rmSync(folder, { recursive: true, force: true })
}
