import Negotiator from 'negotiator'
import { Failure } from '../kernel/errors.js'
const waitMaxS = 30
const waitOf = (prefer) => {
  if (prefer === void 0) return 0
  const match = /(?:^|[,;\s])wait\s*=\s*"?(\d{1,6})"?/i.exec(String(prefer))
  return Math.min(Number(match?.[1] ?? 0), waitMaxS)
}
class HttpCall {
  requestId
  caller
  waitS
  #request
  #open
  #ids
  #log
  #stamp
  constructor(request, caller, open, parts) {
    this.requestId = request.id
    this.caller = caller
    this.waitS = waitOf(request.headers.prefer)
    this.#request = request
    this.#open = open
    this.#ids = parts.ids
    this.#log = parts.log
    this.#stamp = parts.stamp
  }
  get signal() {
    return this.#open.signal
  }
  get log() {
    return this.#log.child({ request_id: this.requestId })
  }
  get lastEventId() {
    return this.#request.headers['last-event-id']?.toString()
  }
  newId(kind) {
    return `${kind}_${(this.#stamp ??= this.#ids.stamp())}`
  }
  accepts(offered) {
    const chosen = new Negotiator(this.#request.raw).mediaType([...offered])
    const known = offered.find((type) => type === chosen)
    if (known === void 0) throw new Failure('not_acceptable', `This can be had as: ${offered.join(', ')}.`)
    return known
  }
}
export { HttpCall }
//# sourceMappingURL=call.js.map
