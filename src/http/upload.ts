import { Busboy } from '@fastify/busboy'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Failure, invalid } from '../kernel/errors.js'
import type { Upload } from '../kernel/operation.js'
import { reasonOf } from '../kernel/reason-of.js'

/** Hands the body on as it comes, whatever its type: the operation reads it, piece by piece. */
export const passBodiesOn = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
}

/** Takes pictures and films as bodies besides JSON. */
export const takeBytes = (app: FastifyInstance): void => {
  app.addContentTypeParser(
    /^(?:image|video)\/|^application\/octet-stream/,
    { parseAs: 'buffer' },
    (_request, body, done) => done(null, body),
  )
}

/** A body of bytes as the JSON that would say the same. */
export const toJsonBody = (body: unknown, field: string | undefined): unknown => {
  if (field === undefined || !Buffer.isBuffer(body)) return body
  if (body.length === 0) throw invalid('', 'It is empty. Send the file itself, with its content type.')
  return { [field]: body.toString('base64') }
}

const nameInHeader = /filename\*?=(?:UTF-8''|")?([^";]+)/i

const nameOf = (request: FastifyRequest): string | undefined => {
  const given = nameInHeader.exec(request.headers['content-disposition'] ?? '')?.[1]
  try {
    return given === undefined ? undefined : decodeURIComponent(given)
  } catch {
    return given
  }
}

/** The one file of a form. Fields before it are passed over; a second file is refused. */
const readForm = (request: FastifyRequest): Promise<Upload> =>
  new Promise((resolve, reject) => {
    const refuse = (message: string): void => reject(new Failure('malformed_request', message))
    let form: InstanceType<typeof Busboy>
    try {
      form = new Busboy({
        headers: request.headers as never,
        limits: { files: 1, fields: 20, fieldSize: 65_536, parts: 30 },
      })
    } catch (error) {
      return refuse(`The form cannot be read: ${reasonOf(error)}.`)
    }
    form.on('file', (_field, stream, filename, _encoding, contentType) => {
      resolve({ name: filename || undefined, contentType, chunks: stream as AsyncIterable<Buffer> })
    })
    form.on('error', (error) => refuse(`The form cannot be read: ${reasonOf(error)}.`))
    form.on('finish', () => refuse('The form holds no file: send it as a part with a file name.'))
    request.raw.once('aborted', () => form.destroy(new Error('the client went away')))
    request.raw.pipe(form)
  })

/** The file that a call brings, as a form or as the body itself. */
export const readUpload = async (request: FastifyRequest): Promise<Upload> => {
  const contentType = request.headers['content-type']
  if (contentType?.startsWith('multipart/form-data') === true) return readForm(request)
  if (
    request.headers['content-length'] === '0' ||
    (request.headers['content-length'] === undefined && request.headers['transfer-encoding'] === undefined)
  )
    throw new Failure('malformed_request', 'The body is empty: send the file as the body, or as a form.')
  return { name: nameOf(request), contentType, chunks: request.raw as AsyncIterable<Buffer> }
}
