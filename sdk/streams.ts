const decode = async function* (response: Response): AsyncGenerator<string> {
  if (response.body === null) return
  const decoder = new TextDecoder()
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>)
    yield decoder.decode(chunk, { stream: true })
  yield decoder.decode()
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
