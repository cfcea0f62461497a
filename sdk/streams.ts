/** Not every browser can iterate over a stream; every one can read it. */
const decode = async function* (response: Response): AsyncGenerator<string> {
  if (response.body === null) return
  const reader = response.body.getReader()
  const decoder = new TextDecoder()
  try {
    for (;;) {
      const { done, value } = (await reader.read()) as { done: boolean; value?: Uint8Array }
      if (done) break
      yield decoder.decode(value, { stream: true })
    }
    yield decoder.decode()
  } finally {
    // Whoever stops listening lets the service know.
    await reader.cancel().catch(() => {})
  }
}

const split = async function* (response: Response, separator: RegExp): AsyncGenerator<string> {
  let waiting = ''
  for await (const text of decode(response)) {
    const parts = (waiting + text).split(separator)
    waiting = parts.pop() ?? ''
    yield* parts
  }
  if (waiting.trim() !== '') yield waiting
}

/** Lines of JSON, one value each. */
export async function* readLines(response: Response): AsyncGenerator<unknown> {
  for await (const line of split(response, /\r?\n/)) if (line.trim() !== '') yield JSON.parse(line) as unknown
}

/** Server-sent events whose data is JSON; comments keep the line alive and are left out. */
export async function* readEvents(
  response: Response,
): AsyncGenerator<{ event: string; data: unknown; id: string | null }> {
  for await (const block of split(response, /\r?\n\r?\n/)) {
    const fields = block.split(/\r?\n/).map((line) => /^([a-z]+): ?(.*)$/.exec(line))
    const all = (name: string): string[] => fields.flatMap((field) => (field?.[1] === name ? [field[2] ?? ''] : []))
    const data = all('data')
    if (data.length === 0) continue
    yield {
      event: all('event')[0] ?? 'message',
      data: JSON.parse(data.join('\n')) as unknown,
      id: all('id')[0] ?? null,
    }
  }
}
