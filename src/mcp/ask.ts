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

/** What an agent can do about a refusal beyond what the interface advises everybody. */
const advice: Record<string, string> = {
  not_found: 'Look for the right name with find_profile. What is not stored, a person has to import.',
  not_supported: 'Only a person can import data or configure a source: say what is missing.',
  forbidden: 'A person has to give this token the scope.',
  rate_limited: 'Wait before you call again.',
}

/** The words of the interface for readers who call tools: dictionaries are looked up by a tool. */
const forAgents = (message: string): string =>
  message.replaceAll(/\bLook ids up in \/dictionary\/(\w+)/g, 'Look ids up with look_up_ids, dictionary "$1"')

/** A refusal as an agent reads it: what is wrong, each wrong value once, and what it can do. */
export const toAdvice = (code: string | null | undefined, lines: readonly string[]): string => {
  const told = lines.filter((line, at) => line !== '' && !lines.slice(0, at).some((before) => before.includes(line)))
  return [...told, advice[code ?? ''] ?? '']
    .filter((line) => line !== '')
    .map(forAgents)
    .join('\n')
}

interface Problem {
  title?: string
  code?: string
  detail?: string
  errors?: { pointer: string; message: string }[]
}

/** The problem of an answer in a few lines. */
export const toRefused = (answer: unknown): Refused => {
  const { title = 'The call was refused', code, detail = '', errors = [] } = (answer ?? {}) as Problem
  const each = errors.map(({ pointer, message }) => (pointer === '' ? message : `${pointer}: ${message}`))
  return new Refused(toAdvice(code, [`${title}. ${detail}`.trim(), ...each]))
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
