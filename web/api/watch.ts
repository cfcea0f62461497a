import { useEffect, useState } from 'react'
import type { Request } from '../generated/interface.js'
import { call, ProblemError, send } from './client.js'

export const isFinal = (status: Request['status']): boolean => !['queued', 'in_progress'].includes(status)

/** The data of each event of a stream of Server-Sent Events. EventSource cannot send a token, so it is read by hand. */
export async function* readEvents(response: Response): AsyncGenerator<{ event: string; data: string }> {
  if (response.body === null) return
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    const blocks = (rest + value).replaceAll('\r\n', '\n').split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      const field = (name: string): string =>
        block
          .split('\n')
          .filter((line) => line.startsWith(`${name}:`))
          .map((line) => line.slice(name.length + 1).trimStart())
          .join('\n')
      const data = field('data')
      if (data !== '') yield { event: field('event') || 'message', data }
    }
  }
}

/** The lines of an answer as they come. */
export async function* readLines(response: Response): AsyncGenerator<string> {
  if (response.body === null) return
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      const lines = (rest + value).split('\n')
      rest = lines.pop() ?? ''
      yield* lines
    }
    if (rest !== '') yield rest
  } finally {
    // Whoever has seen enough does not wait for the rest.
    await reader.cancel().catch(() => {})
  }
}

/** Follows a request until it is final; goes on after a lost connection. */
export const followRequest = async (
  id: string,
  onChange: (request: Request) => void,
  signal: AbortSignal,
): Promise<void> => {
  for (let attempt = 0; !signal.aborted; attempt++) {
    try {
      const response = await send('watchRequest', { path: { id }, headers: { accept: 'text/event-stream' } }, signal)
      for await (const { data } of readEvents(response)) {
        const request = JSON.parse(data) as Request
        onChange(request)
        if (isFinal(request.status)) return
      }
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return
      // A session that ended may go on.
      const status = error instanceof ProblemError ? error.problem.status : 0
      if (status >= 400 && status < 500 && status !== 401) throw error
    }
    await new Promise((resolve) => setTimeout(resolve, Math.min(250 * 2 ** attempt, 5000)))
  }
}

export interface Watched {
  request: Request | undefined
  error: Error | null
}

/** The state of a request, live. */
export const useRequest = (id: string | undefined): Watched => {
  const [watched, setWatched] = useState<Watched & { id?: string }>({ request: undefined, error: null })
  useEffect(() => {
    if (id === undefined) return
    const stop = new AbortController()
    followRequest(id, (request) => setWatched({ id, request, error: null }), stop.signal).catch((error: unknown) => {
      if (!stop.signal.aborted) setWatched({ id, request: undefined, error: error as Error })
    })
    return () => stop.abort()
  }, [id])
  return watched.id === id ? watched : { request: undefined, error: null }
}

export const cancelRequest = (id: string): Promise<unknown> => call('cancelRequest', { path: { id } })
