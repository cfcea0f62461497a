/** JSON of the public interface. */
export type Json = Record<string, unknown>

export interface Asked {
  method: 'GET' | 'POST'
  /** Below the base URL. */
  path: string
  query?: Record<string, string | number | readonly string[] | undefined> | undefined
  body?: unknown
}

/** Calls an operation of the service, in the name of one token. Throws a `Refused` where the service answers with a problem. */
export type Ask = (asked: Asked, signal?: AbortSignal) => Promise<Json>

/** What the service answered instead of a result. The message says what to do. */
export class Refused extends Error {}

interface Problem {
  title?: string
  detail?: string
  errors?: { pointer: string; message: string }[]
}

/** The problem of an answer in a few lines. */
export const toRefused = (answer: unknown): Refused => {
  const { title = 'The call was refused', detail = '', errors = [] } = (answer ?? {}) as Problem
  const each = errors.map(({ pointer, message }) => `${pointer}: ${message}`)
  return new Refused([`${title}. ${detail}`.trim(), ...each].join('\n'))
}

/** The path of a call with its query. */
export const toUrl = ({ path, query = {} }: Asked): string => {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined) continue
    for (const each of Array.isArray(value) ? (value as readonly string[]) : [value]) search.append(name, String(each))
  }
  return search.size === 0 ? path : `${path}?${search.toString()}`
}
