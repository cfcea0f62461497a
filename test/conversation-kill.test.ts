import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'rostra-kill-'))
const running: ChildProcess[] = []
afterAll(() => {
  for (const child of running) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

interface Server {
  child: ChildProcess
  call: (path: string, init?: { body?: object; headers?: Record<string, string> }) => Promise<Response>
}

const serve = async (): Promise<Server> => {
  const file = fileURLToPath(new URL('./example/demo-server.ts', import.meta.url))
  const child = spawn(process.execPath, ['--import', 'tsx', file, folder], { stdio: ['ignore', 'pipe', 'inherit'] })
  running.push(child)
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  const { origin, token } = JSON.parse(line.toString()) as { origin: string; token: string }
  return {
    child,
    call: (path, { body, headers = {} } = {}) =>
      fetch(`${origin}/v1${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          authorization: token,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
  }
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

const submit = async ({ call }: Server, path: Path): Promise<string> =>
  ((await (await call(path, { body: bodies[path] })).json()) as { id: string }).id

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
const readSome = async ({ call }: Server, path: string): Promise<Event[]> => {
  const { body } = await call(path, { headers: { accept: 'text/event-stream' } })
  let text = ''
  const decoder = new TextDecoder()
  for await (const chunk of body ?? []) {
    text += decoder.decode(chunk as Uint8Array, { stream: true })
    if (toEvents(text).length > 0) break
  }
  return toEvents(text)
}

const resultOf = async ({ call }: Server, path: string): Promise<unknown> => {
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
    const rest = await second.call(`${own}/comments`, {
      headers: { accept: 'text/event-stream', 'last-event-id': String(before.at(-1)?.id) },
    })
    const all = [...before, ...toEvents(await rest.text())]
    expect(before.length).toBeGreaterThan(0)
    expect(all.map(({ id }) => id)).toEqual(all.map((_, at) => at + 1))
    expect(new Set(all.map(({ item }) => item.id)).size).toBe(all.length)

    // The same analysis without a break says the same, comment by comment and in its insights.
    const again = `${path}/${await submit(second, path)}`
    const whole = toEvents(
      await (await second.call(`${again}/comments`, { headers: { accept: 'text/event-stream' } })).text(),
    )
    expect(all.map(({ item }) => item)).toEqual(whole.map(({ item }) => item))
    expect(await resultOf(second, own)).toEqual(await resultOf(second, again))
  }
  second.child.kill('SIGTERM')
  await once(second.child, 'exit')
})
