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

/** HTTP/1.1 demands the header field (RFC 9112, 3.2). */
export const refuseNoHost = ({ raw }: FastifyRequest, _reply: unknown, done: (error?: Error) => void): void => {
  const isMissing = raw.headers.host === undefined && raw.httpVersion === '1.1'
  done(isMissing ? new Failure('malformed_request', 'The header field Host is missing.') : undefined)
}
