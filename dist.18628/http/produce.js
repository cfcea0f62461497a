import { Readable } from 'node:stream'
import { Answer, Streamed } from '../kernel/operation.js'
import { compileSerializer } from './serialize.js'
const compileProducer = ({ output, keep, status: usual = 200 }, check) => {
  const serialize = compileSerializer(output, check)
  const keepable = (outcome) => {
    if (keep === void 0 || outcome instanceof Streamed) return outcome
    if (outcome instanceof Answer) return new Answer(keep(outcome.body), outcome.options)
    return keep(outcome)
  }
  const produce = (outcome) => {
    if (outcome instanceof Streamed) return outcome
    const { body, options } = outcome instanceof Answer ? outcome : new Answer(outcome)
    const status = options.status ?? usual
    if (status === 204) return { status, headers: options.headers ?? {}, body: '' }
    return {
      status,
      headers: { ...options.headers, 'content-type': 'application/json; charset=utf-8' },
      body: serialize(body),
    }
  }
  return { produce, keepable }
}
const compressedBytesMin = 1024
const send = (request, reply, produced) => {
  if (produced instanceof Streamed)
    return reply
      .headers({ ...produced.headers, 'content-type': produced.contentType })
      .send(Readable.from(produced.chunks))
  const { status, headers, body } = produced
  reply.code(status).headers(headers)
  const wanted = body.length >= compressedBytesMin && request.headers['accept-encoding'] !== void 0
  return wanted ? reply.compress(body) : reply.send(body)
}
export { compileProducer, compressedBytesMin, send }
//# sourceMappingURL=produce.js.map
