import { createWriteStream } from 'node:fs'
import { extname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { note, UsageError, type Run } from './command.js'
import { readRowsFile } from './rows-file.js'
import { partOf, ServerCall, textOf } from './server-call.js'
import { readText } from './read-text.js'
import { readNetwork } from './words-of-flags.js'

const formats: Record<string, string> = {
  '.csv': 'csv',
  '.jsonl': 'jsonl',
  '.ndjson': 'jsonl',
  '.parquet': 'parquet',
  '.xlsx': 'xlsx',
}

const formatOf = (file: string | undefined): string => {
  if (file === undefined) return 'csv'
  const format = formats[extname(file).toLowerCase()]
  if (format === undefined) throw new UsageError('--out takes a file that ends in .csv, .jsonl, .parquet or .xlsx.')
  return format
}

export const run: Run = async (invocation) => {
  const { words, text } = invocation
  const [file] = words
  if (file === undefined) throw new UsageError('Specify which file.')
  const format = formatOf(text['out'])
  const blocks = text['blocks']?.split(',').map((each) => each.trim())
  const server = new ServerCall(invocation)
  const answer = await server.finish(
    '/enrichments',
    {
      ...readRowsFile(readText(file)),
      format,
      ...(blocks === undefined ? {} : { blocks }),
      ...(text['network'] === undefined ? {} : { network: readNetwork(text['network']) }),
      ...(text['purpose'] === undefined ? {} : { purpose: text['purpose'] }),
      ...(text['live'] === undefined ? {} : { live: { profiles_max: Number(text['live']) } }),
    },
    'Enriching',
  )
  const out = text['out'] === undefined ? process.stdout : createWriteStream(text['out'])
  const body = await server.file(`/enrichments/${textOf(answer['id'])}?format=${format}`)
  await pipeline(Readable.fromWeb(body), out, { end: text['out'] !== undefined })
  const result = partOf(answer, 'result')
  note(
    `${textOf(result['found'])} of ${textOf(result['rows'])} found, ${textOf(result['not_found'])} not known, ${textOf(result['invalid'])} invalid, ${textOf(result['withheld'])} withheld.`,
  )
  return 0
}
