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

const onlyPeople = 'Only a person can import data or configure a source: say what is missing.'

/** What an agent can do about a refusal beyond what the interface advises everybody. The first that fits is said. */
const advice: readonly { code?: string; said?: RegExp; text: string }[] = [
  { code: 'not_found', said: /There is no such/, text: 'Give a request_id that a tool answered with.' },
  {
    code: 'not_found',
    said: /\bcontent\b/,
    text: 'list_contents lists the posts of a profile with their ids. What is not stored, a person has to import.',
  },
  {
    code: 'not_found',
    text: 'Look for the right name with find_profile. What is not stored, a person has to import.',
  },
  { code: 'not_supported', text: onlyPeople },
  { said: /\bImport (?:it|them), or configure/, text: onlyPeople },
  { code: 'forbidden', text: 'A person has to give this token the scope.' },
  { code: 'rate_limited', text: 'Wait before you call again.' },
  { code: 'timeout', text: 'The server is busy: call again, with fewer items if there are many.' },
  {
    code: 'invalid_input',
    said: /These criteria are for employment/,
    text: 'Agents cannot screen for employment: a person does it in the console. Leave criteria_id out.',
  },
]

const adviceFor = (code: string | null | undefined, lines: readonly string[]): string =>
  advice.find(
    ({ code: wanted, said }) =>
      (wanted === undefined || wanted === code) && (said === undefined || lines.some((line) => said.test(line))),
  )?.text ?? ''

/** What a line says that those before it do not: often they differ in the name that stands before a colon. */
const newIn = (line: string, before: readonly string[]): string => {
  const isSaid = (text: string): boolean => before.some((each) => each.includes(text))
  if (isSaid(line)) return ''
  const [first = '', ...rest] = line.split('\n')
  return isSaid(first.slice(first.indexOf(': ') + 1).trim()) ? rest.join('\n') : line
}

/** The words of the interface for readers who call tools: dictionaries are looked up by a tool. */
const forAgents = (message: string): string =>
  message.replaceAll(/\bLook ids up in \/dictionary\/(\w+)/g, 'Look ids up with look_up_ids, dictionary "$1"')

/** A refusal as an agent reads it: what is wrong, each wrong value once, and what it can do. */
export const toAdvice = (code: string | null | undefined, lines: readonly string[]): string => {
  const told = lines.map((line, at) => newIn(line, lines.slice(0, at)))
  return [...told, adviceFor(code, lines)]
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
