import { createReadStream, existsSync, rmSync } from 'node:fs'
import { basename } from 'node:path'
import { toTimestamp } from '../kernel/clock.js'
import type { NamedFile } from '../corpus/transfer/run/expand.js'
import type { Mapping } from '../corpus/transfer/understand/mapping.js'
import { note, print, type Invocation } from './command.js'
import { sentence, type ImportSummary } from './import-summary.js'
import { ServerCall } from './server-call.js'

interface Wanted {
  files: readonly NamedFile[]
  mapping: Mapping
  asOf: number | undefined
  rejectsPathFor: (file: string) => string | undefined
}

/** Sends files to a running server, which imports them as it does those of its console. */
export const importRemotely = async (invocation: Invocation, wanted: Wanted): Promise<number> => {
  const { text, given } = invocation
  const server = new ServerCall(invocation)
  let rejected = 0
  for (const { path, name } of wanted.files) {
    const startedAt = performance.now()
    const query = `?name=${encodeURIComponent(name === '-' ? 'stdin' : basename(name))}`
    const { id } = await server.upload(`/imports/files${query}`, createReadStream(path))
    const body = {
      file_id: id,
      mapping: wanted.mapping,
      ...(text['source'] === undefined ? {} : { source: text['source'] }),
      ...(wanted.asOf === undefined ? {} : { as_of: toTimestamp(wanted.asOf) }),
    }
    const answer = await server.finish('/imports', body, name)
    const result = answer['result'] as Omit<ImportSummary, 'file' | 'seconds' | 'rows_per_s' | 'resumed_from'>
    const rejectsPath = result.rejected + result.cells_lost > 0 ? wanted.rejectsPathFor(name) : undefined
    if (rejectsPath !== undefined) {
      if (existsSync(rejectsPath)) rmSync(rejectsPath)
      await server.saveFile(rejectsPath, `/imports/${String(answer['id'])}/rejects`, 'application/x-ndjson')
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
      rejects: rejectsPath ?? null,
    }
    if (!given.has('json')) for (const said of result.notes) note(said)
    print(given.has('json') ? JSON.stringify(summary) : sentence(summary, false))
    rejected += result.rejected
  }
  return rejected > 0 ? 3 : 0
}
