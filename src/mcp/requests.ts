import { z } from 'zod'
import { Refused, type Ask, type Json } from './ask.js'
import { many, number, shortened, shown, text } from './shapes.js'
import type { LongTool } from './tool.js'

/** How long a tool waits in all: hosts give up on a silent tool after a minute. */
const waitMs = 45_000
/** How long one look waits, so that progress is told while it goes on. */
const lookS = 2

export interface Watching {
  signal: AbortSignal
  /** Told of every step forward. */
  onProgress: (done: number, total: number | null) => Promise<void>
  now: () => number
}

/** What a tool shows of a request, with what is shown of its result. */
export const requestShown = <R extends z.ZodObject>(result: R) =>
  z.object({
    request_id: z.string(),
    status: z.enum(['queued', 'in_progress', 'succeeded', 'partial', 'failed', 'canceled']),
    progress: shown({ done: z.number(), total: number, share: number }),
    missing: many({ item: z.string(), reason: z.string(), detail: z.string() }).describe(
      'What could not be had, and why.',
    ),
    error: shown({ code: text, detail: text }),
    result: result.nullable().describe('Null until it is ready: call get_result with request_id then.'),
    shortened,
  })

const isRunning = ({ status }: Json): boolean => status === 'queued' || status === 'in_progress'

/** Waits for a request. Who gives up cancels it: nobody would read its result. */
export const watchRequest = async (ask: Ask, { fetch }: LongTool, id: string, watching: Watching): Promise<Json> => {
  const { signal, onProgress, now } = watching
  const endsAt = now() + waitMs
  const path = fetch.path(encodeURIComponent(id))
  try {
    for (;;) {
      const answer = await ask({ method: 'GET', path, query: { wait: lookS } }, signal)
      if (!isRunning(answer) || now() >= endsAt) return answer
      const { done, total } = answer['progress'] as { done: number; total: number | null }
      await onProgress(done, total)
    }
  } catch (error) {
    if (signal.aborted)
      await ask({ method: 'POST', path: `/requests/${encodeURIComponent(id)}/cancel` }).catch(() => {})
    throw error
  }
}

/** The tool whose request it is. */
export const findOwner = async (
  ask: Ask,
  tools: readonly LongTool[],
  id: string,
  signal: AbortSignal,
): Promise<LongTool> => {
  const { kind } = await ask({ method: 'GET', path: `/requests/${encodeURIComponent(id)}` }, signal)
  const tool = tools.find((each) => each.kind === kind)
  if (tool === undefined) throw new Refused(`No tool shows requests of the kind ${String(kind)}.`)
  return tool
}
