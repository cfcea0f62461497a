import { createReadStream, readFileSync, statSync } from 'node:fs'
import { basename } from 'node:path'
import { toTimestamp } from '../kernel/clock.js'
import type { NamedFile } from '../corpus/transfer/run/expand.js'
import type { Mapping } from '../corpus/transfer/understand/mapping.js'
import { note, print, type Invocation } from './command.js'
import { laterSearchable, sentence, type ImportSummary } from './import-summary.js'
import { ServerCall } from './server-call.js'

interface Wanted {
  file: NamedFile
  mapping: Mapping
  asOf: number | undefined
  rejectsPath: string | undefined
}

const shownRejects = 5

const sayFirst = (rejectsPath: string): void => {
  const lines = readFileSync(rejectsPath, 'utf8').split('\n').filter(Boolean).slice(0, shownRejects)
  for (const line of lines) {
    const { file, line: at, reasons } = JSON.parse(line) as { file: string; line: number; reasons: string[] }
    // Files that were sent as one are named as they were given.
    note(`${file.replace(/^files\.zip\//, '')}:${at}: ${reasons.join('; ')}`)
  }
}

/** Sends a file to a running server, which imports it as it does those of its console. */
export const importRemotely = async (
  invocation: Invocation,
  { file: { path, name }, mapping, asOf, rejectsPath }: Wanted,
): Promise<number> => {
  if (statSync(path).size === 0) throw new Error(`${name} is empty.`)
  const { text, given } = invocation
  const server = new ServerCall(invocation)
  const startedAt = performance.now()
  const query = `?name=${encodeURIComponent(name === '-' ? 'stdin' : basename(path))}`
  const { id } = await server.upload(`/imports/files${query}`, createReadStream(path))
  const body = {
    file_id: id,
    mapping,
    ...(text['source'] === undefined ? {} : { source: text['source'] }),
    ...(asOf === undefined ? {} : { as_of: toTimestamp(asOf) }),
  }
  const answer = await server.finish('/imports', body, name)
  const result = answer['result'] as Omit<ImportSummary, 'file' | 'seconds' | 'rows_per_s' | 'resumed_from'>
  const isRejecting = result.rejected + result.cells_lost > 0 && rejectsPath !== undefined
  if (isRejecting) {
    await server.saveFile(rejectsPath, `/imports/${String(answer['id'])}/rejects`, 'application/x-ndjson')
    sayFirst(rejectsPath)
  }
  // What was imported stays; the server needs the file no more.
  await server.call('DELETE', `/imports/files/${String(id)}`)
  const seconds = (performance.now() - startedAt) / 1000
  const summary: ImportSummary = {
    ...result,
    file: name,
    seconds: Number(seconds.toFixed(3)),
    rows_per_s: Math.round(result.rows / Math.max(seconds, 0.001)),
    resumed_from: 0,
    rejects: isRejecting ? rejectsPath : null,
  }
  if (!given.has('json')) for (const said of result.notes) note(said)
  if (result.searchable === false && !given.has('json')) note(laterSearchable)
  print(given.has('json') ? JSON.stringify(summary) : sentence(summary, false))
  return result.rejected > 0 ? 3 : 0
}
