import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { ZipStream } from '../src/engine/tables/zip.js'
import { endAll } from './example/end-all.js'
import { startServer, type ServerProcess } from './example/server-process.js'

const folder = mkdtempSync(join(tmpdir(), 'rostra-import-kill-'))
const running: ChildProcess[] = []
afterAll(async () => {
  await endAll(running)
  rmSync(folder, { recursive: true, force: true })
})

/** Rows of each table. Those at every hundredth place cannot be taken. */
const rows = 11_000
const refused = rows / 100

const tableOf = (header: string, row: (i: number, isWrong: boolean) => string): string =>
  [header, ...Array.from({ length: rows }, (_, i) => row(i, i % 100 === 0))].join('\n')

const tables = {
  'accounts.csv': tableOf(
    'network,handle,followers',
    (i, isWrong) => `instagram,${isWrong ? 'not!one' : 'person'}${i},${i}`,
  ),
  'posts.csv': tableOf(
    'network,content_id,author,type,text,published_at',
    (i, isWrong) => `instagram,post${i},${isWrong ? 'not!one' : 'person'}${i},image,Bread ${i},2026-03-01T10:00:00Z`,
  ),
}

const packed = (): Buffer => {
  const zip = new ZipStream()
  const parts: Uint8Array[] = []
  for (const [name, text] of Object.entries(tables)) parts.push(...zip.open(name), ...zip.add(text), ...zip.close())
  return Buffer.concat([...parts, ...zip.end()])
}

interface Shown {
  id: string
  status: string
  progress: { share: number }
  result: Record<string, unknown> | null
}
type Call = ServerProcess['call']

const serve = async (): Promise<ServerProcess> => {
  const server = await startServer('demo-server', [folder])
  running.push(server.child)
  return server
}

const shownBy = async (answer: Promise<Response>): Promise<Shown> => (await (await answer).json()) as Shown

/** What was refused is written with each batch: rows of a table that are there mean that a batch of it is. */
const rejectsOf = async (call: Call, id: string): Promise<string[]> =>
  (await (await call(`/imports/${id}/rejects`)).text()).split('\n').filter((line) => line !== '')

const untilRefused = async (call: Call, id: string, table: string): Promise<void> => {
  const isThere = async (): Promise<boolean> => (await rejectsOf(call, id)).some((line) => line.includes(table))
  await vi.waitUntil(isThere, { timeout: 120_000, interval: 25 })
}

const untilEnd = async (call: Call, id: string): Promise<Shown> => {
  let shown = await shownBy(call(`/imports/${id}?wait=30`))
  while (shown.status === 'queued' || shown.status === 'in_progress')
    shown = await shownBy(call(`/imports/${id}?wait=30`))
  return shown
}

const wholeResult = {
  rows: rows * 2,
  imported: (rows - refused) * 2,
  rejected: refused * 2,
  records: { creators: rows - refused, contents: rows - refused },
}

test('an import that is killed in each of its tables ends with every row once; one that is canceled can be run again', async () => {
  let { child, call } = await serve()
  const file = await shownBy(call('/imports/files?name=both.zip', packed()))
  const { id } = await shownBy(call('/imports', { file_id: file.id }))
  for (const table of Object.keys(tables)) {
    await untilRefused(call, id, table)
    child.kill('SIGKILL')
    await once(child, 'exit')
    ;({ child, call } = await serve())
  }
  expect(await untilEnd(call, id)).toMatchObject({ status: 'succeeded', progress: { share: 1 }, result: wholeResult })
  const rejects = await rejectsOf(call, id)
  expect([rejects.length, new Set(rejects).size]).toEqual([refused * 2, refused * 2])
  const known = async (): Promise<unknown> =>
    ((await (await call('/discovery', { limit: 1 })).json()) as { total?: { value: number } }).total?.value
  await vi.waitUntil(async () => (await known()) === rows - refused, { timeout: 120_000, interval: 200 })

  // One that ended before the cancel came cannot be canceled any more: then another one is.
  const cancelOne = async (): Promise<Shown> => {
    const begun = await shownBy(call('/imports', { file_id: file.id }))
    await untilRefused(call, begun.id, 'accounts.csv')
    const answer = await call(`/requests/${begun.id}/cancel`, {})
    if (answer.status === 409) return cancelOne()
    expect(((await answer.json()) as Shown).status).toBe('canceled')
    return begun
  }
  const again = await cancelOne()
  const third = await shownBy(call('/imports', { file_id: file.id }))
  expect(await untilEnd(call, third.id)).toMatchObject({ status: 'succeeded', result: wholeResult })
  const refusedBefore = async (): Promise<number> => (await rejectsOf(call, again.id)).length
  let stopped = await shownBy(call(`/imports/${again.id}`))
  // The batch that was being written when it was canceled is written to its end, and counted.
  await vi.waitUntil(
    async () => {
      stopped = await shownBy(call(`/imports/${again.id}`))
      return stopped.result?.['rejected'] === (await refusedBefore())
    },
    { timeout: 120_000, interval: 50 },
  )
  const written = Number(stopped.result?.['rows'])
  expect(stopped).toMatchObject({
    status: 'canceled',
    result: { name: 'both.zip', imported: written - written / 100, rejected: written / 100, searchable: null },
  })
  // A cancel may come when the last rows are being written: what counts is that what is said to be written is.
  expect([written > 0, written <= rows * 2]).toEqual([true, true])
  if (written < rows * 2) expect(stopped.progress.share).toBeLessThan(1)
  expect(await known()).toBe(rows - refused)
  child.kill('SIGTERM')
  await once(child, 'exit')
}, 400_000)
