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

/** No server answered, also after trying again. `cause` is what the runtime said. */
export class UnreachableError extends Error {
  constructor(baseUrl: string, cause: unknown) {
    super(`No answer from ${baseUrl}: ${reasonOf(cause)}. Is the server running, and is baseUrl its address?`, {
      cause,
    })
    this.name = 'UnreachableError'
  }
}

/** fetch says that it failed, and keeps the reason to itself. */
const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  const { cause } = error as { cause?: { message?: string; code?: string } }
  const inner = cause?.message === undefined || cause.message === '' ? cause?.code : cause.message
  return inner === undefined ? error.message : `${error.message} (${inner})`
}

const isHere = /^(localhost|[\w-]+\.localhost|127(\.\d+){3}|\[::1\])(?=[:/]|$)/i

/** The address of a server as people write it: the scheme and /v1 may be left out. */
export const toBaseUrl = (given: string): string => {
  const text = given.trim().replace(/\/+$/, '')
  // Within a page of the server itself.
  if (text.startsWith('/')) return text
  const url = text.includes('://') ? text : `${isHere.test(text) ? 'http' : 'https'}://${text}`
  if (!URL.canParse(url))
    throw new TypeError('baseUrl must be the address of a server, such as http://127.0.0.1:8080/v1.')
  return new URL(url).pathname === '/' ? `${url}/v1` : url
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
