import { METHODS } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Failure } from '../kernel/errors.js'
import { apiPrefix, type Operation } from '../kernel/operation.js'

/** Methods that the parser reads and the framework does not know (QUERY) would end in no handler of ours. CONNECT never gets this far. */
export const knowAllMethods = (app: FastifyInstance): void => {
  const known = new Set<string>(app.supportedMethods)
  for (const method of METHODS) if (!known.has(method) && method !== 'CONNECT') app.addHttpMethod(method)
}

/** Fails with what an address takes, where it is one of an operation: whoever gets here has used another method. */
export const methodsOf = <Needs>(operations: readonly Operation<Needs>[]): ((url: string) => void) => {
  const paths = [...new Set(operations.map(({ path }) => path))].map((path) => {
    const methods: string[] = operations.filter((operation) => operation.path === path).map(({ method }) => method)
    return {
      pattern: new RegExp(`^${apiPrefix}${path.replace(/\{\w+\}/g, '[^/]+')}$`),
      methods: methods.includes('GET') ? [...methods, 'HEAD'] : methods,
    }
  })
  return (url) => {
    const [path = ''] = url.split('?')
    // A path with a parameter may stand beside one with a word in its place: /lists/{id} and /lists/shared.
    const allow = [
      ...new Set(paths.filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => methods)),
    ].join(', ')
    if (allow === '') return
    throw new Failure('method_not_allowed', `This address accepts ${allow}.`, { headers: { allow } })
  }
}

/** Of these Node.js reads the first alone, while a proxy before the server may go by the last (RFC 9112, 3.2). */
const single = ['host', 'authorization']

const findRepeated = (fields: readonly string[]): string | undefined => {
  let seen = 0
  for (let i = 0; i < fields.length; i += 2) {
    const { length } = fields[i] as string
    const at = single.findIndex((name) => name.length === length && (fields[i] as string).toLowerCase() === name)
    if (at === -1) continue
    if ((seen & (1 << at)) !== 0) return fields[i]
    seen |= 1 << at
  }
  return undefined
}

/** HTTP/1.1 demands the header field Host, once (RFC 9112, 3.2). */
export const refuseBadFields = ({ raw }: FastifyRequest, _reply: unknown, done: (error?: Error) => void): void => {
  if (raw.headers.host === undefined && raw.httpVersion === '1.1')
    return done(new Failure('malformed_request', 'The header field Host is missing.'))
  const repeated = findRepeated(raw.rawHeaders)
  if (repeated === undefined) return done()
  done(new Failure('malformed_request', `The header field ${repeated} stands twice. Send it once.`))
}
