import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { endAll } from './example/end-all.js'
import { startServer, type ServerProcess } from './example/server-process.js'

const folder = mkdtempSync(join(tmpdir(), 'rostra-kill-'))
const running: ChildProcess[] = []
afterAll(async () => {
  await endAll(running)
  rmSync(folder, { recursive: true, force: true })
})

const serve = async (): Promise<ServerProcess> => {
  const server = await startServer('demo-server', [folder])
  running.push(server.child)
  return server
}

const bodies = {
  '/purchase-intent': {
    // Contents of some weeks ago: nobody writes there any more while this runs.
    contents: ['10000ko', '10000kp', '10000kq', '10000kr', '10000ks', '10000kt'].map((content_id) => ({
      network: 'instagram',
      content_id,
    })),
    product: { name: 'Dew Serum', keywords: ['serum'] },
    max_comments: 300,
  },
  '/comments-relevance': {
    content: { network: 'instagram', content_id: '10000ko' },
    product: { name: 'Dew Serum', keywords: ['serum'] },
    max_comments: 300,
  },
}
type Path = keyof typeof bodies
const paths = Object.keys(bodies) as Path[]

const submit = async ({ call }: ServerProcess, path: Path): Promise<string> =>
  ((await (await call(path, bodies[path])).json()) as { id: string }).id

/** When something was read is all that may differ. */
const timeless = (key: string, value: unknown): unknown => (key === 'as_of' ? undefined : value)

interface Event {
  id: number
  item: { id: string }
}
const toEvents = (text: string): Event[] =>
  [...text.matchAll(/^id: (\d+)\nevent: item\ndata: (.*)$/gm)].map(([, id, data]) => ({
    id: Number(id),
    item: JSON.parse(data ?? '', timeless) as { id: string },
  }))

/** Reads the stream of a running analysis until some comments came; what was seen is kept when the server dies. */
const readSome = async ({ call }: ServerProcess, path: string): Promise<Event[]> => {
  const { body } = await call(path, undefined, { accept: 'text/event-stream' })
  let text = ''
  const decoder = new TextDecoder()
  for await (const chunk of body ?? []) {
    text += decoder.decode(chunk as Uint8Array, { stream: true })
    if (toEvents(text).length > 0) break
  }
  return toEvents(text)
}

const resultOf = async ({ call }: ServerProcess, path: string): Promise<unknown> => {
  for (;;) {
    const text = await (await call(`${path}?wait=10`)).text()
    const found = JSON.parse(text, timeless) as { status: string; result: unknown }
    if (found.status === 'succeeded') return found.result
    if (found.status !== 'queued' && found.status !== 'in_progress') throw new Error(found.status)
  }
}

test('an analysis that is killed goes on where it was, doubles nothing, and its stream is taken up where it broke', async () => {
  const first = await serve()
  const ids = new Map<Path, string>()
  for (const path of paths) ids.set(path, await submit(first, path))
  const seen = await Promise.all(paths.map((path) => readSome(first, `${path}/${ids.get(path)}/comments`)))
  first.child.kill('SIGKILL')
  await once(first.child, 'exit')

  const second = await serve()
  for (const [i, path] of paths.entries()) {
    const before = seen[i] ?? []
    const own = `${path}/${ids.get(path)}`
    const rest = await second.call(`${own}/comments`, undefined, {
      accept: 'text/event-stream',
      'last-event-id': String(before.at(-1)?.id),
    })
    const all = [...before, ...toEvents(await rest.text())]
    expect(before.length).toBeGreaterThan(0)
    expect(all.map(({ id }) => id)).toEqual(all.map((_, at) => at + 1))
    expect(new Set(all.map(({ item }) => item.id)).size).toBe(all.length)

    // The same analysis without a break says the same, comment by comment and in its insights.
    const again = `${path}/${await submit(second, path)}`
    const whole = toEvents(
      await (await second.call(`${again}/comments`, undefined, { accept: 'text/event-stream' })).text(),
    )
    expect(all.map(({ item }) => item)).toEqual(whole.map(({ item }) => item))
    expect(await resultOf(second, own)).toEqual(await resultOf(second, again))
  }
  second.child.kill('SIGTERM')
  await once(second.child, 'exit')
})
