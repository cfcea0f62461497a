import { z } from 'zod'
import { fileFormatNames, fileFormats, tableOf, writeTable } from '../engine/tables/index.js'
import { Failure } from '../kernel/errors.js'
import { Streamed } from '../kernel/operation.js'
const formatQuery = z
  .enum(fileFormatNames)
  .optional()
  .describe('The whole list as a file instead of a page; the same as asking for its media type in Accept.')
const fileTypes = Object.fromEntries(Object.values(fileFormats).map(({ type, meaning }) => [type, meaning]))
const types = Object.values(fileFormats).map(({ type }) => type)
const findFormat = (call, asked) => {
  if (asked !== void 0) return asked
  const type = call.accepts(['application/json', ...types, 'text/event-stream'])
  return fileFormatNames.find((name) => fileFormats[name].type === type)
}
const createFileStreams = (item) => {
  let table
  async function* lines(documents) {
    for await (const document of documents)
      yield `${document}
`
  }
  async function* rows(documents, toRow) {
    for await (const document of documents) yield toRow(JSON.parse(document))
  }
  return (format, name, documents) => {
    const headers = { 'content-disposition': `attachment; filename="${name}.${format}"` }
    const type = fileFormats[format].type
    if (format === 'jsonl') return new Streamed(type, lines(documents), headers)
    table ??= tableOf(item)
    const charset = format === 'csv' ? '; charset=utf-8; header=present' : ''
    return new Streamed(type + charset, writeTable(format, table.columns, rows(documents, table.toRow)), headers)
  }
}
const refuseBrokenList = (status) => {
  if (status === 'failed' || status === 'canceled')
    throw new Failure(
      'conflict',
      `The request was ${status === 'failed' ? 'not finished: it failed' : 'canceled'}. Its list is not whole; read what there is as pages of JSON.`,
    )
}
export { createFileStreams, fileTypes, findFormat, formatQuery, refuseBrokenList }
//# sourceMappingURL=item-files.js.map
