import { Streamed } from '../../kernel/operation.js'

/** A document that was printed, under the name a file of it has. */
export interface PrintedPdf {
  readonly name: string
  readonly bytes: Uint8Array
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

/** As the answer to a call. */
export const toAnswer = ({ name, bytes }: PrintedPdf): Streamed =>
  new Streamed('application/pdf', once(bytes), { 'content-disposition': `attachment; filename="${name}"` })
