import type { Problem } from './interface.js'

/** A refusal of the service, in its own words. */
export class RostraError extends Error {
  readonly problem: Problem
  constructor(problem: Problem) {
    super(`${problem.title}: ${problem.detail}`)
    this.name = 'RostraError'
    this.problem = problem
  }
  get code(): string {
    return this.problem.code
  }
  get status(): number {
    return this.problem.status
  }
}

export const wait = (ms: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason as Error)
    })
  })

export const retryAfterMs = (response: Response | undefined, attempt: number): number => {
  const seconds = Number(response?.headers.get('retry-after') ?? Number.NaN)
  return Number.isFinite(seconds) ? Math.min(60, seconds) * 1000 : 250 * 2 ** attempt
}

/** Something between us and the service may answer in its place, and not in JSON. */
export const readProblem = async (response: Response): Promise<Problem> => {
  const text = await response.text()
  try {
    const problem = JSON.parse(text) as Problem
    if (typeof problem.code === 'string') return problem
  } catch {
    // Said below.
  }
  return {
    type: 'about:blank',
    title: `Status ${response.status}`,
    status: response.status,
    detail: `This is not an answer of Rostra: ${text.slice(0, 200)}`,
    code: 'unavailable',
    request_id: response.headers.get('x-request-id') ?? '',
  }
}

export const toQuery = (query: Record<string, unknown>): string => {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) {
    if (value === undefined) continue
    for (const each of Array.isArray(value) ? value : [value]) search.append(key, String(each))
  }
  return search.size === 0 ? '' : `?${search.toString()}`
}
