import { routes, type Operations, type Problem } from '../generated/interface.js'
import { interrupted, interruptSession, ownPage } from '../session.js'
import { t } from '../language/t.js'

export type OperationName = keyof Operations
export type Answer<Name extends OperationName> = Operations[Name]['answer']
export type Body<Name extends OperationName> = Operations[Name]['body']

export interface Input {
  path?: Record<string, string> | undefined
  query?: Record<string, string | number | boolean | readonly string[] | undefined> | undefined
  body?: unknown
  headers?: Record<string, string> | undefined
}

/** What one operation takes. */
export type InputOf<Name extends OperationName> = Omit<Input, 'body'> &
  (Operations[Name]['body'] extends undefined ? { body?: undefined } : { body: Operations[Name]['body'] })

/** An answer of the service that is a refusal, in its own words. */
export class ProblemError extends Error {
  readonly problem: Problem
  constructor(problem: Problem) {
    super(problem.detail)
    this.problem = problem
  }
}

export const unreachable = {
  type: '/docs/',
  title: t('Server not reachable'),
  status: 0,
  detail: t('The server does not respond. Check that it is running, then try again.'),
  code: 'unavailable',
  request_id: '',
} satisfies Problem

const sessionEnded = {
  ...unreachable,
  title: t('Your session has ended'),
  status: 401,
  detail: t('Sign in again to go on. What you typed is still there.'),
  code: 'unauthorized',
} satisfies Problem

export const addressOf = (name: OperationName, { path = {}, query = {} }: Input): string => {
  const [, pattern] = routes[name]
  const filled = pattern.replace(/\{(\w+)\}/g, (_all, part: string) => encodeURIComponent(path[part] ?? ''))
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) {
    if (value === undefined || value === '') continue
    if (Array.isArray(value)) for (const each of value) search.append(key, String(each))
    else search.set(key, String(value))
  }
  return `/v1${filled}${search.size > 0 ? `?${search.toString()}` : ''}`
}

/** Sends one call and gives the raw response; a refusal is thrown. A session that no longer works signs out. */
export const send = async (name: OperationName, input: Input = {}, signal?: AbortSignal): Promise<Response> => {
  // Pages that wait behind the sign-in do not call on.
  if (interrupted.get() && name !== 'showMe') throw new ProblemError(sessionEnded)
  const [method] = routes[name]
  // A file is streamed and not kept for a second try, and one that is sent is not kept at all: such calls take no key.
  const keepable =
    (method === 'POST' || method === 'PATCH') && input.headers?.['accept'] === undefined && name !== 'checkMedia'
  let response: Response
  try {
    response = await fetch(addressOf(name, input), {
      method,
      signal: signal ?? null,
      headers: {
        accept: 'application/json',
        ...ownPage,
        ...(input.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(keepable ? { 'idempotency-key': crypto.randomUUID() } : {}),
        ...input.headers,
      },
      ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
    })
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    throw new ProblemError(unreachable)
  }
  if (response.ok) return response
  if (response.status === 401) interruptSession()
  throw new ProblemError(await readProblem(response))
}

const readProblem = async (response: Response): Promise<Problem> => {
  try {
    return (await response.json()) as Problem
  } catch {
    return {
      ...unreachable,
      status: response.status,
      title: t('The server answered {status}', { status: response.status }),
    }
  }
}

/** Sends one call and gives its answer. */
export const call = async <Name extends OperationName>(
  name: Name,
  input: InputOf<Name>,
  signal?: AbortSignal,
): Promise<Answer<Name>> => {
  const response = await send(name, input, signal)
  return (response.status === 204 ? undefined : await response.json()) as Answer<Name>
}

/** The same call for a terminal. The token is left to the reader: what is copied gets pasted into chats. */
export const toCurl = (name: OperationName, input: Input): string => {
  const quote = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`
  const [method] = routes[name]
  return [
    `curl ${quote(location.origin + addressOf(name, input))}`,
    ...(method === 'GET' ? [] : [`-X ${method}`]),
    `-H "Authorization: $ROSTRA_TOKEN"`,
    ...Object.entries(input.headers ?? {}).map(([key, value]) => `-H ${quote(`${key}: ${value}`)}`),
    ...(input.body === undefined
      ? []
      : [`-H 'Content-Type: application/json'`, `-d ${quote(JSON.stringify(input.body))}`]),
  ].join(' \\\n  ')
}
