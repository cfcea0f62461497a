import type { FastifyInstance } from 'fastify'
import { Failure } from '../kernel/errors.js'
import { apiPrefix, type Operation } from '../kernel/operation.js'
import type { Admission } from './admission.js'
import type { NoteAnswer } from './answers.js'
import type { Metrics } from './metrics.js'
import { methodsOf } from './methods.js'
import { toRoute, type RouteParts } from './route.js'
import { passBodiesOn, takeBytes } from './upload.js'

/** How long any body but a file may take to arrive. */
export const bodyTimeoutMs = 30_000

/** Whoever sends a body a byte at a time must not hold a connection for an hour. */
const limitBodies = (app: FastifyInstance): void => {
  app.addHook('preParsing', (request, _reply, payload, done) => {
    if (
      request.raw.complete ||
      (request.headers['content-length'] === undefined && request.headers['transfer-encoding'] === undefined)
    )
      return done()
    const timer = setTimeout(() => request.raw.destroy(), bodyTimeoutMs)
    const stop = (): void => clearTimeout(timer)
    payload.once('end', stop)
    request.raw.once('close', stop)
    done()
  })
}

export interface OperationParts<Needs> extends RouteParts<Needs> {
  operations: readonly Operation<Needs>[]
  admission: Admission
  metrics: Metrics
  noteAnswer: NoteAnswer
}

/** Bodies arrive in three ways: as JSON or CSV, as bytes of a known kind, or passed on as they come. */
const wayOf = ({ upload, bytesAs }: Pick<Operation<never>, 'upload' | 'bytesAs'>): 'calls' | 'files' | 'uploads' =>
  upload !== undefined ? 'uploads' : bytesAs !== undefined ? 'files' : 'calls'

/** Adds a route for every operation below the prefix of the interface. */
export const addOperations = async <Needs>(app: FastifyInstance, parts: OperationParts<Needs>): Promise<void> => {
  const { operations, admission, audit, metrics, noteAnswer, docsUrl } = parts
  const addRoute = (to: FastifyInstance, operation: Operation<Needs>): void => {
    const observe = metrics.observer(apiPrefix + operation.path)
    to.route({
      ...toRoute(operation, parts),
      onResponse: (request, reply, done) => {
        noteAnswer(request, reply, observe, operation.name)
        audit.end(request, operation, reply.statusCode)
        done()
      },
    })
  }
  const addAll = async (api: FastifyInstance, way: ReturnType<typeof wayOf>, prepare: (to: FastifyInstance) => void) =>
    api.register(async (to) => {
      prepare(to)
      for (const operation of operations) if (wayOf(operation) === way) addRoute(to, operation)
    })
  await app.register(
    async (api) => {
      api.addHook('onRequest', admission.admit)
      await addAll(api, 'calls', limitBodies)
      await addAll(api, 'files', (files) => {
        limitBodies(files)
        takeBytes(files)
      })
      await addAll(api, 'uploads', passBodiesOn)
      const refuseMethod = methodsOf(operations)
      // Before the body is looked at: whatever it is, the method is what is wrong.
      api.addHook('onRequest', async (request) => {
        if (request.is404) refuseMethod(request.url)
      })
      api.setNotFoundHandler(async () => {
        throw new Failure('not_found', `There is no such operation. ${docsUrl()} lists what there is.`)
      })
    },
    { prefix: apiPrefix },
  )
}
