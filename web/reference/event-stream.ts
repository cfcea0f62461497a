// Server-Sent Events from a fetch: EventSource cannot send a token.

export interface StreamEvent {
  name: string
  id: string | undefined
  data: string
}

const fieldOf = (line: string): [name: string, value: string] => {
  const at = line.indexOf(':')
  return at === -1 ? [line, ''] : [line.slice(0, at), line.slice(at + 1).replace(/^ /, '')]
}

const readEvent = (block: string): StreamEvent[] => {
  const fields = block
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith(':'))
    .map(fieldOf)
  const last = (name: string): string | undefined => fields.findLast(([field]) => field === name)?.[1]
  const data = fields.filter(([field]) => field === 'data').map(([, value]) => value)
  return data.length === 0 ? [] : [{ name: last('event') ?? 'message', id: last('id'), data: data.join('\n') }]
}

export async function* readEvents(stream: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<StreamEvent> {
  const reader = stream.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (;;) {
    const { value, done } = await reader.read()
    if (done) return
    // A carriage return at the end may be half of a line break: wait for what follows.
    const text = rest + value
    const complete = text.endsWith('\r') ? text.slice(0, -1) : text
    const blocks = complete.replace(/\r\n?/g, '\n').split('\n\n')
    rest = (blocks.pop() ?? '') + text.slice(complete.length)
    yield* blocks.flatMap(readEvent)
  }
}
