import { z } from 'zod'
import { fileFormatNames, fileFormats, tableOf, writeTable, type FileFormat } from '../engine/tables/index.js'
import { Failure } from '../kernel/errors.js'
import { Streamed, type Call } from '../kernel/operation.js'

/** Asks for a list as a file where an address is easier to write than an Accept field. */
export const formatQuery = z
  .enum(fileFormatNames)
  .optional()
  .describe('Return the whole list as a file instead of a page; same as sending its media type in Accept.')

/** The media types of files, for the description of an operation. */
export const fileTypes: Record<string, string> = Object.fromEntries(
  Object.values(fileFormats).map(({ type, meaning }) => [type, meaning]),
)

const types = Object.values(fileFormats).map(({ type }) => type)

/** Which file the client wants, if it wants one. */
export const findFormat = (call: Call, asked: FileFormat | undefined): FileFormat | undefined => {
  if (asked !== undefined) return asked
  const type = call.accepts(['application/json', ...types, 'text/event-stream'])
  return fileFormatNames.find((name) => fileFormats[name].type === type)
}

/**
 * A list as a file, whole or not at all: documents are the JSON of its items, in order, and a failure half-way breaks the
 * transfer off instead of ending it.
 */
export const createFileStreams = (item: z.ZodType) => {
  let whole: ReturnType<typeof tableOf> | undefined
  async function* lines(documents: AsyncIterable<string>): AsyncGenerator<string> {
    for await (const document of documents) yield `${document}\n`
  }
  async function* rows(documents: AsyncIterable<string>, toRow: (item: unknown) => readonly unknown[]) {
    for await (const document of documents) yield toRow(JSON.parse(document))
  }
  return (format: FileFormat, name: string, documents: AsyncIterable<string>, fields?: readonly string[]): Streamed => {
    const headers = { 'content-disposition': `attachment; filename="${name}.${format}"` }
    const type = fileFormats[format].type
    if (format === 'jsonl') return new Streamed(type, lines(documents), headers)
    const table = fields === undefined ? (whole ??= tableOf(item)) : tableOf(item, fields)
    const charset = format === 'csv' ? '; charset=utf-8; header=present' : ''
    return new Streamed(type + charset, writeTable(format, table.columns, rows(documents, table.toRow)), headers)
  }
}

/** A list whose request did not succeed is not handed out as if it were whole. */
export const refuseBrokenList = (status: string): void => {
  if (status === 'failed' || status === 'canceled')
    throw new Failure(
      'conflict',
      `The request was ${status === 'failed' ? 'not finished: it failed' : 'canceled'}. Its list is incomplete; read the available items as pages of JSON.`,
    )
}
