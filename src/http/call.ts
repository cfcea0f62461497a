import type { FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'
import type { Caller } from '../kernel/account.js'
import { Failure } from '../kernel/errors.js'
import type { Ids } from '../kernel/ids.js'
import type { Log } from '../kernel/log.js'
import type { Call, Upload } from '../kernel/operation.js'
import type { OpenCall } from './open-calls.js'
import { readUpload } from './upload.js'

const waitMaxS = 30

/** Prefer: wait=SECONDS (RFC 7240). A preference that cannot be read is no preference. */
export const preferredWaitS = ({ headers: { prefer } }: FastifyRequest): number => {
  if (prefer === undefined) return 0
  const match = /(?:^|[,;\s])wait\s*=\s*"?(\d{1,6})"?/i.exec(String(prefer))
  return Math.min(Number(match?.[1] ?? 0), waitMaxS)
}

/** One call as an operation sees it. What few operations ask for is made when they ask. */
export class HttpCall implements Call {
  readonly requestId: string
  readonly caller: Caller
  readonly waitS: number
  readonly #request: FastifyRequest
  readonly #open: OpenCall
  readonly #ids: Ids
  readonly #log: Log
  #stamp: string | undefined
  /** The id of what the call made, if it made something. */
  madeId: string | undefined

  constructor(
    request: FastifyRequest,
    caller: Caller,
    open: OpenCall,
    parts: { ids: Ids; log: Log; stamp: string | undefined },
  ) {
    this.requestId = request.id
    this.caller = caller
    this.waitS = preferredWaitS(request)
    this.#request = request
    this.#open = open
    this.#ids = parts.ids
    this.#log = parts.log
    this.#stamp = parts.stamp
  }

  get signal(): AbortSignal {
    return this.#open.signal
  }

  get log(): Log {
    return this.#log.child({ request_id: this.requestId })
  }

  get lastEventId(): string | undefined {
    return this.#request.headers['last-event-id']?.toString()
  }

  newId(kind: string): string {
    return (this.madeId = `${kind}_${(this.#stamp ??= this.#ids.stamp())}`)
  }

  file(): Promise<Upload> {
    return readUpload(this.#request)
  }

  accepts<T extends string>(offered: readonly [T, ...T[]]): T {
    const chosen = new Negotiator(this.#request.raw).mediaType([...offered])
    const known = offered.find((type) => type === chosen)
    if (known === undefined) throw new Failure('not_acceptable', `Available formats: ${offered.join(', ')}.`)
    return known
  }
}
