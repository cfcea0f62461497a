import { CodedError } from '../../../kernel/coded-error.js'
import { traceRequest } from '../../../kernel/traces/request.js'
import { traceHeaders } from '../../../kernel/traces/span.js'

/** The code of a question or a change that no node of the search cluster took in time. */
export const clusterAway = 'search_cluster_away'

/** An answer of the cluster that is an error: what it refused, and why. */
export class ClusterRefusal extends Error {
  override readonly name = 'ClusterRefusal'
  constructor(
    readonly status: number,
    readonly type: string,
    reason: string,
  ) {
    super(`The search cluster answered ${status} (${type}): ${reason}`)
  }
}

interface CallOptions {
  body?: unknown
  /** Lines of JSON, as bulk calls take them. */
  lines?: readonly string[]
  signal?: AbortSignal | undefined
}

/** So often is a call tried, on one node after the other, and so long is waited at first; every wait is twice as long as the one before. */
const triesMax = 7
const waitMs = 50
const callMs = 60_000

interface ErrorBody {
  error?: { type?: string; reason?: string; root_cause?: { type?: string; reason?: string }[] } | string
}

const toRefusal = (status: number, body: ErrorBody): ClusterRefusal => {
  if (typeof body.error !== 'object')
    return new ClusterRefusal(status, 'error', String(body.error ?? 'no reason given'))
  const cause = body.error.root_cause?.[0] ?? body.error
  return new ClusterRefusal(status, cause.type ?? 'error', cause.reason ?? 'no reason given')
}

/** Busy, or a node that is just leaving: the same call may be taken a moment later. All our calls may be repeated. */
export const isPassing = (status: number): boolean =>
  status === 429 || status === 502 || status === 503 || status === 504

/** Calls of a cluster of OpenSearch nodes, with patience: where a node is away or too busy, the next one is asked after a while. */
export class ClusterClient {
  readonly #nodes: { url: string; headers: Record<string, string> }[]
  #next = 0

  /** `addresses`: of one node or several, separated by commas; a name and password may stand in each. */
  constructor(addresses: string) {
    this.#nodes = addresses.split(',').map((address) => {
      const url = new URL(address.trim())
      const { username, password } = url
      url.username = url.password = ''
      const secret = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`
      return {
        url: url.href.replace(/\/$/, ''),
        headers: username === '' ? {} : { authorization: `Basic ${Buffer.from(secret).toString('base64')}` },
      }
    })
  }

  call<T>(method: string, path: string, options: CallOptions = {}): Promise<T> {
    return traceRequest(this.#nodes[0]?.url ?? '', method, () => this.#call<T>(method, path, options))
  }

  async #call<T>(method: string, path: string, { body, lines, signal }: CallOptions): Promise<T> {
    const text = lines === undefined ? (body === undefined ? undefined : JSON.stringify(body)) : `${lines.join('\n')}\n`
    const type = lines === undefined ? 'application/json' : 'application/x-ndjson'
    let last: unknown
    for (let tries = 0; tries < triesMax; tries++) {
      if (tries > 0) await this.#rest(waitMs * 2 ** (tries - 1), signal)
      const node = this.#nodes[this.#next % this.#nodes.length]
      if (node === undefined) break
      try {
        const response = await fetch(`${node.url}${path}`, {
          method,
          headers: { ...node.headers, ...traceHeaders(), ...(text === undefined ? {} : { 'content-type': type }) },
          ...(text === undefined ? {} : { body: text }),
          signal: AbortSignal.any([AbortSignal.timeout(callMs), ...(signal === undefined ? [] : [signal])]),
        })
        const answer = (await response.json()) as T & ErrorBody
        if (response.ok) return answer
        last = toRefusal(response.status, answer)
        if (!isPassing(response.status)) throw last
      } catch (error) {
        signal?.throwIfAborted()
        if (error instanceof ClusterRefusal && !isPassing(error.status)) throw error
        last = error
      }
      this.#next++
    }
    throw new CodedError(clusterAway, `No node of the search cluster answers: ${String(last)}`)
  }

  /** The same, or undefined where there is no such thing. */
  async find<T>(method: string, path: string, options: CallOptions = {}): Promise<T | undefined> {
    try {
      return await this.call<T>(method, path, options)
    } catch (error) {
      if (error instanceof ClusterRefusal && error.status === 404) return undefined
      throw error
    }
  }

  #rest(ms: number, signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms)
      signal?.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true })
    })
  }
}
