import { createHash } from 'node:crypto'
import { Failure } from '../kernel/errors.js'
import { Streamed } from '../kernel/operation.js'
import { refuseOddText } from './body.js'
import { HttpCall } from './call.js'
import { compileInput } from './input.js'
import { presentProblem, toFailure } from './problem.js'
import { compileProducer, send } from './produce.js'
const toRoutePath = (path) => path.replace(/\{(\w+)\}/g, ':$1')
const keyPattern = /^[\x21-\x7e]{1,255}$/
const keyOf = (request) => {
  const key = request.headers['idempotency-key']
  if (key === void 0 || (request.method !== 'POST' && request.method !== 'PATCH')) return void 0
  if (typeof key !== 'string' || !keyPattern.test(key))
    throw new Failure(
      'malformed_request',
      'Idempotency-Key must be 1 to 255 printable ASCII characters without spaces.',
    )
  return key
}
const fingerprintOf = (request, input) =>
  createHash('sha256')
    .update(
      `${request.method} ${request.url}
${JSON.stringify(input.body ?? null)}`,
    )
    .digest('base64url')
const refuseScope = ({ scope }, { scopes }) => {
  if (scope !== 'any' && !scopes.has(scope) && !scopes.has('admin'))
    throw new Failure('forbidden', `This operation needs the scope ${scope}, which this token does not have.`)
}
const toRoute = (operation, parts) => {
  const read = compileInput(operation)
  const { produce, keepable } = compileProducer(operation, parts.checkOutput)
  const timeoutMs = operation.timeoutMs ?? parts.timeoutMs
  const carryOut = (request, caller, open, input, stamp) => {
    const call = new HttpCall(request, caller, open, { ids: parts.ids, log: parts.log, stamp })
    return operation.run(input, parts.needs, call)
  }
  const carryOutOnce = async (request, caller, open, input, key) => {
    const { signal } = open
    const keyed = { accountId: caller.accountId, key, fingerprint: fingerprintOf(request, input), signal }
    const { replayed, ...answer } = await parts.once.run(keyed, async (stamp) => {
      try {
        const outcome = await carryOut(request, caller, open, input, stamp)
        const [answer2, kept] = [produce(outcome), produce(keepable(outcome))]
        if (!(answer2 instanceof Streamed) && !(kept instanceof Streamed)) return { answer: answer2, kept }
        throw new Failure('not_acceptable', 'A streamed answer cannot be kept: leave out Idempotency-Key.')
      } catch (error) {
        const failure = toFailure(error)
        if (failure.code === 'internal') throw error
        return { answer: presentProblem(failure, request.id, parts.docsUrl()) }
      }
    })
    return replayed ? { ...answer, headers: { ...answer.headers, 'idempotency-replayed': 'true' } } : answer
  }
  return {
    method: operation.method,
    url: toRoutePath(operation.path),
    bodyLimit: operation.bodyBytesMax ?? parts.bodyBytesMax,
    handler: async (request, reply) => {
      const { caller } = request
      if (caller === void 0) throw new Error('the door let an unknown caller in')
      refuseScope(operation, caller)
      const raw = { path: request.params, query: request.query, body: request.body }
      if (request.url.includes('%00')) refuseOddText(raw.query, 'query')
      const input = read(raw)
      const key = keyOf(request)
      const open = (request.open = parts.openCalls.open(reply, timeoutMs))
      const produced =
        key === void 0
          ? produce(await carryOut(request, caller, open, input))
          : await carryOutOnce(request, caller, open, input, key)
      return reply.sent ? reply : send(request, reply, produced)
    },
  }
}
export { toRoute }
//# sourceMappingURL=route.js.map
