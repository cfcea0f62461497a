import { dayMs } from '../../kernel/clock.js'
import { SourceError, type SourceErrorKind } from '../port.js'
import type { Mapping } from './mapping.js'
import { compilePath, type Read } from './path.js'
import { serverTime } from '../web/server-time.js'
import { parseJson, toText, toTime } from './value.js'

export interface Answer {
  status: number
  headers: Readonly<Record<string, string | undefined>>
  body: unknown
}

const waitFallbackMs = 60_000
/** What any server or proxy may say, whatever else the network has. */
const retryAfter: Mapping['wait'][number] = { header: 'retry-after', unit: 'seconds' }
const waitMaxMs = dayMs

const byStatus = (status: number, isSigned: boolean): SourceErrorKind => {
  if (status === 429) return 'rate_limited'
  if (status === 404) return 'not_found'
  if (status === 410 || status === 451) return 'suspended'
  if (status === 401) return isSigned ? 'credentials_missing' : 'private'
  if (status === 403) return 'private'
  return status >= 500 || status === 408 || status < 300 ? 'unavailable' : 'unsupported'
}

const units = { seconds: 1000, minutes: 60_000, milliseconds: 1 } as const

/** What a refusal of this network means, by the rules of its mapping, else by its status. */
export class Refusals {
  readonly #mapping: Mapping
  readonly #rules: {
    holds: (answer: Answer) => boolean
    kind: SourceErrorKind
    about: 'subject' | 'source' | undefined
    waitMs: (now: number) => number | undefined
  }[]
  readonly #waits: { read: (answer: Answer) => unknown; unit: Mapping['wait'][number]['unit'] }[]

  constructor(mapping: Mapping) {
    this.#mapping = mapping
    this.#rules = mapping.errors.map(({ status, path, is, matches, missing, kind, about, wait_s, until }) => {
      const read = path === undefined ? undefined : compilePath(path)
      const lack = missing === undefined ? undefined : compilePath(missing)
      const pattern = matches === undefined ? undefined : new RegExp(matches, 'iu')
      const holds = (answer: Answer): boolean => {
        if (status !== undefined && !status.includes(answer.status)) return false
        if (lack?.({ item: answer.body, given: {} }) !== undefined) return false
        if (read === undefined) return status !== undefined
        const found = toText(first(read({ item: answer.body, given: {} })))
        if (found === null) return false
        return (
          (is === undefined || is.some((each) => String(each) === found)) &&
          (pattern === undefined || pattern.test(found))
        )
      }
      const fixed = wait_s === undefined ? undefined : wait_s * 1000
      return { holds, kind, about, waitMs: (now) => (until === undefined ? fixed : dayMs - (now % dayMs)) }
    })
    this.#waits = [...mapping.wait, retryAfter].map(({ header, path, unit }) => {
      const read: Read | undefined = path === undefined ? undefined : compilePath(path)
      return {
        read: ({ headers, body }) => {
          const said = header === undefined ? body : headers[header.toLowerCase()]
          if (read === undefined) return said
          return longest(read({ item: typeof said === 'string' ? parseJson(said) : said, given: {} }))
        },
        unit,
      }
    })
  }

  /** Why an answer is none; undefined for one that can be read. */
  explain(
    answer: Answer,
    about: string,
    { now, isSigned }: { now: number; isSigned: boolean },
  ): SourceError | undefined {
    const rule = this.#rules.find(({ holds }) => holds(answer))
    const isFine =
      answer.status >= 200 && answer.status < 300 && answer.body !== undefined && !isErrorAlone(answer.body)
    if (rule === undefined && isFine) return undefined
    const kind = rule?.kind ?? byStatus(answer.status, isSigned)
    const { name } = this.#mapping
    if (kind === 'rate_limited')
      return new SourceError(kind, `${name} wants no calls for now.`, {
        retryAfterMs: this.#waitOf(answer, now) ?? rule?.waitMs(now) ?? waitFallbackMs,
        scope: rule?.about ?? 'source',
      })
    const scope = rule?.about ?? (kind === 'credentials_missing' ? 'source' : 'subject')
    return new SourceError(kind, sayings[kind](name, about, answer.status), { scope })
  }

  #waitOf(answer: Answer, now: number): number | undefined {
    const serverNow = serverTime(answer.headers, now)
    for (const { read, unit } of this.#waits) {
      const said = toText(read(answer))
      if (said === null || said === '0') continue
      const time = unit === 'unix' || unit === 'iso' || !/^\d/.test(said) || /[a-z-]/i.test(said) ? toTime(said) : null
      const ms =
        time === null ? Number(said) * (unit === 'unix' || unit === 'iso' ? Number.NaN : units[unit]) : time - serverNow
      if (Number.isFinite(ms)) return Math.min(waitMaxMs, Math.max(1000, Math.round(ms)))
    }
    return undefined
  }
}

/** What stands beside an error that came with 200 and is no answer either. */
const aside = new Set(['error', 'errors', 'message', 'code', 'status', 'success', 'log_id', 'request_id', 'trace_id'])
const isSaid = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined && value !== '' && value !== false

/** Whether a body tells of an error and of nothing else: an interface that fails with 200 gave no empty list. */
const isErrorAlone = (body: unknown): boolean => {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return false
  const { error, errors } = body as Record<string, unknown>
  if (!isSaid(error) && !isSaid(errors)) return false
  return Object.entries(body).every(([name, value]) => aside.has(name) || !isSaid(value))
}

/** Of several limits the one that lasts longest counts. */
const longest = (value: unknown): unknown =>
  Array.isArray(value) ? value.map(Number).reduce((a, b) => Math.max(a, Number.isNaN(b) ? 0 : b), 0) : value

const first = (value: unknown): unknown => (Array.isArray(value) ? (value[0] as unknown) : value)

const sayings: Record<
  Exclude<SourceErrorKind, 'rate_limited'>,
  (name: string, about: string, status: number) => string
> = {
  not_found: (name, about) => `${name} has no ${about}.`,
  private: (name, about) => `${name} does not show ${about} to others.`,
  suspended: (name, about) => `${name} has suspended ${about}.`,
  unavailable: (name, about, status) =>
    status < 300
      ? `${name} gave an answer about ${about} that nobody can read.`
      : `${name} answered ${status} about ${about}.`,
  unsupported: (name, about, status) => `${name} does not tell about ${about} (${status}).`,
  credentials_missing: (name) => `${name} does not take the configured credentials, or they lack a permission.`,
}
